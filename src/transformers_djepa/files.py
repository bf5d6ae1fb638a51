"""Files that are there whole or not at all."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory


def replace(path: Path, content: bytes) -> None:
    """Writes a file so that there is always either the old or the new one, also with several writers."""
    with TemporaryDirectory(prefix=".", dir=path.parent) as folder:
        partial = Path(folder, path.name)
        partial.write_bytes(content)
        os.replace(partial, path)
