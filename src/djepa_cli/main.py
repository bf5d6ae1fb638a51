"""Chooses the command, turns bad input into one line and exit code 2."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from .arguments import PROGRAM, build_parser
from .finetune import finetune_parser


EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130  # 128 + SIGINT, as shells report it
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
        return run_finetune(argv[1:]) if argv[:1] == ["finetune"] else run_parsed(argv)
    except ModuleNotFoundError as error:
        return fail(missing_package(error))
    except (ValueError, OSError) as error:
        return fail(str(error) or type(error).__name__)
    except KeyboardInterrupt:
        return fail("interrupted", EXIT_INTERRUPTED)


def run_parsed(argv: list[str]) -> int:
    """A command whose flags are all our own: `segment`, `prepare`, `evaluate`."""
    arguments = build_parser().parse_args(argv)
    return load_command(arguments.command)(arguments)


def run_finetune(argv: list[str]) -> int:
    """`djepa finetune`: its flags are parsed next to those of `TrainingArguments`, but its help is here."""
    if "--help-all" in argv:
        return load_command("finetune")(["--help"])
    if "-h" in argv or "--help" in argv:
        finetune_parser().print_help()
        return 0
    return load_command("finetune")(argv)


def load_command(name: str) -> Callable[..., int]:
    """`main` of `transformers_djepa.cli.<name>`; this is where torch and transformers are imported."""
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    return import_module(f"transformers_djepa.cli.{name}").main


def missing_package(error: ModuleNotFoundError) -> str:
    """One line for an extra that is not installed, and the command that installs it; other errors are raised."""
    package = (error.name or "").partition(".")[0]
    if package not in PACKAGES_OF_EXTRAS:
        raise error
    extra = PACKAGES_OF_EXTRAS[package]
    return f"{package} is not installed; run `pip install 'transformers-djepa[{extra}]'`."


def fail(message: str, code: int = EXIT_BAD_INPUT) -> int:
    """Prints the message as one line on stderr; returns the exit code."""
    print(f"{PROGRAM}: error: {' '.join(message.split())}", file=sys.stderr)
    return code
