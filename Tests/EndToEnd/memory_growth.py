"""Tells a leak from what a program loads once, by samples of its memory."""

import itertools
import statistics

PAIRS_THAT_TELL = 36
"""The fewest pairs of samples that tell anything: those of nine samples."""


def growth(lives):
    """Returns by how much the memory grows with each step; None if there are too few samples to tell.

    A life of the program, from a start to its end, is a list of samples: a number of steps, and the memory then. The
    first quarter of it, at least one sample, in which the program loads most, doesn't count. The growth is the median of
    the slopes between any two samples of a life, to which a leak contributes even if it isn't in each round. What is
    loaded once counts for little: at the worst, in the middle of nine samples, for a seventh of it in each round.
    """
    counted = [life[max(1, len(life) // 4) :] for life in lives]
    pairs = [pair for life in counted for pair in itertools.combinations(life, 2)]
    if len(pairs) < PAIRS_THAT_TELL:
        return None
    return statistics.median((memory - before) / (step - start) for (start, before), (step, memory) in pairs)
