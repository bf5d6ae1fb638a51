"""Rubber stamps, seals and postmarks in one ink that is partly worn off; their letters are strokes or outlines."""

import random

import numpy as np

from ..fonts import font_list
from ..language import load_shared
from ..sheet import Sheet
from .lettering import Ink, add_text, stacked_lines, text_width, write_on_rim
from .paths import Drawing, Points, Shape, circle, faded, rectangle, regular_polygon, rgb, spline, star


WEAR_LENGTH = 0.9  # millimetres of a stroke with the same amount of ink


def stamp(sheet: Sheet, scale: float = 1.0) -> str:
    """A stamp as a box for a line of text; `scale` makes it smaller or larger."""
    rng = sheet.rng
    drawing = sheet.pick(STAMPS, TEST_STAMPS)(sheet, draw_ink(sheet)).map(lambda points: points * scale)
    if sheet.chance(0.5):
        wear(rng, drawing, rng.uniform(0.05, 0.5))
    angle = rng.choice((0, rng.gauss(0, 4), rng.gauss(-4, 12)))
    return sheet.region("stamp", drawing.turned(angle).markup(), inline=True)


def draw_ink(sheet: Sheet) -> Ink:
    rng = sheet.rng
    paint = faded(rgb(rng.choice(load_shared("colours")["stamps"])), rng.choice((0, rng.uniform(0, 50))))
    font = f'"{rng.choice(font_list()["stamp"])}"' if rng.random() < 0.35 else ""
    return Ink(paint, rng.uniform(0.3, 0.7), font, rng.choice(('"bold"', '"regular"')))


def framed(sheet: Sheet, ink: Ink) -> Drawing:
    """One to three lines in a frame, some with a second frame."""
    rng = sheet.rng
    drawing = stacked_lines(stamp_lines(sheet), rng.uniform(3, 6.5), ink)
    left, top, right, bottom = drawing.extent()
    edge = rng.uniform(1.2, 3)
    _frame(sheet, drawing, (left - edge, top - edge, right + edge, bottom + edge), ink)
    return drawing


def bare(sheet: Sheet, ink: Ink) -> Drawing:
    """A word, a date or an address without a frame, or between two lines."""
    rng = sheet.rng
    lines = rng.choice(([_date(sheet)], [_word(sheet)], stamp_lines(sheet), _address(sheet)))
    drawing = stacked_lines(lines, rng.uniform(2.5, 5) if len(lines) < 3 else rng.uniform(2, 3), ink)
    if rng.random() < 0.25:
        left, top, right, bottom = drawing.extent()
        lines = [[(left, y), (right, y)] for y in (top - 1.2, bottom + 1.2)]
        drawing.stroke(lines, ink.paint, ink.width)
    return drawing


def diagonal(sheet: Sheet, ink: Ink) -> Drawing:
    """A large word across the page."""
    rng = sheet.rng
    word = _word(sheet)
    ink.width, ink.paint = rng.uniform(0.8, 2.2), faded(ink.paint, rng.uniform(10, 60))
    height = min(rng.uniform(9, 22), 90 / len(word))
    drawing = stacked_lines([word], height, ink)
    if rng.random() < 0.6:
        left, top, right, bottom = drawing.extent()
        edge = height * rng.uniform(0.3, 0.6)
        _frame(sheet, drawing, (left - edge, top - edge, right + edge, bottom + edge), ink)
    return drawing.turned(rng.choice((-1, -1, -1, 1)) * rng.uniform(12, 45))


