"""Drawings as typst markup: filled and stroked paths in millimetres, y down, and letters without a text layer.

Letters are strokes (`stroke_lines`), or text in a font that fills a shape as a pattern (`Drawing.letters`, `ink`):
patterns are not part of a page's text layer.
"""

import math
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from ..language import load_shared
from ..markup import colour


Points = np.ndarray  # (points, 2)
LETTER_ADVANCE = 5.6  # of stroke letters, which are 4 wide and 6 high
UNBROKEN = 200  # millimetres of a square around letters, whose lines are never broken


@dataclass
class Shape:
    """Paths with one paint (a typst colour), filled if `width` (millimetres) is 0, otherwise stroked.

    A smooth path is a spline through its points.
    """

    paths: list[Points]
    paint: str
    width: float = 0.0
    closed: bool = False
    smooth: bool = False

    def style(self) -> str:
        """Return the arguments of a typst curve."""
        if not self.width:
            return f"fill: {self.paint}"
        return f'stroke: (paint: {self.paint}, thickness: {self.width:.2f}mm, cap: "round", join: "round")'


@dataclass
class Letters:
    """Text centred on a point, turned by an angle in radians; `extent` is its width and height."""

    at: Points  # (1, 2)
    extent: tuple[float, float]
    angle: float
    body: str


class Drawing:
    """Shapes and letters in any place; `markup` moves them into a box of their extent."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []
        self.texts: list[Letters] = []

    def fill(self, paths: Iterable[Sequence], paint: str, smooth: bool = False) -> None:
        """Fill closed paths; `paint` is a typst colour."""
        self.shapes.append(Shape(_arrays(paths), paint, closed=True, smooth=smooth))

    def stroke(
        self, paths: Iterable[Sequence], paint: str, width: float, smooth: bool = False, closed: bool = False
    ) -> None:
        """Stroke paths with round ends; `width` is in millimetres."""
        self.shapes.append(Shape(_arrays(paths), paint, width, closed, smooth))

    def letters(self, body: str, at: tuple[float, float], extent: tuple[float, float], angle: float = 0.0) -> None:
        """Add text (markup) that is not part of the text layer."""
        self.texts.append(Letters(np.array([at], dtype=float), extent, angle, body))

    def add(self, other: "Drawing") -> "Drawing":
        self.shapes += other.shapes
        self.texts += other.texts
        return self

    def map(self, change: Callable[[Points], Points]) -> "Drawing":
        """Change the points of all shapes, and the places of letters."""
        for shape in self.shapes:
            shape.paths = [change(path) for path in shape.paths]
        for text in self.texts:
            text.at = change(text.at)
        return self

    def moved(self, x: float, y: float) -> "Drawing":
        return self.map(lambda points: points + (x, y))

    def turned(self, degrees: float) -> "Drawing":
        """Turn clockwise around the origin."""
        angle = math.radians(degrees)
        for text in self.texts:
            text.angle += angle
        return self.map(lambda points: turn(points, angle))

    def extent(self) -> tuple[float, float, float, float]:
        """Return left, top, right and bottom."""
        paths = [(path, shape.width / 2) for shape in self.shapes for path in shape.paths]
        boxes = [(path.min(0) - reach, path.max(0) + reach) for path, reach in paths]
        for text in self.texts:
            (width, height), cos, sin = text.extent, abs(math.cos(text.angle)), abs(math.sin(text.angle))
            half = np.array([width * cos + height * sin, width * sin + height * cos]) / 2
            boxes.append((text.at[0] - half, text.at[0] + half))
        lows, highs = zip(*boxes)
        return (*np.min(lows, 0), *np.max(highs, 0))

    def markup(self) -> str:
        """Return a box of the drawing's extent, for a line of text."""
        left, top, right, bottom = self.extent()
        body = "".join(_shape_markup(shape, left, top) for shape in self.shapes)
        body += "".join(_letters_markup(text, left, top) for text in self.texts)
        size = f"width: {right - left:.2f}mm, height: {bottom - top:.2f}mm"
        if self.texts:
            tile = f"({right - left + 2:.2f}mm, {bottom - top + 2:.2f}mm)"
            body = f"#rect({size}, fill: tiling(size: {tile})[#align(top + left, box({size})[{body}])])"
        return f"#box({size})[{body}];"


def turn(points: Points, angle: float) -> Points:
    """Turn points clockwise around the origin by an angle in radians."""
    cos, sin = math.cos(angle), math.sin(angle)
    return points @ np.array([[cos, sin], [-sin, cos]])


def ink(body: str) -> str:
    """Text that is not part of the text layer, in a box of the size of its glyphs."""
    tight = f'#set text(top-edge: "bounds", bottom-edge: "bounds")\n#box[{body}]'
    fill = "tiling(size: (size.width + 4mm, size.height + 4mm), align(top + left, tight))"
    drawn = f"rect(width: size.width, height: size.height, fill: {fill})"
    return f"#context {{ let tight = [{tight}]\nlet size = measure(tight)\nbox({drawn}) }}"


