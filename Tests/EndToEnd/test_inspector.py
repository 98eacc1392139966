"""A walk through the inspector of the demo, as by a developer with a screen reader and a keyboard."""

import os
import subprocess
import unittest

from accessible_application import BUTTON, LABEL, WINDOW, Atspi, is_sensitive, set_text
from test_demo import PROGRAM, DemoTestCase

DROP_DOWN = Atspi.Role.COMBO_BOX
HINT = "Click a widget of the application, or press Return at it. Ctrl+click uses it."


class InspectorTestCase(DemoTestCase):
    def activate(self, title):
        """Brings a window to the front, by a regular expression for its title."""
        subprocess.run(["xdotool", "search", "--sync", "--name", title, "windowactivate", "--sync"], check=True)

    def wait_for_labels(self, shown, gone=()):
        def is_so():
            names = {label.get_name() for label in self.demo.all(LABEL)}
            return set(shown) <= names and names.isdisjoint(gone)

        self.demo.wait_until(is_so, f"{shown} are shown, and {gone} are not")

    def choose(self, drop_down, index):
        """Opens a drop-down list with the mouse, and chooses one of its items with the keyboard."""
        self.demo.click_object_with_mouse(self.demo.wait_for(DROP_DOWN, drop_down))
        self.demo.press("Home", *["Down"] * index, "Return")


class OpeningTests(InspectorTestCase):
    def test_a_key_opens_the_inspector_as_often_as_it_is_closed(self):
        self.start()
        self.demo.type("ann", into="Username")
        for _ in range(2):
            self.demo.press("ctrl+shift+d")
            # What was there before.
            self.wait_for_labels(["LoginViewController", "LoginScreenStore", '"ann"'])
            # GTK's own inspector, which has the same key, would ask first.
            self.assertEqual(len(self.demo.all(WINDOW)), 2)
            self.activate("^Hierarchy$")
            self.demo.press("ctrl+w")
            self.demo.wait_until(lambda: len(self.demo.all(WINDOW)) == 1, "the inspector is closed")
            self.activate("^Log In$")
        self.assertEqual(self.demo.text_of("Username"), "ann")


class InspectorTests(InspectorTestCase):
    @property
    def environment(self):
        return {**super().environment, "LASSO_INSPECT": "1"}

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

    def test_a_widget_is_picked_with_the_mouse_instead_of_being_used(self):
        self.start()
        self.wait_for_labels(["LoginViewController", "LoginScreenStore"])
        self.start_picking()
        self.demo.click_object_with_mouse(self.demo.field("Username"))
        self.wait_for_labels(["bound to", "LoginScreenStore: username, error"], gone=[HINT])
        self.start_picking()
        self.demo.click_with_mouse("Create Account")
        self.wait_for_labels(["bound to"], gone=["LoginScreenStore: username, error", HINT])
        self.assertEqual(self.demo.all(name="Repeat Password"), [])
        self.open_create_account()

    def start_picking(self):
        """Lets the next click in the login pick a widget."""
        self.activate("^Hierarchy$")
        self.demo.press("ctrl+shift+c")
        self.wait_for_labels([HINT])
        self.activate("^Log In$")

    def test_the_log_is_filtered_by_kind_and_by_store(self):
        action, change = '.didUpdateUsername("ann")', 'username: "an" → "ann"'
        self.start()
        self.wait_for_labels(["LoginViewController"])
        self.demo.type("ann", into="Username")
        self.activate("^Hierarchy$")
        self.demo.press("ctrl+2")
        self.wait_for_labels([action, change])
        # All kinds, actions, changes, and others.
        self.choose("Kind", 2)
        self.wait_for_labels([change], gone=[action])
        self.choose("Kind", 1)
        self.wait_for_labels([action], gone=[change])
        self.choose("Kind", 0)
        self.wait_for_labels([action, change])
        # All stores, the window, and the store of the login.
        self.choose("Store", 1)
        self.wait_for_labels(["/login"], gone=[action, change])
        self.choose("Store", 2)
        self.wait_for_labels([action, change], gone=["/login"])

    def test_an_earlier_moment_becomes_the_present_and_the_application_goes_on_from_there(self):
        self.start()
        self.wait_for_labels(["LoginViewController"])
        self.demo.type("ann", into="Username")
        self.activate("^Hierarchy$")
        self.demo.press("ctrl+2")
        self.wait_for_labels(['username: "an" → "ann"'])
        self.demo.click("Earlier")
        self.wait_for_text("Username", "an")
        self.demo.click("Continue from Here")
        self.wait_for_labels(["Action (abandoned)", "Change (abandoned)"])
        # There is no way back.
        now = self.demo.wait_for(BUTTON, "Now")
        self.demo.wait_until(lambda: not is_sensitive(now), "the present is shown")
        self.assertEqual(self.demo.text_of("Username"), "an")
        self.activate("^Log In$")
        self.demo.type("anne", into="Username")
        self.wait_for_labels(['username: "ann" → "anne"'])


if __name__ == "__main__":
    unittest.main()
