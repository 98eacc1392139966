"""Pictures of how times grow, as SVG."""

import math
import re
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 420, 260
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 44, 36
OWN, BASELINE, TEXT, LINE = "#1c71d8", "#986a44", "#3d3846", "#c0bfbc"


def file_name(measurement):
    return re.sub(r"[^a-z0-9]+", "-", measurement["name"].lower()).strip("-") + ".svg"


def picture(measurement):
    """Returns a picture of the times of a measurement, with both axes logarithmic."""
    growth = measurement["growth"]
    sizes, series = growth["sizes"], [(growth["times"], OWN, "LassoGtk")]
    if growth.get("baselineTimes"):
        series.append((growth["baselineTimes"], BASELINE, "without the library"))
    times = [time for values, _, _ in series for time in values]
    x = scale(sizes, LEFT, WIDTH - RIGHT)
    y = scale(times, HEIGHT - BOTTOM, TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="11" fill="{TEXT}">',
        f'<title>{escape(measurement["name"])}: exponent {measurement["value"]:.2f}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="18" font-weight="bold">{escape(measurement["name"])}</text>',
        f'<text x="{LEFT}" y="34">exponent {measurement["value"]:.2f}, at most {measurement["limit"]:g}</text>',
    ]
    for size in sizes:
        parts.append(f'<line x1="{x(size):.1f}" y1="{TOP}" x2="{x(size):.1f}" y2="{HEIGHT - BOTTOM}" stroke="{LINE}"/>')
        parts.append(f'<text x="{x(size):.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{size:,}</text>')
    for time in (min(times), max(times)):
        parts.append(f'<text x="{LEFT - 6}" y="{y(time) + 4:.1f}" text-anchor="end">{time:.3g} ms</text>')
    for index, (values, color, label) in enumerate(series):
        points = " ".join(f"{x(size):.1f},{y(time):.1f}" for size, time in zip(sizes, values))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts += [f'<circle cx="{x(size):.1f}" cy="{y(time):.1f}" r="3.5" fill="{color}"/>'
                  for size, time in zip(sizes, values)]
        parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 6 - 13 * index}" text-anchor="end" fill="{color}">'
                     f"{label}</text>")
    return "\n".join([*parts, "</svg>"]) + "\n"


def scale(values, start, end):
    """Returns a function from a value to its place on a logarithmic axis with some room at both ends."""
    low, high = math.log(min(values)), math.log(max(values))
    room = max(high - low, 0.1) * 0.08
    low, high = low - room, high + room
    return lambda value: start + (math.log(value) - low) / (high - low) * (end - start)
