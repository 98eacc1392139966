"""Tests of the demo's List window, worked through with a keyboard and a screen reader."""

import os
import tempfile
import unittest

from accessible_application import (
    ALERT,
    BUTTON,
    LABEL,
    LIST,
    LIST_ITEM,
    MENU_ITEM,
    AccessibleApplication,
    Atspi,
    is_focused,
    is_selected,
)

PROGRAM = os.environ.get("LASSO_DEMO", ".build/debug/lasso-demo")


class ListTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.demo = AccessibleApplication(
            [PROGRAM], {"XDG_DATA_HOME": folder.name, "XDG_STATE_HOME": os.path.join(folder.name, "state")}
        )
        # If this method fails, tearDown isn't called.
        self.addCleanup(self.demo.process.kill)
        self.demo.wait_for(name="Username")
        self.demo.press("ctrl+l")
        # A walk through the rows takes long, so the objects are looked up before there are any.
        self.list = self.demo.wait_for(LIST)
        self.count = self.demo.wait_until(
            lambda: self.demo.all(LABEL, "Loading…") or self.demo.all(LABEL, "1,000,000 chores"), "the count is shown"
        )[0]
        self.number_header = self.demo.wait_for(LABEL, "Number")
        self.undo, self.redo = self.demo.wait_for(BUTTON, "Undo"), self.demo.wait_for(BUTTON, "Redo")
        self.wait_for_count("1,000,000 chores")

    def tearDown(self):
        errors = self.demo.close()
        for unwanted in ("CRITICAL", "WARNING", "Fatal error"):
            self.assertNotIn(unwanted, errors)

    # Names, focus, and positions, as a screen reader reads them.

    def row(self, index):
        return self.list.get_child_at_index(index)

    def first_rows(self, count):
        rows = [self.row(index) for index in range(min(count, self.list.get_child_count()))]
        # The list may have become shorter meanwhile.
        return [row for row in rows if row is not None]

    def rows(self, count):
        return [row.get_name() for row in self.first_rows(count)]

    def focused_row(self):
        """Returns the name of the row that has the focus, among the first ones."""
        for row in self.first_rows(10):
            # The editable name, in the first cell.
            cell = row.get_child_at_index(0)
            if is_focused(row) or cell is not None and is_focused(cell.get_child_at_index(0)):
                return row.get_name()
        return None

    def menu_items(self):
        return [item.get_name() for item in self.demo.all(MENU_ITEM)]

    def wait_for_count(self, text):
        self.demo.wait_until(lambda: self.count.get_name() == text, f"{text!r} is shown")

    def wait_for_rows(self, *names):
        self.demo.wait_until(lambda: self.rows(len(names)) == list(names), f"the rows begin with {names}")

    def wait_for_focus(self, name):
        self.demo.wait_until(lambda: self.focused_row() == name, f"{name!r} has the focus")

    def wait_for_steps(self, undo, redo):
        self.demo.wait_until(
            lambda: (self.undo.get_name(), self.redo.get_name()) == (undo, redo), f"{undo!r} and {redo!r} are offered"
        )

    def search(self, text):
        self.demo.press("alt+s", "ctrl+a")
        self.demo.type(text)

    # Tests.

    def test_rows_are_edited_with_the_keyboard_alone(self):
        self.wait_for_rows("Repair the round picture 1", "Order the new hammer 2", "Label the heavy clock 3")
        # With Down, GTK 4.18 would move the focus to the scroller instead of the table.
        self.demo.press("Tab", "Tab", "Home", "Down")
        self.wait_for_focus("Order the new hammer 2")
        self.assertEqual([is_selected(self.row(index)) for index in range(3)], [False, True, False])
        self.check_position(self.row(1), 2, 1_000_000)

        self.demo.press("F2", "ctrl+a")
        self.demo.type("Rest")
        self.demo.press("Return")
        self.wait_for_rows("Repair the round picture 1", "Rest 2")
        self.wait_for_steps("Undo Rename", "Redo")
        self.demo.press("alt+Down", "alt+Down")
        self.wait_for_rows("Repair the round picture 1", "Label the heavy clock 3", "Draw the empty bicycle 4", "Rest 2")
        self.wait_for_focus("Rest 2")
        self.demo.press("shift+Up", "Delete")
        self.wait_for_count("999,998 chores")
        self.wait_for_rows("Repair the round picture 1", "Label the heavy clock 3", "Wrap the broken sofa 5")
        self.wait_for_focus("Wrap the broken sofa 5")
        self.assertTrue(is_selected(self.row(2)))
        self.check_position(self.row(2), 3, 999_998)

        self.wait_for_steps("Undo Delete 2 Chores", "Redo")
        self.demo.press("ctrl+z")
        self.wait_for_steps("Undo Move", "Redo Delete 2 Chores")
        self.demo.press("ctrl+z", "ctrl+z")
        self.wait_for_steps("Undo", "Redo Rename")
        self.wait_for_rows("Repair the round picture 1", "Order the new hammer 2", "Label the heavy clock 3")
        self.demo.press("ctrl+shift+z")
        self.wait_for_rows("Repair the round picture 1", "Rest 2", "Label the heavy clock 3")
        self.wait_for_count("1,000,000 chores")

        self.demo.press("Home", "Menu")
        self.demo.wait_until(lambda: self.menu_items() == ["Rename", "Delete"], "the menu is shown")
        self.demo.press("Down", "Return")
        self.wait_for_rows("Rest 2", "Label the heavy clock 3")
        self.wait_for_focus("Rest 2")
        self.wait_for_steps("Undo Delete", "Redo")

    def test_a_deletion_is_undone_with_the_button_of_its_toast(self):
        self.wait_for_rows("Repair the round picture 1", "Order the new hammer 2")
        # With Down, GTK 4.18 would move the focus to the scroller instead of the table.
        self.demo.press("Tab", "Tab", "Home", "Down", "Delete")
        self.wait_for_count("999,999 chores")
        toast = self.demo.wait_for(ALERT, "Chore deleted")
        button = next(child for child in (toast.get_child_at_index(index) for index in range(toast.get_child_count()))
                      if child.get_role() == BUTTON and child.get_name() == "Undo")
        Atspi.Action.do_action(button, 0)
        self.wait_for_count("1,000,000 chores")
        self.wait_for_rows("Repair the round picture 1", "Order the new hammer 2")
        self.demo.wait_until_gone(ALERT, "Chore deleted")

    def test_rows_are_searched_and_sorted(self):
        self.search("Blue Sofa")
        self.wait_for_count("2,000 of 1,000,000 chores")
        self.wait_for_rows("Repair the blue sofa 30")
        self.demo.press("alt+o")
        self.demo.wait_until(lambda: any(is_focused(item) for item in self.demo.all(LIST_ITEM)), "the orders are shown")
        self.demo.press("Down", "Return")
        self.wait_for_rows("Borrow the blue sofa 7,530")
        self.demo.click_object_with_mouse(self.number_header)
        self.wait_for_rows("Repair the blue sofa 30")
        self.demo.click_object_with_mouse(self.number_header)
        self.demo.wait_until(lambda: "".join(self.rows(1)).endswith(" 999,530"), "the greatest number comes first")
        self.search("nothing has this name")
        self.wait_for_count("0 of 1,000,000 chores")
        self.demo.press("Escape")
        self.wait_for_count("1,000,000 chores")

    def check_position(self, row, position, count):
        """Checks the position among all rows, which GTK reports from a newer version on."""
        def is_right():
            attributes = row.get_attributes()
            expected = {"posinset": str(position), "setsize": str(count)}
            return "posinset" not in attributes or expected.items() <= attributes.items()

        self.demo.wait_until(is_right, f"the row has position {position} of {count}")


if __name__ == "__main__":
    unittest.main()
