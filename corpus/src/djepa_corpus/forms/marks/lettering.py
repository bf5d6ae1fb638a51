"""Lines of capital letters in drawings: straight, stacked, or around a circle; strokes, or text in a font."""

import math
from dataclasses import dataclass

from ..markup import styled, tx
from .paths import Drawing, stroke_lines


CAP_HEIGHT = 0.7  # of capital letters, in font sizes
LETTER_WIDTH = 0.72  # of capital letters, in font sizes
MOST_RIM = 2.8  # radians of a text above or below the centre


@dataclass
class Ink:
    """Paint (a typst colour), width of strokes in millimetres, and the letters' font (typst), or "" for strokes."""

    paint: str
    width: float
    font: str
    weight: str


def add_text(drawing: Drawing, text: str, at: tuple[float, float], height: float, ink: Ink, angle: float = 0) -> None:
    """Add a line of text centred on a point; `height` is that of capital letters."""
    if ink.font:
        size = height / CAP_HEIGHT
        body = styled(tx(text), font=ink.font, size=f"{size:.2f}mm", fill=ink.paint, weight=ink.weight)
        drawing.letters(body, at, (text_width(text, height, ink) * 1.05, height * 1.15), angle)
        return
    width, lines = stroke_lines(text, height)
    if lines:
        drawing.stroke([line + (at[0] - width / 2, at[1] - height / 2) for line in lines], ink.paint, ink.width)


def text_width(text: str, height: float, ink: Ink) -> float:
    return len(text) * height / CAP_HEIGHT * LETTER_WIDTH if ink.font else stroke_lines(text, height)[0]


def stacked_lines(lines: list[str], height: float, ink: Ink) -> Drawing:
    """Centred lines; those after the first are lower."""
    drawing, y = Drawing(), 0.0
    for number, text in enumerate(lines):
        tall = height if number == 0 else min(height * 0.7, height * 1.2 * len(lines[0]) / len(text))
        y += tall * (0.5 if number == 0 else 1.05)
        add_text(drawing, text, (0, y), tall, ink)
        y += tall * 0.5
    return drawing


def write_on_rim(
    drawing: Drawing, text: str, radius: float, height: float, ink: Ink, top: bool, whole: bool = False
) -> None:
    """Write along a circle, above the centre or below it, or all around; `radius` is that of the outer edge."""
    room, count = 2 * math.pi if whole else MOST_RIM, max(len(text), 1)
    height = min(height, room * radius / (0.85 * count))
    middle = radius - height / 2
    step = room / count if whole else min(height * 0.95 / middle, room / count)
    thin = Ink(ink.paint, min(ink.width, height * 0.16), ink.font, ink.weight)
    for index, letter in enumerate(text):
        angle = step * (index + 0.5 - len(text) / 2)
        if letter != " ":
            glyph = Drawing()
            add_text(glyph, letter, (0, 0), height, thin)
            glyph.moved(0, -middle if top else middle).turned(math.degrees(angle if top else -angle))
            drawing.add(glyph)
