"""Tests of the demo, controlled as by a user with a keyboard and a screen reader."""

import json
import os
import stat
import subprocess
import tempfile
import unittest

from accessible_application import (
    BUTTON,
    LABEL,
    PASSWORD_FIELD,
    WINDOW,
    AccessibleApplication,
    described_by,
    field_length,
    is_sensitive,
    set_text,
)

PROGRAM = os.environ.get("LASSO_DEMO", ".build/debug/lasso-demo")
FAILURES = "build/failures"
PASSWORD = "correct horse"


class DemoTestCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = folder.name
        self.demo = None

    def start(self, *arguments):
        self.demo = AccessibleApplication([PROGRAM, *arguments], self.environment)
        self.demo.wait_for(name="Username")

    @property
    def environment(self):
        """The environment variables that set the folders of the program's files."""
        return {"XDG_DATA_HOME": self.data, "XDG_STATE_HOME": os.path.join(self.data, "state")}

    def stop(self):
        """Ends the program and checks its standard error."""
        demo, self.demo = self.demo, None
        self.check(demo.close())

    def check(self, errors):
        """Checks the program's standard error."""
        for unwanted in ("CRITICAL", "WARNING", "Fatal error", PASSWORD):
            self.assertNotIn(unwanted, errors)

    def tearDown(self):
        if self.demo is None:
            return
        result = self._outcome.result
        if any(test is self for test, _ in result.failures + result.errors):
            os.makedirs(FAILURES, exist_ok=True)
            subprocess.run(["import", "-window", "root", f"{FAILURES}/{self._testMethodName}.png"], check=False)
        self.stop()

    @property
    def account_file(self):
        return os.path.join(self.data, "lasso-demo", "accounts.json")

    def open_create_account(self):
        self.demo.click("Create Account")
        self.demo.wait_for(name="Repeat Password")

    def create_account(self, username="ann", password=PASSWORD):
        self.open_create_account()
        self.demo.type(username, into="Username")
        self.demo.type(password, into="Password")
        self.demo.type(password, into="Repeat Password")
        self.demo.click("Create Account")

    def log_in(self, password=PASSWORD):
        self.demo.type(password, into="Password")
        self.demo.click("Log In")

    def wait_for_home(self):
        self.demo.wait_for(name="Choose a Sample")

    def open_counter(self):
        """Opens the first sample that the search finds, with the keyboard."""
        self.demo.press("ctrl+f")
        self.wait_for_focus("Search Samples")
        self.demo.type("counts")
        self.demo.wait_until_gone(LABEL, "Bindings")
        self.demo.press("Return")
        self.demo.wait_for(BUTTON, "Increment")
        self.demo.press("Escape")
        self.demo.wait_for(LABEL, "Bindings")

    def log_out(self):
        self.demo.click("Account")
        self.demo.click("Log Out")
        self.demo.wait_for(name="Username")

    def wait_for_focus(self, name):
        self.demo.wait_until(lambda: name in self.demo.focused(), f"{name} has the focus")

    def wait_for_text(self, field, text):
        self.demo.wait_until(lambda: self.demo.text_of(field) == text, f"{field} has {text!r}")


class JourneyTests(DemoTestCase):
    def test_from_a_new_account_to_home_and_back(self):
        self.start()
        self.assertFalse(is_sensitive(self.demo.wait_for(BUTTON, "Log In")))
        self.create_account()
        self.demo.wait_until_gone(name="Repeat Password")
        self.wait_for_text("Username", "ann")
        self.wait_for_focus("Password")
        self.assertEqual(stat.S_IMODE(os.stat(self.account_file).st_mode), 0o600)
        with open(self.account_file) as file:
            self.assertTrue(json.load(file)["accounts"][0]["passwordHash"].startswith("$y$"))

        self.log_in("a wrong one")
        error = self.demo.wait_for(LABEL, "Invalid login")
        self.assertEqual(described_by(self.demo.wait_for(PASSWORD_FIELD, "Password")), [error.get_name()])
        self.demo.focus("Password")
        self.demo.press("Escape")
        self.demo.wait_until_gone(LABEL, "Invalid login")

        self.demo.type(PASSWORD, into="Password")
        self.demo.press("Return")
        self.demo.wait_for(LABEL, "Welcome!")
        self.assertEqual(self.demo.all(name="Username"), [])
        self.demo.click("Next")
        self.demo.wait_for(LABEL, "That was fun!")
        self.demo.wait_until_gone(LABEL, "Welcome!")
        self.demo.click("OK")

        self.wait_for_home()
        self.open_counter()
        self.demo.click("Increment")
        self.demo.wait_for(LABEL, "1")
        self.demo.click("Increment")
        self.demo.wait_for(LABEL, "2")
        self.demo.click("Decrement")
        self.demo.wait_for(LABEL, "1")
        self.assertEqual(self.demo.all(BUTTON, "Log Out"), [])
        self.log_out()
        self.assertEqual(self.demo.all(BUTTON, "Increment"), [])

        self.demo.type("ann", into="Username")
        self.log_in()
        self.wait_for_home()
        self.assertEqual(self.demo.all(name="Welcome!"), [])

    def test_skipping_the_tutorial_counts_even_after_a_restart(self):
        self.start()
        self.create_account()
        self.demo.wait_until_gone(name="Repeat Password")
        self.log_in()
        self.demo.click("Skip")
        self.wait_for_home()
        self.stop()

        self.start()
        self.demo.type("ann", into="Username")
        self.log_in()
        self.wait_for_home()
        self.assertEqual(self.demo.all(name="Welcome!"), [])


