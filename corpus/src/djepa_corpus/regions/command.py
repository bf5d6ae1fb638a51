"""`djepa-corpus regions`: pages of PDFs without tags, such as TeX documentation, with questions about their regions."""

import argparse
import random
from functools import partial
from pathlib import Path

from .. import documents


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("folder", metavar="FOLDER", type=Path, help="folder of PDFs, searched recursively")
    documents.add_arguments(parser)
    add(
        "--image_size", metavar="PX", type=int, default=768, help="minimum longer side of images (default: %(default)s)"
    )
    add("--max_pages", metavar="N", type=int, default=24, help="maximum pages per document (%(default)s)")
    add("--questions_per_page", metavar="N", type=int, default=16, help="maximum (%(default)s)")
    add("--seed", type=int, default=0, help="of documents, pages and wordings (%(default)s)")


def run(arguments: argparse.Namespace) -> int:
    """Write the rows; all documents of a TeX package are in the same split."""
    from transformers_djepa.data.folder import find_documents

    from .collection import RegionSettings, read_regions

    given = {name: getattr(arguments, name) for name in ("image_size", "max_pages", "questions_per_page", "seed")}
    settings = RegionSettings(**given)
    found = [each for each in find_documents(arguments.folder) if each.path.suffix.lower() == ".pdf"]
    if not found:
        raise ValueError(f"There are no PDFs below {arguments.folder}; unpack the documentation packages there first.")
    random.Random(settings.seed).shuffle(found)
    reader = partial(partial, read_regions, settings=settings)
    return documents.write_documents(found, lambda split: reader(split=split), given, arguments)
