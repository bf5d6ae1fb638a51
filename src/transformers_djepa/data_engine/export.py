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
from .page_reader import PageReader
from .records import Decision, PageRef
from .store import Store


IMAGES = ReadSettings()  # their size and format
ROWS = 64  # that are written together
SHARD = "train-00000.parquet"  # the name makes it the split "train"

T = TypeVar("T")
Decided = dict[PageRef, list[Decision]]
Reader = Callable[[PageRef], Page]  # raises `ValueError`


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
    """Yield a page example for each page; `leave_out` gets the reason for each page that has none.

    Raises:
        ValueError: no page has one; the message is the last reason.
    """
    root = Path(os.path.commonpath([page.path.parent for page in decided]))

    def make(page: PageRef) -> dict:
        document_id = document_id_of(page.path, root)
        return page_example(read(page), f"{document_id}#{page.number}", document_id, decided[page])

    named = ((f"{page.path}, page {page.number}", page) for page in decided)
    yield from usable(named, make, leave_out, f"None of the {len(decided)} pages with decisions can be exported.")


def usable(
    named: Iterable[tuple[str, T]], make: Callable[[T], dict], leave_out: Callable[[str], None], complaint: str
) -> Iterator[dict]:
    """Yield the page example that `make` returns for each page, but for those on which it raises `ValueError`.

    Args:
        named: pages with their names, at least one.
        leave_out: gets the name and the reason for each page that is left out.

    Raises:
        ValueError: no page is left; the message is `complaint` and the last reason.
    """
    count, reason = 0, ""
    for name, page in named:
        try:
            example = make(page)
        except ValueError as error:
            reason = f"{name}: {reason_of(error)}"
            leave_out(reason)
            continue
        count += 1
        yield example
    if not count:
        raise ValueError(f"{complaint} {reason}")


def page_example(page: Page, page_id: str, document_id: str, decisions: Iterable[Decision]) -> dict:
    """A page example with an encoded image; raises `ValueError` if it is not valid, such as a page without words."""
    example = {"image": encode(page.image, IMAGES), "words": page.words, "boxes": page.boxes}
    example |= {"page_id": page_id, "document_id": document_id, "questions": [*map(as_question, decisions)]}
    check_row(example)
    return example


def as_question(decision: Decision) -> dict:
    """A decision as a question with at most one answer."""
    answers = [] if decision.answer is None else [decision.answer]
    texts, boxes = [answer["text"] for answer in answers], [answer["boxes"] for answer in answers]
    return {"question": decision.question, "answers": texts, "answer_boxes": boxes}


def complete(
    pages: Iterable[dict], reader: PageReader, language: str, leave_out: Callable[[str], None]
) -> Iterator[dict]:
    """Yield pages with encoded images, and with the words of OCR where they have none; see `usable`.

    Args:
        pages: as `READERS` return them, with paths of images.
    """
    named = ((page["image"], page) for page in pages)
    return usable(named, lambda page: complete_page(page, reader, language), leave_out, "No page can be imported.")


def complete_page(page: dict, reader: PageReader, language: str) -> dict:
    """A page with its image, and its words; raises `ValueError` if it has none, or the image cannot be read."""
    if page["words"]:
        image, words, boxes = decode_image(page["image"]), page["words"], page["boxes"]
    else:
        read = reader.read(Path(page["image"]), 1, language)
        image, words, boxes = read.image, read.words, read.boxes
    example = page | {"image": encode(image, IMAGES), "words": words, "boxes": boxes}
    check_row(example)
    return example


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


def check_new(path: Path, flag: str = "--output") -> None:
    """Raise `ValueError` unless a file or folder can be made at `path`."""
    if os.path.lexists(path):
        raise ValueError(f"{flag} {path} exists; give a new name, or remove it.")
    if not path.parent.is_dir():
        raise ValueError(f"The folder {path.parent} of {flag} does not exist.")
