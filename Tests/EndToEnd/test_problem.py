"""Tests of the report of a problem: a run of the demo is saved, replayed, and becomes a test and a film."""

import json
import os
import re
import subprocess
import tempfile
import time

import locales
from accessible_application import BUTTON, LABEL, AccessibleApplication
from test_demo import PASSWORD, PROGRAM, DemoTestCase

REPLAY = os.environ.get("LASSO_REPLAY", ".build/debug/lasso-replay")


def measured(picture, value, *operations):
    """Returns a value of a gray copy of a picture."""
    command = ["convert", picture, "-colorspace", "Gray", *operations, "-format", f"%[fx:{value}]", "info:"]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def brightness(picture):
    """Returns the mean brightness of a picture, from 0 to 1."""
    return measured(picture, "mean")


def ink(picture):
    """Returns the number of dark pixels of a picture, most of which are texts in a light one."""
    return measured(picture, "mean*w*h", "-threshold", "50%", "-negate")


def difference(picture, other):
    """Returns how much two pictures of the same size differ, from 0 to 1."""
    result = subprocess.run(["compare", "-metric", "RMSE", picture, other, "null:"], capture_output=True, text=True)
    # With status 1, they differ.
    if result.returncode > 1:
        raise AssertionError(f"{picture} can't be compared with {other}: {result.stderr}")
    return float(re.search(r"\(([^)]+)\)", result.stderr).group(1))


