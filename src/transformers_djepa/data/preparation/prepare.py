"""A folder of documents to a data set."""

import time
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path

from .card import write_card
from .documents import Document, find_documents
from .reading import Read, ReadSettings, note
from .shards import ShardWriter
from .workers import read_documents


def prepare(
    source: str | Path,
    output: str | Path,
    settings: ReadSettings | None = None,
    workers: int = 2,
    seconds: float = 300,
    megabytes: int = 4000,
    rows_per_shard: int = 1000,
    test_share: float = 0.1,
    max_documents: int | None = None,
    progress: bool = False,
) -> dict:
    """Writes the pages of all documents below `source` as Parquet shards, `train-*.parquet` and `test-*.parquet`.

    Stopped at any moment and called again with the same arguments, it goes on after the last shard, and ends with the
    same files as if it had never stopped. What is left out stands with its reason in `left_out.jsonl`.

    Args:
        source: folder of PDFs and images, searched in depth.
        output: folder for the data set; `datasets.load_dataset(output)` opens it.
        settings: how documents are read.
        workers: processes; 0 reads in this one, without the limits.
        seconds: a document may take.
        megabytes: of memory a worker may take.
        rows_per_shard: pages of a shard; a document's pages stay together.
        test_share: of the documents, in the split "test".
        max_documents: only so many, in the order of their names.
        progress: show a bar with pages and time left.

    Returns:
        counts: documents, pages by split, left_out, and of this run pages and seconds.

    Raises:
        ValueError: nothing to read, a setting out of range, or an output folder of something else.
        OSError: the disk is full.
    """
    settings = settings or ReadSettings()
    _check_limits(workers, seconds, megabytes, rows_per_shard, test_share, max_documents)
    documents = find_documents(source, test_share)[:max_documents]
    writer = ShardWriter(Path(output), asdict(settings) | {"test_share": test_share}, rows_per_shard)
    start, pages = time.monotonic(), 0
    reader = _read(documents[writer.documents :], settings, workers, seconds, megabytes)
    with _bar(len(documents), writer.documents, progress) as bar:
        for count, (document, read) in enumerate(reader, start=writer.documents + 1):
            writer.add(document.split, read.rows, read.left_out)
            writer.document_done(count)
            pages += len(read.rows)
            bar.set_postfix_str(f"{pages / max(time.monotonic() - start, 1e-9):.1f} pages/s", refresh=False)
            bar.update()
    if not writer.state["finished"]:
        writer.flush(len(documents), finished=True)
    counts = {"documents": len(documents), "pages": dict(writer.state["rows"])}
    write_card(Path(output), counts, settings)
    return counts | {"pages_read": pages, "seconds": time.monotonic() - start}


def _check_limits(workers, seconds, megabytes, rows_per_shard, test_share, max_documents) -> None:
    for name, value, least in (
        ("workers", workers, 0),
        ("seconds", seconds, 1),
        ("megabytes", megabytes, 100),
        ("rows_per_shard", rows_per_shard, 1),
        ("max_documents", 1 if max_documents is None else max_documents, 1),
    ):
        if value < least:
            raise ValueError(f"{name} must be at least {least}, got {value}.")
    if not 0 <= test_share < 1:
        raise ValueError(f"test_share must be at least 0 and below 1, got {test_share}.")


def _read(documents: list[Document], settings: ReadSettings, workers: int, seconds: float, megabytes: int):
    """Every document with what became of it, duplicates too, in order."""
    unique = [document for document in documents if document.duplicate_of is None]
    reader: Iterator[tuple[Document, Read]] = read_documents(unique, settings, workers, seconds, megabytes)
    for document in documents:
        if document.duplicate_of is not None:
            yield document, Read([], [note(document.document_id, f"The same file as {document.duplicate_of}.")])
        else:
            yield from islice(reader, 1)


def _bar(total: int, done: int, shown: bool):
    from tqdm import tqdm

    return tqdm(total=total, initial=done, unit="document", disable=not shown, smoothing=0.05)
