"""What can be prepared: a folder of documents, or a dataset of a known layout."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path

from djepa_pages import Limits
from djepa_pages.paths import local_path

from ...engines import open_engine
from ..folder import SUFFIXES, Document, find_documents
from ..hub import dataset_splits, read_pages
from ..rows import decode_image
from .reading import Read, ReadSettings, encode, note, nothing, pack, read_document, read_or_note


@dataclass(frozen=True)
class Source:
    """Items in a fixed order.

    Attributes:
        unit: name of an item, "document" or "page".
        total: number of items, if known.
        fingerprint: differs for other items.
        read: yields the items from an index on, each with its split.
    """

    unit: str
    total: int | None
    fingerprint: str
    read: Callable[[int], Iterator[tuple[str, Read]]]


def open_source(
    source: str | Path,
    settings: ReadSettings,
    limits: Limits,
    num_proc: int | None,
    engine: str,
    test_share: float,
    max_items: int | None,
    allow_outside: bool = False,
) -> Source:
    """Open a folder that holds any document, or else a dataset.

    Raises:
        ValueError: none of these, an unknown engine, or "ray" for a dataset.
        ModuleNotFoundError: the engine is not installed.
    """
    map_documents = partial(open_engine(engine), limits=limits, num_proc=num_proc)  # before anything is written
    path = local_path(source)
    if path.is_dir() and any(file.suffix.lower() in SUFFIXES for file in path.rglob("*")):
        reader = partial(read_document, settings=settings)
        return _documents(find_documents(path, test_share)[:max_items], partial(map_documents, reader=reader))
    if path.is_dir() and not any(path.iterdir()):
        raise ValueError(f"{source} holds no documents ({', '.join(SUFFIXES)}); give another folder.")
    if engine == "ray":
        raise ValueError(f"{source} is not a folder of documents; datasets are read without an engine.")
    splits = sorted(dataset_splits(source))
    fingerprint = f"{source}: {', '.join(splits)}"
    return Source(
        "page", max_items, fingerprint, partial(_read_dataset, source, splits, settings, max_items, allow_outside)
    )


def _documents(documents: list[Document], read_all: Callable) -> Source:
    names = "\n".join(f"{document.document_id} {document.split}" for document in documents)

    def read(start: int) -> Iterator[tuple[str, Read]]:
        kept = read_all([document for document in documents[start:] if document.left_out is None])
        for document in documents[start:]:
            if document.left_out is None:
                yield document.split, read_or_note(*next(kept))
            else:
                yield document.split, nothing(document.document_id, document.left_out)

    return Source("document", len(documents), hashlib.sha256(names.encode()).hexdigest()[:16], read)


def _read_dataset(
    source: str | Path,
    splits: list[str],
    settings: ReadSettings,
    max_items: int | None,
    allow_outside: bool,
    start: int,
) -> Iterator[tuple[str, Read]]:
    pages = ((split, page) for split in splits for page in read_pages(source, split, allow_outside))
    for split, page in islice(pages, start, max_items):
        left_out = [
            note(page["document_id"], f"{page['page_id']} does not hold the answer to {question['question']!r}.")
            for question in page.get("unlocated", [])
        ]
        rows = []
        if page["words"]:
            image = decode_image(page["image"])
            rows.append(page | {"image": image and encode(image, settings)})
        else:
            left_out.append(note(page["document_id"], f"{page['page_id']} has no words."))
        yield split, pack(rows, left_out)
