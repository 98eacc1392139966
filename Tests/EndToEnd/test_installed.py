"""Walks through the installed program, as the desktop starts it: through the session bus.

It runs only if LASSO_INSTALLED names the prefix, whose folder share XDG_DATA_DIRS has to contain.
"""

import os
import signal
import subprocess
import tempfile
import unittest

from accessible_application import BUTTON, AccessibleApplication
from gi.repository import Gio, GLib
from test_demo import DemoTestCase

PREFIX = os.environ.get("LASSO_INSTALLED")
APPLICATION = "org.lassogtk.Demo"


class Process:
    """A process that the session bus has started."""

    returncode = None

    def __init__(self, pid):
        self.pid = pid

    def poll(self):
        if not os.path.exists(f"/proc/{self.pid}"):
            self.returncode = 0
        return self.returncode


class ActivatedApplication(AccessibleApplication):
    """The program that has the application's name on the session bus."""

    def __init__(self):
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self._bus_call = lambda method, reply: bus.call_sync(
            "org.freedesktop.DBus", "/", "org.freedesktop.DBus", method,
            GLib.Variant("(s)", (APPLICATION,)), GLib.VariantType(reply), Gio.DBusCallFlags.NONE, -1,
        )  # fmt: skip
        self.process = Process(self._bus_call("GetConnectionUnixProcessID", "(u)")[0])

    def errors(self):
        """Returns nothing: the program writes to the session bus's standard error. A critical ends it."""
        return ""

    def close(self):
        """Ends the program."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGTERM)
            self.wait_for_end()
        return self.errors()

    def wait_for_end(self):
        for _ in range(600):
            if not self._bus_call("NameHasOwner", "(b)")[0] and self.process.poll() is not None:
                return
            GLib.usleep(100_000)
        raise AssertionError("The program doesn't end.")


@unittest.skipUnless(PREFIX, "LASSO_INSTALLED isn't set.")
class InstalledTests(DemoTestCase):
    def call(self, *command):
        subprocess.run(command, check=True)
        self.demo = ActivatedApplication()

    def test_the_desktop_starts_it_at_a_place_and_finds_it_again(self):
        # An action of the desktop entry, which starts the program and waits for the login.
        self.call("gapplication", "action", APPLICATION, "account")
        self.demo.wait_for(name="Username")
        self.create_account()
        self.demo.wait_until_gone(name="Repeat Password")
        self.log_in()
        self.demo.wait_for(BUTTON, "Log Out")
        process = self.demo.process.pid
        entry = f"{PREFIX}/share/applications/{APPLICATION}.desktop"
        self.call("gio", "launch", entry, "lasso-demo:///home/samples/counter")
        self.demo.wait_for(BUTTON, "Increment")
        self.call("gapplication", "launch", APPLICATION)
        self.assertEqual(self.demo.process.pid, process)
        self.demo.press("ctrl+q")
        self.demo.wait_for_end()
        self.call("gapplication", "launch", APPLICATION)
        self.demo.wait_for(name="Username")

    def test_the_inspector_is_not_in_the_program(self):
        # Debug information has names of declarations that aren't compiled.
        with tempfile.NamedTemporaryFile() as file:
            subprocess.run(["strip", "-o", file.name, f"{PREFIX}/bin/lasso-demo"], check=True)
            with open(file.name, "rb") as stripped:
                program = stripped.read()
        # The names of classes are there also without symbols.
        self.assertIn(b"DemoFlow", program)
        self.assertNotIn(b"InspectorWindow", program)


if __name__ == "__main__":
    unittest.main()
