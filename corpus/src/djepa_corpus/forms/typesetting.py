"""Compile typst markup to laid-out pages: words from the text layer, regions of answers from links.

Content that a question may ask for is wrapped in an invisible `#link("djepa:<number>")[...]`. In the PDF, each of its
lines is a link annotation whose rectangle is the region. `#region("djepa:<number>")[...]` does the same for a block.
Many documents are compiled at once; a link in the background of each page holds the index of its document.
The links `djepa:<number>+` are the ends of one rectangle, such as the top and the bottom of a column of a table.
"""

import ctypes
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PIL import Image

from djepa_pages.geometry import union
from djepa_pages.pdf import open_pdf, pdf_words, pixel_size, render_pdf_page

from .fonts import compiler


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage

SCHEME = "djepa:"
PAGE_LINK = f"{SCHEME}page-"
CACHED_DOCUMENTS = 10  # typst's cache holds this many documents
MIN_WORDS = 40  # a last page with fewer words is replaced by the first page
# A block with links in two of its corners, which together are its region; links inside are left alone.
PRELUDE = """#let region(target, body) = block(breakable: false, {
  let corner = link(target + "+", box(width: 0.1pt, height: 0.1pt))
  place(top + left, corner)
  body
  place(bottom + right, corner)
})
"""


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
    pixels: tuple[int, int] = (0, 0)  # size of the image, drawn or not
    image: Image.Image | None = None


def lay_out(sources: list[PageSource], longest_sides: list[int] | None = None, render: bool = True) -> list[LaidPage]:
    """Lay out one page of each source.

    Args:
        sources: documents, which are compiled together.
        longest_sides: longer sides of the images in pixels; by default there are no images.
        render: draw the images; otherwise pages only have their sizes.

    Raises:
        RuntimeError: typst rejects the markup, which is a bug in a layout function.
        ValueError: fonts are missing.
    """
    with open_pdf(typeset(sources)) as document:
        indices: list[list[int]] = [[] for _ in sources]  # of the pages of each source
        for index in range(len(document)):
            name = next(name for name, _ in _links(document[index]) if name.startswith(PAGE_LINK))
            indices[int(name.removeprefix(PAGE_LINK))].append(index)
        pages: list[LaidPage] = []
        for index, numbers in enumerate(indices):
            number = 1 + round(sources[index].which_page * (len(numbers) - 1))
            page = _read_page(document, numbers, number)
            if len(page.words) < MIN_WORDS and number > 1:
                page = _read_page(document, numbers, number := 1)
            if longest_sides:
                pdf_page = document[numbers[number - 1]]
                page.pixels = pixel_size(pdf_page, longest_sides[index])
                page.image = render_pdf_page(pdf_page, longest_sides[index]) if render else None
            pages.append(page)
        return pages


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


def _compile(markup: str) -> bytes:
    pdf = compiler().compile(markup.encode(), format="pdf")
    for _ in range(CACHED_DOCUMENTS):  # empty documents replace gigabytes of pages in the cache
        compiler().compile(b"", format="pdf")
    return pdf


def _read_page(document: "PdfDocument", indices: list[int], number: int) -> LaidPage:
    """Read page `number` (from 1) of the source with the pages `indices`."""
    pdf_page = document[indices[number - 1]]
    width, height = pdf_page.get_size()
    words, boxes = pdf_words(pdf_page)
    page = LaidPage(words, boxes, size=(width, height), number=number, num_pages=len(indices))
    for name, (left, bottom, right, top) in _links(pdf_page):
        if not name.startswith(PAGE_LINK):
            box = [left / width, (height - top) / height, right / width, (height - bottom) / height]
            box = [min(max(value, 0.0), 1.0) * 1000 for value in box]
            rects = page.marks.setdefault(_mark_number(name), [])
            if name.endswith("+") and rects:
                rects[0] = list(union((rects[0], box)))
            else:
                rects.append(box)
    others = {target for index in indices if index != indices[number - 1] for target, _ in _links(document[index])}
    marks = {_mark_number(target) for target in others if not target.startswith(PAGE_LINK)}
    page.elsewhere = marks - page.marks.keys()
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
