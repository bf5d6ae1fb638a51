"""Questions from what a PDF states about itself: its outline, and the tags of tagged PDFs."""

import ctypes
import random
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from djepa_pages.outlines import on_page, read_outline
from djepa_pages.pdf import get_pdf_page
from djepa_pages.tags import read_tagged_page

from .bookmarks import sibling_titles, usable
from .headings import heading_questions
from .page_text import PageText
from .regions import Region, RegionContext, names_of, region_questions
from .sections import section_questions
from .tagged import tagged_regions


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage

SOURCES = {"none": (), "outlines": ("outlines",), "tags": ("tags",), "all": ("outlines", "tags")}
MAX_NAMES = 60  # of the other pages of a document that a page may be asked for


class StatedQuestions:
    """Makes questions about the pages of one PDF.

    Args:
        path, document: of the PDF; the next PDF in the folder provides titles that it does not have.
        numbers: pages that are read, from 1; their tags are read at once, about 100 pages a second.
        source: "none", "outlines", "tags" or "all".
    """

    def __init__(self, path: Path, document: "PdfDocument", numbers: Iterable[int], source: str):
        self.outlined = "outlines" in SOURCES[source]
        self.bookmarks = usable(read_outline(document)) if self.outlined else {}
        titles = [mark.title for marks in self.bookmarks.values() for mark in marks]
        self.titles = sorted({*titles, *(sibling_titles(path) if self.outlined else ())})
        self.language = _language(document)
        self.regions = _read_regions(document, numbers) if "tags" in SOURCES[source] else {}

    def of_page(self, pdf_page: "PdfPage", number: int, text: PageText, rng: random.Random, limit: int) -> list[dict]:
        """Up to `limit` questions about a page; half of them from its tags, if there are so many."""
        stated = []
        if self.outlined and text.words:
            marks = on_page(pdf_page, self.bookmarks.get(number - 1, []))
            stated = heading_questions(text, marks, self.titles, rng, limit)
            stated += section_questions(text, marks, self.titles, rng, limit)
            rng.shuffle(stated)
        questions = []
        if number in self.regions:
            others = [name for page, regions in self.regions.items() if page != number for name in names_of(regions)]
            elsewhere = rng.sample(others, min(MAX_NAMES, len(others)))
            context = RegionContext(self.language, elsewhere=elsewhere)
            questions = region_questions(self.regions[number], text, context, rng, limit)
        questions = questions[: max(limit - limit // 2, limit - len(stated))]
        questions += stated[: limit - len(questions)]
        rng.shuffle(questions)
        return questions


def _read_regions(document: "PdfDocument", numbers: Iterable[int]) -> dict[int, list[Region]]:
    """Regions of the tagged pages; a page that cannot be read has none."""
    import pypdfium2.raw as pdfium

    found = {}
    for number in numbers if pdfium.FPDFCatalog_IsTagged(document.raw) else ():
        try:
            pdf_page = get_pdf_page(document, number)
            words, boxes, root = read_tagged_page(pdf_page)
            pdf_page.close()
        except (ValueError, RuntimeError):  # reported when the page is read
            continue
        if root is not None:
            found[number] = tagged_regions(root, PageText(words, boxes))
    return found


def _language(document: "PdfDocument") -> str | None:
    """Code of the language that the file states, "de" for "de-AT"; `None` if it states none."""
    import pypdfium2.raw as pdfium

    buffer = (ctypes.c_ushort * 32)()  # UTF-16
    length = pdfium.FPDFCatalog_GetLanguage(document.raw, buffer, ctypes.sizeof(buffer))
    return "".join(map(chr, buffer[:2])).lower() if 2 < length <= ctypes.sizeof(buffer) else None
