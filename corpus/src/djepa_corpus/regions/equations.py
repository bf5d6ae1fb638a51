"""Displayed equations: indented groups of mathematical symbols between lines of text, with a number at the right."""

import re
from collections.abc import Sequence
from itertools import pairwise

from djepa_pages.geometry import Box, overlap_x, union

from ..content.content import Word
from ..geometry import contains, gap_between, has_centre, joined, overlap_y
from .columns import column_of
from .lines import Line
from .region import Layout, Region


NUMBER = re.compile(r"^\(([A-Z]\.?)?\d+([.\-–]\d+)*[a-z]?\)$")
RELATION = re.compile(r"[=≤≥<>≈∼≡∈⊂⊆→↦⇒⇔∝≪≫≠]")
PROSE_WORDS = 4  # words in a font for text in a line of text
MATHS_SHARE = 0.25  # of the characters of an equation; digits and brackets are in the text's font
GAP_X, GAP_Y = 3.0, 1.2  # between parts of an equation, in font sizes
INDENT = 1.0  # font sizes from the left edge of the text
APART = 1.6  # font sizes between two equations
NEAR_LINES, MAX_DISTANCE = 6, 6.0  # lines of text that show the column; font sizes to the nearest one
LABEL_GAP = 10.0  # font sizes between an example and its label at the left
BOXED = 0.6  # of the width of the text: narrower boxes are parts of drawings
MIN_CHARS, MAX_WORDS = 3, 6  # of an equation; words in a font for text
MAX_STEPS = 5  # in which characters without Unicode value extend an equation


def find_equations(layout: Layout) -> list[Region]:
    """Displayed equations; other groups of symbols make the topic unsure."""
    prose = [line for line in layout.lines if _is_prose(line)]
    numbers = [line for line in layout.lines if NUMBER.match(line.text)]
    loose = [line for line in layout.lines if line not in prose and line not in numbers and not _in_row(line, prose)]
    parts = [line for line in loose if _is_symbols(line)]
    found = []
    for group in _groups(layout, parts):
        if not _has_maths(group):
            continue
        box = union([line.box for line in group])
        row = box[0] - GAP_X * layout.size, box[1], box[2] + GAP_X * layout.size, box[3]
        group += [line for line in loose if line not in group and has_centre(row, line.box)]  # words such as "if"
        for lines, own in _numbered(group, numbers):
            if _is_displayed(layout, lines, own, prose):
                found.append(_region(layout, lines, own))
    taken = {index for region in found for index in region.words}
    rest = [line for line in (*parts, *numbers) if not taken.issuperset(line.indices)]
    if any(line in numbers or _has_maths([line]) for line in rest):
        layout.unsure.add("equation")
    return found


def _is_prose(line: Line) -> bool:
    return sum(map(_is_word, line.words)) >= PROSE_WORDS


def _is_word(word: Word) -> bool:
    return sum(map(str.isalpha, word.text)) >= 2 and not word.style.has_maths and not word.style.font.mono


def _is_symbols(line: Line) -> bool:
    """Whether a line has a symbol, or no words."""
    return any(word.style.has_maths for word in line.words) or not any(map(_is_word, line.words))


def _in_row(line: Line, prose: Sequence[Line]) -> bool:
    """Whether a line is a part of a line of text, such as the limits of an integral in it."""
    height = line.box[3] - line.box[1]
    rows = (other for other in prose if overlap_y(line.box, other.box) > 0.3 * height)
    return any(overlap_x(line.box, other.box) > -2 * other.size for other in rows)


def _groups(layout: Layout, parts: Sequence[Line]) -> list[list[Line]]:
    """Groups of parts that are close, or in one row of one column."""
    x, y = GAP_X * layout.size / 2, GAP_Y * layout.size / 2
    close = joined([(b[0] - x, b[1] - y, b[2] + x, b[3] + y) for b in (line.box for line in parts)], 0.0)
    groups = [[parts[index] for index in group] for group in close]
    rows = []
    for group in groups:
        box = union([line.box for line in group])
        left, right = column_of(layout.columns, box) or (box[0], box[2])
        rows.append((left, box[1], right, box[3]))
    return [[line for index in group for line in groups[index]] for group in joined(rows, -1.0)]


