"""Tests of the growth of memory that is made up."""

import random
import unittest

from memory_growth import growth


def life(sizes):
    """Returns samples that are ten steps apart."""
    return [(10 * number, size) for number, size in enumerate(sizes)]


class MemoryGrowthTests(unittest.TestCase):
    def test_memory_that_stays_the_same_does_not_grow(self):
        self.assertEqual(growth([life([5_000] * 12)]), 0)

    def test_memory_that_only_varies_hardly_grows(self):
        chance = random.Random(1)
        self.assertLess(abs(growth([life(chance.randint(4_500, 5_500) for _ in range(40))])), 2)

    def test_a_leak_grows_also_if_it_is_large_or_not_in_each_round(self):
        for leak in (100, 50_000):
            self.assertEqual(growth([life(leak * number for number in range(12))]), leak / 10)
            for rounds in (2, 3):
                self.assertAlmostEqual(
                    growth([life(leak * (number // rounds) for number in range(24))]), leak / rounds / 10, delta=leak / 100
                )

    def test_what_is_loaded_first_or_released_again_does_not_grow(self):
        self.assertEqual(growth([life([0, 0, 0] + [90_000] * 9)]), 0)
        self.assertEqual(growth([life([0] * 6 + [37_000] * 2 + [0] * 4)]), 0)

    def test_what_a_short_life_loads_first_does_not_count(self):
        self.assertEqual(growth([life([0, 9_000, 9_000])] * 36), 0)

    def test_what_is_loaded_once_counts_for_a_seventh_at_most(self):
        for number in range(13):
            self.assertLessEqual(growth([life([0] * number + [7_000] * (12 - number))]), 100)

    def test_short_lives_tell_together_what_none_of_them_tells(self):
        lives = [life(start + 100 * number for number in range(5)) for start in (0, 7_000, 3_000, 500, 9_000, 1_000)]
        self.assertIsNone(growth([lives[0]]))
        self.assertEqual(growth(lives), 10)
