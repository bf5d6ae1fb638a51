"""Dispatch the commands; bad input is one line on stderr and exit code 2."""

import os
import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from .arguments import PROGRAM, build_parser, normalise_flags
from .training import TRAINING_HELP, training_parser


EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130  # 128 + SIGINT, as shells report it
WORKER_TRACEBACK = "Original Traceback (most recent call last):"
PACKAGES_OF_EXTRAS = {
    "accelerate": "train",
    "datasets": "train",
    "pebble": "train",
    "typst": "train",
    "matplotlib": "plots",
    "pytesseract": "ocr",
    "rapidocr": "ocr",
    "ray": "ray",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run `djepa` with `argv` (by default the process's own) and return the exit code.

    0: success. 2: bad input, explained in one line on stderr. 130: interrupted.
    """
    argv = normalise_flags(sys.argv[1:] if argv is None else argv)
    try:
        return run_training(argv[0], argv[1:]) if argv[:1] and argv[0] in TRAINING_HELP else run_parsed(argv)
    except ModuleNotFoundError as error:
        return fail(missing_package(error))
    except (ValueError, OSError) as error:
        return fail(message_of(error))
    except KeyboardInterrupt:
        return fail("interrupted", EXIT_INTERRUPTED)


def run_parsed(argv: list[str]) -> int:
    """Run a command that has only flags of our own: `segment`, `prepare`, `evaluate`."""
    arguments = build_parser().parse_args(argv)
    return load_command(arguments.command)(arguments)


def run_training(command: str, argv: list[str]) -> int:
    """Run `finetune` or `pretrain`, which parse their flags with `TrainingArguments`; print their help from here."""
    if "--help_all" in argv:
        return load_command(command)(["--help"])
    if "-h" in argv or "--help" in argv:
        training_parser(command).print_help()
        return 0
    return load_command(command)(argv)


def load_command(name: str) -> Callable[..., int]:
    """Import the `main` of a command, and with it torch and transformers."""
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    package = "training" if name in TRAINING_HELP else "cli"
    return import_module(f"transformers_djepa.{package}.{name}").main


def missing_package(error: ModuleNotFoundError) -> str:
    """Name the pip command for a missing optional package; other import errors are raised again."""
    package = (error.name or "").partition(".")[0]
    if package not in PACKAGES_OF_EXTRAS:
        raise error
    extra = PACKAGES_OF_EXTRAS[package]
    return f"{package} is not installed; run `pip install 'transformers-djepa[{extra}]'`."


def message_of(error: Exception) -> str:
    """Message of an error; for an error in a loader worker without the traceback that torch adds."""
    text = str(error) or type(error).__name__
    if WORKER_TRACEBACK not in text:
        return text
    return re.split(r"^[\w.]+: ", text.partition(WORKER_TRACEBACK)[2], flags=re.MULTILINE)[-1]


def fail(message: str, code: int = EXIT_BAD_INPUT) -> int:
    """Print the message as one line on stderr and return the exit code."""
    print(f"{PROGRAM}: error: {' '.join(message.split())}", file=sys.stderr)
    return code
