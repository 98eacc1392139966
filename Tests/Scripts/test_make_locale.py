"""Tests of the script that makes locales for tests."""

import os
import subprocess
import tempfile
import time
import unittest

SCRIPT = os.path.abspath("Scripts/make-locale")
# Creates the folder first and its files later, as the real one does.
LOCALEDEF = """#!/bin/sh
for folder in "$@"; do :; done
mkdir "$folder"
sleep 0.5
echo complete >"$folder/LC_CTYPE"
exit 1
"""


class MakeLocaleTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.locale = os.path.join(self.folder, "build", "locales", "xx_YY.UTF-8")
        self.write_localedef(LOCALEDEF)

    def write_localedef(self, text):
        path = os.path.join(self.folder, "localedef")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, 0o755)

    def start(self):
        environment = {**os.environ, "PATH": f"{self.folder}:{os.environ['PATH']}"}
        return subprocess.Popen([SCRIPT, "xx_YY"], cwd=self.folder, env=environment, stderr=subprocess.PIPE, text=True)

    def end(self, process):
        _, message = process.communicate()
        return process.returncode, message

    def test_a_locale_is_complete_when_its_folder_appears(self):
        process = self.start()
        while process.poll() is None and not os.path.isdir(self.locale):
            time.sleep(0.01)
        self.assertEqual(os.listdir(self.locale), ["LC_CTYPE"])
        self.assertEqual(self.end(process), (0, ""))

    def test_two_processes_can_make_a_locale_at_the_same_time(self):
        processes = [self.start(), self.start()]
        self.assertEqual([self.end(process) for process in processes], [(0, ""), (0, "")])
        self.assertEqual(os.listdir(os.path.dirname(self.locale)), ["xx_YY.UTF-8"])
        self.assertEqual(os.listdir(self.locale), ["LC_CTYPE"])

    def test_what_is_missing_is_said(self):
        self.write_localedef("#!/bin/sh\nexit 1\n")
        status, message = self.end(self.start())
        self.assertEqual(status, 1)
        self.assertIn('Install the package "locales"', message)
