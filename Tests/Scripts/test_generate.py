"""Tests of the arguments of the script that generates the wrappers."""

import os
import subprocess
import tempfile
import unittest

PROGRAM = os.path.abspath("Scripts/generate")


class GenerateTests(unittest.TestCase):
    def test_the_help_is_printed_and_nothing_is_created(self):
        with tempfile.TemporaryDirectory() as folder:
            result = subprocess.run([PROGRAM, "--help"], cwd=folder, capture_output=True, text=True, check=False)
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertIn("\n  Scripts/generate PACKAGE-FOLDER\n", result.stdout)
            self.assertEqual(os.listdir(folder), [])

    def test_a_folder_is_required(self):
        with tempfile.TemporaryDirectory() as folder:
            result = subprocess.run([PROGRAM], cwd=folder, capture_output=True, text=True, check=False)
            self.assertEqual(result.returncode, 1)
            self.assertIn("PACKAGE-FOLDER", result.stderr)
            self.assertEqual(os.listdir(folder), [])


if __name__ == "__main__":
    unittest.main()
