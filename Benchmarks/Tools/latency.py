"""How long it takes from a key that the display server sends to the frame that shows its letter."""

import random
import statistics
import time

from Xlib import X, XK
from Xlib.display import Display
from Xlib.ext import xtest

from measurements import number
from programs import LOGIN_WINDOWS, RunningProgram

ROUNDS = 5
KEYS = 200


def measure(report):
    display = Display()
    letter, backspace = (display.keysym_to_keycode(symbol) for symbol in (XK.XK_a, XK.XK_BackSpace))
    rounds = {"LassoGtk": [], "C": []}
    for _ in range(ROUNDS):
        for name, latencies in rounds.items():
            with RunningProgram(LOGIN_WINDOWS[name], tells_frames=True) as program:
                program.first_frame()
                program.processor_time_of_start()
                latencies.append(sorted(press_keys(program, display, letter, backspace)))
    display.close()
    for name, part in (("median", 0.5), ("99th percentile", 0.99)):
        own, peer = ([latencies[int(len(latencies) * part)] for latencies in rounds[key]] for key in rounds)
        report.add("From a key to the frame that shows its letter, against C", name,
                   [first / second for first, second in zip(own, peer)], "x", 1.1,
                   f"{number(statistics.median(own))} ms against {number(statistics.median(peer))} ms")


def press_keys(program, display, letter, backspace):
    """Returns the time to the frame for each of several keys, in milliseconds."""
    generator = random.Random(1)
    latencies = []
    for number_of_key in range(KEYS):
        # Not in step with the frames.
        time.sleep(0.02 + generator.random() * 0.03)
        key = letter if number_of_key % 40 < 20 else backspace
        start = time.monotonic_ns()
        xtest.fake_input(display, X.KeyPress, key)
        display.flush()
        latencies.append((program.wait_for("shown") * 1_000 - start) / 1e6)
        xtest.fake_input(display, X.KeyRelease, key)
        display.flush()
    return latencies
