"""What can be prepared: a folder of documents, generated pages, or a dataset of a known layout."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path

from ..hub import load_document_dataset
from ..rows import split_names
from ..source_names import GENERATED
from .documents import SUFFIXES, Document, find_documents
from .generated import read_generated
from .reading import Limits, Read, ReadSettings, note, pack, stored


ENGINES = {"process": ".workers", "ray": ".cluster"}


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
    source: str | Path, settings: ReadSettings, limits: Limits, engine: str, test_share: float, max_items: int | None
) -> Source:
    """Open "generated", a folder that holds any document, or else a dataset.

    Raises:
        ValueError: none of these, generated pages without `max_items`, an unknown engine, or "ray" for a dataset.
        ModuleNotFoundError: the engine is not installed.
    """
    if engine not in ENGINES:
        raise ValueError(f"engine must be one of {', '.join(ENGINES)}, got {engine!r}.")
    module = import_module(ENGINES[engine], __package__)  # before anything is written
    read_documents = partial(module.read_documents, settings=settings, limits=limits)
    if str(source) == GENERATED:
        return _generated(test_share, max_items, read_documents)
    path = Path(source).expanduser()
    if path.is_dir() and any(file.suffix.lower() in SUFFIXES for file in path.rglob("*")):
        return _documents(find_documents(path, test_share)[:max_items], read_documents)
    if path.is_dir() and not any(path.iterdir()):
        raise ValueError(f"{source} holds no documents ({', '.join(SUFFIXES)}); give another folder.")
    if engine == "ray":
        raise ValueError(f"{source} is not a folder of documents; datasets are read without an engine.")
    return _dataset(source, settings, max_items)


def _generated(test_share: float, count: int | None, read_documents: Callable) -> Source:
    if count is None:
        raise ValueError("Generated pages are endless; set their number with --max_items.")
    return Source("page", count, GENERATED, lambda start: read_generated(start, count, test_share, read_documents))


def _documents(documents: list[Document], read_documents: Callable) -> Source:
    names = "\n".join(f"{document.document_id} {document.split}" for document in documents)

    def read(start: int) -> Iterator[tuple[str, Read]]:
        reader = read_documents([document for document in documents[start:] if document.duplicate_of is None])
        for document in documents[start:]:
            if document.duplicate_of is None:
                yield document.split, next(reader)[1]
            else:
                copy = note(document.document_id, f"The same file as {document.duplicate_of}.")
                yield document.split, pack([], [copy])

    return Source("document", len(documents), hashlib.sha256(names.encode()).hexdigest()[:16], read)


def _dataset(source: str | Path, settings: ReadSettings, max_items: int | None) -> Source:
    splits = sorted(split_names(source))

    def pages() -> Iterator[tuple[str, Read]]:
        for split in splits:
            for page in load_document_dataset(source, split):
                yield split, _read_page(page, settings)

    fingerprint = f"{source}: {', '.join(splits)}"
    return Source("page", max_items, fingerprint, lambda start: islice(pages(), start, max_items))


def _read_page(page: dict, settings: ReadSettings) -> Read:
    left_out = [
        note(page["document_id"], f"{page['page_id']} does not hold the answer to {question['question']!r}.")
        for question in page.get("unlocated", [])
    ]
    if not page["words"]:
        return pack([], [*left_out, note(page["document_id"], f"{page['page_id']} has no words.")])
    return pack([page | {"image": page["image"] and stored(page["image"], settings)}], left_out)
