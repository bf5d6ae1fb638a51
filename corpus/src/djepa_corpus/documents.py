"""Write the pages of documents as Parquet rows, in several processes; an interrupted run continues."""

import argparse
import hashlib
from collections.abc import Callable, Iterable
from functools import partial
from itertools import groupby
from pathlib import Path

from tqdm import tqdm

from djepa_pages import Limits
from djepa_pages.folder import Document
from djepa_runtime.engines.processes import map_documents
from transformers_djepa.data.preparation.reading import Read, read_documents
from transformers_djepa.data.preparation.shards import ShardWriter


LIMITS = Limits(seconds=300, megabytes=4000)  # of a document
Reader = Callable[[Path, str], Read]  # path and id of a document


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the flags of commands that read documents."""
    add = parser.add_argument
    add("--output", metavar="DIR", type=Path, required=True, help="a new or empty folder, or one to continue")
    add("--num_proc", metavar="N", type=int, default=2, help="processes (default: %(default)s)")
    add("--max_items", metavar="N", type=int, help="maximum number of documents")


def write_documents(
    documents: Iterable[Document],
    reader_of: Callable[[str], Reader],
    settings: dict,
    arguments: argparse.Namespace,
) -> int:
    """Write the pages as `train-*.parquet` and `test-*.parquet`, print how many, and return the exit code 0.

    Args:
        documents: in the order in which `--max_items` takes them; those that are `left_out` are noted.
        reader_of: the reader of a split.
        settings: what the rows depend on besides the documents.
        arguments: the flags of `add_arguments`.

    Raises:
        ValueError: a flag is out of range, no page is kept, or the folder has other files or other settings.
    """
    for name, least in (("num_proc", 0), ("max_items", 1)):
        value = getattr(arguments, name)
        if value is not None and value < least:
            raise ValueError(f"--{name} must be at least {least}, got {value}.")
    chosen = sorted(list(documents)[: arguments.max_items], key=lambda document: document.split)
    names = "\n".join(f"{document.document_id} {document.split}" for document in chosen)
    source = hashlib.sha256(names.encode()).hexdigest()[:16]
    writer = ShardWriter(arguments.output, settings | {"source": source})
    if not writer.state["finished"]:
        with tqdm(total=len(chosen), initial=writer.items, unit="document", smoothing=0.05, disable=None) as bar:
            for split, group in groupby(chosen[writer.items :], key=lambda document: document.split):
                read_all = partial(map_documents, reader=reader_of(split), limits=LIMITS, num_proc=arguments.num_proc)
                for _, read in read_documents(list(group), read_all):
                    writer.add(split, read.rows, read.left_out)
                    bar.update()
        writer.finish()
    pages = ", ".join(f"{count} {split}" for split, count in sorted(writer.state["rows"].items()))
    print(f"{arguments.output}: {pages} pages of {len(chosen)} documents, {writer.state['questions']} questions.")
    return 0
