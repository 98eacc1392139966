"""Tests of the samples of flows and searches, worked through with a keyboard and a screen reader."""

import json
import os
import shutil
import unittest

from accessible_application import ALERT, BUTTON, LABEL, Atspi, field_length, is_focused, is_sensitive
from test_deep_links import DeepLinkTestCase

DIALOG = Atspi.Role.DIALOG
CHOICES = (Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON)

NOTES = """\
[Desktop Entry]
Type=Application
Name=Example Notes
Comment=Keeps what you write
Exec=true %U
MimeType=text/plain;text/html;
"""


class SamplesTestCase(DeepLinkTestCase):
    def open_sample(self, sample):
        """Starts the program with a link to a sample, which waits behind the login."""
        self.start_with_account(f"lasso-demo:///home/samples/{sample}")
        self.log_in()

    def leave(self):
        """Goes to another place, and checks that the program still works there."""
        self.open_link("lasso-demo:///home/account")
        self.demo.wait_for(BUTTON, "Log Out")

    def press_choice(self, name):
        """Clicks a radio button or a check button, which has no action before GTK 4.10."""
        choice = self.demo.wait_for(CHOICES, name)
        before = self.is_checked(choice)
        self.demo.click_object_with_mouse(choice)
        self.demo.wait_until(lambda: self.is_checked(choice) != before, f"{name!r} is switched")

    def is_checked(self, choice):
        return choice.get_state_set().contains(Atspi.StateType.CHECKED)

    def file(self, *names):
        return os.path.join(self.data, *names)

    def wait_for_content(self, path, expected):
        """Waits until a JSON file has a value."""
        self.demo.wait_until(lambda: self.content(path) == expected, f"{path} has {expected}")

    def content(self, path):
        if not os.path.exists(path):
            return None
        with open(path) as file:
            return json.load(file)["value"]

    def wait_for_focus(self, name):
        self.demo.wait_until(lambda: name in self.demo.focused(), f"{name!r} has the focus")


class SearchTests(SamplesTestCase):
    def test_words_are_searched_after_a_failure(self):
        # A folder in place of the user's word list.
        os.makedirs(self.file("lasso-demo", "words"))
        self.open_sample("search")
        self.demo.wait_for(name="Type a few letters. Choosing a word copies it.")
        self.demo.type("pear", into="Search Words")
        self.demo.wait_for(name="The Words Can't Be Read")
        shutil.rmtree(self.file("lasso-demo", "words"))
        with open(self.file("lasso-demo", "words"), "w") as file:
            file.write("spear\npear\nplum\n")
        self.demo.press("alt+t")
        self.demo.wait_for(LABEL, "2 words")
        self.demo.press("shift+Tab")
        self.demo.type("plu", into="Search Words")
        self.demo.wait_for(LABEL, "1 word")
        self.demo.press("Return")
        self.demo.wait_for(ALERT, "“plum” copied")
        self.demo.type("plums", into="Search Words")
        self.demo.wait_for(name="No Words Found")
        self.demo.press("Escape")
        self.demo.wait_for(name="Type a few letters. Choosing a word copies it.")
        self.assertEqual(field_length(self.demo.field("Search Words")), 0)
        self.leave()

    def test_an_application_is_found_and_tracked(self):
        os.makedirs(self.file("applications"))
        with open(self.file("applications", "org.example.Notes.desktop"), "w") as file:
            file.write(NOTES)
        self.open_sample("search-and-track")
        self.demo.wait_for(name="No Applications Yet")
        # The file of the tracked applications is read first.
        find = self.demo.wait_for(BUTTON, "Find an Application")
        self.demo.wait_until(lambda: is_sensitive(find), "an application can be found")
        self.demo.press("ctrl+n")
        self.demo.type("what you write", into="Search Installed Applications")
        self.demo.wait_for(LABEL, "1 application")
        self.demo.press("Return")
        self.demo.wait_for(LABEL, "Program: true")
        self.press_choice("Every Day")
        self.demo.press("alt+t")
        self.demo.wait_for(ALERT, "“Example Notes” is tracked")
        self.demo.wait_for(name="Example Notes Every Day")
        self.wait_for_content(
            self.file("lasso-demo", "tracked-applications.json"),
            [{"id": "org.example.Notes.desktop", "title": "Example Notes", "usage": "daily"}],
        )
        self.leave()
        self.open_link("lasso-demo:///home/samples/search-and-track")
        self.demo.wait_for(name="Example Notes Every Day")


