"""Settings of the training commands: flags, over the lines of a YAML file, over defaults.

A line `name: value` of the file is parsed like the flag `--name value`, so that one parser converts and checks both.
"""

import json
import math
import os
import re
from argparse import ArgumentTypeError
from collections.abc import Sequence
from pathlib import Path
from types import UnionType
from typing import Any, NoReturn, Union, get_args, get_origin, get_type_hints

import yaml
from transformers import HfArgumentParser
from transformers.integrations import get_available_reporting_integrations

from .optimizers import DJepaTrainingArguments


SHARED_DEFAULTS = {
    "remove_unused_columns": False,  # the collators read the columns, not the model
    "per_device_eval_batch_size": 4,
    "dataloader_num_workers": 1,
    "eval_strategy": "steps",
    "eval_steps": 500,
    "save_total_limit": 2,
    "logging_steps": 50,
}
NULL = "tag:yaml.org,2002:null"
AT_LEAST_1 = ("per_device_train_batch_size", "per_device_eval_batch_size")
AT_LEAST_1 += ("gradient_accumulation_steps", "eval_accumulation_steps")
MAX_FILE_BYTES = 2**20
MAX_CHARACTERS = 4096  # of a path, on Linux
MAX_SHOWN = 80  # characters of a value in an error


def parse_command(
    command: str, groups: Sequence[type], defaults: dict, argv: list[str], over: dict[str, Any] | None = None
) -> tuple:
    """Parse `groups` and `DJepaTrainingArguments` from flags, over an optional YAML file, over `defaults`.

    Settings in `over` override the flags. Raises `ValueError` for a setting that is unknown or has a wrong value, or a
    file that is no YAML.
    """
    parser = SettingsParser(command, (*groups, DJepaTrainingArguments))
    parser.set_defaults(**SHARED_DEFAULTS | defaults)
    if argv and argv[0].endswith((".yaml", ".yml")):
        argv = [*parser.flags_of(_read_yaml(Path(argv[0])), argv[0]), *argv[1:]]
    *parsed, training_args = parser.parse([*argv, *parser.flags_of(over or {}, "it")])
    _check(training_args)
    return *parsed, training_args


def _check(training_args: DJepaTrainingArguments) -> None:
    """Check what `TrainingArguments` leaves to the middle of training."""
    if not training_args.output_dir:
        raise ValueError("--output_dir must be the name of a folder, got ''.")
    for name in AT_LEAST_1:
        value = getattr(training_args, name)
        if value is not None and value < 1:
            raise ValueError(f"--{name} must be at least 1, got {value}.")
    if training_args.remove_unused_columns:
        raise ValueError("--remove_unused_columns must be False: the model's inputs are made of the columns.")
    missing = set(training_args.report_to) - set(get_available_reporting_integrations())
    if missing:
        raise ValueError(f"--report_to {' '.join(sorted(missing))}: unknown, or its package is not installed.")


class SettingsParser(HfArgumentParser):
    """Parser of dataclasses whose errors are one `ValueError` each, with the setting, its value and what is allowed."""

    def __init__(self, command: str, groups: Sequence[type]):
        usage = f"djepa {command} [SETTINGS.yaml] [--flag value ...]"
        super().__init__(groups, prog=f"djepa {command}", usage=usage)
        hints = {name: hint for group in groups for name, hint in get_type_hints(group).items()}
        self.types = {name: _alternatives(hint) for name, hint in hints.items()}
        self.lists = {action.dest for action in self._actions if action.nargs == "+"}
        for action in self._actions[1:]:  # after --help
            if action.default is None:
                self.types[action.dest].add(type(None))
            convert = _mapping if dict in self.types[action.dest] else action.type
            action.type = {int: _integer, float: _number, str: _text}.get(convert, convert)

    def error(self, message: str) -> NoReturn:
        message = re.sub(r"^argument (--\w+)[^:]*: ", r"\1: ", message)
        raise ValueError(re.sub(rf"(\S{{{MAX_SHOWN}}})[^\s']+", r"\1...", message))

    def parse(self, argv: list[str]) -> tuple:
        """Parse flags into the dataclasses."""
        values, unknown = self.parse_known_args(argv)
        self._check_names(unknown)
        for name, value in vars(values).items():
            if value == [] and name not in self.lists:  # argparse drops the value of `--name=--`
                self.error(f"--{name}: expected a value, got '--'")
        try:
            return self.parse_args_into_dataclasses(argv, look_for_args_file=False)
        except (TypeError, ImportError) as error:  # of an object that a mapping describes, or of a missing package
            raise ValueError(f"The training arguments are not valid: {error}") from error

    def flags_of(self, settings: dict[str, Any], source: str) -> list[str]:
        """Settings of a YAML file or mapping as flags; lists, mappings and nulls without a flag become defaults."""
        settings = {name.replace("-", "_"): value for name, value in settings.items()}
        if "output" in settings:
            settings["output_dir"] = settings.pop("output")
        self._check_names([name for name in settings if name not in self.types])
        flags = []
        for name, value in settings.items():
            if isinstance(value, (str, bool, int, float)):
                flags.append(f"--{name}={value}")
            elif isinstance(value, list) and name in self.lists:
                flags += [f"--{name}", *map(str, value)]
            elif type(value) in self.types[name]:
                self.set_defaults(**{name: value})
            else:
                found = {list: "a list", dict: "a mapping", type(None): "null"}.get(type(value), "a nested value")
                raise ValueError(f"--{name}: expected one value, got {found} in {source}.")
        return flags

    def _check_names(self, unknown: list[str]) -> None:
        if unknown:
            names = ", ".join(sorted(map(_shortened, unknown)))
            raise ValueError(f"{names}: no such setting; `{self.prog} --help_all` lists them.")


