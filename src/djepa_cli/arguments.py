"""Flags of the commands. Imports nothing heavy.

Flags are spelled with underscores, as transformers' own; hyphens are accepted everywhere (`normalise_flags`).
"""

import argparse
import os
import re
from collections.abc import Collection, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from .annotate_arguments import add_annotate_commands
from .flags import EXAMPLES_AS_WRITTEN, add_limits, add_min_score


PROGRAM = "djepa"
FLAG = re.compile(r"^--([a-zA-Z][\w-]*)(?==|$)")  # the name of a flag, as in `--num-proc` and `--num-proc=4`
OUTSIDE = "also read images of rows whose path leads out of the dataset's folder"
WRITES_FOLDER = ("prepare", "finetune", "pretrain", "distill")  # their `--output` is `--output_dir`
SEGMENT_EXAMPLES = """\
examples:
  djepa segment contract.pdf "When does the contract end?" "Where is the signature?"
  djepa segment scan.jpg -q "Who signed?" -q "What is the total?" --output answers.png
  djepa segment report.pdf --page 3 --box 80 120 420 180 --click 200 150 --json
"""
EXTRACT_EXAMPLES = """\
examples:
  djepa extract invoices/ --fields invoice --output invoices.csv
  djepa extract *.pdf --fields fields.yaml --output table.parquet --sheet check.html --min_score 0.5
"""
PREPARE_EXAMPLES = """\
examples:
  djepa prepare invoices/ --output_dir invoices-dataset
  djepa prepare naver-clova-ix/cord-v2 --output_dir receipts
  djepa prepare reports/ --output_dir pages --questions all --num_proc 8
  RAY_ADDRESS=10.0.0.1:6379 djepa prepare documents/ --output_dir pages --engine ray
"""
EVALUATE_EXAMPLES = """\
examples:
  djepa evaluate my_rows/ --pages 60 --model djepa-nano --baseline all
  djepa evaluate my_rows/ --model out/ --output scores.json --sheet pages.html
"""


