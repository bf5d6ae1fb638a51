"""A printed document as rows: image, words, regions and questions of each page."""

import io
import random
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pyarrow
from datasets import Features, List, Value
from PIL import Image

from djepa_pages.page_text import PageText
from djepa_pages.pdf import get_pdf_page, open_pdf, render_pdf_page
from djepa_pages.reading_order import in_reading_order
from djepa_pages.tagged_regions import Region, tagged_regions
from djepa_pages.tags import read_tagged_page
from transformers_djepa.data.questions.region_questions import names_of, region_questions
from transformers_djepa.data.rows import BOXES, PAGE_EXAMPLE_FEATURES

from .margins import Margins
from .plan import HtmlDocument
from .printing import Printer, find_chromium
from .regions import add_margins, hidden_topics, read_marks, split_tables
from .styles import draw_style
from .titles import translated_questions, translated_titles


SIDE = 1024  # pixels, of images
QUALITIES = (70, 55, 40)  # of JPEG, until an image is small enough
MAX_BYTES = 100_000
LABELLED = (  # topics of which a page shows all regions
    "heading subheading paragraph list list_item table figure caption code note page_header page_footer page_number "
    "contents quote footnote"
).split()
REGION = {
    "topic": Value("string"),
    "level": Value("int32"),
    "text": Value("string"),
    "boxes": BOXES,
    "names": List(List(Value("string"))),
}
FEATURES = Features({**PAGE_EXAMPLE_FEATURES, "language": Value("string"), "regions": List(REGION)})


@dataclass(frozen=True)
class PrintSettings:
    """How documents are printed.

    Args:
        root: of the unpacked packages.
        seed: of styles and questions.
        max_pages: per document; later pages are left out.
        questions_per_page: maximum.
    """

    root: Path
    seed: int = 0
    max_pages: int = 24
    questions_per_page: int = 16


@dataclass
class PrintedPages:
    """Rows of a document, and notes about pages that were left out."""

    rows: pyarrow.Table
    left_out: list[dict]


@dataclass
class _Page:
    number: int
    image: Image.Image
    text: PageText
    regions: list[Region]
    labelled: list[str]


def read_printed(document: HtmlDocument, document_id: str, settings: PrintSettings) -> PrintedPages:
    """Print a document in a style of its own and read it back; runs in a worker process, which keeps its Chromium.

    Raises:
        ValueError: the document cannot be printed.
    """
    rng = random.Random(f"{settings.seed}-{document_id}")
    style = draw_style(rng, settings.root, document.language)
    titles = translated_titles(document, settings.root)
    project = document.source.name.replace("-", " ").title()
    css = style.css + style.margins.fill(next(iter(titles), project), project)
    printed = _printer().print(document.files, style, css, document.language, document.window)
    left_out: list[dict] = []
    pages = _read_pdf(printed.pdf, style.margins, document_id, settings, left_out)
    rows = _rows(pages, document, titles, rng, settings)
    return PrintedPages(pyarrow.Table.from_pylist(rows, schema=FEATURES.arrow_schema), left_out)


@cache
def _printer() -> Printer:
    """Chromium of this process."""
    return Printer(find_chromium(), Path(tempfile.mkdtemp(prefix="djepa-html-")))


def stop_printer() -> None:
    """Stop the Chromium of this process, if it runs."""
    if _printer.cache_info().currsize:
        _printer().stop()
        _printer.cache_clear()


def _read_pdf(
    pdf: bytes, margins: Margins, document_id: str, settings: PrintSettings, left_out: list[dict]
) -> list[_Page]:
    """The pages that show something besides their margins."""
    pages = []
    with open_pdf(pdf) as opened:
        for number in range(1, min(len(opened), settings.max_pages) + 1):
            pdf_page = get_pdf_page(opened, number)
            words, boxes, root = read_tagged_page(pdf_page)
            if root is None or not words:
                left_out.append(note(document_id, "The page has no words.", number))
                continue
            text = PageText(words, boxes)
            tree = split_tables(read_marks(root), boxes)
            marked = add_margins(tree, words, boxes, margins, number, len(opened))
            hidden = hidden_topics(marked)
            labelled = [topic for topic in LABELLED if topic not in hidden]
            image = render_pdf_page(pdf_page, SIDE)
            pages.append(_Page(number, image, text, tagged_regions(marked, text), labelled))
            pdf_page.close()
        if len(opened) > settings.max_pages:
            left_out.append(note(document_id, f"{len(opened) - settings.max_pages} pages are over the limit."))
    return pages


def _rows(
    pages: Sequence[_Page],
    document: HtmlDocument,
    titles: dict[str, dict[str, str]],
    rng: random.Random,
    settings: PrintSettings,
) -> list[dict]:
    """Page examples, with the regions of each page and its language."""
    names = [names_of(page.regions) for page in pages]
    rows = []
    for index, page in enumerate(pages):
        others = [name for place, found in enumerate(names) if place != index for name in found]
        split, limit = document.source.split, settings.questions_per_page
        questions = translated_questions(page.regions, page.text, titles, split, rng, limit)
        questions += region_questions(
            page.regions, page.text, rng, limit, document.language, split, page.labelled, others
        )
        words, boxes = in_reading_order(page.text.words, page.text.boxes, from_file=True)
        rows.append(
            {
                "image": {"bytes": encode_image(page.image), "path": None},
                "words": words,
                "boxes": boxes,
                "page_id": f"{document.document_id}#{page.number}",
                "document_id": document.document_id,
                "questions": questions[:limit],
                "language": document.language,
                "regions": [_region(region, page.text) for region in page.regions],
            }
        )
    return rows


def note(document_id: str, reason: str, page: int | None = None) -> dict:
    return {"document_id": document_id, "page": page, "reason": reason}


def _region(region: Region, text: PageText) -> dict:
    names = [[name] if isinstance(name, str) else list(name) for name in region.names]
    joined = text.join(region.words)
    return {"topic": region.topic, "level": region.level, "text": joined, "boxes": list(region.boxes), "names": names}


def encode_image(image: Image.Image) -> bytes:
    """JPEG, of lower quality if it is over `MAX_BYTES`."""
    for quality in QUALITIES:
        file = io.BytesIO()
        image.save(file, "JPEG", quality=quality)
        if file.tell() <= MAX_BYTES:
            break
    return file.getvalue()
