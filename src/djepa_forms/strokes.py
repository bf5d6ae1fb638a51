"""Letters and other drawings as strokes: text on the image that the text layer does not contain."""

import random

from .language import load_shared
from .markup import colour


def stroke_text(text: str, height: float, stroke: str) -> tuple[float, str]:
    """Return the width in millimetres and the content of a line of stroke letters, `height` millimetres high."""
    unit, letters = height / 6, load_shared("stroke_letters")
    moves = []
    for position, letter in enumerate(text.upper()):
        offset = position * 5.6
        for strokes in _strokes(letters.get(letter, "")):
            moves.append(_path([((offset + int(x)) * unit, int(y) * unit) for x, y in strokes]))
    width = max(len(text) * 5.6 - 1.6, 1) * unit
    drawn = f"#place(top + left, curve(stroke: {stroke}, {', '.join(moves)}))" if moves else ""
    return width, f"#box(width: {width:.2f}mm, height: {height:.2f}mm)[{drawn}];"


def _strokes(letter: str) -> list[list[str]]:
    """Return the points of each stroke of a letter in `shared/stroke_letters.yaml`."""
    first = [point for point in letter.split() if "-" not in point]
    return ([first] if len(first) > 1 else []) + [part.split("-") for part in letter.split() if "-" in part]


def _path(points: list[tuple[float, float]]) -> str:
    (x, y), *others = points
    lines = [f"curve.line(({a:.2f}mm, {b:.2f}mm))" for a, b in others]
    return ", ".join([f"curve.move(({x:.2f}mm, {y:.2f}mm))", *lines])


def squiggle(rng: random.Random, width: float, height: float, stroke: str) -> str:
    """A signature: loops from left to right, sometimes with a flourish."""
    x, moves = rng.uniform(0, width * 0.1), []
    y = height * rng.uniform(0.3, 0.7)
    moves.append(f"curve.move(({x:.2f}mm, {y:.2f}mm))")
    for _ in range(rng.randint(5, 11)):
        first = (x + rng.uniform(-0.05, 0.2) * width, rng.uniform(0, 1) * height)
        second = (x + rng.uniform(-0.1, 0.15) * width, rng.uniform(0, 1) * height)
        x = min(x + rng.uniform(0.03, 0.16) * width, width)
        y = height * rng.uniform(0.15, 0.9)
        points = [f"({min(max(a, 0), width):.2f}mm, {b:.2f}mm)" for a, b in (first, second, (x, y))]
        moves.append(f"curve.cubic({', '.join(points)})")
    if rng.random() < 0.5:
        low = height * rng.uniform(0.6, 0.95)
        moves.append(f"curve.quad(({width * 0.3:.2f}mm, {height:.2f}mm), ({width:.2f}mm, {low:.2f}mm))")
    return _curve_box(moves, width, height, f"stroke: {stroke}")


def filled_rects(rects: list[tuple[float, float, float, float]], width: float, height: float) -> str:
    """Black rectangles (x, y, width, height in millimetres) as one filled path."""
    moves = []
    for x, y, w, h in rects:
        moves.append(_path([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]) + ", curve.close()")
    return _curve_box(moves, width, height, f"fill: {colour('#000000')}")


def _curve_box(moves: list[str], width: float, height: float, paint: str) -> str:
    """A box with a size in millimetres and a curve from its top left corner."""
    drawn = f"#place(top + left, curve({paint}, {', '.join(moves)}))"
    return f"#box(width: {width:.2f}mm, height: {height:.2f}mm)[{drawn}];"
