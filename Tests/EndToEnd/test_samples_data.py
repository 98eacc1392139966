"""Walks through the samples of data, questions, and notices, with the keyboard and a screen reader."""

import json
import os

from accessible_application import ALERT, BUTTON, LABEL, LIST_ITEM, WINDOW
from test_deep_links import DeepLinkTestCase


class DataSampleTests(DeepLinkTestCase):
    def open_first(self, sample):
        """Starts the program with a link to a sample, and logs in."""
        self.start_with_account(f"lasso-demo:///home/samples/{sample}")
        self.log_in()

    def open_sample(self, sample):
        self.open_link(f"lasso-demo:///home/samples/{sample}")

    def add(self, key, field, text):
        """Adds a text to a list with the field that a mnemonic leads to."""
        self.demo.press(key)
        self.wait_for_focus(field)
        self.demo.type(text)
        self.demo.press("Return")
        self.wait_for_row(text)

    def wait_for_row(self, text):
        self.demo.wait_until(
            lambda: any(text in item.get_name() for item in self.demo.all(LIST_ITEM)), f"a row has {text!r}"
        )

    def go_on(self, question, next_question):
        """Goes to the next question, and waits for the end of the transition."""
        self.demo.press("alt+n")
        self.demo.wait_for(LABEL, next_question)
        self.demo.wait_until_gone(LABEL, question)

    def is_empty_after_emptying(self):
        """Empties the cart, unless the shop is busy. A label doesn't tell whether its page is hidden."""
        self.demo.press("alt+e")
        return self.demo.all(LABEL, "3 left")

    def file(self, name):
        """Returns the text of a file of the demo, or an empty one."""
        path = os.path.join(self.data, "lasso-demo", name)
        if not os.path.exists(path):
            return ""
        with open(path) as file:
            return file.read()

    def wait_for_file(self, name, text):
        self.demo.wait_until(lambda: text in self.file(name), f"{name} has {text!r}")

    def test_lists_and_days_are_kept(self):
        self.open_first("survey")
        self.demo.wait_for(LABEL, "What made you happy this week?")
        self.add("alt+w", "Answer", "Rain")
        self.add("alt+w", "Answer", "A letter")
        self.go_on("What made you happy this week?", "What would you like to learn?")
        self.add("alt+w", "Answer", "Juggling")
        self.go_on("What would you like to learn?", "Whom do you want to thank?")
        self.add("alt+w", "Answer", "Ann")
        self.demo.press("alt+f")
        self.demo.wait_for(LABEL, "Rain, A letter")
        self.wait_for_file("survey.json", "Juggling")
        self.demo.press("alt+s")
        self.demo.wait_for(name="Delete all answers?")
        self.demo.wait_for_active_dialog()
        self.demo.press("Escape")
        self.demo.wait_until_gone(name="Delete all answers?")

        self.open_sample("my-day/cards")
        self.add("alt+n", "New Card", "Call Bob")
        self.demo.press("Down", "Home")
        self.demo.wait_until(lambda: any("Call Bob" in name for name in self.demo.focused()), "the card has the focus")
        self.demo.press("Return")
        self.demo.wait_for(name="No Cards")
        self.open_sample("my-day/log")
        self.wait_for_row("Call Bob")
        self.add("alt+e", "Entry", "Had lunch")
        self.open_sample("my-day/calendar")
        self.demo.wait_for(LABEL, "2 entries")
        self.wait_for_file("my-day/log.json", "Had lunch")

    def test_actions_are_undone_and_replayed_and_pages_move(self):
        self.open_first("replay")
        self.demo.wait_for(BUTTON, "Invert")
        self.demo.focus("Row 1, column 1")
        self.demo.press("space")
        self.demo.wait_for(BUTTON, "Undo Set Tile")
        self.demo.press("alt+t")
        self.demo.wait_for(BUTTON, "Undo Turn")
        self.demo.press("ctrl+z")
        self.demo.wait_for(BUTTON, "Undo Set Tile")
        self.demo.press("ctrl+r")
        self.demo.wait_for(LABEL, "Step 1 of 1: Set Tile")
        self.demo.wait_for_active_dialog()
        self.demo.press("Escape")
        self.demo.wait_until_gone(LABEL, "Step 1 of 1: Set Tile")

        self.open_sample("product")
        self.demo.wait_for(LABEL, "3 left")
        for left in ("2 left", "1 left", "None left"):
            self.demo.press("alt+a")
            self.demo.wait_for(LABEL, left)
        self.demo.press("alt+a")
        self.demo.wait_for(LABEL, "The product is sold out.")
        self.demo.press("alt+t")
        self.demo.wait_until(self.is_empty_after_emptying, "the cart is empty")
        self.assertEqual(json.loads(self.file("cart.json"))["value"], 0)

        self.open_sample("transitions")
        self.demo.wait_for(LABEL, "Show Next Page")
        self.demo.press("alt+s")
        self.demo.wait_for(name="Page 1")
        self.demo.wait_until(lambda: len(self.demo.all(WINDOW)) == 2, "there are two windows")
        self.demo.press("alt+F4")
        self.demo.wait_until(lambda: len(self.demo.all(WINDOW)) == 1, "there is one window")
        self.demo.press("alt+s")
        self.demo.wait_for(name="Page 2")

    def test_questions_files_and_notices(self):
        self.open_first("questions")
        self.demo.wait_for(LABEL, "Saved")
        self.demo.press("alt+n")
        self.wait_for_focus("Note")
        self.demo.type("Hello world")
        self.demo.wait_for(LABEL, "Not saved yet")
        self.demo.press("ctrl+s")
        self.demo.wait_for(LABEL, "Saved")
        self.wait_for_file("note.txt", "Hello world")
        self.demo.click("Count Words")
        self.demo.wait_for(LABEL, "2 words")
        self.demo.wait_for_active_dialog()
        self.demo.press("Escape")
        self.demo.wait_until_gone(LABEL, "2 words")
        self.demo.type("!")
        self.demo.wait_for(LABEL, "Not saved yet")
        self.open_sample("files")
        self.demo.wait_for(name="Save the changes of the note?")
        self.demo.click("Discard")
        self.demo.wait_for(name="No Files")
        self.assertEqual(self.file("note.txt"), "Hello world")

        self.demo.press("ctrl+o")
        self.demo.wait_for(name="Open Text Files")
        self.demo.wait_for_active_dialog()
        self.demo.press("Escape")
        self.demo.wait_until_gone(name="Open Text Files")

        self.open_sample("notices")
        self.demo.click("Count")
        self.demo.wait_for(LABEL, "78,498 prime numbers below 1,000,000")
        self.demo.wait_for(ALERT, "78,498 prime numbers")
