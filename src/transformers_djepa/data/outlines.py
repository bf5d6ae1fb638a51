"""Questions about headings, from the outlines of PDFs: a bookmark names a section and its page, the text locates it.

Written for the manuals in Debian's `texlive-publishers-doc`, `texlive-science-doc`, `texlive-humanities-doc`, ...
(`apt-get download` and `dpkg-deb -x`), but works with any folder of PDFs with outlines. A title becomes a question only
if it is a heading on its page. All documents of a TeX package are in the same split.
"""

import logging
import random
from collections.abc import Iterator
from pathlib import Path

from datasets import IterableDataset

from djepa_pages import Limits
from djepa_pages.outlines import load_outline, load_outlined_page
from djepa_pages.pages import render_page

from .folder import document_id_of, pdf_files
from .questions.bookmarks import usable
from .questions.headings import heading_questions
from .questions.page_text import PageText


logger = logging.getLogger(__name__)

LIMITS = Limits()  # of reading a page


def outline_pages(root: str | Path, split: str = "train", seed: int = 0, **settings) -> Iterator[dict]:
    """Yield pages of the PDFs in a folder with questions about their headings, each document once.

    Args:
        root: folder of PDFs, searched recursively.
        split: "train" or "test"; about a tenth of the packages (folders) is "test".
        seed: of the order, of the pages sampled from long documents, and of the wordings.
        render: whether to render images; otherwise `image` is None. Default: False.
        image_size: minimum longer side of images in pixels; they are up to 1.4 times as large. Default: 768.
        questions_per_page: maximum. Default: 16.
        pages_per_document: maximum; longer documents are sampled. Default: 24.

    Yields:
        page examples of the row format, whose questions also have a `kind` ("heading", "unanswerable"). Unreadable
        files are logged and skipped.

    Raises:
        ValueError: an unknown split, or no PDFs in the folder.
    """
    yield from _pages_of_shards([pdf_files(root, split)], str(root), seed, **settings)


def outline_dataset(
    root: str | Path, split: str = "train", seed: int = 0, shards: int = 16, **settings
) -> IterableDataset:
    """`outline_pages` as a streaming dataset whose files are in up to `shards` shards."""
    files = pdf_files(root, split)
    random.Random(seed).shuffle(files)
    dealt = [group for index in range(shards) if (group := files[index::shards])]
    settings |= {"shards": dealt, "root": str(root), "seed": seed}
    return IterableDataset.from_generator(_pages_of_shards, gen_kwargs=settings)


def _pages_of_shards(
    shards: list[list[str]],
    root: str,
    seed: int,
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
        side = image_size if render else None
        try:
            pages = _pages_of_document(file, document_id, rng, pages_per_document, questions_per_page, side)
        except (ValueError, OSError) as error:
            logger.warning("%s is skipped: %s", file, error)
            continue
        yield from pages


def _pages_of_document(
    file: str, document_id: str, rng: random.Random, max_pages: int, max_questions: int, side: int | None
) -> list[dict]:
    """Pages with questions."""
    bookmarks = usable(load_outline(Path(file), LIMITS))
    titles = sorted({mark.title for marks in bookmarks.values() for mark in marks})
    numbers = sorted(bookmarks)
    pages = []
    for number in sorted(rng.sample(numbers, min(len(numbers), max_pages))):
        words, boxes, marks = load_outlined_page(Path(file), number + 1, bookmarks[number], LIMITS)
        questions = heading_questions(PageText(words, boxes), marks, titles, rng, max_questions)
        scale = rng.uniform(1.0, 1.4)  # always drawn, so that questions are the same without images
        if questions:
            image = render_page(Path(file), number + 1, int(side * scale), LIMITS) if side else None
            page = {"image": image, "page_id": f"{document_id}#{number + 1}", "document_id": document_id}
            pages.append(page | {"words": words, "boxes": boxes, "questions": questions})
    return pages
