"""What a line of a PDF's page is, by its fonts and its place: labels for a probe that nobody had to write.

Lines of which the rules are not sure have no label: a wrong one costs more than a missing one.
"""

import ctypes
import re
from collections import Counter
from dataclasses import dataclass

import numpy as np

from transformers_djepa.data.questions.captions import find_captions
from transformers_djepa.data.questions.page_text import PageText
from transformers_djepa.data.questions.tables import find_tables, horizontal_rules
from transformers_djepa.processing.reading_order import group_lines, union_box


KINDS = ("heading", "body", "caption", "table", "equation", "page number")
BOLD = re.compile(r"bold|cmbx|cmssbx|sfbx|sfsx|ecbx|ecsx|black|heavy|medi$|-bd|demi", re.IGNORECASE)
MATHS = re.compile(r"cmmi|cmsy|cmex|msam|msbm|math|symbol|eufm|rsfs|stmary|wasy|txsy|pxsy|mtmi|mtsy", re.IGNORECASE)
PAGE_NUMBER = re.compile(r"^[-–—\[(]?\s?(\d{1,4}|[ivxlc]{1,7})\s?[-–—\])]?$")
MARGIN = 90  # of 1000: where running heads stand
LARGER = 1.15  # a heading's letters, in those of the body
LONG_LINE = 0.6  # of the width of the page's text: a line of a paragraph
MATHS_SHARE = 0.3  # of an equation's letters: digits and brackets are set in the text's font
RELATIONS = re.compile(r"[=≤≥<>≈∼≡∈⊂→↦+−]")  # an equation has one
CELL_GAP = 2.0  # heights of a line, between two cells of a table
MIN_CELLS, MOST_WORDS = 3, 4  # of a table's line, and of a cell on average
SAME_START = 6.0  # of 1000, between the starts of cells of neighbouring lines
LEADER = re.compile(r"^[.·…]+$")  # tables of contents have them
BLOCK_GAP = 1.0  # heights of a line, between lines of one block
INDENT = 0.06  # of the width of the page's text: how far a displayed equation stands from the margin


@dataclass(frozen=True)
class Region:
    """A line whose kind is known: its box in 0..1000, and which words it is made of."""

    kind: str
    box: tuple[float, float, float, float]
    words: tuple[int, ...]


def kind_questions(regions: list[Region], together: bool = False) -> list[dict]:
    """One question for each kind of line that a page has; each block of such lines is an acceptable answer.

    Kinds that a page seems not to have are not asked for: lines without a label may be of any kind.

    Args:
        regions: as `find_regions` gives them, from the top of the page down.
        together: all lines of the kind are one answer instead.
    """
    questions = []
    for kind in KINDS:
        lines = [list(region.box) for region in regions if region.kind == kind]
        if lines:
            found = [lines] if together else _blocks(lines)
            questions.append(
                {"question": f"Where is the {kind}?", "answers": [kind] * len(found), "answer_boxes": found}
            )
    return questions


def _blocks(lines: list[list[float]]) -> list[list[list[float]]]:
    """Lines `[x0, y0, x1, y1]` that stand directly below one another."""
    blocks: list[list[list[float]]] = []
    for line in lines:
        for block in blocks:
            above = block[-1]
            height = max(above[3] - above[1], line[3] - line[1])
            if abs(line[1] - above[3]) < BLOCK_GAP * height and line[0] < above[2] and above[0] < line[2]:
                block.append(line)
                break
        else:
            blocks.append([line])
    return blocks


@dataclass(frozen=True)
class Letters:
    """The letters of a page: centres `(n, 2)` in 0..1000, sizes `(n,)`, and whether bold and whether of a maths
    font.
    """

    centres: np.ndarray
    sizes: np.ndarray
    bold: np.ndarray
    maths: np.ndarray


def find_regions(pdf_page, words: list[str], boxes: list[list[float]]) -> list[Region]:
    """The lines of a page (not a turned one) whose kind its fonts and its layout tell."""
    letters = read_letters(pdf_page)
    if not words or letters is None:
        return []
    fonts = _fonts_of_words(letters, np.asarray(boxes))
    text = PageText(words, boxes)
    known = {word: "caption" for caption in find_captions(text) for word in caption.words}
    for table in find_tables(text, horizontal_rules(pdf_page)):
        known |= {word: "table" for row in (table.head, *table.rows) for cell in row for word in cell}
    body = Counter(np.round(letters.sizes, 1).tolist()).most_common(1)[0][0]
    left, right = np.percentile(np.asarray(boxes)[:, 0], 5), np.percentile(np.asarray(boxes)[:, 2], 95)
    lines = group_lines(boxes)
    known |= {word: "table" for line in _tabular(lines, words, boxes) for word in line}
    regions = []
    for number, line in enumerate(lines):
        box = union_box([boxes[index] for index in line])
        told = ["page number"] if _is_page_number(line, words, number in (0, len(lines) - 1)) else []
        told = told or [known.get(index) for index in line]
        kind = _kind([words[index] for index in line], told, fonts[line], box, body, (left, right))
        if kind:
            regions.append(Region(kind, tuple(box), tuple(line)))
    return regions


