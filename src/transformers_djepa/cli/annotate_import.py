"""`djepa annotate import`: annotations of other programs as a dataset."""

from argparse import Namespace
from contextlib import closing

from tqdm import tqdm

from djepa_pages import Limits

from ..data_engine.export import check_new, write_parquet
from ..data_engine.imports import READERS, complete
from ..data_engine.page_reader import PageReader
from .annotate_export import format_settings, print_left_out


def main(arguments: Namespace) -> int:
    """Run the command with parsed flags; returns the exit code. Raises `ValueError` or `OSError`."""
    check_new(arguments.output)
    pages = READERS[arguments.format](arguments.annotations, **format_settings(arguments))
    if not pages:
        raise ValueError("No page can be imported. It has no annotated pages.")
    with closing(PageReader(Limits(arguments.timeout, arguments.memory))) as reader:
        shown = tqdm(pages, unit="page", disable=None, leave=False)
        count = write_parquet(complete(shown, reader, arguments.language, print_left_out), arguments.output)
    print(f"{arguments.output}: {count} pages with annotations")
    return 0
