"""A walk through the inspector of the demo, as by a developer with a screen reader and a keyboard."""

import os
import subprocess
import unittest

from accessible_application import BUTTON, LABEL, set_text
from test_demo import PROGRAM, DemoTestCase


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
        # Time travel, in the application's own window. A button can't be pressed twice at once, but its key can.
        self.demo.click("Earlier")
        self.wait_for_text("Username", "an")
        self.demo.press("ctrl+bracketleft")
        self.wait_for_text("Username", "a")
        self.demo.click("Later")
        self.wait_for_text("Username", "an")
        self.demo.click("Now")
        self.wait_for_text("Username", "ann")
        # An action by hand, which continues from an earlier moment.
        self.demo.press("ctrl+bracketleft")
        self.wait_for_text("Username", "an")
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

    def test_the_place_of_an_earlier_moment_with_its_state(self):
        self.start("lasso-demo:///home/samples/counter")
        self.create_account()
        self.demo.wait_until_gone(name="Repeat Password")
        self.log_in()
        self.demo.click("Increment")
        self.demo.wait_for(LABEL, "1")
        link = "lasso-demo:///home/samples/search"
        subprocess.run([PROGRAM, link], env={**os.environ, **self.environment}, check=True)
        self.demo.wait_until_gone(BUTTON, "Increment")
        self.demo.wait_for(name="Search Words")
        self.activate("^Hierarchy$")
        self.demo.press("ctrl+2")
        self.demo.click_object_with_mouse(self.demo.wait_for(LABEL, "value: 0 → 1"))
        self.demo.click("Show This Moment")
        # The counter was released, and is created again.
        self.demo.wait_for(BUTTON, "Increment")
        self.demo.wait_for(LABEL, "1")
        self.demo.press("ctrl+0")
        self.demo.wait_until_gone(BUTTON, "Increment")
        self.demo.wait_for(name="Search Words")


if __name__ == "__main__":
    unittest.main()
