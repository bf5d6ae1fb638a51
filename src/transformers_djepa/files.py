"""Files that are there whole or not at all."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory


UNFINISHED = ".partial"  # how folders end in which a file is written; a killed process leaves its own behind


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A path to write to: what stands there at the end becomes `path`, which after an error is as it was."""
    with TemporaryDirectory(prefix=".", suffix=UNFINISHED, dir=path.parent) as folder:
        partial = Path(folder, path.name)
        yield partial
        os.replace(partial, path)


def replace(path: Path, content: bytes) -> None:
    """Writes a file so that there is always either the old or the new one, also with several writers."""
    with replacing(path) as partial:
        partial.write_bytes(content)


def clear_unfinished(folder: Path) -> None:
    """Removes what killed processes were writing there; for a folder that one process alone writes to."""
    for left in folder.glob(f".*{UNFINISHED}"):
        shutil.rmtree(left) if left.is_dir() else left.unlink()
