"""Walks through the demo and saves a picture of every window.

    take_screenshots.py FOLDER
"""

import glob
import os
import re
import subprocess
import sys
import tempfile
import time

from accessible_application import BUTTON, LABEL, AccessibleApplication
from test_demo import PASSWORD, PROGRAM


def main(folder):
    os.makedirs(folder, exist_ok=True)
    for style, theme in (("light", "Adwaita"), ("dark", "Adwaita:dark")):
        with tempfile.TemporaryDirectory() as data:
            environment = {"XDG_DATA_HOME": data, "XDG_STATE_HOME": data, "GTK_THEME": theme}
            demo = AccessibleApplication([PROGRAM], environment)
            try:
                walk(demo, environment, lambda name: take(os.path.join(folder, f"{name}-{style}.png")))
            finally:
                demo.close()


def samples():
    """Returns the names of all samples in paths."""
    for path in sorted(glob.glob("Sources/LassoDemo/Samples/*/*Sample.swift")):
        with open(path) as file:
            yield from re.findall(r'^ +id: "(.+)"', file.read(), re.MULTILINE)


def walk(demo, environment, keep):
    def open_sample(name):
        link = f"lasso-demo:///home/samples/{name}"
        subprocess.run([PROGRAM, link], env={**os.environ, **environment}, check=True)
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
    demo.wait_for(name="Choose a Sample")
    keep("home")
    open_sample("counter")
    demo.press("ctrl+u")
    demo.wait_for(LABEL, "CounterSample.swift")
    keep("source")
    demo.press("alt+F4")
    demo.wait_until_gone(LABEL, "CounterSample.swift")
    demo.click("Account")
    demo.wait_for(BUTTON, "Log Out")
    keep("home-account")
    for name in samples():
        open_sample(name)
    demo.press("ctrl+l")
    demo.wait_for(LABEL, "1,000,000 chores")
    keep("list")


def take(path):
    time.sleep(1)  # Until the transition has ended.
    window = subprocess.run(["xdotool", "getactivewindow"], check=True, capture_output=True, text=True).stdout.strip()
    subprocess.run(["import", "-window", window, path], check=True)
    print(path)


if __name__ == "__main__":
    main(sys.argv[1])
