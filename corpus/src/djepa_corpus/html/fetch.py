"""Debian packages, downloaded by apt and unpacked into one folder of the user's; nothing is installed."""

import shutil
import subprocess
import tempfile
from pathlib import Path


def fetch_packages(names: list[str], cache: Path) -> Path:
    """Unpack packages below `cache`, those that are not there yet, and return the root of their files.

    Raises `ValueError` if apt or dpkg are missing, or a package cannot be downloaded.
    """
    root, marks = cache / "root", cache / "packages"
    root.mkdir(parents=True, exist_ok=True)
    marks.mkdir(exist_ok=True)
    for name in dict.fromkeys(names):
        if not (marks / name).is_file():
            _fetch(name, root)
            (marks / name).touch()
    return root


def _fetch(name: str, root: Path) -> None:
    for program in ("apt-get", "dpkg-deb"):
        if not shutil.which(program):
            raise ValueError(f"{program} is missing, which downloads the source packages; use Debian or Ubuntu.")
    with tempfile.TemporaryDirectory(dir=root.parent) as folder:
        downloaded = subprocess.run(["apt-get", "download", name], cwd=folder, capture_output=True, text=True)
        files = [*Path(folder).glob("*.deb")]
        if downloaded.returncode or len(files) != 1:
            reason = (downloaded.stderr.strip().splitlines() or ["no file"])[-1]
            raise ValueError(f"Package {name} cannot be downloaded ({reason}); run apt-get update, or leave it out.")
        unpacked = subprocess.run(["dpkg-deb", "-x", files[0], root], capture_output=True, text=True)
        if unpacked.returncode:
            raise ValueError(f"Package {name} cannot be unpacked: {unpacked.stderr.strip().splitlines()[-1]}")
