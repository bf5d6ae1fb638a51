"""`djepa-corpus fonts`: download the fonts of `shared/fonts.yaml` as Debian packages into one folder; needs no root.

FOLDER/fonts-lato/Lato-Regular.ttf ...    only families of the list, each style once
"""

import argparse
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from tqdm import tqdm

from transformers_djepa.files import UNFINISHED, clear_unfinished

from ..packages import download_package
from .fonts import DEFAULT_FOLDER, VARIABLE, families, fingerprint, font_folder, open_fonts
from .language import load_shared


SUFFIXES = (".otf", ".ttf", ".ttc")


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
    for package in tqdm(lacking, unit="package", disable=not lacking):
        with TemporaryDirectory(prefix=".", suffix=UNFINISHED, dir=folder) as temporary:
            work = Path(temporary)
            unpacked = work / "unpacked"
            subprocess.run(["dpkg-deb", "-x", download_package(package, work, folder / ".apt"), unpacked], check=True)
            chosen = work / package
            chosen.mkdir()
            for path in _font_files(unpacked, wanted):
                shutil.copy(path, chosen / path.name)
            chosen.rename(folder / package)
    return wanted - set(open_fonts(folder).families())


def _font_files(folder: Path, wanted: set[str]) -> list[Path]:
    """Files of the wanted families; the first one of each style, in the order of their paths."""
    found: dict[tuple, Path] = {}
    fonts = (font for font in open_fonts(folder).fonts() if font.path and font.family in wanted)
    for font in sorted(fonts, key=lambda font: font.path):
        found.setdefault((font.family, font.style, font.weight, font.stretch), Path(font.path))
    return sorted(set(found.values()))
