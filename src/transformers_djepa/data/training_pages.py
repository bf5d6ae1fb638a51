"""The pages that a command trains and evaluates on, from the names of datasets.

names --load_document_dataset--> rows --has_words or has_questions--> DJepaPageDataset, or a PageMixture of several
"""

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice

import pyarrow.compute
from datasets import Dataset
from transformers import PreTrainedTokenizerBase

from djepa_runtime.processing.prompt_inputs import MAX_PROMPT_TOKENS, drop_long_questions

from .hub import dataset_splits, load_document_dataset
from .page_dataset import DJepaPageDataset, PageMixture
from .rows import arrow_column, list_lengths, named


logger = logging.getLogger(__name__)
HELD_OUT_SPLITS = ("test", "validation")
PAGES_PER_DOCUMENT = 4  # many documents rather than many pages of one
NEVER_LONG = MAX_PROMPT_TOKENS - 4  # bytes: no tokenizer makes more tokens of them, with two special ones
Keep = Callable[[Dataset], Dataset]  # the pages that are trained on


def training_pages(
    names: Sequence[str],
    keep: Keep,
    weights: Sequence[float] | None = None,
    split: str = "train",
    seed: int = 42,
    allow_outside: bool = False,
    sampled: int = 0,
    **settings,
) -> DJepaPageDataset | PageMixture:
    """Open the pages of one or several datasets.

    Args:
        names: what `load_document_dataset` loads.
        keep: which pages are trained on, such as `has_words`.
        weights, seed, sampled: of a `PageMixture`; equal shares by default.
        allow_outside: read images whose path leads out of the dataset's folder.
        settings: further arguments of `DJepaPageDataset`.

    Raises:
        ValueError: a dataset cannot be read, or keeps no page.
    """
    datasets = []
    for name in names:
        rows = keep(load_document_dataset(name, split, allow_outside))
        if not len(rows):
            raise ValueError(
                f"{name}: no page of its split {split!r} can be trained on; pre-training needs pages with words, "
                "fine-tuning also questions with answers."
            )
        datasets.append(DJepaPageDataset(rows, **settings))
    return datasets[0] if len(datasets) == 1 else PageMixture(datasets, weights or [1.0] * len(names), seed, sampled)


def held_out_pages(
    name: str, split: str, count: int, keep: Keep, allow_outside: bool = False, **settings
) -> DJepaPageDataset | None:
    """Open `count` pages of a held-out split, see `spread`; `None` if none is kept.

    The other arguments are those of `training_pages`. Raises `ValueError` if the split cannot be read.
    """
    rows = keep(load_document_dataset(name, split, allow_outside))
    return DJepaPageDataset(spread(rows, count), **settings) if len(rows) else None


def held_out_source(eval_dataset: str | None, trained_on: str, train_split: str = "train") -> tuple[str, str] | None:
    """Name and split to evaluate on during training: `eval_dataset`, or the held-out split of the training dataset."""
    name = eval_dataset or trained_on
    splits = dataset_splits(name)
    split = next((split for split in HELD_OUT_SPLITS if split in splits), None)
    if eval_dataset is not None:
        return eval_dataset, split or HELD_OUT_SPLITS[0]
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


def has_words(rows: Dataset) -> Dataset:
    """Keep pages with words."""
    return rows.select([index for index, length in enumerate(list_lengths(rows, "words")) if length])


def has_questions(rows: Dataset, tokenizer: PreTrainedTokenizerBase) -> Dataset:
    """Keep pages with words and a question that the prompt encoder can take whole; others are logged."""

    def fits(question: str) -> bool:
        asked = {"questions": [{"question": question}]}
        return len(question.encode()) <= NEVER_LONG or bool(drop_long_questions(asked, tokenizer)["questions"])

    questions = arrow_column(rows, "questions")
    texts = iter(pyarrow.compute.struct_field(pyarrow.compute.list_flatten(questions), "question").to_pylist())
    asked = [list(islice(texts, count)) for count in list_lengths(rows, "questions")]
    unfit = [[question for question in questions if not fits(question)] for questions in asked]
    if any(unfit):
        names = [(page_id, question) for page_id, long in zip(rows["page_id"], unfit) for question in long]
        logger.warning("%d questions are left out, because they are too long: %s.", len(names), named(names))
    pages = enumerate(zip(asked, unfit, list_lengths(rows, "words")))
    return rows.select([index for index, (asked, unfit, words) in pages if words and len(asked) > len(unfit)])
