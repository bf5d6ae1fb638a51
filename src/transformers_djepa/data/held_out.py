"""Held-out pages: which split they come from, and the first pages of it, the same in every evaluation."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from datasets import IterableDataset

from djepa_forms import generate_pages

from .hub import dataset_splits, load_document_dataset
from .outlines import outline_pages
from .source_names import GENERATED, OUTLINES, is_built_in
from .streams import rows_of


HELD_OUT_SPLITS = ("test", "validation")
PAGES_PER_DOCUMENT = 4  # many documents rather than many pages of one


def held_out_split(name: str) -> str | None:
    """The held-out split of a dataset named on the command line; `None` if it has none."""
    if is_built_in(name):
        return "test"
    splits = dataset_splits(name)
    return next((split for split in HELD_OUT_SPLITS if split in splits), None)


def held_out_source(eval_dataset: str | None, trained_on: str, train_split: str = "train") -> tuple[str, str] | None:
    """Name and split to evaluate on during training: `eval_dataset`, or the held-out split of the training dataset."""
    if eval_dataset is not None:
        return eval_dataset, held_out_split(eval_dataset) or HELD_OUT_SPLITS[0]
    split = held_out_split(trained_on)
    return None if split in (None, train_split) else (trained_on, split)


def first_pages(stream: IterableDataset, count: int) -> IterableDataset:
    """The first `count` pages of a stream, independent of the number of loader workers, with `epoch` 0.

    `IterableDataset.take` is sharded: each worker takes some pages of another part of the stream.
    """
    return IterableDataset.from_generator(_first, gen_kwargs={"stream": stream, "count": count})


def _first(stream: IterableDataset, count: int) -> Iterator[dict]:
    yield from (page | {"epoch": 0} for page in itertools.islice(rows_of(stream), count))


def held_out_pages(
    source: str,
    split: str = "test",
    count: int = 200,
    seed: int = 0,
    image_size: int = 768,
    allow_outside: bool = False,
) -> Iterator[dict]:
    """Iterate over the pages that `djepa evaluate` scores: at first up to four pages of each document.

    Args:
        source: "generated", "outlines:FOLDER" of PDFs, or a dataset in the row format (folder, file, Hub id).
        split: of the source.
        count: maximum number of pages.
        seed: of generated pages, and of the order of PDFs.
        image_size: minimum longer side of rendered pages in pixels.
        allow_outside: read images whose path leads out of the dataset's folder.
    """
    settings = {"seed": seed, "split": split, "image_size": image_size}
    if source == GENERATED:
        pages = generate_pages(num_pages=count, **settings)
    elif source.startswith(OUTLINES):
        folder = source.removeprefix(OUTLINES)
        pages = outline_pages(folder, render=True, pages_per_document=PAGES_PER_DOCUMENT, **settings)
    else:
        pages = spread(partial(load_document_dataset, source, split, allow_outside=allow_outside))
    return itertools.islice(pages, count)


def spread(open_pages: Callable[[], Iterable[dict]]) -> Iterator[dict]:
    """All pages: up to `PAGES_PER_DOCUMENT` of each document, then, in a second read if needed, the others."""
    for further in (False, True):
        seen = Counter()
        for page in open_pages():
            document = page.get("document_id") or page["page_id"]
            seen[document] += 1
            if (seen[document] > PAGES_PER_DOCUMENT) == further:
                yield page
        if max(seen.values(), default=0) <= PAGES_PER_DOCUMENT:
            return
