"""A test that does thousands of random things to the demo, in several languages.

It runs only if LASSO_MONKEY_STEPS says how many. LASSO_MONKEY_SEED says which ones.
"""

import os
import random
import resource
import select
import shutil
import subprocess
import time
import unittest

import locales
import write_protection
from accessible_application import FIELDS, LIST, PASSWORD_FIELD, AccessibleApplication, is_focused, set_text
from fake_input import FakeInput
from memory_growth import growth
from monkey import TIMEOUT, Monkey, Portal
from sample_test_case import SampleTestCase
from samples import samples
from test_demo import PASSWORD, PROGRAM

MEMORY_REPORT = os.path.abspath("build/memory-report.so")
STEPS = int(os.environ.get("LASSO_MONKEY_STEPS", "0"))
SEED = int(os.environ.get("LASSO_MONKEY_SEED", "1"))
# After each round, the user closes all windows but one, leaves the sample, and the memory is measured.
STEPS_OF_A_ROUND = 250
# With so many steps, there are enough samples to tell whether the memory grows.
STEPS_THAT_TELL = 20_000
# The last one is the pseudo-locale.
LANGUAGES = [("en_US", False), ("de_DE", False), ("ar_EG", False), ("en_US", True)]
HARMLESS_FAULTS_OF_GTK = (
    # GTK 4.8 finds no monitor for a popover of a window that the user has moved partly off the screen, or is moving.
    "gdk_monitor_get_geometry: assertion",
    # GTK 4.8 makes a popover of such a window smaller than the popover's margins. The widgets in it complain, too.
    "attempt to allocate GtkPopoverContent contents",
    "with width -",
    # GTK 4.8 fades the scrollbar of a page out after the page has gone.
    "gdk_frame_clock_get_frame_time: assertion",
    # The mouse wheel turns in a list that is about to be laid out. GTK leaves the list where it is.
    "failed to scroll to given position. Ignoring...",
    # The user clicks the title of a column in GTK's file dialog while the dialog still loads the folder.
    "gtk_tree_sortable_get_sort_column_id: assertion",
    "gtk_tree_sortable_has_default_sort_func: assertion",
    "gtk_tree_sortable_set_sort_column_id: assertion",
    # The user clicks a file in GTK's file dialog with the secondary button, and leaves the dialog before its menu opens.
    "gtk_widget_compute_bounds: assertion",
    # GTK 4.8 shows the tooltip of a window that has been closed since the pointer rested on it.
    "gdk_surface_get_device_position: assertion",
    "_gtk_widget_find_at_coords: assertion",
    # The action of an open menu's check or radio item goes, or comes back, with the screen behind the menu.
    "gtk_at_context_set_accessible_role: assertion",
    # The user drags the selection of a field, and the X server refuses the grab of the pointer. Nothing is dragged then.
    (
        "invalid (NULL) pointer instance",
        "g_signal_connect_data: assertion",
        "invalid (NULL) pointer instance",
        "g_signal_connect_data: assertion",
        "gdk_drag_set_hotspot: assertion",
        "gtk_drag_icon_get_for_drag: assertion",
        "gtk_drag_icon_set_child: assertion",
        "g_object_unref: assertion",
    ),
)
LARGEST_GROWTH = 300
"""By how much the memory may grow in a round, in KB. Through links alone, the user gets to ten places in a round, and what
one of them shows takes 50 or more if it is kept. What is loaded once, of which 2,000 may be loaded at the worst moment of
a life of nine samples, stays below."""
PIPES = {"questions": "LASSO_MEMORY_QUESTIONS", "answers": "LASSO_MEMORY_ANSWERS"}
"""The pipes of memory_report.c, and the variables that name them."""


