"""Documents or a data set to Parquet shards."""

import time
from dataclasses import asdict
from pathlib import Path

from .card import write_card
from .reading import ReadSettings
from .shards import ShardWriter
from .sources import Limits, open_source


def prepare(
    source: str | Path,
    output: str | Path,
    settings: ReadSettings | None = None,
    limits: Limits | None = None,
    rows_per_shard: int = 1000,
    test_share: float = 0.1,
    max_items: int | None = None,
    progress: bool = False,
    engine: str = "process",
) -> dict:
    """Writes the pages of a source as Parquet shards, `train-*.parquet`, `test-*.parquet`.

    Stopped at any moment and called again with the same arguments, it goes on after the last shard, and ends with the
    same files as if it had never stopped. What is left out stands with its reason in `left_out.jsonl`.

    Args:
        source: folder of PDFs and images, searched in depth; or a data set that `load_document_dataset` knows, by its
            Hub id or folder; or "generated", with `max_items`.
        output: folder for the data set; `datasets.load_dataset(output)` opens it.
        settings: how documents are read.
        limits: what reading a document may cost.
        rows_per_shard: pages of a shard; a document's pages stay together.
        test_share: of the documents, in the split "test"; data sets keep their own splits.
        max_items: only so many documents, in the order of their names, or pages of a data set.
        progress: show a bar with pages and time left.
        engine: what reads documents: "process", on this machine, or "ray", on a cluster (see cluster.py). The files are
            the same; a run begun with one may go on with the other.

    Returns:
        counts: items, pages by split, questions, what was left out, and of this run pages and seconds.

    Raises:
        ValueError: nothing to read, no page that can be kept, a setting out of range, or an output folder of something
            else.
        ModuleNotFoundError: Ray is not installed, with the command that does it.
        OSError: the disk is full; the Ray cluster cannot be reached, or a node lacks the documents.
    """
    settings, limits = settings or ReadSettings(), limits or Limits()
    _check(rows_per_shard, test_share, max_items)
    items = open_source(source, settings, limits, engine, test_share, max_items)
    known = asdict(settings) | {"test_share": test_share, "max_items": max_items, "source": items.fingerprint}
    writer = ShardWriter(Path(output), known, rows_per_shard)
    start, pages, done = time.monotonic(), 0, writer.items
    if not writer.is_finished:
        count = done
        with _bar(items.total, done, items.unit, progress) as bar:
            for count, (split, read) in enumerate(items.read(done), start=done + 1):
                writer.add(split, read.rows, read.left_out)
                writer.item_done(count)
                pages += len(read.rows)
                bar.set_postfix_str(f"{pages / max(time.monotonic() - start, 1e-9):.1f} pages/s", refresh=False)
                bar.update()
        writer.finish(count)
    counts = {"items": writer.items, "unit": items.unit, "pages": dict(writer.state["rows"])}
    counts |= {name: writer.state[name] for name in ("questions", "left_out")}
    write_card(Path(output), counts, settings)
    return counts | {"pages_read": pages, "seconds": time.monotonic() - start}


def _check(rows_per_shard: int, test_share: float, max_items: int | None) -> None:
    if rows_per_shard < 1:
        raise ValueError(f"rows_per_shard must be at least 1, got {rows_per_shard}.")
    if max_items is not None and max_items < 1:
        raise ValueError(f"max_items must be at least 1, got {max_items}.")
    if not 0 <= test_share < 1:
        raise ValueError(f"test_share must be at least 0 and below 1, got {test_share}.")


def _bar(total: int | None, done: int, unit: str, shown: bool):
    from tqdm import tqdm

    return tqdm(total=total, initial=done, unit=unit, disable=not shown, smoothing=0.05)
