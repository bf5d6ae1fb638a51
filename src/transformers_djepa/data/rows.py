"""The row format of page data sets: its features, its checks, and the way between rows of one question and whole pages.

A *flat row* is stored: a page (`image`, `words`, `boxes`, `page_id`, `document_id`) with one `question`, its acceptable
`answers` and, for each, its boxes. A *page example* is trained on: the page once with a list `questions`. All boxes are
`[x0, y0, x1, y1]` in 0..1000 of the page. A page without the answer has neither `answers` nor `answer_boxes`.
"""

import io
import itertools
import json
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from datasets import (
    Dataset,
    DatasetDict,
    Features,
    Image,
    IterableDataset,
    IterableDatasetDict,
    List,
    Value,
    load_dataset,
    load_from_disk,
)
from PIL import Image as PillowImage

from ..processing.pages import load_page
from ..processing.pixels import to_image
from .row_checks import check_row, check_words
from .streams import rows_of


BOXES = List(List(Value("float32"), length=4))
PAGE_FEATURES = Features(
    {
        "image": Image(),
        "words": List(Value("string")),
        "boxes": BOXES,
        "page_id": Value("string"),
        "document_id": Value("string"),
    }
)
ASKED = {"question": Value("string"), "answers": List(Value("string")), "answer_boxes": List(BOXES)}
QUESTION_FEATURES = Features({**PAGE_FEATURES, **ASKED})  # flat rows
PAGE_EXAMPLE_FEATURES = Features({**PAGE_FEATURES, "questions": List(ASKED)})
MOST_SHARDS = 16  # of an opened data set, which loader workers and ranks share out
FILE_LOADERS = {".parquet": "parquet", ".jsonl": "json", ".json": "json"}


def flatten_questions(page: dict) -> Iterator[dict]:
    """Flat rows of a page example, one a question; the page's fields are shared, not copied."""
    shared = {name: page.get(name) for name in PAGE_FEATURES}
    for question in page["questions"]:
        yield shared | {name: question[name] for name in ASKED}


def group_questions(rows: Iterable[dict], max_questions: int | None = None) -> Iterator[dict]:
    """Page examples from flat rows, one pass: consecutive rows with the same `page_id` are one page.

    Args:
        rows: flat rows, or page examples, which only have their questions dealt out.
        max_questions: a page with more of them is given several times, each with at most so many.

    Raises:
        ValueError: a row is not in the row format; see `check_row`.
    """
    page: dict | None = None
    for row in rows:
        check_row(row)
        for question in row["questions"] if row.get("questions") is not None else [row]:
            if page is None or page["page_id"] != row["page_id"]:
                if page is not None:
                    yield from deal_questions(page, max_questions)
                page = {name: row.get(name) for name in PAGE_FEATURES} | {"questions": []}
            page["questions"].append({name: question[name] for name in question if name not in PAGE_FEATURES})
    if page is not None:
        yield from deal_questions(page, max_questions)


def deal_questions(page: dict, most: int | None) -> Iterator[dict]:
    """A page example several times, each with at most so many of its questions; once where it has no more."""
    questions = page["questions"]
    most = most or max(1, len(questions))
    for start in range(0, max(1, len(questions)), most):
        yield page | {"questions": questions[start : start + most]}


def load_questions(
    source: str | Path | Dataset | IterableDataset,
    split: str = "train",
    max_questions: int | None = None,
    images: bool = True,
) -> IterableDataset:
    """Opens a data set in the row format as a stream of page examples.

    Args:
        source: a folder of Parquet or JSONL files, a folder written by `Dataset.save_to_disk`, one such file (all of it
            is the split), a repository on the Hub, or a data set. Rows are flat or page examples; in JSONL `image` is a
            path relative to the file.
        split: of folders and repositories.
        max_questions: at most so many questions in one page example.
        images: False leaves the image of a page as it is stored, to be opened by `with_image`: many pages in a buffer
            take little room then.

    Raises:
        ValueError: nothing can be read there, or it has no such split; while reading, what `check_row` raises.
    """
    shards, base = _undecoded_shards(source, split)
    settings = {"base": base, "max_questions": max_questions}
    pages = IterableDataset.from_generator(_pages_of_shards, gen_kwargs={"shards": shards, **settings})
    return pages.map(with_image) if images else pages


def load_pages(source: str | Path | Dataset | IterableDataset, split: str = "train") -> IterableDataset:
    """Opens a data set in the row format as a stream of its pages, each once, whether anything is asked of it or not.

    Takes and raises what `load_questions` does; a page has the fields of `PAGE_FEATURES`, its image as it is stored.
    """
    shards, base = _undecoded_shards(source, split)
    return IterableDataset.from_generator(_distinct_pages, gen_kwargs={"shards": shards, "base": base})


def with_image(page: dict) -> dict:
    """A page with its stored image as RGB; raises `ValueError` if that cannot be read."""
    return page | {"image": _decoded(page["image"], page["page_id"])}


