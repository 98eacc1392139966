"""What a window costs in which nothing happens."""

import time

from programs import LOGIN_WINDOWS, RunningProgram

SECONDS = 60


def measure(report):
    table = f"{SECONDS} seconds in which nothing happens"
    with RunningProgram(LOGIN_WINDOWS["LassoGtk"]) as own, RunningProgram(LOGIN_WINDOWS["C"]) as peer:
        programs = (own, peer)
        for program in programs:
            program.first_frame()
            program.processor_time_of_start()
        # The cursor of the focused field stops blinking after ten seconds.
        time.sleep(12)
        before = [(program.context_switches(), program.processor_time) for program in programs]
        time.sleep(SECONDS)
        after = [(program.context_switches(), program.processor_time) for program in programs]
    (switches, used), (peer_switches, peer_used) = (
        (increase(earlier[0], later[0]), later[1] - earlier[1]) for earlier, later in zip(before, after))
    report.add(table, "context switches more than C", [switches - peer_switches], "", 0,
               f"{switches} against {peer_switches}")
    report.add(table, "processor time more than C", [used - peer_used], "ms", 0.5,
               f"{used:.2f} ms against {peer_used:.2f} ms")


def increase(before, after):
    """Returns how much the counts of the threads have increased, except for threads that have ended meanwhile."""
    return sum(count - before.get(thread, 0) for thread, count in after.items())
