"""A walk through the inspector of the demo, as by a developer with a screen reader and a keyboard."""

import subprocess

from accessible_application import LABEL, set_text
from test_demo import DemoTestCase


class InspectorTests(DemoTestCase):
    @property
    def environment(self):
        return {**super().environment, "LASSO_INSPECT": "1"}

    def activate(self, title):
        """Brings a window to the front, by a regular expression for its title."""
        subprocess.run(["xdotool", "search", "--sync", "--name", title, "windowactivate", "--sync"], check=True)

    def wait_for_labels(self, shown, gone=()):
        def is_so():
            names = {label.get_name() for label in self.demo.all(LABEL)}
            return set(shown) <= names and names.isdisjoint(gone)

        self.demo.wait_until(is_so, f"{shown} are shown, and {gone} are not")

    def test_the_hierarchy_the_log_time_travel_and_an_action_by_hand(self):
        self.start()
        # The hierarchy with the state of the login.
        self.wait_for_labels(["LoginViewController", "LoginScreenStore", "username"])
        self.demo.type("ann", into="Username")
        self.wait_for_labels(['"ann"', "changed"])
        # The log, filtered.
        self.activate("^Hierarchy$")
        self.demo.press("ctrl+2")
        set_text(self.demo.field("Search the Log"), "updateUsername")
        self.wait_for_labels(['.didUpdateUsername("ann")'], gone=['username: "an" → "ann"', ".didLoadView"])
        # Time travel, in the application's own window.
        self.demo.click("Earlier")
        self.wait_for_text("Username", "an")
        self.demo.click("Earlier")
        self.wait_for_text("Username", "a")
        self.demo.click("Later")
        self.wait_for_text("Username", "an")
        self.demo.click("Now")
        self.wait_for_text("Username", "ann")
        # An action by hand, which continues from an earlier moment.
        self.demo.click("Earlier")
        self.wait_for_text("Username", "an")
        self.activate("^Log$")
        self.demo.click_object_with_mouse(self.demo.wait_for(LABEL, '.didUpdateUsername("a")'))
        self.demo.click("Send Again")
        self.wait_for_text("Username", "a")
        self.wait_for_labels(["Action (abandoned)"])
        # A field by hand.
        self.demo.press("ctrl+1")
        self.demo.click_object_with_mouse(self.demo.wait_for(LABEL, "username"))
        self.demo.wait_until(lambda: self.demo.text_of("Value") == "a", "the field can be set")
        set_text(self.demo.field("Value"), "eve")
        self.demo.click("Set")
        self.wait_for_text("Username", "eve")
        # What is alive.
        self.demo.press("ctrl+3")
        self.wait_for_labels(["LoginFlow", "In the hierarchy"])
