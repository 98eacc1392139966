"""Runs the benchmarks, and saves the results.

    run.py RESULTS [PART ...]        where PART is stores, growth, exploration, drawn, start-up, latency, idle, or builds

Without a part, all are run. With parts, their tables replace those in the results of an earlier run.
"""

import datetime
import json
import os
import platform
import subprocess
import sys

from measurements import PRODUCTS, Report, is_met, line


def run_program(name):
    """Returns a function that runs a program of the package, which adds to the results by itself."""
    def measure(report):
        status = subprocess.run([os.path.join(PRODUCTS, name)], check=False,
                                env={**os.environ, "LASSO_BENCHMARK_RESULTS": report.path}).returncode
        if status not in (0, 1):
            raise SystemExit(f"{name} ended with status {status}.")
    return measure


def run_module(name):
    return lambda report: __import__(name).measure(report)


PARTS = {
    "stores": run_program("StoreBenchmarks"),
    "growth": run_program("GrowthBenchmarks"),
    "exploration": run_module("exploration"),
    "drawn": run_program("DrawnBenchmarks"),
    "start-up": run_module("start_up"),
    "latency": run_module("latency"),
    "idle": run_module("idle"),
    "builds": run_module("building"),
}


def machine():
    """Returns a description of the machine and of the versions of what is measured."""
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        processors = [text.split(":", 1)[1].strip() for text in file if text.startswith("model name")]
    with open("/etc/os-release", encoding="utf-8") as file:
        system = dict(text.strip().split("=", 1) for text in file if "=" in text)["PRETTY_NAME"].strip('"')
    return {
        "processor": processors[0] if processors else platform.machine(), "cores": os.cpu_count(),
        "system": system, "kernel": platform.release(),
        "GTK": output("pkg-config", "--modversion", "gtk4"), "GLib": output("pkg-config", "--modversion", "glib-2.0"),
        "Swift": output("swift", "--version").split("Swift version ")[-1].split(" ")[0],
    }


def replacing_tables(path, found, run):
    """Returns the measurements in a file, if there is one, with those of a part of the tables replaced.

    The others keep the date and the machine of their own run.
    """
    if not os.path.exists(path):
        return found
    with open(path, encoding="utf-8") as file:
        results = json.load(file)
    earlier = results.pop("measurements")
    if results != run:
        for measurement in earlier:
            measurement.setdefault("run", results)
    tables = dict.fromkeys(measurement["table"] for measurement in earlier + found)
    measured = {measurement["table"] for measurement in found}
    return [measurement for table in tables for measurement in (found if table in measured else earlier)
            if measurement["table"] == table]


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main():
    path, *parts = sys.argv[1:]
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        raise SystemExit(f"There is no part {unknown[0]!r}. Choose from {', '.join(PARTS)}.")
    report = Report(path + ".lines")
    for part in parts or PARTS:
        PARTS[part](report)
    found = report.measurements()
    os.remove(report.path)
    run = {"date": datetime.date.today().isoformat(), "machine": machine()}
    if parts:
        found = replacing_tables(path, found, run)
    with open(path, "w", encoding="utf-8") as file:
        json.dump({**run, "measurements": found}, file, indent=2, ensure_ascii=False)
        file.write("\n")
    missed = [measurement for measurement in found if not is_met(measurement)]
    goals = sum(1 for measurement in found if measurement.get("limit") is not None)
    print(f"{goals - len(missed)} of {goals} goals are met. The results are in {path}.")
    for measurement in missed:
        print("  " + line(measurement))
    sys.exit(1 if missed else 0)


main()
