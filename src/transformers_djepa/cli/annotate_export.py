"""`djepa annotate export`: decisions as a dataset, or for other programs."""

import sys
from argparse import Namespace
from contextlib import closing

from tqdm import tqdm

from djepa_pages import Limits

from ..data_engine.export import WRITERS, check_new, decided_pages, page_examples
from ..data_engine.page_reader import PageReader
from ..data_engine.store import Store


def main(arguments: Namespace) -> int:
    """Run the command with parsed flags; returns the exit code. Raises `ValueError` or `OSError`."""
    check_new(arguments.output)
    settings = format_settings(arguments)
    limits = Limits(arguments.timeout, arguments.memory)
    with Store(arguments.store, read_only=True) as store:
        decided = decided_pages(store)
    with closing(PageReader(limits)) as reader:
        examples = page_examples(
            decided, lambda page: reader.read(page.path, page.number, arguments.language), print_left_out
        )
        shown = tqdm(examples, total=len(decided), unit="page", disable=None, leave=False)
        count = WRITERS[arguments.format](shown, arguments.output, **settings)
    print(f"{arguments.output}: {count} pages with decisions")
    return 0


def format_settings(arguments: Namespace) -> dict[str, str]:
    """Settings of the reader or writer of `--format`; raises `ValueError` for those of another format."""
    if not arguments.image_prefix:
        return {}
    if arguments.format != "label_studio":
        raise ValueError("--image_prefix is for --format label_studio.")
    return {"image_prefix": arguments.image_prefix}


def print_left_out(reason: str) -> None:
    """Print why a page is left out."""
    print(f"djepa: left out: {' '.join(reason.split())}", file=sys.stderr)
