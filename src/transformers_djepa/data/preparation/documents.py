"""Which documents a folder holds: without duplicates, each in a split with all of its pages."""

from dataclasses import dataclass
from pathlib import Path

from ..folder import duplicates, package_of, split_of


SUFFIXES = (".pdf", ".png", ".jpg", ".jpeg", ".tif", ".tiff", ".webp")


@dataclass(frozen=True)
class Document:
    """One file.

    Attributes:
        document_id: its path below the folder, with forward slashes.
        path: of the file.
        split: "train" or "test", decided by `document_id` alone (TeX documentation: by its package).
        duplicate_of: the `document_id` of the first file with the same content, if this is not it.
    """

    document_id: str
    path: Path
    split: str
    duplicate_of: str | None = None


def find_documents(root: str | Path, test_share: float = 0.1) -> list[Document]:
    """All documents below a folder, by name; duplicates are in the list, marked.

    Raises:
        ValueError: no such folder, or nothing in it that can be read.
    """
    root = Path(root).expanduser()
    if not root.is_dir():
        raise ValueError(f"There is no folder {root}; give the folder that holds the documents.")
    files = sorted(path for path in root.rglob("*") if path.suffix.lower() in SUFFIXES and path.is_file())
    if not files:
        raise ValueError(f"{root} holds no documents ({', '.join(SUFFIXES)}); give another folder.")
    names = {path: path.relative_to(root).as_posix() for path in files}
    same = duplicates(files)
    return [
        Document(name, path, split_of(group_of(path, name), test_share), names[same[path]] if path in same else None)
        for path, name in names.items()
    ]


def group_of(path: Path, document_id: str) -> str:
    """What lies on one side of the split: a TeX package's documents together, else each document for itself."""
    return package_of(path) if "texlive-doc" in path.parts else document_id
