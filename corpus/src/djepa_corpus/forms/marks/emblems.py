"""Figures of logos that show something: leaves, a globe, a shield, a sun, a house.

They are drawn in a square of side 1 around the origin with one or two colours.
"""

import math
import random
from dataclasses import dataclass

import numpy as np

from .paths import Drawing, arc, circle, rectangle, regular_polygon, star, turn


@dataclass
class Palette:
    """Colours of a logo (typst): the first is the main one; `paper` is that of gaps."""

    first: str
    second: str
    paper: str = "white"


def leaves(rng: random.Random, palette: Palette) -> Drawing:
    """One to three leaves on a stalk."""
    drawing = Drawing()
    for angle in rng.choice(((0,), (-0.5, 0.6), (-0.9, 0, 0.9), (-0.35, 0.9))):
        length, wide = rng.uniform(0.6, 0.9), rng.uniform(0.14, 0.26)
        y = np.linspace(0, 1, 12)
        half = wide * np.sin(math.pi * y**0.8)
        edge = np.vstack([np.stack([half, -y * length], 1), np.stack([-half, -y * length], 1)[::-1]])
        drawing.fill([turn(edge, angle)], palette.first if angle <= 0 else palette.second)
        vein = np.array([(0, 0), (0, -length * 0.8)])
        if rng.random() < 0.6:
            drawing.stroke([turn(vein, angle)], palette.paper, 0.02)
    if rng.random() < 0.5:
        drawing.stroke([[(0, 0), (0.02, 0.12), (0.1, 0.25)]], palette.first, 0.04, smooth=True)
    return drawing.moved(0, 0.35)


def globe(rng: random.Random, palette: Palette) -> Drawing:
    """A globe of meridians and parallels; some filled, some with an orbit."""
    drawing, width, solid = Drawing(), rng.uniform(0.02, 0.045), rng.random() < 0.4
    if solid:
        drawing.fill([circle(0, 0, 0.42)], palette.first, smooth=True)
    line = palette.paper if solid else palette.first
    lines = [circle(0, 0, 0.42 * part, 0.42) for part in (0.45, 0.8)]
    drawing.stroke([*lines, circle(0, 0, 0.42)], line, width, smooth=True, closed=True)
    heights = (-0.2, 0, 0.2) if rng.random() < 0.5 else (-0.28, -0.14, 0, 0.14, 0.28)
    halves = [math.sqrt(0.42**2 - y**2) for y in heights]
    drawing.stroke([[(-half, y), (half, y)] for half, y in zip(halves, heights)], line, width)
    if rng.random() < 0.5:
        ring = arc(0, 0, 0.6, 0.2, math.pi * 1.1, 0.18)
        drawing.stroke([turn(ring, rng.uniform(-0.6, 0.2))], palette.second, width * 2, smooth=True)
    return drawing


def shield(rng: random.Random, palette: Palette) -> Drawing:
    """A shield with a chevron, stripes, a star or halves."""
    drawing, half = Drawing(), 0.4
    edge = [(-half, -0.45), (0, -0.45 + rng.choice((0, 0.06, -0.05))), (half, -0.45), (half, 0.05)]
    edge += [(0.3, 0.28), (0, 0.5), (-0.3, 0.28), (-half, 0.05)]
    drawing.fill([edge], palette.first)
    kind = rng.choice(("chevron", "stripes", "star", "half", "border"))
    if kind == "chevron":
        low = rng.uniform(-0.05, 0.1)
        drawing.fill(
            [[(-half, low), (0, low - 0.25), (half, low), (half, low + 0.15), (0, low - 0.1), (-half, low + 0.15)]],
            palette.second,
        )
    elif kind == "stripes":
        drawing.fill([rectangle(x, -0.45, 0.12, 0.6) for x in (-0.3, -0.06, 0.18)], palette.second)
    elif kind == "star":
        drawing.fill([star(0, -0.05, 0.25, rng.choice((5, 6, 8)), 0.45)], palette.paper)
    elif kind == "half":
        drawing.fill([[(0, -0.42), (half, -0.45), (half, 0.05), (0.3, 0.28), (0, 0.5)]], palette.second)
    else:
        drawing.stroke([np.array(edge) * 0.82], palette.paper, 0.04, closed=True)
    return drawing


