"""Regions of the pages of an open PDF, read one after the other."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from djepa_pages.content import read_content
from djepa_pages.pdf import get_pdf_page

from ..page_regions import Document, PageRegions
from ..questions.regions import RegionSettings, names_of


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage

MAX_CONTEXT = 12  # pages that are read first, to see what recurs on a document's pages


class RegionFinder:
    """Finds regions of the pages of a PDF, after a look at some of them.

    Args:
        document: open until the last call.
        numbers: of the pages that will be read, from 1.
    """

    def __init__(self, document: "PdfDocument", numbers: Sequence[int]):
        context = []
        for number in numbers[:: -(-len(numbers) // MAX_CONTEXT) or 1]:
            try:
                context.append(read_content(get_pdf_page(document, number), number))
            except (ValueError, RuntimeError):  # noted when that page is read
                continue
        context = [page for page in context if page is not None]
        self.document = Document(context)
        found = [self.document.find_regions(page) for page in context]
        self.settings = RegionSettings(self.document.language, named=names_of([each for each in found if each]))

    def find(self, pdf_page: "PdfPage", number: int) -> PageRegions | None:
        """Regions of a page; `None` for a page that is rotated or not readable."""
        content = read_content(pdf_page, number)
        return None if content is None else self.document.find_regions(content)
