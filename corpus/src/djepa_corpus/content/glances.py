"""A quick look at the pages of a PDF, before they are read: their text, and the kinds of their objects."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from djepa_pages.pdf import get_pdf_page, open_pdf


if TYPE_CHECKING:
    from pypdfium2 import PdfPage


@dataclass(frozen=True)
class Glance:
    """What is quick to see of a page.

    Attributes:
        text: in the order of the file.
        images: number of images, form XObjects and shadings on the page itself.
        paths: number of paths on the page itself.
    """

    text: str
    images: int
    paths: int


def glance_at(pdf_page: "PdfPage") -> Glance:
    """Look at a page."""
    import pypdfium2.raw as pdfium

    numbers = range(pdfium.FPDFPage_CountObjects(pdf_page.raw))
    objects = (pdfium.FPDFPage_GetObject(pdf_page.raw, number) for number in numbers)
    kinds = Counter(map(pdfium.FPDFPageObj_GetType, objects))
    pictures = (pdfium.FPDF_PAGEOBJ_IMAGE, pdfium.FPDF_PAGEOBJ_FORM, pdfium.FPDF_PAGEOBJ_SHADING)
    text_page = pdf_page.get_textpage()
    text = text_page.get_text_bounded()
    text_page.close()
    return Glance(text, sum(kinds[kind] for kind in pictures), kinds[pdfium.FPDF_PAGEOBJ_PATH])


def load_glances(path: Path, numbers: Iterable[int]) -> dict[int, Glance]:
    """Look at pages of a PDF (from 1), without those that are damaged; raises `ValueError` like `load_page`."""
    found = {}
    with open_pdf(path) as document:
        for number in numbers:
            try:
                pdf_page = get_pdf_page(document, number)
                found[number] = glance_at(pdf_page)
                pdf_page.close()
            except (ValueError, RuntimeError):  # of this page; pypdfium2 raises RuntimeErrors
                continue
    return found
