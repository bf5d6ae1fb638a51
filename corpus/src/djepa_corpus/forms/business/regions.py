"""Regions of business pages: tables with their rows and columns, paragraphs that can be named, page numbers."""

import re
from collections.abc import Iterable

from transformers_djepa.data.questions.wordings import load_groups

from ..marks import maybe_marked
from ..markup import columns, tx
from ..sheet import Sheet


# What layouts draw without marking it: label-value grids look like tables, panels like notes.
NEVER_SURE = ("heading", "note", "table", "paragraph", "table_row", "table_column")
POINTS_PER_MM = 72 / 25.4
NAME_WORDS = (2, 2, 3, 3, 4)  # of a paragraph that questions name it by
MIN_NAME = 9  # characters


class TableMarks:
    """Collects the marks of a table's cells while they are drawn, and makes it a region with rows and columns.

    The regions are rectangles around the marks on the page, because the table may be broken over pages. `inset` is the
    horizontal and vertical inset of its cells in millimetres.
    """

    def __init__(self, sheet: Sheet, inset: tuple[float, float]) -> None:
        self.sheet, self.inset, self.start = sheet, inset, sheet.num_marks
        self.heads: list[tuple[str, int]] = []  # names and marks of the heads of columns
        self.rows: list[tuple[str, list[int]]] = []  # names and marks of the cells

    def head(self, body: str, name: str) -> str:
        """Mark the head of the next column over the width of the column."""
        number, marked = self.sheet.mark(body)
        self.heads.append((name, number))
        return f'{marked}#place(top + left, link("djepa:{number}", box(width: 100%, height: 1pt)))'

    def row(self, cells: Iterable[str], name: str) -> list[str]:
        """Return the cells of a row; those with content but without marks are marked."""
        marks, drawn = [], []
        for cell in cells:
            if cell and not numbers_in(cell):
                cell = self.sheet.mark(cell)[1]
            marks += numbers_in(cell)
            drawn.append(cell)
        self.rows.append((name, marks))
        return drawn

    @property
    def pad(self) -> tuple[float, float]:
        """The inset, less the half of the leading by which links are higher than their line, in millimetres."""
        style = self.sheet.style
        return self.inset[0], self.inset[1] - style.leading / 2 * style.size / POINTS_PER_MM

    def finish(self, foot: Iterable[str] = ()) -> None:
        """Add the regions; the table includes what was marked since the first head, and the cells in `foot`."""
        heads = [number for _, number in self.heads]
        cells = list(range(self.start + 1, self.sheet.num_marks + 1))
        last = [number for cell in foot for number in numbers_in(cell)]
        self.sheet.area("table", cells + last, across=heads, pad=self.pad)
        for name, number in self.heads:
            if name.strip():
                self.sheet.area("table_column", cells, name, across=[number], pad=self.pad)
        for name, ids in self.rows:
            if name.strip():
                self.sheet.area("table_row", ids, name, across=heads, pad=self.pad)


def numbers_in(markup: str) -> list[int]:
    """Return the numbers of the marks in markup."""
    return [int(number) for number in re.findall(r'"djepa:(\d+)"', markup)]


def remark_paragraph(sheet: Sheet, texts: list[str], justify: bool = False) -> str:
    """Sentences as one paragraph that questions can name by some of its words; some have marked words.

    A paragraph with marked words is not broken over pages.
    """
    if not texts:  # a long document has used up all sentences
        return ""
    body, name = maybe_marked(sheet, " ".join(texts)), distinctive_words(sheet, texts)
    body = sheet.region("paragraph", body, name, inline="#link(" not in body)
    return f"#[#set par(justify: true)\n{body}]\n" if justify else body


def remark_columns(sheet: Sheet, texts: list[str], justify: bool = False) -> str:
    """Sentences as two paragraphs next to each other."""
    half = (len(texts) + 1) // 2
    parts = [remark_paragraph(sheet, part, justify) for part in (texts[:half], texts[half:]) if part]
    return columns(parts, ["1fr"] * len(parts), "5mm")


def remark_list(sheet: Sheet, texts: list[str]) -> str:
    """Sentences as a list with bullets or numbers."""
    sheet.named_texts += texts
    if not texts:
        return ""
    kind = sheet.rng.choice(("list", "enum"))
    return sheet.region("list", f"#{kind}({', '.join(f'[{tx(text)}]' for text in texts)})")


def distinctive_words(sheet: Sheet, texts: list[str]) -> str:
    """Return a few successive words of a text, which no other text of the page has; empty if there are none."""
    options = [text for text in texts if text not in sheet.named_texts]
    sheet.named_texts += texts
    if not options:
        return ""
    words = sheet.rng.choice(options).split()
    count = min(sheet.rng.choice(NAME_WORDS), len(words))
    start = sheet.rng.randint(0, len(words) - count)
    name = " ".join(words[start : start + count]).strip(" .,;:!?()\"'„“")
    return name if len(name) >= MIN_NAME else ""


def settle(sheet: Sheet, unsure: tuple[str, ...] = ()) -> None:
    """Complete the regions of a drawn page: page numbers are regions, and topics without marks are absent.

    `unsure` are further topics that the page may have without marking them.
    """
    sheet.also("page_number", "page_number", "region")
    sheet.unsure -= {*load_groups()["regions"]}
    sheet.unsure |= {*NEVER_SURE, *unsure}
