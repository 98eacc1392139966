"""Locales for programs that tests start. The system may have none but English."""

import os
import subprocess

FOLDER = "build/locales"


def environment(name, pseudolocale=False):
    """Returns the environment variables of a program in a locale such as "de_DE", which is made if it doesn't exist."""
    subprocess.run(["Scripts/make-locale", name], check=True)
    return {
        "LC_ALL": name + ".UTF-8",
        "LANGUAGE": "",
        "LOCPATH": os.path.abspath(FOLDER),
        "LASSO_PSEUDOLOCALE": "1" if pseudolocale else "",
    }
