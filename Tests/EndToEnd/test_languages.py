"""Tests of the demo in other languages than English."""

import os
import tempfile
import unittest

import locales
from accessible_application import BUTTON, LABEL, WINDOW, AccessibleApplication
from test_demo import PASSWORD, PROGRAM


class LanguageTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = folder.name
        self.demo = None
        self.addCleanup(lambda: self.demo and self.demo.close())

    def start(self, locale, pseudolocale=False):
        folders = {"XDG_DATA_HOME": self.data, "XDG_STATE_HOME": os.path.join(self.data, "state")}
        self.demo = AccessibleApplication([PROGRAM], {**folders, **locales.environment(locale, pseudolocale)})

    def create_account(self, username, password, repeated, create):
        """Creates an account in the form, and logs in, up to the tutorial."""
        self.demo.type("ann", into=username)
        self.demo.type(PASSWORD, into=password)
        self.demo.type(PASSWORD, into=repeated)
        self.demo.click(create)
        self.demo.wait_until_gone(name=repeated)

    def test_german(self):
        self.start("de_DE")
        demo = self.demo
        demo.wait_for(LABEL, "Melden Sie sich bei Ihrem Konto auf diesem Rechner an.")
        demo.click("Konto anlegen")
        demo.wait_for(BUTTON, "Zurück")
        demo.type("ann", into="Benutzername")
        demo.type("kurz", into="Passwort")
        demo.press("Return")
        demo.wait_for(LABEL, "Das Passwort muss mindestens 8 Zeichen haben.")
        # The question has the library's words.
        demo.press("Escape")
        demo.wait_for(LABEL, "Neues Konto verwerfen?")
        demo.wait_for(BUTTON, "Verwerfen")
        demo.click("Abbrechen")
        demo.wait_until_gone(name="Neues Konto verwerfen?")
        self.create_account("Benutzername", "Passwort", "Passwort wiederholen", "Konto anlegen")
        demo.type(PASSWORD, into="Passwort")
        demo.click("Anmelden")
        demo.click("Überspringen")
        # Commands keep their identifiers, to which buttons refer, and their keys.
        demo.click("Konto")
        demo.wait_for(BUTTON, "Liste anzeigen")
        demo.press("ctrl+l")
        demo.wait_for(LABEL, "1.000.000 Aufgaben")
        demo.press("ctrl+question")
        demo.wait_for(LABEL, "Tastenkombinationen")
        demo.wait_for(LABEL, "Zurück oder Dialog schließen")
        demo.press("Escape")
        demo.wait_until_gone(LABEL, "Zurück oder Dialog schließen")
        demo.press("ctrl+shift+p")
        demo.wait_for(name="Befehle durchsuchen")
        demo.type("bindung")
        demo.press("Return")
        demo.wait_for(WINDOW, "Bindungen")
        demo.wait_for(LABEL, "Kalender: 29.02.2024")

    def test_the_pseudolocale_is_mirrored(self):
        self.start("en_US", pseudolocale=True)
        demo = self.demo
        demo.wait_for(BUTTON, "⟦Ļóóğ Íñ⟧")
        demo.click("⟦Çŕééááťéé Áççóóúúñť⟧")
        # The library's own word.
        demo.wait_for(BUTTON, "⟦Ɓááçķ⟧")
        demo.press("alt+Right")
        demo.wait_until_gone(BUTTON, "⟦Ɓááçķ⟧")

    def test_arabic_is_mirrored(self):
        self.start("ar_EG")
        demo = self.demo
        demo.click("أنشئ حسابًا")
        demo.wait_for(name="أعد كلمة السر")
        # The way back leads to the right, where the first page is.
        demo.press("alt+Right")
        demo.wait_until_gone(name="أعد كلمة السر")


if __name__ == "__main__":
    unittest.main()
