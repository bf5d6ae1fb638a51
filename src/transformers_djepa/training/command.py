"""Shared by the training commands: their settings, the datasets and the final evaluation."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import yaml
from transformers import HfArgumentParser
from transformers.trainer_utils import IntervalStrategy
from transformers.utils import logging

from ..data.page_dataset import DJepaPageDataset
from .checkpoints import writing_to
from .optimizers import DJepaTrainingArguments
from .trainers import DJepaTrainer


logger = logging.get_logger(__name__)

DEFAULTS = {
    "remove_unused_columns": False,  # the collators read the columns, not the model
    "per_device_eval_batch_size": 4,
    "dataloader_num_workers": 1,
    "eval_strategy": "steps",
    "eval_steps": 500,
    "save_total_limit": 2,
    "logging_steps": 50,
}
MAX_SHOWN = 80  # characters of a value in an error


class SettingsParser(HfArgumentParser):
    """An `HfArgumentParser` that raises `ValueError`, with the setting, its value and what is allowed."""

    def error(self, message: str) -> NoReturn:
        message = re.sub(r"^argument (--\w+)[^:]*: ", r"\1: ", message)
        raise ValueError(re.sub(rf"(\S{{{MAX_SHOWN}}})[^\s']+", r"\1...", message))


def parse_command(
    command: str, groups: Sequence[type], defaults: dict, argv: list[str], over: dict[str, Any] | None = None
) -> tuple:
    """Parse `groups` and `DJepaTrainingArguments` from flags, over an optional YAML file, over `defaults`.

    A line `name: value` of the file is parsed like the flag `--name value`. Settings in `over` override the flags.
    Raises `ValueError` for a setting that is unknown or has a wrong value, or a file that is no YAML.
    """
    usage = f"djepa {command} [SETTINGS.yaml] [--flag value ...]"
    parser = SettingsParser((*groups, DJepaTrainingArguments), prog=f"djepa {command}", usage=usage)
    parser.set_defaults(**DEFAULTS | defaults)
    if argv and argv[0].endswith((".yaml", ".yml")):
        argv = [*_flags(parser, _read_yaml(Path(argv[0]))), *argv[1:]]
    argv = [*argv, *_flags(parser, over or {})]
    try:
        *parsed, training_args, unknown = parser.parse_args_into_dataclasses(
            argv, return_remaining_strings=True, look_for_args_file=False
        )
    except (TypeError, ImportError, OverflowError) as error:  # of an object that a mapping describes, for example
        raise ValueError(f"The training arguments are not valid: {error}") from error
    if unknown:
        raise ValueError(f"{' '.join(unknown)[:MAX_SHOWN]}: no such setting; `{parser.prog} --help_all` lists them.")
    for name in ("per_device_train_batch_size", "per_device_eval_batch_size", "gradient_accumulation_steps"):
        if (value := getattr(training_args, name)) < 1:
            raise ValueError(f"--{name} must be at least 1, got {value}.")
    return *parsed, training_args


def _flags(parser: SettingsParser, settings: dict[str, Any]) -> list[str]:
    """Settings as flags. Nulls, and lists of settings that take one value or a list, become defaults."""
    flags, takes_list = [], {action.dest: action.nargs == "+" for action in parser._actions}
    for name, value in settings.items():
        name = "output_dir" if name == "output" else str(name).replace("-", "_")
        if name in takes_list and (value is None or isinstance(value, list) and not takes_list[name]):
            parser.set_defaults(**{name: value})
        elif isinstance(value, list):
            flags += [f"--{name}", *map(str, value)]
        else:
            flags.append(f"--{name}={json.dumps(value, default=str) if isinstance(value, dict) else value}")
    return flags


def _read_yaml(path: Path) -> dict[str, Any]:
    """Read settings. Scalars stay text, as flags are: YAML takes `no` for a truth value, and 1e-4 for text."""
    if not path.is_file():
        raise ValueError(f"There is no file {path}; give the path of a YAML file with settings.")
    try:
        content = path.read_text(encoding="utf-8")
        texts, values = yaml.load(content, yaml.BaseLoader), yaml.safe_load(content)
    except (yaml.YAMLError, ValueError, TypeError, RecursionError) as error:
        raise ValueError(f"{path} is not valid YAML: {' '.join(str(error).split())}") from None
    if not isinstance(texts, dict):
        raise ValueError(f"{path} must hold `name: value` lines, such as `max_steps: 1000`.")
    return {
        name: value if value is None or isinstance(value, dict) else text
        for (name, text), value in zip(texts.items(), values.values())
    }


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
