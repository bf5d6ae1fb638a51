"""Paragraphs: lines of text of equal distance with the same left edge, apart from an indented first line."""

import re
from collections import Counter
from collections.abc import Sequence

from djepa_pages.geometry import overlap_x
from djepa_pages.region_names import paragraph_names
from djepa_pages.spelling import normalise

from ..geometry import overlap_y
from .blocks import SAME_SIZE, leading_of, merged
from .columns import column_of
from .contents import LEADER
from .lines import Line
from .lists import MIN_ITEMS, label_kind
from .region import Layout, Region, region_of


MIN_LINES, MIN_WIDTH = 2, 12.0  # of a paragraph; width in font sizes
SAME_STEP = 0.22  # of the leading
EDGE = 1.8  # points: what left edges may differ by
MIN_INDENT, MAX_INDENT = 0.8, 4.0  # font sizes, of a first line; a smaller one is the shape or lack of a letter
RAGGED = 0.25  # of the width: how much shorter than the longest a line within a paragraph may be
SHORT = 2.5  # font sizes: a line that is so much shorter is the last one
MIXED, OTHER_SIZE = 0.2, 0.15  # share of other fonts in a line whose size may differ from the text's, and how much
TEXT_WORDS = 4  # of a line that continues a paragraph
WIDE_GAP = 1.0  # font sizes, between words: rows of cells have them
CELL_INDENT = 3.0  # font sizes from the left edge of the column
RULE_GAP = 15.0  # points between a vertical rule and a cell
ENDS = tuple('.:!?;,)”"’')
MAX_OTHER, MAX_BOLD = 0.4, 0.6  # share of characters in mathematical or mono fonts, and in bold ones
CODE_SIGN, MIN_SIGNS = re.compile(r"[\\{}]|%%"), 3  # in words of a font for text: code
MAX_SENTENCES = 0.6  # share of lines, but the last, that end with a full stop
MIN_READABLE = 0.6  # share of words of letters


def find_paragraphs(layout: Layout) -> list[Region]:
    """Paragraphs of several lines in the size of the text, named by words that occur nowhere else on the page."""
    lines, all_lines = merged(layout.lines), merged(layout.all_lines)
    leading = leading_of(lines, layout.size)
    texts, commands = layout.page.texts, {word.index for word in layout.page.words if word.style.font.mono}
    counts = Counter(map(normalise, texts))
    blocks = [block for block in _blocks(lines, layout.size, leading) if _is_paragraph(layout, block)]
    blocks = [block for block in blocks if _is_whole(all_lines, block, leading) and not _is_cell(layout, block)]
    found = []
    for block in blocks:
        indices = [index for line in block for index in line.indices]
        found.append(region_of("paragraph", [block], paragraph_names(texts, counts, indices, commands)))
    return found


def _blocks(lines: Sequence[Line], size: float, leading: float) -> list[list[Line]]:
    blocks: list[list[Line]] = []
    for line in lines:
        if blocks and blocks[-1] and _is_in_margin(blocks[-1], line, leading):
            continue
        mixed = line.share("mono") + line.share("maths") > MIXED
        if abs(line.size - size) > (OTHER_SIZE if mixed else SAME_SIZE) * size:
            blocks.append([])
        elif blocks and blocks[-1] and _continues(blocks[-1], line, leading):
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return [block for block in blocks if block]


def _is_in_margin(block: Sequence[Line], line: Line, leading: float) -> bool:
    """Whether a short line is beside the last line of a block or the next one."""
    beside = line.box[2] < min(each.box[0] for each in block) or line.box[0] > max(each.box[2] for each in block)
    near = -leading < line.baseline - block[-1].baseline < (1 + SAME_STEP) * leading
    return beside and near and len(line.words) < TEXT_WORDS


def _continues(block: Sequence[Line], line: Line, leading: float) -> bool:
    """Whether a line is the next one of a paragraph."""
    last = block[-1]
    if abs(line.baseline - last.baseline - leading) > SAME_STEP * leading or overlap_x(last.box, line.box) <= 0:
        return False
    if len(block) == 1:  # the first line may be indented
        return -EDGE < last.box[0] - line.box[0] < MAX_INDENT * line.size
    left, right = block[1].box[0], max(each.box[2] for each in block)
    ended = last.box[2] < right - SHORT * line.size and last.text.endswith((".", ":", "!", "?"))
    return abs(line.box[0] - left) <= EDGE and not (ended and line.text[0].isupper())