def seal(sheet: Sheet, ink: Ink) -> Drawing:
    """A round seal: text around the rim, rings, and a figure, letters or a date in the middle."""
    rng, drawing = sheet.rng, Drawing()
    radius = rng.uniform(11, 19)
    height = radius * rng.uniform(0.15, 0.22)
    ring = radius - height * rng.uniform(1.5, 1.9)
    drawing.stroke([circle(0, 0, radius)], ink.paint, ink.width * rng.uniform(1, 1.8), smooth=True, closed=True)
    if rng.random() < 0.4:
        drawing.stroke([circle(0, 0, radius * 1.05)], ink.paint, ink.width * 0.6, smooth=True, closed=True)
    if rng.random() < 0.75:
        drawing.stroke([circle(0, 0, ring)], ink.paint, ink.width * 0.8, smooth=True, closed=True)
    base = radius - height * 0.35  # of the tops of the letters
    separator = rng.choice((" * ", "  -  ", "   "))
    if rng.random() < 0.55:
        write_on_rim(drawing, _rim_text(sheet, 26), base, height, ink, top=True)
        write_on_rim(drawing, _rim_text(sheet, 16), base, height, ink, top=False)
    else:
        write_on_rim(drawing, (_rim_text(sheet, 34) + separator) * 2, base, height, ink, top=True, whole=True)
    return _middle(sheet, drawing, ring * 0.85, ink)


def oval(sheet: Sheet, ink: Ink) -> Drawing:
    """Lines in an ellipse, some with a second one inside."""
    rng = sheet.rng
    drawing = stacked_lines(stamp_lines(sheet), rng.uniform(2.5, 4.5), ink)
    left, top, right, bottom = drawing.extent()
    x, y = (left + right) / 2, (top + bottom) / 2
    wide, tall = (right - left) * rng.uniform(0.66, 0.8), (bottom - top) * rng.uniform(0.75, 1.1) + 1.5
    drawing.stroke([circle(x, y, wide, tall)], ink.paint, ink.width * 1.3, smooth=True, closed=True)
    if rng.random() < 0.5:
        drawing.stroke([circle(x, y, wide + 1.2, tall + 1.2)], ink.paint, ink.width * 0.8, smooth=True, closed=True)
    return drawing


def postmark(sheet: Sheet, ink: Ink) -> Drawing:
    """A ring with town and date, and waves or lines to the right of it."""
    rng, drawing = sheet.rng, Drawing()
    radius = rng.uniform(9, 13)
    drawing.stroke([circle(0, 0, radius)], ink.paint, ink.width, smooth=True, closed=True)
    if rng.random() < 0.4:
        drawing.stroke([circle(0, 0, radius * 0.62)], ink.paint, ink.width * 0.7, smooth=True, closed=True)
    write_on_rim(drawing, _city(sheet), radius * 0.92, radius * 0.2, ink, top=True)
    write_on_rim(drawing, str(rng.randint(10, 99999)), radius * 0.92, radius * 0.2, ink, top=False)
    middle = stacked_lines([_date(sheet), str(rng.randint(7, 20))], radius * 0.17, ink)
    left, top, right, bottom = middle.extent()
    scale = min(1.0, radius * 1.15 / (right - left))
    drawing.add(middle.map(lambda points: (points - ((left + right) / 2, (top + bottom) / 2)) * scale))
    length, count, swing = rng.uniform(22, 45), rng.randint(4, 7), rng.choice((0, rng.uniform(0.6, 1.6)))
    x = np.linspace(radius + 1.5, radius + 1.5 + length, 25)
    lines = [np.stack([x, y + swing * np.sin(x * 0.7)], 1) for y in np.linspace(-radius * 0.8, radius * 0.8, count)]
    drawing.stroke(lines, ink.paint, ink.width, smooth=True)
    return drawing


def entry_table(sheet: Sheet, ink: Ink) -> Drawing:
    """A frame with rows to fill in, such as date, account and initials; one may have a date."""
    rng, drawing = sheet.rng, Drawing()
    names = rng.sample(sheet.texts.marks["stamp_rows"], rng.randint(3, 5))
    height = rng.uniform(1.7, 2.4)
    step, wide = height * 2.4, height * rng.uniform(17, 24)
    for row, name in enumerate(names):
        add_text(drawing, name, (0.8 + text_width(name, height, ink) / 2, (row + 0.5) * step), height, ink)
    lines = [[(0, row * step), (wide, row * step)] for row in range(1, len(names))]
    split = max(text_width(name, height, ink) for name in names) + 1.8
    if rng.random() < 0.6:
        lines.append([(split, 0), (split, len(names) * step)])
    drawing.stroke(lines, ink.paint, ink.width * 0.6)
    if rng.random() < 0.5 and split < wide * 0.6:
        add_text(drawing, _date(sheet), ((split + wide) / 2, step / 2), height * 1.1, ink)
    drawing.stroke([rectangle(0, 0, wide, len(names) * step)], ink.paint, ink.width, closed=True)
    return drawing


