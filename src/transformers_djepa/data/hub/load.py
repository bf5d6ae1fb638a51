"""Open a dataset of any known layout as a stream of page examples."""

import itertools
import logging
from collections.abc import Iterator
from functools import reduce
from operator import itemgetter
from pathlib import Path

from datasets import Dataset, IterableDataset

from djepa_pages.damage import reading

from ..opening import ImagePaths, OpenedRows, open_rows, split_names
from ..row_checks import check_page, check_row
from ..rows import QUESTION, load_pages, load_questions, shards_of, split_questions
from ..streams import rows_of
from . import bounding_docs, cord, docvqa, forms, layoutlm, sroie
from .adapter import Adapter
from .labelled_folders import SPLITS, is_labelled_folder, labelled_pages


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
IMAGES = ("image", "doc_images")  # columns of all layouts
OWN_PAGE = {"page_id", "words", "boxes"}  # required columns of our own format
OWN = (OWN_PAGE | {*QUESTION}, OWN_PAGE | {"questions"})


def load_document_dataset(
    source: str | Path | Dataset | IterableDataset,
    split: str = "train",
    streaming: bool = True,
    max_questions: int | None = None,
    images: bool = True,
    allow_outside: bool = False,
) -> IterableDataset | list[dict]:
    """Load page examples from a published dataset, a local copy of one, or rows in this project's own format.

    Args:
        source: Hub id, folder, Parquet or JSONL file, an opened dataset, "deepform:FOLDER" or "sroie:FOLDER".
        split: name of the split.
        streaming: False returns a list.
        max_questions: per page example; pages with more questions are repeated.
        images: False leaves images of rows in our own format encoded; `rows.with_image` decodes them.
        allow_outside: read images whose path leads out of the dataset's folder, see `load_questions`.

    Yields:
        `image` (RGB or None), `words`, `boxes` (0..1000), `page_id`, `document_id` and `questions`: dicts of
        `question`, `answers`, `answer_boxes`. Questions whose answer is not found on the page are dropped and logged.

    Raises:
        ValueError: the dataset cannot be opened, lacks the split, or has an unknown layout.
    """
    if is_labelled_folder(source):
        pages = labelled_pages(source, split, max_questions)
        return pages if streaming else list(pages)
    opened, columns = _open(source, split, allow_outside)
    if any(own <= columns for own in OWN):
        pages = load_questions(opened, max_questions=max_questions, images=images)
    else:
        pages = _adapted(opened, find_adapter(columns, source), split, max_questions)
    return pages if streaming else list(pages)


def load_document_pages(
    source: str | Path | Dataset | IterableDataset, split: str = "train", allow_outside: bool = False
) -> IterableDataset:
    """Like `load_document_dataset`, but also load pages without questions, and leave images encoded where possible.

    `rows.with_image` decodes either kind of image.
    """
    if is_labelled_folder(source):
        return labelled_pages(source, split)
    opened, columns = _open(source, split, allow_outside)
    return load_pages(opened) if OWN_PAGE <= columns else _adapted(opened, find_adapter(columns, source), split)


def dataset_splits(source: str | Path) -> list[str]:
    """Splits of what `load_document_dataset` loads by name; raises `ValueError`."""
    return list(SPLITS) if is_labelled_folder(source) else split_names(source)


def _open(source, split: str, allow_outside: bool) -> tuple[OpenedRows, set[str]]:
    opened = open_rows(source, split, allow_outside)
    with reading(f"{opened.files[0] if opened.files else opened.name} cannot be read"):
        return opened, set(opened.rows.column_names or next(iter(opened.rows.take(1)), {}))


def find_adapter(columns: set[str], source) -> Adapter:
    """The first adapter whose columns are present; raises `ValueError` if there is none."""
    for adapter in ADAPTERS:
        if adapter.columns <= columns:
            return adapter
    known = "; ".join(sorted({f"{a.name}: {', '.join(sorted(a.columns))}" for a in ADAPTERS}))
    raise ValueError(f"{source} has the columns {', '.join(sorted(columns))}; known layouts are {known}.")


def _adapted(opened: OpenedRows, adapter: Adapter, split: str, max_questions: int | None = None) -> IterableDataset:
    with reading(f"{opened.name} cannot be read"):
        shards, files = shards_of(opened, *PAGE_IDS)
        names = [f"{split}-{index}" for index in range(len(shards))]
        lists = {"shards": shards, "files": files, "names": names}  # sharded together
        settings = {"images": opened.images, "adapter": adapter, "max_questions": max_questions}
        return IterableDataset.from_generator(_read_shards, gen_kwargs={**lists, **settings})


def _read_shards(
    shards: list[IterableDataset],
    files: list[str],
    names: list[str],
    images: ImagePaths,
    adapter: Adapter,
    max_questions: int | None,
) -> Iterator[dict]:
    located = unlocated = 0
    converted = _convert(shards, files, names, images, adapter)
    for _, same_page in itertools.groupby(converted, key=itemgetter("page_id")):
        page = reduce(_merge, same_page)
        (check_row if page["questions"] else check_page)(page)
        located += len(page["questions"])
        unlocated += len(page["unlocated"])
        yield from split_questions(page, max_questions)
    if unlocated:
        logger.warning(
            "%d of %d questions are left out: their answers are not among the words of their page.",
            unlocated,
            located + unlocated,
        )


def _convert(
    shards: list[IterableDataset], files: list[str], names: list[str], images: ImagePaths, adapter: Adapter
) -> Iterator[dict]:
    for shard, file, name in zip(shards, files, names, strict=True):
        with reading(f"{file} cannot be read"):
            for number, row in enumerate(rows_of(shard)):
                with reading(f"row {number} as {adapter.name}"):
                    yield from adapter.pages(_with_located_images(row, images), f"{name}-{number}")


def _with_located_images(row: dict, images: ImagePaths) -> dict:
    located = {
        name: list(map(images.locate, row[name])) if isinstance(row[name], list) else images.locate(row[name])
        for name in IMAGES
        if name in row
    }
    return row | located


def _merge(page: dict, same_page: dict) -> dict:
    page["questions"] += same_page["questions"]
    page["unlocated"] += same_page["unlocated"]
    return page
