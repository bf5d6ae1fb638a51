"""What a model is scored on while it trains: pages that it is not trained on."""

import itertools
from collections.abc import Iterator

from datasets import IterableDataset
from transformers import TrainingArguments
from transformers.trainer_utils import IntervalStrategy
from transformers.utils import logging

from ..data.rows import split_names
from ..data.source_names import is_made_here
from ..data.streams import rows_of


logger = logging.get_logger(__name__)

HELD_OUT_SPLITS = ("test", "validation")


def held_out_split(name: str) -> str | None:
    """Which split of a data set, by its name on the command line, is held out; `None` if none is."""
    if is_made_here(name):
        return "test"
    splits = split_names(name)
    return next((split for split in HELD_OUT_SPLITS if split in splits), None)


def held_out_source(eval_dataset: str | None, trained_on: str, train_split: str = "train") -> tuple[str, str] | None:
    """Name and split of what the model is scored on: `--eval_dataset`, or what the (first) `--dataset` holds out."""
    if eval_dataset is not None:
        return eval_dataset, held_out_split(eval_dataset) or HELD_OUT_SPLITS[0]
    split = held_out_split(trained_on)
    return None if split in (None, train_split) else (trained_on, split)


def first_pages(stream: IterableDataset, count: int) -> IterableDataset:
    """The first `count` pages of a stream, the same whatever the number of loader workers.

    `IterableDataset.take` shares them out: each of several workers takes some of another part of the stream.
    """
    return IterableDataset.from_generator(_first, gen_kwargs={"stream": stream, "count": count})


def _first(stream: IterableDataset, count: int) -> Iterator[dict]:
    yield from itertools.islice(rows_of(stream), count)


def evaluation_pages(
    held_out: IterableDataset | None, arguments: TrainingArguments, trained_on: str
) -> IterableDataset | list[dict] | None:
    """Held-out pages as `Trainer` wants them; without any, evaluation is switched off, and a warning says so."""
    if held_out is None:
        logger.warning(
            "No evaluation: %s holds no pages out, in a split test or validation. Give some as --eval_dataset.",
            trained_on,
        )
        arguments.eval_strategy = IntervalStrategy.NO
    elif arguments.world_size > 1:
        # Of a stream, each of several processes would take other pages than one process, and repeat some at its end.
        return list(held_out)
    return held_out
