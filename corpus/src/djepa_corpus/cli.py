"""The command `djepa-corpus`: each subcommand writes a folder of Parquet rows, or what it needs for that.

A subcommand adds its flags with `add_arguments(parser)` and runs with `run(arguments)`, both in the module named here.
Modules are imported for their own command only.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn


PROGRAM = "djepa-corpus"
COMMANDS = {  # name: (module, help)
    "fonts": ("djepa_corpus.generation.fonts_command", "fill the folder of fonts of generated pages from packages"),
    "generate": ("djepa_corpus.generation.command", "generate documents with questions"),
    "html": ("djepa_corpus.html.command", "print HTML documentation of Debian packages, with exact regions"),
    "labels": ("djepa_corpus.labels.command", "read published folders of documents and labels"),
    "look": ("djepa_corpus.look", "count rows by topic and language, and draw pages with their regions"),
    "regions": ("djepa_corpus.regions.command", "label the regions of PDFs by their fonts and lines"),
    "texts": ("djepa_corpus.texts.command", "write short texts of six languages, grouped by meaning"),
}


class Parser(argparse.ArgumentParser):
    """An `ArgumentParser` whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{PROGRAM}: error: {' '.join(message.split())}; see `{self.prog} --help`\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand; returns the exit code, 2 after one line for bad input."""
    argv = list(sys.argv[1:] if argv is None else argv)
    parser = Parser(prog=PROGRAM, description="Write pages for training as Parquet rows.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (module, text) in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=f"{text.capitalize()}.")
        if argv[:1] == [name]:
            import_module(module).add_arguments(command)
    arguments = parser.parse_args(argv)
    try:
        return import_module(COMMANDS[arguments.command][0]).run(arguments)
    except (ValueError, OSError, ModuleNotFoundError) as error:
        print(f"{PROGRAM}: error: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"{PROGRAM}: interrupted; start it again with the same flags to continue.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
