"""How long programs take to open a window, and how much memory they use."""

import os
import statistics

from Xlib.display import Display

from measurements import INSTALLED, number
from programs import LOGIN_WINDOWS, RunningProgram

ROUNDS = 100
"""An even number. Runs of nine rounds have said 0.96 to 1.15 for the processor time, and runs of forty 1.02 to 1.07."""

OTHER_ROUNDS = 20
"""An even number of rounds, for what needn't be as exact."""

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
    measure_login_windows(report, ROUNDS, "LassoGtk")
    measure_login_windows(report, OTHER_ROUNDS, "JavaScript", "Python")
    commands = {"the demo": [DEMO], "C": LOGIN_WINDOWS["C"]}
    demo = rounds_of(OTHER_ROUNDS, commands, RunningProgram.processor_time_of_start)
    add_ratios(report, "the demo", "processor time", demo["the demo"], demo["C"])


def measure_login_windows(report, count, *names):
    starts = rounds_of(count, {name: LOGIN_WINDOWS[name] for name in (*names, "C")}, measure_start)
    peer_frames, peer_times, peer_proportional, peer_private = zip(*starts["C"])
    for name in names:
        frames, times, proportional, private = zip(*starts[name])
        add_ratios(report, name, "processor time", times, peer_times)
        add_ratios(report, name, "time to the first frame", frames, peer_frames)
        add_memory(report, name, "proportional memory", proportional, peer_proportional)
        add_memory(report, name, "private memory", private, peer_private)


def measure_start(program):
    return program.first_frame(), program.processor_time_of_start(), *program.memory()


def move_pointer_away():
    """Moves the pointer to a corner, so that no program has a widget below it, which it would animate."""
    display = Display()
    display.screen().root.warp_pointer(0, 0)
    display.sync()
    display.close()


def rounds_of(count, commands, measure_program):
    """Returns for each program what was measured in each round.

    The programs take turns, so that other load affects all of them, and in each second round in the opposite order, so
    that none of them always follows the same one. A round before the others loads libraries from the disk.
    """
    figures = {name: [] for name in commands}
    for turn in range(count + 1):
        for name in list(commands) if turn % 2 == 0 else reversed(commands):
            with RunningProgram(commands[name]) as program:
                figure = measure_program(program)
            if turn > 0:
                figures[name].append(figure)
    return figures


def add_ratios(report, name, quantity, own, peer):
    """Adds the ratios of each two rounds, in which the programs took turns in both orders.

    The order changes a ratio. The median of the ratios of single rounds would lie between those of the two orders.
    """
    ratios = [sum(own[turn:turn + 2]) / sum(peer[turn:turn + 2]) for turn in range(0, len(own), 2)]
    report.add(TABLE, f"{name}: {quantity}", ratios, "x", GOALS.get((name, quantity)),
               f"{median(own)} ms against {median(peer)} ms")


def add_memory(report, name, quantity, own, peer):
    differences = [one - other for one, other in zip(own, peer)]
    report.add(TABLE, f"{name}: added {quantity}", differences, "MiB", GOALS.get((name, quantity)),
               f"{median(own)} MiB against {median(peer)} MiB")


def median(figures):
    return number(statistics.median(figures))
