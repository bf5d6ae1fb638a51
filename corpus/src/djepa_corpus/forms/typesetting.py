"""Compile typst markup to laid-out pages: words from the text layer, regions of answers from links.

Content that a question may ask for is wrapped in an invisible `#link("djepa:<number>")[...]`. In the PDF, each of its
lines is a link annotation whose rectangle is the region. `#region("djepa:<number>")[...]` does the same for a block.
Many documents are compiled at once; a link in the background of each page holds the index of its document.
The links `djepa:<number>+` are the ends of one rectangle, such as the top and the bottom of a column of a table.
"""

import ctypes
import functools
import math
import os
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from .boxes import union
from .style import import_typst


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage
    from typst import Compiler

SCHEME = "djepa:"
PAGE_LINK = f"{SCHEME}page-"
# Compiles standard input to standard output; see `_compile`.
_CHILD = "import sys, typst; sys.stdout.buffer.write(typst.compile(sys.stdin.buffer.read(), format='pdf'))"
CACHED_DOCUMENTS = 10  # typst's cache holds this many documents
MIN_WORDS = 40  # a last page with fewer words is replaced by the first page
MAX_WORD_GAP = 0.5  # of the font's height
MIN_LINE_OVERLAP = 0.3  # of the lower of two characters, across the line
LINE_END_HYPHEN, SOFT_HYPHEN = "\x02", "\xad"  # PDFium's own mark; soft hyphens are visible at line ends only
INVISIBLE_CATEGORIES = ("Cc", "Cf", "Cn", "Co", "Cs")
# A block with links in two of its corners, which together are its region; links inside are left alone.
PRELUDE = """#let region(target, body) = block(breakable: false, {
  let corner = link(target + "+", box(width: 0.1pt, height: 0.1pt))
  place(top + left, corner)
  body
  place(bottom + right, corner)
})
"""
_compiled_by: int | None = None  # id of the process that owns typst's threads


@dataclass
class PageSource:
    """Markup of one document; lengths are in millimetres."""

    paper: tuple[float, float]  # width and height; with height 0 the page is as long as its content
    margin: tuple[float, float]  # sides, top and bottom
    body: str
    footer: str = ""
    which_page: float = 0.0  # page to use, in 0..1: 0 is the first, 1 the last
    overlay: str = ""  # over the content of every page
    # Rules that set margins, columns, header and footer of the pages, instead of `margin` and `footer`. Their code can
    # find the first page of the document by the label `start`.
    setup: str = ""


@dataclass
class LaidPage:
    """A page as laid out: words with boxes, and the rectangles of each mark, in 0..1000 of the page."""

    words: list[str]
    boxes: list[list[float]]
    marks: dict[int, list[list[float]]] = field(default_factory=dict)
    size: tuple[float, float] = (0.0, 0.0)  # points
    number: int = 1
    num_pages: int = 1
    elsewhere: set[int] = field(default_factory=set)  # marks that are only on other pages of the document
    image: Image.Image | None = None


def lay_out(sources: list[PageSource], longest_sides: list[int] | None = None) -> list[LaidPage]:
    """Lay out one page of each source; `longest_sides` are the images' longer sides in pixels (`None`: no images).

    Raises:
        RuntimeError: typst rejects the markup, which is a bug in a layout function.
    """
    import pypdfium2

    document = pypdfium2.PdfDocument(typeset(sources))
    try:
        indices: list[list[int]] = [[] for _ in sources]  # of the pages of each source
        for index in range(len(document)):
            name = next(name for name, _ in _links(document[index]) if name.startswith(PAGE_LINK))
            indices[int(name.removeprefix(PAGE_LINK))].append(index)
        pages: list[LaidPage] = []
        for index, numbers in enumerate(indices):
            side = longest_sides[index] if longest_sides else None
            chosen = 1 + round(sources[index].which_page * (len(numbers) - 1))
            page = _read_page(document, numbers, chosen, side)
            if len(page.words) < MIN_WORDS and chosen > 1:
                page = _read_page(document, numbers, 1, side)
            pages.append(page)
        return pages
    finally:
        document.close()


def typeset(sources: list[PageSource]) -> bytes:
    """Typeset all pages of the sources as one PDF; raises as `lay_out`."""
    return _compile(PRELUDE + "\n".join(_page_markup(index, source) for index, source in enumerate(sources)))


