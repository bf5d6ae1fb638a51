"""What the training commands share: flags over a YAML file over defaults, and where to go on."""

from collections.abc import Sequence
from pathlib import Path

import yaml
from transformers import HfArgumentParser
from transformers.trainer_utils import get_last_checkpoint

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
    parser.set_defaults(**values)
    *filled, training = parser.parse_args_into_dataclasses(argv)
    if training.max_steps <= 0:
        raise ValueError("The data are an endless stream: say how long to train with --max_steps.")
    return *filled, training


def _read_yaml(path: Path) -> dict:
    if not path.is_file():
        raise ValueError(f"{path} does not exist; give the path of a YAML file with settings.")
    values = yaml.safe_load(path.read_text())
    if not isinstance(values, dict):
        raise ValueError(f"{path} must hold `name: value` lines, such as `max_steps: 1000`.")
    return values


def last_checkpoint(arguments: DJepaTrainingArguments) -> str | None:
    """`--resume_from_checkpoint True` means the last checkpoint in the output folder, if there is one."""
    resume = arguments.resume_from_checkpoint
    if str(resume).lower() == "true":
        return get_last_checkpoint(arguments.output_dir) if Path(arguments.output_dir).is_dir() else None
    return resume
