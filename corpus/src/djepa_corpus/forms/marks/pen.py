"""Handwriting: words as connected pen strokes, drawn by writers whose hands differ."""

import functools
import math
import random
import unicodedata
from dataclasses import dataclass

import numpy as np

from ..language import load_shared
from .paths import Drawing, Points, spline


SMALL_HEIGHT = 10  # units of a letter without ascender


@dataclass(frozen=True)
class Hand:
    """How somebody writes.

    Attributes:
        height: of small letters in millimetres.
        wide: width of letters, 1 as in `shared/pen_letters.yaml`.
        slant: horizontal offset per height.
        jitter: deviation of points in units.
        joined: share of letters that are joined to the next one.
        flatness: small letters are lower by this share, as in hasty signatures.
        gap: between separate letters, in units.
        wave: deviation of the baseline in units.
    """

    height: float
    wide: float
    slant: float
    jitter: float
    joined: float
    flatness: float
    gap: float
    wave: float


@dataclass(frozen=True)
class Pen:
    """A pen: typst colour, width in millimetres; a nib draws broad and narrow strokes by direction."""

    paint: str
    width: float
    nib: float = 0.0  # share by which the width varies
    angle: float = 0.0  # direction of the narrowest strokes, radians


def draw_hand(rng: random.Random, height: float | None = None) -> Hand:
    return Hand(
        height=height or rng.uniform(1.5, 3.6),
        wide=rng.uniform(0.75, 1.35),
        slant=rng.gauss(0.25, 0.2),
        jitter=rng.uniform(0.25, 1.0),
        joined=rng.choice((0.0, 0.5, 0.8, 0.95, 1.0)),
        flatness=rng.choice((0, 0, 0, 0.2, 0.4)),
        gap=rng.uniform(0.5, 3.5),
        wave=rng.uniform(0, 1.2),
    )


def draw_pen(rng: random.Random, paint: str) -> Pen:
    """A ball pen, felt pen or fountain pen."""
    if rng.random() < 0.55:
        return Pen(paint, rng.uniform(0.18, 0.42))
    return Pen(paint, rng.uniform(0.3, 0.75), rng.uniform(0.25, 0.8), rng.uniform(-1.2, -0.3))


def write(rng: random.Random, text: str, hand: Hand) -> list[Points]:
    """Return the strokes of a line of text in millimetres; its baseline starts at the origin."""
    strokes: list[list[tuple[float, float]]] = []
    x, joined, phase = 0.0, False, rng.uniform(0, 6)
    for letter in text:
        main, others, advance = _letter(letter)
        if not main:
            x, joined = x + SMALL_HEIGHT * rng.uniform(0.7, 1.2), False
            continue
        small, y = letter.islower(), hand.wave * math.sin(phase + x / 60)
        flat = 1 - hand.flatness if small else 1.0
        main, *others = [
            [(x + a + rng.gauss(0, hand.jitter), y + b * flat + rng.gauss(0, hand.jitter)) for a, b in stroke]
            for stroke in (main, *others)
        ]
        if joined and small:
            strokes[-1] += main
        else:
            strokes.append(main)
        strokes[-1:-1] = others  # dots and bars; the stroke that can be joined stays the last one
        joined = small and rng.random() < hand.joined
        x += advance + (0 if joined else hand.gap)
    return [_to_page(stroke, hand) for stroke in strokes]


@functools.cache
def _letter(letter: str) -> tuple[list, list[list], float]:
    """Return the first stroke of a letter, its other strokes, and its width; accents are other strokes."""
    table = load_shared("pen_letters")
    base, *accents = (letter,) if letter in table else unicodedata.normalize("NFD", letter)
    if base not in table:
        return [], [], 0.0
    main, *others = _strokes(table[base])
    high = 10 if base.islower() else 20
    middle = (min(x for x, _ in main) + max(x for x, _ in main)) / 2
    for accent in (accent for accent in accents if accent in table):
        others = [] if base == "i" else others
        others += [[(middle + x, y + high) for x, y in stroke] for stroke in _strokes(table[accent])]
    width = main[-1][0] if base.islower() else max(x for stroke in (main, *others) for x, _ in stroke)
    return main, others, width


def _strokes(text: str) -> list[list[tuple[float, float]]]:
    return [[tuple(map(float, point.split(","))) for point in stroke.split()] for stroke in text.split("/")]


def _to_page(stroke: list[tuple[float, float]], hand: Hand) -> Points:
    points = np.array(stroke) * hand.height / SMALL_HEIGHT
    return np.stack([points[:, 0] * hand.wide + points[:, 1] * hand.slant, -points[:, 1]], 1)


def add_strokes(drawing: Drawing, strokes: list[Points], pen: Pen) -> Drawing:
    """Draw smooth strokes with a pen."""
    if pen.nib:
        drawing.fill([outline(spline(stroke), pen) for stroke in strokes], pen.paint)
    else:
        drawing.stroke(strokes, pen.paint, pen.width, smooth=True)
    return drawing


def outline(points: Points, pen: Pen) -> Points:
    """Return the outline of a stroke of a nib, thin at both ends."""
    steps = np.gradient(points, axis=0)
    length = np.maximum(np.hypot(*steps.T), 1e-6)[:, None]
    normal = np.stack([-steps[:, 1], steps[:, 0]], 1) / length
    direction = np.arctan2(steps[:, 1], steps[:, 0])
    along = np.linspace(0, 1, len(points))
    ends = np.minimum(1, 0.45 + 6 * np.minimum(along, 1 - along))
    half = pen.width / 2 * (1 - pen.nib * np.cos(direction - pen.angle) ** 2) * ends
    half = np.convolve(np.pad(half, 1, mode="edge"), (0.25, 0.5, 0.25), "valid")[:, None]
    return np.vstack([points + normal * half, (points - normal * half)[::-1]])