def _is_page_number(line: list[int], words: list[str], is_outermost: bool) -> bool:
    return is_outermost and len(line) == 1 and bool(PAGE_NUMBER.match(words[line[0]].lower()))


def _tabular(lines: list[list[int]], words: list[str], boxes: list[list[float]]) -> list[list[int]]:
    """Lines of several short cells, all of which begin where cells of the line above or below do."""
    starts = [_cell_starts(line, boxes) for line in lines]
    found = []
    for number, line in enumerate(lines):
        own = starts[number]
        beside = [starts[other] for other in (number - 1, number + 1) if 0 <= other < len(lines)]
        aligned = any(all(any(abs(x - y) < SAME_START for y in each) for x in own) for each in beside)
        short = len(line) <= MOST_WORDS * len(own) and not any(LEADER.match(words[index]) for index in line)
        if len(own) >= MIN_CELLS and short and aligned:
            found.append(line)
    return found


def _cell_starts(line: list[int], boxes: list[list[float]]) -> list[float]:
    """Where a line's cells begin."""
    height = max(boxes[index][3] - boxes[index][1] for index in line)
    return [
        boxes[index][0]
        for before, index in zip([None, *line], line)
        if before is None or boxes[index][0] - boxes[before][2] > CELL_GAP * height
    ]


def read_letters(pdf_page) -> Letters | None:
    """`None` for a page without text, or a turned one."""
    import pypdfium2.raw as pdfium

    if pdf_page.get_rotation():
        return None
    left, bottom, right, top = pdf_page.get_bbox()
    text_page = pdf_page.get_textpage()
    raw, rect, name, flags = text_page.raw, pdfium.FS_RECTF(), ctypes.create_string_buffer(128), ctypes.c_int()
    rows = []
    try:
        for index in range(text_page.count_chars()):
            if chr(pdfium.FPDFText_GetUnicode(raw, index)).isspace():
                continue
            if not pdfium.FPDFText_GetLooseCharBox(raw, index, rect):
                continue
            pdfium.FPDFText_GetFontInfo(raw, index, name, len(name), flags)
            font = name.value.decode(errors="replace").rpartition("+")[2]
            x, y = (rect.left + rect.right) / 2, (rect.bottom + rect.top) / 2
            place = (x - left) / (right - left) * 1000, (top - y) / (top - bottom) * 1000
            size = pdfium.FPDFText_GetFontSize(raw, index)
            rows.append((*place, size, bool(BOLD.search(font)), bool(MATHS.search(font))))
    finally:
        text_page.close()
    if not rows:
        return None
    table = np.asarray(rows, dtype=float)
    return Letters(table[:, :2], table[:, 2], table[:, 3] > 0, table[:, 4] > 0)


def _fonts_of_words(letters: Letters, boxes: np.ndarray) -> np.ndarray:
    """`(words, 4)`: number of letters, their mean size, share of bold ones, share of maths."""
    fonts = np.zeros((len(boxes), 4))
    for index, (x0, y0, x1, y1) in enumerate(boxes):
        x, y = letters.centres.T
        inside = (x >= x0 - 1) & (x <= x1 + 1) & (y >= y0 - 4) & (y <= y1 + 4)
        if inside.any():
            fonts[index] = (
                inside.sum(),
                *(values[inside].mean() for values in (letters.sizes, letters.bold, letters.maths)),
            )
    return fonts


def _kind(words, told, fonts, box, body: float, extent: tuple[float, float]) -> str | None:
    """Of one line: by what is told of its words, then by its fonts and its place."""
    weights, text = fonts[:, 0], " ".join(words)
    if any(told):
        return told[0] if len(set(told)) == 1 else None
    if not weights.sum() or box[3] < MARGIN or box[1] > 1000 - MARGIN:
        return None
    size, bold, maths = (weights @ fonts[:, 1:]) / weights.sum()
    width = extent[1] - extent[0]
    if maths >= MATHS_SHARE:
        displayed = len(words) > 1 and box[0] > extent[0] + INDENT * width
        return "equation" if displayed and RELATIONS.search(text) else None
    large_or_bold = size > LARGER * body or (bold > 0.9 and size > 0.97 * body)
    if large_or_bold and maths < 0.1 and sum(map(str.isalpha, text)) >= 3:
        title = text[0].isalnum() and text[-1] not in ".,;" and len(words) <= 12
        return "heading" if title and box[2] - box[0] < 0.9 * width else None
    if abs(size - body) < 0.05 * body and bold < 0.1 and maths < 0.1 and box[2] - box[0] > LONG_LINE * width:
        return "body"
    return None