def _page_markup(index: int, source: PageSource) -> str:
    """Return a call of `#page`; the bottom margin includes the footer's height."""
    mark = f'place(top + left, link("{PAGE_LINK}{index}", box(width: 1pt, height: 1pt)))'
    (width, height), (x, y) = source.paper, source.margin
    length = f"{height}mm" if height else "auto"
    if source.setup:
        call = f"#page(width: {width}mm, height: {length}, background: {mark}, foreground: [{source.overlay}])"
        call += f"[#[#metadata(none) <djepa-{index}>]{source.body}\n]"
        return f"#[#let start = <djepa-{index}>\n{source.setup}\n{call}]\n"
    call = f"page(width: {width}mm, height: {length}, background: {mark}, foreground: [{source.overlay}], "
    call += f"margin: (x: {x}mm, top: {y}mm, bottom: "
    if not source.footer:
        return f"#{call}{y}mm))[{source.body}\n]\n"
    call += f"{y}mm + 4mm + measure(foot, width: {width - 2 * x}mm).height), footer: foot, footer-descent: 4mm)"
    return f"#context {{ let foot = [{source.footer}]\n{call}[{source.body}\n] }}\n"


@functools.cache
def _compiler() -> "Compiler":
    """Return this process's compiler, created once because finding the fonts is slow."""
    return import_typst().Compiler()


def _compile(markup: str) -> bytes:
    """Compile to PDF; in a child process if typst ran before a fork, because its thread pool does not survive one."""
    global _compiled_by
    if _compiled_by not in (None, os.getpid()):
        done = subprocess.run([sys.executable, "-c", _CHILD], input=markup.encode(), capture_output=True)
        if done.returncode:
            raise RuntimeError(f"typst rejected a generated page: {done.stderr.decode(errors='replace')[-500:]}")
        return done.stdout
    _compiled_by = os.getpid()
    pdf = _compiler().compile(markup.encode(), format="pdf")
    for _ in range(CACHED_DOCUMENTS):  # empty documents replace gigabytes of pages in the cache
        _compiler().compile(b"", format="pdf")
    return pdf


def _read_page(document: "PdfDocument", indices: list[int], number: int, longest_side: int | None) -> LaidPage:
    """Read page `number` (from 1) of the source with the pages `indices`."""
    pdf_page = document[indices[number - 1]]
    width, height = pdf_page.get_size()
    words, boxes = words_and_boxes(pdf_page)
    page = LaidPage(words, boxes, size=(width, height), number=number, num_pages=len(indices))
    for name, (left, bottom, right, top) in _links(pdf_page):
        if not name.startswith(PAGE_LINK):
            box = [left / width, (height - top) / height, right / width, (height - bottom) / height]
            box = [min(max(value, 0.0), 1.0) * 1000 for value in box]
            rects = page.marks.setdefault(_mark_number(name), [])
            if name.endswith("+") and rects:
                rects[0] = union((rects[0], box))
            else:
                rects.append(box)
    others = {target for index in indices if index != indices[number - 1] for target, _ in _links(document[index])}
    marks = {_mark_number(target) for target in others if not target.startswith(PAGE_LINK)}
    page.elsewhere = marks - page.marks.keys()
    if longest_side is not None:
        page.image = render(pdf_page, longest_side)
    pdf_page.close()
    return page


def _mark_number(target: str) -> int:
    return int(target.removeprefix(SCHEME).rstrip("+"))


def _links(pdf_page: "PdfPage") -> list[tuple[str, tuple[float, float, float, float]]]:
    """Return this module's link targets and their rectangles (left, bottom, right, top in points)."""
    import pypdfium2.raw as pdfium

    found, position, link, rect = [], ctypes.c_int(0), pdfium.FPDF_LINK(), pdfium.FS_RECTF()
    buffer = ctypes.create_string_buffer(64)
    while pdfium.FPDFLink_Enumerate(pdf_page.raw, position, link):
        action = pdfium.FPDFLink_GetAction(link)
        pdfium.FPDFAction_GetURIPath(pdf_page.pdf.raw, action, buffer, 64)
        name = buffer.value.decode(errors="replace")
        if name.startswith(SCHEME) and pdfium.FPDFLink_GetAnnotRect(link, rect):
            found.append((name, (rect.left, rect.bottom, rect.right, rect.top)))
    return found


