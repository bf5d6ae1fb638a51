"""Diagrams with boxes, arrows and labels, such as trees and cycles; windows of programs; outlines of devices."""

import math
import random
from collections.abc import Callable, Sequence

from ..markup import colour
from ..sheet import Sheet
from .canvas import Canvas, Point


class Diagram:
    """A canvas with a style of boxes and arrows, and names for the boxes."""

    def __init__(self, sheet: Sheet, names: Sequence[str], width: float, height: float, font: str, size: float) -> None:
        rng = sheet.rng
        self.rng, self.split = rng, sheet.split
        self.names = rng.sample(names, len(names))
        self.canvas = Canvas(width, height, size or rng.choice((6, 6.5, 7, 8)), font)
        accent = colour(sheet.style.accent)
        self.fill = rng.choice(("white", "white", colour(sheet.style.pale), f"{accent}.lighten(75%)", accent))
        self.ink = "white" if self.fill == accent else "black"
        self.stroke = f"{rng.choice((0.5, 0.7, 1))}pt + {rng.choice((accent, 'black', 'luma(80)'))}"
        self.arrows = f"{rng.choice((0.6, 0.8, 1.1))}pt + {rng.choice(('black', 'luma(80)', accent))}"
        self.radius = rng.choice((0, 0, 1, 2, 3))

    @property
    def width(self) -> float:
        return self.canvas.width

    @property
    def height(self) -> float:
        return self.canvas.height

    def box(self, x: float, y: float, width: float, height: float, text: str = "", shape: str = "") -> None:
        """A box around a point; its shape is a rectangle, "round" or "diamond"."""
        text = text or self.names.pop()
        if shape == "round":
            self.canvas.rect(x - width / 2, y - height / 2, width, height, self.fill, self.stroke, height / 2)
        elif shape == "diamond":
            corners = [(x - width / 2, y), (x, y - height / 2), (x + width / 2, y), (x, y + height / 2)]
            self.canvas.line(corners, self.stroke, self.fill, closed=True)
        else:
            self.canvas.rect(x - width / 2, y - height / 2, width, height, self.fill, self.stroke, self.radius)
        fitting = 2.9 * (width - 2) / max(8, *map(len, text.split())) / 0.62
        size = min(self.canvas.size, max(fitting, 4.6))
        self.canvas.label(x, y, width, text, size, f"fill: {self.ink}")

    def arrow(self, start: Point, end: Point) -> None:
        self.canvas.arrow(start, end, self.arrows, self.arrows.partition("+ ")[2])


def chain(diagram: Diagram) -> None:
    """Boxes in a row with arrows; sometimes an arrow back to the first."""
    count = min(max(int(diagram.width / 26), 2), diagram.rng.randint(3, 5))
    back = diagram.rng.random() < 0.5
    slot, y = diagram.width / count, diagram.height * (0.4 if back else 0.5)
    width, height = slot * 0.7, diagram.height * (0.6 if back else 0.9)
    for index in range(count):
        x = slot * (index + 0.5)
        diagram.box(
            x, y, width, height, shape="round" if index in (0, count - 1) and diagram.rng.random() < 0.3 else ""
        )
        if index:
            diagram.arrow((x - slot + width / 2, y), (x - width / 2, y))
    if back:
        low, first, last = diagram.height * 0.92, slot * 0.5, slot * (count - 0.5)
        diagram.canvas.line([(last, y + height / 2), (last, low), (first, low)], diagram.arrows)
        diagram.arrow((first, low), (first, y + height / 2))


def decision(diagram: Diagram) -> None:
    """Boxes from top to bottom; a diamond leads to one at the side."""
    count = min(max(int(diagram.height / 13), 3), 5)
    slot, x = diagram.height / count, diagram.width * 0.36
    width, height, at = diagram.width * 0.38, slot * 0.62, diagram.rng.randint(1, count - 2)
    for index in range(count):
        y = slot * (index + 0.5)
        diamond = index == at
        diagram.box(
            x,
            y,
            width * (1.15 if diamond else 1),
            slot * 0.8 if diamond else height,
            shape="diamond" if diamond else "",
        )
        if index:
            diagram.arrow((x, y - slot + height / 2 + (slot * 0.09 if index - 1 == at else 0)), (x, y - height / 2))
    y, side = slot * (at + 0.5), diagram.width * 0.82
    diagram.arrow((x + width * 0.575, y), (side - width * 0.36, y))
    diagram.box(side, y, width * 0.72, height)


