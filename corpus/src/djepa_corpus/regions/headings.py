"""Headings: lines in the style of headings that bookmarks name, and lines that are large or bold above text."""

import re
from collections.abc import Collection, Sequence

from djepa_pages.geometry import overlap_x
from djepa_pages.page_text import is_latin, split_number

from .captions import kind_of
from .lines import Line
from .region import Layout, Region, region_of


LARGE, LARGER = 1.12, 1.05  # sizes in font sizes of the text: of a heading, and of what may be one
SMALLEST = 0.95
BOLD = 0.9  # share of the characters
MAX_WORDS, MAX_LINES, MIN_LETTERS = 14, 3, 3
SPACE_ABOVE = 1.45  # minimum baseline distance to text above, in font sizes
REACH, OWN_REACH = 4.5, 3.0  # maximum baseline distance to text below, in font sizes of the text and of the heading
LINE_STEP = 1.5  # of a heading of several lines, in its font size
WIDE_GAP = 4.0  # font sizes between a number and its heading
SAME_PLACE = 3.0  # points
MIN_TEXT = 5  # words of a line of text below a heading of a first page, whose title and authors look like headings
REGIONS_BELOW = ("code", "equation", "table", "figure", "caption", "contents")
NUMBERED = re.compile(r"^(§|\(?(\d+|[A-Z]|[IVX]+)([.\-]\d+)*[.):]?$)")
DATE = re.compile(r"^(\d{1,2}\.? )?(de )?[^\W\d]+\.?( \d{1,2})?,? (de )?(19|20)\d\d$")
THEOREM = re.compile(
    r"^(theorem|lemma|definition|proof|example|remark|corollary|proposition|notation|beispiel|satz|beweis|bemerkung|"
    r"théorème|exemple|remarque|preuve|avertissement|warning|hinweis|ejemplo|esempio|voorbeeld)\b",
    re.IGNORECASE,
)
StyleKey = tuple[str, float]  # name and size of a font


def style_key(line: Line) -> StyleKey:
    return line.style.font.name, round(line.size, 1)


def find_headings(layout: Layout, confirmed: Collection[StyleKey]) -> list[Region]:
    """Headings of the page, named by their text without number; other lines that may be headings make them unsure.

    `confirmed` are the styles of the document's headings that bookmarks name.
    """
    found, position = [], 0
    largest = max((line.size for line in layout.lines), default=0.0)
    untitled = layout.page.number == 1 and "title" in layout.unsure
    while position < len(layout.lines):
        block = _block(layout.lines, position)
        position += len(block)
        if not _stands_out(layout, block):
            continue
        distinct = style_key(block[0]) in confirmed or _is_distinct(layout, block[0])
        other = untitled and block[0].size >= largest or not _reads_like_one(block)
        if distinct and not other and _is_placed(layout, block) and _is_apart(layout, block):
            name = split_number(" ".join(line.text for line in block))[1].strip()
            readable = is_latin(name) and sum(map(str.isalpha, name)) >= MIN_LETTERS
            found.append(region_of("heading", [block], (name,) if readable else ()))
        else:
            layout.unsure.add("heading")
    return found


def _block(lines: Sequence[Line], position: int) -> list[Line]:
    """A line and the lines that continue it in the same style."""
    block = [lines[position]]
    for line in lines[position + 1 :]:
        last = block[-1]
        step, gap = line.baseline - last.baseline, line.box[0] - last.box[2]
        in_row = abs(step) < 0.2 * last.size and 0 < gap < WIDE_GAP * last.size and abs(line.size - last.size) < 0.1
        below = 0 < step < LINE_STEP * last.size and overlap_x(line.box, last.box) > 0
        below = below and style_key(line) == style_key(last) and not NUMBERED.match(line.words[0].text)
        if not in_row and not below:
            break
        block.append(line)
    return block


