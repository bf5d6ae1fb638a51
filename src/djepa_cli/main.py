"""Chooses the command, turns bad input into one line and exit code 2."""

import os
import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from .arguments import PROGRAM, build_parser
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
    """Runs `djepa` with `argv` (the process's own by default); returns the exit code.

    0: done. 2: bad input, told in one line on stderr. 130: interrupted.
    """
    argv = list(sys.argv[1:] if argv is None else argv)
    try:
        return run_training(argv[0], argv[1:]) if argv[:1] and argv[0] in TRAINING_HELP else run_parsed(argv)
    except ModuleNotFoundError as error:
        return fail(missing_package(error))
    except (ValueError, OSError) as error:
        return fail(message_of(error))
    except KeyboardInterrupt:
        return fail("interrupted", EXIT_INTERRUPTED)


def run_parsed(argv: list[str]) -> int:
    """A command whose flags are all our own: `segment`, `prepare`, `evaluate`."""
    arguments = build_parser().parse_args(argv)
    return load_command(arguments.command)(arguments)


def run_training(command: str, argv: list[str]) -> int:
    """`djepa finetune`, `djepa pretrain`: their flags are parsed next to `TrainingArguments`', but the help is here."""
    if "--help-all" in argv:
        return load_command(command)(["--help"])
    if "-h" in argv or "--help" in argv:
        training_parser(command).print_help()
        return 0
    return load_command(command)(argv)


def load_command(name: str) -> Callable[..., int]:
    """`main` of the command's module; this is where torch and transformers are imported."""
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    room = "training" if name in TRAINING_HELP else "cli"
    return import_module(f"transformers_djepa.{room}.{name}").main


def missing_package(error: ModuleNotFoundError) -> str:
    """One line for an extra that is not installed, and the command that installs it; other errors are raised."""
    package = (error.name or "").partition(".")[0]
    if package not in PACKAGES_OF_EXTRAS:
        raise error
    extra = PACKAGES_OF_EXTRAS[package]
    return f"{package} is not installed; run `pip install 'transformers-djepa[{extra}]'`."


def message_of(error: Exception) -> str:
    """What an error says; of one in a data loader's worker, without the traceback that torch puts before it."""
    text = str(error) or type(error).__name__
    if WORKER_TRACEBACK not in text:
        return text
    return re.split(r"^[\w.]+: ", text.partition(WORKER_TRACEBACK)[2], flags=re.MULTILINE)[-1]


def fail(message: str, code: int = EXIT_BAD_INPUT) -> int:
    """Prints the message as one line on stderr; returns the exit code."""
    print(f"{PROGRAM}: error: {' '.join(message.split())}", file=sys.stderr)
    return code
