"""Tests of the recording of the functions that a program calls."""

import os
import subprocess
import tempfile
import unittest

PROGRAM = "Scripts/record-symbol-order"


class RecordSymbolOrderTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.output = os.path.join(self.folder, "list")
        with open(self.output, "w", encoding="utf-8") as file:
            file.write("the list before\n")

    def add_command(self, name, script):
        """Adds a command that is found before that of the system."""
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\n" + script)
        os.chmod(path, 0o755)

    def record(self, count):
        """Records a program that calls some functions, and others in later starts.

        Returns the exit status and the list.
        """
        program, session = os.path.join(self.folder, "Program"), os.path.join(self.folder, "session")
        self.add_command("Program", f"touch {session}\n")
        self.add_command(
            "valgrind",
            'for option; do case $option in --callgrind-out-file=*) calls=${option#*=} ;; esac; done\n'
            f"if [ -e {session} ]; then name=later; else name=first; fi\n"
            f"{{ echo ob={program}; seq --format=\"fn=\\$s$name%g\" 1 {count}; }} >\"$calls\"\n",
        )
        path = f"{self.folder}:{os.environ['PATH']}"
        result = subprocess.run(
            [PROGRAM, program, self.output], env=os.environ | {"PATH": path}, capture_output=True, check=False
        )
        with open(self.output, encoding="utf-8") as file:
            return result.returncode, file.read().splitlines()

    def test_the_functions_of_the_first_start_and_of_a_later_one_are_listed(self):
        status, lines = self.record(2000)
        self.assertEqual((status, len(lines)), (0, 4001))
        self.assertIn("$sfirst1999", lines)
        self.assertIn("$slater1999", lines)

    def test_a_program_without_names_changes_nothing(self):
        self.assertEqual(self.record(10), (1, ["the list before"]))

    def test_a_command_that_fails_changes_nothing(self):
        self.add_command("awk", "seq 1 2000; exit 3\n")
        self.assertEqual(self.record(2000), (3, ["the list before"]))


if __name__ == "__main__":
    unittest.main()
