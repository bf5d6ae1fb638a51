"""What can be prepared: a folder of documents, or a data set whose layout is known."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from ..hub import load_document_dataset
from ..rows import split_names
from .documents import SUFFIXES, Document, find_documents
from .reading import Read, ReadSettings, encode, note
from .workers import read_documents


@dataclass(frozen=True)
class Limits:
    """What reading may cost.

    Args:
        workers: processes; 0 reads in this one, without the other limits.
        seconds: a document may take.
        megabytes: of memory a worker may take.
    """

    workers: int = 2
    seconds: float = 300
    megabytes: int = 4000

    def __post_init__(self):
        for name, least in (("workers", 0), ("seconds", 1), ("megabytes", 100)):
            if getattr(self, name) < least:
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
    source: str | Path, settings: ReadSettings, limits: Limits, test_share: float, most: int | None
) -> Source:
    """A folder that holds any document is one of documents; anything else must be a data set.

    Raises:
        ValueError: it is neither.
    """
    path = Path(source).expanduser()
    if path.is_dir() and any(file.suffix.lower() in SUFFIXES for file in path.rglob("*")):
        return _documents(find_documents(path, test_share)[:most], settings, limits)
    if path.is_dir() and not any(path.iterdir()):
        raise ValueError(f"{source} holds no documents ({', '.join(SUFFIXES)}); give another folder.")
    return _dataset(source, settings, most)


def _documents(documents: list[Document], settings: ReadSettings, limits: Limits) -> Source:
    names = "\n".join(f"{document.document_id} {document.split}" for document in documents)

    def read(start: int) -> Iterator[tuple[str, Read]]:
        unique = [document for document in documents[start:] if document.duplicate_of is None]
        reader = read_documents(unique, settings, limits.workers, limits.seconds, limits.megabytes)
        for document in documents[start:]:
            if document.duplicate_of is None:
                yield document.split, next(reader)[1]
            else:
                copy = note(document.document_id, f"The same file as {document.duplicate_of}.")
                yield document.split, Read([], [copy])

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
        return Read([], [*lost, note(page["document_id"], f"{page['page_id']} has no words.")])
    image = page["image"] and {"bytes": encode(page["image"], settings), "path": None}
    return Read([page | {"image": image}], lost)
