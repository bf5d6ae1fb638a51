"""Debian packages, downloaded by apt and unpacked without root; nothing is installed."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path


def download_packages(names: Sequence[str], folder: Path, state: Path) -> list[Path]:
    """Download packages into a folder, with package lists of their own in `state` where the system's cannot be used.

    Returns their files, by name. Raises `ValueError` if apt and dpkg are missing, or a package cannot be downloaded.
    """
    if not all(map(shutil.which, ("apt-get", "dpkg-deb"))):
        raise ValueError(
            f"{names[0]} is fetched as a Debian package, but this machine has no apt-get and dpkg-deb; copy the folder "
            "from a machine that has them."
        )
    lists, cache = state / "lists", state / "cache"
    own = ("-o", f"Dir::State::Lists={lists}", "-o", f"Dir::Cache={cache}")
    if not lists.is_dir():
        if not _run("apt-get", "-qq", "download", *names, folder=folder):
            return sorted(folder.glob("*.deb"))
        (lists / "partial").mkdir(parents=True)
        (cache / "archives" / "partial").mkdir(parents=True)
        _run("apt-get", "-qq", *own, "update", folder=folder)
    if error := _run("apt-get", "-qq", *own, "download", *names, folder=folder):
        raise ValueError(f"{names[0]}{' and others' * (len(names) > 1)} cannot be downloaded: {error}")
    return sorted(folder.glob("*.deb"))


def unpack(file: Path, folder: Path) -> None:
    """Unpack a package; raises `ValueError` if that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    if error := _run("dpkg-deb", "--extract", str(file.resolve()), str(folder.resolve()), folder=folder):
        raise ValueError(f"{file.name} cannot be unpacked: {error}")


def _run(*command: str, folder: Path) -> str:
    """Run a command in a folder; returns why it failed, "" if it did not."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    message = " ".join(done.stderr.split())[-500:]
    return (message or f"{command[0]} failed without a message") if done.returncode else ""
