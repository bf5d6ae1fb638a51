"""Atomic file writes."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any


UNFINISHED = ".partial"  # suffix of temporary folders, which killed processes leave behind


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield a temporary path whose file replaces `path` at the end; after an error `path` is unchanged."""
    with TemporaryDirectory(prefix=".", suffix=UNFINISHED, dir=path.parent) as folder:
        partial = Path(folder, path.name)
        yield partial
        os.replace(partial, path)


def replace(path: Path, content: bytes) -> None:
    """Write a file atomically; several processes may write it at once."""
    with replacing(path) as partial:
        partial.write_bytes(content)


def clear_unfinished(folder: Path) -> None:
    """Remove the temporary folders of killed processes. No other process may be writing to `folder`."""
    for path in folder.glob(f".*{UNFINISHED}"):
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def write_html(path: Path, template: Path, **values: Any) -> None:
    """Write a jinja2 template with escaped values atomically."""
    from jinja2 import Environment

    page = Environment(autoescape=True).from_string(template.read_text(encoding="utf-8"))
    replace(path, page.render(values).encode())
