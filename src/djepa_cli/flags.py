"""What the flags of commands share: the parser, types, and checks of output files."""

import argparse
import os
import sys
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import NoReturn

from .names import BUNDLED, suggestion


PROGRAM = "djepa"
MODEL = f"model folder or Hub id (default: {BUNDLED}, which is bundled)"
OUTSIDE = "also read images of rows whose path leads out of the dataset's folder"


class Parser(argparse.ArgumentParser):
    """An `ArgumentParser` whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{PROGRAM}: error: {' '.join(message.split()).rstrip(';')}; see `{self.prog} --help`\n")


class CommandParser(Parser):
    """Parser of a command, which names unknown flags before missing ones.

    Where a command takes questions as arguments, they may also be between and after flags.
    """

    def parse_known_args(self, args=None, namespace=None):
        for name in [arg.partition("=")[0] for arg in takewhile(lambda arg: arg != "--", args or ())]:
            if name.startswith("--") and not any(known.startswith(name) for known in self._option_string_actions):
                self.error(f"{self.prog} has no flag {name}{suggestion(name, self._option_string_actions)}")
        namespace, others = super().parse_known_args(args, namespace)
        if not hasattr(namespace, "asked"):
            return namespace, others
        unknown = [other for other in others if other.startswith("-") and other != "--"]
        asked = [*namespace.asked, *(other for other in others if not other.startswith("-"))]
        for text in asked:
            if os.path.isfile(text):  # such as a pattern that matches several files
                self.error(f"{text} is a second file; ask one file at a time")
        namespace.question = asked + namespace.question
        return namespace, unknown


def add_command(
    commands: argparse._SubParsersAction, name: str, run: Callable, help: str, description: str, examples: str = ""
) -> Parser:
    """Add a command, which `run` runs with its parsed flags."""
    text = argparse.RawDescriptionHelpFormatter  # examples as they are written
    parser = commands.add_parser(name, formatter_class=text, help=help, description=description, epilog=examples)
    parser.set_defaults(run=run)
    return parser


def add_min_score(parser: Parser) -> None:
    """Add `--min_score`."""
    text = "an answer with a lower score counts as absent; 0 to 1 (default: the model's own)"
    parser.add_argument("--min_score", metavar="X", type=share, help=text)


def add_ocr(parser: argparse._ActionsContainer) -> None:
    """Add `--ocr`."""
    text = "OCR of what text layers lack or have wrong, of whole pages, or of nothing (default: auto)"
    parser.add_argument("--ocr", choices=("auto", "always", "never"), default="auto", help=text)


def add_engine(parser: argparse._ActionsContainer, flag: str = "--engine") -> None:
    """Add the engine of the model."""
    text = "run the model with torch, or the graphs of `djepa export` without it (default: the graphs if there are any)"
    parser.add_argument(flag, choices=("torch", "onnx"), help=text)


def add_limits(parser: Parser, seconds: float, megabytes: int, unit: str) -> None:
    """Add the limits of the processes that read files."""
    add = parser.add_argument_group("limits of reading").add_argument
    add("--timeout", metavar="S", type=float, default=seconds, help=f"seconds {unit} (default: {seconds})")
    add("--memory", metavar="MB", type=int, default=megabytes, help=f"memory of a process (default: {megabytes} MB)")


def share(text: str) -> float:
    """Type of a flag from 0 to 1."""
    if not 0 <= (value := float(text)) <= 1:
        raise argparse.ArgumentTypeError(f"{text} is not from 0 to 1")
    return value


def count(text: str) -> int:
    """Type of a number from 1."""
    if (value := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"{text} is below 1")
    return value


def check_output_path(path: Path | None, flag: str = "--output", suffixes: tuple[str, ...] = ()) -> None:
    """Raise `ValueError` unless a file can be written to `path`, with one of the suffixes if there are any."""
    if path is None:
        return
    if suffixes and path.suffix.lower() not in suffixes:
        raise ValueError(f"{flag} {path} must end in one of {', '.join(suffixes)}.")
    if path.is_dir():
        raise ValueError(f"{flag} {path} is a folder; give the name of a file.")
    if not path.parent.is_dir():
        raise ValueError(f"The folder {path.parent} of {flag} does not exist.")


def check_new_path(path: Path, flag: str = "--output") -> None:
    """Raise `ValueError` unless a file or folder can be made at `path`."""
    if os.path.lexists(path):
        raise ValueError(f"{flag} {path} exists; give a new name, or remove it.")
    check_output_path(path, flag)


def be_quiet() -> None:
    """No progress bars and warnings of transformers: an unusable model is one line, not a report."""
    os.environ |= {"TRANSFORMERS_VERBOSITY": "error", "HF_HUB_DISABLE_PROGRESS_BARS": "1"}
    if sys.modules.get("transformers") is not None:  # has read them
        from transformers.utils import logging

        logging.disable_progress_bar()
        logging.set_verbosity_error()
