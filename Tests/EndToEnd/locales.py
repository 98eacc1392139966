"""Locales for programs that tests start. The system may have none but English."""

import os
import subprocess

FOLDER = "build/locales"


def environment(name, pseudolocale=False):
    """Returns the environment variables of a program in a locale such as "de_DE", which is made if it doesn't exist."""
    os.makedirs(FOLDER, exist_ok=True)
    place = os.path.join(FOLDER, name + ".UTF-8")
    if not os.path.isdir(place):
        # A warning makes localedef exit with 1, although it has written the locale.
        subprocess.run(["localedef", "--force", "-i", name, "-f", "UTF-8", place], capture_output=True, check=False)
    if not os.path.isdir(place):
        raise AssertionError(f"The locale {name} can't be made. Install the package \"locales\".")
    return {
        "LC_ALL": name + ".UTF-8",
        "LANGUAGE": "",
        "LOCPATH": os.path.abspath(FOLDER),
        "LASSO_PSEUDOLOCALE": "1" if pseudolocale else "",
    }
