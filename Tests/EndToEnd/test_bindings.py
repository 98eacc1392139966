"""Tests of the demo's Bindings window, worked through with a keyboard and a screen reader."""

import os
import tempfile
import unittest

from accessible_application import LABEL, AccessibleApplication, set_text

PROGRAM = os.environ.get("LASSO_DEMO", ".build/debug/lasso-demo")


class BindingsTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.demo = AccessibleApplication(
            [PROGRAM], {"XDG_DATA_HOME": folder.name, "XDG_STATE_HOME": os.path.join(folder.name, "state")}
        )
        self.demo.wait_for(name="Username")
        self.demo.press("ctrl+b")
        self.demo.wait_for(name="Check Button")

    def tearDown(self):
        errors = self.demo.close()
        for unwanted in ("CRITICAL", "WARNING", "Fatal error"):
            self.assertNotIn(unwanted, errors)

    def wait_for_labels(self, *expected):
        """Waits until labels are shown. A walk through the whole window takes long, so it looks for all of them at once."""
        self.demo.wait_until(
            lambda: set(expected) <= {label.get_name() for label in self.demo.all(LABEL)}, f"{expected} are shown"
        )

    def test_each_control_is_used_with_the_keyboard_and_the_others_follow(self):
        self.demo.focus("Switch")
        # The switch; the check button, the toggle button, the expander.
        self.demo.press("space", "Tab", "Tab", "Tab")
        # The scale, the spin button.
        self.demo.press("Tab", "Right", "Tab", "Up")
        self.wait_for_labels(
            *(f"{control}: On" for control in ("Switch", "Check Button", "Toggle Button", "Expander")),
            *(f"{control}: 7" for control in ("Scale", "Spin Button", "Level Bar", "Progress Bar")),
        )
        # The code, of which more than eight letters are refused; the password, the notes, the search.
        self.demo.press("Tab", "End", "x", "y", "z", "1", "2", "3", "4", "Tab", "a", "b")
        self.demo.press("Tab", "c", "d", "ctrl+z", "Tab", "q")
        # The drop-down, the radio buttons, the buttons for a color, a font, and a file, the calendar.
        self.demo.press("Tab", "Tab", "Right", "Tab", "Tab", "Tab", "Tab", "Right", "space", "ctrl+j")
        self.wait_for_labels(
            *("Code: ABCXYZ12", "Password: 2 characters", "Notes: ", "Search: q"),
            *("Drop-Down: Large", "Radio Buttons: Large", "Events: Ctrl+J"),
        )
        self.assertEqual(self.demo.all(LABEL, "Calendar: 2024-02-29"), [])

    def test_a_screen_reader_changes_what_a_keyboard_does(self):
        set_text(self.demo.field("Code"), "new")
        self.demo.click("Add")
        self.demo.click("Reverse")
        self.wait_for_labels("Code: NEW", "Task 3, Write, Read")
        set_text(self.demo.field("Task 1"), "Read!")
        self.demo.click("Remove First")
        self.wait_for_labels("Write, Read!")


if __name__ == "__main__":
    unittest.main()