def _undecoded_shards(source, split: str) -> tuple[list[IterableDataset], str]:
    """The rows of a split, shard by shard, and the folder that their image paths start from."""
    rows, base = open_rows(source, split)
    if rows.features and isinstance(rows.features.get("image"), Image):
        rows = rows.cast_column("image", Image(decode=False))  # a page's image is decoded once, not once a question
    return shards_of(rows, "page_id"), str(base)


def shards_of(rows: Dataset | IterableDataset, *ids: str) -> list[IterableDataset]:
    """A stream's own shards, or a data set cut into some where one of the columns `ids` changes: not within a page."""
    if isinstance(rows, IterableDataset):
        return [rows.shard(num_shards=rows.num_shards, index=index) for index in range(rows.num_shards)]
    kept = rows.select_columns([name for name in ids if name in rows.column_names])[:]
    named = [*zip(*kept.values(), strict=True)] or [*range(len(rows))]
    starts = [index for index in range(len(rows)) if index == 0 or named[index] != named[index - 1]] or [0]
    count = min(MOST_SHARDS, len(starts))
    cuts = [*(starts[len(starts) * number // count] for number in range(count)), len(rows)]
    return [rows.select(range(*cut)).to_iterable_dataset() for cut in itertools.pairwise(cuts)]


def _distinct_pages(shards: list[IterableDataset], base: str) -> Iterator[dict]:
    last = None
    for rows in shards:
        for row in rows_of(rows):
            if row["page_id"] != last:
                last = row["page_id"]
                check_words(row)
                page = {name: row.get(name) for name in PAGE_FEATURES}
                yield page | {"image": _located(row.get("image"), Path(base))}


def _pages_of_shards(shards: list[IterableDataset], base: str, max_questions: int | None) -> Iterator[dict]:
    for rows in shards:
        for page in group_questions(rows_of(rows), max_questions):
            yield page | {"image": _located(page["image"], Path(base))}


def open_rows(source: Any, split: str) -> tuple[Dataset | IterableDataset, Path]:
    """The rows of a split and the folder that their image paths start from."""
    if isinstance(source, (Dataset, IterableDataset)):
        return source, Path()
    if isinstance(source, (DatasetDict, IterableDatasetDict)):
        return _split_of(source, split, "The data set"), Path()
    path = Path(source).expanduser()
    if path.is_file():
        if path.suffix.lower() not in FILE_LOADERS:
            raise ValueError(f"{path} is no data set; give a folder, or a file ending in {', '.join(FILE_LOADERS)}.")
        open_file = partial(
            load_dataset, FILE_LOADERS[path.suffix.lower()], data_files={split: str(path)}, split=split, streaming=True
        )
        return _readable(open_file, path), path.parent
    if (path / "state.json").is_file() or (path / "dataset_dict.json").is_file():
        saved = _readable(partial(load_from_disk, str(path)), path)
        return (_split_of(saved, split, str(path)) if isinstance(saved, DatasetDict) else saved), path
    splits = _readable(partial(load_dataset, str(path) if path.is_dir() else str(source), streaming=True), source)
    return _split_of(splits, split, str(source)), path


def split_names(source: str | Path) -> list[str]:
    """Splits of what `open_rows` opens, of a file or a saved split "train"; `ValueError` if it cannot be opened."""
    path = Path(source).expanduser()
    if path.is_file() or (path / "state.json").is_file():
        return ["train"]
    if (path / "dataset_dict.json").is_file():
        return json.loads((path / "dataset_dict.json").read_text())["splits"]
    return list(_readable(partial(load_dataset, str(path) if path.is_dir() else str(source), streaming=True), source))


def _readable(open_it: Any, source: Any) -> Any:
    try:
        return open_it()
    except Exception as error:  # builders raise whatever their format's library raises
        reason = " ".join(str(error).split()) or type(error).__name__
        raise ValueError(
            f"{source} cannot be opened as a data set, as a folder, a file or from the Hub: {reason}"
        ) from error


def _split_of(splits: DatasetDict | IterableDatasetDict, split: str, name: str) -> Dataset | IterableDataset:
    if split not in splits:
        raise ValueError(
            f"{name} has no split {split!r}, only {', '.join(splits)}; name files by split, such as {split}-0.parquet."
        )
    return splits[split]


def _located(image: Any, base: Path) -> Any:
    """An image as stored, by what holds it: its bytes, its path from `base` on, itself decoded, or none."""
    if isinstance(image, dict):
        image = image.get("bytes") or image.get("path")
    return str(base / image) if isinstance(image, str) else image


def _decoded(image: Any, page_id: str) -> PillowImage.Image | None:
    """What `_located` gives as RGB; the path of a PDF stands for its first page."""
    try:
        if isinstance(image, str):
            return load_page(image).image
        if isinstance(image, bytes):
            image = PillowImage.open(io.BytesIO(image))
        return None if image is None else to_image(image)
    except (ValueError, OSError, PillowImage.DecompressionBombError) as error:
        raise ValueError(f"Page {page_id!r}: image cannot be read: {error}") from None
