"""Tests of the comparison of two runs of the benchmarks."""

import json
import os
import subprocess
import sys
import tempfile
import unittest

PROGRAM = "Benchmarks/Tools/compare.py"


def measurement(name, values, unit, **others):
    """Returns a measurement of the least, the middle, and the greatest value of its rounds, or of one value."""
    return {"table": "Table", "name": name, "value": values[len(values) // 2], "spread": [values[0], values[-1]],
            "unit": unit, **others}


class CompareTests(unittest.TestCase):
    def compare(self, old, new, machines=("one", "one"), key="processor"):
        """Returns the exit status and the lines of a comparison."""
        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(folder, name) for name in ("old.json", "new.json")]
            for path, measurements, machine in zip(paths, (old, new), machines):
                with open(path, "w", encoding="utf-8") as file:
                    json.dump({"machine": {key: machine}, "measurements": measurements}, file)
            command = [sys.executable, "-B", PROGRAM, *paths]
            result = subprocess.run(command, capture_output=True, text=True, check=False)
        self.assertEqual(result.stderr, "")
        return result.returncode, result.stdout.splitlines()

    def assert_worse(self, is_worse, old, new, unit, name="value", **others):
        status, lines = self.compare([measurement(name, old, unit)], [measurement(name, new, unit)], **others)
        self.assertEqual((status, "Worse:" in lines), (1, True) if is_worse else (0, False), lines)

    def test_values_with_rounds_are_worse_above_their_noise(self):
        self.assert_worse(True, (9, 10, 11), (11.5, 12, 13), "ms")
        self.assert_worse(False, (9, 10, 11), (10.9, 12, 13), "ms")
        self.assert_worse(False, (9.9, 10, 10.1), (10.2, 10.4, 10.6), "ms")

    def test_times_without_rounds_may_differ_more_than_sizes(self):
        for unit in ("s", "ms", "x"):
            self.assert_worse(False, (100,), (124,), unit)
            self.assert_worse(True, (100,), (126,), unit)
        self.assert_worse(False, (100,), (104,), "MB")
        self.assert_worse(True, (100,), (106,), "MB")
        self.assert_worse(True, (0,), (1,), "")

    def test_an_idle_program_may_do_a_little_more(self):
        for name, unit, little, much in (("context switches more than C", "", 1, 60),
                                         ("processor time more than C", "ms", 0.3, 5)):
            self.assert_worse(False, (0.1,), (little,), unit, name=name)
            self.assert_worse(True, (0.1,), (much,), unit, name=name)

    def test_only_ratios_and_exponents_of_other_machines_are_compared(self):
        machines = ("one", "other")
        self.assert_worse(False, (9, 10, 11), (19, 20, 21), "ms", machines=machines)
        self.assert_worse(True, (0.9, 1, 1.1), (1.9, 2, 2.1), "x", machines=machines)
        growth = {"sizes": [1, 2], "times": [1, 2]}
        old, new = ([measurement("n", rounds, "", growth=growth)] for rounds in ((0.9, 1, 1.1), (1.9, 2, 2.1)))
        status, lines = self.compare(old, new, machines)
        self.assertEqual((status, "Worse:" in lines), (1, True))
        self.assertIn("  processor: one, now other", lines)

    def test_sizes_are_compared_also_after_an_update_of_the_kernel(self):
        machines = ("one", "other")
        self.assert_worse(True, (100,), (106,), "bytes", machines=machines, key="kernel")
        self.assert_worse(False, (100,), (106,), "bytes", machines=machines, key="GTK")
        self.assert_worse(False, (100,), (200,), "ms", machines=machines, key="kernel")
        lines = self.compare([measurement("n", (1,), "ms")], [measurement("n", (1,), "ms")], machines)[1]
        self.assertEqual(lines[-1], "1 values aren't compared, because they are of different machines.")

    def test_the_machine_of_a_part_is_that_of_its_own_run(self):
        old, new = measurement("value", (9, 10, 11), "ms"), measurement("value", (19, 20, 21), "ms")
        new["run"] = {"machine": {"processor": "other"}}
        self.assertEqual(self.compare([old], [new])[0], 0)

    def test_a_measurement_that_has_vanished_is_a_failure(self):
        kept, gone = measurement("kept", (1,), "x"), measurement("gone", (1,), "x")
        status, lines = self.compare([kept, gone], [kept])
        self.assertEqual((status, lines[:2]), (1, ["Not measured any more:", "  Table: gone"]))
        self.assertEqual(self.compare([kept], [kept, gone])[0], 0)


if __name__ == "__main__":
    unittest.main()
