"""Documents of a folder: without duplicate files, split by document, never by page."""

import hashlib
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path


SUFFIXES = (".pdf", ".png", ".jpg", ".jpeg", ".tif", ".tiff", ".webp", ".gif", ".bmp", ".avif", ".heic", ".heif")
TEST_SHARE = 0.1  # of the documents


@dataclass(frozen=True)
class Document:
    """One file."""

    document_id: str  # see `document_id_of`
    path: Path
    split: str  # "train" or "test", from a hash of `document_id`
    left_out: str | None = None  # why it is not read: an earlier file has the same content, or it is no regular file


def find_documents(*sources: str | Path, test_share: float = TEST_SHARE) -> list[Document]:
    """Find PDFs and images recursively, sorted by name; duplicates, pipes and broken links are included and marked.

    `sources` are folders and files. Documents are named as seen from the folder, or from the one that holds all. Raises
    `ValueError` like `document_paths`.
    """
    given = [Path(source).expanduser().absolute() for source in sources]
    paths = sorted({*document_paths(given)})
    root = Path(os.path.commonpath([source if source.is_dir() else source.parent for source in given]))
    files = [path for path in paths if os.path.isfile(path)]  # False for all that is no file, without errors
    reasons = {path: f"The same file as {document_id_of(first, root)}." for path, first in duplicates(files).items()}
    reasons |= dict.fromkeys({*paths} - {*files}, "A broken link, or no regular file that can be read.")
    names = {path: document_id_of(path, root) for path in paths}
    return [Document(name, path, split_of(name, test_share), reasons.get(path)) for path, name in names.items()]


def holds(source: str | Path, suffixes: Sequence[str] = SUFFIXES) -> bool:
    """Whether a path is a file with one of the suffixes, by default a document, or a folder with one."""
    path = Path(source).expanduser()
    return any(each.suffix.lower() in suffixes for each in (path.rglob("*") if path.is_dir() else [path]))


def document_paths(sources: Sequence[Path]) -> Iterator[Path]:
    """Yield the documents of files and folders in the given order, those of a folder by name.

    Broken links, pipes and files without permission are included, so that the caller can report them. Raises
    `ValueError` if there is no such file or folder, or a folder has no documents.
    """
    for source in sources:
        if source.is_dir():
            found = [path for path in source.rglob("*") if path.suffix.lower() in SUFFIXES and not os.path.isdir(path)]
            if not found:
                raise ValueError(f"{source} holds no documents ({', '.join(SUFFIXES)}); give another folder.")
            yield from sorted(found)
        elif os.path.lexists(source):
            yield source
        else:
            raise ValueError(f"There is no file or folder {source}.")


def find(sources: Sequence[Path], folder: Path) -> list[Document]:
    """The documents of `document_paths`, each once; relative paths are named as seen from `folder`."""
    documents: dict[str, Document] = {}
    for path in document_paths(sources):
        name = _escaped(path if path.is_absolute() else os.path.relpath(path, folder))
        documents.setdefault(name, Document(name, path, ""))
    return [*documents.values()]


def document_id_of(path: Path, root: Path) -> str:
    """Path relative to the folder, with forward slashes; bytes of a name that are not UTF-8 are escaped as `\\xe9`."""
    return _escaped(path.relative_to(root).as_posix())


def _escaped(path: str | Path) -> str:
    return os.fsencode(path).decode(errors="backslashreplace")


def split_of(group: str, test_share: float = TEST_SHARE) -> str:
    """The split of a document or group of them, from a hash of its name: the same in every collection."""
    number = int.from_bytes(hashlib.sha256(os.fsencode(group)).digest()[:4], "big")
    return "test" if number < test_share * 2**32 else "train"


def duplicates(files: list[Path]) -> dict[Path, Path]:
    """Map each file that repeats an earlier one to the first file with that content; reads files of equal size only."""
    sizes = {path: path.stat().st_size for path in files}
    counts = Counter(sizes.values())
    copies, first = {}, {}
    for path in files:
        with suppress(OSError):  # of a file that cannot be read
            if counts[sizes[path]] > 1:
                with path.open("rb") as file:
                    original = first.setdefault(hashlib.file_digest(file, "sha256").digest(), path)
                if original is not path:
                    copies[path] = original
    return copies
