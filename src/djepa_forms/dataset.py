"""Generated pages as an endless stream and as a `datasets.IterableDataset`."""

import functools
import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from .documents import make_document, make_sheet
from .engine import LaidPage, lay_out
from .questions import make_questions
from .reading import ReadWord, read_words
from .scan import scan, skew_boxes
from .sheet import Sheet


if TYPE_CHECKING:
    from datasets import IterableDataset

BATCH = 24  # pages in one typst document
SPLITS = ("train", "test")
SCANNED_SHARE = 0.35  # of the pages; their words are read with mistakes
MISREAD_SHARE = 0.1  # of the other pages have mistakes in their words too


def generate_pages(
    seed: int,
    split: str = "train",
    num_pages: int | None = None,
    render: bool = True,
    image_size: int = 768,
    questions_per_page: int = 16,
    wordings: int = 1,
) -> Iterator[dict]:
    """Yields generated pages with their questions; page n of a seed is always the same.

    Args:
        seed: another seed, other pages.
        split: "test" pages have fonts, layouts and wordings that "train" pages never have.
        num_pages: how many; `None` never ends.
        render: whether to draw the images; without, `image` is None.
        image_size: the longest side in pixels is this or up to 1.4 times as much.
        questions_per_page: at most so many questions a page.
        wordings: in how many ways an answer is asked for, where a page has fewer than `questions_per_page`.

    Yields:
        `image` (PIL or None), `words`, `boxes` (0..1000), `page_id`, `document_id`, and `questions`: dicts of
        `question`, `answers`, `answer_boxes` and `kind` ("value", "visual", "unanswerable", "ambiguous"). The answer to
        where a drawing is has the empty text and the drawing's box.

    Raises:
        ValueError: an unknown split, or too few fonts installed.
    """
    numbers = itertools.count() if num_pages is None else range(num_pages)
    return numbered_pages(numbers, seed, split, render, image_size, questions_per_page, wordings)


def _check_split(split: str) -> None:
    if split not in SPLITS:
        raise ValueError(f"split must be one of {', '.join(SPLITS)}, got {split!r}.")


def numbered_pages(
    numbers: Iterable[int],
    seed: int,
    split: str = "train",
    render: bool = True,
    image_size: int = 768,
    questions_per_page: int = 16,
    wordings: int = 1,
) -> Iterator[dict]:
    """The pages of these numbers, see `generate_pages`."""
    _check_split(split)
    return _laid_out(iter(numbers), seed, split, render, image_size, questions_per_page, wordings)


def _laid_out(
    numbers: Iterator[int],
    seed: int,
    split: str,
    render: bool,
    image_size: int,
    questions_per_page: int,
    wordings: int,
) -> Iterator[dict]:
    """Pages laid out some at a time."""
    while batch := list(itertools.islice(numbers, BATCH)):
        sheets = [make_sheet(seed, split, number) for number in batch]
        sources = [make_document(sheet) for sheet in sheets]
        sides = [int(image_size * sheet.rng.uniform(1.0, 1.4)) for sheet in sheets] if render else None
        for number, sheet, page in zip(batch, sheets, lay_out(sources, sides), strict=True):
            yield _page_example(f"{split}-{seed}-{number}", sheet, page, questions_per_page, wordings)


def _page_example(page_id: str, sheet: Sheet, page: LaidPage, most: int, wordings: int) -> dict:
    questions = make_questions(sheet, page, most, wordings)
    kept = {
        index for question in questions for region in question["regions"] for line in region.lines for index in line
    }
    scanned = sheet.chance(SCANNED_SHARE)
    read = read_words(sheet.rng, page.words, page.boxes, kept, noisy=scanned or sheet.chance(MISREAD_SHARE))
    size = page.image.size if page.image is not None else page.size
    angle = sheet.rng.gauss(0, 0.7) if scanned and sheet.chance(0.6) else 0.0
    turn = functools.partial(skew_boxes, angle=angle, size=size)
    image = scan(sheet.rng, page.image, angle) if scanned and page.image is not None else page.image
    if angle:
        for word, box in zip(read, turn([word.box for word in read]), strict=True):
            word.box = box
    return {
        "image": image,
        "words": [word.text for word in read],
        "boxes": [word.box for word in read],
        "page_id": page_id,
        "document_id": page_id,
        "questions": [_question_example(question, _read_by_source(read), turn) for question in questions],
    }


def _read_by_source(read: list[ReadWord]) -> dict[int, list[ReadWord]]:
    """The words as read, by the true words they come from."""
    by_source: dict[int, list[ReadWord]] = {}
    for word in read:
        for index in word.sources:
            by_source.setdefault(index, []).append(word)
    return by_source


def _question_example(question: dict, by_source: dict[int, list[ReadWord]], turn: Callable) -> dict:
    """Answer texts and boxes of a question, one each per place where the answer stands."""
    answers, answer_boxes = [], []
    for region in question["regions"]:
        if question["shape"]:
            answers.append("")
            answer_boxes.append(turn(region.rects))
            continue
        lines = [_unique(word for index in line for word in by_source[index]) for line in region.lines]
        answers.append(" ".join(word.text for word in _unique(word for line in lines for word in line)))
        answer_boxes.append([_around(line) for line in lines])
    return {
        "question": question["question"],
        "answers": answers,
        "answer_boxes": answer_boxes,
        "kind": question["kind"],
    }


def _unique(words: Iterable[ReadWord]) -> list[ReadWord]:
    return list({id(word): word for word in words}.values())


def _around(words: list[ReadWord]) -> list[float]:
    boxes = [word.box for word in words]
    return [min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)]


def generated_dataset(
    split: str = "train",
    seed: int = 0,
    num_pages: int | None = None,
    shards: int = 16,
    render: bool = True,
    image_size: int = 768,
    questions_per_page: int = 16,
    wordings: int = 1,
) -> "IterableDataset":
    """`generate_pages` as a streaming dataset whose shards workers and ranks share out; endless without `num_pages`.

    Raises:
        ValueError: an unknown split, or fewer than one shard.
    """
    from datasets import IterableDataset

    _check_split(split)
    if shards < 1:
        raise ValueError(f"shards must be at least 1, got {shards}.")
    settings = {"seed": seed, "split": split, "render": render, "image_size": image_size}
    settings |= {"questions_per_page": questions_per_page, "wordings": wordings}
    settings |= {"num_pages": num_pages, "num_shards": shards}
    return IterableDataset.from_generator(_shard_pages, gen_kwargs={"shard": list(range(shards)), **settings})


def _shard_pages(shard: list[int], num_shards: int, num_pages: int | None, **settings) -> Iterator[dict]:
    """Pages of one loader's shards, taking turns."""
    rounds = itertools.count() if num_pages is None else range(-(-num_pages // num_shards))
    numbers = (start * num_shards + index for start in rounds for index in shard)
    if num_pages is not None:
        numbers = (number for number in numbers if number < num_pages)
    return numbered_pages(numbers, **settings)
