"""Shared by the training commands: their settings, checkpoints and datasets; a run, and its final evaluation."""

import json
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

import yaml
from transformers import HfArgumentParser, TrainingArguments
from transformers.trainer import TRAINER_STATE_NAME
from transformers.trainer_utils import IntervalStrategy, sort_checkpoints
from transformers.utils import logging

from djepa_pages.damage import reading

from ..data.page_dataset import DJepaPageDataset
from ..trainer_callbacks import ModelCardCallback
from .arguments import CardArguments
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


class SettingsParser(HfArgumentParser):
    """An `HfArgumentParser` that raises `ValueError`."""

    def error(self, message: str) -> NoReturn:
        raise ValueError(message)


def parse_command(
    command: str, groups: Sequence[type], defaults: dict, argv: list[str], over: dict[str, Any] | None = None
) -> tuple:
    """Parse `groups` and `DJepaTrainingArguments` from flags, over an optional YAML file, over `defaults`.

    A line `name: value` of the file is parsed like the flag `--name value`. Settings in `over` override the flags.
    """
    usage = f"djepa {command} [SETTINGS.yaml] [--flag value ...]"
    types = (*groups, DJepaTrainingArguments)
    parser = SettingsParser(types, prog=f"djepa {command}", usage=usage, allow_abbrev=False)
    parser.set_defaults(**DEFAULTS | defaults)
    if argv and argv[0].endswith((".yaml", ".yml")):
        argv = [*_flags(parser, _read_yaml(Path(argv[0]))), *argv[1:]]
    argv = [*argv, *_flags(parser, over or {})]
    parsed = parser.parse_args_into_dataclasses(argv, return_remaining_strings=True, look_for_args_file=False)
    if unknown := parsed[-1]:
        close = get_close_matches(unknown[0].partition("=")[0], parser._option_string_actions, 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise ValueError(f"{' '.join(unknown)}: no such setting; `{parser.prog} --help_all` lists them.{hint}")
    return parsed[:-1]


def _flags(parser: SettingsParser, settings: dict[str, Any]) -> list[str]:
    """Settings as flags. Nulls, and lists of settings that take one value or a list, become defaults."""
    flags, takes_list = [], {action.dest: action.nargs == "+" for action in parser._actions}
    for name, value in settings.items():
        name = "output_dir" if name == "output" else str(name).replace("-", "_")
        if name in takes_list and (value is None or isinstance(value, list) and not takes_list[name]):
            parser.set_defaults(**{name: value})
        elif isinstance(value, list):
            flags += [f"--{name}", *map(_text, value)]
        else:
            flags.append(f"--{name}={_text(value)}")
    return flags


def _text(value: Any) -> str:
    if value is False:
        return "no"  # what YAML takes for a truth value; truth values can be written so, too
    return json.dumps(value) if isinstance(value, dict) else str(value)


def _read_yaml(path: Path) -> dict[str, Any]:
    with reading(f"{path} cannot be read as settings"):
        settings = yaml.safe_load(path.read_text(encoding="utf-8"))
        if not isinstance(settings, dict):
            raise ValueError("it must hold `name: value` lines, such as `max_steps: 1000`.")
    return settings


def last_checkpoint(training_args: TrainingArguments) -> str | None:
    """The checkpoint to resume from; for `True` the newest complete one in the output folder, if there is one.

    `Trainer` writes `trainer_state.json` last: a run that was killed or had no space leaves a checkpoint without it.
    """
    resume = str(training_args.resume_from_checkpoint)
    if resume.lower() != "true":
        return None if resume.lower() in ("false", "none", "no") else resume
    for folder in reversed(sort_checkpoints(training_args.output_dir)):
        with suppress(OSError, ValueError):
            json.loads(Path(folder, TRAINER_STATE_NAME).read_bytes())
            return folder
        logger.warning("%s is incomplete and passed over.", folder)
    return None


def check_dataset(names: list[str]) -> None:
    """Raise `ValueError` if there is nothing to train on."""
    if not names:
        raise ValueError("--dataset is missing; give folders, files or Hub ids of rows of `djepa prepare`.")


def evaluation_pages(
    pages: DJepaPageDataset | None, training_args: DJepaTrainingArguments, trained_on: str
) -> DJepaPageDataset | None:
    """Return held-out pages; without any, switch evaluation off with a warning."""
    if not pages:
        logger.warning("No evaluation: %s has no held-out pages to evaluate on; give --eval_dataset.", trained_on)
        training_args.eval_strategy = IntervalStrategy.NO
    return pages or None


def run(trainer: DJepaTrainer, card: CardArguments, **facts: Any) -> None:
    """Train, save and evaluate, with a model card; `facts` are arguments of `ModelCardCallback`."""
    if card.model_card:
        trainer.add_callback(ModelCardCallback(trainer, license=card.license, language=card.language, **facts))
    trainer.train(resume_from_checkpoint=last_checkpoint(trainer.args))
    trainer.save_model()
    evaluate(trainer)


def evaluate(trainer: DJepaTrainer) -> None:
    """Save the results of the trained model on the evaluation pages, if there are any.

    The model is evaluated unless training has ended with an evaluation of the same weights.
    """
    if trainer.eval_dataset is not None:
        now = (row for row in trainer.state.log_history if "eval_runtime" in row)
        now = next((row for row in now if row["step"] == trainer.state.global_step), None)
        if now is None or trainer.args.load_best_model_at_end:
            now = trainer.evaluate()
        trainer.save_metrics("eval", {name: value for name, value in now.items() if name != "step"})
        if trainer.args.push_to_hub:
            trainer.push_to_hub()  # again, now with the results
