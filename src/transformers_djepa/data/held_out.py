"""Held-out pages: which split they come from, and which pages of it are read."""

from collections import Counter

from datasets import Dataset

from .hub import dataset_splits


HELD_OUT_SPLITS = ("test", "validation")
PAGES_PER_DOCUMENT = 4  # many documents rather than many pages of one


def held_out_split(name: str) -> str | None:
    """The held-out split of a dataset named on the command line; `None` if it has none."""
    splits = dataset_splits(name)
    return next((split for split in HELD_OUT_SPLITS if split in splits), None)


def held_out_source(eval_dataset: str | None, trained_on: str, train_split: str = "train") -> tuple[str, str] | None:
    """Name and split to evaluate on during training: `eval_dataset`, or the held-out split of the training dataset."""
    if eval_dataset is not None:
        return eval_dataset, held_out_split(eval_dataset) or HELD_OUT_SPLITS[0]
    split = held_out_split(trained_on)
    return None if split in (None, train_split) else (trained_on, split)


def spread(rows: Dataset, count: int) -> Dataset:
    """Choose `count` page examples: at first up to four pages of each document, then the others, in their order."""
    seen: Counter[str] = Counter()
    first, others = [], []
    for index, (document, page) in enumerate(zip(rows["document_id"], rows["page_id"])):
        name = document or page
        seen[name] += 1
        (first if seen[name] <= PAGES_PER_DOCUMENT else others).append(index)
    return rows.select([*first, *others][:count])
