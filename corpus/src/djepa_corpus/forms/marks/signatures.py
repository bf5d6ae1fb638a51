"""Signatures: flattened names, initials with a line, loops, zigzags, and names in handwriting fonts."""

import dataclasses
import math
import random

import numpy as np

from transformers_djepa.data.questions.wordings import without_accents

from ..fonts import font_list
from ..language import load_shared
from ..markup import styled, tx
from ..sheet import Sheet
from .paths import Drawing, Points, faded, ink, rgb
from .pen import Pen, add_strokes, draw_hand, write


MAX_WIDTH = 75  # millimetres


def signature(sheet: Sheet) -> str:
    """A signature, some on or above a printed line, as a box for a line of text."""
    rng = sheet.rng
    drawn = sheet.pick(STYLES, TEST_STYLES)(sheet, rng.uniform(6, 15))
    signed = sheet.region("signature", drawn, inline=True)
    if not sheet.chance(0.15):
        return signed
    left, low, more = rng.uniform(-8, 0), rng.uniform(-3, 0.5), rng.uniform(5, 20)
    line = f"line(length: width + {more:.1f}mm, stroke: {rng.choice(('0.3pt', '0.5pt', '0.8pt'))})"
    line = f"#place(bottom + left, dx: {left:.1f}mm, dy: {low:.1f}mm, {line})"
    return f"#context {{ let name = [{signed}]\nlet width = measure(name).width\nbox[{line}#name] }}"


def signing_pen(rng: random.Random) -> Pen:
    """A pen for signatures, in blue or black ink."""
    paint = rgb(rng.choice(load_shared("colours")["signatures"]))
    if rng.random() < 0.3:
        paint = faded(paint, rng.uniform(5, 35))
    if rng.random() < 0.45:
        return Pen(paint, rng.uniform(0.2, 0.5))
    return Pen(paint, rng.uniform(0.35, 0.9), rng.uniform(0.3, 0.7), rng.uniform(-1.2, -0.2))


def signer(sheet: Sheet) -> list[str]:
    """First and last names of somebody who could sign the page."""
    name = sheet.raw(sheet.rng.choice(("contact_person", "managing_director", "approved_by")))
    words = [word for word in name.split() if word[:1].isupper() and len(word) > 1 and "." not in word]
    return words[-2:] or [sheet.rng.choice(sheet.texts.names["last_names"])]


def written_name(sheet: Sheet, height: float) -> str:
    """A name as a hasty hand writes it: flat and wide small letters, high capitals."""
    rng, names = sheet.rng, signer(sheet)
    first = rng.choice((names[0], names[0][0], names[0][0] + ".", ""))
    text = f"{first} {names[-1]}".strip() if len(names) > 1 else names[0]
    hand = dataclasses.replace(
        draw_hand(rng, height / 2.4),
        joined=rng.choice((0.9, 1.0, 1.0)),
        wide=rng.uniform(0.8, 1.5),
        slant=rng.uniform(0.05, 0.7),
        jitter=rng.uniform(0.4, 1.6),
        flatness=rng.uniform(0, 0.65),
        gap=rng.uniform(0, 2),
    )
    strokes = write(rng, text.replace(" ", "") if rng.random() < 0.3 else text, hand)
    return _signed(rng, _flourished(rng, strokes))


def initials_and_line(sheet: Sheet, height: float) -> str:
    """One or two high initials and a wave that runs out into a line."""
    rng, names = sheet.rng, signer(sheet)
    text = "".join(name[0] for name in names)[: rng.randint(1, 2)]
    hand = dataclasses.replace(
        draw_hand(rng, height / 2), slant=rng.uniform(0.1, 0.6), gap=0, jitter=rng.uniform(0, 1.5)
    )
    strokes = write(rng, text, hand)
    end = max(strokes[-1].max(0)[0] * 0.8, 0)
    length, count = height * rng.uniform(1.2, 4), rng.randint(3, 14)
    along = np.linspace(0, 1, 2 * count)
    swing = (
        height
        * rng.uniform(0.08, 0.25)
        * (1 - along) ** rng.uniform(0.4, 2)
        * np.where(np.arange(2 * count) % 2, -1, 1)
    )
    swing += [rng.gauss(0, height * 0.03) for _ in along]
    wave = np.stack([end + along * length, -height * 0.15 + swing - along * height * rng.uniform(-0.2, 0.4)], 1)
    return _signed(rng, _flourished(rng, [*strokes, wave]))


def loops(sheet: Sheet, height: float) -> str:
    """Loops from left to right whose height changes."""
    rng = sheet.rng
    count, pace = rng.randint(4, 12), height * rng.uniform(0.15, 0.45)
    phase = np.linspace(0, 2 * math.pi * count, count * 8)
    heights = np.repeat([height * rng.choice((0.2, 0.3, 0.5, 0.9)) for _ in range(count)], 8) / 2
    x = pace * phase / (2 * math.pi) + heights * rng.uniform(0.2, 0.7) * np.cos(phase)
    y = heights * np.sin(phase) - heights * rng.uniform(0.6, 1.0)
    slant = rng.uniform(0, 0.6)
    start = [(-height * rng.uniform(0.2, 0.8), height * rng.uniform(-0.4, 0.3))]
    return _signed(rng, _flourished(rng, [np.vstack([start, np.stack([x - slant * y, y], 1)])]))


