"""Write generated pages as Parquet shards, made in several processes.

Batches of page numbers are the items of a run, so an interrupted run continues after its last shard.
"""

import itertools
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path

import pyarrow
from tqdm import tqdm

from djepa_pages import Limits
from djepa_runtime.engines.processes import Failed, map_documents
from transformers_djepa.data.preparation.shards import ShardWriter

from ..forms.dataset import PAGES_PER_COMPILATION
from ..forms.fonts import compiler, fingerprint
from .rows import make_rows
from .settings import GenerateSettings


LIMITS = Limits(seconds=600, megabytes=8000)  # of a batch
DRAWN_WITH = ("djepa-corpus", "pypdfium2", "pillow", "numpy")  # packages whose version decides how a page looks


@dataclass(frozen=True)
class Batch:
    """Page numbers `<first> <end>`, in the form of a document of `map_documents`."""

    document_id: str
    path: Path = Path()


def generate(
    settings: GenerateSettings, output: Path, num_proc: int = 2, rows_per_shard: int = 1000, progress: bool = False
) -> dict:
    """Write pages as `<split>-*.parquet` in the row format; with the same arguments, an interrupted run continues.

    Args:
        settings: what the pages depend on.
        output: folder of the shards; created if missing.
        num_proc: processes; 0 makes the pages in this one. The files do not depend on it.
        rows_per_shard: pages per shard.
        progress: show a progress bar.

    Returns:
        counts: `pages` and `questions`.

    Raises:
        ValueError: fonts are missing, or the folder has other files or pages of other settings or versions.
    """
    compiler()  # missing fonts, before anything is written
    drawn_with = {name: version(name) for name in DRAWN_WITH} | {"fonts": fingerprint()}
    writer = ShardWriter(Path(output), asdict(settings) | drawn_with, rows_per_shard)
    done = writer.state["rows"].get(settings.split, 0)
    with tqdm(total=settings.pages, initial=done, unit="page", disable=not progress, smoothing=0.05) as bar:
        for rows in _make(settings, writer.items, num_proc) if done < settings.pages else ():
            rows = rows.slice(0, settings.pages - done)
            writer.add(settings.split, rows, [])
            done += len(rows)
            bar.update(len(rows))
            if done == settings.pages:
                break
    if not writer.state["finished"]:
        writer.finish()
    return {"pages": done, "questions": writer.state["questions"]}


def _make(settings: GenerateSettings, start: int, num_proc: int) -> Iterator[pyarrow.Table]:
    """Yield the rows of all batches from number `start`, without end."""
    firsts = itertools.count(start * PAGES_PER_COMPILATION, PAGES_PER_COMPILATION)
    batches = (Batch(f"{first} {first + PAGES_PER_COMPILATION}") for first in firsts)
    make = partial(make_rows, settings=settings)
    for batch, rows in map_documents(batches, make, LIMITS, num_proc):
        if isinstance(rows, Failed):
            raise ValueError(f"Pages {batch.document_id.replace(' ', ' to ')} cannot be made: {rows.reason}")
        yield rows
