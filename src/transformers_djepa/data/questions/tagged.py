"""Questions about the pages of a tagged PDF, from the regions that its tags name."""

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING

from djepa_pages.page_text import PageText
from djepa_pages.pdf import get_pdf_page
from djepa_pages.tagged_regions import tagged_regions
from djepa_pages.tags import read_string, read_tagged_page

from .region_questions import SURE, names_of, region_questions


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument

MAX_NAMES = 100  # of regions of a document that a page may be asked for, if it does not mention them


def tagged_questions(
    document: "PdfDocument", numbers: Iterable[int], rng: random.Random, limit: int
) -> dict[int, list[dict]]:
    """Up to `limit` questions about each tagged page, by its number from 1; some name regions of other pages."""
    import pypdfium2.raw as pdfium

    pages = {}
    for number in numbers if pdfium.FPDFCatalog_IsTagged(document.raw) else ():
        try:
            pdf_page = get_pdf_page(document, number)
            words, boxes, root = read_tagged_page(pdf_page)  # words in the order of the file
            pdf_page.close()
        except (ValueError, RuntimeError):  # reported when the page is read
            continue
        if root is not None:
            text = PageText(words, boxes)
            pages[number] = text, tagged_regions(root, text)
    names = sorted({name for _, regions in pages.values() for name in names_of(regions)}, key=str)
    known = {region.topic for _, regions in pages.values() for region in regions}.intersection(SURE)
    language = read_string(pdfium.FPDFCatalog_GetLanguage, document.raw)[:2].lower()  # "de" of "de-AT"
    found = {}
    for number, (text, regions) in pages.items():
        elsewhere = rng.sample(names, min(MAX_NAMES, len(names)))
        if regions:
            found[number] = region_questions(regions, text, rng, limit, language, "train", known, elsewhere)
    return found
