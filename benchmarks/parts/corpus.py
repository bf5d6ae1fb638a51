"""Pages of a folder of PDFs for the pre-training benchmark: image, words, questions about headings, kinds of lines."""

import io
import logging
import pickle
import random
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from PIL import Image
from torch.utils.data import Dataset

from transformers_djepa.data.folder import pdf_files
from transformers_djepa.data.questions.bookmarks import on_page, read_bookmarks
from transformers_djepa.data.questions.headings import heading_questions
from transformers_djepa.data.questions.page_text import PageText
from transformers_djepa.files import replace
from transformers_djepa.processing.pdf import get_pdf_page, open_pdf, pdf_words, render_pdf_page

from .region_kinds import find_regions


logger = logging.getLogger(__name__)

WITH_QUESTIONS, OTHERS = 3, 2  # pages of a document, at most
MOST_QUESTIONS = 8
FEWEST_WORDS = 20


def read_corpus(root: Path, cache: Path, side: int, counts: dict[str, int], seed: int = 0) -> dict[str, list[dict]]:
    """Pages by split, so many of each; kept in the folder `cache`, which reads them back.

    A page has `image` (PNG bytes, `side` pixels long), `words`, `boxes`, `page_id`, `document_id`, `questions` (may be
    empty) and `regions`. Documents of one TeX package never lie on both sides.
    """
    found = {}
    cache.mkdir(parents=True, exist_ok=True)
    for split, count in counts.items():
        file = cache / f"pages-{split}-{side}-{count}-{seed}.pkl"
        if not file.is_file():
            files = pdf_files(root, split)
            random.Random(seed).shuffle(files)
            pages = (page for pages in _by_document(files, root, _pages_of_document, side, seed) for page in pages)
            replace(file, pickle.dumps(list(islice(pages, count))))
        found[split] = pickle.loads(file.read_bytes())
    return found


def read_any_pages(root: Path, cache: Path, split: str, side: int, most: int, with_regions: bool = False) -> list[dict]:
    """Up to `most` pages of every document of a split, in random order; kept in the folder `cache`.

    A page has `image`, `words`, `boxes`, `page_id`, `document_id`, as in `read_corpus`, and `regions` if asked for.
    """
    cache.mkdir(parents=True, exist_ok=True)
    file = cache / f"{'regions' if with_regions else 'any'}-{split}-{side}-{most}.pkl"
    if not file.is_file():
        read = partial(_any_pages, most=most, with_regions=with_regions)
        documents = _by_document(pdf_files(root, split), root, read, side, "pre")
        pages = sorted((page for pages in documents for page in pages), key=lambda page: page["page_id"])
        random.Random(0).shuffle(pages)
        replace(file, pickle.dumps(pages))
    return pickle.loads(file.read_bytes())


def _by_document(files: list[str], root: Path, read, side: int, seed: int | str) -> Iterator[list[dict]]:
    for file in files:
        document_id = Path(file).relative_to(root).as_posix()
        try:
            yield read(file, document_id, side, random.Random(f"{seed}-{document_id}"))
        except (ValueError, RuntimeError, OSError) as error:  # pypdfium2's own errors are RuntimeErrors
            logger.warning("%s is skipped: %s", file, error)


def _any_pages(file: str, document_id: str, side: int, rng: random.Random, most: int, with_regions: bool) -> list[dict]:
    with open_pdf(Path(file)) as document:
        numbers = rng.sample(range(len(document)), min(len(document), most))
        pages = []
        for _, pdf_page, page in _read_pages(document, sorted(numbers), document_id, side):
            if with_regions:
                page["regions"] = find_regions(pdf_page, page["words"], page["boxes"])
            pages.append(page)
        return pages


def _read_pages(document, numbers: list[int], document_id: str, side: int) -> Iterator[tuple[int, object, dict]]:
    """Number, open page, and what a page without questions has; pages of too few words are passed over."""
    for number in numbers:
        pdf_page = get_pdf_page(document, number + 1)
        words, boxes = pdf_words(pdf_page)
        if len(words) >= FEWEST_WORDS:
            page = {
                "image": _png(render_pdf_page(pdf_page, side)),
                "words": words,
                "boxes": boxes,
                "page_id": f"{document_id}#{number + 1}",
                "document_id": document_id,
            }
            yield number, pdf_page, page
        pdf_page.close()


def _pages_of_document(file: str, document_id: str, side: int, rng: random.Random) -> list[dict]:
    with open_pdf(Path(file)) as document:
        marks = read_bookmarks(document)
        titles = sorted({mark.title for found in marks.values() for mark in found})
        others = [number for number in range(len(document)) if number not in marks]
        numbers = rng.sample(sorted(marks), min(len(marks), WITH_QUESTIONS))
        numbers += rng.sample(others, min(len(others), OTHERS))
        pages = []
        for number, pdf_page, page in _read_pages(document, sorted(numbers), document_id, side):
            words, boxes = page["words"], page["boxes"]
            text, here = PageText(words, boxes), on_page(pdf_page, marks.get(number, []))
            page["questions"] = heading_questions(text, here, titles, rng, MOST_QUESTIONS)
            page["regions"] = find_regions(pdf_page, words, boxes)
            pages.append(page)
        return pages


def _png(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.convert("L").save(file, "PNG")
    return file.getvalue()


class Pages(Dataset):
    """`count` rows for a collator: the pages again and again, each told which time it is.

    Args:
        pages: as `read_corpus` gives them.
        count: of rows; all pages once by default.
        with_image: False leaves the images out.
    """

    def __init__(self, pages: list[dict], count: int | None = None, with_image: bool = True):
        self.pages, self.count, self.with_image = pages, len(pages) if count is None else count, with_image

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> dict:
        if index >= self.count:
            raise IndexError(index)
        epoch, number = divmod(index, len(self.pages))
        page = self.pages[number]
        image = Image.open(io.BytesIO(page["image"])).convert("RGB") if self.with_image else None
        return page | {"image": image, "epoch": epoch}


def share_of_questions(pages: list[dict], share: float, seed: int) -> list[dict]:
    """Pages that hold this share of all questions, at least one; a larger share holds the pages of a smaller one."""
    asked = [page for page in pages if page["questions"]]
    random.Random(seed).shuffle(asked)
    wanted, chosen, count = share * sum(len(page["questions"]) for page in asked), [], 0
    for page in asked:
        if count >= wanted:
            break
        chosen.append(page)
        count += len(page["questions"])
    return chosen