def polygonal(sheet: Sheet, ink: Ink) -> Drawing:
    """Held out: a word in a hexagon, an octagon or a jagged circle."""
    rng = sheet.rng
    drawing = stacked_lines([_word(sheet), _date(sheet)][: rng.randint(1, 2)], rng.uniform(2.5, 4.5), ink)
    left, top, right, bottom = drawing.extent()
    x, y, radius = (left + right) / 2, (top + bottom) / 2, (right - left) / 2 * rng.uniform(1.2, 1.45)
    shape = rng.choice(
        (regular_polygon(x, y, radius, 8, 0.39), regular_polygon(x, y, radius, 6, 0), star(x, y, radius, 24, 0.9))
    )
    drawing.stroke([shape], ink.paint, ink.width * 1.3, closed=True)
    return drawing


def stamp_lines(sheet: Sheet) -> list[str]:
    """A word, mostly with a date, a name or initials."""
    rng, lines = sheet.rng, [_word(sheet)]
    if rng.random() < 0.55:
        lines.append(_date(sheet))
    if rng.random() < 0.2:
        lines.append(_name(sheet, 24))
    if rng.random() < 0.2:
        rng.shuffle(lines)
    return lines


def _middle(sheet: Sheet, drawing: Drawing, radius: float, ink: Ink) -> Drawing:
    rng = sheet.rng
    kind = rng.choice(("star", "letters", "date", "lines", "shield", "rays"))
    if kind == "star":
        drawing.fill(
            [star(0, 0, radius * rng.uniform(0.4, 0.8), rng.choice((5, 5, 6, 8)), rng.uniform(0.4, 0.6))], ink.paint
        )
    elif kind == "letters":
        letters = "".join(word[0] for word in _name(sheet, 40).split() if word[0].isalpha())[:3] or "K"
        add_text(drawing, letters, (0, 0), radius * (0.9 if len(letters) < 3 else 0.6), ink)
    elif kind == "rays":
        ends = (regular_polygon(0, 0, radius * part, 16) for part in (0.4, 0.85))
        drawing.stroke(list(zip(*ends)), ink.paint, ink.width)
        drawing.stroke([circle(0, 0, radius * 0.3)], ink.paint, ink.width, smooth=True, closed=True)
    elif kind == "shield":
        half = radius * 0.5
        edge = [
            (-half, -half),
            (0, -half * 0.85),
            (half, -half),
            (half, half * 0.2),
            (0, half * 1.2),
            (-half, half * 0.2),
        ]
        drawing.stroke([edge], ink.paint, ink.width, closed=True)
        drawing.stroke([[(-half, 0), (half, 0)], [(0, -half * 0.85), (0, half * 1.2)]], ink.paint, ink.width * 0.8)
    else:
        lines = [_date(sheet)] if kind == "date" else stamp_lines(sheet)
        inner = stacked_lines(lines, radius * 0.4, ink)
        left, top, right, bottom = inner.extent()
        scale = min(1.0, 1.6 * radius / (right - left))
        drawing.add(inner.map(lambda points: (points - ((left + right) / 2, (top + bottom) / 2)) * scale))
        for text in inner.texts:
            text.body = f"#scale({scale * 100:.0f}%, reflow: true)[{text.body}]"
    return drawing


