"""The kind of each line of a PDF page, from its fonts and its position: labels for probes and questions.

Lines that the rules are unsure about get no label: a wrong label costs more than a missing one.
"""

import ctypes
import re
from collections import Counter
from dataclasses import dataclass

import numpy as np

from djepa_corpus.content.content import read_content
from djepa_corpus.regions import Document
from djepa_pages.geometry import union_box
from djepa_pages.lines import group_lines


KINDS = ("heading", "body", "caption", "table", "equation", "page number")
BOLD = re.compile(r"bold|cmbx|cmssbx|sfbx|sfsx|ecbx|ecsx|black|heavy|medi$|-bd|demi", re.IGNORECASE)
MATHS = re.compile(r"cmmi|cmsy|cmex|msam|msbm|math|symbol|eufm|rsfs|stmary|wasy|txsy|pxsy|mtmi|mtsy", re.IGNORECASE)
PAGE_NUMBER = re.compile(r"^[-–—\[(]?\s?(\d{1,4}|[ivxlc]{1,7})\s?[-–—\])]?$")
RELATIONS = re.compile(r"[=≤≥<>≈∼≡∈⊂→↦+−]")  # an equation has one
LEADER = re.compile(r"^[.·…]+$")  # in tables of contents
MARGIN = 90  # of 1000: running heads are in it
# Sizes relative to the body's letters, and widths relative to the text's.
HEADING_SIZE, BODY_WIDTH, HEADING_WIDTH, EQUATION_INDENT = 1.15, 0.6, 0.9, 0.06
MATHS_SHARE = 0.3  # of an equation's letters; digits and brackets are in the text's font
CELL_GAP, BLOCK_GAP = 2.0, 1.0  # in line heights, between cells of a row and between lines of a block
MIN_CELLS, MAX_CELL_WORDS = 3, 4  # of a row without rules, and of its cells on average
SAME_START = 6.0  # of 1000, between the starts of cells in neighbouring rows


@dataclass(frozen=True)
class Line:
    """A line of known kind, with its box in 0..1000 and the indices of its words."""

    kind: str
    box: tuple[float, float, float, float]
    words: tuple[int, ...]


def kind_questions(lines: list[Line]) -> list[dict]:
    """One question for each kind of line on the page; each block of such lines is an acceptable answer.

    Kinds that seem absent are not asked for, since lines without a label may be of any kind.
    """
    questions = []
    for kind in KINDS:
        blocks = _blocks([list(line.box) for line in lines if line.kind == kind])
        if blocks:
            answers = {"answers": [kind] * len(blocks), "answer_boxes": blocks}
            questions.append({"question": f"Where is the {kind}?", **answers})
    return questions


def _blocks(boxes: list[list[float]]) -> list[list[list[float]]]:
    """Group lines, from top to bottom, that are directly below one another."""
    blocks: list[list[list[float]]] = []
    for box in boxes:
        for block in blocks:
            above = block[-1]
            height = max(above[3] - above[1], box[3] - box[1])
            if abs(box[1] - above[3]) < BLOCK_GAP * height and box[0] < above[2] and above[0] < box[2]:
                block.append(box)
                break
        else:
            blocks.append([box])
    return blocks


@dataclass(frozen=True)
class Letters:
    """Letters of a page: centres `(n, 2)` in 0..1000, and size, bold and maths font of each `(n,)`."""

    centres: np.ndarray
    sizes: np.ndarray
    bold: np.ndarray
    maths: np.ndarray


def find_lines(pdf_page, words: list[str], boxes: list[list[float]]) -> list[Line]:
    """Lines of known kind on a page that is not rotated."""
    letters = read_letters(pdf_page)
    if not words or letters is None:
        return []
    fonts = _word_fonts(letters, np.asarray(boxes))
    content, rows = read_content(pdf_page, 1), group_lines(boxes)
    found = Document([content]).find_regions(content) if content else None
    regions = [region for region in found.regions if region.topic in ("caption", "table")] if found else []
    known = {word: region.topic for region in regions for word in region.words}
    known |= {word: "table" for row in _table_rows(rows, words, boxes) for word in row}
    body_size = Counter(np.round(letters.sizes, 1).tolist()).most_common(1)[0][0]
    left, right = np.percentile(np.asarray(boxes)[:, 0], 5), np.percentile(np.asarray(boxes)[:, 2], 95)
    lines = []
    for number, row in enumerate(rows):
        box = union_box([boxes[index] for index in row])
        kinds = {known.get(index) for index in row}
        if number in (0, len(rows) - 1) and len(row) == 1 and PAGE_NUMBER.match(words[row[0]].lower()):
            kind = "page number"
        elif any(kinds):
            kind = kinds.pop() if len(kinds) == 1 else None
        else:
            kind = _kind_by_font([words[index] for index in row], fonts[row], box, body_size, left, right - left)
        if kind:
            lines.append(Line(kind, tuple(box), tuple(row)))
    return lines


