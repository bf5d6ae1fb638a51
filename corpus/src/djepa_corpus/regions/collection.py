"""Pages of untagged PDFs with questions about their headings, sections and regions.

Written for the manuals in Debian's `texlive-publishers-doc`, `texlive-science-doc`, `texlive-humanities-doc`, ...
(`apt-get download` and `dpkg-deb -x`), but works with any folder of PDFs. Headings and sections come from outlines: a
bookmark names a section and its page, the text locates it. Other regions come from fonts and lines.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from djepa_pages.page_text import PageText, split_number
from djepa_pages.pdf import get_pdf_page, open_pdf, render_pdf_page
from djepa_pages.reading_order import in_reading_order
from transformers_djepa.data.preparation.reading import Read, ReadSettings, check_at_least, encode, pack

from ..content.content import PageContent, load_contents
from ..content.glances import load_glances
from ..content.outlines import Bookmark, read_outline
from .document import Document
from .outlined import find_heading, usable
from .page_choice import choose_pages
from .questions import asked_page, names_of


MAX_GLANCES = 64  # pages of a document that are looked at before some are chosen
MIN_CONTEXT = 8  # pages that are read to see what recurs on a document's pages
LARGEST = 1.4  # of `image_size`: images have between 1 and as many times as many pixels
QUALITY = 60  # of JPEG


@dataclass(frozen=True)
class RegionSettings:
    """What the rows of a document depend on.

    Args:
        image_size: minimum longer side of images in pixels; they are up to 1.4 times as large.
        max_pages: per document; longer documents are sampled. Pages of text alone are also sampled.
        questions_per_page: maximum.
        seed: of the pages sampled from documents, and of the wordings.
    """

    image_size: int = 768
    max_pages: int = 24
    questions_per_page: int = 16
    seed: int = 0

    def __post_init__(self):
        check_at_least(64, image_size=self.image_size)
        check_at_least(1, max_pages=self.max_pages, questions_per_page=self.questions_per_page)


def read_regions(path: Path, document_id: str, settings: RegionSettings, split: str) -> Read:
    """Read the pages of a PDF that answer some question; raises `ValueError` if it cannot be read."""
    rng = random.Random(f"{settings.seed}-{document_id}")
    stored = ReadSettings(image_size=int(settings.image_size * LARGEST), quality=QUALITY)
    rows = []
    for content, questions in _asked_pages(path, split, rng, settings):
        with open_pdf(path) as document:
            side = int(settings.image_size * rng.uniform(1.0, LARGEST))
            image = render_pdf_page(get_pdf_page(document, content.number), side)
        ids = {"page_id": f"{document_id}#{content.number}", "document_id": document_id}
        words, boxes = in_reading_order(content.texts, content.boxes, from_file=True)
        rows.append({"image": encode(image, stored), "words": words, "boxes": boxes, **ids, "questions": questions})
    return pack(rows, [])


def _asked_pages(
    path: Path, split: str, rng: random.Random, settings: RegionSettings
) -> Iterator[tuple[PageContent, list[dict]]]:
    """Pages of a document that answer some question, with their questions."""
    with open_pdf(path) as opened:
        bookmarks, count = usable(read_outline(opened)), len(opened)
    looked = rng.sample(range(1, count + 1), min(count, MAX_GLANCES))
    chosen = choose_pages(load_glances(path, looked), rng, settings.max_pages)
    context = [number for number in looked if number not in chosen][: max(0, MIN_CONTEXT - len(chosen))]
    read = load_contents(path, sorted({*chosen, *context}), bookmarks)
    document = Document([page for page, _ in read], _confirmed_headings(read))
    pages = {page.number: asked_page(page, document.find_regions(page), marks) for page, marks in read}
    titles = (split_number(mark.title)[1] for marks in bookmarks.values() for mark in marks)
    elsewhere = names_of([*pages.values()]) + [(topic, title) for title in titles for topic in ("heading", "section")]
    for page, _ in read:
        if page.number in chosen:
            asked = pages[page.number]
            questions = asked.questions(document.language, split, elsewhere, rng, settings.questions_per_page)
            if any(question["answers"] for question in questions):
                yield page, questions


def _confirmed_headings(read: list[tuple[PageContent, list[Bookmark]]]) -> dict[int, list[list[int]]]:
    """By page number, the word indices of the headings that bookmarks name."""
    found = {}
    for page, marks in read:
        text = PageText(page.texts, page.boxes)
        runs = [find_heading(text, mark.title, mark.y) for mark in marks if mark.y is not None]
        found[page.number] = [run for run in runs if run]
    return found
