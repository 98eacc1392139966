"""What the walks through the samples of the demo have in common."""

import os

from test_demo import DemoTestCase


class SampleTestCase(DemoTestCase):
    # The file with the account that the first walk has created.
    accounts = None

    def open_sample(self, name):
        """Starts the program at a sample, and logs in."""
        if SampleTestCase.accounts is not None:
            os.makedirs(os.path.dirname(self.account_file))
            with open(self.account_file, "wb") as file:
                file.write(SampleTestCase.accounts)
        self.start(f"lasso-demo:///home/samples/{name}")
        if SampleTestCase.accounts is None:
            self.create_account()
            self.demo.wait_until_gone(name="Repeat Password")
            with open(self.account_file, "rb") as file:
                SampleTestCase.accounts = file.read()
        else:
            self.demo.type("ann", into="Username")
        self.log_in()
        self.demo.wait_for(name="Samples")

    def leave_sample(self):
        """Leaves the sample for the account, beside the gallery."""
        self.demo.click("Account")
        self.demo.wait_for(name="Log Out")
