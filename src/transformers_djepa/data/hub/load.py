"""Open a dataset of any known layout as a stream of page examples."""

import itertools
import logging
from collections.abc import Iterator
from functools import reduce
from operator import itemgetter
from pathlib import Path

from datasets import Dataset, IterableDataset

from ..rows import QUESTION, load_pages, load_questions, open_rows, shards_of, split_questions, undecoded
from ..streams import rows_of
from . import bounding_docs, cord, docvqa, forms, layoutlm, sroie
from .adapter import Adapter


logger = logging.getLogger(__name__)

# The first adapter whose columns are present is used; specific ones come first.
ADAPTERS = (
    *bounding_docs.ADAPTERS,
    *cord.ADAPTERS,
    *forms.ADAPTERS,
    *sroie.ADAPTERS,
    *layoutlm.ADAPTERS,
    *docvqa.ADAPTERS,  # last: it runs OCR, which rows with words do not need
)
PAGE_IDS = ("page_id", "document_id", "ucsf_document_id", "ucsf_document_page_no", "docId")  # identify a row's page
OWN_PAGE = {"page_id", "words", "boxes"}  # required columns of our own format
OWN = (OWN_PAGE | {*QUESTION}, OWN_PAGE | {"questions"})


def load_document_dataset(
    source: str | Path | Dataset | IterableDataset,
    split: str = "train",
    streaming: bool = True,
    max_questions: int | None = None,
    images: bool = True,
) -> IterableDataset | list[dict]:
    """Load page examples from a published dataset, a local copy of one, or rows in this project's own format.

    Args:
        source: Hub id, folder, Parquet or JSONL file, or an opened dataset.
        split: name of the split.
        streaming: False returns a list.
        max_questions: per page example; pages with more questions are repeated.
        images: False leaves images of rows in our own format encoded; `rows.with_image` decodes them.

    Yields:
        `image` (RGB or None), `words`, `boxes` (0..1000), `page_id`, `document_id` and `questions`: dicts of
        `question`, `answers`, `answer_boxes`. Questions whose answer is not found on the page are dropped and logged.

    Raises:
        ValueError: the dataset cannot be opened, lacks the split, or has an unknown layout.
    """
    rows, columns = _open(source, split)
    if any(own <= columns for own in OWN):
        pages = load_questions(source, split, max_questions, images)
    else:
        pages = _adapted(rows, find_adapter(columns, source), split, max_questions)
    return pages if streaming else list(pages)


def load_document_pages(source: str | Path | Dataset | IterableDataset, split: str = "train") -> IterableDataset:
    """Like `load_document_dataset`, but also load pages without questions, and leave images encoded where possible.

    `rows.with_image` decodes either kind of image.
    """
    rows, columns = _open(source, split)
    return load_pages(source, split) if OWN_PAGE <= columns else _adapted(rows, find_adapter(columns, source), split)


def _open(source: str | Path | Dataset | IterableDataset, split: str) -> tuple[Dataset | IterableDataset, set[str]]:
    rows, _ = open_rows(source, split)
    return rows, set(rows.column_names or next(iter(rows.take(1)), {}))


def find_adapter(columns: set[str], source) -> Adapter:
    """The first adapter whose columns are present; raises `ValueError` if there is none."""
    for adapter in ADAPTERS:
        if adapter.columns <= columns:
            return adapter
    known = "; ".join(sorted({f"{a.name}: {', '.join(sorted(a.columns))}" for a in ADAPTERS}))
    raise ValueError(f"{source} has the columns {', '.join(sorted(columns))}; known layouts are {known}.")


def _adapted(
    rows: Dataset | IterableDataset, adapter: Adapter, split: str, max_questions: int | None = None
) -> IterableDataset:
    shards = shards_of(undecoded(rows), *PAGE_IDS)
    lists = {"shards": shards, "names": [f"{split}-{index}" for index in range(len(shards))]}  # sharded together
    settings = {"adapter": adapter, "max_questions": max_questions}
    return IterableDataset.from_generator(_read_shards, gen_kwargs={**lists, **settings})


def _read_shards(
    shards: list[IterableDataset], names: list[str], adapter: Adapter, max_questions: int | None
) -> Iterator[dict]:
    located = unlocated = 0
    for _, same_page in itertools.groupby(_convert(shards, names, adapter), key=itemgetter("page_id")):
        page = reduce(_merge, same_page)
        located += len(page["questions"])
        unlocated += len(page["unlocated"])
        yield from split_questions(page, max_questions)
    if unlocated:
        logger.warning(
            "%d of %d questions are left out: their answers are not among the words of their page.",
            unlocated,
            located + unlocated,
        )


def _convert(shards: list[IterableDataset], names: list[str], adapter: Adapter) -> Iterator[dict]:
    for shard, name in zip(shards, names, strict=True):
        for number, row in enumerate(rows_of(shard)):
            yield from adapter.pages(row, f"{name}-{number}")


def _merge(page: dict, same_page: dict) -> dict:
    page["questions"] += same_page["questions"]
    page["unlocated"] += same_page["unlocated"]
    return page
