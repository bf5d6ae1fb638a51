"""Opens a data set, whatever its layout, as a stream of page examples."""

import logging
from collections.abc import Iterator
from pathlib import Path

from datasets import Dataset, Image, IterableDataset, List, Sequence

from ..rows import ASKED, deal_questions, load_pages, load_questions, open_rows, shards_of
from ..streams import rows_of
from . import bounding_docs, cord, docvqa, forms, layoutlm, sroie
from .adapter import Adapter


logger = logging.getLogger(__name__)

# The first one whose columns are there; the more telling ones come first.
ADAPTERS = (
    *bounding_docs.ADAPTERS,
    *cord.ADAPTERS,
    *forms.ADAPTERS,
    *sroie.ADAPTERS,
    *layoutlm.ADAPTERS,
    *docvqa.ADAPTERS,  # last: it reads the image anew, so rows that have words are not for it
)
PAGE_IDS = ("page_id", "document_id", "ucsf_document_id", "ucsf_document_page_no", "docId")  # tell a row's page
OWN_PAGE = {"page_id", "words", "boxes"}  # a row's own columns; `image` and `document_id` may be missing
OWN = (OWN_PAGE | {*ASKED}, OWN_PAGE | {"questions"})


def load_document_dataset(
    source: str | Path | Dataset | IterableDataset,
    split: str = "train",
    streaming: bool = True,
    max_questions: int | None = None,
    images: bool = True,
) -> IterableDataset | list[dict]:
    """Page examples of a data set on the Hub, of a local copy of one, or of rows in this project's own format.

    Args:
        source: Hub id, folder, Parquet or JSONL file, or an opened data set.
        split: of the data set.
        streaming: `False` reads all of it into a list.
        max_questions: at most so many in one page example.
        images: False leaves the images of this project's own format as they are stored; `rows.with_image` opens them,
            and any other.

    Yields:
        `image` (RGB or None), `words`, `boxes` (0..1000), `page_id`, `document_id` and `questions`: dicts of
        `question`, `answers`, `answer_boxes`. Questions whose answer is not among the page's words are left out and
        counted in the log, never guessed.

    Raises:
        ValueError: it cannot be opened, has no such split, or its columns are none of a known layout (both are named).
    """
    rows, _ = open_rows(source, split)
    columns = _columns(rows)
    if any(own <= columns for own in OWN):
        pages = load_questions(source, split, max_questions, images)
    else:
        pages = _adapted(rows, find_adapter(columns, source), split, max_questions)
    return pages if streaming else list(pages)


def load_document_pages(source: str | Path | Dataset | IterableDataset, split: str = "train") -> IterableDataset:
    """All pages of a data set, those without questions too; otherwise as `load_document_dataset`.

    The images of rows in this project's own format are as stored; `rows.with_image` opens them, and any other.
    """
    rows, _ = open_rows(source, split)
    columns = _columns(rows)
    if OWN_PAGE <= columns:
        return load_pages(source, split)
    return _adapted(rows, find_adapter(columns, source), split)


def _columns(rows: Dataset | IterableDataset) -> set[str]:
    return set(rows.column_names or next(iter(rows.take(1)), {}))


def find_adapter(columns: set[str], source) -> Adapter:
    for adapter in ADAPTERS:
        if adapter.columns <= columns:
            return adapter
    known = "; ".join(sorted({f"{a.name}: {', '.join(sorted(a.columns))}" for a in ADAPTERS}))
    raise ValueError(f"{source} has the columns {', '.join(sorted(columns))}; known layouts are {known}.")


def _adapted(
    rows: Dataset | IterableDataset, adapter: Adapter, split: str, max_questions: int | None = None
) -> IterableDataset:
    for name, feature in (rows.features or {}).items():  # decoded here, once a page
        if isinstance(feature, Image):
            rows = rows.cast_column(name, Image(decode=False))
        elif isinstance(feature, (List, Sequence)) and isinstance(feature.feature, Image):
            rows = rows.cast_column(name, List(Image(decode=False)))
    shards = shards_of(rows, *PAGE_IDS)
    lists = {"shards": shards, "names": [f"{split}-{index}" for index in range(len(shards))]}  # dealt out together
    settings = {"adapter": adapter, "max_questions": max_questions}
    return IterableDataset.from_generator(_pages, gen_kwargs={**lists, **settings})


def _pages(
    shards: list[IterableDataset], names: list[str], adapter: Adapter, max_questions: int | None
) -> Iterator[dict]:
    """Consecutive rows about one page become one page example, or several of at most `max_questions`."""
    asked = unlocated = 0
    for page in _joined(shards, names, adapter):
        asked += len(page["questions"])
        unlocated += len(page["unlocated"])
        yield from deal_questions(page, max_questions)
    if unlocated:
        logger.warning(
            "%d of %d questions are left out: their answers are not among the words of their page.",
            unlocated,
            asked + unlocated,
        )


def _joined(shards: list[IterableDataset], names: list[str], adapter: Adapter) -> Iterator[dict]:
    last: dict | None = None
    for shard, name in zip(shards, names, strict=True):
        for number, row in enumerate(rows_of(shard)):
            for page in adapter.pages(row, f"{name}-{number}"):
                if last is not None and last["page_id"] == page["page_id"]:
                    last["questions"] += page["questions"]
                    last["unlocated"] += page["unlocated"]
                    continue
                if last is not None:
                    yield last
                last = page
    if last is not None:
        yield last
