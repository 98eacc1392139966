"""Says what has become worse from one run of the benchmarks to another.

    compare.py OLD NEW

A value is worse if it is larger by more than 5 %, and if the quartiles of its rounds are above those of the old one.

A time or a ratio that was measured once, without rounds, is worse if it is larger by more than 25 %. Sizes and counts
hardly depend on other load, so 5 % are enough for them. What an idle program does more than one in C is near zero, and
is worse if it is larger by more than 5 context switches or 0.25 ms.

Of runs on different machines, only ratios and exponents are compared, and sizes if only the kernel differs.

Fails if anything is worse, or isn't measured any more.
"""

import json
import sys

from measurements import with_unit

TIMES_AND_RATIOS = ("s", "ms", "µs", "x")
SIZES = ("bytes", "rows", "KiB", "MiB", "MB")
IDLE_TOLERANCES = {"context switches more than C": 5, "processor time more than C": 0.25}


def read(path):
    """Returns the measurements by their tables and names, each with the machine that it was made on."""
    with open(path, encoding="utf-8") as file:
        results = json.load(file)
    for each in results["measurements"]:
        # A part that wasn't measured again is from an earlier run.
        each["machine"] = each.get("run", results)["machine"]
    return {(each["table"], each["name"]): each for each in results["measurements"]}


def is_comparable(old, new):
    if new["unit"] == "x" or new.get("growth"):
        return True
    ignored = {"kernel"} if new["unit"] in SIZES else set()
    keys = (old["machine"].keys() | new["machine"].keys()) - ignored
    return all(old["machine"].get(key) == new["machine"].get(key) for key in keys)


def tolerance(old, new):
    """Returns the difference of two values up to which they are the same."""
    if all(each["spread"][0] < each["spread"][1] for each in (old, new)):
        return abs(old["value"]) * 0.05
    part = 0.25 if new["unit"] in TIMES_AND_RATIOS else 0.05
    return IDLE_TOLERANCES.get(new["name"], abs(old["value"]) * part)


def change(old, new):
    """Returns -1, 0, or 1: better, the same within the noise, or worse."""
    if new["spread"][0] > old["spread"][1] and new["value"] > old["value"] + tolerance(old, new):
        return 1
    if new["spread"][1] < old["spread"][0] and new["value"] < old["value"] - tolerance(old, new):
        return -1
    return 0


def print_lines(title, lines):
    if lines:
        print("\n".join([title, *(f"  {line}" for line in lines)]))


def print_machines(old, new):
    """Says in what the machines of measurements differ."""
    print_lines("The machines differ, so not all values are compared:", sorted({
        f"{key}: {old[name]['machine'].get(key)}, now {value}"
        for name in new.keys() & old.keys() for key, value in new[name]["machine"].items()
        if old[name]["machine"].get(key) != value}))


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    old, new = read(sys.argv[1]), read(sys.argv[2])
    print_machines(old, new)
    both = [key for key in new if key in old]
    changes = {key: change(old[key], new[key]) for key in both if is_comparable(old[key], new[key])}
    for verdict, title in ((1, "Worse:"), (-1, "Better:")):
        print_lines(title, [
            f"{table}: {name}: {with_unit(old[table, name]['value'], old[table, name]['unit'])}, now "
            f"{with_unit(new[table, name]['value'], new[table, name]['unit'])}"
            for (table, name), found in changes.items() if found == verdict])
    vanished = old.keys() - new.keys()
    for title, keys in (("New:", new.keys() - old.keys()), ("Not measured any more:", vanished)):
        print_lines(title, [f"{table}: {name}" for table, name in sorted(keys)])
    print(f"{list(changes.values()).count(0)} of {len(changes)} values are the same within their noise.")
    if len(changes) < len(both):
        print(f"{len(both) - len(changes)} values aren't compared, because they are of different machines.")
    sys.exit(1 if 1 in changes.values() or vanished else 0)


main()
