"""`djepa-corpus labels`: published folders of documents and labels as rows, documents split by a hash of their name."""

import argparse
from functools import partial
from pathlib import Path

from .. import documents


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from . import LAYOUTS

    add = parser.add_argument
    add("layout", choices=LAYOUTS, help="deepform: advertising contracts; sroie: receipts; invoices with XML")
    add("folder", metavar="FOLDER", type=Path, help="the folder as it is published")
    documents.add_arguments(parser)
    add("--image_size", metavar="PX", type=int, default=1024, help="longer side of images (default: %(default)s)")


def run(arguments: argparse.Namespace) -> int:
    """Write the rows."""
    from . import find_labelled, read_labelled

    found, labelled = find_labelled(arguments.layout, arguments.folder)
    settings = {"layout": arguments.layout, "image_size": arguments.image_size}
    reader = partial(partial, read_labelled, **settings, labelled=labelled)
    return documents.write_documents(found, lambda split: reader(split=split), settings, arguments)
