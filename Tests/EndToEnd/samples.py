"""The samples of the demo, as its sources name them."""

import glob
import re


def samples():
    """Returns the names of all samples, as they are in paths."""
    for path in sorted(glob.glob("Sources/LassoDemo/Samples/*/*Sample.swift")):
        with open(path) as file:
            yield from re.findall(r'^ +id: "(.+)"', file.read(), re.MULTILINE)
