"""How long the compiler takes, and how large programs are."""

import os
import re
import shutil
import subprocess
import tempfile
import time

from measurements import INSTALLED, PACKAGE

TABLE = "Builds on this machine"
TASKS = os.path.join(PACKAGE, "Examples", "Tasks")


def measure(report):
    with tempfile.TemporaryDirectory() as folder:
        checkout = make_checkout(folder)
        library = build(checkout, os.path.join(folder, "library"), "--target", "LassoGtk")
        report.add(TABLE, "the library, debug, clean", [library], "s", 45)
        # A copy of the application, because a line of it is changed.
        application = os.path.join(folder, "Tasks")
        shutil.copytree(TASKS, application, ignore=shutil.ignore_patterns(".build"))
        use_library(application, checkout)
        scratch = os.path.join(folder, "application")
        report.add(TABLE, "an application with the library, debug, clean", [build(application, scratch)], "s")
        times = [rebuild(application, scratch, number) for number in range(5)]
        report.add(TABLE, "one line of an application changed, debug", times, "s", 3)
        release = build(application, os.path.join(folder, "release"), "-c", "release")
        report.add(TABLE, "an application with the library, release, clean", [release], "s", 100)
    size = os.path.getsize(stripped(os.path.join(INSTALLED, "LoginWindow"))) / 1e6
    report.add(TABLE, "the login window's program as it is installed, with Swift's libraries", [size], "MB", 12)


def build(package, scratch, *options):
    """Returns the seconds that a build takes."""
    start = time.monotonic()
    result = subprocess.run(["swift", "build", "--package-path", package, "--scratch-path", scratch, *options],
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if result.returncode != 0:
        raise SystemExit(result.stdout)
    return time.monotonic() - start


def rebuild(application, scratch, number):
    """Returns the seconds that a build takes after a line of the application has changed."""
    path = os.path.join(application, "Sources", "Tasks", "Application", "Services.swift")
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"\nlet changedLine = .*", "", file.read())
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"{text}\nlet changedLine = {number}")
    return build(application, scratch)


def make_checkout(folder):
    """Returns a copy of the library in a folder with the name in which the package manager keeps dependencies."""
    checkout = os.path.join(folder, "checkouts", "LassoGtk")
    shutil.copytree(PACKAGE, checkout, ignore=shutil.ignore_patterns(".build", "build", ".git"))
    return checkout


def use_library(application, library):
    """Makes a copy of the application depend on a copy of the library."""
    path = os.path.join(application, "Package.swift")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace('path: "../.."', f'path: "{library}"'))


def stripped(program):
    """Returns a copy of a program without symbols for debuggers."""
    subprocess.run(["strip", "-o", program + ".stripped", program], check=True)
    return program + ".stripped"
