"""One document to rows of pages."""

import io
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow
from PIL import Image

from ...processing.ocr import find_engine
from ...processing.pages import is_pdf, load_page, num_pages
from ...processing.pdf import DPI, get_pdf_page, open_pdf, pdf_words, render_pdf_page
from ..questions import KINDS, page_questions
from ..questions.bookmarks import read_bookmarks
from ..rows import PAGE_EXAMPLE_FEATURES
from .siblings import sibling_titles


if TYPE_CHECKING:
    from pypdfium2 import PdfPage

IMAGE_FORMATS = ("JPEG", "PNG", "WEBP")
OCR_CHOICES = ("auto", "none")
QUESTION_CHOICES = ("none", *KINDS, "all")
OCR_SIDE = 5000  # pixels: A2 at that resolution; of a larger poster more would be too many


@dataclass(frozen=True)
class ReadSettings:
    """How documents are read.

    Args:
        image_size: pixels of a page's longer side; images are scaled down to it, never up.
        image_format: "JPEG", "PNG" or "WEBP", of the stored images.
        quality: of JPEG and WebP.
        max_pages: of a document; of a longer one so many are drawn at random.
        ocr: "auto" reads pages without a text layer with the first engine that is installed, "none" leaves them out.
        language: of the OCR.
        questions: "headings" and "sections" (from PDFs' outlines), "captions" (of figures and tables), "tables" (their
            cells), "all", or "none": pages alone.
        questions_per_page: at most so many.
        seed: of the pages drawn from long documents and of the questions' wordings.
    """

    image_size: int = 1024
    image_format: str = "JPEG"
    quality: int = 85
    max_pages: int = 200
    ocr: str = "auto"
    language: str = "eng"
    questions: str = "none"
    questions_per_page: int = 16
    seed: int = 0

    def __post_init__(self):
        for name, allowed in (("image_format", IMAGE_FORMATS), ("ocr", OCR_CHOICES), ("questions", QUESTION_CHOICES)):
            if getattr(self, name) not in allowed:
                raise ValueError(f"{name} must be one of {', '.join(allowed)}, got {getattr(self, name)!r}.")
        for name in ("image_size", "max_pages", "questions_per_page"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, got {getattr(self, name)}.")
        if not 1 <= self.quality <= 100:
            raise ValueError(f"quality must be between 1 and 100, got {self.quality}.")


@dataclass
class Read:
    """What became of a document: page examples with encoded images, and what was left out and why."""

    rows: pyarrow.Table
    left_out: list[dict]


def read_document(path: Path, document_id: str, settings: ReadSettings) -> Read:
    """Rows of all pages of a document.

    A page that cannot be read, or has no words, is left out and noted; so is all of a document that cannot be opened.
    """
    left_out = []
    try:
        count = num_pages(path)
    except ValueError as error:
        return pack([], [note(document_id, str(error))])
    rng = random.Random(f"{settings.seed}-{document_id}")
    chosen = range(1, count + 1)
    if count > settings.max_pages:
        chosen = sorted(rng.sample(chosen, settings.max_pages))
        left_out.append(note(document_id, f"{count - settings.max_pages} of {count} pages are over the limit."))
    pages = _pdf_pages if is_pdf(path) else _image_pages
    rows = list(pages(path, document_id, chosen, settings, rng, left_out))
    return pack(rows, left_out)


def pack(rows: list[dict], left_out: list[dict]) -> Read:
    """Page examples as a table: made by the process that read them, it costs the one that collects them little."""
    schema = PAGE_EXAMPLE_FEATURES.arrow_schema
    known = [{name: row[name] for name in schema.names} for row in rows]
    return Read(pyarrow.Table.from_pylist(known, schema=schema), left_out)


def note(document_id: str, reason: str, page: int | None = None) -> dict:
    return {"document_id": document_id, "page": page, "reason": reason}


def _pdf_pages(path: Path, document_id: str, chosen, settings: ReadSettings, rng, left_out: list) -> Iterator[dict]:
    kinds = {"none": (), "all": KINDS}.get(settings.questions, (settings.questions,))
    outlined = bool({"headings", "sections"} & {*kinds})
    others = sibling_titles(path) if outlined else ()
    with open_pdf(path) as document:
        bookmarks = read_bookmarks(document) if outlined else {}
        titles = sorted({*others, *(mark.title for marks in bookmarks.values() for mark in marks)})
        for number in chosen:
            try:
                pdf_page = get_pdf_page(document, number)
                words, boxes = pdf_words(pdf_page)
                image = render_pdf_page(pdf_page, _rendered_side(pdf_page, words, settings))
                marks = bookmarks.get(number - 1, [])
                most = settings.questions_per_page
                asked = page_questions(pdf_page, words, boxes, marks, titles, kinds, rng, most)
                pdf_page.close()
                yield _row(document_id, number, image, words, boxes, asked, settings)
            except (ValueError, RuntimeError) as error:  # pypdfium2's own errors are RuntimeErrors
                left_out.append(note(document_id, str(error), number))


def _rendered_side(pdf_page: "PdfPage", words: list[str], settings: ReadSettings) -> int:
    """Pixels of the longer side: those that are stored, or more where OCR is to read the page."""
    if words or settings.ocr == "none":
        return settings.image_size
    return max(settings.image_size, min(OCR_SIDE, round(max(pdf_page.get_size()) * DPI / 72)))


def _image_pages(path: Path, document_id: str, chosen, settings: ReadSettings, rng, left_out: list) -> Iterator[dict]:
    for number in chosen:
        try:
            yield _row(document_id, number, load_page(path, number).image, [], [], [], settings)
        except ValueError as error:
            left_out.append(note(document_id, str(error), number))


def _row(document_id: str, number: int, image, words, boxes, questions, settings: ReadSettings) -> dict:
    """A page example; raises `ValueError` for a page without words that OCR cannot help."""
    if not words and settings.ocr == "auto":
        words, boxes = find_engine(settings.language)(image)  # raises it where there is no engine, or not this language
    if not words:
        raise ValueError("The page has no words.")
    ids = {"page_id": f"{document_id}#{number}", "document_id": document_id}
    stored = {"bytes": encode(image, settings), "path": None}
    return {"image": stored, "words": words, "boxes": boxes, **ids, "questions": questions}


def encode(image: Image.Image, settings: ReadSettings) -> bytes:
    """The image in the chosen format, scaled down to `image_size`."""
    if max(image.size) > settings.image_size:
        image = image.copy()
        image.thumbnail((settings.image_size, settings.image_size), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    image.save(file, settings.image_format, quality=settings.quality)
    return file.getvalue()
