"""Programs that open a window and print when its first frame has been drawn."""

import os
import select
import signal
import subprocess
import time

from measurements import FOLDER, INSTALLED

LOGIN_WINDOWS = {
    "LassoGtk": [os.path.join(INSTALLED, "LoginWindow")],
    "C": [os.path.join(INSTALLED, "CLoginWindow")],
    "JavaScript": ["gjs", "-m", os.path.join(FOLDER, "Peers", "LoginWindow", "login.js")],
    "Python": ["/usr/bin/python3", os.path.join(FOLDER, "Peers", "LoginWindow", "login.py")],
}
"""The commands that open the same window."""


class RunningProgram:
    """A program with a window, until the end of a `with` statement."""

    def __init__(self, command, tells_frames=False):
        self.command = command
        self.environment = {"LOGIN_WINDOW_FRAMES": "1"} if tells_frames else {}

    def __enter__(self):
        self.started = time.monotonic_ns()
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True,
                                        env={**os.environ, **self.environment})
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def wait_for(self, event):
        """Returns the time at which the program says that an event happened, in microseconds."""
        readable, _, _ = select.select([self.process.stdout], [], [], 20)
        words = self.process.stdout.readline().split() if readable else []
        if len(words) != 2 or words[0] != event:
            raise SystemExit(f"{self.command[0]} printed {words} instead of \"{event} TIME\" within 20 seconds.")
        return int(words[1])

    def first_frame(self):
        """Returns the time from the start to the first frame, in milliseconds."""
        return (self.wait_for("drawn") * 1_000 - self.started) / 1e6

    @property
    def processor_time(self):
        """The processor time that all threads have used, in milliseconds."""
        # The kernel's number of the clock that measures the process.
        return time.clock_gettime_ns(~self.process.pid << 3 | 2) / 1e6

    def processor_time_of_start(self):
        """Returns the processor time that the program has used two seconds after its start."""
        # Later, the cursor's blinking counts.
        time.sleep(max(0, 2 - (time.monotonic_ns() - self.started) / 1e9))
        return self.processor_time

    def memory(self):
        """Returns the proportional and the private memory, in MiB."""
        with open(f"/proc/{self.process.pid}/smaps_rollup", encoding="ascii") as file:
            sizes = {text.split(":")[0]: int(text.split()[1]) for text in file.readlines()[1:]}
        return sizes["Pss"] / 1024, (sizes["Private_Clean"] + sizes["Private_Dirty"]) / 1024

    def context_switches(self):
        """Returns for each thread of the program how often it has begun to wait or has been interrupted."""
        counts = {}
        for thread in os.listdir(f"/proc/{self.process.pid}/task"):
            with open(f"/proc/{self.process.pid}/task/{thread}/status", encoding="ascii") as file:
                counts[thread] = sum(int(text.split()[1]) for text in file if "ctxt_switches" in text)
        return counts
