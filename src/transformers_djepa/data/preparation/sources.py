"""What can be prepared: a folder of documents, or a data set whose layout is known."""

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
from .reading import Read, ReadSettings, encode, note, pack


ENGINES = ("process", "ray")


@dataclass(frozen=True)
class Limits:
    """What reading may cost.

    Args:
        workers: processes, by default two, or all of a Ray cluster; 0 reads in this one, without the other limits.
        seconds: a document may take.
        megabytes: of memory a worker may take, on Linux.
    """

    workers: int | None = None
    seconds: float = 300
    megabytes: int = 4000

    def __post_init__(self):
        for name, least in (("workers", 0), ("seconds", 1), ("megabytes", 100)):
            if getattr(self, name) is not None and getattr(self, name) < least:
                raise ValueError(f"{name} must be at least {least}, got {getattr(self, name)}.")


@dataclass(frozen=True)
class Source:
    """Items in an order that never changes.

    Attributes:
        unit: what an item is called.
        total: how many there are, if that is known.
        fingerprint: another one, other items.
        read: the items from a number on, each as its split and what was read of it.
    """

    unit: str
    total: int | None
    fingerprint: str
    read: Callable[[int], Iterator[tuple[str, Read]]]


def open_source(
    source: str | Path, settings: ReadSettings, limits: Limits, engine: str, test_share: float, most: int | None
) -> Source:
    """ "generated" is what it says, a folder that holds any document is one of documents; anything else must be a data
    set.

    Raises:
        ValueError: it is none of these, or generated without an end; an unknown engine, or "ray" for a data set.
        ModuleNotFoundError: the engine is not installed.
    """
    read_documents = open_engine(engine, settings, limits)
    if str(source) == GENERATED:
        return _generated(test_share, most, read_documents)
    path = Path(source).expanduser()
    if path.is_dir() and any(file.suffix.lower() in SUFFIXES for file in path.rglob("*")):
        return _documents(find_documents(path, test_share)[:most], read_documents)
    if path.is_dir() and not any(path.iterdir()):
        raise ValueError(f"{source} holds no documents ({', '.join(SUFFIXES)}); give another folder.")
    if engine == "ray":
        raise ValueError(f"{source} is no folder of documents; data sets are read here, so leave the engine out.")
    return _dataset(source, settings, most)


def open_engine(name: str, settings: ReadSettings, limits: Limits) -> Callable[..., Iterator[tuple[Document, Read]]]:
    """`read_documents` of an engine, all but the documents; its needs are imported before anything is written."""
    if name not in ENGINES:
        raise ValueError(f"engine must be one of {', '.join(ENGINES)}, got {name!r}.")
    module = import_module(".cluster" if name == "ray" else ".workers", __package__)
    costs = {"workers": limits.workers, "seconds": limits.seconds, "megabytes": limits.megabytes}
    return partial(module.read_documents, settings=settings, **costs)


def _generated(test_share: float, most: int | None, read_documents: Callable) -> Source:
    if most is None:
        raise ValueError("Generated pages never end; say how many with --max-items.")
    return Source("page", most, GENERATED, lambda start: read_generated(start, most, test_share, read_documents))


def _documents(documents: list[Document], read_documents: Callable) -> Source:
    names = "\n".join(f"{document.document_id} {document.split}" for document in documents)

    def read(start: int) -> Iterator[tuple[str, Read]]:
        unique = [document for document in documents[start:] if document.duplicate_of is None]
        reader = read_documents(unique)
        for document in documents[start:]:
            if document.duplicate_of is None:
                yield document.split, next(reader)[1]
            else:
                copy = note(document.document_id, f"The same file as {document.duplicate_of}.")
                yield document.split, pack([], [copy])

    return Source("document", len(documents), hashlib.sha256(names.encode()).hexdigest()[:16], read)


def _dataset(source: str | Path, settings: ReadSettings, most: int | None) -> Source:
    splits = sorted(split_names(source))

    def pages() -> Iterator[tuple[str, Read]]:
        for split in splits:
            for page in load_document_dataset(source, split):
                yield split, _read_page(page, settings)

    return Source("page", most, f"{source}: {', '.join(splits)}", lambda start: islice(pages(), start, most))


def _read_page(page: dict, settings: ReadSettings) -> Read:
    lost = [
        note(page["document_id"], f"{page['page_id']} does not hold the answer to {question['question']!r}.")
        for question in page.get("unlocated", [])
    ]
    if not page["words"]:
        return pack([], [*lost, note(page["document_id"], f"{page['page_id']} has no words.")])
    image = page["image"] and {"bytes": encode(page["image"], settings), "path": None}
    return pack([page | {"image": image}], lost)
