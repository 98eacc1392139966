"""A walk through the program with the keyboard, as a user of a screen reader takes it."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(FOLDER, "../../../Tests/EndToEnd"))

from accessible_application import BUTTON, LABEL, LIST, MENU_ITEM, AccessibleApplication  # noqa: E402

PROGRAM = os.environ.get("TASKS_PROGRAM", os.path.join(FOLDER, "../.build/release/Tasks"))


class TasksTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name
        self.file = os.path.join(self.home, "data/org.example.Tasks/tasks.json")
        # The schema is compiled as an installation does, and the settings are kept in a file.
        shutil.copy(os.path.join(FOLDER, "../Resources/org.example.Tasks.gschema.xml"), self.home)
        subprocess.run(["glib-compile-schemas", "--strict", self.home], check=True)
        self.start()

    def tearDown(self):
        errors = self.tasks.close()
        self.assertEqual(errors, "")

    def start(self):
        folders = {f"XDG_{name.upper()}_HOME": os.path.join(self.home, name) for name in ("cache", "config", "data", "state")}
        settings = {"GSETTINGS_BACKEND": "keyfile", "GSETTINGS_SCHEMA_DIR": self.home}
        self.tasks = AccessibleApplication([PROGRAM], {"HOME": self.home} | folders | settings)
        # A walk through many rows takes long, so the objects are looked up before there are any.
        self.list, self.lists = self.tasks.wait_for(LIST, "Tasks"), self.tasks.wait_for(LIST, "Lists")

    # What the user sees and does.

    def wait_for_rows(self, *names):
        self.tasks.wait_until(lambda: _rows(self.list) == list(names), f"the tasks are {names}")

    def wait_for_lists(self, *names):
        self.tasks.wait_until(lambda: _rows(self.lists) == list(names), f"the lists are {names}")

    def add(self, title):
        self.tasks.press("ctrl+n")
        self.tasks.wait_for_active_dialog()
        self.tasks.type(title, into="Title")
        self.tasks.press("Return")
        self.tasks.wait_until_gone(BUTTON, "Save")

    def wait_until_saved(self, title):
        """Waits until a task is in the file, without doing anything else that could save it."""

        def is_saved():
            if not os.path.exists(self.file):
                return False
            with open(self.file, encoding="utf-8") as file:
                return f'"{title}"' in file.read()

        self.tasks.wait_until(is_saved, f"{title!r} is saved")

    # The walk.

    def test_a_day_with_tasks(self):
        for title in ("Buy milk", "Write a letter", "Paint the fence"):
            self.add(title)
        self.wait_for_rows("Buy milk", "Write a letter", "Paint the fence")

        # The new task has the focus, and Return opens it.
        self.tasks.focus("Paint the fence")
        self.tasks.press("Return")
        self.tasks.wait_for_active_dialog()
        self.tasks.type("Paint the door", into="Title")
        self.tasks.press("Return")
        self.wait_for_rows("Buy milk", "Write a letter", "Paint the door")

        # The second one is moved up, and deleted. The toast's button brings it back.
        self.tasks.press("Up", "alt+Up")
        self.wait_for_rows("Write a letter", "Buy milk", "Paint the door")
        self.tasks.press("Delete")
        self.wait_for_rows("Buy milk", "Paint the door")
        self.tasks.wait_for(name="Task deleted")
        self.tasks.click("Undo")
        self.wait_for_rows("Write a letter", "Buy milk", "Paint the door")
        self.tasks.press("ctrl+z")
        self.wait_for_rows("Buy milk", "Write a letter", "Paint the door")
        self.tasks.press("ctrl+shift+z")
        self.wait_for_rows("Write a letter", "Buy milk", "Paint the door")

        self.tasks.press("ctrl+f")
        self.tasks.wait_until(lambda: "Search" in self.tasks.focused(), "the search has the focus")
        self.tasks.type("MILK")
        self.wait_for_rows("Buy milk")
        self.tasks.type("SHAKE")
        self.wait_for_rows()
        self.tasks.wait_for(LABEL, "No results")
        self.tasks.press("Escape")
        self.wait_for_rows("Write a letter", "Buy milk", "Paint the door")
        self.tasks.wait_until_gone(LABEL, "No results")

        self.tasks.press("F10")
        self.tasks.wait_for(MENU_ITEM, "About")
        self.tasks.press("a")
        self.tasks.wait_for(LABEL, "Keep lists of what is to be done")
        self.tasks.wait_for_active_dialog()
        self.tasks.press("Escape")
        self.tasks.wait_until_gone(LABEL, "Keep lists of what is to be done")

        # What is done disappears, and is counted no more.
        self.tasks.press("ctrl+d")
        self.tasks.focus("Done")
        self.tasks.press("Home", "Tab", "space")
        self.wait_for_rows("Buy milk", "Paint the door")
        self.wait_for_lists("My Tasks 2")

        self.tasks.press("ctrl+q")
        self.assertEqual(self.tasks.wait_for_end(), 0)
        self.start()
        self.wait_for_rows("Buy milk", "Paint the door")
        self.tasks.press("ctrl+d")
        self.wait_for_rows("Write a letter", "Buy milk", "Paint the door")

    def test_fifty_thousand_tasks_are_imported(self):
        path = os.path.join(self.home, "tasks.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(f"Task {number}\n" for number in range(1, 50_001))
        self.tasks.press("ctrl+i")
        self.tasks.wait_for_active_dialog()
        # A slash opens the field for a path.
        self.tasks.type(path)
        self.tasks.wait_until(lambda: path in self.tasks.describe(), "the path has been typed")
        # GTK 4.18 may have completed the path while it was typed.
        self.tasks.press("shift+End", "Delete", "Return")
        self.wait_for_lists("My Tasks 50,000")
        self.wait_until_saved("Task 50000")
        self.tasks.press("ctrl+z")
        self.wait_for_lists("My Tasks 0")
        self.tasks.press("ctrl+shift+z")
        self.wait_for_lists("My Tasks 50,000")

    def test_what_was_typed_survives_a_kill(self):
        self.add("Buy milk")
        self.wait_until_saved("Buy milk")
        self.tasks.process.kill()
        self.tasks.wait_for_end()
        self.start()
        self.wait_for_rows("Buy milk")


def _rows(accessible):
    return [accessible.get_child_at_index(index).get_name() for index in range(accessible.get_child_count())]


if __name__ == "__main__":
    unittest.main()
