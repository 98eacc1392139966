"""Works with the text editor as a user does, and kills it."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(FOLDER, "../../EndToEnd"))

from accessible_application import FIELDS, WINDOW, AccessibleApplication  # noqa: E402
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PROGRAM = os.environ.get("EDITOR_PROGRAM", os.path.join(FOLDER, "../.build/release/TextEditor"))

NOTIFICATIONS = """
<node><interface name="org.freedesktop.Notifications">
<method name="Notify"><arg type="s"/><arg type="u"/><arg type="s"/><arg type="s"/><arg type="s"/><arg type="as"/>
<arg type="a{sv}"/><arg type="i"/><arg type="u" direction="out"/></method>
<method name="CloseNotification"><arg type="u"/></method>
<method name="GetCapabilities"><arg type="as" direction="out"/></method>
<method name="GetServerInformation"><arg type="s" direction="out"/><arg type="s" direction="out"/>
<arg type="s" direction="out"/><arg type="s" direction="out"/></method>
<signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
</interface></node>
"""


class Desktop:
    """A desktop that receives notifications, and whose user clicks their buttons."""

    PATH = "/org/freedesktop/Notifications"
    NAME = "org.freedesktop.Notifications"

    def __init__(self):
        self.received = []
        self.loop = None
        ready = threading.Event()
        self.thread = threading.Thread(target=self.run, args=(ready,), daemon=True)
        self.thread.start()
        ready.wait()

    def run(self, ready):
        context = GLib.MainContext.new()
        context.push_thread_default()
        address = Gio.dbus_address_get_for_bus_sync(Gio.BusType.SESSION)
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(address, flags)
        node = Gio.DBusNodeInfo.new_for_xml(NOTIFICATIONS)
        self.bus.register_object(self.PATH, node.interfaces[0], self.called)
        self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            GLib.Variant("(su)", (self.NAME, 4)), None, 0, -1,
        )
        self.loop = GLib.MainLoop.new(context, False)
        ready.set()
        self.loop.run()
        self.bus.close_sync()

    def called(self, bus, sender, path, interface, method, arguments, invocation):
        if method == "Notify":
            self.received.append(arguments.unpack())
            invocation.return_value(GLib.Variant("(u)", (len(self.received),)))
        elif method == "GetCapabilities":
            invocation.return_value(GLib.Variant("(as)", (["actions", "body"],)))
        elif method == "GetServerInformation":
            invocation.return_value(GLib.Variant("(ssss)", ("test", "test", "1", "1.2")))
        else:
            invocation.return_value(None)

    def click(self, label):
        """Clicks a button of the newest notification."""
        actions = self.received[-1][5]
        action = actions[actions.index(label) - 1]
        arguments = GLib.Variant("(us)", (len(self.received), action))
        self.bus.emit_signal(None, self.PATH, self.NAME, "ActionInvoked", arguments)
        self.bus.flush_sync()

    def close(self):
        self.loop.quit()
        self.thread.join()


class EditorTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.notes, self.plan = (os.path.join(self.home, name) for name in ("Notes.txt", "Plan.txt"))
        for path in (self.notes, self.plan):
            with open(path, "w", encoding="utf-8") as file:
                file.write("old ")

    def start(self, *arguments):
        names = ("cache", "config", "data", "state")
        self.environment = {"HOME": self.home} | {f"XDG_{name.upper()}_HOME": f"{self.home}/{name}" for name in names}
        self.editor = AccessibleApplication([PROGRAM, *arguments], self.environment)

    def kill(self):
        self.editor.process.kill()
        self.editor.wait_for_end()

    def close(self):
        self.assertEqual(self.editor.close(), "")

    # What the user sees and does.

    def wait_for_windows(self, *titles):
        self.editor.wait_until(lambda: self.titles() == sorted(titles), f"the windows are {titles}")

    def titles(self):
        return sorted(window.get_name() for window in self.editor.all(WINDOW))

    def wait_for_text(self, *texts):
        self.editor.wait_until(lambda: self.texts() == sorted(texts), f"the texts are {texts}")

    def texts(self):
        fields = self.editor.all(FIELDS)
        return sorted(Atspi.Text.get_text(found, 0, Atspi.Text.get_character_count(found)) for found in fields)

    def drafts(self):
        folder = os.path.join(self.home, "state/org.example.Editor/drafts")
        return [name for name in os.listdir(folder) if "." not in name] if os.path.isdir(folder) else []

    def wait_for_draft(self, text):
        """Waits until a text is in a draft."""
        folder = os.path.join(self.home, "state/org.example.Editor/drafts")

        def is_written():
            for name in self.drafts():
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    if file.read().endswith("\n" + text):
                        return True
            return False

        self.editor.wait_until(is_written, f"{text!r} is in a draft")

    # The walks.

    def test_what_was_typed_survives_a_kill(self):
        self.start(self.notes)
        self.wait_for_windows("Notes.txt")
        self.wait_for_text("old ")
        self.editor.press("ctrl+End")
        self.editor.type("new")
        # A screen reader says that there are changes.
        self.wait_for_windows("• Notes.txt")
        self.wait_for_draft("old new")
        for name in self.drafts():
            status = os.stat(os.path.join(self.home, "state/org.example.Editor/drafts", name))
            self.assertEqual(status.st_mode & 0o777, 0o600)
        self.kill()
        with open(self.notes, encoding="utf-8") as file:
            self.assertEqual(file.read(), "old ")

        self.start()
        self.wait_for_windows("• Notes.txt")
        self.wait_for_text("old new")
        self.editor.wait_for(name="These changes were not saved.")
        self.editor.press("ctrl+s")
        self.wait_for_windows("Notes.txt")
        with open(self.notes, encoding="utf-8") as file:
            self.assertEqual(file.read(), "old new")
        self.editor.wait_until(lambda: self.drafts() == [], "the draft is removed")
        self.close()

    def test_the_end_by_a_signal_loses_nothing(self):
        self.start()
        self.wait_for_windows("Untitled")
        self.editor.type("typed")
        self.wait_for_windows("• Untitled")
        # Before a second has passed.
        self.editor.process.send_signal(signal.SIGTERM)
        self.editor.wait_for_end()
        self.start()
        self.wait_for_windows("• Untitled")
        self.wait_for_text("typed")
        self.close()

    def test_each_window_comes_back_with_its_document(self):
        self.start(self.notes, self.plan)
        self.wait_for_windows("Notes.txt", "Plan.txt")
        self.wait_for_text("old ", "old ")
        self.editor.press("ctrl+End")
        self.editor.type("new")
        self.editor.wait_until(lambda: any(title.startswith("•") for title in self.titles()), "there are changes")
        titles = self.titles()
        self.wait_for_draft("old new")
        # A second launch opens another window in the program.
        subprocess.run([PROGRAM, "--new-window"], env={**os.environ, **self.environment}, check=True, timeout=60)
        self.wait_for_windows("Untitled", *titles)
        self.editor.type("third")
        self.wait_for_draft("third")
        self.kill()
        self.start()
        self.wait_for_windows("• Untitled", *titles)
        self.wait_for_text("old ", "old new", "third")
        self.close()

    def test_a_second_launch_opens_a_file_in_a_new_window(self):
        self.start(self.notes)
        self.wait_for_windows("Notes.txt")
        arguments = [PROGRAM, "--new-window", self.plan]
        subprocess.run(arguments, env={**os.environ, **self.environment}, check=True, timeout=60)
        self.wait_for_windows("Notes.txt", "Plan.txt")
        self.close()

    def test_a_notification_leads_back_to_the_document(self):
        self.start(self.notes)
        self.wait_for_windows("Notes.txt")
        self.wait_for_text("old ")
        self.editor.press("ctrl+End")
        self.editor.type("new")
        self.wait_for_windows("• Notes.txt")
        self.editor.press("ctrl+s")
        self.editor.wait_until(lambda: self.desktop.received, "the notification is sent")
        self.assertEqual(self.desktop.received[-1][3:5], ("Saved", "Notes.txt"))
        self.wait_for_windows("Notes.txt")
        self.editor.press("ctrl+n")
        self.wait_for_windows("Untitled")
        self.desktop.click("Show")
        self.wait_for_windows("Notes.txt")
        self.wait_for_text("old new")
        self.close()


if __name__ == "__main__":
    unittest.main()
