"""Lists: items with a bullet or a number at the same place, and the lines that are indented below them."""

import re
from collections.abc import Sequence
from itertools import pairwise

from djepa_pages.geometry import overlap_x

from .blocks import leading_of, merged
from .lines import Line
from .region import Layout, Region, region_of


BULLET = re.compile(r"^[•●○◦▪■□▸▶►➤‣∙·∗*–—\-†◆◇✓✔➢⇒→▷]$")
NUMBERED = re.compile(r"^\(?(?:(\d{1,2})|([a-z])|([A-Z])|([ivx]{1,4}))[.)]$")
FAR = 4.0  # of the leading, between two lists
FIRST_NUMBERS = ("1", "a", "A", "i")
SAME_PLACE = 1.8  # points, between the starts of the texts of items
LABEL_GAP = 3.0  # font sizes between a label and its text
MAX_GAP, NEXT_LINE = 2.3, 1.25  # of the leading: between lines of a list, and between lines of the last item
MAX_INDENT = 12.0  # font sizes, of a line of the last item
TERM_INDENT = (1.0, 8.0)  # font sizes, of the second line of an item of a description list
MIN_ITEMS = 2
SMALL = 0.93  # of the text's size
NUMBER_ENDS = 0.5  # share of lines that end with a number in a table of contents


def find_lists(layout: Layout) -> list[Region]:
    """Lists of at least two items; lone items and items of description lists make the topic unsure."""
    lines = merged(layout.lines)
    leading = leading_of(lines, layout.size)
    blocks: list[tuple[int, list[Line]]] = []
    position = 0
    while position < len(lines):
        block = _list_at(layout, lines, position, leading)
        if block:
            blocks.append((position, block))
        position += max(1, len(block))
    groups = _over_columns(blocks)
    found = [group for group in groups if _num_items(group) >= MIN_ITEMS and not _is_contents(group)]
    found = [
        group for group in found if not _is_low(layout, group[0][0]) and not _is_cut(layout, group, blocks, leading)
    ]
    if len(found) < len(groups) or any(_is_described(*pair, leading) for pair in pairwise(lines)):
        layout.unsure.add("list")
    return [region_of("list", group) for group in found]


def label_kind(line: Line) -> str | None:
    """What an item is labelled by: the bullet, or the form of a number with "1" for digits and lower-case letters."""
    label = line.words[0].text
    if not any(sum(map(str.isalpha, word.text)) > 1 for word in line.words[1:]):
        return None
    if BULLET.match(label):
        return label
    return re.sub(r"\d+|[a-z]+", "1", label) if NUMBERED.match(label) else None


def _list_at(layout: Layout, lines: Sequence[Line], position: int, leading: float) -> list[Line]:
    """The lines of a list that starts at a position; empty if none does."""
    first = lines[position]
    if label_kind(first) is None or first.words[1].box[0] - first.words[0].box[2] > LABEL_GAP * first.size:
        return []
    text, block, complete = first.words[1].box[0], [first], 1  # complete: number of lines up to the last label
    for line in lines[position + 1 :]:
        step, is_item = line.baseline - block[-1].baseline, _is_item_like(line, first)
        in_row = abs(step) < 0.3 * line.size
        if in_row and line.box[0] - block[-1].box[2] > LABEL_GAP * line.size:
            continue  # in the margin or in another column
        inside = line.box[0] >= text - SAME_PLACE or is_item
        if not in_row and not (0 < step <= _reach(layout, block[-1], line, leading) and inside):
            break
        block.append(line)
        complete = len(block) if is_item else complete
    for index in range(complete, len(block)):  # of the last item, only what follows closely
        far = block[index].baseline - block[index - 1].baseline > NEXT_LINE * leading
        if far or block[index].box[0] > text + MAX_INDENT * first.size:
            return block[:index]
    return block


