"""Tests of links into the demo, and of its location after a restart."""

import os
import re
import stat
import subprocess
import unittest

from accessible_application import BUTTON, LABEL, WINDOW, Atspi
from test_demo import PASSWORD, PROGRAM, DemoTestCase

DIALOG = Atspi.Role.DIALOG


class DeepLinkTestCase(DemoTestCase):
    def start_with_account(self, *arguments):
        self.start(*arguments)
        self.create_account()
        self.demo.wait_until_gone(name="Repeat Password")

    def open_link(self, *links):
        """Opens links as the desktop does, by launching the program again."""
        launch = subprocess.run(
            [PROGRAM, *links], env={**os.environ, **self.environment}, capture_output=True, text=True, timeout=60
        )
        self.assertEqual((launch.returncode, launch.stdout, launch.stderr), (0, "", ""))

    def call_over_bus(self, method, *arguments):
        """Calls a method of the program as another program does, and returns its reply."""
        call = ["gdbus", "call", "--session", "--dest", "org.lassogtk.Demo", "--object-path", "/org/lassogtk/Demo"]
        return subprocess.run(
            [*call, "--method", method, *arguments], check=True, capture_output=True, text=True, timeout=60
        ).stdout

    def open_over_bus(self, uri):
        """Opens a link or a file as another program does."""
        self.call_over_bus("org.freedesktop.Application.Open", f"['{uri}']", "{}")

    def wait_for_notice(self, text):
        """Waits for a notice whose text ends with `text`, and closes it."""
        self.demo.wait_for(DIALOG)
        self.demo.wait_until(
            lambda: [label for label in self.demo.all(LABEL) if label.get_name().endswith(text)], f"{text!r} is shown"
        )
        self.demo.wait_for_active_dialog()
        self.demo.press("Escape")
        self.demo.wait_until_gone(DIALOG)

    @property
    def path_file(self):
        return os.path.join(self.data, "state", "lasso-demo", "path")

    def wait_for_saved_path(self, path):
        self.demo.wait_until(lambda: self.saved_path() == path, f"{path} is saved")

    def saved_path(self):
        if not os.path.exists(self.path_file):
            return None
        with open(self.path_file) as file:
            return file.read().removesuffix("\n")


class DeepLinkTests(DeepLinkTestCase):
    def test_a_link_at_the_start_waits_behind_the_login(self):
        self.start_with_account("lasso-demo:///home/account")
        self.log_in()
        self.demo.wait_for(BUTTON, "Log Out")
        self.assertEqual(self.demo.all(BUTTON, "Increment"), [])

    def test_a_link_may_lead_to_a_part_of_the_login(self):
        self.start("lasso-demo://login/create-account")
        self.demo.wait_for(name="Repeat Password")
        self.demo.click("Back")
        self.demo.wait_until_gone(name="Repeat Password")

    def test_links_lead_through_the_running_program(self):
        self.start_with_account()
        self.open_link("lasso-demo:///home/account")
        self.log_in()
        self.demo.wait_for(BUTTON, "Log Out")
        self.open_link("lasso-demo:///home/samples/counter")
        self.demo.click("Increment")
        self.demo.wait_for(LABEL, "1")
        self.open_link("lasso-demo:///home/samples/counter")
        self.demo.wait_for(LABEL, "1")
        self.open_link("lasso-demo:///home/account")
        self.demo.wait_for(BUTTON, "Log Out")
        self.demo.wait_until_gone(BUTTON, "Increment")
        self.open_link("lasso-demo:///home/samples/login/create-account")
        self.demo.wait_for(name="Repeat Password")
        self.open_link("lasso-demo:///tutorial/finish")
        self.demo.wait_for(LABEL, "That was fun!")
        self.demo.click("OK")
        self.wait_for_home()
        self.assertEqual(len(self.demo.all(WINDOW)), 1)

    def test_the_bus_opens_links_too(self):
        self.start_with_account()
        self.log_in()
        self.demo.click("Skip")
        self.wait_for_home()
        self.open_over_bus("lasso-demo:///home/account")
        self.demo.wait_for(BUTTON, "Log Out")

    def test_a_file_that_the_bus_opens_is_no_link(self):
        self.start("lasso-demo://login/create-account")
        self.demo.wait_for(name="Repeat Password")
        self.open_over_bus("file:///etc/hosts")
        self.wait_for_notice('"file:///etc/hosts" is not a lasso-demo: link.')

    def test_the_bus_finds_only_the_actions_that_are_meant_for_it(self):
        self.start()
        actions = set(re.findall("'([^']*)'", self.call_over_bus("org.gtk.Actions.List")))
        # A debug build has the inspector.
        actions.discard("lasso-inspector")
        self.assertEqual(actions, {"new-window", "lasso-open-path", "account", "million-rows"})

    def test_what_is_unknown_leads_to_the_nearest_known_place_and_is_said(self):
        self.start_with_account("lasso-demo:///home/samples/nonsense")
        self.log_in()
        self.wait_for_notice("/home/samples/nonsense doesn't exist. You are at /home/samples.")
        self.open_counter()
        self.open_link("lasso-demo:///" + "%F0%9F%91%BB/" * 1000)
        self.wait_for_notice(". You are at /home/samples/counter.")
        self.open_link("lasso-demo:///%zz")
        self.wait_for_notice('"lasso-demo:///%zz" is not a valid path: it contains an invalid percent escape.')
        self.open_link("lasso-demo:///login")
        self.wait_for_notice("You are already logged in. To use a different account, log out first.")
        self.demo.wait_for(BUTTON, "Increment")


class DeepLinkRestorationTests(DeepLinkTestCase):
    def test_a_restart_leads_back_after_the_login(self):
        self.start_with_account()
        self.log_in()
        self.demo.click("Skip")
        self.wait_for_home()
        self.demo.click("Account")
        self.demo.wait_for(BUTTON, "Log Out")
        self.wait_for_saved_path("/home/account")
        self.assertEqual(stat.S_IMODE(os.stat(self.path_file).st_mode), 0o600)
        self.stop()

        # Start again without logging in. The place must be kept.
        self.start()
        self.stop()
        self.assertEqual(self.saved_path(), "/home/account")

        self.start()
        self.demo.type("ann", into="Username")
        self.log_in()
        self.demo.click("Log Out")
        self.demo.wait_for(name="Username")
        self.wait_for_saved_path(None)
        self.stop()

        self.start()
        self.demo.type("ann", into="Username")
        self.log_in()
        self.wait_for_home()

    def test_a_file_that_cannot_be_used_is_reported_once(self):
        os.makedirs(os.path.dirname(self.path_file))
        for content in (b"/home/account", b"/a\n/b\n", b"\xff\n", b"\0" * 100_000, b"lasso-demo:///home\n", b""):
            with open(self.path_file, "wb") as file:
                file.write(content)
            self.start()
            demo, self.demo = self.demo, None
            self.assertEqual(demo.close().count("is damaged"), 1)

    def test_a_folder_that_cannot_be_written_is_reported_once(self):
        with open(os.path.join(self.data, "state"), "w"):
            pass  # A file in place of the folder.
        self.start_with_account()
        self.log_in()
        self.demo.click("Next")
        self.demo.click("OK")
        self.wait_for_home()
        demo, self.demo = self.demo, None
        errors = demo.close()
        # The place in the window, and the windows.
        self.assertEqual(errors.count("The last place in the application could not be read or saved"), 1)
        self.assertEqual(errors.count("The windows of the application could not be read or saved"), 1)
        self.assertNotIn(PASSWORD, errors)


if __name__ == "__main__":
    unittest.main()
