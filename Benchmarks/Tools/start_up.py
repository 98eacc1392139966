"""How long programs take to open a window, and how much memory they use."""

import os
import statistics

from Xlib.display import Display

from measurements import INSTALLED, number
from programs import LOGIN_WINDOWS, RunningProgram

ROUNDS = 9
FRAME_ROUNDS = 60
TABLE = "Start-up of a login window, against C"
DEMO = os.path.join(INSTALLED, "lasso-demo")
GOALS = {
    ("LassoGtk", "processor time"): 1.05,
    ("LassoGtk", "time to the first frame"): 1.05,
    ("LassoGtk", "proportional memory"): 6,
    ("LassoGtk", "private memory"): 6,
    ("the demo", "processor time"): 1.3,
}
"""The largest ratios, and the largest additions in MiB."""


def measure(report):
    move_pointer_away()
    # The time to the first frame depends on two processes, the program and the X server, so that it varies most.
    frames = rounds_of(FRAME_ROUNDS, LOGIN_WINDOWS, RunningProgram.first_frame)
    starts = rounds_of(ROUNDS, LOGIN_WINDOWS, lambda program: (program.processor_time_of_start(), *program.memory()))
    for name in ("LassoGtk", "JavaScript", "Python"):
        times, proportional, private = zip(*starts[name])
        peer_times, peer_proportional, peer_private = zip(*starts["C"])
        add_ratios(report, name, "processor time", times, peer_times)
        add_ratios(report, name, "time to the first frame", frames[name], frames["C"])
        add_memory(report, name, "proportional memory", proportional, peer_proportional)
        add_memory(report, name, "private memory", private, peer_private)
    commands = {"the demo": [DEMO], "C": LOGIN_WINDOWS["C"]}
    demo = rounds_of(5, commands, RunningProgram.processor_time_of_start)
    add_ratios(report, "the demo", "processor time", demo["the demo"], demo["C"])


def move_pointer_away():
    """Moves the pointer to a corner, so that no program has a widget below it, which it would animate."""
    display = Display()
    display.screen().root.warp_pointer(0, 0)
    display.sync()
    display.close()


def rounds_of(count, commands, measure_start):
    """Returns for each program what was measured in each round.

    The programs take turns, so that other load affects all of them, and in each second round in the opposite order, so
    that none of them always follows the same one. A round before the others loads libraries from the disk.
    """
    figures = {name: [] for name in commands}
    for turn in range(count + 1):
        for name in list(commands) if turn % 2 == 0 else reversed(commands):
            with RunningProgram(commands[name]) as program:
                figure = measure_start(program)
            if turn > 0:
                figures[name].append(figure)
    return figures


def add_ratios(report, name, quantity, own, peer):
    ratios = [one / other for one, other in zip(own, peer)]
    report.add(TABLE, f"{name}: {quantity}", ratios, "x", GOALS.get((name, quantity)),
               f"{median(own)} ms against {median(peer)} ms")


def add_memory(report, name, quantity, own, peer):
    differences = [one - other for one, other in zip(own, peer)]
    report.add(TABLE, f"{name}: added {quantity}", differences, "MiB", GOALS.get((name, quantity)),
               f"{median(own)} MiB against {median(peer)} MiB")


def median(figures):
    return number(statistics.median(figures))
