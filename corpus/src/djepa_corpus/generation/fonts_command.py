"""`djepa-corpus fonts`: download the fonts of `shared/fonts.yaml` as Debian packages into one folder; needs no root.

FOLDER/<package>/<file>/<file>    only families of the list, each style once, each file in a folder of its own
"""

import argparse
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from tqdm import tqdm

from transformers_djepa.files import UNFINISHED, clear_unfinished

from ..forms.fonts import DEFAULT_FOLDER, VARIABLE, families, fingerprint, font_folder, open_fonts
from ..forms.language import load_shared


def add_arguments(parser: argparse.ArgumentParser) -> None:
    text = f"folder of the fonts (default: that of the environment variable {VARIABLE}, or {DEFAULT_FOLDER})"
    parser.add_argument("--output", metavar="DIR", type=Path, help=text)


def run(arguments: argparse.Namespace) -> int:
    listed = load_shared("fonts")
    folder = arguments.output or font_folder()
    missing = fetch_fonts(folder, listed["apt_packages"], families(listed))
    if missing:
        raise ValueError(f"The packages lack {len(missing)} font families of the list: {', '.join(sorted(missing))}.")
    made = fingerprint(folder)
    print(f"{folder}: {len(families(listed))} font families, fingerprint {made}")
    if made != listed["fingerprint"]:
        print(
            f"The fonts or typst have other versions than those of fingerprint {listed['fingerprint']}: pages differ."
        )
    return 0


def fetch_fonts(folder: Path, packages: tuple[str, ...], wanted: set[str]) -> set[str]:
    """Download packages that the folder lacks, and keep their fonts of the wanted families.

    Returns the wanted families that none of the packages has. Raises `ValueError` if a package cannot be downloaded.
    """
    folder.mkdir(parents=True, exist_ok=True)
    clear_unfinished(folder)
    lacking = [package for package in packages if not (folder / package).is_dir()]
    with TemporaryDirectory(prefix=".", suffix=UNFINISHED, dir=folder) as temporary:
        work = Path(temporary)
        if lacking:
            _download(lacking, work)
        for file in tqdm(sorted(work.glob("*.deb")), unit="package", disable=not lacking):
            package = file.name.partition("_")[0]
            unpacked, chosen = work / f"{package}-unpacked", work / package
            _run(work, "dpkg-deb", "--extract", file.name, unpacked.name)
            chosen.mkdir()
            for path in _font_files(unpacked, wanted):
                (chosen / path.name).mkdir()
                shutil.copy(path, chosen / path.name / path.name)
            chosen.rename(folder / package)
    return wanted - set(open_fonts(folder).families())


def _font_files(folder: Path, wanted: set[str]) -> list[Path]:
    """Files of the wanted families; of several with the same style, which only their names tell apart, the shortest."""
    found: dict[tuple, Path] = {}
    for font in open_fonts(folder).fonts():
        if font.path and font.family in wanted:
            style, path = (font.family, font.style, font.weight, font.stretch), Path(font.path)
            found[style] = min(found.get(style, path), path, key=lambda path: (len(path.name), path))
    return sorted(set(found.values()))


def _download(packages: list[str], folder: Path) -> None:
    """Download Debian packages; with package lists of their own if those of the system cannot be used."""
    if not all(map(shutil.which, ("apt-get", "dpkg-deb"))):
        raise ValueError(
            "Fonts are fetched as Debian packages, but this machine has no apt-get and dpkg-deb; copy the folder from "
            "a machine that has them."
        )
    lists, cache = folder / "lists", folder / "cache"
    own = ("-o", f"Dir::State::Lists={lists}", "-o", f"Dir::Cache={cache}")
    try:
        _run(folder, "apt-get", "download", *packages)
    except ValueError:
        (lists / "partial").mkdir(parents=True)
        (cache / "archives" / "partial").mkdir(parents=True)
        _run(folder, "apt-get", *own, "update")
        _run(folder, "apt-get", *own, "download", *packages)


def _run(folder: Path, program: str, *arguments: str) -> None:
    """Run a program in a folder; raises `ValueError` with its message if it fails."""
    done = subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise ValueError(f"{program} {arguments[0]} failed: {' '.join(done.stderr.split())[-500:]}")
