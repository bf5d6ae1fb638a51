"""Shared by the training commands: the datasets and the final evaluation."""

from transformers.trainer_utils import IntervalStrategy
from transformers.utils import logging

from ..data.page_dataset import DJepaPageDataset
from .full_disk import writing_to
from .optimizers import DJepaTrainingArguments
from .trainers import DJepaTrainer


logger = logging.get_logger(__name__)


def check_dataset(names: list[str]) -> None:
    """Raise `ValueError` if there is nothing to train on."""
    if not names:
        raise ValueError(
            "--dataset is missing; give folders, files or Hub ids of rows, as `djepa prepare` writes them."
        )


def evaluation_pages(
    pages: DJepaPageDataset | None, training_args: DJepaTrainingArguments, trained_on: str
) -> DJepaPageDataset | None:
    """Return held-out pages; without any, switch evaluation off with a warning."""
    if pages is None:
        logger.warning("No evaluation: %s has no split test or validation; give --eval_dataset.", trained_on)
        training_args.eval_strategy = IntervalStrategy.NO
    return pages


def evaluate(trainer: DJepaTrainer) -> None:
    """Save the results of the trained model on the evaluation pages, if there are any.

    The model is evaluated unless training has ended with an evaluation of the same weights.
    """
    args = trainer.args
    if trainer.eval_dataset is not None:
        step, metrics = trainer.last_evaluation
        with writing_to(args.output_dir):
            if step != trainer.state.global_step or args.load_best_model_at_end:
                metrics = trainer.evaluate()
            trainer.save_metrics("eval", metrics)
        if args.push_to_hub:
            trainer.push_to_hub()  # again, now with the results
