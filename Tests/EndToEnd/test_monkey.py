"""A test that does thousands of random things to the demo, in several languages.

It runs only if LASSO_MONKEY_STEPS says how many. LASSO_MONKEY_SEED says which ones.
"""

import itertools
import os
import random
import re
import statistics
import subprocess
import time
import unittest

import locales
import write_protection
from accessible_application import FIELDS, LIST, PASSWORD_FIELD, AccessibleApplication, is_focused, set_text
from fake_input import FakeInput
from monkey import Monkey, Portal
from sample_test_case import SampleTestCase
from take_screenshots import samples
from test_demo import PASSWORD, PROGRAM

STEPS = int(os.environ.get("LASSO_MONKEY_STEPS", "0"))
SEED = int(os.environ.get("LASSO_MONKEY_SEED", "1"))
# After each round, the user closes all windows but one, and the memory is measured.
STEPS_OF_A_ROUND = 250
# The last one is the pseudo-locale.
LANGUAGES = [("en_US", False), ("de_DE", False), ("ar_EG", False), ("en_US", True)]
HARMLESS_FAULTS_OF_GTK = (
    # GTK 4.8 finds no monitor for a popover of a window that the user has moved partly off the screen, or is moving.
    "gdk_monitor_get_geometry: assertion",
    # GTK 4.8 fades the scrollbar of a page out after the page has gone.
    "gdk_frame_clock_get_frame_time: assertion",
    # The mouse wheel turns in a list that is about to be laid out. GTK leaves the list where it is.
    "failed to scroll to given position. Ignoring...",
)
LARGEST_GROWTH = 2_000
"""By how much the memory may grow from round to round, in KB: the median over the second half of the rounds, because
something large may be loaded once."""


@unittest.skipUnless(STEPS, "LASSO_MONKEY_STEPS isn't set.")
class MonkeyTests(SampleTestCase):
    def test_random_things_neither_stop_the_program_nor_make_it_grow(self):
        self.open_sample("counter")
        self.stop()
        user_input, portal = FakeInput(), Portal()
        self.addCleanup(user_input.close)
        self.addCleanup(portal.close)
        links = [f"lasso-demo:///home/samples/{name}" for name in [*samples(), "nothing"]] + ["lasso-demo:///home/account"]
        self.monkey = Monkey(random.Random(SEED), user_input, portal, "org.lassogtk.Demo", links)
        try:
            for language, pseudolocale in LANGUAGES:
                self.locale = locales.environment(language, pseudolocale)
                self.go_through_a_language()
        except AssertionError as error:
            last = "\n".join(self.monkey.done[-40:])
            place = f"LASSO_MONKEY_SEED={SEED}, after {len(self.monkey.done)} steps"
            raise AssertionError(f"{place}: {error}\nThe last steps:\n{last}") from None

    def go_through_a_language(self):
        sizes = []
        for _ in range(max(1, STEPS // STEPS_OF_A_ROUND // len(LANGUAGES))):
            if self.demo is None:
                sizes = []
                self.start_again()
            for _ in range(STEPS_OF_A_ROUND):
                self.monkey.do_something()
                if self.has_been_left():
                    break
                self.check(self.demo.errors())
            else:
                self.tidy_up()
                if self.demo is not None and not self.has_been_left():
                    sizes.append(self.memory)
        if self.demo is not None:
            self.stop()
        self.check_growth(sizes[len(sizes) // 2 :])

    def check_growth(self, sizes):
        """Fails if the memory grows steadily."""
        slopes = [
            (sizes[later] - sizes[earlier]) / (later - earlier)
            for earlier, later in itertools.combinations(range(len(sizes)), 2)
        ]
        if len(sizes) > 3:
            self.assertLess(statistics.median(slopes), LARGEST_GROWTH, f"The memory grows: {sizes} KB")

    # The program.

    @property
    def environment(self):
        home = os.path.join(self.data, "home")
        os.makedirs(home, exist_ok=True)
        folders = {"HOME": home, "XDG_CONFIG_HOME": os.path.join(home, ".config")}
        # Messages are checked after each step, so that the steps that led to one are known.
        return {**super().environment, **folders, **getattr(self, "locale", {}), "G_DEBUG": ""}

    def check(self, errors):
        lines = errors.splitlines()
        super().check("\n".join(line for line in lines if not any(fault in line for fault in HARMLESS_FAULTS_OF_GTK)))

    def start_again(self):
        """Starts the program in the language, and logs in."""
        # Its file dialogs must not reach the files of the person who runs the test.
        self.demo = AccessibleApplication(
            [PROGRAM, "lasso-demo:///home"], self.environment, lambda: write_protection.protect(self.data, "/dev")
        )
        self.demo.wait_for(PASSWORD_FIELD)
        self.log_in_again()
        self.demo.wait_for(LIST)
        # What a sample keeps for as long as the program runs counts from the start.
        for link in self.monkey.links:
            self.monkey.open(link)
            self.monkey.wait_for_program()

    def has_been_left(self):
        """Returns whether the user has left the program. It must not have ended otherwise."""
        status = self.demo.process.poll()
        if status is None:
            return False
        errors = self.demo.errors()
        self.demo = None
        self.assertEqual(status, 0, errors)
        self.check(errors)
        return True

    def tidy_up(self):
        """Closes all windows but one, and shows the gallery."""
        for _ in range(20):
            for _ in range(4):
                self.monkey.input.press("Escape")
                self.monkey.wait_for_program()
            if self.monkey.input.window_count() <= 1:
                break
            self.monkey.input.press("alt+F4")
            self.monkey.wait_for_program()
        subprocess.run(["xdotool", "getactivewindow", "windowsize", "900", "700"], check=False, capture_output=True)
        self.monkey.open("lasso-demo:///home")
        self.log_in_again()
        if self.demo.process.poll() is None and not self.demo.all(LIST):
            # Where the user is, no key leads on: the next round begins with a new start.
            self.stop()

    def log_in_again(self):
        """Logs in, if the program asks for nothing but a password."""
        fields = self.demo.all(PASSWORD_FIELD)
        if len(fields) != 1 or self.demo.all(LIST):
            return
        set_text(next(field for role in FIELDS for field in self.demo.all(role)), "ann")
        set_text(fields[0], PASSWORD)
        for _ in range(20):
            if is_focused(fields[0]):
                break
            self.demo.press("Tab")
        self.demo.press("Return")
        for _ in range(100):
            if self.demo.process.poll() is not None or self.demo.all(LIST):
                break
            time.sleep(0.1)

    @property
    def memory(self):
        """The memory that only the program uses, in KB."""
        with open(f"/proc/{self.demo.process.pid}/smaps_rollup") as file:
            return int(re.search(r"^Private_Dirty: +(\d+)", file.read(), re.MULTILINE)[1])
