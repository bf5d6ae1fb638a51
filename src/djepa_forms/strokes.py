"""Letters and other drawings as strokes: text on the image that the text layer does not have."""

import random

from .markup import colour


# Corner points of each letter on a grid 4 wide and 6 high, y down; a space lifts the pen.
LETTERS = {
    **{
        "A": "06 20 46 13-33",
        "B": "00 06 36 45 44 33 03 33 42 41 30 00",
        "C": "41 30 10 01 05 16 36 45",
        "D": "00 06 26 44 42 20 00",
    },
    **{
        "E": "40 00 06 46 03-33",
        "F": "40 00 06 03-33",
        "G": "41 30 10 01 05 16 36 45 43 23",
        "H": "00 06 03-43 40-46",
        "I": "20 26",
    },
    **{"J": "40 45 36 16 05", "K": "00 06 03-40 13-46", "L": "00 06 46", "M": "06 00 23 40 46", "N": "06 00 46 40"},
    **{"O": "10 30 41 45 36 16 05 01 10", "P": "06 00 30 41 42 33 03", "Q": "10 30 41 45 36 16 05 01 10 24-46"},
    **{
        "R": "06 00 30 41 42 33 03 23-46",
        "S": "41 30 10 01 02 13 33 44 45 36 16 05",
        "T": "00 40 20-26",
        "U": "00 05 16 36 45 40",
    },
    **{
        "V": "00 26 40",
        "W": "00 16 23 36 40",
        "X": "00 46 40-06",
        "Y": "00 23 40 23-26",
        "Z": "00 40 06 46",
        "Ä": "06 20 46 13-33",
    },
    **{
        "É": "40 00 06 46 03-33",
        "Ü": "00 05 16 36 45 40",
        "0": "10 30 41 45 36 16 05 01 10",
        "1": "11 20 26",
        "2": "01 10 30 41 42 06 46",
    },
    **{
        "3": "00 40 23 33 44 45 36 16 05",
        "4": "30 04 44 30-36",
        "5": "40 00 03 33 44 45 36 06",
        "6": "40 10 01 05 16 36 45 44 33 03",
    },
    **{
        "7": "00 40 16",
        "8": "10 30 41 42 33 13 04 05 16 36 45 44 33 13 02 01 10",
        "9": "43 13 02 01 10 30 41 45 36 06",
        ".": "26 25",
    },
    **{" ": "", "-": "03 43", "/": "06 40"},
}


def stroke_text(text: str, height: float, stroke: str) -> tuple[float, str]:
    """Width in millimetres and the typst content of a line of stroke letters, `height` millimetres high."""
    unit = height / 6
    moves = []
    for position, letter in enumerate(text.upper()):
        offset = position * 5.6
        for pen in _pens(LETTERS.get(letter, "")):
            points = [((offset + int(x)) * unit, int(y) * unit) for x, y in pen]
            moves.append(_path(points))
    width = max(len(text) * 5.6 - 1.6, 1) * unit
    drawn = f"#place(top + left, curve(stroke: {stroke}, {', '.join(moves)}))" if moves else ""
    return width, f"#box(width: {width:.2f}mm, height: {height:.2f}mm)[{drawn}];"


def _pens(letter: str) -> list[list[str]]:
    """Point lists drawn without lifting: the first of them by spaces, further ones as `from-to` pairs."""
    first = [point for point in letter.split() if "-" not in point]
    return ([first] if len(first) > 1 else []) + [part.split("-") for part in letter.split() if "-" in part]


def _path(points: list[tuple[float, float]]) -> str:
    (x, y), *others = points
    return ", ".join(
        [f"curve.move(({x:.2f}mm, {y:.2f}mm))", *(f"curve.line(({a:.2f}mm, {b:.2f}mm))" for a, b in others)]
    )


def squiggle(rng: random.Random, width: float, height: float, stroke: str) -> str:
    """A signature: loops from left to right, with a flourish."""
    x, moves = rng.uniform(0, width * 0.1), []
    y = height * rng.uniform(0.3, 0.7)
    moves.append(f"curve.move(({x:.2f}mm, {y:.2f}mm))")
    for _ in range(rng.randint(5, 11)):
        first = (x + rng.uniform(-0.05, 0.2) * width, rng.uniform(0, 1) * height)
        second = (x + rng.uniform(-0.1, 0.15) * width, rng.uniform(0, 1) * height)
        x = min(x + rng.uniform(0.03, 0.16) * width, width)
        y = height * rng.uniform(0.15, 0.9)
        moves.append(
            "curve.cubic("
            + ", ".join(f"({min(max(a, 0), width):.2f}mm, {b:.2f}mm)" for a, b in (first, second, (x, y)))
            + ")"
        )
    if rng.random() < 0.5:
        low = height * rng.uniform(0.6, 0.95)
        moves.append(f"curve.quad(({width * 0.3:.2f}mm, {height:.2f}mm), ({width:.2f}mm, {low:.2f}mm))")
    return _curve_box(moves, width, height, f"stroke: {stroke}")


def filled_rects(
    rects: list[tuple[float, float, float, float]], width: float, height: float, ink: str = "#000000"
) -> str:
    """Many rectangles (x, y, width, height in millimetres) as one filled path: bar codes, matrix codes."""
    moves = []
    for x, y, w, h in rects:
        moves.append(_path([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]) + ", curve.close()")
    return _curve_box(moves, width, height, f"fill: {colour(ink)}")


def _curve_box(moves: list[str], width: float, height: float, paint: str) -> str:
    """A box of a size in millimetres with a curve from its top left corner."""
    return (
        f"#box(width: {width:.2f}mm, height: {height:.2f}mm)[#place(top + left, curve({paint}, {', '.join(moves)}))];"
    )