def _is_item_like(line: Line, first: Line) -> bool:
    """Whether a line is an item of the list that another line starts."""
    same = label_kind(line) == label_kind(first) is not None
    return same and abs(line.words[1].box[0] - first.words[1].box[0]) <= SAME_PLACE


def _reach(layout: Layout, last: Line, line: Line, leading: float) -> float:
    """Maximum baseline distance of two lines of a list, across code and equations between them."""
    between = [
        region.box
        for region in layout.found("code", "equation")
        if last.baseline < region.box[1] and region.box[3] < line.baseline and overlap_x(region.box, last.box) > 0
    ]
    height = max((box[3] for box in between), default=0.0) - min((box[1] for box in between), default=0.0)
    return MAX_GAP * leading + (height + leading if between else 0.0)


def _over_columns(blocks: Sequence[tuple[int, list[Line]]]) -> list[list[list[Line]]]:
    """Group blocks of items, given with their positions, into lists that continue at the top of the next column."""
    groups: list[list[list[Line]]] = []
    end = None
    for position, block in blocks:
        last = groups[-1][-1] if groups else None
        higher = last and block[0].baseline < last[-1].baseline and block[0].box[0] > last[0].box[0]
        if position == end and higher and label_kind(block[0]) == label_kind(last[0]):
            groups[-1].append(block)
        else:
            groups.append([block])
        end = position + len(block)
    return groups


def _is_cut(
    layout: Layout, group: Sequence[Sequence[Line]], blocks: Sequence[tuple[int, list[Line]]], leading: float
) -> bool:
    """Whether lines indented like a list or more items follow closely, or it has first items further up."""
    first, last = group[0][0], group[-1][-1]
    text = group[-1][0].words[1].box[0]
    own = {index for block in group for line in block for index in line.indices}
    below = [line for line in layout.all_lines if line.baseline > last.baseline and line.words[0].index not in own]
    near = [line for line in below if line.baseline - last.baseline < MAX_GAP * leading]
    if any(-SAME_PLACE <= line.box[0] - text < MAX_INDENT * first.size for line in near):
        return True
    others = [block for _, block in blocks if block not in group and _is_item_like(block[0], first)]
    for other in others:
        upper, lower = (last, other[0]) if other[0].baseline > last.baseline else (other[-1], first)
        near = 0 < lower.baseline - upper.baseline < FAR * leading
        column = [line for line in layout.all_lines if overlap_x(line.box, first.box) > 0]
        if near and not any(upper.baseline < line.baseline < lower.baseline for line in column):
            return True
    if BULLET.match(first.words[0].text) or first.words[0].text.strip("().") in FIRST_NUMBERS:
        return False
    margins = {index for region in layout.found("page_header", "page_number") for index in region.words}
    above = [line for line in layout.all_lines if line.baseline < first.baseline and overlap_x(line.box, first.box) > 0]
    return any(margins.isdisjoint(line.indices) for line in above)


def _num_items(group: Sequence[Sequence[Line]]) -> int:
    return sum(_is_item_like(line, block[0]) for block in group for line in block)


def _is_low(layout: Layout, line: Line) -> bool:
    """Whether a line is small and in the lower half of the page, as footnotes are."""
    return line.size < SMALL * layout.size and line.baseline > layout.page.height / 2


def _is_contents(group: Sequence[Sequence[Line]]) -> bool:
    """Whether most lines end with a number."""
    lines = [line for block in group for line in block]
    return sum(line.words[-1].text.isdigit() for line in lines) > NUMBER_ENDS * len(lines)


def _is_described(first: Line, second: Line, leading: float) -> bool:
    """Whether a line starts with a word in another font and the next one is indented."""
    step, indent = second.baseline - first.baseline, (second.box[0] - first.box[0]) / first.size
    term = first.words[0].style.font != first.words[-1].style.font
    return term and 0 < step < NEXT_LINE * leading and TERM_INDENT[0] < indent < TERM_INDENT[1]
