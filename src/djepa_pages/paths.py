"""Paths as users write them."""

import os
from pathlib import Path

from .damage import shown


def local_path(name: str | Path) -> Path:
    """Return the path of a file or folder, which need not exist, with `~` expanded.

    Raises:
        ValueError: no file can have that name (too long, a NUL character), or the user after `~` does not exist.
    """
    try:
        path = Path(name).expanduser()
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        pass
    except (ValueError, RuntimeError, OSError) as error:
        reason = getattr(error, "strerror", None) or str(error).rstrip(".")
        raise ValueError(f"{shown(str(name))} is not the path of a file or folder: {reason}.") from None
    return path
