"""Measurements with their goals, as JSON and as lines of a table."""

import json
import os
import statistics


class Report:
    """The measurements of a run."""

    def __init__(self, path):
        self.path = path
        self.table = None
        open(path, "w").close()

    def add(self, table, name, rounds, unit, limit=None, details=None):
        """Adds the median of the values of several rounds."""
        ordered = sorted(rounds)
        quarter = len(ordered) // 4
        measurement = {
            "table": table, "name": name, "value": statistics.median(ordered), "unit": unit, "limit": limit,
            "spread": [ordered[quarter], ordered[-1 - quarter]], "details": details,
        }
        if table != self.table:
            self.table = table
            print(table)
        print("  " + line(measurement), flush=True)
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(json.dumps(measurement) + "\n")

    def measurements(self):
        with open(self.path, encoding="utf-8") as file:
            return [json.loads(text) for text in file]


def is_met(measurement):
    return measurement.get("limit") is None or measurement["value"] <= measurement["limit"]


def line(measurement):
    """Returns a measurement as a line of text."""
    limit, unit = measurement.get("limit"), measurement["unit"]
    verdict = "       " if limit is None else "met    " if is_met(measurement) else "NOT MET"
    text = f"{verdict} {measurement['name']}: {with_unit(measurement['value'], unit)}"
    if limit is not None:
        text += f", at most {with_unit(limit, unit)}"
    return text + (f" ({measurement['details']})" if measurement.get("details") else "")


def with_unit(value, unit):
    return f"{number(value)} {unit}".strip()


def number(value):
    """Returns a number with as many digits as matter."""
    digits = 2 if abs(value) < 10 else 1 if abs(value) < 100 else 0
    text = f"{value:,.{digits}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


FOLDER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
"""The folder Benchmarks."""

PACKAGE = os.path.dirname(FOLDER)
"""The folder of the library."""

PRODUCTS = os.path.join(FOLDER, ".build", "release")
"""The folder of the programs of the package Benchmarks."""

INSTALLED = os.path.join(PACKAGE, "build", "bench", "bin")
"""The folder of the programs that are built as for an installation."""
