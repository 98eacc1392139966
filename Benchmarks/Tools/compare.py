"""Says what has become worse from one run of the benchmarks to another.

    compare.py OLD NEW

A value is worse if it is larger by more than 5 %, and if the quartiles of its rounds are above those of the old one.
Values without a unit that are exponents or counts are compared in the same way. Fails if anything is worse.
"""

import json
import sys

from measurements import with_unit


def read(path):
    with open(path, encoding="utf-8") as file:
        results = json.load(file)
    return results, {(each["table"], each["name"]): each for each in results["measurements"]}


def change(old, new):
    """Returns -1, 0, or 1: better, the same within the noise, or worse."""
    if new["spread"][0] > old["spread"][1] and new["value"] > old["value"] + abs(old["value"]) * 0.05:
        return 1
    if new["spread"][1] < old["spread"][0] and new["value"] < old["value"] - abs(old["value"]) * 0.05:
        return -1
    return 0


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    (old_results, old), (new_results, new) = read(sys.argv[1]), read(sys.argv[2])
    if old_results["machine"] != new_results["machine"]:
        print("The machines differ, so absolute times and sizes can't be compared; ratios can:")
        for key, value in new_results["machine"].items():
            if old_results["machine"].get(key) != value:
                print(f"  {key}: {old_results['machine'].get(key)}, now {value}")
    changes = {key: change(old[key], new[key]) for key in new if key in old}
    for verdict, title in ((1, "Worse:"), (-1, "Better:")):
        lines = [f"  {table}: {name}: {with_unit(old[table, name]['value'], old[table, name]['unit'])}, now "
                 f"{with_unit(new[table, name]['value'], new[table, name]['unit'])}"
                 for (table, name), found in changes.items() if found == verdict]
        if lines:
            print("\n".join([title, *lines]))
    for title, keys in (("New:", new.keys() - old.keys()), ("Not measured any more:", old.keys() - new.keys())):
        if keys:
            print("\n".join([title, *(f"  {table}: {name}" for table, name in sorted(keys))]))
    print(f"{list(changes.values()).count(0)} of {len(changes)} values are the same within their noise.")
    sys.exit(1 if 1 in changes.values() else 0)


main()
