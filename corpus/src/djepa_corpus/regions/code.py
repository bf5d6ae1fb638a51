"""Blocks of code: lines in a font of fixed pitch, without the numbers before them."""

import re
from collections.abc import Sequence
from itertools import pairwise

from djepa_pages.geometry import Box, overlap_x, union

from ..geometry import has_centre, overlap_y
from .columns import column_of
from .lines import Line
from .lists import BULLET
from .region import Layout, Region, region_of


MONO_LINE, MONO_WITHIN = 0.85, 0.4  # share of the characters of a line; of a line within a block, with a comment
MIXED = 0.3  # share of mono characters in a line that may be code
MAX_STEP, NEXT_STEP = 3.3, 1.5  # baseline distances within a block in font sizes: with an empty line, without
MAX_OUTDENT, SHORT_OUTDENT = 1.5, 4.0  # font sizes between a line and the other ones, such as a bracket
MAX_SHORT = 4  # characters of a line that may be far to the left; names in the margin are longer
MARGIN = 24.0  # points left of the text: names in the margin
FULL, SAME_EDGE = 2.5, 3.0  # font sizes to the right edge of a line without a break; points to the left edge
SAME_ROW = 0.3  # font sizes between baselines, and by which lines beside each other overlap
SAME_SIZE = 0.05  # share by which font sizes may differ
SMALL = 0.9  # of the size of the text or code: line numbers
MIN_CHARS = 6  # of a block
TEXT_WORDS = 6  # of a line that shows the left edge of the text
PROSE_WORDS = 3  # of a line of text in another font, which is not within a block
FEW_ROWS, SPACE = 2, 1.4  # blocks of few rows need space to the text above and below, in font sizes
FAR_STEP = 2.0  # font sizes: rows that are all so far apart are cells
WIDE_GAP = 4.0  # font sizes between parts of a row: two columns
BESIDE = 4.0  # font sizes between a block and text in its rows
RULE_GAP = 15.0  # points between a cell and the vertical rule left of it
ADDRESS = re.compile(r"https?:|www\.|ftp:|\w@[\w-]+\.\w")
CODE_SIGN = re.compile(r"[{}\[\]=();<>/_#$%&|]|\\\w+\W")  # a lone command may be a name
MIN_SIGN_LINES = 0.2  # share of lines with signs of code; others are typewritten text
SIGNS, MIN_SIGNS = ("{", "}", "};", "{%", "}%", "//", "&&", ":="), 3  # of code in another font


def find_code(layout: Layout) -> list[Region]:
    """Blocks of code; other lines with code or its signs make the topic unsure."""
    text = (line for line in layout.all_lines if len(line.words) >= TEXT_WORDS and line.share("mono") < MONO_WITHIN)
    margin = min((line.box[0] for line in text), default=0.0) - MARGIN
    lines = [line for line in layout.lines if not _is_line_number(layout, line)]
    lines = [_without_number(line) for line in lines if line.box[0] >= margin or line.words[0].text.isdigit()]
    blocks: list[list[Line]] = []
    after_text = False
    for line in lines:
        if blocks and not after_text and _continues(blocks[-1], line):
            blocks[-1].append(line)
        elif line.share("mono") >= MONO_LINE and not BULLET.match(line.words[0].text):
            blocks.append([line])
            after_text = False
        else:
            after_text = after_text or bool(blocks) and _is_text_below(blocks[-1], line)
    blocks = [_without_mixed_end(_without_text_end(layout, block)) for block in blocks]
    found = [region_of("code", [_with_inner(lines, block)]) for block in blocks if _is_code(layout, block)]
    taken = {index for region in found for index in region.words}
    if _has_more([line for line in lines if taken.isdisjoint(line.indices)]):
        layout.unsure.add("code")
    return found


def _is_line_number(layout: Layout, line: Line) -> bool:
    return line.text.isdigit() and line.size < SMALL * layout.size


def _without_number(line: Line) -> Line:
    """A line of code without the small number before it."""
    first, rest = line.words[0], line.words[1:]
    is_number = rest and first.text.isdigit() and first.style.size < SMALL * rest[0].style.size
    return Line(rest) if is_number else line


def _continues(block: Sequence[Line], line: Line) -> bool:
    """Whether a line is in the last row of a block, or the next one."""
    last = block[-1]
    step, share = line.baseline - last.baseline, line.share("mono")
    if abs(step) < SAME_ROW * last.size and line.box[0] > last.box[2]:
        return share >= MONO_LINE
    if abs(line.size - last.size) > SAME_SIZE * last.size or not 0 < step <= MAX_STEP * last.size:
        return False
    outdent = SHORT_OUTDENT if len(line.text) <= MAX_SHORT else MAX_OUTDENT
    near = overlap_x(union([each.box for each in block]), line.box) > -outdent * last.size
    with_comment = share >= MONO_WITHIN and step <= NEXT_STEP * last.size and line.words[0].style.font.mono
    return near and not BULLET.match(line.words[0].text) and (share >= MONO_LINE or with_comment)


