"""Paths as users write them."""

from pathlib import Path

from .damage import reading, shown


def local_path(name: str | Path) -> Path:
    """The path of a file or folder, which need not exist, with `~` expanded; `ValueError` if no file can have it."""
    with reading(f"{shown(str(name))} is not the path of a file or folder"):
        path = Path(name).expanduser()
        path.exists()
    return path
