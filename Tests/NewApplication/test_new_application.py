"""Uses an application that has just been created."""

import os
import sys
import tempfile
import unittest

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "EndToEnd"))
from accessible_application import LABEL, AccessibleApplication  # noqa: E402

PROGRAM = os.environ["TODO_PROGRAM"]


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
