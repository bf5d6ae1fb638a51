"""A folder of PDFs as a corpus: without duplicate files, split by TeX package or folder, never by page."""

import hashlib
from collections import defaultdict
from pathlib import Path


SPLITS = ("train", "test")
TEST_SHARE = 0.1  # of the packages


def pdf_files(root: str | Path, split: str) -> list[str]:
    """Sorted paths of the PDFs of a split; of identical files only the first counts.

    Raises:
        ValueError: an unknown split, or no PDFs in the folder.
    """
    if split not in SPLITS:
        raise ValueError(f"split must be one of {', '.join(SPLITS)}, got {split!r}.")
    root = Path(root)
    files = sorted(path for path in root.rglob("*.pdf") if path.is_file())
    if not files:
        raise ValueError(f"There are no PDFs below {root}; unpack the documentation packages there first.")
    same = duplicates(files)
    return [str(path) for path in files if path not in same and split_of(package_of(path)) == split]


def package_of(path: Path) -> str:
    """TeX package of a documentation file (`.../texlive-doc/latex/<package>/...`); for other files their folder."""
    parts = path.parts
    if "texlive-doc" in parts:
        below = parts[parts.index("texlive-doc") + 1 : -1]
        return below[min(1, len(below) - 1)] if below else path.stem
    return path.parent.name


def split_of(package: str, test_share: float = TEST_SHARE) -> str:
    """The split of a package, from a hash of its name: the same on every machine and in every collection."""
    number = int.from_bytes(hashlib.sha256(package.encode()).digest()[:4], "big")
    return "test" if number < test_share * 2**32 else "train"


def duplicates(files: list[Path]) -> dict[Path, Path]:
    """Map each file that repeats an earlier one to the first file with that content. Reads files of equal size only."""
    by_size = defaultdict(list)
    for path in files:
        by_size[path.stat().st_size].append(path)
    same = {}
    for group in by_size.values():
        first: dict[bytes, Path] = {}
        for path in group if len(group) > 1 else ():
            original = first.setdefault(digest(path), path)
            if original is not path:
                same[path] = original
    return same


def digest(path: Path) -> bytes:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").digest()
