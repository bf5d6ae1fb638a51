"""Questions from what a PDF states about itself: its outline, and the tags of tagged PDFs."""

import ctypes
import random
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from djepa_pages.outlines import on_page, read_outline
from djepa_pages.page_text import PageText, split_number
from djepa_pages.pdf import get_pdf_page
from djepa_pages.tagged_regions import Region, tagged_regions
from djepa_pages.tags import read_tagged_page

from .outlined import outlined_regions, usable
from .region_questions import SURE, names_of, region_questions


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage

SOURCES = ("none", "outlines", "tags", "all")
Tagged = tuple[PageText, list[Region]]
MAX_NAMES = 100  # of regions of a document that a page may be asked for, if it does not mention them


class StatedQuestions:
    """Makes questions about the pages of one PDF.

    Args:
        document: the PDF.
        numbers: pages that are read, from 1; their tags are read at once, about 100 pages a second.
        source: "none", "outlines", "tags", or "all": the tags of a page or, if it has none, the outline.
    """

    def __init__(self, document: "PdfDocument", numbers: Iterable[int], source: str):
        outlined, tagged = source in ("outlines", "all"), source in ("tags", "all")
        self.bookmarks = usable(read_outline(document)) if outlined else {}
        self.language = _language(document)
        self.tagged = dict(_read_tagged(document, numbers)) if tagged else {}
        titles = {split_number(mark.title)[1] for marks in self.bookmarks.values() for mark in marks}
        self.names = {(topic, title) for title in titles for topic in ("heading", "section")}
        self.names.update(name for _, regions in self.tagged.values() for name in names_of(regions))
        used = {region.topic for _, regions in self.tagged.values() for region in regions}
        self.known = used.intersection(SURE)  # a document may have lists and tag none

    def of_page(self, pdf_page: "PdfPage", number: int, text: PageText, rng: random.Random, limit: int) -> list[dict]:
        """Up to `limit` questions about a page; some of them name regions of other pages."""
        if number in self.tagged:
            text, regions = self.tagged[number]  # words in the order of the file
            known = self.known
        else:  # an outline does not name all headings
            regions, known = outlined_regions(text, on_page(pdf_page, self.bookmarks.get(number - 1, []))), set()
        names = sorted(self.names, key=str)
        names = rng.sample(names, min(MAX_NAMES, len(names)))
        return region_questions(regions, text, rng, limit, self.language, "train", known, names) if regions else []


def _read_tagged(document: "PdfDocument", numbers: Iterable[int]) -> Iterator[tuple[int, Tagged]]:
    """Yield the words and regions of tagged pages; pages that cannot be read are left out."""
    import pypdfium2.raw as pdfium

    for number in numbers if pdfium.FPDFCatalog_IsTagged(document.raw) else ():
        try:
            pdf_page = get_pdf_page(document, number)
            words, boxes, root = read_tagged_page(pdf_page)
            pdf_page.close()
        except (ValueError, RuntimeError):  # reported when the page is read
            continue
        if root is not None:
            text = PageText(words, boxes)
            yield number, (text, tagged_regions(root, text))


def _language(document: "PdfDocument") -> str | None:
    """Code of the language that the file states, "de" for "de-AT"; `None` if it states none."""
    import pypdfium2.raw as pdfium

    buffer = (ctypes.c_ushort * 32)()  # UTF-16
    length = pdfium.FPDFCatalog_GetLanguage(document.raw, buffer, ctypes.sizeof(buffer))
    return "".join(map(chr, buffer[:2])).lower() if 2 < length <= ctypes.sizeof(buffer) else None
