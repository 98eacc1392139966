"""Uses the program that the README shows. It runs only if HELLO_PROGRAM names the program."""

import os
import tempfile
import unittest

from accessible_application import LABEL, AccessibleApplication

PROGRAM = os.environ.get("HELLO_PROGRAM")


@unittest.skipUnless(PROGRAM, "HELLO_PROGRAM isn't set.")
class ReadmeTests(unittest.TestCase):
    def test_the_program_counts(self):
        data = tempfile.TemporaryDirectory()
        self.addCleanup(data.cleanup)
        hello = AccessibleApplication([PROGRAM], {"XDG_DATA_HOME": data.name, "XDG_STATE_HOME": data.name})
        hello.wait_for(LABEL, "0")
        hello.click("Increment")
        hello.wait_for(LABEL, "1")
        self.assertEqual(hello.close(), "")


if __name__ == "__main__":
    unittest.main()
