"""Writes the results of a run as pages that people read: BENCHMARKS.md, and a picture of each growth.

    document.py RESULTS

Benchmarks/Notes.md has what a table's numbers don't say, under the name of the table.
"""

import json
import os
import shutil
import sys

from measurements import FOLDER, PACKAGE, is_met, with_unit
from pictures import file_name, picture

INTRODUCTION = """\
# Benchmarks

The claims about speed and size, as numbers. `make bench` measures all of them again and says which goals are met;
`PARTS="stores latency" make bench` measures some, and replaces only these in the results. `make bench-compare OLD=... NEW=...`
compares the results of two runs, and says what became worse beyond noise. `make bench-document` writes this page from the results in
`build/bench/results.json`.

A ratio is the quotient of two times of the same run, in which both take turns, so other load changes it little. The value is
the median of the rounds. "x" is a ratio, and "at most" the goal.

{measured} The numbers as JSON:
[{file}](Benchmarks/Results/{file}).
"""

MEASURED = "Measured on {date}: {processor}, {cores} cores, {system}, GTK {GTK}, GLib {GLib}, Swift {Swift}."


def measured(run):
    """Returns when and on which machine a run was made."""
    return MEASURED.format(date=run["date"], **run["machine"])


def notes():
    """Returns the notes by the names of the tables."""
    with open(os.path.join(FOLDER, "Notes.md"), encoding="utf-8") as file:
        sections = file.read().split("\n## ")[1:]
    return {name: text.strip() for name, text in (section.split("\n", 1) for section in sections)}


def table(name, measurements, note):
    lines = [f"## {name}", ""]
    if run := measurements[0].get("run"):
        lines += [measured(run), ""]
    lines += ["| | Value | Goal | Details |", "|---|---:|---:|---|"]
    for each in measurements:
        limit = each.get("limit")
        goal = "" if limit is None else f"{'' if is_met(each) else '**missed:** '}at most {with_unit(limit, each['unit'])}"
        lines.append(f"| {each['name']} | {with_unit(each['value'], each['unit'])} | {goal} | {each.get('details') or ''} |")
    pictures = [each for each in measurements if each.get("growth")]
    if pictures:
        lines.append("")
        lines += [f"![{each['name']}](Benchmarks/Results/growth/{file_name(each)})" for each in pictures]
    return "\n".join(lines + (["", note] if note else []))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        results = json.load(file)
    folder = os.path.join(FOLDER, "Results")
    shutil.rmtree(os.path.join(folder, "growth"), ignore_errors=True)
    os.makedirs(os.path.join(folder, "growth"))
    name = results["date"] + ".json"
    shutil.copyfile(sys.argv[1], os.path.join(folder, name))
    tables = {}
    for each in results["measurements"]:
        tables.setdefault(each["table"], []).append(each)
        if each.get("growth"):
            with open(os.path.join(folder, "growth", file_name(each)), "w", encoding="utf-8") as file:
                file.write(picture(each))
    page = [INTRODUCTION.format(measured=measured(results), file=name)]
    remarks = notes()
    unknown = remarks.keys() - tables.keys()
    if unknown:
        print(f"Benchmarks/Notes.md has notes on tables that were not measured: {', '.join(sorted(unknown))}.")
    page += [table(title, measurements, remarks.get(title)) + "\n" for title, measurements in tables.items()]
    with open(os.path.join(PACKAGE, "BENCHMARKS.md"), "w", encoding="utf-8") as file:
        file.write("\n".join(page))


main()
