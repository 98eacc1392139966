"""Walks through the demo and saves a picture of every window: NAME.png, and NAME~dark.png with dark colors.

    take_screenshots.py FOLDER

It also saves the film of a short run that it has recorded, film.png.

LASSO_TEXT_SCALE=2 makes texts twice as large. The walk looks for English words, so the language stays English.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time

from accessible_application import BUTTON, LABEL, AccessibleApplication
from samples import samples
from test_demo import PASSWORD, PROGRAM
from window_pictures import WindowPictures

REPLAY = os.environ.get("LASSO_REPLAY", ".build/debug/lasso-replay")
TEXT_SCALE = float(os.environ.get("LASSO_TEXT_SCALE", "1"))


def main(folder):
    os.makedirs(folder, exist_ok=True)
    pictures = WindowPictures(TEXT_SCALE)
    for suffix, theme in (("", "Adwaita"), ("~dark", "Adwaita:dark")):
        with tempfile.TemporaryDirectory() as data:
            write_settings(data)
            environment = {"XDG_DATA_HOME": data, "XDG_STATE_HOME": data, "XDG_CONFIG_HOME": data, "GTK_THEME": theme}
            demo = AccessibleApplication([PROGRAM], environment)

            def keep(name):
                path = os.path.join(folder, name + suffix + ".png")
                pictures.save(path)
                print(path)

            try:
                walk(demo, environment, keep)
            finally:
                demo.close()
    pictures.close()
    with tempfile.TemporaryDirectory() as data:
        write_settings(data)
        take_film(folder, data)


def write_settings(folder):
    os.makedirs(f"{folder}/gtk-4.0")
    with open(f"{folder}/gtk-4.0/settings.ini", "w") as file:
        file.write("[Settings]\ngtk-font-name=Cantarell 11\n")


def walk(demo, environment, keep):
    def open_place(path):
        subprocess.run([PROGRAM, f"lasso-demo:///{path}"], env={**os.environ, **environment}, check=True)

    def open_sample(name):
        open_place(f"home/samples/{name}")
        keep(f"sample-{name}")

    demo.wait_for(name="Username")
    keep("login")
    demo.click("Create Account")
    demo.wait_for(name="Repeat Password")
    demo.type("ann", into="Username")
    demo.type("short", into="Password")
    demo.type("other", into="Repeat Password")
    demo.press("Return")
    demo.wait_for(LABEL, "The passwords do not match.")
    keep("create-account-complaints")
    demo.type(PASSWORD, into="Password")
    demo.type(PASSWORD, into="Repeat Password")
    keep("create-account")
    demo.click("Create Account")
    demo.wait_until_gone(name="Repeat Password")
    demo.type("wrong", into="Password")
    demo.click("Log In")
    demo.wait_for(LABEL, "Invalid login")
    keep("login-failed")
    demo.type(PASSWORD, into="Password")
    demo.click("Log In")
    demo.wait_for(LABEL, "Welcome!")
    keep("tutorial-welcome")
    demo.click("Next")
    demo.wait_for(LABEL, "That was fun!")
    keep("tutorial-finish")
    demo.click("OK")
    # With large texts, the window shows nothing beside the samples.
    demo.wait_for(name="Search Samples")
    keep("home")
    open_sample("counter")
    demo.press("ctrl+u")
    demo.wait_for(LABEL, "CounterSample.swift")
    keep("source")
    demo.press("alt+F4")
    demo.wait_until_gone(LABEL, "CounterSample.swift")
    open_place("home/account")
    demo.wait_for(BUTTON, "Log Out")
    keep("home-account")
    for name in samples():
        open_sample(name)
    demo.press("ctrl+l")
    demo.wait_for(LABEL, "1,000,000 chores")
    keep("list")
    demo.press("alt+F4")
    demo.wait_until_gone(LABEL, "1,000,000 chores")
    open_place("home/samples/counter")
    report_problem(demo)
    keep("problem")
    demo.press("Escape")
    demo.wait_until_gone(name="Report")
    inspect(demo, keep)


def report_problem(demo):
    """Opens the report of a problem."""
    demo.press("ctrl+shift+p")
    demo.wait_for(name="Search Commands")
    demo.type("report a problem")
    demo.press("Return")
    demo.wait_for(name="Report")


def take_film(folder, data):
    """Records a short run, and saves the sheet with a picture of each step in each look."""
    environment = {"XDG_DATA_HOME": data, "XDG_STATE_HOME": data, "XDG_CONFIG_HOME": data}
    tape, film = os.path.join(data, "Problem.tape"), os.path.join(data, "film")
    demo = AccessibleApplication([PROGRAM], environment)
    try:
        demo.wait_for(name="Username")
        demo.click("Create Account")
        demo.wait_for(name="Repeat Password")
        demo.type("a", into="Username")
        report_problem(demo)
        demo.click("Save…")
        demo.wait_for(name="Name:")
        demo.press("ctrl+a")
        demo.type(tape)
        demo.press("Return")
        demo.wait_for(LABEL, "Report saved as “Problem.tape”")
    finally:
        demo.close()
    subprocess.run([REPLAY, "--film", film, tape], env={**os.environ, **environment}, check=True)
    path = os.path.join(folder, "film.png")
    shutil.copy(os.path.join(film, "sheet.png"), path)
    print(path)


def inspect(demo, keep):
    """Opens the inspector at the counter, and goes back in time."""
    demo.wait_for(BUTTON, "Increment")
    demo.press("ctrl+shift+d")
    demo.wait_for(LABEL, "CounterScreenStore")
    for value in range(1, 5):
        demo.click("Increment")
        demo.wait_for(LABEL, str(value))
        # A button can't be pressed more often.
        time.sleep(0.3)
    keep("inspector-hierarchy")
    demo.press("ctrl+2")
    demo.click("Earlier")
    demo.wait_for(LABEL, "Moment 7 of 9")
    time.sleep(0.3)
    demo.click("Earlier")
    demo.wait_for(LABEL, "Moment 5 of 9")
    keep("inspector-log")


if __name__ == "__main__":
    main(sys.argv[1])
