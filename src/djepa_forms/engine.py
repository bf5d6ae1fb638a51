"""typst markup to laid-out pages: one compilation for many pages, words from the text layer, marked regions from links.

A region that a question may ask for is wrapped in `#link("djepa:<number>")[...]`, which prints nothing. In the PDF each
line fragment of it becomes a link annotation, whose rectangle is the region. A page carries its document's index in a
link of its background, so pages that flow over are known as continuations.
"""

import ctypes
import functools
import os
import subprocess
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PIL import Image

from transformers_djepa.processing.pdf import pdf_words, render_pdf_page

from .fonts import import_typst


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage
    from typst import Compiler

SCHEME = "djepa:"
PAGE_LINK = f"{SCHEME}page-"
# Compiles standard input to standard output; see `_compile`.
_CHILD = "import sys, typst; sys.stdout.buffer.write(typst.compile(sys.stdin.buffer.read(), format='pdf'))"
CACHE_AGE = 10  # empty compilations after each real one
FEWEST_WORDS = 40  # a last page with fewer gives way to the first
_compiled_by: int | None = None  # id of the process whose threads typst uses


@dataclass
class PageSource:
    """One document: paper, margins (sides, top and bottom) in millimetres, markup of the body and of the footer.

    A paper of height 0 is as long as its content; `take_last` prefers the last of the document's pages to the first.
    """

    paper: tuple[float, float]
    margin: tuple[float, float]
    body: str
    footer: str = ""
    take_last: bool = False


@dataclass
class LaidPage:
    """A page as laid out: words with boxes and the rectangles of each mark, in 0..1000; `image` only when asked for."""

    words: list[str]
    boxes: list[list[float]]
    marks: dict[int, list[list[float]]] = field(default_factory=dict)
    size: tuple[float, float] = (0.0, 0.0)  # points
    number: int = 1
    num_pages: int = 1
    image: Image.Image | None = None


def lay_out(sources: list[PageSource], longest_sides: list[int] | None = None) -> list[LaidPage]:
    """Lays out one page of each source.

    Args:
        sources: markup of the documents.
        longest_sides: pixels to render each page at; `None` leaves the images out.

    Raises:
        RuntimeError: typst refuses the markup, which is a fault of a layout function.
    """
    import pypdfium2

    def side(index: int) -> int | None:
        return None if longest_sides is None else longest_sides[index]

    document = pypdfium2.PdfDocument(
        _compile("\n".join(_page_markup(index, source) for index, source in enumerate(sources)))
    )
    try:
        numbers = _pages_of_sources(document, len(sources))
        pages: list[LaidPage] = []
        for index, source in enumerate(sources):
            last = len(numbers[index])
            page = _read_page(document, numbers[index], last if source.take_last else 1, side(index))
            if len(page.words) < FEWEST_WORDS and last > 1:
                page = _read_page(document, numbers[index], 1, side(index))
            pages.append(page)
        return pages
    finally:
        document.close()


def _page_markup(index: int, source: PageSource) -> str:
    """One call of `#page`; the bottom margin takes the footer's own height."""
    mark = f'place(top + left, link("{PAGE_LINK}{index}", box(width: 1pt, height: 1pt)))'
    width, height = source.paper
    tall = f"{height}mm" if height else "auto"
    x, y = source.margin
    call = f"#page(width: {width}mm, height: {tall}, background: {mark}, margin: (x: {x}mm, top: {y}mm, bottom: BOTTOM)"
    if not source.footer:
        return call.replace("BOTTOM", f"{y}mm") + f")[{source.body}\n]\n"
    call = call.replace("BOTTOM", f"{y}mm + 4mm + measure(foot, width: {width - 2 * x}mm).height")
    call = f"{call.removeprefix('#')}, footer: foot, footer-descent: 4mm)"
    return f"#context {{ let foot = [{source.footer}]\n{call}[{source.body}\n] }}\n"


def _compile(markup: str) -> bytes:
    """Compiles here, or in a child where typst ran before a fork: its thread pool does not survive one."""
    global _compiled_by
    if _compiled_by not in (None, os.getpid()):
        done = subprocess.run([sys.executable, "-c", _CHILD], input=markup.encode(), capture_output=True)
        if done.returncode:
            raise RuntimeError(f"typst refused a generated page: {done.stderr.decode(errors='replace')[-500:]}")
        return done.stdout
    _compiled_by = os.getpid()
    pdf = _compiler().compile(markup.encode(), format="pdf")
    for _ in range(CACHE_AGE):  # typst remembers its last ten documents, gigabytes of pages that never come again
        _compiler().compile(b"", format="pdf")
    return pdf


@functools.cache
def _compiler() -> "Compiler":
    """One compiler a process: it has found the fonts of the machine."""
    return import_typst().Compiler()


def _pages_of_sources(document: "PdfDocument", count: int) -> list[list[int]]:
    """Page indices of each source, read from the background links."""
    pages: list[list[int]] = [[] for _ in range(count)]
    for index in range(len(document)):
        pdf_page = document[index]
        name = next(name for name, _ in _links(pdf_page) if name.startswith(PAGE_LINK))
        pages[int(name.removeprefix(PAGE_LINK))].append(index)
        pdf_page.close()
    return pages


def _read_page(document: "PdfDocument", indices: list[int], number: int, longest_side: int | None) -> LaidPage:
    """Page `number` (from 1) of a source whose pages stand at `indices`."""
    pdf_page = document[indices[number - 1]]
    width, height = pdf_page.get_size()
    words, boxes = pdf_words(pdf_page)
    page = LaidPage(words, boxes, size=(width, height), number=number, num_pages=len(indices))
    for name, (left, bottom, right, top) in _links(pdf_page):
        if not name.startswith(PAGE_LINK):
            box = [left / width, (height - top) / height, right / width, (height - bottom) / height]
            page.marks.setdefault(int(name.removeprefix(SCHEME)), []).append(
                [min(max(v, 0.0), 1.0) * 1000 for v in box]
            )
    if longest_side is not None:
        page.image = render_pdf_page(pdf_page, longest_side)
    pdf_page.close()
    return page


def _links(pdf_page: "PdfPage") -> list[tuple[str, tuple[float, float, float, float]]]:
    """Link targets with this module's scheme and their rectangles (left, bottom, right, top in points)."""
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