def tree(diagram: Diagram) -> None:
    """A root with children, some of them with children of their own."""
    count, levels = diagram.rng.randint(2, 4), diagram.rng.choice((2, 3))
    slot, step = diagram.width / count, diagram.height / levels
    height = min(step * 0.5, 11)
    root = (diagram.width / 2, step * 0.4)
    for index in range(count):
        x, y = slot * (index + 0.5), step * 1.4
        diagram.canvas.line([(root[0], root[1]), (root[0], step * 0.9), (x, step * 0.9), (x, y)], diagram.stroke)
        for side in (-0.25, 0.25) if levels == 3 else ():
            end = (x + side * slot, step * 2.4)
            diagram.canvas.line([(x, y), (x, step * 1.9), (end[0], step * 1.9), end], diagram.stroke)
            diagram.box(*end, slot * 0.44, height)
        diagram.box(x, y, slot * 0.8, height)
    diagram.box(*root, min(diagram.width * 0.4, 34), height)


def layers(diagram: Diagram) -> None:
    """Wide bars above each other, some of them divided."""
    count = min(max(int(diagram.height / 11), 2), 5)
    slot = diagram.height / count
    for index in range(count):
        parts, y = diagram.rng.choice((1, 1, 2, 3)), slot * (index + 0.5)
        for part in range(parts):
            width = diagram.width / parts
            diagram.box(width * (part + 0.5), y, width * 0.95, slot * 0.75)


def cycle(diagram: Diagram) -> None:
    """Boxes on an ellipse, each with an arrow to the next."""
    count = diagram.rng.randint(3, 5)
    a, b = diagram.width * 0.36, diagram.height * 0.36
    places = []
    for index in range(count):
        angle = 2 * math.pi * index / count - math.pi / 2
        places.append((diagram.width / 2 + a * math.cos(angle), diagram.height / 2 + b * math.sin(angle)))
    for (x, y), (u, v) in zip(places, places[1:] + places[:1]):
        diagram.arrow((x + 0.32 * (u - x), y + 0.32 * (v - y)), (x + 0.68 * (u - x), y + 0.68 * (v - y)))
    for x, y in places:
        diagram.box(x, y, diagram.width * 0.25, min(diagram.height * 0.2, 10), shape="round" if diagram.radius else "")


def hub(diagram: Diagram) -> None:
    """A box in the middle, connected to those at both sides."""
    rows = diagram.rng.randint(2, 3)
    x, y, slot = diagram.width / 2, diagram.height / 2, diagram.height / rows
    width, height = diagram.width * 0.24, min(slot * 0.6, 11)
    for row in range(rows):
        for side in (0.13, 0.87):
            at = (diagram.width * side, slot * (row + 0.5))
            inner = at[0] + width / 2 if side < 0.5 else at[0] - width / 2
            edge = x - width / 2 if side < 0.5 else x + width / 2
            ends = (inner, at[1]), (edge, y + (row - (rows - 1) / 2) * height * 0.3)
            diagram.arrow(*(ends if diagram.rng.random() < 0.6 else ends[::-1]))
            diagram.box(*at, width, height)
    diagram.box(x, y, width, height * 1.6)


def time_line(diagram: Diagram) -> None:
    """A line with years and names above and below it."""
    count, y = diagram.rng.randint(3, 5), diagram.height / 2
    year = diagram.rng.randint(1950, 2010)
    diagram.arrow((1, y), (diagram.width - 1, y))
    for index in range(count):
        x = diagram.width * (index + 0.5) / count
        diagram.canvas.circle(x, y, 1.2, diagram.arrows.partition("+ ")[2])
        side = -1 if index % 2 else 1
        diagram.canvas.word(x, y - side * 3.4, str(year), style='weight: "bold"')
        diagram.canvas.label(x, y + side * diagram.height * 0.25, diagram.width / count, diagram.names.pop())
        year += diagram.rng.randint(2, 9)


Kind = Callable[[Diagram], None]
KINDS: tuple[Kind, ...] = (chain, chain, decision, decision, tree, layers, cycle)
TEST_KINDS: tuple[Kind, ...] = (hub, time_line, decision, tree, chain)


def diagram_markup(
    sheet: Sheet, names: Sequence[str], width: float, height: float, font: str = "", size: float = 0
) -> str:
    """A diagram of `width` times `height` millimetres; `names` are those of its boxes."""
    kind = sheet.pick(KINDS, TEST_KINDS)
    height = min(height, width * (0.15 if kind is chain else 0.32)) if kind in (chain, time_line) else height
    diagram = Diagram(sheet, names, width, height, font, size)
    kind(diagram)
    return diagram.canvas.markup()