def zigzag(sheet: Sheet, height: float) -> str:
    """A few sharp strokes up and down, high at the start."""
    rng = sheet.rng
    count, x = rng.randint(5, 13), 0.0
    points = [(0.0, -height * rng.uniform(0.2, 0.6))]
    for index in range(count):
        x += height * rng.uniform(0.05, 0.4)
        size = height * (rng.uniform(0.6, 1.1) if index < 2 or rng.random() < 0.15 else rng.uniform(0.15, 0.5))
        points += [(x + size * 0.3, -size), (x, height * rng.uniform(-0.12, 0.15))]
    points.append((x + height * rng.uniform(0.3, 2.5), -height * rng.uniform(-0.1, 0.5)))
    return _signed(rng, _flourished(rng, [np.array(points)]))


def scribble(sheet: Sheet, height: float) -> str:
    """A line in any direction that mostly moves to the right."""
    rng, x, points = sheet.rng, 0.0, []
    for _ in range(rng.randint(8, 22)):
        x += height * rng.uniform(-0.15, 0.4)
        points.append((x + height * rng.uniform(-0.3, 0.3), -height * rng.betavariate(0.8, 0.8)))
    return _signed(rng, _flourished(rng, [np.array(points)]))


def typeset_name(sheet: Sheet, height: float) -> str:
    """A name in a handwriting font."""
    rng, names = sheet.rng, signer(sheet)
    text = without_accents(" ".join(rng.choice((names, names[-1:], [names[0][0] + ".", names[-1]]))))
    size = min(height * 1.1, MAX_WIDTH / len(text) * 2)
    paint = signing_pen(rng).paint
    body = styled(tx(text), font=pen_font(sheet), size=f"{size:.1f}mm", fill=paint)
    return f"#rotate({rng.gauss(-3, 5):.0f}deg, reflow: true, [{ink(body)}]);"


def initials(sheet: Sheet, height: float) -> str:
    """Large initials, some with dots."""
    rng = sheet.rng
    dot = rng.choice(("", ".", ""))
    text = "".join(name[0] + dot for name in signer(sheet)) or "X"
    hand = dataclasses.replace(draw_hand(rng, height / 2.2), jitter=rng.uniform(0.3, 2), gap=rng.uniform(-5, 2))
    return _signed(rng, _flourished(rng, write(rng, text, hand)))


def pen_font(sheet: Sheet) -> str:
    """Draw a handwriting font: a typst list of families that ends in one with all letters."""
    return f'("{sheet.rng.choice(font_list()["pen"][sheet.split])}", "{font_list()["calligraphy"][0]}")'


def _flourished(rng: random.Random, strokes: list[Points]) -> list[Points]:
    """Add a line below that starts at the end of the name or is drawn for itself, and dots."""
    (left, top), (right, bottom) = np.vstack(strokes).min(0), np.vstack(strokes).max(0)
    wide, tall = right - left, max(bottom - top, 1)
    if rng.random() < 0.3:  # back to the left and below the name
        start = strokes[-1][-1]
        low = bottom + tall * rng.uniform(0.0, 0.3)
        back = (left + wide * rng.uniform(-0.1, 0.5), low)
        points = [start + (tall * 0.3, tall * 0.1), (right, low - tall * 0.1), back]
        points.append((right + wide * rng.uniform(-0.1, 0.3), low - tall * rng.uniform(0, 0.3)))
        strokes = [*strokes[:-1], np.vstack([strokes[-1], points])]
    elif rng.random() < 0.25:
        y, bend = bottom + tall * rng.uniform(-0.1, 0.15), tall * rng.uniform(-0.15, 0.15)
        line = [
            (left + wide * rng.uniform(-0.1, 0.3), y),
            (left + wide * 0.5, y + bend),
            (right + wide * 0.1, y - bend),
        ]
        strokes = [*strokes, np.array(line)]
    if rng.random() < 0.15:
        x, y = left + wide * rng.uniform(0.5, 1.1), bottom + tall * rng.uniform(-0.2, 0.1)
        strokes = [
            *strokes,
            *(np.array([(x + i * tall * 0.2, y), (x + i * tall * 0.2 + 0.3, y)]) for i in range(rng.choice((1, 2)))),
        ]
    return strokes


def _signed(rng: random.Random, strokes: list[Points]) -> str:
    """Draw strokes slightly turned, and smaller if they are too wide."""
    (left, _), (right, _) = np.vstack(strokes).min(0), np.vstack(strokes).max(0)
    scale = min(1, MAX_WIDTH * rng.uniform(0.5, 1) / (right - left))
    drawing = add_strokes(Drawing(), [stroke * scale for stroke in strokes], signing_pen(rng))
    return drawing.turned(rng.gauss(-3, 5)).markup()


STYLES = (
    (written_name,) * 5 + (initials_and_line,) * 3 + (scribble, scribble, zigzag, typeset_name, typeset_name, initials)
)
TEST_STYLES = (loops, loops, written_name, initials_and_line, typeset_name)
