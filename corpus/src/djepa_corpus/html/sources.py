"""The Debian packages whose HTML is printed, their licences, and where their files lie: `sources.yaml`."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import yaml


LANGUAGES = ("en", "de", "fr", "es", "it", "nl")


@dataclass(frozen=True)
class Source:
    """The documentation of one project, in one language or several.

    Attributes:
        name: of the source; documents are named after it.
        licence: of its texts and images, as its package states.
        package: name of the package of a language.
        folder: of the HTML files, from the root of the unpacked packages.
        suffix: of the names of the HTML files.
        codes: what the package calls each language that it has.
        shared: packages with images of all languages.
        excluded: starts of file names that are indices, redirections, or other editions.
        recursive: whether folders in `folder` are read.
        split: "test" holds the whole source out.
    """

    name: str
    licence: str
    package: str
    folder: str
    suffix: str = ".html"
    codes: dict[str, str] = field(default_factory=lambda: {"en": "en"})
    shared: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    recursive: bool = False
    split: str = "train"

    def packages(self, language: str) -> list[str]:
        return [self._fill(self.package, language).lower(), *self.shared]

    def files(self, root: Path, language: str) -> list[Path]:
        """The HTML files of a language, sorted; neither links nor indices."""
        folder, suffix = root / self._fill(self.folder, language), self._fill(self.suffix, language)
        found = folder.rglob(f"*{suffix}") if self.recursive else folder.glob(f"*{suffix}")
        left_out = ("index", "genindex", "search", *self.excluded)
        files = (file for file in found if file.is_file() and not file.is_symlink())
        return sorted(file for file in files if not file.name.startswith(left_out))

    def name_of(self, file: Path, root: Path, language: str) -> str:
        """Path of a file from the folder of its language, without suffix."""
        inside = file.relative_to(root / self._fill(self.folder, language)).as_posix()
        return inside.removesuffix(self._fill(self.suffix, language))

    def translation(self, file: Path, root: Path, language: str, other: str) -> Path | None:
        """The same page in another language, if it exists."""
        name = self.name_of(file, root, language) + self._fill(self.suffix, other)
        found = root / self._fill(self.folder, other) / name
        return found if found.is_file() else None

    def _fill(self, template: str, language: str) -> str:
        return template.format(code=self.codes[language], language=language)


@cache
def all_sources() -> dict[str, Source]:
    """Sources by name."""
    entries = yaml.safe_load(Path(__file__).with_name("sources.yaml").read_text())
    return {entry["name"]: Source(**entry) for entry in entries}


def choose_sources(names: list[str] | None) -> list[Source]:
    """The sources of some names, all by default; raises `ValueError` for a name that is none."""
    known = all_sources()
    unknown = sorted(set(names or ()) - set(known))
    if unknown:
        raise ValueError(f"There is no source {unknown[0]}; sources are {', '.join(known)}.")
    return [known[name] for name in names or known]