def _has_maths(lines: Sequence[Line]) -> bool:
    chars = [(len(line.text), line.share("maths")) for line in lines]
    return sum(count * share for count, share in chars) >= MATHS_SHARE * sum(count for count, _ in chars)


def _numbered(lines: list[Line], numbers: Sequence[Line]) -> list[tuple[list[Line], list[Line]]]:
    """Split a group into parts with at most one number each; none if such parts overlap."""
    box = union([line.box for line in lines])
    own = [number for number in numbers if overlap_y(number.box, box) > 0 and number.box[0] > box[2]]
    if len(own) < 2:
        return [(lines, own)]
    parts: list[list[Line]] = [[] for _ in own]
    for line in lines:
        nearest = min(range(len(own)), key=lambda index: abs(own[index].baseline - line.baseline))
        parts[nearest].append(line)
    if not all(parts):
        return []
    boxes = sorted((union([line.box for line in part]) for part in parts), key=lambda box: box[1])
    apart = all(overlap_y(first, second) < 0 for first, second in pairwise(boxes))
    return [(part, [number]) for part, number in zip(parts, own)] if apart else []


def _is_displayed(layout: Layout, lines: Sequence[Line], numbers: Sequence[Line], prose: Sequence[Line]) -> bool:
    """Whether lines are an equation in the column of the text above or below, indented or centred."""
    text, box, size = "".join(line.text for line in lines), union([line.box for line in lines]), layout.size
    words = [word for line in lines for word in line.words]
    if len(text) < MIN_CHARS or not RELATION.search(text) or sum(map(_is_word, words)) > MAX_WORDS:
        return False
    if any(word.style.font.mono for word in words) or _is_marked(layout, box):
        return False
    column = [line for line in prose if overlap_x(line.box, box) > 0 and len(line.words) > PROSE_WORDS]
    near = sorted(column, key=lambda line: -overlap_y(line.box, box))[:NEAR_LINES]
    if len(near) < 2 or overlap_y(near[0].box, box) < -MAX_DISTANCE * size:
        return False
    left, right = min(line.box[0] for line in near), max(line.box[2] for line in near)
    indented = box[0] > left + INDENT * size and box[2] < right + size
    return indented and not _is_part(layout, [*lines, *numbers], (left, box[1], right, box[3]))


def _is_marked(layout: Layout, box: Box) -> bool:
    """Whether a label is left of a box, a rule next to it, or a drawn box around it, as in examples and proofs."""
    row = box[0] - LABEL_GAP * layout.size, box[1], box[0], box[3]
    if any(has_centre(row, line.box) and NUMBER.match(line.text) for line in layout.lines):
        return True
    drawn = [drawing for drawing in layout.page.drawings or () if drawing.straight and not drawing.is_horizontal_rule]
    width = max((right - left for left, right in layout.columns), default=0.0)
    if any(contains(each.box, box) and each.width < BOXED * width for each in drawn):
        return True
    rules = [each.box for each in drawn if each.is_vertical_rule]
    rules = [rule for rule in rules if rule[3] - rule[1] < 1.5 * (box[3] - box[1]) + layout.size]
    return any(gap_between(rule, box) < layout.size for rule in rules)


def _is_part(layout: Layout, lines: Sequence[Line], row: Box) -> bool:
    """Whether other lines are in the rows of an equation, or other symbols directly above or below."""
    own = {index for line in lines for index in line.indices}
    for line in (*layout.lines, *layout.left_out):
        if own.isdisjoint(line.indices) and overlap_x(line.box, row) > 0:
            gap = -overlap_y(line.box, row)
            if gap < -2.0 or gap < APART * layout.size and not _is_prose(line) and _has_maths([line]):
                return True
    return False


def _region(layout: Layout, lines: Sequence[Line], numbers: Sequence[Line]) -> Region:
    """An equation with its number, and the characters without Unicode value in its rows."""
    words = tuple(index for line in (*lines, *numbers) for index in line.indices)
    box = union([line.box for line in (*lines, *numbers)])
    for _ in range(MAX_STEPS):
        in_rows = [other for other in layout.page.unread if overlap_y(box, other) > 0]
        wider = union([box, *(other for other in in_rows if overlap_x(box, other) > -GAP_X * layout.size / 2)])
        if wider == box:
            break
        box = wider
    return Region("equation", (box,), words, tuple(line.text for line in numbers))