class LoginTests(DemoTestCase):
    def test_after_a_wrong_login_with_the_mouse_escape_works_and_the_password_can_be_typed_again(self):
        self.start()
        self.demo.type("ann", into="Username")
        self.demo.type("wrong", into="Password")
        self.demo.click_with_mouse("Log In")
        self.demo.wait_for(LABEL, "Invalid login")
        self.wait_for_focus("Password")
        self.demo.press("Escape")
        self.demo.wait_until_gone(LABEL, "Invalid login")
        self.demo.type("typed in place of it")
        self.demo.wait_until(lambda: field_length(self.demo.field("Password")) == 20, "the password is replaced")


class CreateAccountTests(DemoTestCase):
    def test_complaints_stand_under_the_fields_that_were_left_and_the_first_one_gets_the_focus(self):
        self.start()
        self.create_account()
        self.demo.wait_until_gone(name="Repeat Password")

        self.open_create_account()
        self.demo.type("ann", into="Username")
        self.assertEqual(described_by(self.demo.field("Username")), [])
        self.demo.type("short", into="Password")
        taken = self.demo.wait_for(LABEL, "This username is already taken.")
        self.assertEqual(described_by(self.demo.field("Username")), [taken.get_name()])
        self.demo.type("other", into="Repeat Password")
        self.demo.wait_for(LABEL, "The password must have at least 8 characters.")
        self.assertEqual(described_by(self.demo.field("Repeat Password")), [])
        self.demo.press("Return")
        self.demo.wait_for(LABEL, "The passwords do not match.")
        self.wait_for_focus("Username")

        self.demo.click("Back")
        self.demo.click("Discard")
        self.demo.wait_until_gone(name="Repeat Password")

    def test_a_folder_that_cannot_be_written_is_explained_and_the_text_stays(self):
        with open(os.path.join(self.data, "lasso-demo"), "w"):
            pass  # A file in place of the folder.
        self.start()
        self.create_account()
        self.demo.wait_until(
            lambda: any("could not be saved" in label.get_name() for label in self.demo.all(LABEL)),
            "the failure is explained",
        )
        self.assertEqual(self.demo.text_of("Username"), "ann")
        self.assertEqual(field_length(self.demo.field("Repeat Password")), len(PASSWORD))


class WayBackTests(DemoTestCase):
    def test_every_way_back_leads_back(self):
        self.start()
        for back in (
            lambda: self.demo.click("Back"),
            lambda: self.demo.click_with_mouse("Back"),
            lambda: self.demo.press("Escape"),
            lambda: self.demo.press("alt+Left"),
            lambda: self.demo.press("XF86Back"),
            lambda: self.demo.press_mouse_button(8),
        ):
            self.open_create_account()
            back()
            self.demo.wait_until_gone(name="Repeat Password")
            self.demo.wait_for(BUTTON, "Create Account")
            self.assertEqual(self.demo.all(BUTTON, "Back"), [])
            self.wait_for_focus("Username")

    def test_what_has_been_typed_is_not_lost_unasked_whichever_way_out_is_taken(self):
        self.start()
        self.open_create_account()
        self.demo.type("ann", into="Username")
        for way_out in (
            lambda: self.demo.click("Back"),
            lambda: self.demo.press("Escape"),
            lambda: self.demo.press("alt+Left"),
            lambda: self.demo.press_mouse_button(8),
            lambda: self.demo.press("alt+F4"),
            lambda: self.demo.press("ctrl+q"),
            lambda: self.demo.click("Close"),
        ):
            way_out()
            self.demo.wait_for(LABEL, "Discard New Account?")
            self.demo.wait_for_active_dialog()
            self.demo.press("Escape")
            self.demo.wait_until_gone(LABEL, "Discard New Account?")
            self.assertEqual(self.demo.text_of("Username"), "ann")
            self.wait_for_focus("Username")
        self.demo.press("ctrl+q")
        self.demo.click("Discard")
        self.assertEqual(self.demo.wait_for_end(), 0)
        self.demo = None

    def test_the_tutorial_goes_back_and_on_again(self):
        self.start()
        self.create_account()
        self.demo.wait_until_gone(name="Repeat Password")
        self.log_in()
        self.demo.click("Next")
        self.demo.wait_for(LABEL, "That was fun!")
        self.demo.press("alt+Left")
        self.demo.wait_for(LABEL, "Welcome!")
        self.demo.wait_until_gone(LABEL, "That was fun!")
        self.wait_for_focus("Next")
        self.demo.press("Return")
        self.demo.wait_for(LABEL, "That was fun!")