class Char(NamedTuple):
    """A character with its ink and font boxes, `(left, bottom, right, top)` in points."""

    text: str
    ink: tuple[float, float, float, float]
    font_box: tuple[float, float, float, float]
    upright: bool  # otherwise its line runs up or down the page


def render(pdf_page: "PdfPage", longest_side: int) -> Image.Image:
    """Render the page on white; `longest_side` is the longer side in pixels."""
    # The renderer rounds up; the small offset avoids an additional pixel.
    scale = (longest_side - 1e-3) / max(pdf_page.get_size())
    return pdf_page.render(scale=scale, rev_byteorder=True).to_pil().convert("RGB")


def words_and_boxes(pdf_page: "PdfPage") -> tuple[list[str], list[list[float]]]:
    """Return the words on the page and their boxes `[x0, y0, x1, y1]` in 0..1000 of the page.

    Characters are in the order of the file. A word ends at white space, at a gap wider than half the font's height, and
    where the line changes. Typeset pages have neither rotation nor a crop box.
    """
    left, bottom, right, top = pdf_page.get_bbox()
    words, boxes = [], []
    for text, ink in _split_words(_characters(pdf_page)):
        x0, x1 = ((x - left) / (right - left) * 1000 for x in (ink[0], ink[2]))
        y0, y1 = ((top - y) / (top - bottom) * 1000 for y in (ink[3], ink[1]))
        if 0 <= (x0 + x1) / 2 <= 1000 and 0 <= (y0 + y1) / 2 <= 1000:
            words.append(_clean(text))
            boxes.append([min(max(value, 0.0), 1000.0) for value in (x0, y0, x1, y1)])
    return words, boxes


def _characters(pdf_page: "PdfPage") -> Iterator[Char | None]:
    """Yield characters with an extent; `None` is white space."""
    import pypdfium2.raw as pdfium

    text_page = pdf_page.get_textpage()
    for index in range(text_page.count_chars()):
        text = _char_text(pdfium.FPDFText_GetUnicode(text_page, index))
        if text is None:
            yield None
        elif text:
            ink, font_box = text_page.get_charbox(index), text_page.get_charbox(index, loose=True)
            ink = ink if ink[2] > ink[0] and ink[3] > ink[1] else font_box
            if ink[2] > ink[0] and ink[3] > ink[1]:
                yield Char(text, ink, font_box, abs(math.cos(pdfium.FPDFText_GetCharAngle(text_page, index))) > 0.5)
    text_page.close()


@functools.cache
def _char_text(code: int) -> str | None:
    """Return the text of a code point: `None` for white space, "" for invisible characters."""
    text = chr(code)
    if text in (LINE_END_HYPHEN, SOFT_HYPHEN):
        return "-" if text == LINE_END_HYPHEN else SOFT_HYPHEN
    if text.isspace():
        return None
    return "" if text == "\ufffd" or unicodedata.category(text) in INVISIBLE_CATEGORIES else text


def _split_words(chars: Iterator[Char | None]) -> Iterator[tuple[str, list[float]]]:
    """Join characters into words, and their ink boxes into one box (points)."""
    text, box, last = "", [], None
    for char in chars:
        if text and (char is None or _is_apart(last, char)):
            yield text, box
            text = ""
        if char is not None:
            box = union((box, char.ink)) if text else list(char.ink)
            text, last = text + char.text, char
    if text:
        yield text, box


def _clean(text: str) -> str:
    visible = text[:-1] + "-" if text.endswith(SOFT_HYPHEN) else text
    return unicodedata.normalize("NFC", visible.replace(SOFT_HYPHEN, ""))


def _is_apart(last: Char, char: Char) -> bool:
    """Return whether a character is on another line than the last one, or too far from it for the same word."""
    if last.upright != char.upright:
        return True
    along, across = (0, 1) if char.upright else (1, 0)
    (start, end), (next_start, next_end) = last.font_box[along::2], char.font_box[along::2]
    (low, high), (next_low, next_high) = last.font_box[across::2], char.font_box[across::2]
    overlap = min(high, next_high) - max(low, next_low)
    if overlap < MIN_LINE_OVERLAP * min(high - low, next_high - next_low):
        return True
    return max(next_start - end, start - next_end) > MAX_WORD_GAP * (high - low)
