"""Parse and run a command; bad input is one line on stderr and exit code 2."""

import os
import re
import signal
import sys
import threading
from argparse import Action
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from . import annotate, evaluate, export, extract, prepare, segment, serve, training
from .flags import PROGRAM, CommandParser, Parser
from .names import suggestion
from .threads import limit_threads


EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED, EXIT_TERMINATED = 130, 143  # 128 + the number of the signal, as shells report it
FLAG = re.compile(r"^--([a-zA-Z][\w-]*)(?==|$)")  # the name of a flag, as in `--num-proc` and `--num-proc=4`
WRITES_FOLDER = ("prepare", *training.COMMANDS)  # their `--output` is `--output_dir`
WORKER_TRACEBACK = "Original Traceback (most recent call last):"
EXTRAS = {"matplotlib": "plots", "pytesseract": "ocr", "rapidocr": "ocr", "ray": "ray"}  # by package
EXTRAS |= {"peft": "distill", "gguf": "distill"}
EXTRAS |= dict.fromkeys(("fastapi", "pydantic", "uvicorn"), "annotate")
EXTRAS |= dict.fromkeys(("accelerate", "datasets", "typst"), "train")
EXTRAS |= dict.fromkeys(("dateparser", "price_parser", "pyarrow", "yaml"), "extract")
EXTRAS |= dict.fromkeys(("torch", "transformers"), "")  # an installation from requirements-onnx.txt lacks them


class ShowVersion(Action):
    """Prints the version of the package, whose metadata takes long to read."""

    def __call__(self, parser: Parser, *_) -> None:
        from importlib.metadata import version

        print(PROGRAM, version("transformers-djepa"))
        parser.exit()


def build_parser() -> Parser:
    """The parser of `djepa` with all its commands; `run` of the parsed flags runs one."""
    parser = Parser(prog=PROGRAM, description="Ask a document page a question and get the region that answers it.")
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="print the version")
    parser.commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", required=True, parser_class=CommandParser
    )
    for module in (segment, extract, prepare, evaluate, annotate, serve, export, training):
        module.add_commands(parser.commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run `djepa` and return the exit code: 0, or with one line on stderr 2 for bad input, 130 or 143 for a signal."""
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    if not sys.stderr.isatty():  # an error in a log is one line
        os.environ.setdefault("HF_DATASETS_DISABLE_PROGRESS_BARS", "1")
    argv = normalise_flags(sys.argv[1:] if argv is None else argv)
    limit_threads(training=argv[:1] and argv[0] in training.COMMANDS)
    try:
        with terminable():
            if argv and argv[0] in training.COMMANDS:  # parse their flags themselves
                return training.run(argv[0], argv[1:])
            parser, name = build_parser(), " ".join(argv[:2])  # such as "annotate export"; a folder is `./export`
            if argv and not argv[0].startswith("-") and argv[0] not in parser.commands.choices:
                parser.error(f"there is no command {argv[0]}{suggestion(argv[0], parser.commands.choices)}")
            arguments = parser.parse_args([name, *argv[2:]] if name in parser.commands.choices else argv)
            return arguments.run(arguments)
    except Terminated:
        return fail("terminated", EXIT_TERMINATED)
    except KeyboardInterrupt:
        return fail("interrupted", EXIT_INTERRUPTED)
    except ImportError as error:
        return fail(missing_package(error))
    except (ValueError, OSError) as error:
        return fail(message_of(error))


def normalise_flags(argv: Sequence[str]) -> list[str]:
    """Spell flags with underscores, as transformers', and `--output` as `--output_dir` where a command writes a folder.

    >>> normalise_flags(["prepare", "in-folder", "--output", "out", "--num-proc=4"])
    ['prepare', 'in-folder', '--output_dir', 'out', '--num_proc=4']
    """
    end = list(argv).index("--") if "--" in argv else len(argv)
    flags = [FLAG.sub(lambda name: f"--{name[1].replace('-', '_')}", item) for item in argv[:end]]
    if flags[:1] and flags[0] in WRITES_FOLDER:
        flags = [re.sub(r"^--output(?==|$)", "--output_dir", item) for item in flags]
    return [*flags, *argv[end:]]


class Terminated(KeyboardInterrupt):
    """SIGTERM. Libraries stop their processes on it as they do on Ctrl-C."""


@contextmanager
def terminable() -> Iterator[None]:
    """Raise `Terminated` in this process, but not in its forks, for SIGTERM; in the main thread only."""
    owner = os.getpid()

    def stop(number, frame) -> None:
        signal.signal(number, signal.SIG_DFL)  # a second signal does not wait for helper processes
        if os.getpid() == owner:
            raise Terminated
        os.kill(os.getpid(), number)

    if threading.current_thread() is threading.main_thread():
        before = signal.signal(signal.SIGTERM, stop)
        try:
            yield
        finally:
            signal.signal(signal.SIGTERM, before)
    else:
        yield


def missing_package(error: ImportError) -> str:
    """Name the pip command for a missing optional package, as transformers does; other errors are raised again."""
    if error.name is None:
        return str(error)
    package = error.name.partition(".")[0]
    if package not in EXTRAS:
        raise error
    wanted = f"'transformers-djepa[{EXTRAS[package]}]'" if EXTRAS[package] else "transformers-djepa"
    return f"{package} is not installed; run `pip install {wanted}`."


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
