"""Uses an application that has just been created. It runs only if JOURNAL_PROGRAM names the program."""

import os
import tempfile
import unittest

from accessible_application import LABEL, AccessibleApplication

PROGRAM = os.environ.get("JOURNAL_PROGRAM")


@unittest.skipUnless(PROGRAM, "JOURNAL_PROGRAM isn't set.")
class NewApplicationTests(unittest.TestCase):
    def test_it_says_hello(self):
        data = tempfile.TemporaryDirectory()
        self.addCleanup(data.cleanup)
        application = AccessibleApplication([PROGRAM], {"XDG_DATA_HOME": data.name, "XDG_STATE_HOME": data.name})
        application.type("Ada", into="Name")
        application.click("Continue")
        application.wait_for(LABEL, "Hello, Ada!")
        self.assertEqual(application.close(), "")


if __name__ == "__main__":
    unittest.main()
