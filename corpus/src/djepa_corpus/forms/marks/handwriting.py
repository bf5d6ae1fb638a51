"""Handwritten notes: words, sums, rings, arrows, ticks and lines in the margin, without a text layer."""

import dataclasses
import math
import random

import numpy as np

from transformers_djepa.data.questions.wordings import without_accents

from ..language import load_shared
from ..markup import rows, styled, tx
from ..sheet import Sheet
from .paths import Drawing, Points, faded, ink, rgb
from .pen import Pen, add_strokes, draw_hand, draw_pen, write
from .signatures import pen_font


CONSONANTS, VOWELS = "bcdfghjklmnprstvwz", "aeiou"


def handwriting(sheet: Sheet) -> str:
    """A piece of handwriting as a box for a line of text."""
    return sheet.region("handwriting", sheet.pick(PIECES, TEST_PIECES)(sheet), inline=True)


def note_pen(sheet: Sheet) -> Pen:
    paint = rgb(sheet.rng.choice(load_shared("colours")["notes"]))
    pen = draw_pen(sheet.rng, faded(paint, sheet.rng.uniform(5, 40)) if sheet.chance(0.25) else paint)
    return dataclasses.replace(pen, width=pen.width * sheet.rng.choice((1, 1, 1.4)))


def note(sheet: Sheet) -> str:
    """One to three lines of words; some underlined, framed, or with an arrow."""
    rng = sheet.rng
    lines = [note_text(sheet) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
    return _drawn(sheet, decorated(rng, written_lines(rng, lines)))


def typeset_note(sheet: Sheet) -> str:
    """A note in a handwriting font."""
    rng, font, size = sheet.rng, pen_font(sheet), sheet.rng.uniform(4, 8)
    lines = [without_accents(note_text(sheet)).replace("€", "") for _ in range(rng.choice((1, 1, 2)))]
    settings = {"font": font, "size": f"{size:.1f}mm", "fill": note_pen(sheet).paint}
    body = rows([ink(styled(tx(line), **settings)) for line in lines], f"{rng.uniform(0.5, 2):.1f}mm")
    return f"#rotate({rng.gauss(-2, 4):.1f}deg, reflow: true)[#box[{body}]];"


def scrawl(sheet: Sheet) -> str:
    """Several lines of words that cannot be read."""
    rng = sheet.rng
    lines = []
    for _ in range(rng.randint(2, 5)):
        lines.append(" ".join(_pseudo_word(rng) for _ in range(rng.randint(2, 5))))
    hand = dataclasses.replace(draw_hand(rng, rng.uniform(1.3, 2.4)), joined=1.0, flatness=rng.uniform(0, 0.6))
    return _drawn(sheet, written_lines(rng, lines, hand))


def big_word(sheet: Sheet) -> str:
    """One short word, number or initials in large letters, some in a ring."""
    rng = sheet.rng
    texts = ("ok", "OK", "!", "?", "nb", "x", _initials(sheet), str(rng.randint(1, 99)), _amount(rng))
    hand = draw_hand(rng, rng.uniform(3, 6))
    strokes = write(rng, rng.choice(texts), hand)
    if rng.random() < 0.4:
        strokes += ring(rng, *_extent(strokes))
    return _drawn(sheet, strokes)


def sum_below(sheet: Sheet) -> str:
    """Amounts below each other, a line, and their sum."""
    rng, hand = sheet.rng, draw_hand(sheet.rng, sheet.rng.uniform(1.6, 2.8))
    values = [rng.randint(100, 99999) for _ in range(rng.randint(2, 4))]
    strokes: list[Points] = []
    step = hand.height * rng.uniform(2.6, 3.2)
    lines = [_money(value) for value in values] + [_money(sum(values))]
    for number, text in enumerate(lines):
        line = write(rng, text, hand)
        right = _extent(line)[2]
        strokes += [stroke + (-right, number * step + (step * 0.3 if number == len(values) else 0)) for stroke in line]
    left = _extent(strokes)[0]
    y = (len(values) - 1) * step + step * 0.4
    strokes.append(_shaky(rng, (left - 1, y), (1.5, y + rng.uniform(-0.6, 0.6))))
    return _drawn(sheet, strokes)


def tick(sheet: Sheet) -> str:
    """A large tick, a cross, or several ticks below each other."""
    rng, strokes = sheet.rng, []
    size, count = rng.uniform(4, 11), rng.choice((1, 1, 1, 2, 3))
    size = size if count == 1 else size * 0.6
    cross = rng.random() < 0.25
    for number in range(count):
        at = np.array((rng.uniform(-1, 1), number * size * rng.uniform(1.1, 1.8)))
        points = [(0, 0), (size * 0.3, size * rng.uniform(0.25, 0.5)), (size * rng.uniform(0.8, 1.2), -size * 0.7)]
        if cross:
            strokes += [_shaky(rng, at, at + size), _shaky(rng, at + (size, 0), at + (0, size))]
        else:
            strokes.append(np.array(points) + at)
    return _drawn(sheet, strokes)


def margin_line(sheet: Sheet) -> str:
    """A line or bracket next to lines of text, some double or with an exclamation mark or a word."""
    rng, tall = sheet.rng, sheet.rng.uniform(12, 45)
    kind = rng.choice(("line", "double", "bracket", "brace", "wave"))
    y = np.linspace(0, tall, 12)
    if kind == "bracket":
        strokes = [np.array([(2, 0), (0, 0.3), (0.2, tall * 0.5), (0, tall), (2, tall)])]
    elif kind == "brace":
        middle = tall / 2
        strokes = [
            np.array(
                [(2, 0), (0.7, 1), (0.6, middle - 2), (-1.2, middle), (0.6, middle + 2), (0.7, tall - 1), (2, tall)]
            )
        ]
    else:
        swing = 0.7 if kind == "wave" else 0.15
        strokes = [
            np.stack([swing * np.sin(y * 1.7) + offset, y], 1) for offset in ((0, 1.2) if kind == "double" else (0,))
        ]
    if rng.random() < 0.35:
        word = write(rng, rng.choice(("!", "?", "ok", "!!", _initials(sheet))), draw_hand(rng, rng.uniform(2, 3.5)))
        strokes += [stroke + (-8, tall / 2) for stroke in word]
    return _drawn(sheet, strokes, turned=rng.gauss(0, 2))


def arrow(sheet: Sheet) -> str:
    """An arrow, mostly with a word at its end."""
    rng = sheet.rng
    length, bend = rng.uniform(10, 30), rng.uniform(-6, 6)
    end, middle = np.array((-length, rng.uniform(-8, 8))), np.array((-length / 2, bend))
    direction = math.atan2(*(end - middle)[::-1])
    wings = [end - 2.5 * np.array((math.cos(direction + wing), math.sin(direction + wing))) for wing in (0.5, -0.5)]
    strokes = [np.array([(0, 0), middle, end]), np.array([wings[0], end, wings[1]])]
    if rng.random() < 0.75:
        strokes += [stroke + (1.5, 1) for stroke in write(rng, note_text(sheet), draw_hand(rng))]
    return _drawn(sheet, strokes)


def ring_with_note(sheet: Sheet) -> str:
    """A ring around something on the page, with a line to a word next to it."""
    rng = sheet.rng
    wide, tall = rng.uniform(14, 40), rng.uniform(5, 10)
    strokes = ring(rng, 0, 0, wide, tall)
    if rng.random() < 0.6:
        word = write(rng, note_text(sheet), draw_hand(rng))
        at = np.array((wide + rng.uniform(5, 12), rng.uniform(-6, tall + 6)))
        strokes += [_shaky(rng, (wide + 1.5, tall / 2), at - (1, 1)), *(stroke + at for stroke in word)]
    return _drawn(sheet, strokes)


def crossing_out(sheet: Sheet) -> str:
    """A zigzag, a cross or parallel lines over a part of the page."""
    rng, strokes = sheet.rng, []
    wide, tall = rng.uniform(20, 60), rng.uniform(5, 25)
    kind = rng.choice(("zigzag", "cross", "lines"))
    if kind == "zigzag":
        count = rng.randint(5, 14)
        points = [
            (wide * index / count + rng.uniform(-1, 1), tall * (index % 2) + rng.uniform(-1, 1))
            for index in range(count)
        ]
        strokes = [np.array(points)]
    elif kind == "cross":
        strokes = [_shaky(rng, (0, 0), (wide, tall)), _shaky(rng, (wide, rng.uniform(0, 2)), (0, tall))]
    else:
        for y in np.arange(0, tall, 4.5):
            strokes.append(_shaky(rng, (rng.uniform(0, 3), y), (wide - rng.uniform(0, 5), y + rng.uniform(-1, 1))))
    return _drawn(sheet, strokes, turned=0)


def note_text(sheet: Sheet) -> str:
    rng = sheet.rng
    day, month = rng.randint(1, 28), rng.randint(1, 12)
    date = rng.choice(
        (f"{day}.{month}.", f"{day}/{month}", f"{day:02d}.{month:02d}.{rng.randint(10, 26)}", f"{day}-{month}")
    )
    names = sheet.texts.names
    slots = {"date": date, "amount": _amount(rng), "initials": _initials(sheet), "number": rng.randint(2, 999)}
    name = rng.choice(rng.choice((names["first_names"], names["last_names"])))
    return rng.choice(sheet.texts.marks["notes"]).format(name=name, **slots)


def written_lines(rng: random.Random, lines: list[str], hand=None) -> list[Points]:
    """Strokes of lines below each other, slightly rising or falling."""
    hand = hand or draw_hand(rng)
    step, strokes = hand.height * rng.uniform(2.6, 3.6), []
    for number, text in enumerate(lines):
        strokes += [stroke + (rng.uniform(-1, 1), number * step) for stroke in write(rng, text, hand)]
    return strokes


def decorated(rng: random.Random, strokes: list[Points]) -> list[Points]:
    """Some notes are underlined, once or twice, or in a ring or a frame."""
    left, top, right, bottom = _extent(strokes)
    kind = rng.random()
    if kind < 0.2:
        count = rng.choice((1, 1, 2))
        lines = [_shaky(rng, (left, bottom + 1 + 1.1 * n), (right + 2, bottom + 1 + 1.1 * n)) for n in range(count)]
        return strokes + lines
    if kind < 0.3:
        return strokes + ring(rng, left, top, right, bottom)
    if kind < 0.36:
        corners = [(left - 2, top - 2), (right + 2, top - 1.5), (right + 1.5, bottom + 2), (left - 1.5, bottom + 2)]
        return strokes + [_shaky(rng, corners[index], corners[(index + 1) % 4]) for index in range(4)]
    return strokes


def ring(rng: random.Random, left: float, top: float, right: float, bottom: float) -> list[Points]:
    """A hand-drawn ellipse around a rectangle that does not quite close."""
    start = rng.uniform(0, 2 * math.pi)
    angles = np.linspace(start, start + 2 * math.pi * rng.uniform(0.9, 1.25), 22) * rng.choice((1, -1))
    grow = 1 + 0.12 * (angles - angles[0]) / (angles[-1] - angles[0])
    wide, tall = (right - left) / 2 * rng.uniform(1.1, 1.3) + 1, (bottom - top) / 2 * rng.uniform(1.2, 1.5) + 1
    x = (left + right) / 2 + wide * grow * np.cos(angles)
    return [np.stack([x, (top + bottom) / 2 + tall * grow * np.sin(angles)], 1)]


def _shaky(rng: random.Random, start, end) -> Points:
    """A line drawn by hand."""
    start, end = np.asarray(start, dtype=float), np.asarray(end, dtype=float)
    middle = start + (end - start) * rng.uniform(0.35, 0.65)
    bend = 0.02 * np.hypot(*(end - start))
    return np.array([start, middle + (rng.gauss(0, bend), rng.gauss(0, bend)), end])


def _drawn(sheet: Sheet, strokes: list[Points], turned: float | None = None) -> str:
    drawing = add_strokes(Drawing(), strokes, note_pen(sheet))
    return drawing.turned(sheet.rng.gauss(-2, 5) if turned is None else turned).markup()


def _extent(strokes: list[Points]) -> tuple[float, float, float, float]:
    points = np.vstack(strokes)
    return (*points.min(0), *points.max(0))


def _pseudo_word(rng: random.Random) -> str:
    return "".join(rng.choice(CONSONANTS) + rng.choice(VOWELS) for _ in range(rng.randint(1, 4)))[: rng.randint(2, 8)]


def _initials(sheet: Sheet) -> str:
    return "".join(sheet.rng.choice("ABCDEFGHJKLMNPRSTVW") for _ in range(2))


def _amount(rng: random.Random) -> str:
    return rng.choice(
        (
            f"{rng.randint(2, 999)},-",
            _money(rng.randint(100, 99999)),
            f"{rng.randint(2, 99)} €",
            str(rng.randint(5, 500)),
        )
    )


def _money(cents: int) -> str:
    return f"{cents // 100},{cents % 100:02d}"


PIECES = (note,) * 5 + (typeset_note,) * 3 + (scrawl, scrawl, big_word, big_word, sum_below, tick, tick)
PIECES += (margin_line, arrow, ring_with_note)
TEST_PIECES = (note, note, typeset_note, typeset_note, scrawl, big_word, tick, crossing_out, arrow)
