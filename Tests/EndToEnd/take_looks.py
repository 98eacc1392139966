"""Saves pictures of every sample in the looks that users may choose: FOLDER/LOOK/SAMPLE.png.

    take_looks.py FOLDER [LOOK ...]
"""

import gettext
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass

import locales
from accessible_application import LABEL, AccessibleApplication
from samples import samples
from take_screenshots import write_settings
from test_demo import PASSWORD, PROGRAM
from window_pictures import WindowPictures

CATALOGS = os.path.join(os.path.dirname(PROGRAM), "../share/locale")


@dataclass
class Look:
    """A language, a theme, and the size of texts as a multiple of the usual one."""

    locale: str = "en_US"
    theme: str = "Adwaita"
    text_scale: float = 1


LOOKS = {
    "arabic": Look(locale="ar_EG"),
    "arabic-dark": Look(locale="ar_EG", theme="Adwaita:dark"),
    "german-large": Look(locale="de_DE", text_scale=2),
    "high-contrast": Look(theme="HighContrast"),
    "high-contrast-dark": Look(theme="HighContrast:dark"),
    "japanese-dark": Look(locale="ja_JP", theme="Adwaita:dark"),
    "large": Look(text_scale=2),
}


def main(folder, names):
    unknown = [name for name in names if name not in LOOKS]
    if unknown:
        raise SystemExit(f"There is no look {unknown[0]!r}. Choose from {', '.join(LOOKS)}.")
    for name in names or LOOKS:
        take(os.path.join(folder, name), LOOKS[name])


def take(folder, look):
    """Logs in, and saves a picture of each sample."""
    os.makedirs(folder, exist_ok=True)
    pictures = WindowPictures(look.text_scale)
    with tempfile.TemporaryDirectory() as data:
        write_settings(data)
        folders = {variable: data for variable in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")}
        environment = {**folders, **locales.environment(look.locale), "GTK_THEME": look.theme}
        demo = AccessibleApplication([PROGRAM], environment)
        try:
            log_in(demo, look.locale)
            for name in samples():
                command = [PROGRAM, f"lasso-demo:///home/samples/{name}"]
                subprocess.run(command, env={**os.environ, **environment}, check=True)
                path = os.path.join(folder, name + ".png")
                pictures.save(path)
                print(path)
        finally:
            demo.close()
    pictures.close()


def log_in(demo, locale):
    """Creates an account, and skips the introduction."""
    catalog = gettext.translation("org.lassogtk.Demo", CATALOGS, [locale], fallback=locale.startswith("en"))

    def word(text):
        return catalog.gettext(text).replace("_", "")

    demo.click(word("Create Account"))
    demo.wait_for(name=word("_Repeat Password"))
    demo.type("ann", into=word("_Username"))
    demo.type(PASSWORD, into=word("_Password"))
    demo.type(PASSWORD, into=word("_Repeat Password"))
    demo.click(word("Create Account"))
    demo.wait_until_gone(name=word("_Repeat Password"))
    demo.type(PASSWORD, into=word("_Password"))
    demo.click(word("Log In"))
    demo.wait_for(LABEL, word("Welcome!"))
    demo.click(word("Skip"))
    demo.wait_for(name=word("Search Samples"))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
