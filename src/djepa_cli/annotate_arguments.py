"""Flags of `djepa annotate` and its subcommands."""

import argparse
from pathlib import Path

from .flags import EXAMPLES_AS_WRITTEN, add_limits, port, share


STORE = Path("annotations.djepa")
STEPS = 150  # ten minutes on two cores
ANNOTATE_EXAMPLES = """\
examples:
  djepa annotate invoices/ --fields invoice
  djepa annotate scans/ contract.pdf --question "Who signed?" --store contracts.djepa
  djepa annotate invoices/ --fields invoice --auto --accept_above 0.95
"""
EXPORT_EXAMPLES = """\
examples:
  djepa annotate export --output rows
  djepa finetune --dataset rows --output_dir out --max_steps 500
  djepa annotate export --output tasks --format label_studio --image_prefix "/data/local-files/?d=tasks/"
"""
IMPORT_EXAMPLES = """\
examples:
  djepa annotate import tasks/project.json --format label_studio --output rows
  djepa annotate import coco/annotations.json --format coco --output rows.parquet
  djepa finetune --dataset rows --output_dir out --max_steps 500
"""
RETRAIN_EXAMPLES = """\
examples:
  djepa annotate retrain --output_dir models/1
  djepa annotate retrain --output_dir models/2 --steps 300 --use_image
  djepa annotate history --output history.png
"""


def add_annotate_commands(commands: "argparse._SubParsersAction") -> None:
    """Add `djepa annotate` and its subcommands, which are commands of two words."""
    add_annotate(commands)
    add_export(commands)
    add_import(commands)
    add_retrain(commands)
    add_history(commands)
    add_rollback(commands)


def add_annotate(commands: "argparse._SubParsersAction") -> None:
    """Add `djepa annotate`; its subcommands are commands of two words, such as "annotate export"."""
    parser = commands.add_parser(
        "annotate",
        formatter_class=EXAMPLES_AS_WRITTEN,
        help="accept or correct the model's answers in a browser, as training data",
        description="Accept or correct the model's answers in a browser. Decisions are kept in a file, as training "
        "data. The server is reachable from this machine only, at the address that is printed.",
        epilog=ANNOTATE_EXAMPLES,
    )
    add = parser.add_argument
    add("documents", metavar="DOCUMENT", nargs="+", type=Path, help="PDFs, images and folders of them")
    add("--fields", metavar="YAML", help="ask the fields of a field file, or of invoice, order or receipt")
    questions = "a question about every page; can be repeated. Those of earlier runs are asked too"
    add("-q", "--question", metavar="Q", action="append", default=[], help=questions)
    model = "model folder or Hub id (default: djepa-nano, which is bundled); the file's own model comes first"
    add("--model", metavar="M", help=model)
    store = "file with the annotations, made if there is none (default: annotations.djepa)"
    add("--store", metavar="FILE", type=Path, default=STORE, help=store)
    add("--port", metavar="N", type=port, default=8765, help="port of the server (default: 8765; 0: a free one)")
    add("--read_only", action="store_true", help="answer questions without writing to the file, as a demonstration")
    add = parser.add_argument_group("decisions of the model").add_argument
    above = "accept answers with at least this score before a page is shown; 0 to 1 (default: none; with --auto: 0.9)"
    add("--accept_above", metavar="SCORE", type=share, help=above)
    add("--auto", action="store_true", help="no server: accept such answers on all pages if they are stable")
    add_limits(parser, seconds=60, megabytes=2000, unit="to read a page")


def add_export(commands: "argparse._SubParsersAction") -> None:
    """Add `djepa annotate export`."""
    parser = commands.add_parser(
        "annotate export",
        formatter_class=EXAMPLES_AS_WRITTEN,
        help="write the decisions as a dataset, or for other programs",
        description="Write the current decisions, accepted and absent, as a dataset with images, or for other "
        "programs. The file may be in use by a server.",
        epilog=EXPORT_EXAMPLES,
    )
    add = parser.add_argument
    add_store(add)
    output = "a new folder, or for parquet a new file ending in .parquet"
    add("--output", metavar="DIR_OR_FILE", type=Path, required=True, help=output)
    kinds = ("parquet", "label_studio", "coco")
    add("--format", choices=kinds, default="parquet", help="format of the output (default: parquet)")
    add_image_prefix(add)
    add_reading(parser)


