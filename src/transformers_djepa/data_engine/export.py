"""Decisions, and annotations of other programs, as page examples of the row format (`data/rows.py`); their formats.

Accepted answers have their boxes, and absent ones are unanswerable questions; skipped questions are left out.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pyarrow.parquet

from djepa_pages import Page
from djepa_pages.damage import reason_of

from ..data.folder import document_id_of
from ..data.preparation.reading import ReadSettings, encode, pack
from ..data.rows import PAGE_EXAMPLE_FEATURES, check_row, decode_image
from ..files import replacing
from .formats.coco import read_coco, write_coco
from .formats.label_studio import read_label_studio, write_label_studio
from .records import Decision, PageRef
from .store import Store


IMAGES = ReadSettings()  # their size and format
ROWS = 64  # that are written together
SHARD = "train-00000.parquet"  # the name makes it the split "train"

T = TypeVar("T")
Decided = dict[PageRef, list[Decision]]
Reader = Callable[[Path, int], Page]  # of a page with its words; raises `ValueError`


def decided_pages(store: Store) -> Decided:
    """Pages with their current decisions, without those that are skipped; raises `ValueError` if there are none."""
    decisions: dict[int, list[Decision]] = {}
    for decision in store.decisions():
        if decision.outcome != "skipped":
            decisions.setdefault(decision.page_id, []).append(decision)
    if not decisions:
        raise ValueError(f"{store.path} has no decisions yet; accept or correct answers with `djepa annotate`.")
    return {page: decisions[page.id] for page in store.pages() if page.id in decisions}


def page_examples(decided: Decided, read: Reader, leave_out: Callable[[str], None]) -> Iterator[dict]:
    """Yield a page example with an encoded image for each page; see `usable`."""
    root = Path(os.path.commonpath([page.path.parent for page in decided]))

    def make(page: PageRef) -> dict:
        read_page, document_id = read(page.path, page.number), document_id_of(page.path, root)
        example = {"image": read_page.image, "words": read_page.words, "boxes": read_page.boxes}
        questions = [as_question(decision) for decision in decided[page]]
        return example | {"page_id": f"{document_id}#{page.number}", "document_id": document_id, "questions": questions}

    named = ((f"{page.path}, page {page.number}", page) for page in decided)
    return usable(named, make, leave_out, f"None of the {len(decided)} pages with decisions can be exported.")


def as_question(decision: Decision) -> dict:
    """A decision as a question with at most one answer."""
    answers = [] if decision.answer is None else [decision.answer]
    texts, boxes = [answer["text"] for answer in answers], [answer["boxes"] for answer in answers]
    return {"question": decision.question, "answers": texts, "answer_boxes": boxes}


def imported_examples(pages: Iterable[dict], read: Reader, leave_out: Callable[[str], None]) -> Iterator[dict]:
    """Yield pages that `READERS` return with encoded images, and with words of OCR if they have none; see `usable`."""

    def make(page: dict) -> dict:
        example = page | {"image": decode_image(page["image"])}
        if page["size"] not in (None, example["image"].size):
            raise ValueError(f"the image has {example['image'].size} pixels, but {page['size']} is stated.")
        if not page["words"]:
            read_page = read(Path(page["image"]), 1)
            example |= {"words": read_page.words, "boxes": read_page.boxes}
        return example

    return usable(((page["image"], page) for page in pages), make, leave_out, "No page can be imported.")


def usable(
    named: Iterable[tuple[str, T]], make: Callable[[T], dict], leave_out: Callable[[str], None], complaint: str
) -> Iterator[dict]:
    """Yield the page examples that `make` returns, with encoded images, but for pages of which they are not valid.

    Args:
        named: pages with their names, at least one.
        make: returns a page example with a decoded image, or raises `ValueError`.
        leave_out: gets the name and the reason for each page that is left out.

    Raises:
        ValueError: no page is left; the message is `complaint` and the last reason.
    """
    count, reason = 0, "It has no annotated pages."
    for name, page in named:
        try:
            example = make(page)
            check_row(example)
        except ValueError as error:
            reason = f"{name}: {reason_of(error)}"
            leave_out(reason)
            continue
        count += 1
        yield example | {"image": encode(example["image"], IMAGES)}
    if not count:
        raise ValueError(f"{complaint} {reason}")


def write_parquet(examples: Iterable[dict], path: Path) -> int:
    """Write page examples to a new Parquet file, or to one in a new folder; return how many."""
    with replacing(path) as partial:
        file = partial
        if path.suffix != ".parquet":
            partial.mkdir()
            file = partial / SHARD
        return write_rows(examples, file)


def write_rows(examples: Iterable[dict], file: Path) -> int:
    """Write page examples to a Parquet file that `datasets` opens with its features; return how many."""
    count, examples = 0, iter(examples)
    with pyarrow.parquet.ParquetWriter(file, PAGE_EXAMPLE_FEATURES.arrow_schema) as writer:
        while batch := list(islice(examples, ROWS)):
            writer.write_table(pack(batch, []).rows)
            count += len(batch)
    return count


READERS = {"label_studio": read_label_studio, "coco": read_coco}
WRITERS = {"parquet": write_parquet, "label_studio": write_label_studio, "coco": write_coco}
