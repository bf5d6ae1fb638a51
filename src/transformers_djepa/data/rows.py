"""The row format of page datasets, and how to open datasets in it.

A *flat row* is a page (`image`, `words`, `boxes`, `page_id`, `document_id`) with one `question`, its acceptable
`answers` and, for each answer, its boxes. A *page example* is the page with a list of `questions`; models train on it.
All boxes are `[x0, y0, x1, y1]` in 0..1000 of the page. For an unanswerable question `answers` and `answer_boxes` are
empty. The answer "" is a region, such as a table or a stamp, whose mask is trained without words.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from datasets import Dataset, Features, Image, IterableDataset, List, Value
from PIL import Image as PillowImage

from djepa_pages import Limits, load_page
from djepa_pages.damage import reading

from ..processing.pixels import to_image
from .opening import ImagePaths, OpenedRows, open_rows
from .row_checks import check_page, check_row, page_id_of, questions_of
from .streams import rows_of


BOXES = List(List(Value("float32"), length=4))
IDS = {"page_id": Value("string"), "document_id": Value("string")}
PAGE_FEATURES = Features({"image": Image(), "words": List(Value("string")), "boxes": BOXES, **IDS})
QUESTION = {"question": Value("string"), "answers": List(Value("string")), "answer_boxes": List(BOXES)}
QUESTION_FEATURES = Features({**PAGE_FEATURES, **QUESTION})  # of flat rows
PAGE_EXAMPLE_FEATURES = Features({**PAGE_FEATURES, "questions": List(QUESTION)})
LIMITS = Limits()  # of decoding an image
MAX_SHARDS = 16  # of a map-style dataset read as a stream


def group_questions(rows: Iterable[dict], max_questions: int | None = None) -> Iterator[dict]:
    """Group flat rows into page examples: consecutive rows with the same `page_id` are one page.

    `rows` may also be page examples. Pages without questions are dropped; pages with more than `max_questions` are
    repeated. Raises `ValueError` for a row that is not in the row format; see `check_row`.
    """
    for _, same_page in itertools.groupby(rows, key=page_id_of):
        page_rows = list(same_page)
        for row in page_rows:
            check_row(row)
        questions = [
            {name: value for name, value in question.items() if name not in PAGE_FEATURES}
            for row in page_rows
            for question in questions_of(row)
        ]
        if questions:
            yield from split_questions(_page(page_rows[0]) | {"questions": questions}, max_questions)


def split_questions(page: dict, max_questions: int | None) -> Iterator[dict]:
    """Repeat a page example, each time with at most `max_questions` of its questions; `None` is no limit."""
    questions = page["questions"]
    step = max_questions or max(1, len(questions))
    for start in range(0, max(1, len(questions)), step):
        yield page | {"questions": questions[start : start + step]}


def distinct_pages(rows: Iterable[dict]) -> Iterator[dict]:
    """Yield the pages of consecutive rows, without their questions."""
    for _, same_page in itertools.groupby(rows, key=page_id_of):
        row = next(same_page)
        check_page(row)
        yield _page(row)


def _page(row: dict) -> dict:
    return {name: row.get(name) for name in PAGE_FEATURES}


def load_questions(
    source: str | Path | Dataset | IterableDataset | OpenedRows,
    split: str = "train",
    max_questions: int | None = None,
    images: bool = True,
    allow_outside: bool = False,
) -> IterableDataset:
    """Stream the page examples of a dataset in the row format.

    Args:
        source: a folder of Parquet or JSONL files, one such file (its rows are the split), a folder written by
            `Dataset.save_to_disk`, a Hub id, or a dataset. Rows are flat or page examples; in JSONL `image` is a path
            relative to the file.
        split: of folders and Hub repositories.
        max_questions: per page example; see `group_questions`.
        images: False leaves images encoded, for small shuffle buffers; `with_image` decodes them.
        allow_outside: read images whose path leads out of the folder, which others may have written. The paths of a
            dataset that is given opened are never checked.

    Raises:
        ValueError: the source cannot be read or lacks the split; while reading, see `check_row`, or an image outside.
    """
    pages = _stream(source, split, allow_outside, partial(group_questions, max_questions=max_questions))
    return pages.map(with_image) if images else pages


def load_pages(
    source: str | Path | Dataset | IterableDataset | OpenedRows, split: str = "train", allow_outside: bool = False
) -> IterableDataset:
    """Stream the pages of a dataset in the row format, each once, with or without questions.

    Arguments and errors are those of `load_questions`. Pages have the fields of `PAGE_FEATURES`; images stay encoded.
    """
    return _stream(source, split, allow_outside, distinct_pages)


def with_image(page: dict) -> dict:
    """Decode the image of a page (bytes, a path, or a decoded image) to RGB; raises `ValueError` if that fails.

    The path of a PDF stands for its first page.
    """
    with reading(f"Page {page['page_id']!r}: image cannot be read"):
        return page | {"image": decode_image(page["image"])}


def decode_image(image: Any) -> PillowImage.Image | None:
    """Decode a stored image (as `datasets` stores it, bytes, a path, or decoded) to RGB; `None` stays `None`."""
    if isinstance(image, dict):
        image = image.get("bytes") or image.get("path")
    if isinstance(image, (str, bytes)):
        return load_page(image, limits=LIMITS).image
    return None if image is None else to_image(image)


def _stream(
    source, split: str, allow_outside: bool, group: Callable[[Iterable[dict]], Iterator[dict]]
) -> IterableDataset:
    opened = open_rows(source, split, allow_outside)
    with reading(f"{opened.name} cannot be read"):
        shards, names = shards_of(opened, "page_id")
        settings = {"shards": shards, "names": names, "images": opened.images, "group": group}
        return IterableDataset.from_generator(_read_shards, gen_kwargs=settings)


def _read_shards(
    shards: list[IterableDataset], names: list[str], images: ImagePaths, group: Callable
) -> Iterator[dict]:
    for rows, name in zip(shards, names, strict=True):
        with reading(f"{name} cannot be read"):
            for page in group(rows_of(rows)):
                with reading(f"Page {page['page_id']!r}"):
                    image = images.locate(page["image"])
                yield page | {"image": image}


def undecoded(rows: Dataset | IterableDataset) -> Dataset | IterableDataset:
    """Leave images encoded: a page's image is then decoded once, not once per question."""
    for name, feature in (rows.features or {}).items():
        if isinstance(feature, Image):
            rows = rows.cast_column(name, Image(decode=False))
        elif isinstance(feature, List) and isinstance(feature.feature, Image):
            rows = rows.cast_column(name, List(Image(decode=False)))
    return rows


def shards_of(opened: OpenedRows, *ids: str) -> tuple[list[IterableDataset], list[str]]:
    """Shards of a stream, and for each its file or the name of the dataset.

    A map-style dataset is cut where one of the columns `ids` changes, never within a page.
    """
    rows = undecoded(opened.rows)
    if isinstance(rows, IterableDataset):
        count = rows.num_shards
        shards = [rows.shard(num_shards=count, index=index) for index in range(count)]
        return shards, list(opened.files) if len(opened.files) == count else [opened.name] * count
    columns = rows.select_columns([name for name in ids if name in rows.column_names])[:]
    starts = run_starts([*zip(*columns.values(), strict=True)] or [*range(len(rows))]) or [0]
    count = min(MAX_SHARDS, len(starts))
    cuts = [*(starts[len(starts) * number // count] for number in range(count)), len(rows)]
    shards = [rows.select(range(*cut)).to_iterable_dataset() for cut in itertools.pairwise(cuts)]
    return shards, [opened.name] * count


def run_starts(values: Sequence) -> list[int]:
    """Indices at which a run of equal values starts."""
    return [index for index in range(len(values)) if index == 0 or values[index] != values[index - 1]]