def swooshes(rng: random.Random, palette: Palette) -> Drawing:
    """One to three crescents that sweep to the right."""
    drawing = Drawing()
    for number in range(rng.randint(1, 3)):
        start, end = rng.uniform(2.4, 3.4), rng.uniform(5.2, 6.4)
        outer = arc(0, 0, 0.5 - number * 0.13, start, end, rng.uniform(0.25, 0.5))
        inner = arc(0.03, 0.07 + rng.uniform(0, 0.05), 0.47 - number * 0.13, start, end, rng.uniform(0.2, 0.4))
        drawing.fill([np.vstack([outer, inner[::-1]])], palette.second if number % 2 else palette.first)
    if rng.random() < 0.5:
        drawing.fill([circle(rng.uniform(-0.1, 0.2), 0.02, rng.uniform(0.06, 0.12))], palette.second, smooth=True)
    return drawing.turned(rng.uniform(-40, 30))


def gear(rng: random.Random, palette: Palette) -> Drawing:
    """A gear, a cogged ring or a many-pointed star with a hole."""
    teeth, drawing = rng.randint(7, 14), Drawing()
    angles = np.arange(4 * teeth) * math.pi / (2 * teeth)
    radii = np.tile((0.5, 0.5, 0.38, 0.38), teeth)
    edge = np.stack([radii * np.cos(angles), radii * np.sin(angles)], 1)
    drawing.fill([edge], palette.first)
    drawing.fill([circle(0, 0, rng.uniform(0.12, 0.26))], palette.paper, smooth=True)
    if rng.random() < 0.5:
        drawing.fill([circle(0, 0, rng.uniform(0.05, 0.11))], palette.second, smooth=True)
    return drawing


def sun(rng: random.Random, palette: Palette) -> Drawing:
    """A disc with rays, or half of one above a line."""
    drawing, count, half = Drawing(), rng.randint(6, 16), rng.random() < 0.4
    low, high = rng.uniform(0.26, 0.32), rng.uniform(0.4, 0.5)
    angles = np.linspace(math.pi, 2 * math.pi, count) if half else np.arange(count) * 2 * math.pi / count
    rays = [[(r * math.cos(angle), r * math.sin(angle)) for r in (low, high)] for angle in angles]
    drawing.stroke(rays, palette.second, rng.uniform(0.025, 0.06))
    if half:
        drawing.fill([arc(0, 0, 0.22, math.pi, 2 * math.pi)], palette.first)
        drawing.stroke([[(-0.5, 0.06), (0.5, 0.06)]], palette.first, 0.05)
    else:
        drawing.fill([circle(0, 0, 0.2)], palette.first, smooth=True)
    return drawing


def peaks(rng: random.Random, palette: Palette) -> Drawing:
    """Mountains, roofs or arrows: triangles side by side on a line."""
    drawing = Drawing()
    for number, (x, tall) in enumerate(((-0.2, rng.uniform(0.4, 0.7)), (0.18, rng.uniform(0.5, 0.9)))):
        wide = rng.uniform(0.28, 0.4)
        paint = (palette.first, palette.second)[number]
        drawing.fill([[(x - wide, 0.4), (x, 0.4 - tall), (x + wide, 0.4)]], paint)
        if rng.random() < 0.4:
            cap = 0.25
            drawing.fill(
                [[(x - wide * cap, 0.4 - tall * (1 - cap)), (x, 0.4 - tall), (x + wide * cap, 0.4 - tall * (1 - cap))]],
                palette.paper,
            )
    if rng.random() < 0.4:
        drawing.stroke([[(-0.5, 0.46), (0.5, 0.46)]], palette.first, 0.04)
    return drawing


def house(rng: random.Random, palette: Palette) -> Drawing:
    drawing = Drawing()
    drawing.fill([[(-0.5, 0), (0, -0.45), (0.5, 0), (0.38, 0), (0.38, 0.45), (-0.38, 0.45), (-0.38, 0)]], palette.first)
    opening = rng.choice(
        (rectangle(-0.08, 0.12, 0.2, 0.33), rectangle(-0.15, 0, 0.3, 0.22), regular_polygon(0, 0.12, 0.2, 4))
    )
    drawing.fill([opening], rng.choice((palette.paper, palette.second)))
    return drawing


def drop(rng: random.Random, palette: Palette) -> Drawing:
    """A drop or a flame with a lighter part inside."""
    y = np.linspace(0, 1, 14)
    half = 0.32 * np.sin(math.pi * y**1.6) ** 0.8
    edge = np.vstack([np.stack([half, y - 0.5], 1), np.stack([-half, y - 0.5], 1)[::-1]])
    drawing = Drawing()
    drawing.fill([edge], palette.first)
    drawing.fill([edge * rng.uniform(0.4, 0.6) + (0, 0.15)], rng.choice((palette.second, palette.paper)))
    return drawing.turned(rng.choice((0, 0, 45, -20)))