def _alternatives(hint: Any) -> set[Any]:
    """Types that a type hint allows, without their parameters: `{str, list}` for `str | list[str]`."""
    hints = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return {get_origin(each) or each for each in hints}


def _integer(text: str) -> int:
    try:
        value = int(text)
    except ValueError:
        value = None
    if value is None or abs(value) >= 2**63:
        raise ArgumentTypeError(f"expected a whole number of at most 64 bits, got {_shortened(text)!r}")
    return value


def _number(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise ArgumentTypeError(f"expected a finite number, got {_shortened(text)!r}")
    return value


def _text(text: str) -> str:
    """Refuse text that cannot be a path: whichever setting is one, it fails now and not after hours of training."""
    if text.startswith("~") and os.path.expanduser(text) == text:
        raise ArgumentTypeError(f"there is no user {_shortened(text[1:].partition('/')[0])!r}")
    if len(text) > MAX_CHARACTERS or "\0" in text or text != text.encode(errors="ignore").decode():
        raise ArgumentTypeError(
            f"expected at most {MAX_CHARACTERS} characters in UTF-8 without NUL, got {_shortened(text)!r}"
        )
    return text


def _mapping(text: str) -> dict:
    try:
        value = json.loads(text if text.lstrip().startswith("{") else Path(text).read_text())
    except (OSError, ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise ArgumentTypeError(f"expected a JSON object or the path of a JSON file, got {_shortened(text)!r}")
    return value


def _shortened(text: str) -> str:
    return text if len(text) <= MAX_SHOWN else f"{text[:MAX_SHOWN]}..."


class _Loader(yaml.SafeLoader):
    """Refuses aliases, with which a file of a few bytes stands for a value without end."""

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node:
        if self.check_event(yaml.AliasEvent):
            mark = self.peek_event().start_mark
            raise yaml.composer.ComposerError(None, None, "an alias; write the value itself", mark)
        return super().compose_node(parent, index)


def _read_yaml(path: Path) -> dict[str, Any]:
    """Read the values of a file by name; scalars stay text, as flags are."""
    if not path.is_file():
        raise ValueError(f"There is no file {path}; give the path of a YAML file with settings.")
    if path.stat().st_size > MAX_FILE_BYTES:
        raise ValueError(f"{path} has more than {MAX_FILE_BYTES:,} bytes; give a YAML file with settings.")
    try:
        loader = _Loader(path.read_bytes())
        root = loader.get_single_node()
        if isinstance(root, yaml.MappingNode):
            return {str(_value_of(loader, name)): _value_of(loader, node) for name, node in root.value}
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise ValueError(f"{path} is not valid YAML: {' '.join(str(error).split())}") from None
    raise ValueError(f"{path} must hold `name: value` lines, such as `max_steps: 1000`.")


def _value_of(loader: _Loader, node: yaml.Node) -> Any:
    """Text, a list of texts, a mapping or None; anything else in a tuple."""
    if isinstance(node, yaml.ScalarNode):
        return None if node.tag == NULL else node.value
    if isinstance(node, yaml.SequenceNode) and all(isinstance(item, yaml.ScalarNode) for item in node.value):
        return [item.value for item in node.value]
    value = loader.construct_document(node)
    return value if isinstance(value, dict) else (value,)
