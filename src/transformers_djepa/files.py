"""Files that are there whole or not at all."""

import os
from pathlib import Path


def replace(path: Path, content: bytes) -> None:
    """Writes a file so that there is always either the old or the new one."""
    partial = path.with_suffix(".partial")
    try:
        partial.write_bytes(content)
        os.replace(partial, path)
    finally:
        partial.unlink(missing_ok=True)