class BadInputTests(DemoTestCase):
    def test_strange_texts_are_taken_in_every_field(self):
        texts = ["x" * 10_000, "👩‍👩‍👧‍👦🏳️‍🌈" * 50, "שלום עולם", "\\0\\x00%00", "e\u0301\u202e\u200d"]
        self.start()
        for text in texts:
            self.put_into_fields(text, ["Username", "Password"])
            self.demo.click("Log In")
            self.demo.wait_for(LABEL, "Invalid login")
            self.demo.press("Escape")
            self.demo.wait_until_gone(LABEL, "Invalid login")
        self.open_create_account()
        for text in texts:
            self.put_into_fields(text, ["Username", "Password", "Repeat Password"])
        self.demo.click("Create Account")
        self.demo.wait_for(LABEL, "The password must have at least 8 characters.")
        self.put_into_fields("👩‍👩‍👧‍👦 שלום", ["Username"])
        self.put_into_fields("👩‍👩‍👧‍👦 שלום \\0", ["Password", "Repeat Password"])
        self.demo.click("Create Account")
        self.demo.wait_until_gone(name="Repeat Password")
        self.put_into_fields("👩‍👩‍👧‍👦 שלום \\0", ["Password"])
        self.demo.click("Log In")
        self.demo.click("Skip")
        self.wait_for_home()

    def put_into_fields(self, text, fields):
        for field in fields:
            self.assertTrue(set_text(self.demo.field(field), text))
            self.demo.wait_until(lambda: field_length(self.demo.field(field)) == len(text), f"{field} has {text[:20]!r}")

    def test_a_damaged_account_file_is_kept_and_reported(self):
        damaged = '{"version": 1, "accounts": [{"username": "an'
        os.mkdir(os.path.dirname(self.account_file))
        with open(self.account_file, "w") as file:
            file.write(damaged)
        self.start()
        self.demo.wait_until(
            lambda: any("is damaged" in label.get_name() for label in self.demo.all(LABEL)), "the damage is reported"
        )
        with open(self.account_file + ".damaged-1") as file:
            self.assertEqual(file.read(), damaged)
        self.create_account()
        self.demo.wait_until_gone(name="Repeat Password")
        self.assertTrue(os.path.exists(self.account_file))


class CommandLineTests(unittest.TestCase):
    def run_demo(self, *arguments, without_display=False):
        environment = dict(os.environ)
        if without_display:
            environment.pop("DISPLAY")
        return subprocess.run([PROGRAM, *arguments], env=environment, capture_output=True, text=True, timeout=60)

    def test_version_and_help_need_no_display(self):
        version = self.run_demo("--version", without_display=True)
        self.assertEqual((version.returncode, version.stderr), (0, ""))
        self.assertRegex(version.stdout, r"^lasso-demo \d+\.\d+\.\d+\n$")
        help = self.run_demo("--help", without_display=True)
        self.assertEqual((help.returncode, help.stderr), (0, ""))
        self.assertIn("--version", help.stdout)
        self.assertIn("lasso-demo:///", help.stdout)

    def test_an_unknown_option_is_answered_with_the_usage(self):
        result = self.run_demo("--nonsense")
        self.assertIn(result.returncode, (1, 2))
        self.assertIn("--nonsense", result.stderr)
        self.assertIn("Usage:", result.stderr)
        self.assertEqual(result.stdout, "")

    def test_an_argument_that_is_no_link_is_answered_with_the_usage(self):
        for arguments in (["file.txt"], ["https://example.org/home"], ["lasso-demo:///home", "--", "-x\n\x1b"]):
            result = self.run_demo(*arguments)
            self.assertEqual(result.returncode, 1)
            self.assertIn("is not a lasso-demo: link", result.stderr)
            self.assertIn("Usage:", result.stderr)
            self.assertNotIn("CRITICAL", result.stderr)
            self.assertNotIn("\x1b", result.stderr)
            self.assertEqual(result.stdout, "")

    def test_a_missing_display_is_said_in_one_line(self):
        result = self.run_demo(without_display=True)
        self.assertEqual(result.returncode, 1)
        self.assertEqual(len(result.stderr.splitlines()), 1, result.stderr)
        self.assertIn("no display", result.stderr)


class SecondLaunchTests(DemoTestCase):
    def test_a_second_launch_raises_the_first_window(self):
        self.start()
        window = self.demo.wait_until(self.active_window, "the window is active")
        subprocess.run(["xdotool", "windowminimize", window], check=True)
        self.demo.wait_until(lambda: self.active_window() is None, "the window is minimized")
        second = subprocess.run([PROGRAM], env={**os.environ, **self.environment}, timeout=60)
        self.assertEqual(second.returncode, 0)
        self.demo.wait_until(lambda: self.active_window() == window, "the window is active again")
        self.assertEqual(len(self.demo.all(WINDOW)), 1)

    def active_window(self):
        """Returns the number of the active window, or None if no window is active."""
        answer = subprocess.run(["xdotool", "getactivewindow"], capture_output=True, text=True).stdout.strip()
        return answer if answer not in ("", "0") else None


if __name__ == "__main__":
    unittest.main()
