"""`djepa-corpus regions`: pages of PDFs without tags, such as TeX documentation, with questions about their regions."""

import argparse
import random
from dataclasses import replace
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
    from djepa_pages.folder import find_documents, split_of

    from .collection import RegionSettings, read_regions

    given = {name: getattr(arguments, name) for name in ("image_size", "max_pages", "questions_per_page", "seed")}
    settings = RegionSettings(**given)
    found = [each for each in find_documents(arguments.folder) if each.path.suffix.lower() == ".pdf"]
    if not found:
        raise ValueError(f"There are no PDFs below {arguments.folder}; unpack the documentation packages there first.")
    found = [replace(each, split=split_of(package_of(each.path) or each.document_id)) for each in found]
    random.Random(settings.seed).shuffle(found)
    reader = partial(partial, read_regions, settings=settings)
    return documents.write_documents(found, lambda split: reader(split=split), given, arguments)


def package_of(path: Path) -> str | None:
    """TeX package of a documentation file (`.../texlive-doc/latex/<package>/...`); `None` for other files."""
    parts = path.parts
    if "texlive-doc" not in parts:
        return None
    below = parts[parts.index("texlive-doc") + 1 : -1]
    return below[min(1, len(below) - 1)] if below else path.stem
