"""How long programs take to open a window, and how much memory they use."""

import os
import statistics

from Xlib.display import Display

from measurements import INSTALLED, number
from programs import LOGIN_WINDOWS, RunningProgram

ROUNDS = 9
TABLE = "Start-up of a login window, against C"
DEMO = os.path.join(INSTALLED, "lasso-demo")


def measure(report):
    figures = {name: [] for name in LOGIN_WINDOWS}
    move_pointer_away()
    # The programs take turns, so that other load affects all of them. The first round loads libraries from the disk.
    for _ in range(ROUNDS + 1):
        for name, command in LOGIN_WINDOWS.items():
            with RunningProgram(command) as program:
                first_frame = program.first_frame()
                processor_time = program.processor_time_of_start()
                figures[name].append((processor_time, first_frame, *program.memory()))
    figures = {name: rounds[1:] for name, rounds in figures.items()}
    for name, rounds in figures.items():
        if name == "C":
            continue
        goals = (1.05, 1.05, 6, 6) if name == "LassoGtk" else (None, None, None, None)
        add(report, name, rounds, figures["C"], goals)
    measure_demo(report)


def move_pointer_away():
    """Moves the pointer to a corner, so that no program has a widget below it, which it would animate."""
    display = Display()
    display.screen().root.warp_pointer(0, 0)
    display.sync()
    display.close()


def add(report, name, rounds, peers, goals):
    for index, (quantity, goal) in enumerate(zip(("processor time", "time to the first frame"), goals)):
        ratios = [own[index] / peer[index] for own, peer in zip(rounds, peers)]
        report.add(TABLE, f"{name}: {quantity}", ratios, "x", goal, details(rounds, peers, index, "ms"))
    for index, (quantity, goal) in enumerate(zip(("proportional memory", "private memory"), goals[2:]), start=2):
        added = [own[index] - peer[index] for own, peer in zip(rounds, peers)]
        report.add(TABLE, f"{name}: added {quantity}", added, "MiB", goal, details(rounds, peers, index, "MiB"))


def details(rounds, peers, index, unit):
    own, peer = statistics.median([figures[index] for figures in rounds]), statistics.median([figures[index] for figures in peers])
    return f"{number(own)} {unit} against {number(peer)} {unit}"


def measure_demo(report):
    """The demo's first window, against the login window in C. Both take turns, because the processor's speed changes."""
    rounds, peers = [], []
    for _ in range(5):
        for figures, command in (rounds, [DEMO]), (peers, LOGIN_WINDOWS["C"]):
            with RunningProgram(command) as program:
                figures.append((program.processor_time_of_start(),))
    ratios = [own[0] / peer[0] for own, peer in zip(rounds, peers)]
    report.add(TABLE, "the demo: processor time", ratios, "x", 1.3, details(rounds, peers, 0, "ms"))
