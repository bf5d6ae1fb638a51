"""Lines of running text: joined across wide spaces, and their usual distance."""

from collections import Counter
from collections.abc import Iterable, Sequence

from djepa_pages.geometry import overlap_x

from .lines import Line


WIDE_SPACE = 2.5  # font sizes: maximum gap in a line of text
SAME_ROW = 0.3  # font sizes between the baselines of two parts of a line
SAME_SIZE = 0.04
LEADING = (0.9, 2.6)  # font sizes
DEFAULT_LEADING = 1.2  # font sizes


def merged(lines: Sequence[Line]) -> list[Line]:
    """Join neighbouring lines of a row that are a space apart, though a wide one."""
    rows: list[Line] = []
    for line in lines:
        if rows and _continues(rows[-1], line):
            rows[-1] = Line(rows[-1].words + line.words)
        else:
            rows.append(line)
    return rows


def _continues(last: Line, line: Line) -> bool:
    size = max(last.size, line.size)
    lone = min(last, line, key=lambda each: len(each.words))
    if len(lone.words) == 1 and abs(last.size - line.size) > SAME_SIZE * size:  # a number or name in the margin
        return False
    gap = line.box[0] - last.box[2]
    return abs(line.baseline - last.baseline) < SAME_ROW * size and -0.5 * size < gap <= WIDE_SPACE * size


def leading_of(lines: Iterable[Line], size: float) -> float:
    """Most frequent baseline distance of neighbouring lines in a font size, in points."""
    lines = [line for line in lines if abs(line.size - size) <= SAME_SIZE * size and len(line.words) > 2]
    pairs = [(a, b) for a, b in zip(lines, lines[1:]) if overlap_x(a.box, b.box) > 0]
    steps = Counter(round(2 * (b.baseline - a.baseline)) / 2 for a, b in pairs)
    usual = [step for step in steps if LEADING[0] * size < step < LEADING[1] * size]
    return max(usual, key=lambda step: (steps[step], -step), default=DEFAULT_LEADING * size)