def _table_rows(rows: list[list[int]], words: list[str], boxes: list[list[float]]) -> list[list[int]]:
    """Rows of several short cells that all start where cells of a neighbouring row do."""
    starts = [_cell_starts(row, boxes) for row in rows]
    found = []
    for number, (row, own) in enumerate(zip(rows, starts)):
        neighbours = [starts[other] for other in (number - 1, number + 1) if 0 <= other < len(rows)]
        aligned = any(all(any(abs(x - y) < SAME_START for y in each) for x in own) for each in neighbours)
        short = len(row) <= MAX_CELL_WORDS * len(own) and not any(LEADER.match(words[index]) for index in row)
        if len(own) >= MIN_CELLS and short and aligned:
            found.append(row)
    return found


def _cell_starts(row: list[int], boxes: list[list[float]]) -> list[float]:
    height = max(boxes[index][3] - boxes[index][1] for index in row)
    return [
        boxes[index][0]
        for before, index in zip([None, *row], row)
        if before is None or boxes[index][0] - boxes[before][2] > CELL_GAP * height
    ]


def read_letters(pdf_page) -> Letters | None:
    """`None` for a page without text, or a rotated one."""
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
            centre = (x - left) / (right - left) * 1000, (top - y) / (top - bottom) * 1000
            size = pdfium.FPDFText_GetFontSize(raw, index)
            rows.append((*centre, size, bool(BOLD.search(font)), bool(MATHS.search(font))))
    finally:
        text_page.close()
    if not rows:
        return None
    table = np.asarray(rows, dtype=float)
    return Letters(table[:, :2], table[:, 2], table[:, 3] > 0, table[:, 4] > 0)


def _word_fonts(letters: Letters, boxes: np.ndarray) -> np.ndarray:
    """`(words, 4)`: number of letters, their mean size, share of bold letters, share of maths letters."""
    fonts = np.zeros((len(boxes), 4))
    x, y = letters.centres.T
    for index, (x0, y0, x1, y1) in enumerate(boxes):
        inside = (x >= x0 - 1) & (x <= x1 + 1) & (y >= y0 - 4) & (y <= y1 + 4)
        if inside.any():
            means = (values[inside].mean() for values in (letters.sizes, letters.bold, letters.maths))
            fonts[index] = (inside.sum(), *means)
    return fonts


def _kind_by_font(words: list[str], fonts: np.ndarray, box, body_size: float, left: float, width: float) -> str | None:
    """Heading, body, equation or unknown."""
    weights, text = fonts[:, 0], " ".join(words)
    if not weights.sum() or box[3] < MARGIN or box[1] > 1000 - MARGIN:
        return None
    size, bold, maths = (weights @ fonts[:, 1:]) / weights.sum()
    if maths >= MATHS_SHARE:
        displayed = len(words) > 1 and box[0] > left + EQUATION_INDENT * width
        return "equation" if displayed and RELATIONS.search(text) else None
    large_or_bold = size > HEADING_SIZE * body_size or (bold > 0.9 and size > 0.97 * body_size)
    if large_or_bold and maths < 0.1 and sum(map(str.isalpha, text)) >= 3:
        title = text[0].isalnum() and text[-1] not in ".,;" and len(words) <= 12
        return "heading" if title and box[2] - box[0] < HEADING_WIDTH * width else None
    plain = abs(size - body_size) < 0.05 * body_size and bold < 0.1 and maths < 0.1
    return "body" if plain and box[2] - box[0] > BODY_WIDTH * width else None
