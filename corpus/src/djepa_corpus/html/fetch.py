"""Debian packages, unpacked into one folder of the user's."""

import hashlib
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tqdm import tqdm

from ..packages import download_packages, unpack


def fetch_packages(names: Sequence[str], cache: Path) -> tuple[Path, str]:
    """Unpack packages below `cache`, those that are not there yet; return the root of their files, and a digest of
    their versions.

    Raises `ValueError` if apt or dpkg are missing, or a package cannot be downloaded.
    """
    root, marks = cache / "root", cache / "packages"
    root.mkdir(parents=True, exist_ok=True)
    marks.mkdir(exist_ok=True)
    lacking = [name for name in dict.fromkeys(names) if not (marks / name).is_file()]
    for name in tqdm(lacking, unit="package", disable=not lacking):
        with tempfile.TemporaryDirectory(dir=cache) as folder:
            (file,) = download_packages([name], Path(folder), cache / ".apt")
            unpack(file, root)
            (marks / name).write_text(file.name)
    versions = "\n".join((marks / name).read_text() for name in sorted({*names}))
    return root, hashlib.sha256(versions.encode()).hexdigest()[:16]
