"""`djepa-corpus fonts`: download the fonts of `shared/fonts.yaml` as Debian packages into one folder; needs no root.

FOLDER/<package>/<file>/<file>    only families of the list, each style once, each file in a folder of its own
"""

import argparse
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from tqdm import tqdm

from djepa_runtime.files import UNFINISHED, clear_unfinished

from ..forms.fonts import DEFAULT_FOLDER, VARIABLE, families, fingerprint, font_folder, open_fonts
from ..forms.language import load_shared
from ..packages import download_packages, unpack


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
        files = download_packages(lacking, work, work / "apt") if lacking else []
        for file in tqdm(files, unit="package", disable=not files):
            package = file.name.partition("_")[0]
            unpacked, chosen = work / f"{package}-unpacked", work / package
            unpack(file, unpacked)
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
