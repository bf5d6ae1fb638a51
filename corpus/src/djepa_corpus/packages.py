"""Debian packages, downloaded by apt without root; nothing is installed."""

import shutil
import subprocess
from pathlib import Path


def download_package(package: str, work: Path, state: Path) -> Path:
    """Download a package into `work`; with package lists of its own in `state` where the system's cannot be used.

    Raises `ValueError` if apt and dpkg are missing, or the package cannot be downloaded.
    """
    if not all(map(shutil.which, ("apt-get", "dpkg-deb"))):
        raise ValueError(
            f"{package} is fetched as a Debian package, but this machine has no apt-get and dpkg-deb; copy the folder "
            "from a machine that has them."
        )
    own = ["-o", f"Dir::State::Lists={state}/lists", "-o", f"Dir::Cache={state}/cache"]
    attempts = ([["download", package]], [[*own, "update"], [*own, "download", package]])
    for commands in attempts[(state / "lists").is_dir() :]:
        for part in ("lists/partial", "cache/archives/partial") if commands is attempts[1] else ():
            (state / part).mkdir(parents=True, exist_ok=True)
        done = [
            subprocess.run(["apt-get", "-qq", *each], cwd=work, capture_output=True, text=True) for each in commands
        ]
        if file := next(work.glob("*.deb"), None):
            return file
    raise ValueError(
        f"The package {package} cannot be downloaded: {done[-1].stderr.strip() or 'apt-get has no reason'}"
    )
