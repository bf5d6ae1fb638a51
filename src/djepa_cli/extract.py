"""`djepa extract`: fill a table from documents."""

from argparse import Namespace, _SubParsersAction
from pathlib import Path

from .flags import MODEL, add_command, add_limits, add_min_score, add_ocr, check_output_path
from .names import BUNDLED, check_fields, check_files, check_source


EXAMPLES = """\
examples:
  djepa extract invoices/ --fields invoice --output invoices.csv
  djepa extract *.pdf --fields fields.yaml --output table.parquet --sheet check.html --min_score 0.5
"""


RUNS, MODELS = ("process", "ray"), ("torch", "onnx")


def add_commands(commands: _SubParsersAction) -> None:
    parser = add_command(
        commands,
        "extract",
        run,
        "fill a table from documents",
        "Fill a table from documents: a row for each document, with value, printed text, score, page and boxes of each "
        "field. An interrupted run continues when it is started again with the same flags.",
        EXAMPLES,
    )
    add = parser.add_argument
    add("documents", metavar="DOCUMENT", nargs="+", type=Path, help="PDFs, images and folders of them")
    add("--fields", metavar="YAML", required=True, help="field file, or invoice, order or receipt")
    add("--output", metavar="TABLE", type=Path, required=True, help="table: .parquet, .csv or .jsonl")
    add("--no_escape", action="store_true", help="CSV: no apostrophe before texts that a spreadsheet runs as formulas")
    add("--sheet", metavar="HTML", type=Path, help="page with each value cut out of its document, doubtful ones first")
    add("--model", metavar="M", help=MODEL)
    add_min_score(parser)
    add_ocr(parser)
    add("--num_proc", metavar="N", type=int, help="processes with a model (default: 2; with ray: all CPUs)")
    engine = "where to run: this machine (process) or the Ray cluster of RAY_ADDRESS (ray); or what runs the model: "
    engine += "torch, or the graphs of `djepa export` (onnx). Can be repeated (default: process; graphs if any)"
    add("--engine", choices=(*RUNS, *MODELS), action="append", default=[], help=engine)
    add("--max_pages", metavar="N", type=int, default=1000, help="leave out longer documents (default: 1000)")
    add_limits(parser, seconds=600, megabytes=4000, unit="per document")


def run(arguments: Namespace) -> int:
    check_files(arguments.documents)
    check_fields(arguments.fields)
    check_source(arguments.model or BUNDLED, "model")

    from djepa_pages import Limits
    from djepa_runtime.extraction.documents import ExtractSettings
    from djepa_runtime.extraction.fields import read_fields
    from djepa_runtime.extraction.run import extract
    from djepa_runtime.extraction.sheet import write_sheet
    from djepa_runtime.extraction.table import SUFFIXES

    check_output_path(arguments.output, "--output", SUFFIXES)
    check_output_path(arguments.sheet, "--sheet", (".html", ".htm"))
    fields = read_fields(arguments.fields)
    where, engine = (([each for each in arguments.engine if each in kind] or [None])[-1] for kind in (RUNS, MODELS))
    options = (arguments.max_pages, not arguments.no_escape, arguments.ocr, engine)
    settings = ExtractSettings(tuple(fields), arguments.model, arguments.min_score or 0.0, *options)
    limits = Limits(arguments.timeout, arguments.memory)
    table = extract(
        arguments.documents, arguments.output, settings, limits, arguments.num_proc, where or RUNS[0], progress=True
    )
    if arguments.sheet is not None:
        write_sheet(arguments.sheet, table, limits)
    failed = sum(row["error"] is not None for row in table.rows.values())
    print(f"{arguments.output}: {len(table.rows)} documents, {len(fields)} fields; with errors: {failed}")
    return 0