def _is_text_below(block: Sequence[Line], line: Line) -> bool:
    """Whether a line is text below a block, in another size: not a comment in the code."""
    other = abs(line.size - block[-1].size) > SAME_SIZE * line.size
    return other and _is_prose(line) and line.baseline > block[-1].baseline and overlap_x(line.box, block[-1].box) > 0


def _without_text_end(layout: Layout, block: list[Line]) -> list[Line]:
    """A block without a first line of one word that is the end of the text above it."""
    first = block[0]
    if len(block) == 1 or len(first.words) > 1:
        return block
    for line in layout.lines:
        above = 0 < first.baseline - line.baseline < NEXT_STEP * first.size and line.share("mono") < MONO_WITHIN
        column = column_of(layout.columns, line.box) or (line.box[0], line.box[2])
        full = column[1] - line.box[2] < FULL * line.size
        if above and full and abs(first.box[0] - column[0]) < SAME_EDGE:
            return block[1:]
    return block


def _without_mixed_end(block: list[Line]) -> list[Line]:
    """A block without last lines that are not all code: they may be text with commands."""
    end = max((index for index, line in enumerate(block) if line.share("mono") >= MONO_LINE), default=0)
    return block[: end + 1]


def _with_inner(lines: Sequence[Line], block: Sequence[Line]) -> list[Line]:
    """A block with the lines in other fonts between its lines."""
    outer = union([line.box for line in block])
    rows = 0.0, outer[1], float("inf"), outer[3]
    return [each for each in lines if each in block or overlap_x(outer, each.box) > 0 and has_centre(rows, each.box)]


def _is_code(layout: Layout, block: Sequence[Line]) -> bool:
    """Whether a block has no text in its rows, and has many rows, or signs of code and no text next to it."""
    text, size, box = " ".join(line.text for line in block), block[0].size, union([line.box for line in block])
    if sum(map(len, text.split())) < MIN_CHARS or ADDRESS.search(text) and len(block) <= FEW_ROWS:
        return False
    if any(_is_prose(each) for each in _with_inner(layout.lines, block) if each not in block):
        return False
    if sum(bool(ADDRESS.search(line.text)) for line in block) > len(block) / 2 or _is_cell(layout, box):
        return False
    if any(min(abs(line.baseline - cut.baseline) for line in block) < NEXT_STEP * size for cut in layout.left_out):
        return False
    words = {index for line in block for index in line.indices}
    others = [line for line in layout.lines if words.isdisjoint(line.indices) and not _is_line_number(layout, line)]
    for other in others:
        in_row = any(overlap_y(other.box, line.box) > SAME_ROW * size for line in block)
        if in_row and overlap_x(box, other.box) > -BESIDE * size:
            return False
    baselines = sorted({round(line.baseline) for line in block})
    if len(baselines) > FEW_ROWS:
        signs = sum(bool(CODE_SIGN.search(f"{line.text} ")) for line in block)
        return signs > MIN_SIGN_LINES * len(block) and min(b - a for a, b in pairwise(baselines)) < FAR_STEP * size
    return block[0].share("mono") > MONO_LINE and bool(CODE_SIGN.search(text)) and _stands_alone(layout, block, others)


def _stands_alone(layout: Layout, block: Sequence[Line], others: Sequence[Line]) -> bool:
    """Whether a block of few rows is no row of cells or end of a broken command, and has space around it."""
    size, box = block[0].size, union([line.box for line in block])
    rows = [(a, b) for a, b in pairwise(block) if abs(a.baseline - b.baseline) < 1]
    if any(b.box[0] - a.box[2] > WIDE_GAP * size for a, b in rows):
        return False
    before = next((other for other in reversed(others) if other.words[0].index < block[0].words[0].index), None)
    if before is not None and before.words[-1].style.font.mono:
        return False  # the rest of an address or command that is broken over two lines
    near = [other.baseline for other in others if overlap_x(other.box, box) > 0]
    steps = [max(block[0].baseline - y, y - block[-1].baseline) for y in near]
    return min(steps, default=float("inf")) > SPACE * max(size, layout.size)


def _is_prose(line: Line) -> bool:
    return sum(not word.style.font.mono for word in line.words) >= PROSE_WORDS


def _is_cell(layout: Layout, box: Box) -> bool:
    """Whether a vertical rule is close to a box, with text beyond it in the same rows."""
    rules = [each.box for each in layout.page.drawings or () if each.is_vertical_rule and overlap_y(each.box, box) > 0]
    left = [rule[0] for rule in rules if 0 < box[0] - rule[2] < RULE_GAP]
    beyond = [line.box[2] for line in layout.lines if overlap_y(line.box, box) > 0 and not line.text.isdigit()]
    return any(x1 < rule for rule in left for x1 in beyond)


def _has_more(lines: Sequence[Line]) -> bool:
    """Whether lines outside of blocks have code in them, or signs of code in another font."""
    mono = any(line.share("mono") >= MONO_LINE and len(line.text) >= MIN_CHARS for line in lines)
    mixed = any(line.words[0].style.font.mono and line.share("mono") > MIXED for line in lines)
    signs = sum(word.text.startswith("\\") or word.text in SIGNS for line in lines for word in line.words)
    return mono or mixed or signs >= MIN_SIGNS