class Parser(argparse.ArgumentParser):
    """An `ArgumentParser` whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{PROGRAM}: error: {' '.join(message.split())}; see `{self.prog} --help`\n")


class MainParser(Parser):
    """Parser of `djepa`, whose commands may have two words."""

    commands: "argparse._SubParsersAction[Parser]"

    def parse_known_args(self, args=None, namespace=None):
        return super().parse_known_args(join_subcommand(args or [], self.commands.choices), namespace)


class CommandParser(Parser):
    """Parser of a command. Where a command takes questions as arguments, they may also be between and after flags."""

    def parse_known_args(self, args=None, namespace=None):
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


class ShowVersion(argparse.Action):
    """Prints the version, which is looked up only now: reading package metadata is slow."""

    def __call__(self, parser, namespace, values, option_string=None) -> NoReturn:
        print(f"{PROGRAM} {version('transformers-djepa')}")
        parser.exit()


def normalise_flags(argv: Sequence[str]) -> list[str]:
    """Spell flags with underscores, and `--output` as `--output_dir` where a command writes a folder.

    >>> normalise_flags(["prepare", "in-folder", "--output", "out", "--num-proc=4"])
    ['prepare', 'in-folder', '--output_dir', 'out', '--num_proc=4']
    """
    end = list(argv).index("--") if "--" in argv else len(argv)
    flags = [FLAG.sub(lambda name: f"--{name[1].replace('-', '_')}", item) for item in argv[:end]]
    if flags[:1] and flags[0] in WRITES_FOLDER:
        flags = [re.sub(r"^--output(?==|$)", "--output_dir", item) for item in flags]
    return [*flags, *argv[end:]]


def join_subcommand(argv: Sequence[str], commands: Collection[str]) -> list[str]:
    """Join the first two words if they are a command, such as `annotate export`; a folder of that name is `./export`.

    >>> join_subcommand(["annotate", "export", "out.json"], {"annotate", "annotate export"})
    ['annotate export', 'out.json']
    """
    name = " ".join(argv[:2])
    return [name, *argv[2:]] if name in commands else list(argv)


def build_parser() -> Parser:
    """The parser of `djepa` with all its commands."""
    parser = MainParser(prog=PROGRAM, description="Ask a document page a question and get the region that answers it.")
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="print the version and exit")
    parser.commands = commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", required=True, parser_class=CommandParser
    )
    add_segment(commands)
    add_extract(commands)
    add_prepare(commands)
    add_evaluate(commands)
    add_annotate_commands(commands)
    commands.add_parser("pretrain", help="pre-train a model on pages without labels", add_help=False)
    commands.add_parser("finetune", help="train a model to answer questions about your pages", add_help=False)
    commands.add_parser("distill", help="turn a language model into a text encoder of pages", add_help=False)
    return parser


def add_segment(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `djepa segment`."""
    parser = commands.add_parser(
        "segment",
        formatter_class=EXAMPLES_AS_WRITTEN,
        help="ask questions about a document and mark the answers on its pages",
        description="Ask questions about a document, print the answers with their pages, and mark them on a picture.",
        epilog=SEGMENT_EXAMPLES,
    )
    add = parser.add_argument
    add("file", metavar="DOCUMENT", type=Path, help="PDF, PNG, JPEG, TIFF or WebP")
    add("asked", metavar="QUESTION", nargs="*", help="questions about the document")
    add("-q", "--question", metavar="Q", action="append", default=[], help="a question; can be repeated")
    which = parser.add_mutually_exclusive_group().add_argument
    which("--page", metavar="N", type=int, help="ask this page of a PDF or TIFF, from 1 (default: all pages)")
    which("--pages", metavar="N-M", help="ask these pages, such as 3-8 or 1,4-6")
    add("--top_k", metavar="K", type=int, default=1, help="maximum number of answers to a question (default: 1)")
    add_min_score(parser)
    add("--model", metavar="M", help="model folder or Hub id (default: djepa-nano, which is bundled)")
    add("--output", metavar="PICTURE", type=Path, help="picture with the answers: .png, .jpg, .webp or .tiff")
    add("--json", action="store_true", help="print one JSON object instead of text")
    add_limits(parser, seconds=30, megabytes=2000, unit="to read a page")
    group = parser.add_argument_group(
        "pointing",
        "In addition to a single question, or without one. Coordinates are 0..1000 of the page, from its top left.",
    )
    point = {"metavar": ("X", "Y"), "nargs": 2, "type": float, "action": "append", "default": []}
    group.add_argument("--click", help="a point inside the answer; can be repeated", **point)
    group.add_argument("--outside", help="a point outside the answer; can be repeated", **point)
    corners = ("X0", "Y0", "X1", "Y1")
    group.add_argument("--box", metavar=corners, nargs=4, type=float, help="a rough box around the answer")


