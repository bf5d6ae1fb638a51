"""Tables between horizontal rules of equal extent, with the rows and columns that can be read without ambiguity."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from djepa_pages.geometry import Box, overlap_x, union
from djepa_pages.page_text import PageText

from ..content.drawings import horizontal_rules
from ..geometry import has_centre, overlap_y
from .cells import read_cells
from .lines import Line, rows_of
from .region import Layout, Region


TOPICS = ("table", "table_row", "table_column")
SAME_END = 2.5  # points, between the ends of the rules of a table
MIN_RULE, MIN_WIDTH = 40.0, 70.0  # points, of a rule and of a table
DOUBLE_RULE = 2.0  # font sizes: two rules without text in between are one
STICKS_OUT = 6.0  # points: a line of text that is wider than the rules is not in the table
NEAR = 40.0  # points: short text within this distance of an area belongs to it
CAPTION_GAP, CAPTION_OVERLAP = 30.0, 4.0  # points between a table and its caption
FULL_WIDTH, FIRST_COLUMN = 0.6, 0.2  # of the table's width: prose is wider and starts before later columns do
PROSE_WORDS = 6  # of a row that is prose
MAX_PROSE = 0.5  # share of lines of prose in a table without caption: more are columns of text
MIN_CELLS = 0.4  # share of rows with several cells, or with a cell of a later column
MAX_STEP = 2.5  # font sizes between rows without a rule between them, and between a rule and the row below
MIN_ROWS, MIN_RULES = 2, 3  # rows with several cells; rules of a table without caption
MIN_UNSURE_CELLS = 3  # of a row that may be in a table
MIN_ALIGNED = 0.5  # share of neighbouring rows with aligned cells
SAME_PLACE = 2.5  # points, of aligned cells
MATHS_LINE, MATHS_TABLE = 0.3, 0.7  # share of characters, and of cells, in mathematical fonts


def find_tables(layout: Layout, captions: Sequence[Region]) -> list[tuple[Region, Region | None]]:
    """Tables of the page, each with its caption or `None`; other captions and rows of cells make tables unsure."""
    found = []
    for box in _ruled_areas(layout, captions):
        caption = next((each for each in captions if _is_beside(each.box, box)), None)
        words = [word for word in layout.page.words if has_centre(box, word.box)]
        box = union([box, *(word.box for word in words)])
        found.append((Region("table", (box,), tuple(word.index for word in words)), caption))
    boxes = [table.box for table, _ in found]
    rest = [line for line in layout.lines if not any(has_centre(box, line.box) for box in boxes)]
    several = [row for row in rows_of(rest) if sum(len(line.words) < PROSE_WORDS for line in row) >= MIN_UNSURE_CELLS]
    if any(all(caption is not other for _, other in found) for caption in captions) or len(several) >= MIN_ROWS:
        layout.unsure.update(TOPICS)
    return found


def table_parts(layout: Layout, tables: Sequence[Region]) -> list[Region]:
    """Rows and columns of tables, named by their heads, and cells, named by both."""
    text = PageText(layout.page.texts, [list(word.box) for word in layout.page.words])
    parts = []
    for table in read_cells(text, _rules_of(layout)):
        heads = {index for head in table.head for index in head}
        if not any(heads & {*region.words} for region in tables):
            continue
        for row in table.rows:
            parts.append(_part(text, "table_row", row[0], [index for cell in row for index in cell]))
            for head, cell in zip(table.head[1:], row[1:], strict=True):
                if head and cell:
                    boxes = tuple(map(tuple, text.line_boxes(cell)))
                    parts.append(Region("table_cell", boxes, cell, ((text.join(row[0]), text.join(head)),)))
        for number, head in enumerate(table.head):
            if head:
                column = [*head, *(index for row in table.rows for index in row[number])]
                parts.append(_part(text, "table_column", head, column))
    return parts


def _part(text: PageText, topic: str, name: Sequence[int], words: Sequence[int]) -> Region:
    return Region(topic, (tuple(text.box(words)),), tuple(words), (text.join(name),))


def _is_beside(caption: Box, table: Box) -> bool:
    gap = max(caption[1] - table[3], table[1] - caption[3])
    return -CAPTION_OVERLAP <= gap <= CAPTION_GAP and overlap_x(caption, table) > 0


def _ruled_areas(layout: Layout, captions: Sequence[Region]) -> Iterator[Box]:
    """Boxes of runs of bands of cells between rules of equal extent that are tables; others make tables unsure."""
    for rules in _rules_of(layout):
        run: list[Box] = []
        for above, below in [*pairwise(rules), (rules[-1], None)]:
            if below is not None and _is_band(layout, above, below):
                run += [above, below]
                continue
            if run and _is_table(layout, union(run), len({*run}), captions):
                yield union(run)
            elif run and any(len(row) > 1 for row in rows_of(_lines_in(layout, union(run)))):
                layout.unsure.update(TOPICS)
            run = []


def _rules_of(layout: Layout) -> list[list[Box]]:
    """Groups of at least two rules with equal ends, from top to bottom."""
    groups: list[list[Box]] = []
    for rule in horizontal_rules(layout.page.drawings or (), MIN_RULE):
        alike = (g for g in groups if abs(g[0][0] - rule[0]) < SAME_END and abs(g[0][2] - rule[2]) < SAME_END)
        group = next(alike, None)
        if group is None:
            groups.append([rule])
        else:
            group.append(rule)
    return [group for group in groups if len(group) >= 2 and group[0][2] - group[0][0] >= MIN_WIDTH]


def _is_band(layout: Layout, above: Box, below: Box) -> bool:
    """Whether two rules are a double rule, or have rows of cells and no prose between them."""
    lines = _lines_in(layout, union([above, below]))
    if any(has_centre(union([above, below]), caption.box) for caption in layout.found("caption")):
        return False
    if not lines:
        return below[1] - above[3] < DOUBLE_RULE * layout.size
    left, right = above[0], above[2]
    if any(line.box[0] < left - STICKS_OUT or line.box[2] > right + STICKS_OUT for line in lines):
        return False
    rows, later = rows_of(lines), left + FIRST_COLUMN * (right - left)
    if any(b[0].baseline - a[0].baseline > MAX_STEP * layout.size for a, b in pairwise(rows)):
        return False
    if min(line.box[1] for line in rows[0]) - above[3] > MAX_STEP * layout.size:
        return False
    prose = [_is_prose(row, later, FULL_WIDTH * (right - left)) for row in rows]
    cells = sum(len(row) > 1 or row[0].box[0] > later for row in rows)
    return not any(map(all, pairwise(prose))) and (cells >= MIN_CELLS * len(rows) or len(rows) == 1)


def _is_prose(row: Sequence[Line], later: float, full: float) -> bool:
    """Whether a row is one long line that starts in the first column, or such lines beside each other."""
    x0, _, x1, _ = union([line.box for line in row])
    return all(len(line.words) >= PROSE_WORDS for line in row) and x1 - x0 > full and x0 < later


def _lines_in(layout: Layout, box: Box) -> list[Line]:
    """Lines that are above or below no part of a box, and overlap it."""
    middles = ((line, (line.box[1] + line.box[3]) / 2) for line in layout.lines if overlap_x(line.box, box) > 0)
    return [line for line, y in middles if box[1] - 1.0 <= y <= box[3] + 1.0]


def _is_table(layout: Layout, box: Box, num_rules: int, captions: Sequence[Region]) -> bool:
    """Whether an area has several rows of several cells, aligned in columns; without a head it needs a caption."""
    lines = _lines_in(layout, box)
    rows = [row for row in rows_of(lines) if len(row) > 1]
    if len(rows) < MIN_ROWS or _is_cut(layout, box) or _is_numbered(rows) or _is_mathematical(rows):
        return False
    aligned = sum(_are_aligned(first, second) for first, second in pairwise(rows))
    prose = sum(len(line.words) >= PROSE_WORDS for line in lines) > MAX_PROSE * len(lines)
    headed = num_rules >= MIN_RULES and not prose or any(_is_beside(caption.box, box) for caption in captions)
    return headed and aligned >= MIN_ALIGNED * (len(rows) - 1)


def _is_cut(layout: Layout, box: Box) -> bool:
    """Whether short texts are directly beside an area in its rows, or its vertical rules go on above or below."""
    beside = _lines_in(layout, (box[0] - NEAR, box[1], box[2] + NEAR, box[3]))
    beside = [line for line in beside if overlap_x(line.box, box) <= 0]
    rules = [
        each.box for each in layout.page.drawings or () if each.is_vertical_rule and overlap_x(each.box, box) >= -1.0
    ]
    rules = [rule for rule in rules if overlap_y(rule, box) >= -1.0]
    if any(rule[1] < box[1] - STICKS_OUT or rule[3] > box[3] + STICKS_OUT for rule in rules):
        return True
    return any(len(line.words) < PROSE_WORDS and not line.text.isdigit() for line in beside)


def _is_numbered(rows: Sequence[Sequence[Line]]) -> bool:
    """Whether rows start with their numbers, such as the lines of an algorithm."""
    return all(row[0].text.rstrip(".:") == str(number) for number, row in enumerate(rows, 1))


def _is_mathematical(rows: Sequence[Sequence[Line]]) -> bool:
    """Whether rows are formulas, whose fractions have rules of equal extent."""
    cells = [line for row in rows for line in row]
    return sum(line.share("maths") > MATHS_LINE for line in cells) > MATHS_TABLE * len(cells)


def _are_aligned(first: Sequence[Line], second: Sequence[Line]) -> bool:
    """Whether two rows have a cell with the same left edge, right edge or centre, besides the first cell."""
    for one in first[1:]:
        for other in second[1:]:
            left, right = one.box[0] - other.box[0], one.box[2] - other.box[2]
            if min(abs(left), abs(right), abs(left + right) / 2) < SAME_PLACE:
                return True
    return False