def circle(x: float, y: float, radius: float, tall: float | None = None, points: int = 12) -> Points:
    """Points of a circle or, with the vertical radius `tall`, an ellipse; for closed smooth paths."""
    return arc(x, y, radius, 0, 2 * math.pi * (1 - 1 / points), tall, points)


def arc(
    x: float, y: float, radius: float, start: float, end: float, tall: float | None = None, points: int = 24
) -> Points:
    """Points of an arc; angles in radians, clockwise from the right."""
    angles = np.linspace(start, end, points)
    return np.stack([x + radius * np.cos(angles), y + (tall or radius) * np.sin(angles)], 1)


def rectangle(x: float, y: float, width: float, height: float) -> Points:
    return np.array([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], dtype=float)


def regular_polygon(x: float, y: float, radius: float, corners: int, start: float = -math.pi / 2) -> Points:
    return arc(x, y, radius, start, start + 2 * math.pi * (1 - 1 / corners), points=corners)


def star(x: float, y: float, radius: float, corners: int, depth: float) -> Points:
    """A star; its inner corners are at `depth` of the radius."""
    points = regular_polygon(0, 0, radius, 2 * corners, -math.pi / 2)
    points[1::2] *= depth
    return points + (x, y)


def spline(points: Points, closed: bool = False, samples: int = 3) -> Points:
    """Return points of the Catmull-Rom spline through the points, `samples` for each."""
    ends = (points[-1:], points[:2]) if closed else (points[:1], points[-1:])
    around = np.vstack([ends[0], points, ends[1]])
    p0, p1, p2, p3 = (around[start : len(around) - 3 + start] for start in range(4))
    t = np.linspace(0, 1, samples, endpoint=False)[:, None, None]
    curve = 2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3
    return np.vstack([(curve / 2).transpose(1, 0, 2).reshape(-1, 2), points[:1] if closed else points[-1:]])


def stroke_lines(text: str, height: float) -> tuple[float, list[Points]]:
    """Return the width of a line of capital letters and its strokes, from y = 0 down to `height`."""
    unit, letters, lines = height / 6, load_shared("stroke_letters"), []
    for position, letter in enumerate(text.upper()):
        strokes = letters.get(letter)
        strokes = letters.get(unicodedata.normalize("NFD", letter)[0], "") if strokes is None else strokes
        points = strokes.split()
        first = [point for point in points if "-" not in point]
        others = [point.split("-") for point in points if "-" in point]
        for stroke in ([first] if len(first) > 1 else []) + others:
            grid = [(position * LETTER_ADVANCE + int(x), int(y)) for x, y in stroke]
            lines.append(np.array(grid, dtype=float) * unit)
    return max(len(text) * LETTER_ADVANCE - 1.6, 1) * unit, lines


def faded(paint: str, percent: float) -> str:
    """A colour (typst) of which `percent` shine through."""
    return f"{paint}.transparentize({percent:.0f}%)"


def rgb(value: str) -> str:
    return colour(value)


def _arrays(paths: Iterable[Sequence]) -> list[Points]:
    return [np.asarray(path, dtype=float) for path in paths]


def _shape_markup(shape: Shape, left: float, top: float) -> str:
    paths = [path - (left, top) for path in shape.paths]
    if shape.closed and not shape.smooth and len(paths) == 1:
        return f"#place(top + left, polygon({shape.style()}, {','.join(map(_point, paths[0]))}))"
    moves = ",".join(_moves(path, shape.smooth, shape.closed) for path in paths)
    return f"#place(top + left, curve({shape.style()},{moves}))"


def _moves(path: Points, smooth: bool, closed: bool) -> str:
    start, end = f"curve.move({_point(path[0])})", ',curve.close(mode: "straight")' if closed else ""
    if not smooth:
        return start + "".join(f",curve.line({_point(point)})" for point in path[1:]) + end
    around = np.vstack([path[-1:], path, path[:2]]) if closed else np.vstack([path[:1], path, path[-1:]])
    slopes = (around[2:] - around[:-2]) / 6  # Catmull-Rom splines as cubic curves
    ends = around[1:-1]
    parts = zip(ends[:-1] + slopes[:-1], ends[1:] - slopes[1:], ends[1:])
    return start + "".join(f",curve.cubic({_point(a)},{_point(b)},{_point(c)})" for a, b, c in parts) + end


def _point(point: Points) -> str:
    return f"({point[0]:.2f}mm,{point[1]:.2f}mm)"


def _letters_markup(text: Letters, left: float, top: float) -> str:
    x, y = text.at[0] - (left, top) - UNBROKEN / 2
    angle, side = f"{math.degrees(text.angle):.1f}deg", f"{UNBROKEN}mm"
    square = f"block(width: {side}, height: {side}"  # the outer one gives the inner one space to turn
    body = f"{square}, rotate({angle}, {square}, align(center + horizon)[{text.body}])))"
    return f"#place(top + left, dx: {x:.2f}mm, dy: {y:.2f}mm, {body})"
