"""Round seals: rings, a star or letters without text, sometimes with a ribbon."""

import math

from ..language import load_shared
from ..markup import colour
from ..sheet import Sheet


def seal(sheet: Sheet) -> str:
    """A seal as a mark: a rosette with teeth, or rings like those of a rubber stamp."""
    rng = sheet.rng
    radius, tall = rng.uniform(9, 15), 2.0
    ink = colour(rng.choice((sheet.style.accent, *load_shared("colours")["stamps"], "#b8860b")))
    if sheet.pick((True, False), (False, True)):
        shapes = [_star(radius, radius * 0.88, rng.randint(18, 36), f"fill: {ink}", radius)]
        shapes.append(_ring(radius, radius * 0.72, "0.8pt + white"))
        shapes.append(_star(radius * 0.4, radius * 0.18, 5, "fill: white", radius))
        if sheet.chance(0.4):
            shapes.insert(0, _ribbon(radius, ink))
            tall = 2.5
    else:
        shapes = [_ring(radius, radius * share, f"{width}pt + {ink}") for share, width in ((0.98, 1.4), (0.72, 0.7))]
        shapes += _ticks(radius, rng.randint(16, 40), ink)
        shapes.append(_star(radius * 0.42, radius * 0.2, rng.choice((5, 6, 8)), f"fill: {ink}", radius))
    body = f"#box(width: {2 * radius:.2f}mm, height: {tall * radius:.2f}mm)[{''.join(shapes)}];"
    if sheet.chance(0.5):
        body = f"#rotate({rng.uniform(-20, 20):.0f}deg, {body[1:-1]})"
    return sheet.region("stamp", body, inline=True)


def _ring(middle: float, radius: float, stroke: str) -> str:
    offset = middle - radius
    return (
        f"#place(top + left, dx: {offset:.2f}mm, dy: {offset:.2f}mm, circle(radius: {radius:.2f}mm, stroke: {stroke}))"
    )


def _star(outer: float, inner: float, points: int, paint: str, middle: float) -> str:
    corners = []
    for index in range(2 * points):
        angle, radius = math.pi * index / points - math.pi / 2, outer if index % 2 == 0 else inner
        corners.append(f"({middle + radius * math.cos(angle):.2f}mm, {middle + radius * math.sin(angle):.2f}mm)")
    return f"#place(top + left, polygon({paint}, {', '.join(corners)}))"


def _ribbon(radius: float, ink: str) -> str:
    left = [(0.55, 1.4), (0.35, 2.5), (0.65, 2.3), (0.85, 2.5), (1.0, 1.5)]
    bands = []
    for mirrored in (False, True):
        corners = [((2 - x if mirrored else x) * radius, y * radius) for x, y in left]
        path = ", ".join(f"({x:.2f}mm, {y:.2f}mm)" for x, y in corners)
        bands.append(f"#place(top + left, polygon(fill: {ink}.lighten(25%), {path}))")
    return "".join(bands)


def _ticks(radius: float, count: int, ink: str) -> list[str]:
    """Short strokes between the rings, where a seal has its letters."""
    strokes = []
    for index in range(count):
        angle = 2 * math.pi * index / count
        ends = []
        for share in (0.8, 0.9):
            x, y = (radius * (1 + share * f(angle)) for f in (math.cos, math.sin))
            ends.append(f"({x:.2f}mm, {y:.2f}mm)")
        strokes.append(f"#place(top + left, line(start: {ends[0]}, end: {ends[1]}, stroke: 0.9pt + {ink}))")
    return strokes
