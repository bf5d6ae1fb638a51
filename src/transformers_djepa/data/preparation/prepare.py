"""Write documents or a dataset as Parquet shards, with a dataset card."""

import time
from dataclasses import asdict
from pathlib import Path

from datasets import DatasetInfo, SplitInfo
from datasets.info import DatasetInfosDict
from datasets.splits import SplitDict
from huggingface_hub import DatasetCard, DatasetCardData
from tqdm import tqdm

from djepa_pages import Limits

from ..rows import PAGE_EXAMPLE_FEATURES
from .reading import ReadSettings
from .shards import LEFT_OUT, ShardWriter
from .sources import open_source


LIMITS = Limits(seconds=300, megabytes=4000)
TEXT = """\
# Document pages

{pages} pages{of}, written by `djepa prepare`: {splits}; {questions} questions; {megabytes:.0f} MB.

A row is a page: `image`, `words`, `boxes` (`[x0, y0, x1, y1]` in 0..1000 of the page), `page_id`, `document_id` and
`questions`, each with its acceptable `answers` and their boxes. No document is in two splits. `{left_out}` lists
what was left out ({omitted} documents, pages and answers), with reasons.

Settings: {settings}.
"""


def prepare(
    source: str | Path,
    output: str | Path,
    settings: ReadSettings | None = None,
    limits: Limits = LIMITS,
    num_proc: int | None = None,
    rows_per_shard: int = 1000,
    test_share: float = 0.1,
    max_items: int | None = None,
    progress: bool = False,
    engine: str = "process",
    allow_outside: bool = False,
) -> dict:
    """Write the pages of a source as Parquet shards `train-*.parquet` and `test-*.parquet`.

    An interrupted run continues after the last shard when it is called again with the same arguments, and ends with the
    same files. What is left out is in `left_out.jsonl`, with reasons.

    Args:
        source: a folder of PDFs and images, searched recursively, or the Hub id or folder of a dataset that
            `load_document_dataset` loads.
        output: folder of the dataset, for `datasets.load_dataset(output)`.
        settings: how documents are read.
        limits: of time and memory, per document.
        num_proc: processes that read documents, by default two, or all CPUs of a Ray cluster; 0 reads in this process,
            without limits.
        rows_per_shard: pages per shard; a document is never split.
        test_share: share of the documents in the split "test"; datasets keep their own splits.
        max_items: maximum number of documents, in the order of their names, or of pages of a dataset.
        progress: show a progress bar.
        engine: "process" reads documents on this machine, "ray" on a cluster (engines/ray_cluster.py). Both write the
            same files and can continue each other's runs.
        allow_outside: read images of a dataset whose path leads out of its folder.

    Returns:
        counts: items, pages by split, questions, items left out, and the pages and seconds of this run.

    Raises:
        ValueError: nothing to read, no page to keep, a setting out of range, or an output folder with other files.
        ModuleNotFoundError: Ray is not installed.
        OSError: the disk is full, the Ray cluster is not reachable, or a node lacks the documents.
    """
    if num_proc is not None and num_proc < 0:
        raise ValueError(f"num_proc must be at least 0, got {num_proc}.")
    if rows_per_shard < 1:
        raise ValueError(f"rows_per_shard must be at least 1, got {rows_per_shard}.")
    if max_items is not None and max_items < 1:
        raise ValueError(f"max_items must be at least 1, got {max_items}.")
    if not 0 <= test_share < 1:
        raise ValueError(f"test_share must be at least 0 and below 1, got {test_share}.")
    settings, output = settings or ReadSettings(), Path(output)
    items = open_source(source, settings, limits, num_proc, engine, test_share, max_items, allow_outside)
    known = asdict(settings) | {"test_share": test_share, "max_items": max_items, "source": items.fingerprint}
    writer = ShardWriter(output, known, rows_per_shard)
    start, pages = time.monotonic(), 0
    if not writer.state["finished"]:
        counter = {"total": items.total, "initial": writer.items, "unit": items.unit}
        with tqdm(**counter, disable=not progress, smoothing=0.05) as bar:
            for split, read in items.read(writer.items):
                writer.add(split, read.rows, read.left_out)
                pages += len(read.rows)
                bar.set_postfix_str(f"{pages / max(time.monotonic() - start, 1e-9):.1f} pages/s", refresh=False)
                bar.update()
        writer.finish()
    counts = {"items": writer.items, "unit": items.unit, "pages": dict(writer.state["rows"])}
    counts |= {name: writer.state[name] for name in ("questions", "left_out")}
    write_card(output, counts, settings)
    return counts | {"pages_read": pages, "seconds": time.monotonic() - start}


def write_card(folder: Path, counts: dict, settings: ReadSettings) -> None:
    """`README.md` with the metadata that `datasets` and the Hub read."""
    splits = SplitDict({name: SplitInfo(name, num_examples=count) for name, count in sorted(counts["pages"].items())})
    files = [{"split": name, "path": f"{name}-*.parquet"} for name in splits]
    data = DatasetCardData(configs=[{"config_name": "default", "data_files": files}])
    info = DatasetInfo(features=PAGE_EXAMPLE_FEATURES, splits=splits)
    DatasetInfosDict({"default": info}).to_dataset_card_data(data)
    text = TEXT.format(
        pages=sum(counts["pages"].values()),
        of=f" of {counts['items']} documents" if counts["unit"] == "document" else "",
        splits=", ".join(f"{count} {name}" for name, count in sorted(counts["pages"].items())) or "none",
        questions=counts["questions"],
        megabytes=sum(file.stat().st_size for file in folder.glob("*.parquet")) / 1e6,
        omitted=counts["left_out"],
        left_out=LEFT_OUT,
        settings=", ".join(f"{name} {value}" for name, value in asdict(settings).items()),
    )
    DatasetCard(f"---\n{data}\n---\n\n{text}").save(folder / "README.md")
