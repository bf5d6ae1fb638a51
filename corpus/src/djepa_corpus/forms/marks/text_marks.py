"""Marked words in running text: highlighted, struck through, underlined, or in a colour; typeset or drawn by hand."""

import colorsys
from collections.abc import Callable

from ..language import load_shared
from ..markup import colour, styled, tx
from ..sheet import Sheet
from .paths import faded


MARKED_SHARE = 0.1  # of the texts that layouts offer for marks
MIN_WORDS = 6  # of a text with marks
COLOUR_NAMES = ("red", "blue", "green", "orange", "purple", "brown", "pink")


def maybe_marked(sheet: Sheet, text: str, share: float = MARKED_SHARE) -> str:
    """Return text as `tx` does, on some pages with marked words."""
    return mark_up(sheet, text) if sheet.chance(share) else tx(text)


def mark_up(sheet: Sheet, text: str) -> str:
    """Return text with one to three marked runs of words; short texts and those of several lines stay as they are."""
    words = text.split(" ")
    if len(words) < MIN_WORDS or "\n" in text:
        return tx(text)
    rng = sheet.rng
    draw = rng.choices((highlight, underline, strikethrough, coloured_text), (4, 3, 3, 3))[0](sheet)
    if draw is None:
        return tx(text)
    runs, start = [], rng.randint(0, len(words) // 2)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        length = rng.choice((1, 1, 2, 2, 3, 4, 6, 10, 20))
        if start < len(words):
            runs.append((start, min(start + length, len(words))))
        start += length + rng.randint(1, 6)
    parts, last = [], 0
    for start, end in runs:
        parts += [tx(" ".join([*words[last:start], ""])), draw(words[start:end]), tx(" ") if end < len(words) else ""]
        last = end
    return "".join(parts) + tx(" ".join(words[last:]))


Draw = Callable[[list[str]], str]  # words to markup


def highlight(sheet: Sheet) -> Draw:
    """A background as of a highlighter: even, or drawn word by word with uneven edges."""
    rng = sheet.rng
    fill = colour(rng.choice(load_shared("colours")["highlighters"]))
    if sheet.pick((True, False), (True, False, False)):
        top, bottom = rng.uniform(0.72, 1.05), rng.uniform(0.1, 0.32)
        settings = (
            f"fill: {fill}, top-edge: {top:.2f}em, bottom-edge: -{bottom:.2f}em, extent: {rng.uniform(0, 1.5):.1f}pt"
        )
        radius = f", radius: {rng.choice((0, 0, 1, 2))}pt"
        return lambda words: sheet.region(
            "highlight", f"#highlight({settings}{radius})[{tx(' '.join(words))}]", inline=True
        )
    high, low = rng.uniform(0.15, 0.5), rng.uniform(1.15, 1.5)

    def stroke(first: bool, last: bool) -> str:
        left, right = (-rng.uniform(0.5, 3) if first else 0), rng.uniform(0.5, 3)
        points = [(left, -high), (None, -high), (None, low), (left, low)]
        corners = []
        for x, y in points:
            y += rng.uniform(-0.1, 0.1)
            across = f"{x:.1f}pt" if x is not None else f"size.width + {right:.1f}pt" + ("" if last else " + gap")
            corners.append(f"({across}, size.height * {y:.2f})")
        return f"polygon(fill: {fill}, {', '.join(corners)})"

    return lambda words: sheet.region("highlight", _over_words(words, stroke), inline=True)


def strikethrough(sheet: Sheet) -> Draw:
    """A typeset line, a line of a pen, or a zigzag through each word."""
    rng = sheet.rng
    kind = sheet.pick(("typeset", "typeset", "pen", "zigzag"), ("typeset", "pen", "double"))
    if kind == "typeset":
        paint = rng.choice(("black", "black", "red", "luma(100)"))
        line = f"stroke: {rng.uniform(0.4, 1.2):.1f}pt + {paint}, extent: {rng.uniform(0, 1):.1f}pt"
        return lambda words: sheet.region("strikethrough", f"#strike({line})[{tx(' '.join(words))}]", inline=True)
    paint, width = _pen(sheet)
    if kind == "zigzag":
        return lambda words: sheet.region(
            "strikethrough", _over_words(words, _zigzag(sheet, paint, width)), inline=True
        )
    heights = (0.55,) if kind == "pen" else (0.4, 0.7)
    return lambda words: sheet.region(
        "strikethrough", _over_words(words, _lines(sheet, heights, paint, width)), inline=True
    )


def underline(sheet: Sheet) -> Draw:
    """A typeset line, solid, dashed or double, or one or two lines of a pen."""
    rng = sheet.rng
    kind = sheet.pick(("typeset", "typeset", "typeset", "double", "pen"), ("typeset", "pen", "dashed"))
    if kind == "pen":
        paint, width = _pen(sheet)
        heights = [1.25] if sheet.chance(0.8) else [1.2, 1.45]
        return lambda words: sheet.region(
            "underline", _over_words(words, _lines(sheet, heights, paint, width)), inline=True
        )
    paint = rng.choice(("black", "black", "black", "red", "blue"))
    dash = f', dash: "{rng.choice(("dashed", "dotted"))}"' if kind == "dashed" else ""
    stroke = f"stroke: (thickness: {rng.uniform(0.4, 1.1):.1f}pt, paint: {paint}{dash})"
    evade = f"evade: {rng.choice(('true', 'false'))}"
    offset = rng.uniform(1.2, 2.6)

    def draw(words: list[str]) -> str:
        body = f"#underline({stroke}, offset: {offset:.1f}pt, {evade})[{tx(' '.join(words))}]"
        if kind == "double":
            body = f"#underline({stroke}, offset: {offset + 1.5:.1f}pt, {evade})[{body}]"
        return sheet.region("underline", body, inline=True)

    return draw


def coloured_text(sheet: Sheet) -> Draw | None:
    """Text in a colour that nothing else on the page is printed in."""
    rng, taken = sheet.rng, colour_name(sheet.style.accent)
    name = rng.choice([name for name in COLOUR_NAMES if name != taken])
    settings = {"fill": colour(rng.choice(load_shared("colours")[f"text_{name}"]))}
    settings |= {"weight": '"bold"'} if sheet.chance(0.3) else {}
    return lambda words: sheet.region("coloured_text", styled(tx(" ".join(words)), **settings), name, inline=True)


def colour_name(value: str) -> str:
    """Return the name of a colour (`#rrggbb`) in `COLOUR_NAMES`, or "" if it is grey.

    >>> colour_name("#b71c1c"), colour_name("#333333")
    ('red', '')
    """
    hue, light, saturation = _hls(value)
    if saturation < 0.15:
        return ""
    names = {}
    for name in COLOUR_NAMES:
        for each in load_shared("colours")[f"text_{name}"]:
            other_hue, other_light, _ = _hls(each)
            apart = abs(hue - other_hue)
            names[min(apart, 1 - apart) + 0.2 * abs(light - other_light)] = name
    return names[min(names)]


def _hls(value: str) -> tuple[float, float, float]:
    return colorsys.rgb_to_hls(*(int(value[start : start + 2], 16) / 255 for start in (1, 3, 5)))


def _over_words(words: list[str], draw: Callable[[bool, bool], str]) -> str:
    """Words with a shape behind or over each; shapes may use the word's `size` and the `gap` to the next word."""
    parts = []
    for index, word in enumerate(words):
        shape = draw(index == 0, index == len(words) - 1)
        parts.append(
            f"#context {{ let word = [{tx(word)}]\nlet size = measure(word)\nlet gap = 0.3em.to-absolute()\n"
            f"box[#place(top + left, {shape})#word] }}"
        )
    return tx(" ").join(parts)


def _lines(
    sheet: Sheet, heights: list[float] | tuple[float, ...], paint: str, width: float
) -> Callable[[bool, bool], str]:
    """Lines of a pen; each starts where that of the word before ends. Heights are in those of capital letters."""
    rng, ends = sheet.rng, {}

    def draw(first: bool, last: bool) -> str:
        lines = []
        for height in heights:
            start = height + rng.uniform(-0.12, 0.12) if first else ends[height]
            ends[height] = end = height + rng.uniform(-0.12, 0.12)
            left = f"-{rng.uniform(0, 2):.1f}pt" if first else "0pt"
            right = f"size.width + {rng.uniform(-1, 2):.1f}pt" if last else "size.width + gap"
            bend = (start + end) / 2 + rng.uniform(-0.1, 0.1)
            points = f"({left}, size.height * {start:.2f})", f"(size.width / 2, size.height * {bend:.2f})"
            lines.append(f"curve.move({points[0]}), curve.quad({points[1]}, ({right}, size.height * {end:.2f}))")
        return f"curve(stroke: {width:.2f}pt + {paint}, {', '.join(lines)})"

    return draw


def _zigzag(sheet: Sheet, paint: str, width: float) -> Callable[[bool, bool], str]:
    rng = sheet.rng

    def draw(first: bool, last: bool) -> str:
        count = rng.randint(4, 8)
        points = [
            f"(size.width * {i / count:.2f}, size.height * {(i % 2) * 0.9 + rng.uniform(-0.1, 0.15):.2f})"
            for i in range(count + 1)
        ]
        lines = ", ".join(f"curve.line({point})" for point in points[1:])
        return f"curve(stroke: {width:.2f}pt + {paint}, curve.move({points[0]}), {lines})"

    return draw


def _pen(sheet: Sheet) -> tuple[str, float]:
    paint = colour(sheet.rng.choice(load_shared("colours")["notes"]))
    return (faded(paint, 20) if sheet.chance(0.3) else paint), sheet.rng.uniform(0.5, 1.4)
