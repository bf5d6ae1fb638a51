"""Pages of real PDFs with questions about their headings, tables, captions and regions.

Written for the manuals in Debian's `texlive-publishers-doc`, `texlive-science-doc`, `texlive-humanities-doc`, ...
(`apt-get download` and `dpkg-deb -x`), but works with any folder of PDFs. Headings come from outlines: a bookmark names
a section and its page, the text locates it. Regions come from `page_regions`. All documents of a TeX package are in the
same split.
"""

import logging
import random
from collections.abc import Iterator
from pathlib import Path

from datasets import IterableDataset

from djepa_pages import Limits, load_page, num_pages
from djepa_pages.outlines import Bookmark, load_outline
from djepa_pages.pages import render_page
from transformers_djepa.data.folder import document_id_of, pdf_files
from transformers_djepa.data.questions.bookmarks import usable
from transformers_djepa.data.questions.headings import find_heading
from transformers_djepa.data.questions.page_text import PageText
from transformers_djepa.processing.spelling import has_text

from ..content.content import PageContent, load_contents
from ..content.glances import load_glances
from ..questions.page_questions import KINDS, AskedPage, page_questions
from ..questions.regions import RegionSettings, names_of
from ..questions.tables import scaled_rules
from .document import Document
from .page_choice import choose_pages


logger = logging.getLogger(__name__)

LIMITS = Limits()  # of reading a page
ASKED = tuple(kind for kind in KINDS if kind != "sections")
MAX_GLANCES = 64  # pages of a document that are looked at before some are chosen
MIN_CONTEXT = 8  # pages that are read to see what recurs on a document's pages
WORDS_ALONE = 32  # pixels of a page whose image is not needed


def outline_pages(root: str | Path, split: str = "train", seed: int = 0, **settings) -> Iterator[dict]:
    """Yield pages of the PDFs in a folder with questions, each document once.

    Args:
        root: folder of PDFs, searched recursively.
        split: "train" or "test"; about a tenth of the packages (folders) is "test".
        seed: of the order, of the pages sampled from documents, and of the wordings.
        asked: False reads words alone, several times as fast: pages with words, chosen at random, without questions.
            Default: True.
        render: whether to render images; otherwise `image` is None. Default: False.
        image_size: minimum longer side of images in pixels; they are up to 1.4 times as large. Default: 768.
        questions_per_page: maximum. Default: 16.
        pages_per_document: maximum; longer documents are sampled. Pages of text alone are also sampled. Default: 24.

    Yields:
        page examples of the row format, whose questions also have a `kind` ("heading", "cell", "caption", "region",
        "unanswerable") and a `topic`. Unreadable files are logged and skipped.

    Raises:
        ValueError: an unknown split, or no PDFs in the folder.
    """
    yield from _pages_of_shards([pdf_files(root, split)], str(root), split, seed, **settings)


def outline_dataset(
    root: str | Path, split: str = "train", seed: int = 0, shards: int = 16, **settings
) -> IterableDataset:
    """`outline_pages` as a streaming dataset whose files are in up to `shards` shards."""
    files = pdf_files(root, split)
    random.Random(seed).shuffle(files)
    dealt = [group for index in range(shards) if (group := files[index::shards])]
    settings |= {"shards": dealt, "root": str(root), "split": split, "seed": seed}
    return IterableDataset.from_generator(_pages_of_shards, gen_kwargs=settings)


def _pages_of_shards(
    shards: list[list[str]],
    root: str,
    split: str,
    seed: int,
    asked: bool = True,
    render: bool = False,
    image_size: int = 768,
    questions_per_page: int = 16,
    pages_per_document: int = 24,
) -> Iterator[dict]:
    files = sorted(file for shard in shards for file in shard)
    random.Random(f"{seed}-0").shuffle(files)
    for file in files:
        document_id = document_id_of(Path(file), Path(root))
        rng = random.Random(f"{seed}-0-{document_id}")
        rendered = {"rng": rng, "size": image_size if render else None}
        try:
            if asked:
                pages = list(_asked_rows(Path(file), split, pages_per_document, questions_per_page, **rendered))
            else:
                pages = list(_plain_rows(Path(file), pages_per_document, **rendered))
        except (ValueError, OSError) as error:
            logger.warning("%s is skipped: %s", file, error)
            continue
        for number, page in pages:
            yield page | {"page_id": f"{document_id}#{number}", "document_id": document_id}


def _plain_rows(path: Path, max_pages: int, rng: random.Random, size: int | None) -> Iterator[tuple[int, dict]]:
    """Numbers and rows of random pages of a document that have words; without `size`, they have no images."""
    count = num_pages(path, LIMITS)
    for number in rng.sample(range(1, count + 1), min(count, max_pages)):
        scale = rng.uniform(1.0, 1.4)
        page = load_page(path, number, longest_side=int(size * scale) if size else WORDS_ALONE, limits=LIMITS)
        if has_text(page.words or ()):
            words = {"words": page.words, "boxes": page.boxes}
            yield number, {"image": page.image if size else None, **words, "questions": []}


def _asked_rows(
    path: Path, split: str, max_pages: int, max_questions: int, rng: random.Random, size: int | None
) -> Iterator[tuple[int, dict]]:
    """Numbers and rows of the pages of a document that answer some question; without `size`, they have no images."""
    for content, questions in _asked_pages(path, split, rng, max_pages, max_questions):
        scale = rng.uniform(1.0, 1.4)  # always drawn, so that questions are the same without images
        image = render_page(path, content.number, int(size * scale), LIMITS) if size else None
        words = {"words": content.texts, "boxes": content.boxes}
        yield content.number, {"image": image, **words, "questions": questions}


def _asked_pages(
    path: Path, split: str, rng: random.Random, max_pages: int, max_questions: int
) -> Iterator[tuple[PageContent, list[dict]]]:
    """Pages of a document that answer some question, with their questions."""
    bookmarks = usable(load_outline(path, LIMITS))
    titles = sorted({mark.title for marks in bookmarks.values() for mark in marks})
    count = num_pages(path, LIMITS)
    looked = rng.sample(range(1, count + 1), min(count, MAX_GLANCES))
    chosen = choose_pages(load_glances(path, looked, LIMITS), rng, max_pages)
    context = [number for number in looked if number not in chosen][: max(0, MIN_CONTEXT - len(chosen))]
    read = load_contents(path, sorted({*chosen, *context}), bookmarks, LIMITS)
    document = Document([page for page, _ in read], _confirmed_headings(read))
    regions = {page.number: document.find_regions(page) for page, _ in read}
    named = names_of([found for found in regions.values() if found])
    settings = RegionSettings(document.language, split, named)
    for page, marks in read:
        if page.number in chosen:
            text, rules = PageText(page.texts, page.boxes), scaled_rules(page.drawings or (), page.width, page.height)
            asked = AskedPage(text, rules, marks, titles, regions[page.number])
            questions = page_questions(asked, ASKED, settings, rng, max_questions)
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
