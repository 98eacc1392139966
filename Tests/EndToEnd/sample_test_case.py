"""What the walks through the samples of the demo have in common."""

from test_demo import DemoTestCase


class SampleTestCase(DemoTestCase):
    def open_sample(self, name):
        """Starts the program with a new account at a sample."""
        self.start(f"lasso-demo:///home/samples/{name}")
        self.create_account()
        self.demo.wait_until_gone(name="Repeat Password")
        self.log_in()
        self.demo.wait_for(name="Samples")

    def leave_sample(self):
        """Leaves the sample for the account, beside the gallery."""
        self.demo.click("Account")
        self.demo.wait_for(name="Log Out")
