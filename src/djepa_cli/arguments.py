"""Flags of the commands, as argparse sees them. Nothing heavy is imported here."""

import argparse
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn


PROGRAM = "djepa"
SEGMENT_EXAMPLES = """\
examples:
  djepa segment invoice.pdf --question "What is the invoice number?"
  djepa segment scan.jpg --question "Who signed?" --question "What is the total?" --output answers.png
  djepa segment report.pdf --page 3 --box 80 120 420 180 --click 200 150 --json
"""
PREPARE_EXAMPLES = """\
examples:
  djepa prepare invoices/ --output invoices-dataset
  djepa prepare naver-clova-ix/cord-v2 --output receipts
  djepa prepare generated --max-items 1000 --output forms
  djepa prepare texlive-doc/ --output tex-pages --questions headings --num-proc 8
  RAY_ADDRESS=10.0.0.1:6379 djepa prepare documents/ --output pages --engine ray
"""
EVALUATE_EXAMPLES = """\
examples:
  djepa evaluate generated --pages 60 --model djepa-nano --baseline all
  djepa evaluate my_rows/ --model out/ --output scores.json --sheet pages.html
"""


class Parser(argparse.ArgumentParser):
    """An `ArgumentParser` whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{PROGRAM}: error: {message}; see `{self.prog} --help`\n")


class ShowVersion(argparse.Action):
    """Looks the version up only when asked: reading package metadata takes longer than the rest of the help."""

    def __call__(self, parser, namespace, values, option_string=None) -> NoReturn:
        print(f"{PROGRAM} {version('transformers-djepa')}")
        parser.exit()


def build_parser() -> Parser:
    """The parser of `djepa` with all its commands."""
    parser = Parser(prog=PROGRAM, description="Ask a document page a question and get the region that answers it.")
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="print the version and exit")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    add_segment(commands)
    add_prepare(commands)
    add_evaluate(commands)
    commands.add_parser("pretrain", help="learn from pages without labels", add_help=False)
    commands.add_parser("finetune", help="train a model to answer questions about your pages", add_help=False)
    return parser


def add_segment(commands: "argparse._SubParsersAction[Parser]") -> None:
    """`djepa segment`: what interface and help promise."""
    parser = commands.add_parser(
        "segment",
        help="ask questions about a page and mark the answers on it",
        description="Ask questions about one page: prints the answers, and draws them on a picture of the page.",
        epilog=SEGMENT_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="PAGE", type=Path, help="PDF, PNG, JPEG, TIFF or WebP")
    parser.add_argument(
        "--question",
        metavar="Q",
        action="append",
        default=[],
        help="what to look for; give it again for more questions",
    )
    parser.add_argument("--page", metavar="N", type=int, default=1, help="page of a PDF or TIFF, from 1 (default: 1)")
    parser.add_argument("--model", metavar="M", help="model folder or Hub id (default: djepa-nano, which is built in)")
    parser.add_argument(
        "--output", metavar="PICTURE", type=Path, help="draw the answers here: .png, .jpg, .webp or .tiff"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    add_pointing(parser)


def add_prepare(commands: "argparse._SubParsersAction[Parser]") -> None:
    """`djepa prepare`: the defaults are those of `transformers_djepa.data.preparation`."""
    parser = commands.add_parser(
        "prepare",
        help="turn documents into a data set",
        description="Turn a folder of PDFs and images into Parquet shards: a row a page, with words, boxes and image. "
        "Stopped and started again with the same flags, it goes on where it was.",
        epilog=PREPARE_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "source",
        metavar="FOLDER|HUB_ID|generated",
        help="PDF, PNG, JPEG, TIFF and WebP files, in depth; a published data set; or generated documents",
    )
    parser.add_argument("--output", metavar="DIR", type=Path, required=True, help="an empty or new folder")
    parser.add_argument("--num-proc", metavar="N", type=int, help="processes (default: 2; ray: all of the cluster)")
    parser.add_argument(
        "--engine",
        choices=("process", "ray"),
        default="process",
        help="read documents here, or on the Ray cluster of RAY_ADDRESS, to the same files (default: process)",
    )
    parser.add_argument(
        "--max-items", metavar="N", type=int, help="only so many documents; or pages, of a data set or generated"
    )
    reading = parser.add_argument_group("reading")
    reading.add_argument("--image-size", metavar="PX", type=int, default=1024, help="longer side (default: 1024)")
    reading.add_argument("--image-format", choices=("JPEG", "PNG", "WEBP"), default="JPEG", help="(default: JPEG)")
    reading.add_argument("--quality", metavar="Q", type=int, default=85, help="of JPEG and WebP (default: 85)")
    reading.add_argument("--max-pages", metavar="N", type=int, default=200, help="of a document (default: 200)")
    reading.add_argument(
        "--ocr", choices=("auto", "none"), default="auto", help="read pages without a text layer, or leave them out"
    )
    reading.add_argument("--language", default="eng", help="of the OCR, as Tesseract names it (default: eng)")
    reading.add_argument(
        "--questions",
        choices=("none", "headings", "sections", "captions", "tables", "all"),
        default="none",
        help="made from the PDFs' outlines, their captions and the cells of their tables (default: none)",
    )
    reading.add_argument("--seed", type=int, default=0, help="of pages drawn from long documents, and of questions")
    limits = parser.add_argument_group("limits and shards")
    limits.add_argument("--timeout", metavar="S", type=float, default=300, help="seconds a document (default: 300)")
    limits.add_argument("--memory", metavar="MB", type=int, default=4000, help="of a process (default: 4000)")
    limits.add_argument("--rows-per-shard", metavar="N", type=int, default=1000, help="(default: 1000)")
    limits.add_argument("--test-share", metavar="X", type=float, default=0.1, help="of the documents (default: 0.1)")


def add_evaluate(commands: "argparse._SubParsersAction[Parser]") -> None:
    """`djepa evaluate`: models and baselines on the same pages."""
    parser = commands.add_parser(
        "evaluate",
        help="score models and baselines on held-out pages",
        description="Score models and baselines on the same held-out pages: a table, JSON, and a sheet to look at.",
        epilog=EVALUATE_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "dataset", metavar="DATASET", help="generated, outlines:FOLDER_OF_PDFS, or a data set with questions"
    )
    parser.add_argument("--split", default="test", help="(default: test)")
    parser.add_argument("--pages", metavar="N", type=int, default=200, help="at most so many (default: 200)")
    parser.add_argument("--seed", type=int, default=0, help="of generated pages and of the order of PDFs")
    parser.add_argument("--image-size", metavar="PX", type=int, default=768, help="of rendered pages (default: 768)")
    parser.add_argument("--batch-size", metavar="N", type=int, default=4, help="pages a model call (default: 4)")
    who = parser.add_argument_group("who answers")
    who.add_argument(
        "--model",
        metavar="M",
        action="append",
        default=[],
        help="folder or Hub id (default: djepa-nano)",
    )
    who.add_argument(
        "--image", choices=("page", "blank", "none"), default="page", help="what models see of the page (default: page)"
    )
    who.add_argument(
        "--baseline",
        choices=("label-match", "heading-match", "answer-text", "all"),
        action="append",
        default=[],
        help="an answer without a model; again for more",
    )
    who.add_argument("--device", default="cpu", help="of the models (default: cpu)")
    written = parser.add_argument_group("what is written")
    written.add_argument("--output", metavar="JSON", type=Path, help="all scores, also by question kind")
    written.add_argument("--sheet", metavar="HTML", type=Path, help="worst and best pages of the first who answers")
    written.add_argument("--examples", metavar="N", type=int, default=4, help="pages of each on the sheet (default: 4)")


def add_pointing(parser: Parser) -> None:
    """Clicks and a box, which correct or replace the wording of a single question."""
    group = parser.add_argument_group(
        "pointing",
        "Beside one question, or instead of it. Coordinates are 0..1000 of the page, from its top left corner.",
    )
    point = {"metavar": ("X", "Y"), "nargs": 2, "type": float, "action": "append", "default": []}
    group.add_argument("--click", help="a point inside the answer; may be given again", **point)
    group.add_argument("--outside", help="a point that is not part of it; may be given again", **point)
    group.add_argument(
        "--box", metavar=("X0", "Y0", "X1", "Y1"), nargs=4, type=float, help="a rough box around the answer"
    )