def add_extract(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `djepa extract`."""
    parser = commands.add_parser(
        "extract",
        formatter_class=EXAMPLES_AS_WRITTEN,
        help="fill a table from documents",
        description="Fill a table from documents: a row for each document, with value, printed text, score, page and "
        "boxes of each field. An interrupted run continues when it is started again with the same flags.",
        epilog=EXTRACT_EXAMPLES,
    )
    add = parser.add_argument
    add("documents", metavar="DOCUMENT", nargs="+", type=Path, help="PDFs, images and folders of them")
    add("--fields", metavar="YAML", required=True, help="field file, or invoice, order or receipt")
    add("--output", metavar="TABLE", type=Path, required=True, help="table: .parquet, .csv or .jsonl")
    add("--sheet", metavar="HTML", type=Path, help="page with each value cut out of its document, doubtful ones first")
    add("--model", metavar="M", help="model folder or Hub id (default: djepa-nano, which is bundled)")
    add_min_score(parser)
    add("--num_proc", metavar="N", type=int, help="processes with a model (default: 2; with ray: all CPUs)")
    engine = "run on this machine or on the Ray cluster of RAY_ADDRESS (default: process)"
    add("--engine", choices=("process", "ray"), default="process", help=engine)
    add("--max_pages", metavar="N", type=int, default=1000, help="leave out longer documents (default: 1000)")
    add_limits(parser, seconds=600, megabytes=4000, unit="per document")


def add_prepare(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `djepa prepare`; the defaults are those of `transformers_djepa.data.preparation`."""
    parser = commands.add_parser(
        "prepare",
        formatter_class=EXAMPLES_AS_WRITTEN,
        help="turn documents into a dataset",
        description="Turn a folder of PDFs and images into Parquet shards with one row per page: words, boxes and "
        "image. An interrupted run continues when it is started again with the same flags.",
        epilog=PREPARE_EXAMPLES,
    )
    add = parser.add_argument
    sources = "folder of PDFs and images, searched recursively, or a published dataset"
    add("source", metavar="FOLDER|HUB_ID", help=sources)
    add("--output_dir", metavar="DIR", type=Path, required=True, help="a new or empty folder")
    add("--num_proc", metavar="N", type=int, help="processes (default: 2; with ray: all CPUs of the cluster)")
    add("--allow_outside", action="store_true", help=OUTSIDE)
    engine = "read documents on this machine or on the Ray cluster of RAY_ADDRESS, to the same files (default: process)"
    add("--engine", choices=("process", "ray"), default="process", help=engine)
    add("--max_items", metavar="N", type=int, help="maximum number of documents, or of pages if not a folder")
    add = parser.add_argument_group("reading").add_argument
    add("--image_size", metavar="PX", type=int, default=1024, help="longer side of stored images (default: 1024)")
    add(
        "--image_format",
        choices=("JPEG", "PNG", "WEBP"),
        default="JPEG",
        help="format of stored images (default: JPEG)",
    )
    add("--quality", metavar="Q", type=int, default=85, help="quality of JPEG and WebP (default: 85)")
    add("--max_pages", metavar="N", type=int, default=200, help="maximum pages per document (default: 200)")
    add(
        "--ocr",
        choices=("auto", "none"),
        default="auto",
        help="read pages without a text layer, or skip them (default: auto)",
    )
    add("--language", default="eng", help="Tesseract language code for OCR (default: eng)")
    questions = "questions from the outlines of PDFs, from the tags of tagged PDFs, or from both (default: none)"
    add("--questions", choices=("none", "outlines", "tags", "all"), default="none", help=questions)
    add("--seed", type=int, default=0, help="seed of questions and sampled pages (default: 0)")
    add_limits(parser, seconds=300, megabytes=4000, unit="per document")
    add = parser.add_argument_group("shards").add_argument
    add("--rows_per_shard", metavar="N", type=int, default=1000, help="pages per Parquet file (default: 1000)")
    add(
        "--test_share", metavar="X", type=float, default=0.1, help="share of documents in the test split (default: 0.1)"
    )


def add_evaluate(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add `djepa evaluate`."""
    parser = commands.add_parser(
        "evaluate",
        formatter_class=EXAMPLES_AS_WRITTEN,
        help="score models and baselines on held-out pages",
        description="Score models and baselines on the same held-out pages: a table, JSON, and an HTML sheet of pages.",
        epilog=EVALUATE_EXAMPLES,
    )
    add = parser.add_argument
    add("dataset", metavar="DATASET", help="folder, file or Hub id of rows with questions")
    add("--split", default="test", help="split of the dataset (default: test)")
    add("--allow_outside", action="store_true", help=OUTSIDE)
    add("--pages", metavar="N", type=int, default=200, help="maximum number of pages (default: 200)")
    add("--batch_size", metavar="N", type=int, default=4, help="pages per forward pass (default: 4)")
    add = parser.add_argument_group("models and baselines").add_argument
    repeated = {"action": "append", "default": []}
    add("--model", metavar="M", help="folder or Hub id (default: djepa-nano); can be repeated", **repeated)
    add("--image", choices=("page", "blank", "none"), default="page", help="image input of models (default: page)")
    baselines = ("label-match", "heading-match", "answer-text", "all")
    add("--baseline", choices=baselines, help="a baseline without a model; can be repeated", **repeated)
    add("--device", default="cpu", help="device of the models (default: cpu)")
    add = parser.add_argument_group("output").add_argument
    add("--output", metavar="JSON", type=Path, help="all scores, also by kind of question")
    add("--sheet", metavar="HTML", type=Path, help="worst and best pages of the first model or baseline")
    add("--examples", metavar="N", type=int, default=4, help="number of worst and of best pages (default: 4)")
