"""Walks through the gallery and its first samples, with the keyboard and a screen reader."""

import subprocess
import unittest

from accessible_application import ALERT, BUTTON, LABEL, LIST_ITEM, WINDOW, is_focused, is_selected
from sample_test_case import SampleTestCase


class GalleryTests(SampleTestCase):
    def selected(self):
        return [row.get_name() for row in self.demo.all(LIST_ITEM) if is_selected(row)]

    def wait_for_selected(self, title):
        self.demo.wait_until(lambda: [name for name in self.selected() if title in name], f"{title!r} is selected")

    def test_a_sample_is_chosen_with_the_keyboard_and_its_source_read(self):
        self.open_sample("counter")
        self.demo.wait_for(BUTTON, "Increment")
        self.wait_for_selected("Counter")
        # Letters find a row, and only the Return key leaves the sample.
        self.focus_row("Counter")
        self.demo.type("str")
        self.wait_for_focused_row("Strange Flow")
        self.assertEqual(len(self.demo.all(BUTTON, "Increment")), 1)
        self.demo.press("Return")
        self.demo.wait_for(LABEL, "Flow 1")
        self.wait_for_selected("Strange Flow")
        self.demo.press("ctrl+u")
        self.demo.wait_for(LABEL, "StrangePlace.swift")
        self.demo.wait_until(
            lambda: "extension Sample" in self.demo.text_of("StrangeFlowSample.swift"), "the source is shown"
        )
        self.demo.press("Down")
        self.demo.wait_until(lambda: self.demo.all(name="StrangeFlow.swift"), "the next file is shown")
        self.demo.press("ctrl+w")
        self.demo.wait_until_gone(LABEL, "StrangePlace.swift")

    def test_a_sample_opens_in_another_window(self):
        self.open_sample("counter")
        self.demo.click("Increment")
        self.demo.wait_for(LABEL, "1")
        self.demo.press("ctrl+shift+p")
        self.demo.wait_for(name="Search Commands")
        self.demo.type("open in new")
        self.demo.press("Return")
        self.demo.wait_until(lambda: len(self.demo.all(WINDOW, "Counter")) == 2, "there are two windows")
        self.demo.wait_for(LABEL, "0")
        self.demo.press("ctrl+w")
        self.demo.wait_until(lambda: len(self.demo.all(WINDOW)) == 1, "there is one window")
        self.leave_sample()

    def test_in_a_narrow_window_a_sample_is_chosen_and_left_again(self):
        self.open_sample("counter")
        self.demo.wait_for(BUTTON, "Increment")
        subprocess.run(["xdotool", "getactivewindow", "windowsize", "400", "500"], check=True)
        self.demo.wait_until(
            lambda: bool(self.demo.all(BUTTON, "Back")) != bool(self.demo.all(BUTTON, "Account")), "one part is shown"
        )
        if self.demo.all(BUTTON, "Back"):
            self.demo.press("alt+Left")
        self.demo.wait_for(BUTTON, "Account")
        self.focus_row("Counter")
        self.demo.press("Down", "Down", "Return")
        self.demo.wait_for(LABEL, "Create an Account")
        self.demo.wait_until_gone(BUTTON, "Account")
        self.demo.press("alt+Left")
        self.demo.wait_for(BUTTON, "Account")
        self.demo.wait_until_gone(LABEL, "Create an Account")

    def focus_row(self, title):
        """Moves the focus to a row with the Tab key. The name of a row also has its summary."""
        for _ in range(20):
            if self.is_focused(title):
                return
            before = self.demo.focused()
            self.demo.press("Tab")
            self.demo.wait_until(lambda: self.demo.focused() != before, "the focus moves")
        self.fail(f"Tab doesn't move the focus to {title!r}\n{self.demo.describe()}")

    def wait_for_focused_row(self, title):
        self.demo.wait_until(lambda: self.is_focused(title), f"{title!r} has the focus")

    def is_focused(self, title):
        return any(title in (row.get_name() or "") for row in self.demo.all(LIST_ITEM) if is_focused(row))


class ScreenTests(SampleTestCase):
    def test_counter(self):
        self.open_sample("counter")
        self.demo.focus("Increment")
        self.demo.press("space")
        self.demo.wait_for(LABEL, "1")
        self.demo.press("alt+f")
        self.demo.wait_for(ALERT, "The number is 1")
        self.leave_sample()

    def test_login(self):
        self.open_sample("login")
        self.demo.type("ann", into="Username")
        self.demo.type("a wrong one", into="Password")
        self.demo.press("Return")
        self.demo.wait_for(LABEL, "Invalid login")
        self.demo.type("correct horse", into="Password")
        self.demo.press("Return")
        self.demo.wait_for(ALERT, "“ann” has logged in")
        self.leave_sample()

    def test_sign_up(self):
        self.open_sample("sign-up")
        self.demo.type("bob", into="Username")
        self.demo.click("Account")
        self.demo.click("Cancel")
        self.demo.wait_until_gone(name="Cancel")
        self.demo.type("long enough", into="Password")
        self.demo.type("long enough", into="Repeat Password")
        self.demo.press("Return")
        self.demo.wait_for(LABEL, "You can log in as “bob” now.")
        self.demo.press("alt+a")
        self.demo.wait_for(name="Repeat Password")
        self.leave_sample()

    def test_bindings(self):
        self.open_sample("bindings")
        self.demo.wait_for(LABEL, "Check Button: Off")
        self.leave_sample()
        self.demo.wait_until_gone(LABEL, "Check Button: Off")

    def test_a_million_rows(self):
        self.open_sample("million-rows")
        self.demo.wait_for(LABEL, "1,000,000 chores")
        self.leave_sample()


class FlowTests(SampleTestCase):
    def test_counter_in_a_flow(self):
        self.open_sample("counter-flow")
        self.demo.focus("Number")
        self.demo.press("ctrl+a", "7", "Return")
        self.demo.wait_for(LABEL, "7")
        self.demo.click("Increment")
        self.demo.wait_for(LABEL, "8")
        self.demo.press("alt+f")
        self.demo.wait_for(name="From 7 to 8")
        self.demo.press("alt+c")
        self.demo.wait_until_gone(name="From 7 to 8")
        self.demo.wait_for(LABEL, "Where Do You Begin?")
        self.leave_sample()

    def test_tabs(self):
        self.open_sample("tabs")
        self.demo.type("Hello", into="Message")
        self.demo.press("Return")
        self.demo.click("Show")
        self.demo.wait_for(LIST_ITEM, "Hello")
        self.demo.wait_until_gone(name="Write to Yourself")
        self.demo.focus("Hello")
        self.demo.press("Return")
        self.demo.click("Reply")
        self.demo.wait_for(LABEL, "Reply to “Hello”")
        self.wait_for_focus("Message")
        self.leave_sample()

    def test_strange_flow(self):
        self.open_sample("strange-flow")
        self.demo.press("alt+p")
        self.demo.wait_for(LABEL, "Flow 2")
        self.demo.press("alt+d")
        self.demo.wait_for(LABEL, "Flow 3")
        self.demo.wait_for_active_dialog()
        self.demo.press("alt+t")
        self.demo.wait_for(LABEL, "Flow 4")
        self.demo.press("alt+Left")
        self.demo.wait_until_gone(LABEL, "Flow 4")
        self.demo.press("Escape")
        self.demo.wait_until_gone(LABEL, "Flow 3")
        self.demo.click("Dismiss")
        self.demo.wait_until_gone(LABEL, "Flow 2")
        self.demo.wait_for(LABEL, "Flow 1")
        self.leave_sample()


if __name__ == "__main__":
    unittest.main()
