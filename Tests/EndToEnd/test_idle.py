"""A test that the launched program sleeps as long as nothing happens."""

import os
import time

from accessible_application import LABEL
from sample_test_case import SampleTestCase

SECONDS = 4


class IdleTests(SampleTestCase):
    def test_no_thread_is_woken_up_each_second_after_delays_have_passed(self):
        # Each request of the shop takes 0.7 seconds.
        self.open_sample("product")
        self.demo.wait_for(LABEL, "3 left")
        self.demo.press("alt+a")
        self.demo.wait_for(LABEL, "2 left")
        time.sleep(1)
        before = self.wake_up_counts()
        time.sleep(SECONDS)
        # A thread may be woken up once, to end.
        counts = {thread: count - before.get(thread, count) for thread, count in self.wake_up_counts().items()}
        busy = {thread: count for thread, count in counts.items() if count >= SECONDS - 1}
        self.assertEqual(busy, {}, f"Wake-ups in {SECONDS} seconds")

    def wake_up_counts(self):
        """Returns how often each thread has waited, by its number and name, but for the one that draws."""
        counts = {}
        process = self.demo.process.pid
        for thread in os.listdir(f"/proc/{process}/task"):
            if int(thread) == process:
                continue
            try:
                with open(f"/proc/{process}/task/{thread}/status", encoding="utf-8") as file:
                    status = dict(line.rstrip("\n").split(":\t", 1) for line in file if ":\t" in line)
            except (FileNotFoundError, ProcessLookupError):
                continue  # It has just ended.
            counts[f"{thread} {status['Name']}"] = int(status["voluntary_ctxt_switches"])
        return counts