def _stands_out(layout: Layout, block: Sequence[Line]) -> bool:
    """Whether lines are short, and large, bold or in capitals."""
    text, first = " ".join(line.text for line in block), block[0]
    bold = all(line.share("bold") >= BOLD for line in block)
    distinct = first.size > LARGER * layout.size or bold or text.isupper()
    short = len(text.split()) <= MAX_WORDS and len(block) <= MAX_LINES
    letters = sum(map(str.isalpha, text))
    return distinct and short and letters >= MIN_LETTERS and first.size >= SMALLEST * layout.size


def _reads_like_one(block: Sequence[Line]) -> bool:
    """Whether lines begin and end like a title, and are no code, caption, date or head of a theorem."""
    text, first = " ".join(line.text for line in block), block[0]
    if kind_of(first) or DATE.match(text) or THEOREM.match(text) or first.share("mono") > 0.5:
        return False
    return (text[0].isupper() or text[0].isdigit() or text[0] in "§(") and text[-1] not in ".,;="


def _is_distinct(layout: Layout, line: Line) -> bool:
    """Whether a line is large or bold, and no label such as "Note:"."""
    return (line.size >= LARGE * layout.size or line.share("bold") >= BOLD) and not line.text.endswith(":")


def _is_placed(layout: Layout, block: Sequence[Line]) -> bool:
    """Whether lines start at the left edge of a column or left of it, or are in its centre."""
    left, right = min(line.box[0] for line in block), max(line.box[2] for line in block)
    for start, end in layout.columns:
        at_edge = abs(left - start) <= SAME_PLACE or left < start < right
        centred = abs(left + right - start - end) / 2 <= 2 * SAME_PLACE
        if right <= end + SAME_PLACE and (at_edge or centred):
            return True
    return False


def _is_apart(layout: Layout, block: Sequence[Line]) -> bool:
    """Whether there is space above, text or a region below, and nothing that belongs to the row."""
    first, last = block[0], block[-1]
    extent = min(line.box[0] for line in block), 0.0, max(line.box[2] for line in block), 0.0
    reach = max(REACH * layout.size, OWN_REACH * last.size)
    tops = [each.box[1] for each in layout.found(*REGIONS_BELOW) if overlap_x(each.box, extent) > 0]
    below = any(0 < top - last.baseline < reach for top in tops)
    others = [line for line in layout.all_lines if line not in block]
    if any(_share_row(other, line, layout.size) for other in others for line in block):
        return False
    for other in (line for line in layout.lines if line not in block):
        if overlap_x(other.box, extent) <= 0:
            continue
        space = first.baseline - other.baseline
        if 0 < space < SPACE_ABOVE * max(layout.size, other.size) and not _is_distinct(layout, other):
            return False
        below = below or 0 < other.baseline - last.baseline < reach and _is_below(layout, block, other)
    return below


def _share_row(other: Line, line: Line, size: float) -> bool:
    """Whether another line in the row is close, a page number, or in the same style, as in the head of a table."""
    if abs(other.baseline - line.baseline) >= 0.5 * size:
        return False
    alike = style_key(other) == style_key(line) and len(other.words) < MIN_TEXT
    return alike or other.text.isdigit() or overlap_x(other.box, line.box) > -3 * size


def _is_below(layout: Layout, block: Sequence[Line], other: Line) -> bool:
    """Whether a line can follow a heading: text, or another heading close to it."""
    on_first = layout.page.number == 1
    first, own = other.words[0].style, block[-1].style
    if first.font == own.font and first.size == own.size and other.style.font != own.font:
        return False  # the term of an item; the block is another one
    if style_key(other) == style_key(block[-1]) and not NUMBERED.match(other.words[0].text):
        return False  # heads of rows
    is_text = abs(other.size - layout.size) < 0.05 * layout.size and (len(other.words) >= MIN_TEXT or not on_first)
    close = other.baseline - block[-1].baseline < OWN_REACH * block[-1].size
    is_heading = _is_distinct(layout, other) and (not on_first or NUMBERED.match(block[0].words[0].text))
    return is_text or close and bool(is_heading)
