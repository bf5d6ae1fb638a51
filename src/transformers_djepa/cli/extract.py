"""`djepa extract`: fill a table from documents."""

from argparse import Namespace

from djepa_pages import Limits

from ..extraction.documents import ExtractSettings
from ..extraction.fields import read_fields
from ..extraction.run import extract
from ..extraction.sheet import write_sheet
from .output_file import check_output_path


def main(arguments: Namespace) -> int:
    """Run the command with parsed flags; returns the exit code. Raises `ValueError` or `OSError`."""
    if arguments.sheet is not None:
        check_output_path(arguments.sheet, "--sheet")
        if arguments.sheet.suffix.lower() not in (".html", ".htm"):
            raise ValueError(f"--sheet {arguments.sheet} must end in .html.")
    fields = read_fields(arguments.fields)
    settings = ExtractSettings(tuple(fields), arguments.model, arguments.min_score, arguments.max_pages)
    limits = Limits(arguments.timeout, arguments.memory)
    table = extract(
        arguments.documents, arguments.output, settings, limits, arguments.num_proc, arguments.engine, progress=True
    )
    if arguments.sheet is not None:
        write_sheet(arguments.sheet, table, limits)
    failed = sum(row["error"] is not None for row in table.rows.values())
    print(f"{arguments.output}: {len(table.rows)} documents, {len(fields)} fields; with errors: {failed}")
    return 0