class ProblemTests(DemoTestCase):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.tape = os.path.join(folder.name, "Problem.tape")

    def start_logged_in(self, link):
        """Starts the program with a link, creates an account, and logs in."""
        self.start(link)
        self.create_account()
        self.demo.wait_until_gone(name="Repeat Password")
        self.log_in()

    def save_report(self, search="Search Commands", command="report a problem", report="Report", save="Save…"):
        self.demo.press("ctrl+shift+p")
        self.wait_for_focus(search)
        self.demo.type(command)
        self.demo.press("Return")
        text = self.demo.text_of(report)
        self.demo.click(save)
        self.wait_for_focus("Name:")
        self.demo.press("ctrl+a")
        self.demo.type(self.tape)
        self.wait_for_text("Name:", self.tape)
        self.demo.press("Return")
        self.demo.wait_until(lambda: os.path.exists(self.tape), "the report is saved")
        return text

    def replay(self, *arguments, **variables):
        environment = {**os.environ, **variables}
        result = subprocess.run(
            [REPLAY, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        return result.returncode, result.stdout + result.stderr

    def test_a_run_is_saved_and_replayed(self):
        self.start()
        self.create_account()
        self.demo.wait_until_gone(name="Repeat Password")
        self.log_in("a wrong one")
        self.demo.wait_for(LABEL, "Invalid login")
        self.demo.type(PASSWORD, into="Password")
        self.demo.press("Return")
        self.demo.wait_for(LABEL, "Welcome!")
        self.demo.click("Next")
        self.demo.wait_for(LABEL, "That was fun!")
        self.demo.click("OK")
        self.wait_for_home()
        self.open_counter()
        self.demo.click("Increment")
        self.demo.wait_for(LABEL, "1")
        text = self.save_report()
        self.demo.wait_for(LABEL, "Report saved as “Problem.tape”")
        self.assertIn("LoginScreenModule#1 ▶ .didTapLogin", text)
        self.stop()

        with open(self.tape, encoding="utf-8") as file:
            contents = file.read()
        for secret in (PASSWORD, "a wrong one"):
            self.assertNotIn(secret, text)
            self.assertNotIn(secret, contents)
        status, output = self.replay(self.tape)
        self.assertEqual(status, 0, output)
        self.assertIn("No difference.", output)

        test = os.path.join(self.folder, "Test.swift")
        status, output = self.replay("--test", test, self.tape)
        self.assertEqual(status, 0, output)
        with open(test, encoding="utf-8") as file:
            self.assertIn("try await run.send(.didTapIncrement, to: CounterScreenModule.self)", file.read())

        film = os.path.join(self.folder, "film")
        status, output = self.replay("--film", film, self.tape)
        self.assertEqual(status, 0, output)
        pictures = os.listdir(film)
        self.assertIn("sheet.png", pictures)
        self.assertEqual(len({name[:3] for name in pictures if name[0] == "0"}) * 4, len(pictures) - 1)
        self.assertGreater(brightness(os.path.join(film, "001-light.png")), 0.8)
        self.assertLess(brightness(os.path.join(film, "001-dark.png")), 0.4)
        # The letters of the first screen are twice as high and twice as wide.
        self.assertGreater(ink(os.path.join(film, "000-large-text.png")), 2 * ink(os.path.join(film, "000-light.png")))
        # At the end, the samples are on the right, and the button that was pressed on the left, as in a mirror.
        last = max(name[:3] for name in pictures if name[0] == "0")
        light, mirrored = (os.path.join(film, f"{last}-{look}.png") for look in ("light", "right-to-left"))
        image = os.path.join(self.folder, "mirror.png")
        subprocess.run(["convert", mirrored, "-flop", image], check=True)
        self.assertLess(difference(image, light), difference(mirrored, light))

    def test_a_replay_is_drawn_at_the_original_speed(self):
        self.start()
        self.open_create_account()
        self.demo.press("Escape")
        self.demo.wait_until_gone(name="Repeat Password")
        self.save_report()
        self.stop()
        self.delay_what_follows(".didTapCreateAccount", seconds=10)
        start = time.monotonic()
        replay = AccessibleApplication([REPLAY, "--drawn", self.tape])
        replay.wait_for(name="Repeat Password")
        self.assertEqual(replay.wait_for_end(), 0, replay.errors())
        self.assertGreater(time.monotonic() - start, 10)

    def delay_what_follows(self, action, seconds):
        """Changes the tape as if the user had waited after an action."""
        with open(self.tape, encoding="utf-8") as file:
            header, *lines = file.read().rstrip("\n").split("\n")
        events = [json.loads(line) for line in lines]
        texts = [event.get("text") for event in events]
        following = texts.index(action) + 1
        while events[following].get("in") or events[following].get("later"):
            following += 1
        # The last line is the end, which has no time.
        for event in events[following:-1]:
            event["t"] += seconds * 1_000_000
        with open(self.tape, "w", encoding="utf-8") as file:
            file.write("\n".join([header, *(json.dumps(event) for event in events)]) + "\n")

    def test_a_run_in_german_is_replayed_in_german(self):
        german = locales.environment("de_DE")
        self.demo = AccessibleApplication([PROGRAM], {**self.environment, **german})
        self.demo.click("Konto anlegen")
        self.demo.wait_for(name="Passwort wiederholen")
        self.demo.type("ann", into="Benutzername")
        self.demo.press("Escape")
        self.demo.wait_for(LABEL, "Neues Konto verwerfen?")
        self.demo.click("Verwerfen")
        self.demo.wait_for(BUTTON, "Anmelden")
        self.save_report("Befehle durchsuchen", "ein problem melden", "Bericht", "Speichern …")
        self.stop()
        # The user has another language.
        status, output = self.replay(self.tape, LC_ALL="C.UTF-8", LOCPATH=german["LOCPATH"])
        self.assertEqual(status, 0, output)
        self.assertIn("No difference.", output)

    def test_work_with_progress_is_replayed(self):
        self.start_logged_in("lasso-demo:///home/samples/notices")
        self.demo.wait_for(BUTTON, "Count")
        self.demo.click("Count")
        self.demo.wait_for(LABEL, "78,498 prime numbers")
        self.save_report()
        self.stop()
        status, output = self.replay(self.tape, **self.environment)
        self.assertEqual(status, 0, output)
        self.assertIn("No difference.", output)

    def test_a_replay_saves_nothing_in_the_folders_of_the_user(self):
        self.start_logged_in("lasso-demo:///home/samples/questions")
        self.demo.wait_for(LABEL, "Saved")
        self.demo.press("alt+n")
        self.wait_for_focus("Note")
        self.demo.type("Hello")
        self.demo.wait_for(LABEL, "Not saved yet")
        self.demo.press("ctrl+s")
        self.demo.wait_for(LABEL, "Saved")
        note = os.path.join(self.data, "lasso-demo", "note.txt")
        self.demo.wait_until(lambda: os.path.exists(note), "the note is saved")
        self.save_report()
        self.stop()
        with open(note, "w", encoding="utf-8") as file:
            file.write("Something newer")
        status, output = self.replay(self.tape, **self.environment)
        self.assertEqual(status, 0, output)
        with open(note, encoding="utf-8") as file:
            self.assertEqual(file.read(), "Something newer")

    def test_what_is_no_tape_is_refused(self):
        status, output = self.replay("/nonexistent/tape")
        self.assertEqual(status, 2)
        self.assertIn("/nonexistent/tape can't be read: No such file or directory.", output)
        self.assertEqual(self.replay()[0], 2)
