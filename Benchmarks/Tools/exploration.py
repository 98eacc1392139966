"""How long it takes to explore all places of the demo."""

import os
import subprocess

from measurements import PACKAGE, number

TABLE = "Exploring the demo's flow, without a display"
SCRATCH = os.path.join(PACKAGE, "build", "bench", "exploration")


def measure(report):
    # The program imports internal declarations of the demo, so it needs a build of its own.
    command = ["swift", "build", "-c", "release", "--product", "ExplorationBenchmark", "--package-path", PACKAGE,
               "--scratch-path", SCRATCH]
    environment = {**os.environ, "LASSO_EXPLORATION_BENCHMARK": "1"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise SystemExit(result.stdout + result.stderr)
    program = os.path.join(SCRATCH, "release", "ExplorationBenchmark")
    environment["LASSO_EXPLORE_ALONE"] = "1"
    output = subprocess.run([program], env=environment, capture_output=True, text=True, check=True).stdout
    # The first round also loads what later ones use again.
    rounds = [text.split() for text in output.splitlines()][1:]
    times = [float(seconds) * 1e6 / int(steps) for steps, _, seconds in rounds]
    steps, places, _ = rounds[0]
    report.add(TABLE, "a step", times, "µs", 50,
               f"{steps} steps to {places} places, {number(1e6 / min(times))} steps a second")
