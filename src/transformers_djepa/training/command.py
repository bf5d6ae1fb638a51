"""What the training commands share: flags over a YAML file over defaults, where to go on, and the run itself."""

from collections.abc import Sequence
from pathlib import Path

import yaml
from transformers import HfArgumentParser, Trainer
from transformers.trainer import TRAINER_STATE_NAME
from transformers.trainer_utils import PREFIX_CHECKPOINT_DIR

from .optimizers import DJepaTrainingArguments


def parse_command(command: str, groups: Sequence[type], defaults: dict, argv: list[str]) -> tuple:
    """Dataclasses filled from flags, over the values of a YAML file if one is named first, over `defaults`.

    Raises:
        ValueError: a setting that does not exist, no such file, or no `--max_steps`.
    """
    parser = HfArgumentParser(
        (*groups, DJepaTrainingArguments),
        prog=f"djepa {command}",
        usage=f"djepa {command} [SETTINGS.yaml] [--flag value ...]",
    )
    values = dict(defaults)
    if argv and argv[0].endswith((".yaml", ".yml")):
        values |= _read_yaml(Path(argv[0]))
        argv = argv[1:]
    known = {action.dest for action in parser._actions}
    unknown = sorted(set(values) - known)
    if unknown:
        raise ValueError(f"{', '.join(unknown)}: no such setting; `djepa {command} --help-all` lists them.")
    for action in parser._actions:  # `dataset: my_rows` in a file means what `--dataset my_rows` does
        if action.nargs == "+" and values.get(action.dest) is not None:
            given = values[action.dest]
            values[action.dest] = [
                (action.type or str)(value) for value in (given if isinstance(given, list) else [given])
            ]
    parser.set_defaults(**values)
    *filled, training = parser.parse_args_into_dataclasses(argv)
    if training.max_steps <= 0:
        raise ValueError("The data are an endless stream: say how long to train with --max_steps.")
    return *filled, training


def _read_yaml(path: Path) -> dict:
    if not path.is_file():
        raise ValueError(f"{path} does not exist; give the path of a YAML file with settings.")
    try:
        values = yaml.safe_load(path.read_text())
    except yaml.YAMLError as error:
        raise ValueError(f"{path} is no YAML: {' '.join(str(error).split())}") from None
    if not isinstance(values, dict):
        raise ValueError(f"{path} must hold `name: value` lines, such as `max_steps: 1000`.")
    return values


def train(trainer: Trainer) -> None:
    """Trains from where an earlier run stopped, saves, and scores the model where there are pages to score it on."""
    trainer.train(resume_from_checkpoint=last_checkpoint(trainer.args))
    trainer.save_model()
    if trainer.eval_dataset is not None:
        trainer.save_metrics("eval", trainer.evaluate())
        if trainer.args.push_to_hub:
            trainer.push_to_hub()  # with the results, which the push of `save_model` came too early for


def last_checkpoint(arguments: DJepaTrainingArguments) -> str | None:
    """`--resume_from_checkpoint True` means the last whole checkpoint in the output folder, if there is one, and
    `False` none.

    `Trainer` writes its state last: without it, the saving was interrupted.
    """
    resume = arguments.resume_from_checkpoint
    if str(resume).lower() == "false":
        return None
    if str(resume).lower() != "true":
        return resume
    whole = [file.parent for file in Path(arguments.output_dir).glob(f"{PREFIX_CHECKPOINT_DIR}-*/{TRAINER_STATE_NAME}")]
    numbered = [folder for folder in whole if _step(folder).isdecimal()]
    return str(max(numbered, key=lambda folder: int(_step(folder)))) if numbered else None


def _step(checkpoint: Path) -> str:
    return checkpoint.name.removeprefix(f"{PREFIX_CHECKPOINT_DIR}-")
