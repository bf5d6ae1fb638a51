"""Load a dataset of any known layout as page examples."""

import logging
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from datasets import Dataset, Features, Image, IterableDataset, List, Value
from datasets.exceptions import DatasetGenerationError
from PIL import Image as PillowImage

from djepa_pages.damage import reading

from ..opening import OpenedRows, open_rows
from ..rows import PAGE_EXAMPLE_FEATURES, content_name, decode_image, group_questions, list_lengths, named, undecoded
from .layouts import Adapter, adapter_of


logger = logging.getLogger(__name__)

UNLOCATED = {"question": Value("string"), "answers": List(Value("string"))}
FEATURES = Features({**PAGE_EXAMPLE_FEATURES, "unlocated": List(UNLOCATED)})
ASKS = {"question", "query"}  # columns of rows with one question


def load_document_dataset(
    source: str | Path | Dataset | IterableDataset, split: str = "train", allow_outside: bool = False
) -> Dataset:
    """Load the page examples of rows in this project's format, of a published dataset, or of a local copy of one.

    They are read and checked once, then cached by `datasets` as Arrow files until the source changes.

    Args:
        source: Hub id, folder of Parquet or JSONL files, one such file, a folder written by `Dataset.save_to_disk`, or
            an opened dataset. In JSONL `image` is a path relative to the file.
        split: name of the split.
        allow_outside: read images whose path leads out of the folder, which others may have written. The paths of a
            dataset that is given opened are never checked.

    Returns:
        rows of `PAGE_EXAMPLE_FEATURES`, one per page; pages without questions have an empty list. Questions whose
        answer is not found on the page are dropped and logged, with their page.

    Raises:
        ValueError: the dataset cannot be opened, lacks the split, has an unknown layout, or a row is not in the row
            format.
    """
    opened = open_rows(source, split, allow_outside)
    settings = {"source": source, "split": split, "allow_outside": allow_outside, "stamp": opened.stamp}
    try:
        rows = Dataset.from_generator(read_pages, FEATURES, gen_kwargs=settings)
    except DatasetGenerationError as error:
        raise error.__cause__ or error from None
    except ValueError as error:
        if "corresponds to no data" not in str(error):
            raise
        raise ValueError(f"{opened.name} has no pages in its split {split!r}.") from None
    _log_unlocated(rows)
    return rows.remove_columns("unlocated")


def _log_unlocated(rows: Dataset) -> None:
    pages = rows.select_columns(["page_id", "unlocated"])
    pages = pages.select([index for index, count in enumerate(list_lengths(rows, "unlocated")) if count])
    lost = [(page["page_id"], question["question"]) for page in pages for question in page["unlocated"]]
    if lost:
        logger.warning(
            f"{len(lost)} of {len(lost) + sum(list_lengths(rows, 'questions'))} questions are left out, because their "
            f"answers are not among the words of their page: {named(lost)}."
        )


def read_pages(source, split: str = "train", allow_outside: bool = False, stamp: str = "") -> Iterator[dict]:
    """Yield the pages of `load_document_dataset` once, without a cache, with images as they are stored.

    Pages also have `unlocated`, the questions whose answer is not among their words. `stamp` is only for the cache of
    `datasets`, which depends on all arguments.
    """
    opened = open_rows(source, split, allow_outside)
    with reading(f"{opened.files[0] if opened.files else opened.name} cannot be read"):
        columns = opened.rows.column_names or next(iter(opened.rows.take(1)), {})
    adapter = adapter_of(set(columns), opened.name)
    rows, count = undecoded(opened.rows), len(opened.files)
    parts = [(opened.name, rows)]
    if isinstance(rows, IterableDataset) and rows.num_shards == count:
        parts = [(file, rows.shard(count, index)) for index, file in enumerate(opened.files)]
    mended: list[str] = []
    for number, (file, rows) in enumerate(parts):
        with reading(f"{file} cannot be read"):
            for page in group_questions(_convert(rows, opened, adapter, f"{split}-{number}"), mended):
                with reading(f"Page {page['page_id']!r}"):
                    image = _encoded(opened.locate(page["image"]))
                yield {"unlocated": []} | page | {"image": image}
    if mended:
        logger.warning(f"Boxes of {len(mended)} pages, such as {mended[0]!r}, are clipped to the page or widened.")


def _convert(rows: Iterable[dict], opened: OpenedRows, adapter: Adapter, name: str) -> Iterator[dict]:
    """Page examples of rows, in the layout of an adapter; consecutive rows with the same content are one page."""
    before = content = None  # the last page of the row before, and its content
    for number, row in enumerate(rows):
        with reading(f"row {number} as {adapter.name}"):
            last, content = content, content_name(row) if row.keys() & ASKS and not row.get("page_id") else None
            for column in row.keys() & adapter.images:
                stored = row[column] if isinstance(row[column], list) else [row[column]]
                images = [decode_image(opened.locate(image)) for image in stored]
                row[column] = images if stored is row[column] else images[0]
            for page in adapter.pages(row, f"{name}-{number}"):
                if content and content == last:
                    page |= {name: before[name] for name in ("page_id", "document_id")}
                yield (before := page)


def _encoded(image: Any) -> Any:
    """An image as `datasets` stores it, if it is not decoded; raises for what is no image."""
    return image if image is None or isinstance(image, PillowImage.Image) else Image().encode_example(image)
