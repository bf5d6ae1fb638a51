"""Documents of a folder: their duplicates, and their splits."""

from dataclasses import dataclass
from pathlib import Path

from ..folder import duplicates, package_of, split_of


SUFFIXES = (".pdf", ".png", ".jpg", ".jpeg", ".tif", ".tiff", ".webp")


@dataclass(frozen=True)
class Document:
    """One file.

    Attributes:
        document_id: path relative to the folder, with forward slashes.
        path: of the file.
        split: "train" or "test", from a hash of `document_id`, or of the package for TeX documentation.
        duplicate_of: `document_id` of an earlier file with the same content.
    """

    document_id: str
    path: Path
    split: str
    duplicate_of: str | None = None


def find_documents(root: str | Path, test_share: float = 0.1) -> list[Document]:
    """All documents of a folder, searched recursively, sorted by name; duplicates are included and marked.

    Raises:
        ValueError: the folder does not exist, or holds no documents.
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
    """Documents of a group share a split: those of a TeX package; other documents are groups of their own."""
    return package_of(path) if "texlive-doc" in path.parts else document_id
