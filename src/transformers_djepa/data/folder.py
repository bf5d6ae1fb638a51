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

    `sources` are folders and files. Documents are named as seen from the folder, or from the one that holds all.

    Raises:
        ValueError: a source does not exist, or holds no documents.
    """
    given = [Path(source).expanduser().absolute() for source in sources]
    paths = sorted({document.path for document in find(given, Path())})
    root = Path(os.path.commonpath([source if source.is_dir() else source.parent for source in given]))
    files = [path for path in paths if os.path.isfile(path)]  # False for all that is no file, without errors
    reasons = {path: f"The same file as {document_id_of(first, root)}." for path, first in duplicates(files).items()}
    reasons |= dict.fromkeys({*paths} - {*files}, "A broken link, or no regular file that can be read.")
    names = {path: document_id_of(path, root) for path in paths}
    return [Document(name, path, split_of(name, test_share), reasons.get(path)) for path, name in names.items()]


def holds_documents(source: str | Path) -> bool:
    """Whether a path is a PDF or an image, or a folder with one."""
    path = Path(source).expanduser()
    return any(each.suffix.lower() in SUFFIXES for each in (path.rglob("*") if path.is_dir() else [path]))


def document_paths(root: Path) -> list[Path]:
    """PDFs and images below a folder, sorted by name; broken links and pipes are included. `ValueError` for none."""
    paths = [path for path in root.rglob("*") if path.suffix.lower() in SUFFIXES and not os.path.isdir(path)]
    if not paths:
        raise ValueError(f"{root} holds no documents ({', '.join(SUFFIXES)}); give another folder.")
    return sorted(paths)


def find(sources: Sequence[Path], folder: Path) -> Iterator[Document]:
    """Yield the documents of files and folders, each once, in the given order; those of a folder by name.

    Relative paths are named as seen from `folder`. Links that are broken, pipes and files without permission are
    included, so that the caller can report them.

    Raises:
        ValueError: no such file or folder, or a folder without documents.
    """
    seen = set()
    for source in sources:
        if source.is_dir():
            paths = document_paths(source)
        elif os.path.lexists(source):
            paths = [source]
        else:
            raise ValueError(f"There is no file or folder {source}.")
        for path in paths:
            name = os.fsencode(path if path.is_absolute() else os.path.relpath(path, folder))
            name = name.decode(errors="backslashreplace")
            if name not in seen:
                seen.add(name)
                yield Document(name, path, "")


def document_id_of(path: Path, root: Path) -> str:
    """Path relative to the folder, with forward slashes; bytes of a name that are not UTF-8 are escaped as `\\xe9`."""
    return os.fsencode(path.relative_to(root).as_posix()).decode(errors="backslashreplace")


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
