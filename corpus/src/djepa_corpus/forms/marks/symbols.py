"""Figures of logos: abstract ones, and all figures by split.

They are drawn in a square of side 1 around the origin with one or two colours.
"""

import math
import random
from collections.abc import Callable

import numpy as np

from .emblems import Palette, drop, gear, globe, house, leaves, peaks, shield, sun, swooshes
from .paths import Drawing, Points, arc, circle, faded, rectangle, regular_polygon, star, turn


Symbol = Callable[[random.Random, Palette], Drawing]


def overlapping(rng: random.Random, palette: Palette) -> Drawing:
    """Circles, rectangles and triangles on top of each other."""
    drawing = Drawing()
    for number in range(rng.randint(2, 4)):
        radius, x, y = rng.uniform(0.15, 0.4), rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2)
        paint = rng.choice((palette.first, palette.second, faded(palette.second, rng.uniform(10, 60))))
        tall = radius * rng.uniform(0.5, 1)
        shapes = (
            rectangle(x - radius, y - tall, 2 * radius, 2 * tall),
            regular_polygon(x, y, radius, rng.choice((3, 4, 6))),
        )
        if rng.random() < 0.5:
            drawing.fill([circle(x, y, radius)], paint, smooth=True)
        elif rng.random() < 0.3 and number:
            drawing.stroke([rng.choice(shapes)], paint, rng.uniform(0.03, 0.1), closed=True)
        else:
            drawing.fill([rng.choice(shapes)], paint)
    return drawing


def blades(rng: random.Random, palette: Palette) -> Drawing:
    """The same blade several times around the centre: a pinwheel, a flower, a fan."""
    count, drawing = rng.choice((3, 4, 5, 6, 8)), Drawing()
    inner, twist, wide = rng.uniform(0, 0.15), rng.uniform(-0.9, 0.9), rng.uniform(0.4, 1.0) * math.pi / count
    tip = (0.5 * math.cos(twist), 0.5 * math.sin(twist))
    side = [0.3 * np.array([math.cos(twist / 2 + w), math.sin(twist / 2 + w)]) for w in (wide, -wide)]
    blade = np.array([(inner, 0), side[0], tip, side[1]])
    smooth = rng.random() < 0.6
    for number in range(count):
        paint = palette.second if number % 2 and rng.random() < 0.9 else palette.first
        drawing.fill([turn(blade, 2 * math.pi * number / count)], paint, smooth=smooth)
    return drawing


def bars(rng: random.Random, palette: Palette) -> Drawing:
    """Upright bars, rising, falling or around the middle."""
    count, drawing = rng.randint(3, 5), Drawing()
    heights = [rng.uniform(0.3, 1) for _ in range(count)]
    heights = sorted(heights) if rng.random() < 0.6 else heights
    centred, step = rng.random() < 0.3, 1 / count
    for number, tall in enumerate(heights):
        y = -tall / 2 if centred else 0.5 - tall
        paint = palette.second if number == count - 1 or rng.random() < 0.2 else palette.first
        drawing.fill([rectangle(-0.5 + number * step, y, step * 0.75, tall)], paint)
    skew = rng.choice((0, 0, 0.25))
    return drawing.map(lambda points: np.stack([points[:, 0] - skew * points[:, 1], points[:, 1]], 1))


def waves(rng: random.Random, palette: Palette) -> Drawing:
    """Waves below each other, some in a disc."""
    drawing, disc = Drawing(), rng.random() < 0.5
    if disc:
        drawing.fill([circle(0, 0, 0.5)], palette.first, smooth=True)
    x = np.linspace(-0.48, 0.48, 17)
    for number, y in enumerate(np.linspace(-0.1, 0.3, rng.randint(2, 4))):
        wide = math.sqrt(0.25 - y**2) / 0.5 * 0.92 if disc else 1
        wave = np.stack([x * wide, y + 0.06 * np.sin(x * rng.choice((10, 13)))], 1)
        paint = palette.paper if disc else (palette.first, palette.second)[number % 2]
        drawing.stroke([wave], paint, rng.uniform(0.05, 0.09), smooth=True)
    return drawing


def rings(rng: random.Random, palette: Palette) -> Drawing:
    """Linked or concentric rings, or arcs that open to one side."""
    drawing, kind = Drawing(), rng.choice(("linked", "concentric", "open"))
    width = rng.uniform(0.04, 0.1)
    if kind == "linked":
        for number in range(rng.randint(2, 3)):
            paint = (palette.first, palette.second)[number % 2]
            drawing.stroke([circle(-0.25 + number * 0.25, 0.08 * (-1) ** number, 0.24)], paint, width, True, True)
    elif kind == "concentric":
        for number, radius in enumerate((0.45, 0.3, 0.15)):
            drawing.stroke([circle(0, 0, radius)], (palette.first, palette.second)[number % 2], width, True, True)
    else:
        start, span = rng.uniform(0, 6), rng.uniform(1.2, 4.5)
        for number, radius in enumerate((0.46, 0.32, 0.18)):
            ring = arc(0, 0, radius, start, start + span)
            drawing.stroke([ring], (palette.first, palette.second)[number % 2], width, smooth=True)
        drawing.fill([circle(0, 0, 0.07)], palette.second, smooth=True)
    return drawing


