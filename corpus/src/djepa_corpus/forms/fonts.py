"""The fonts of generated pages: a declared list of families, and the one folder that typst takes them from.

`shared/fonts.yaml` lists the families and the Debian packages that have them; `djepa-corpus fonts` fills the folder
`~/.cache/djepa-corpus/fonts`, or that of the environment variable `DJEPA_FONTS`. A folder with a `fonts.yaml` of its
own replaces the list. Fonts of the system are never used, those inside typst (`New Computer Modern`,
`Libertinus Serif`, `DejaVu Sans Mono`) belong to every folder.
"""

import functools
import hashlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .language import load_shared


if TYPE_CHECKING:
    from typst import Compiler, Fonts

VARIABLE = "DJEPA_FONTS"
DEFAULT_FOLDER = "~/.cache/djepa-corpus/fonts"
LIST = "fonts.yaml"
SUFFIXES = (".otf", ".ttf", ".ttc")
KEYS = ("train", "test", "papers", "handwriting", "pen", "logo", "stamp", "code", "calligraphy", "typed", "plain")


def import_typst() -> ModuleType:
    """Import typst; if it is missing, the error names the pip command."""
    try:
        import typst
    except ModuleNotFoundError:
        raise ModuleNotFoundError("Generated pages need typst: pip install djepa-corpus.", name="typst") from None
    return typst


def font_folder() -> Path:
    """The folder of font files, which need not exist."""
    return Path(os.environ.get(VARIABLE) or DEFAULT_FOLDER).expanduser()


def font_list() -> Mapping[str, Any]:
    """The families that pages may use: those of the folder's own list, or of `shared/fonts.yaml`."""
    own = font_folder() / LIST
    return load_shared("fonts", own.parent) if own.is_file() else load_shared("fonts")


def families(listed: Mapping[str, Any] | None = None) -> set[str]:
    """The names of all families of a list."""
    listed = listed or font_list()
    return set(_texts([listed[key] for key in KEYS]))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    else:
        for entry in value.values() if isinstance(value, Mapping) else value:
            yield from _texts(entry)


def open_fonts(folder: Path) -> "Fonts":
    """The fonts of a folder and those inside typst.

    Which of several fonts replaces a missing glyph depends on their order, and typst reads a folder in that of the file
    system. So each file is in a folder of its own, and the folders are in the order of their paths.
    """
    folders = sorted({str(path.parent) for path in folder.rglob("*") if path.suffix in SUFFIXES and path.is_file()})
    return import_typst().Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=folders)


@functools.cache
def compiler() -> "Compiler":
    """This process's typst compiler, which sees the font folder alone.

    Raises:
        ValueError: a listed family is missing.
    """
    folder = font_folder()
    fonts = open_fonts(folder)
    missing = sorted(families() - set(fonts.families()))
    if missing:
        raise ValueError(
            f"{folder} lacks {len(missing)} of the {len(families())} font families of generated pages: "
            f"{', '.join(missing[:3])}{', ...' if len(missing) > 3 else ''}; run `djepa-corpus fonts`."
        )
    return import_typst().Compiler(font_paths=fonts, ignore_system_fonts=True)


@functools.cache
def fingerprint(folder: Path | None = None) -> str:
    """Digest of the font files and the version of typst: pages with the same digest are the same."""
    digest = hashlib.sha256(import_typst().__version__.encode())
    files = (font.path for font in open_fonts(folder or font_folder()).fonts() if font.path)
    for path in map(Path, dict.fromkeys(files)):
        digest.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def body_fonts(split: str) -> tuple[str, ...]:
    """The text families of a split, common ones repeated."""
    return font_list()[split]["body"]


def display_fonts(split: str) -> tuple[str, ...]:
    """The families of company names and titles of a split, common ones repeated."""
    return font_list()[split]["display"]


def paper_fonts(split: str, kind: str) -> tuple[str, ...]:
    """The families of running text of a kind ("serif", "sans" or "mono"), common ones repeated."""
    return font_list()["papers"][split][kind]