def _is_paragraph(layout: Layout, block: Sequence[Line]) -> bool:
    """Whether a block is of prose, and as wide as its column."""
    column = column_of(layout.columns, block[0].box)
    left, right = block[-1].box[0], max(line.box[2] for line in block)
    if len(block) < MIN_LINES or right - left < MIN_WIDTH * layout.size or column is None:
        return False
    if len(block) <= MIN_LINES + 1:  # too few lines to show their own right edge
        right = max(right, column[1])
    indent, gap = block[0].box[0] - left, right - block[0].box[2]
    if min(indent, gap) > layout.size and abs(indent - gap) < layout.size:
        return False  # centred
    full = all(line.box[2] > right - RAGGED * (right - left) for line in block[:-1])
    return full and _is_prose(block) and sum(label_kind(line) is not None for line in block) < MIN_ITEMS


def _is_prose(block: Sequence[Line]) -> bool:
    """Whether most of a block is words in a font for text, and it ends like a sentence or is long."""
    chars = sum(len(line.text) for line in block)
    other = sum((line.share("maths") + line.share("mono")) * len(line.text) for line in block)
    bold = sum(line.share("bold") * len(line.text) for line in block)
    words = [word.text for line in block for word in line.words]
    signs = sum(bool(CODE_SIGN.search(word.text)) for line in block for word in line.words if not word.style.font.mono)
    if signs >= MIN_SIGNS:
        return False
    readable = sum(sum(map(str.isalpha, word)) > 0.5 * len(word) for word in words)
    if other > MAX_OTHER * chars or bold > MAX_BOLD * chars or readable < MIN_READABLE * len(words):
        return False
    gaps = [(b.box[0] - a.box[2]) / line.size for line in block for a, b in zip(line.words, line.words[1:])]
    cells = sum(gap > WIDE_GAP for gap in gaps) >= len(block) or any(LEADER.search(line.text) for line in block)
    sentences = sum(line.text.endswith(".") for line in block[:-1])  # lines that are sentences are items
    return (
        not cells
        and sentences <= MAX_SENTENCES * (len(block) - 1)
        and (block[-1].text.endswith(ENDS) or len(block) > MIN_LINES)
    )


def _is_whole(lines: Sequence[Line], block: Sequence[Line], leading: float) -> bool:
    """Whether no line directly above or below continues a block."""
    first, last, left = block[0], block[-1], block[1].box[0]
    own = {index for line in block for index in line.indices}
    edge = max(line.box[2] for line in block)
    right = edge - SHORT * first.size
    indented, steps = first.box[0] > left + MIN_INDENT * first.size, (0.3 * leading, (1 + SAME_STEP) * leading)
    for line in lines:
        inside = left - EDGE <= line.box[0] and line.box[2] <= edge + EDGE
        if line.words[0].index in own or len(line.words) < TEXT_WORDS and not inside:
            continue
        above = steps[0] < first.baseline - line.baseline < steps[1] and overlap_x(line.box, first.box) > 0
        below = steps[0] < line.baseline - last.baseline < steps[1] and overlap_x(line.box, last.box) > 0
        if above and not indented and line.box[2] > right:
            return False
        if below and -EDGE <= line.box[0] - left < MIN_INDENT * first.size and last.box[2] > right:
            return False
    return True


def _is_cell(layout: Layout, block: Sequence[Line]) -> bool:
    """Whether text is beside a block that is right of a vertical rule, or far from the left edge of its column."""
    rows = min(line.box[0] for line in block), block[0].box[1], 0.0, block[-1].box[3]
    column = column_of(layout.columns, block[0].box)
    beside = [line.box for line in layout.all_lines if line.box[2] < rows[0] and overlap_y(line.box, rows) > 0]
    rules = [drawing.box for drawing in layout.page.drawings or () if drawing.is_vertical_rule]
    if beside and any(0 < rows[0] - rule[2] < RULE_GAP and overlap_y(rule, rows) > 0 for rule in rules):
        return True
    indented = column is not None and rows[0] > column[0] + CELL_INDENT * layout.size
    return indented and any(box[0] >= column[0] - EDGE for box in beside)