@unittest.skipUnless(STEPS, "LASSO_MONKEY_STEPS isn't set.")
class MonkeyTests(SampleTestCase):
    def test_random_things_neither_stop_the_program_nor_make_it_grow(self):
        self.open_sample("counter")
        self.stop()
        self.questions, self.answers = [self.make_pipe(name) for name in PIPES]
        # The samples of each life of the program, from a start to its end: steps until then, and the memory in KB.
        self.lives = []
        user_input, portal = FakeInput(), Portal()
        self.addCleanup(user_input.close)
        self.addCleanup(portal.close)
        links = [f"lasso-demo:///home/samples/{name}" for name in [*samples(), "nothing"]] + ["lasso-demo:///home/account"]
        self.monkey = Monkey(random.Random(SEED), user_input, portal, "org.lassogtk.Demo", links)
        try:
            for language, pseudolocale in LANGUAGES:
                self.locale = locales.environment(language, pseudolocale)
                self.go_through_a_language()
            self.check_growth()
        except AssertionError as error:
            last = "\n".join(self.monkey.done[-40:])
            place = f"LASSO_MONKEY_SEED={SEED}, after {len(self.monkey.done)} steps"
            raise AssertionError(f"{place}: {error}\nThe last steps:\n{last}") from None

    def go_through_a_language(self):
        for _ in range(max(1, STEPS // STEPS_OF_A_ROUND // len(LANGUAGES))):
            if self.demo is None:
                self.start_again()
            for _ in range(STEPS_OF_A_ROUND):
                self.monkey.do_something()
                if self.has_been_left():
                    break
                self.check(self.demo.errors())
            else:
                self.tidy_up()
                self.take_sample()
        if self.demo is not None:
            self.leave()

    def take_sample(self):
        """Notes the memory of the program, unless the user has left it, or a second window is still open.

        A window with a million rows takes 37,000 KB, which it releases when it closes.
        """
        if self.demo is None or self.has_been_left() or len(self.monkey.input.windows()) != 1:
            return
        size = self.memory
        if size is not None:
            self.lives[-1].append((len(self.monkey.done), size))

    def check_growth(self):
        """Fails if the memory grows in one of the program's lives, or in all of them together."""
        parts = {f"life {number} {life}": [life] for number, life in enumerate(self.lives, 1)}
        growths = {name: growth(lives) for name, lives in {**parts, "all lives": self.lives}.items()}
        for name, by_step in growths.items():
            text = "too few samples" if by_step is None else f"{by_step * STEPS_OF_A_ROUND:.0f} KB in a round"
            print(f"The growth of the memory in {name}: {text}")
        self.assertTrue(
            STEPS < STEPS_THAT_TELL or growths["all lives"] is not None,
            "The memory was measured too seldom: after most rounds, the user should have closed all windows but one.",
        )
        largest = max((by_step or 0) * STEPS_OF_A_ROUND for by_step in growths.values())
        self.assertLess(largest, LARGEST_GROWTH, "The memory grows by so many KB in a round. The samples are printed above.")

    # The program.

    @property
    def environment(self):
        home = os.path.join(self.data, "home")
        os.makedirs(home, exist_ok=True)
        folders = {"HOME": home, "XDG_CONFIG_HOME": os.path.join(home, ".config")}
        # Messages are checked after each step, so that the steps that led to one are known.
        pipes = {variable: os.path.join(self.data, name) for name, variable in PIPES.items()}
        return {**super().environment, **folders, **getattr(self, "locale", {}), **pipes, "G_DEBUG": ""}

    def make_pipe(self, name):
        path = os.path.join(self.data, name)
        os.mkfifo(path)
        # Open for reading and writing, so that neither end waits for the other.
        pipe = os.open(path, os.O_RDWR)
        self.addCleanup(os.close, pipe)
        return pipe

    def start_again(self):
        """Starts the program in the language, and logs in."""
        # Its file dialogs must not reach the files of the person who runs the test.
        self.demo = AccessibleApplication(
            [os.path.abspath(PROGRAM), "lasso-demo:///home"],
            {**self.environment, "LD_PRELOAD": MEMORY_REPORT},
            self.prepare_program,
            HARMLESS_FAULTS_OF_GTK,
        )
        self.demo.wait_for(PASSWORD_FIELD)
        self.log_in_again()
        self.demo.wait_for(LIST)
        # What a sample keeps for as long as the program runs counts from the start.
        for link in self.monkey.links:
            self.monkey.open(link)
            self.monkey.wait_for_program()
        self.lives.append([])

    def prepare_program(self):
        """Prepares the process of the program: where it may write, and that it leaves a core there if it crashes."""
        write_protection.protect(self.data, "/dev")
        os.chdir(self.data)
        limit = resource.getrlimit(resource.RLIMIT_CORE)[1]
        resource.setrlimit(resource.RLIMIT_CORE, (limit, limit))

    def places_of_crash(self):
        """Returns where the threads of the program were when it crashed, if that is known."""
        cores = [name for name in os.listdir(self.data) if name.startswith("core")]
        if not cores or not shutil.which("gdb"):
            return ""
        command = ["gdb", "-batch", "-ex", "thread apply all backtrace 60", PROGRAM, os.path.join(self.data, cores[0])]
        return "\n" + subprocess.run(command, capture_output=True, text=True, check=False).stdout

    def has_been_left(self):
        """Returns whether the user has left the program. It must not have ended otherwise."""
        status = self.demo.process.poll()
        if status is None:
            return False
        errors = self.demo.errors()
        self.demo = None
        self.assertEqual(status, 0, errors + (self.places_of_crash() if status < 0 else ""))
        self.check(errors)
        return True

    def leave(self):
        """Ends the program, unless the user is just leaving it."""
        if not self.monkey.is_program_running():
            self.demo.process.wait(TIMEOUT)
        if not self.has_been_left():
            self.stop()

    def tidy_up(self):
        """Closes all windows but one, and leaves the sample for the account."""
        self.close_windows()
        subprocess.run(["xdotool", "getactivewindow", "windowsize", "900", "700"], check=False, capture_output=True)
        # No sample keeps anything then.
        self.monkey.open("lasso-demo:///home/account")
        self.monkey.wait_for_program()
        # If the window that was left can't show the account, such as the one with a sample's code, there are two now.
        windows = self.monkey.input.windows()
        if len(windows) > 1:
            subprocess.run(["xdotool", "windowactivate", "--sync", str(windows[0])], check=False, capture_output=True)
            self.close_windows()
        self.log_in_again()
        if self.demo.process.poll() is None and not self.demo.all(LIST):
            # Where the user is, no key leads on: the next round begins with a new start.
            self.leave()

    def close_windows(self):
        """Closes the active window, as long as it isn't the only one."""
        for _ in range(20):
            for _ in range(4):
                self.monkey.input.press("Escape")
                self.monkey.wait_for_program()
            if len(self.monkey.input.windows()) <= 1:
                break
            self.monkey.input.press("alt+F4")
            self.monkey.wait_for_program()

    def log_in_again(self):
        """Logs in, if the program asks for nothing but a password."""
        fields = self.demo.all(PASSWORD_FIELD)
        if len(fields) != 1 or self.demo.all(LIST):
            return
        # The page may still be coming in.
        set_text(self.demo.wait_for(FIELDS), "ann")
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
        """The memory that the program has allocated and not released, in KB; None if the program is being left."""
        os.write(self.questions, b"?")
        for _ in range(TIMEOUT * 10):
            if select.select([self.answers], [], [], 0.1)[0]:
                return int(os.read(self.answers, 100)) // 1024
            if self.demo.process.poll() is not None:
                # The next program must not find this question, nor an answer that came too late.
                for pipe in (self.questions, self.answers):
                    if select.select([pipe], [], [], 0)[0]:
                        os.read(pipe, 100)
                return None
        self.fail("The program doesn't tell its memory.")
