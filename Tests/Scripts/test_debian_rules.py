"""Tests of the rules by which a Debian package is built."""

import os
import subprocess
import tempfile
import unittest

RULES = os.path.abspath("debian/rules")


class DebianRulesTests(unittest.TestCase):
    def call(self, target, destination):
        """Returns the words of the call of debhelper that makes a target."""
        with tempfile.TemporaryDirectory() as folder:
            for name in ("dh", "dh_builddeb"):
                path = os.path.join(folder, name)
                with open(path, "w", encoding="utf-8") as file:
                    file.write('#!/bin/sh\nprintf "%s\\n" "$(basename "$0")" "$@"\n')
                os.chmod(path, 0o755)
            result = subprocess.run(
                ["make", "--silent", "-f", RULES, target, f"DESTINATION={destination}"],
                cwd=folder, env=os.environ | {"PATH": f"{folder}:{os.environ['PATH']}"},
                capture_output=True, text=True, check=True,
            )
        return result.stdout.splitlines()

    def test_the_destination_may_contain_spaces(self):
        self.assertEqual(
            self.call("binary", "/my files/deb"),
            ["dh", "binary", "--buildsystem=meson", "--builddirectory=/my files/deb/meson"],
        )
        self.assertEqual(self.call("override_dh_builddeb", "/my files/deb"), ["dh_builddeb", "--destdir=/my files/deb"])


if __name__ == "__main__":
    unittest.main()