def _frame(sheet: Sheet, drawing: Drawing, extent: tuple[float, float, float, float], ink: Ink) -> None:
    """A frame with sharp, cut or round corners; some are double."""
    rng, (left, top, right, bottom) = sheet.rng, extent
    cut = rng.choice((0, 0, rng.uniform(0.6, 2.5)))
    for gap, width in ((0, ink.width * 1.2), (rng.uniform(0.8, 1.4), ink.width * 0.7))[: rng.choice((1, 1, 2))]:
        corners = [(left - gap, top - gap, 1, 1), (right + gap, top - gap, -1, 1)]
        corners += [(right + gap, bottom + gap, -1, -1), (left - gap, bottom + gap, 1, -1)]
        points: list[tuple[float, float]] = []
        for index, (x, y, across, down) in enumerate(corners):
            if not cut:
                points.append((x, y))
            else:
                ends = [(x, y + down * cut), (x + across * cut * 0.3, y + down * cut * 0.3), (x + across * cut, y)]
                points += ends if index % 2 == 0 else ends[::-1]
        drawing.stroke([points], ink.paint, width, closed=True)


def wear(rng: random.Random, drawing: Drawing, amount: float) -> None:
    """Let ink be missing: strokes get gaps and pale parts where a smooth random field is low."""
    noise = np.random.default_rng(rng.getrandbits(64))
    waves, phases = noise.normal(0, 0.35, (2, 4)), noise.uniform(0, 6, 4)
    shapes: list[Shape] = []
    for shape in drawing.shapes:
        if not shape.width:
            shapes.append(shape)
            continue
        parts: tuple[list[Points], ...] = ([], [], [])  # without ink, pale, full
        for path in shape.paths:
            if shape.smooth:
                path = spline(path, shape.closed, samples=5)
            elif shape.closed:
                path = np.vstack([path, path[:1]])
            points = _resampled(path)
            level = np.sin(points[1:] @ waves + phases).mean(1) + noise.normal(0, 0.2, len(points) - 1) - amount
            kind = np.digitize(level, (-0.75, -0.35))
            cuts = [0, *(np.flatnonzero(np.diff(kind)) + 1), len(kind)]
            for start, end in zip(cuts, cuts[1:]):
                parts[kind[start]].append(points[start : end + 1])
        shapes += [Shape(parts[2], shape.paint, shape.width), Shape(parts[1], faded(shape.paint, 50), shape.width)]
    drawing.shapes = [shape for shape in shapes if shape.paths] or drawing.shapes


def _resampled(path: Points) -> Points:
    """Return points of a path at most `WEAR_LENGTH` apart, with all of its own."""
    lengths = np.hypot(*np.diff(path, axis=0).T)
    at = np.concatenate([[0], np.cumsum(lengths)])
    cuts = np.unique(np.concatenate([np.linspace(0, at[-1], int(at[-1] / WEAR_LENGTH) + 2), at]))
    return np.stack([np.interp(cuts, at, path[:, axis]) for axis in (0, 1)], 1)


def _word(sheet: Sheet) -> str:
    return sheet.rng.choice(sheet.texts.marks["stamps"])


def _date(sheet: Sheet) -> str:
    rng = sheet.rng
    day, month, year = rng.randint(1, 28), rng.randint(1, 12), rng.randint(1998, 2026)
    short = sheet.texts.locale["short_months"][month - 1].strip(".").upper()
    forms = (f"{day:02d}.{month:02d}.{year}", f"{day:02d}/{month:02d}/{year}", f"{day} {short} {year}")
    return rng.choice((*forms, f"{day:02d}. {short}. {year % 100:02d}", f"{year}-{month:02d}-{day:02d}"))


def _name(sheet: Sheet, longest: int) -> str:
    return sheet.raw("seller_name").upper()[:longest].strip() or _word(sheet)


def _city(sheet: Sheet) -> str:
    return sheet.raw("seller_city").upper()[:18] or _word(sheet)


def _address(sheet: Sheet) -> list[str]:
    names = ("seller_name", "seller_street", "seller_city")
    return [sheet.raw(name)[:30] for name in names if sheet.has(name)] or [_word(sheet)]


def _rim_text(sheet: Sheet, longest: int) -> str:
    text = sheet.rng.choice(sheet.texts.marks["seals"])
    return text.format(name=_name(sheet, 22), city=_city(sheet)).upper()[:longest].strip()


STAMPS = (framed,) * 5 + (seal,) * 4 + (bare, bare, oval, oval, diagonal, diagonal, postmark, entry_table)
TEST_STAMPS = (polygonal, polygonal, framed, framed, seal, seal, oval, diagonal, bare)
