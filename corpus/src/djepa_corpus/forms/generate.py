"""Write generated pages as Parquet shards, made in several processes.

Batches of page numbers are the items of a run, so an interrupted run continues after its last shard.
"""

import io
import itertools
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path

import pyarrow
from PIL import Image
from tqdm import tqdm

from djepa_pages import Limits
from transformers_djepa.data.preparation.shards import ShardWriter
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES
from transformers_djepa.engines.processes import Failed, map_documents

from .dataset import PAGES_PER_COMPILATION, SPLITS, generate_pages
from .fonts import compiler, fingerprint


KINDS = ("value", "ambiguous", "region", "mark")
UNANSWERABLE = "unanswerable"
LIMITS = Limits(seconds=600, megabytes=8000)  # of a batch
DRAWN_WITH = ("djepa-corpus", "pypdfium2", "pillow", "numpy")  # packages whose version decides how a page looks
TRAINING = {"wordings": 3, "others": True}


@dataclass(frozen=True)
class GenerateSettings:
    """What the pages depend on.

    Args:
        pages: number of pages to write.
        seed, split: as in `generate_pages`.
        kind: of question: "value", "ambiguous", "region" or "mark". Other questions than these and unanswerable ones
            are left out, then pages without one; "" keeps all.
        questions_per_page: maximum.
        image_size: the longer side has between 1 and 1.4 times as many pixels.
        images: store images.
        quality: of the JPEG images.

    Raises:
        ValueError: a setting is not allowed.
    """

    pages: int
    seed: int = 0
    split: str = "train"
    kind: str = ""
    questions_per_page: int = 16
    image_size: int = 768
    images: bool = True
    quality: int = 60

    def __post_init__(self):
        for name, allowed in (("split", SPLITS), ("kind", ("", *KINDS))):
            if getattr(self, name) not in allowed:
                listed = ", ".join(filter(None, allowed))
                raise ValueError(f"{name} must be one of {listed}, got {getattr(self, name)!r}.")
        for name, least in (("pages", 1), ("questions_per_page", 1), ("image_size", 64)):
            if getattr(self, name) < least:
                raise ValueError(f"{name} must be at least {least}, got {getattr(self, name)}.")


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
        for rows in _read(settings, writer.items, num_proc) if done < settings.pages else ():
            rows = rows.slice(0, settings.pages - done)
            writer.add(settings.split, rows, [])
            done += len(rows)
            bar.update(len(rows))
            if done == settings.pages:
                break
    if not writer.state["finished"]:
        writer.finish()
    return {"pages": done, "questions": writer.state["questions"]}


def _read(settings: GenerateSettings, start: int, num_proc: int) -> Iterator[pyarrow.Table]:
    """Yield the rows of all batches from number `start`, without end."""
    firsts = itertools.count(start * PAGES_PER_COMPILATION, PAGES_PER_COMPILATION)
    batches = (Batch(f"{first} {first + PAGES_PER_COMPILATION}") for first in firsts)
    for batch, rows in map_documents(batches, partial(make_rows, settings=settings), LIMITS, num_proc):
        if isinstance(rows, Failed):
            raise ValueError(f"Pages {batch.document_id.replace(' ', ' to ')} cannot be made: {rows.reason}")
        yield rows


def make_rows(path: Path, numbers: str, settings: GenerateSettings) -> pyarrow.Table:
    """Make the pages of the numbers `<first> <end>`; those without words or questions are left out."""
    pages = generate_pages(
        settings.seed,
        settings.split,
        numbers=range(*map(int, numbers.split())),
        render=settings.images,
        image_size=settings.image_size,
        questions_per_page=settings.questions_per_page,
        **(TRAINING if settings.split == "train" else {}),
    )
    rows = [row for page in pages if page["words"] and (row := _row(page, settings))["questions"]]
    schema = PAGE_EXAMPLE_FEATURES.arrow_schema
    return pyarrow.Table.from_pylist([{name: row[name] for name in schema.names} for row in rows], schema=schema)


def _row(page: dict, settings: GenerateSettings) -> dict:
    questions = page["questions"]
    if settings.kind:
        questions = [each for each in questions if each["kind"] in (settings.kind, UNANSWERABLE)]
        questions = questions if any(each["kind"] == settings.kind for each in questions) else []
    image = page["image"] and {"bytes": _encode(page["image"], settings.quality), "path": None}
    rounded = [each | {"answer_boxes": [_rounded(boxes) for boxes in each["answer_boxes"]]} for each in questions]
    return page | {"image": image, "boxes": _rounded(page["boxes"]), "questions": rounded}


def _rounded(boxes: list[list[float]]) -> list[list[float]]:
    return [[round(value, 1) for value in box] for box in boxes]


def _encode(image: Image.Image, quality: int) -> bytes:
    file = io.BytesIO()
    image.save(file, "JPEG", quality=quality)
    return file.getvalue()