def add_import(commands: "argparse._SubParsersAction") -> None:
    """Add `djepa annotate import`."""
    parser = commands.add_parser(
        "annotate import",
        formatter_class=EXAMPLES_AS_WRITTEN,
        help="read annotations of other programs as a dataset",
        description="Read annotations of Label Studio or COCO as a dataset with images. Labels and categories are the "
        "questions. Images must be in the folder of the file; those without words are read by OCR.",
        epilog=IMPORT_EXAMPLES,
    )
    add = parser.add_argument
    add("annotations", metavar="JSON", type=Path, help="Label Studio's JSON export, or COCO's detection file")
    add("--format", choices=("label_studio", "coco"), required=True, help="format of the file")
    output = "a new folder, or a new file ending in .parquet"
    add("--output", metavar="DIR_OR_FILE", type=Path, required=True, help=output)
    add_image_prefix(add)
    add_reading(parser)


def add_retrain(commands: "argparse._SubParsersAction") -> None:
    """Add `djepa annotate retrain`."""
    parser = commands.add_parser(
        "annotate retrain",
        formatter_class=EXAMPLES_AS_WRITTEN,
        help="train the model on the decisions, and use it if it is better",
        description="Train the model in service on the decisions. A fifth of the documents is never trained on. "
        "On them both models are compared, and the new one is put in service if it has more exact answers by more than "
        "one standard error. An interrupted run continues when it is started again with the same flags.",
        epilog=RETRAIN_EXAMPLES,
    )
    add = parser.add_argument
    add_store(add)
    add("--output_dir", metavar="DIR", type=Path, required=True, help="a new or empty folder, for the model")
    model = "model folder or Hub id, if none is in service yet (default: djepa-nano, which is bundled)"
    add("--model", metavar="M", help=model)
    add(
        "--steps", metavar="N", type=int, default=STEPS, help=f"steps of training, with 2 pages each (default: {STEPS})"
    )
    add("--use_image", action="store_true", help="train on images too, not on words alone; takes several times longer")
    add_reading(parser)


def add_history(commands: "argparse._SubParsersAction") -> None:
    """Add `djepa annotate history`."""
    text = "list the models with their scores"
    parser = commands.add_parser("annotate history", help=text, description=f"{text.capitalize()}.")
    add_store(parser.add_argument)
    parser.add_argument("--output", metavar="PNG", type=Path, help="plot of the scores: .png, .pdf or .svg")


def add_rollback(commands: "argparse._SubParsersAction") -> None:
    """Add `djepa annotate rollback`."""
    text = "put an earlier model in service"
    parser = commands.add_parser("annotate rollback", help=text, description=f"{text.capitalize()}.")
    before = "number of the model in `djepa annotate history` (default: the one in service before)"
    parser.add_argument("model_id", metavar="MODEL_ID", nargs="?", type=int, help=before)
    add_store(parser.add_argument)


def add_reading(parser: argparse.ArgumentParser) -> None:
    """Add `--language`, and the limits of reading a page."""
    parser.add_argument("--language", default="eng", help="Tesseract language code for OCR (default: eng)")
    add_limits(parser, seconds=60, megabytes=2000, unit="to read a page")


def add_image_prefix(add) -> None:
    """Add `--image_prefix`."""
    prefix = "what the paths of Label Studio's images start with, such as /data/local-files/?d= (default: nothing)"
    add("--image_prefix", metavar="URL", default="", help=prefix)


def add_store(add) -> None:
    """Add `--store`, a file that exists."""
    add("--store", metavar="FILE", type=Path, default=STORE, help=f"file with the annotations (default: {STORE})")