def window_markup(sheet: Sheet, title: str, names: Sequence[str], width: float, height: float, font: str) -> str:
    """A window of a program, as in a manual: title bar, menu, list, fields and buttons."""
    rng = sheet.rng
    canvas = Canvas(width, height, rng.choice((5.5, 6, 6.5)), font)
    accent, left = colour(sheet.style.accent), width * rng.uniform(0.2, 0.32)
    names = rng.sample(names, len(names))
    canvas.rect(0, 0, width, height, rng.choice(("white", "luma(245)")), "0.6pt + luma(120)", rng.choice((0, 1)))
    canvas.rect(0, 0, width, 5, rng.choice((accent, "luma(70)", "luma(215)")), "0.6pt + luma(120)")
    canvas.word(2, 2.5, title, "left", style=f'fill: {"white" if rng.random() < 0.5 else "luma(240)"}, weight: "bold"')
    for index in range(3):
        canvas.rect(width - 3.5 - 4 * index, 1.5, 2, 2, "luma(200)", "0.4pt + luma(60)")
    canvas.rect(0, 5, left, height - 5, "luma(232)", "0.4pt + luma(160)")
    for index in range(min(int((height - 8) / 5), 6)):
        if index == 1:
            canvas.rect(0.5, 6.5 + 5 * index, left - 1, 4.4, f"{accent}.lighten(70%)")
        canvas.word(2, 8.7 + 5 * index, names.pop(), "left")
    for index in range(min(int((height - 16) / 7), 4)):
        y = 11 + 7 * index
        canvas.word(left + 3, y, names.pop(), "left")
        canvas.rect(left + (width - left) * 0.45, y - 2.2, (width - left) * 0.48, 4.4, "white", "0.4pt + luma(130)")
        canvas.word(left + (width - left) * 0.47, y, str(rng.randint(1, 500)), "left")
    for index, text in enumerate(("OK", names.pop())):
        canvas.rect(
            width - 18 - 18 * index, height - 7, 15, 5, accent if not index else "luma(225)", "0.4pt + luma(120)", 0.6
        )
        canvas.word(width - 10.5 - 18 * index, height - 4.5, text, style="" if index else "fill: white")
    return canvas.markup()


def device_markup(sheet: Sheet, width: float, height: float, font: str) -> str:
    """Outlines of a device with numbers that point to its parts."""
    rng, canvas = sheet.rng, Canvas(width, height, 7, font)
    stroke, count = f"{rng.choice((0.6, 0.9))}pt + black", rng.randint(3, 6)
    x, y, wide, tall = width * 0.2, height * 0.15, width * 0.6, height * 0.7
    canvas.rect(x, y, wide, tall, "luma(240)" if rng.random() < 0.5 else "white", stroke, rng.choice((0, 2, 4)))
    canvas.rect(x + wide * 0.08, y + tall * 0.12, wide * 0.5, tall * 0.4, "luma(215)", stroke)
    canvas.circle(x + wide * 0.78, y + tall * 0.32, tall * 0.14, "white", stroke)
    for index in range(rng.randint(2, 5)):
        canvas.circle(x + wide * (0.15 + 0.14 * index), y + tall * 0.75, tall * 0.06, "white", stroke)
    for foot in (0.1, 0.8):
        canvas.rect(x + wide * foot, y + tall, wide * 0.1, tall * 0.06, "luma(200)", stroke)
    targets = [(0.3, 0.3), (0.78, 0.32), (0.15, 0.75), (0.43, 0.75), (0.95, 0.6), (0.15, 1.02)]
    for number, (u, v) in enumerate(rng.sample(targets, count), 1):
        side = 0.06 if u < 0.5 else 0.94
        end = (width * side, height * (0.1 + 0.8 * number / count) - 2)
        canvas.lines([(end, (x + wide * u, y + tall * v))], "0.5pt + luma(70)")
        canvas.circle(*end, 2, "white", "0.6pt + black")
        canvas.word(*end, str(number))
    return canvas.markup()


def random_size(rng: random.Random, width: float) -> tuple[float, float]:
    """A size for a figure in a column of `width` millimetres."""
    wide = width * rng.choice((1, 1, 0.9, 0.8, 0.7)) if width < 100 else width * rng.choice((0.9, 0.75, 0.65, 0.55))
    return wide, wide * rng.uniform(0.45, 0.75)
