"""Dispatch the commands; bad input is one line on stderr and exit code 2."""

import os
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module

from .arguments import PROGRAM, build_parser, normalise_flags
from .signals import Terminated, interruptible
from .training import TRAINING_HELP, training_parser


EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED, EXIT_TERMINATED = 130, 143  # 128 + the number of the signal, as shells report it
WORKER_TRACEBACK = "Original Traceback (most recent call last):"
EXTRAS = {"matplotlib": "plots", "pytesseract": "ocr", "rapidocr": "ocr", "ray": "ray"}  # by package
EXTRAS |= {"peft": "distill", "gguf": "distill"}
EXTRAS |= dict.fromkeys(("fastapi", "sqlalchemy", "uvicorn"), "annotate")
EXTRAS |= dict.fromkeys(("accelerate", "datasets", "typst"), "train")
EXTRAS |= dict.fromkeys(("dateparser", "price_parser", "pyarrow", "yaml"), "extract")


def main(argv: Sequence[str] | None = None) -> int:
    """Run `djepa` and return the exit code: 0, or with one line on stderr 2 for bad input, 130 or 143 for a signal."""
    try:
        with interruptible():
            return run(normalise_flags(sys.argv[1:] if argv is None else argv))
    except Terminated:
        return fail("terminated", EXIT_TERMINATED)
    except KeyboardInterrupt:
        return fail("interrupted", EXIT_INTERRUPTED)


def run(argv: list[str]) -> int:
    """Run a command; returns 0, or 2 for bad input."""
    try:
        if argv and argv[0] in TRAINING_HELP:
            return run_training(argv[0], argv[1:])
        arguments = build_parser().parse_args(argv)
        if arguments.command == "segment":
            return run_segment(arguments)
        return load_command(arguments.command)(arguments)
    except ImportError as error:
        return fail(missing_package(error))
    except (ValueError, OSError) as error:
        return fail(message_of(error))


def run_segment(arguments: Namespace) -> int:
    """Run `segment`; the first page to ask is read in a process with limits while this one imports torch."""
    from djepa_pages import LimitError, Limits, Worker, load_page

    with Worker(Limits(arguments.timeout, arguments.memory)) as reader:
        first = re.match(r"\s*(\d+)", arguments.pages or "1")
        number = int(first[1]) if arguments.page is None and first else arguments.page
        reader.send(load_page, arguments.file, number)
        try:
            return load_command("segment")(arguments, reader)
        except LimitError as error:
            named = str(error) if str(error).startswith(str(arguments.file)) else f"{arguments.file}: {error}"
            raise ValueError(f"{named} --timeout and --memory set the limits.") from None


def run_training(command: str, argv: list[str]) -> int:
    """Run a training command, which parses its own flags; its help is printed here, without torch."""
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
    return import_module(f"transformers_djepa.{package}.{name.replace(' ', '_')}").main


def missing_package(error: ImportError) -> str:
    """Name the pip command for a missing optional package, as transformers does; other errors are raised again."""
    if error.name is None:
        return str(error)
    package = error.name.partition(".")[0]
    if package not in EXTRAS:
        raise error
    return f"{package} is not installed; run `pip install 'transformers-djepa[{EXTRAS[package]}]'`."


def message_of(error: Exception) -> str:
    """Message of an error, without the traceback that torch adds to errors in loader workers."""
    text = str(error) or type(error).__name__
    if WORKER_TRACEBACK not in text:
        return text
    return re.split(r"^[\w.]+: ", text.partition(WORKER_TRACEBACK)[2], flags=re.MULTILINE)[-1]


def fail(message: str, code: int = EXIT_BAD_INPUT) -> int:
    """Print the message as one line on stderr and return the exit code."""
    print(f"{PROGRAM}: error: {' '.join(message.split())}", file=sys.stderr)
    return code