class FlowTests(SamplesTestCase):
    def test_throws_are_made_selected_and_deleted(self):
        self.open_sample("random-items")
        self.demo.wait_for(name="No Throw Selected")
        for _ in range(3):
            self.demo.press("ctrl+t")
        self.wait_for_throw(3)
        self.demo.press("alt+t")
        self.wait_for_throw(3)
        self.open_link("lasso-demo:///home/samples/random-items/1")
        self.wait_for_throw(1)
        self.leave()

    def wait_for_throw(self, number):
        self.demo.wait_until(
            lambda: len(self.demo.all(LABEL, f"Throw {number}")) >= 2, f"throw {number} is in the list and beside it"
        )

    def test_the_button_leads_through_the_welcome_pages(self):
        self.open_sample("welcome-pages")
        for title in ("A Store Decides", "A Screen Shows", "A Flow Leads On", "A Test Proves It", "A Store Decides"):
            self.demo.wait_for(name=title)
            self.wait_for_focus("Start Over" if title == "A Test Proves It" else "Continue")
            self.demo.press("Return")
        self.demo.wait_for(name="A Screen Shows")
        self.leave()

    def test_three_dialogs_ask_and_close_at_once(self):
        self.open_sample("food-onboarding")
        self.demo.wait_for(name="Not Set Up Yet")
        self.demo.press("alt+s")
        self.demo.wait_for(name="Vegan")
        self.demo.wait_for_active_dialog()
        self.press_choice("Vegan")
        self.demo.click("Next")
        self.demo.wait_for(name="Nuts")
        self.press_choice("Nuts")
        self.demo.wait_until(lambda: len(self.demo.all(BUTTON, "Next")) >= 1, "the second dialog has its button")
        Atspi.Action.do_action(self.demo.all(BUTTON, "Next")[-1], 0)
        self.demo.click("Finish")
        self.demo.wait_until_gone(DIALOG)
        self.demo.wait_for(name="Vegan")
        self.wait_for_content(
            self.file("lasso-demo", "food-profile.json"), {"avoided": ["nuts"], "diet": "vegan", "mealCount": 3}
        )
        self.leave()

    def test_an_onboarding_is_made_of_the_chosen_steps(self):
        self.open_sample("onboarding-on-the-fly")
        self.demo.wait_for(name="Choose the Steps")
        # With the keyboard: GTK 4.18 tells a place of what is in a row that lacks the room around it.
        self.demo.focus("Your Name")
        for step, distance in (("Your Time of Day", 1), ("A Tip", 2)):
            choice = self.demo.first(CHOICES, step)
            self.demo.press(*["Down"] * distance)
            self.demo.wait_until(lambda: step in self.demo.focused(), f"the row {step!r} has the focus")
            if not is_focused(choice):
                self.demo.press("Tab")
            self.demo.press("space")
            self.demo.wait_until(lambda: not self.is_checked(choice), f"{step!r} is left out")
        self.demo.press("alt+s")
        self.demo.wait_for(LABEL, "Step 1 of 2")
        self.demo.press("Return")
        self.demo.wait_for(LABEL, "Enter your name.")
        self.demo.type("Ann", into="Name")
        self.demo.press("Return")
        self.demo.wait_for(LABEL, "Step 2 of 2")
        self.demo.press("alt+c")
        self.demo.wait_for(LABEL, "Your Name: Ann\nReminders: Off")
        self.wait_for_focus("Done")
        self.demo.press("Return")
        self.demo.wait_for(name="Choose the Steps")
        self.leave()


class ViewModuleTests(SamplesTestCase):
    def test_all_views_show_the_color(self):
        self.open_sample("view-modules")
        self.demo.wait_for(name="Color #3584e4")
        self.demo.type("ffffff", into="Code")
        self.demo.wait_for(name="Color #ffffff")
        self.demo.wait_for(LABEL, "On white: 1.0, hard to read")
        self.demo.press("alt+b")
        self.demo.press("Home")
        self.demo.wait_for(name="Color #ffff00")
        self.assertEqual(self.demo.text_of("Code"), "#ffff00")
        self.leave()


if __name__ == "__main__":
    unittest.main()