def cube(rng: random.Random, palette: Palette) -> Drawing:
    """A cube in three shades, or a hexagon of gaps."""
    corners, drawing = regular_polygon(0, 0, 0.5, 6), Drawing()
    shades = (palette.first, palette.second, faded(palette.second, 40))
    for number, shade in enumerate(shades):
        face = [corners[2 * number], corners[(2 * number + 1) % 6], corners[(2 * number + 2) % 6], (0, 0)]
        drawing.fill([face], shade)
    if rng.random() < 0.5:
        drawing.stroke([[(0, 0), corners[index]] for index in (0, 2, 4)], palette.paper, 0.03)
    return drawing


def dots(rng: random.Random, palette: Palette) -> Drawing:
    """Dots or squares of a grid, larger towards one corner, or with gaps."""
    count, drawing, square = rng.randint(3, 5), Drawing(), rng.random() < 0.5
    fading, step = rng.random() < 0.5, 1 / count
    for row in range(count):
        for column in range(count):
            x, y = (column + 0.5) * step - 0.5, (row + 0.5) * step - 0.5
            radius = step * (0.15 + 0.33 * (row + column) / (2 * count - 2)) if fading else step * 0.42
            if fading or rng.random() < 0.7:
                paint = palette.second if rng.random() < 0.25 else palette.first
                points = (
                    rectangle(x - radius, y - radius, 2 * radius, 2 * radius)
                    if square
                    else circle(x, y, radius, points=8)
                )
                drawing.fill([points], paint, smooth=not square)
    return drawing


def arrows(rng: random.Random, palette: Palette) -> Drawing:
    """One to three chevrons, or an arrow in a ring."""
    drawing = Drawing()
    for number in range(rng.randint(1, 3)):
        x = -0.4 + number * 0.28
        chevron = [(x, -0.4), (x + 0.18, -0.4), (x + 0.42, 0), (x + 0.18, 0.4), (x, 0.4), (x + 0.24, 0)]
        drawing.fill([chevron], (palette.first, palette.second)[number % 2])
    return drawing.turned(rng.choice((0, 0, -90, -45, 180)))


def spiral(rng: random.Random, palette: Palette) -> Drawing:
    turns = np.linspace(0.3, rng.uniform(1.6, 3), 40) * 2 * math.pi
    radius = 0.48 * turns / turns[-1]
    drawing = Drawing()
    path = np.stack([radius * np.cos(turns), radius * np.sin(turns)], 1)
    drawing.stroke([turn(path, rng.uniform(0, 6))], palette.first, rng.uniform(0.05, 0.1), smooth=True)
    return drawing


def burst(rng: random.Random, palette: Palette) -> Drawing:
    """A star, alone, in a disc or on another star."""
    drawing, corners = Drawing(), rng.choice((4, 5, 5, 6, 8, 12))
    depth = rng.uniform(0.3, 0.6)
    if rng.random() < 0.5:
        drawing.fill([circle(0, 0, 0.5)], palette.first, smooth=True)
        drawing.fill([star(0, 0, 0.38, corners, depth)], rng.choice((palette.paper, palette.second)))
    else:
        drawing.fill([star(0, 0, 0.5, corners, depth)], palette.first)
        if rng.random() < 0.4:
            drawing.fill([star(0, 0, 0.27, corners, depth)], palette.second)
    return drawing


def crescent(rng: random.Random, palette: Palette) -> Drawing:
    """Held out: a disc with a bite, and a dot."""
    drawing, x = Drawing(), rng.uniform(0.12, 0.25)
    drawing.fill([circle(0, 0, 0.48)], palette.first, smooth=True)
    drawing.fill([circle(x, -x / 2, rng.uniform(0.3, 0.4))], palette.paper, smooth=True)
    drawing.fill([circle(x * 1.3, -x / 2, 0.1)], palette.second, smooth=True)
    return drawing.turned(rng.uniform(0, 360))


def cross(rng: random.Random, palette: Palette) -> Drawing:
    """Held out: a cross with thick arms, some in a square."""
    drawing, arm = Drawing(), rng.uniform(0.12, 0.2)
    plate = rng.random() < 0.5
    if plate:
        drawing.fill([rectangle(-0.5, -0.5, 1, 1)], palette.first)
    long = 0.36 if plate else 0.5
    paint = palette.paper if plate else palette.first
    drawing.fill([rectangle(-arm, -long, 2 * arm, 2 * long)], paint)
    drawing.fill([rectangle(-long, -arm, 2 * long, 2 * arm)], paint if plate else palette.second)
    return drawing


def ribbon(rng: random.Random, palette: Palette) -> Drawing:
    """Held out: parallel stripes that bend."""
    drawing = Drawing()
    bend, y = rng.uniform(-0.4, 0.4), np.linspace(-0.5, 0.5, 9)
    for number in range(rng.randint(3, 5)):
        x = -0.35 + number * 0.18 + bend * np.sin(y * 3)
        drawing.stroke([np.stack([x, y], 1)], (palette.first, palette.second)[number % 2], 0.1, smooth=True)
    return drawing


SYMBOLS: tuple[Symbol, ...]
SYMBOLS = (overlapping, overlapping, blades, blades, leaves, globe, shield, swooshes, gear, sun, bars, waves, rings)
SYMBOLS += (peaks, house, cube, drop, dots, arrows, spiral, burst)
TEST_SYMBOLS = (crescent, cross, ribbon, overlapping, blades, leaves, globe, rings, burst)
PLATES: tuple[Callable[[], Points], ...]
PLATES = (
    lambda: circle(0, 0, 0.5),
    lambda: rectangle(-0.5, -0.5, 1, 1),
    lambda: regular_polygon(0, 0, 0.55, 6),
    lambda: regular_polygon(0, 0, 0.6, 4),
    lambda: regular_polygon(0, 0, 0.54, 8, math.pi / 8),
)
