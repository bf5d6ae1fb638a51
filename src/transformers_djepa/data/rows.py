"""The row format of page datasets.

A *flat row* is a page (`image`, `words`, `boxes`, `page_id`, `document_id`) with one `question`, its acceptable
`answers` and, for each answer, its boxes. A *page example* is the page with a list of `questions`; models train on it.
All boxes are `[x0, y0, x1, y1]` in 0..1000 of the page. For an unanswerable question `answers` and `answer_boxes` are
empty. The answer "" is a region, such as a table or a stamp, whose mask is trained without words. The `kind` of a
question ("value", "region", "mark", ...) and its `topic` ("total", "table", ...) are optional; scores are also given by
kind.
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pyarrow
import pyarrow.compute
from datasets import Dataset, Features, Image, IterableDataset, List, Value
from PIL import Image as PillowImage

from djepa_pages import Limits, load_page
from djepa_pages.damage import reading

from ..processing.pixels import to_image
from .row_checks import check_page, check_row, page_id_of, questions_of


BOXES = List(List(Value("float32"), length=4))
IDS = {"page_id": Value("string"), "document_id": Value("string")}
PAGE_FEATURES = Features({"image": Image(), "words": List(Value("string")), "boxes": BOXES, **IDS})
QUESTION = {"question": Value("string"), "answers": List(Value("string")), "answer_boxes": List(BOXES)}
KINDS = {"kind": Value("string"), "topic": Value("string")}
QUESTION_FEATURES = Features({**PAGE_FEATURES, **QUESTION})  # of flat rows
PAGE_EXAMPLE_FEATURES = Features({**PAGE_FEATURES, "questions": List({**QUESTION, **KINDS})})
LIMITS = Limits()  # of decoding an image
LENGTHS_BATCH = 1000  # rows that are looked at together


def group_questions(rows: Iterable[dict]) -> Iterator[dict]:
    """Group flat rows into page examples: consecutive rows with the same `page_id` are one page.

    `rows` may also be page examples. Raises `ValueError` for a row that is not in the row format; see `check_row`.
    """
    for _, same_page in itertools.groupby(rows, key=page_id_of):
        page_rows = list(same_page)
        for row in page_rows:
            (check_row if questions_of(row) else check_page)(row)
        questions = [
            {name: value for name, value in question.items() if name not in PAGE_FEATURES}
            for row in page_rows
            for question in questions_of(row)
        ]
        yield _page(page_rows[0]) | {"questions": questions}


def _page(row: dict) -> dict:
    return {name: row.get(name) for name in PAGE_FEATURES}


def with_image(page: dict) -> dict:
    """Decode the image of a page (bytes, a path, or a decoded image) to RGB; raises `ValueError` if that fails.

    The path of a PDF is read as its first page.
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


def undecoded(rows: Dataset | IterableDataset) -> Dataset | IterableDataset:
    """Leave images encoded: a page's image is then decoded once, not once per question."""
    for name, feature in (rows.features or {}).items():
        if isinstance(feature, Image):
            rows = rows.cast_column(name, Image(decode=False))
        elif isinstance(feature, List) and isinstance(feature.feature, Image):
            rows = rows.cast_column(name, List(Image(decode=False)))
    return rows


def list_lengths(rows: Dataset, column: str) -> list[int]:
    """Lengths of the lists of a column."""
    batches = rows.select_columns(column).with_format("arrow").iter(LENGTHS_BATCH)
    return [length for batch in batches for length in pyarrow.compute.list_value_length(batch[column]).to_pylist()]


def run_starts(values: Sequence) -> list[int]:
    """Indices at which a run of equal values starts."""
    return [index for index in range(len(values)) if index == 0 or values[index] != values[index - 1]]
