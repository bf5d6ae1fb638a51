"""Shared by the training commands: the evaluation dataset and the final evaluation."""

from datasets import IterableDataset
from transformers import Trainer
from transformers.trainer_utils import IntervalStrategy
from transformers.utils import logging

from .full_disk import writing_to
from .optimizers import DJepaTrainingArguments


logger = logging.get_logger(__name__)


def evaluation_pages(
    pages: IterableDataset | None, training_args: DJepaTrainingArguments, trained_on: str
) -> IterableDataset | list[dict] | None:
    """Return held-out pages as `Trainer` needs them; without any, switch evaluation off with a warning."""
    if pages is None:
        logger.warning("No evaluation: %s has no split test or validation; give --eval_dataset.", trained_on)
        training_args.eval_strategy = IntervalStrategy.NO
    elif training_args.world_size > 1:
        # Several processes would read other pages of a stream than one process does, and repeat some at its end.
        return list(pages)
    return pages


def evaluate(trainer: Trainer) -> None:
    """Evaluate the trained model, if there are pages for it, and save the results."""
    if trainer.eval_dataset is not None:
        with writing_to(trainer.args.output_dir):
            trainer.save_metrics("eval", trainer.evaluate())
        if trainer.args.push_to_hub:
            trainer.push_to_hub()  # again, now with the results
