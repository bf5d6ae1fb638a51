"""Pages of a folder of PDFs for the pre-training benchmark: image, words, heading questions and kinds of lines."""

import io
import logging
import pickle
import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from PIL import Image
from torch.utils.data import Dataset

from djepa_pages.outlines import on_page, read_outline
from djepa_pages.page_text import PageText
from djepa_pages.pdf import get_pdf_page, open_pdf, pdf_words, render_pdf_page
from transformers_djepa.data.folder import duplicates, package_of, split_of
from transformers_djepa.data.questions.outlined import outlined_regions, usable
from transformers_djepa.data.questions.regions import RegionContext, region_questions
from transformers_djepa.files import replace

from .line_kinds import find_lines


logger = logging.getLogger(__name__)

MAX_BOOKMARKED_PAGES, MAX_OTHER_PAGES = 3, 2  # per document
MAX_QUESTIONS = 8
MIN_WORDS = 20


def read_question_pages(root: Path, split: str, side: int, count: int) -> list[dict]:
    """The first `count` pages of randomly ordered documents, up to five per document.

    A page has `image` (PNG bytes, `side` pixels), `words`, `boxes`, `page_id`, `document_id`, `questions` about its
    headings (may be empty) and `lines`. The documents of one TeX package are in the same split.
    """
    files = pdf_files(root, split)
    random.Random(0).shuffle(files)
    return list(islice(_read_documents(files, root, "0", partial(_with_questions, side=side)), count))


def read_any_pages(root: Path, split: str, side: int, most: int, with_lines: bool = False) -> list[dict]:
    """Up to `most` random pages of every document, shuffled; without `questions`, and without `lines` by default."""

    def read(document, document_id: str, rng: random.Random) -> Iterator[dict]:
        numbers = rng.sample(range(len(document)), min(len(document), most))
        for _, pdf_page, page in _read_pages(document, sorted(numbers), document_id, side):
            yield page | ({"lines": find_lines(pdf_page, page["words"], page["boxes"])} if with_lines else {})

    pages = sorted(_read_documents(pdf_files(root, split), root, "pre", read), key=lambda page: page["page_id"])
    random.Random(0).shuffle(pages)
    return pages


def pdf_files(root: Path, split: str) -> list[Path]:
    """Sorted PDFs of a split, by package or folder; of identical files only the first counts."""
    files = sorted(path for path in root.rglob("*.pdf") if path.is_file())
    copies = duplicates(files)
    return [path for path in files if path not in copies and split_of(package_of(path)) == split]


def cached(file: Path, read: Callable[[], list[dict]]) -> list[dict]:
    """Pages from a cache file, which is written the first time."""
    if not file.is_file():
        file.parent.mkdir(parents=True, exist_ok=True)
        replace(file, pickle.dumps(read()))
    return pickle.loads(file.read_bytes())


def _read_documents(files: list[Path], root: Path, seed: str, read: Callable) -> Iterator[dict]:
    for file in files:
        document_id = file.relative_to(root).as_posix()
        try:
            with open_pdf(file) as document:
                pages = list(read(document, document_id, random.Random(f"{seed}-{document_id}")))
        except (ValueError, RuntimeError, OSError) as error:  # errors of pypdfium2 are RuntimeErrors
            logger.warning("Skipping %s: %s", file, error)
            continue
        yield from pages


def _read_pages(document, numbers: list[int], document_id: str, side: int) -> Iterator[tuple[int, object, dict]]:
    """Page number, open page and page example; pages with few words are skipped."""
    for number in numbers:
        pdf_page = get_pdf_page(document, number + 1)
        words, boxes = pdf_words(pdf_page)
        if len(words) >= MIN_WORDS:
            image = io.BytesIO()
            render_pdf_page(pdf_page, side).convert("L").save(image, "PNG")
            names = {"page_id": f"{document_id}#{number + 1}", "document_id": document_id}
            yield number, pdf_page, {"image": image.getvalue(), "words": words, "boxes": boxes, **names}
        pdf_page.close()


def _with_questions(document, document_id: str, rng: random.Random, side: int) -> Iterator[dict]:
    marks = usable(read_outline(document))
    context = RegionContext(known=(), elsewhere=[("heading", each.title) for found in marks.values() for each in found])
    others = [number for number in range(len(document)) if number not in marks]
    numbers = rng.sample(sorted(marks), min(len(marks), MAX_BOOKMARKED_PAGES))
    numbers += rng.sample(others, min(len(others), MAX_OTHER_PAGES))
    for number, pdf_page, page in _read_pages(document, sorted(numbers), document_id, side):
        words, boxes = page["words"], page["boxes"]
        text, here = PageText(words, boxes), on_page(pdf_page, marks.get(number, []))
        page["questions"] = region_questions(outlined_regions(text, here), text, context, rng, MAX_QUESTIONS)
        page["lines"] = find_lines(pdf_page, words, boxes)
        yield page


class Pages(Dataset):
    """`count` rows for a collator, going through the pages again and again.

    Args:
        pages: page examples whose image is PNG bytes.
        count: number of rows; every page once by default.
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
    """Random pages with this share of all questions, at least one page; larger shares contain smaller ones."""
    asked = [page for page in pages if page["questions"]]
    random.Random(seed).shuffle(asked)
    wanted, chosen, count = share * sum(len(page["questions"]) for page in asked), [], 0
    for page in asked:
        if count >= wanted:
            break
        chosen.append(page)
        count += len(page["questions"])
    return chosen
