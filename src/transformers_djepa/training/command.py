"""Shared by both training commands: settings, the evaluation dataset, resuming and evaluation."""

from collections.abc import Sequence
from pathlib import Path

import yaml
from datasets import IterableDataset
from transformers import HfArgumentParser, Trainer
from transformers.trainer import TRAINER_STATE_NAME
from transformers.trainer_utils import PREFIX_CHECKPOINT_DIR, IntervalStrategy
from transformers.utils import logging

from .optimizers import DJepaTrainingArguments


logger = logging.get_logger(__name__)

SHARED_DEFAULTS = {
    "remove_unused_columns": False,  # the collators read the columns, not the model
    "per_device_eval_batch_size": 4,
    "dataloader_num_workers": 1,
    "eval_strategy": "steps",
    "eval_steps": 500,
    "save_total_limit": 2,
    "logging_steps": 50,
}


def parse_command(command: str, groups: Sequence[type], defaults: dict, argv: list[str]) -> tuple:
    """Parse `groups` and `DJepaTrainingArguments` from flags, over an optional YAML file, over `defaults`.

    Raises `ValueError` for an unknown setting, a missing file, or no `--max_steps`.
    """
    parser = HfArgumentParser(
        (*groups, DJepaTrainingArguments),
        prog=f"djepa {command}",
        usage=f"djepa {command} [SETTINGS.yaml] [--flag value ...]",
    )
    values = SHARED_DEFAULTS | defaults
    if argv and argv[0].endswith((".yaml", ".yml")):
        values |= _read_yaml(Path(argv[0]))
        argv = argv[1:]
    unknown = sorted(set(values) - {action.dest for action in parser._actions})
    if unknown:
        raise ValueError(f"{', '.join(unknown)}: no such setting; `djepa {command} --help_all` lists them.")
    for action in parser._actions:  # `dataset: my_rows` in a file is a list of one, like `--dataset my_rows`
        value = values.get(action.dest)
        if action.nargs == "+" and value is not None:
            items = value if isinstance(value, list) else [value]
            values[action.dest] = [(action.type or str)(item) for item in items]
    parser.set_defaults(**values)
    *parsed, training_args = parser.parse_args_into_dataclasses(argv)
    if training_args.max_steps <= 0:
        raise ValueError("The training data is an endless stream; set the length of training with --max_steps.")
    return *parsed, training_args


def _read_yaml(path: Path) -> dict:
    if not path.is_file():
        raise ValueError(f"{path} does not exist; give the path of a YAML file with settings.")
    try:
        values = yaml.safe_load(path.read_text())
    except yaml.YAMLError as error:
        raise ValueError(f"{path} is not valid YAML: {' '.join(str(error).split())}") from None
    if not isinstance(values, dict):
        raise ValueError(f"{path} must hold `name: value` lines, such as `max_steps: 1000`.")
    values = {str(name).replace("-", "_"): value for name, value in values.items()}
    if "output" in values:
        values["output_dir"] = values.pop("output")
    return values


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
        trainer.save_metrics("eval", trainer.evaluate())
        if trainer.args.push_to_hub:
            trainer.push_to_hub()  # again, now with the results


def last_checkpoint(training_args: DJepaTrainingArguments) -> str | None:
    """The checkpoint to resume from; for `True` the last complete one in the output folder, if there is one.

    `Trainer` writes its state last: a checkpoint without it is incomplete.
    """
    resume = training_args.resume_from_checkpoint
    if str(resume).lower() == "false":
        return None
    if str(resume).lower() != "true":
        return resume
    folder = Path(training_args.output_dir)
    names = [state.parent.name for state in folder.glob(f"{PREFIX_CHECKPOINT_DIR}-*/{TRAINER_STATE_NAME}")]
    steps = [name.removeprefix(f"{PREFIX_CHECKPOINT_DIR}-") for name in names]
    last = max((int(step) for step in steps if step.isdecimal()), default=None)
    return None if last is None else str(folder / f"{PREFIX_CHECKPOINT_DIR}-{last}")
