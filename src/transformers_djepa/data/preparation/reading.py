"""Read one document into rows, one per page."""

import io
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow
from PIL import Image

from djepa_pages.completion import OCR, complete_words
from djepa_pages.folder import Document
from djepa_pages.ocr import read_page
from djepa_pages.orientation import rotate
from djepa_pages.pages import Page, find_file, load_page, num_pages, read_pdf_page
from djepa_pages.pdf import DPI, get_pdf_page, open_pdf, render_pdf_page
from djepa_runtime.engines.processes import Failed

from ..questions.tagged import tagged_questions
from ..rows import PAGE_EXAMPLE_FEATURES


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument

CHOICES = {
    "image_format": ("JPEG", "PNG", "WEBP"),
    "ocr": OCR,
    "questions": ("none", "tags"),
}
OCR_SIDE = 5000  # maximum longer side in pixels for OCR, that of A2 at 200 dpi


@dataclass(frozen=True)
class ReadSettings:
    """How documents are read."""

    image_size: int = 1024  # longer side of stored images in pixels; smaller images are not enlarged
    image_format: str = "JPEG"  # of stored images: "JPEG", "PNG" or "WEBP"
    quality: int = 85  # of JPEG and WebP
    max_pages: int = 200  # per document; longer documents are sampled
    ocr: str = "auto"  # "auto" reads what text layers lack or have wrong, "always" every page, "never" none
    language: str = "eng"  # of the OCR
    questions: str = "none"  # "tags": about the regions of tagged PDFs (headings, tables, cells, figures, lists, ...)
    questions_per_page: int = 16  # maximum
    seed: int = 0  # of sampled pages and of the wordings of questions

    def __post_init__(self):
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                raise ValueError(f"{name} must be one of {', '.join(allowed)}, got {getattr(self, name)!r}.")
        check_at_least(
            1, image_size=self.image_size, max_pages=self.max_pages, questions_per_page=self.questions_per_page
        )
        if not 1 <= self.quality <= 100:
            raise ValueError(f"quality must be between 1 and 100, got {self.quality}.")


def check_at_least(minimum: float, **values: float | None) -> None:
    """Raise `ValueError` if a value is below the minimum; `None` is allowed."""
    for name, value in values.items():
        if value is not None and value < minimum:
            raise ValueError(f"{name} must be at least {minimum}, got {value}.")


@dataclass
class Read:
    """Page examples of a document with encoded images, and notes about what was left out."""

    rows: pyarrow.Table
    left_out: list[dict]


def read_document(path: Path, document_id: str, settings: ReadSettings) -> Read:
    """Read all pages of a document. Unreadable documents and pages, and pages without words, are left out and noted."""
    rows, left_out = [], []
    try:
        count, is_pdf = num_pages(path), find_file(path)[2]
    except ValueError as error:
        return pack([], [note(document_id, str(error))])
    rng = random.Random(f"{settings.seed}-{document_id}")
    chosen = range(1, count + 1)
    if count > settings.max_pages:
        chosen = sorted(rng.sample(chosen, settings.max_pages))
        left_out.append(note(document_id, f"{count - settings.max_pages} of {count} pages are over the limit."))
    with open_pdf(path) if is_pdf else nullcontext() as document:
        asked = is_pdf and settings.questions == "tags"
        questions = tagged_questions(document, chosen, rng, settings.questions_per_page) if asked else {}
        for number in chosen:
            try:
                page = _read_pdf_page(document, number, settings) if is_pdf else load_page(path, number)
                complete_words(page, lambda image: read_page(image, settings.language), settings.ocr)
                if not page.words:
                    raise ValueError("The page has no words.")
                ids = {"page_id": f"{document_id}#{number}", "document_id": document_id}
                rows.append(ids | _as_read(page, questions.get(number, []), settings))
            except (ValueError, RuntimeError) as error:  # pypdfium2 raises RuntimeErrors
                left_out.append(note(document_id, str(error), number))
    return pack(rows, left_out)


def _read_pdf_page(document: "PdfDocument", number: int, settings: ReadSettings) -> Page:
    """A page with its image, in the resolution of OCR if `complete_words` reads it."""
    page = read_pdf_page(document, number, settings.image_size)
    side = min(OCR_SIDE, round(max(document.get_page_size(number - 1)) * DPI / 72))
    is_complete = page.words is not None and page.doubtful is None
    is_read = settings.ocr == "always" or (settings.ocr == "auto" and not is_complete)
    if is_read and side > settings.image_size:
        with closing(get_pdf_page(document, number)) as pdf_page:
            page.image = render_pdf_page(pdf_page, side)
        page.size = page.image.size
    return page


def _as_read(page: Page, questions: list[dict], settings: ReadSettings) -> dict:
    """The image, words, boxes and questions of a row, upright and straight as the model sees a page."""
    row = {"image": encode(rotate(page.image, page.angle), settings), "words": page.words, "boxes": page.boxes}
    if page.view:
        row["boxes"] = page.view.as_read(page.boxes)
        for question in questions:
            question["answer_boxes"] = [page.view.as_read(boxes) for boxes in question["answer_boxes"]]
    return row | {"questions": questions}


def read_documents(documents: Sequence[Document], read_all: Callable) -> Iterator[tuple[str, Read]]:
    """Read documents with `map_documents`; yields their splits and what was read, in their order.

    Those that are `left_out`, or that the engine could not read, are left out with the reason.
    """
    results = read_all([document for document in documents if document.left_out is None])
    for document in documents:
        result = Failed(document.left_out) if document.left_out is not None else next(results)[1]
        if isinstance(result, Failed):
            result = pack([], [note(document.document_id, result.reason)])
        yield document.split, result


def pack(rows: list[dict], left_out: list[dict]) -> Read:
    """Convert page examples to a table in the reading process, so that the collecting process does little."""
    schema = PAGE_EXAMPLE_FEATURES.arrow_schema
    known = [{name: row[name] for name in schema.names} for row in rows]
    return Read(pyarrow.Table.from_pylist(known, schema=schema), left_out)


def note(document_id: str, reason: str, page: int | None = None) -> dict:
    return {"document_id": document_id, "page": page, "reason": reason}


def encode(image: Image.Image, settings: ReadSettings) -> dict:
    """Encode an image in the chosen format, scaled down to `image_size`, as `datasets` stores it."""
    if max(image.size) > settings.image_size:
        image = image.copy()
        image.thumbnail((settings.image_size, settings.image_size), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    image.save(file, settings.image_format, quality=settings.quality)
    return {"bytes": file.getvalue(), "path": None}
