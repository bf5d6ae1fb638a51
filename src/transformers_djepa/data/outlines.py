"""Heading questions from PDFs' outlines: a bookmark says on which page a section starts, the page's text says where.

Written for the manuals in Debian's `texlive-publishers-doc`, `texlive-science-doc`, `texlive-humanities-doc`, ...
(`apt-get download` and `dpkg-deb -x`), but any folder of PDFs with outlines will do. A title becomes a question only
when it stands on its page as a heading. Documents of one TeX package never lie on both sides of the split.
"""

import itertools
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ..processing.pdf import get_pdf_page, open_pdf, pdf_words, render_pdf_page
from .folder import pdf_files
from .questions.bookmarks import Bookmark, on_page, read_bookmarks
from .questions.headings import heading_questions
from .questions.page_text import PageText


if TYPE_CHECKING:
    from datasets import IterableDataset
    from pypdfium2 import PdfPage

logger = logging.getLogger(__name__)


def outline_pages(
    root: str | Path,
    split: str = "train",
    seed: int = 0,
    render: bool = False,
    image_size: int = 768,
    questions_per_page: int = 16,
    passes: int | None = 1,
    pages_per_document: int = 24,
) -> Iterator[dict]:
    """Yields pages of the PDFs below a folder with questions about their headings.

    Args:
        root: folder of PDFs, searched in depth.
        split: "train" or "test"; about a tenth of the packages (folders) is "test".
        seed: of the order, of the pages chosen from long documents and of the wordings.
        render: whether to draw the images; without, `image` is None.
        image_size: the longest side in pixels is this or up to 1.4 times as much.
        questions_per_page: at most so many questions a page.
        passes: how often the documents are gone through, each time with other pages and wordings; `None` never ends.
        pages_per_document: at most so many pages of a document in one pass, drawn at random.

    Yields:
        `image` (PIL or None), `words`, `boxes` (0..1000), `page_id`, `document_id`, and `questions`: dicts of
        `question`, `answers`, `answer_boxes` (one box a line) and `kind` ("heading", "unanswerable"). Files that cannot
        be read are logged and skipped.

    Raises:
        ValueError: an unknown split, or no PDFs below the folder.
    """
    files = pdf_files(root, split)
    limits = {"questions_per_page": questions_per_page, "passes": passes, "pages_per_document": pages_per_document}
    yield from _pages_of_files(files, str(root), seed, render, image_size, **limits)


def outline_dataset(
    root: str | Path,
    split: str = "train",
    seed: int = 0,
    shards: int = 16,
    render: bool = False,
    image_size: int = 768,
    questions_per_page: int = 16,
    passes: int | None = 1,
    pages_per_document: int = 24,
) -> "IterableDataset":
    """`outline_pages` as a streaming dataset; loader workers and ranks share out its shards of files."""
    from datasets import IterableDataset

    if shards < 1:
        raise ValueError(f"shards must be at least 1, got {shards}.")
    files = pdf_files(root, split)
    random.Random(seed).shuffle(files)
    dealt = [group for index in range(shards) if (group := files[index::shards])]
    settings = {"root": str(root), "seed": seed, "render": render, "image_size": image_size}
    settings |= {"questions_per_page": questions_per_page, "passes": passes, "pages_per_document": pages_per_document}
    return IterableDataset.from_generator(_pages_of_shards, gen_kwargs={"shards": dealt, **settings})


def _pages_of_shards(shards: list[list[str]], **settings) -> Iterator[dict]:
    yield from _pages_of_files([file for files in shards for file in files], **settings)


def _pages_of_files(
    files: list[str],
    root: str,
    seed: int,
    render: bool,
    image_size: int,
    questions_per_page: int,
    passes: int | None,
    pages_per_document: int,
) -> Iterator[dict]:
    files, side = sorted(files), image_size if render else None
    for number in itertools.count() if passes is None else range(passes):
        random.Random(f"{seed}-{number}").shuffle(files)
        count = 0
        for file in files:
            document_id = Path(file).relative_to(root).as_posix()
            rng = random.Random(f"{seed}-{number}-{document_id}")
            try:
                pages = _pages_of_document(file, document_id, rng, pages_per_document, questions_per_page, side)
            except (ValueError, RuntimeError, OSError) as error:  # pypdfium2's own errors are RuntimeErrors
                logger.warning("%s is skipped: %s", file, error)
                continue
            count += len(pages)
            yield from pages
        if count == 0:
            return


def _pages_of_document(
    file: str, document_id: str, rng: random.Random, most_pages: int, most_questions: int, longest_side: int | None
) -> list[dict]:
    """A list, not a generator: PDFium is locked while a document is open."""
    with open_pdf(Path(file)) as document:
        bookmarks = read_bookmarks(document)
        titles = sorted({title for marks in bookmarks.values() for title, *_ in marks})
        numbers = sorted(bookmarks)
        pages = []
        for number in sorted(rng.sample(numbers, min(len(numbers), most_pages))):
            pdf_page = get_pdf_page(document, number + 1)
            page = _page_example(pdf_page, bookmarks[number], titles, rng, most_questions)
            scale = rng.uniform(1.0, 1.4)  # drawn in any case: the questions are the same without the image
            if page:
                image = render_pdf_page(pdf_page, int(longest_side * scale)) if longest_side else None
                ids = {"page_id": f"{document_id}#{number + 1}", "document_id": document_id}
                pages.append({"image": image, **ids, **page})
            pdf_page.close()
        return pages


def _page_example(
    pdf_page: "PdfPage", marks: list[Bookmark], titles: list[str], rng: random.Random, most: int
) -> dict | None:
    """`None` for a page on which no title is found."""
    words, boxes = pdf_words(pdf_page)
    questions = heading_questions(PageText(words, boxes), on_page(pdf_page, marks), titles, rng, most)
    return {"words": words, "boxes": boxes, "questions": questions} if questions else None
