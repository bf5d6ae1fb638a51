"""The languages and countries of generated documents, read from the YAML files in `languages/` and `shared/`.

To add a language, add a folder with the same files as `languages/en/`, and a file in `shared/countries/` for each
country in its `locale.yaml`. A file that only contains `same_as: en` has the texts of another language.
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from .question_templates import QuestionTemplates
from .schema import Loader, Wordings, check


FOLDER = Path(__file__).parent
LANGUAGES, SHARED = FOLDER / "languages", FOLDER / "shared"


@dataclass(frozen=True)
class Language:
    """All texts of a language. Each attribute is a file of the language's folder, which describes its content."""

    code: str
    locale: dict[str, Any]
    labels: dict[str, Wordings]
    questions: dict[str, Wordings]
    table_headers: dict[str, Wordings]
    cell_questions: dict[str, Wordings]
    label_questions: Wordings
    titles: dict[str, Wordings]
    question_templates: dict[str, dict[str, tuple[str, ...]]]
    sentences: dict[str, Any]
    synthetic_labels: dict[str, Any]
    spelling_variants: dict[str, tuple[str, ...]]
    names: dict[str, tuple[str, ...]]
    streets: dict[str, Any]
    goods: dict[str, Any]
    field_values: dict[str, tuple[str, ...]]
    phrases: dict[str, Any]
    check_boxes: dict[str, Any]
    drawings: dict[str, Any]

    @functools.cached_property
    def templates(self) -> QuestionTemplates:
        """Question templates, without the wordings of other fields and without held-out ones."""
        return QuestionTemplates.of(self.question_templates, self.questions)


@functools.cache
def language_codes() -> tuple[str, ...]:
    """Return the codes of all languages in the order of random draws."""
    codes = [path.name for path in LANGUAGES.iterdir() if path.is_dir()]
    return tuple(sorted(codes, key=lambda code: read_language(LANGUAGES / code).locale["draw_order"]))


@functools.cache
def load_language(code: str) -> Language:
    """Return a language's texts.

    Raises:
        ValueError: there is no such language, or one of its files does not follow the schema.
    """
    if code not in language_codes():
        raise ValueError(f"The languages of generated documents are {', '.join(language_codes())}, not {code!r}.")
    return read_language(LANGUAGES / code)


@functools.cache
def read_language(folder: Path) -> Language:
    """Read and check the files of a language's folder.

    Raises:
        ValueError: a file is missing, unknown, or does not follow the schema; the message names file and key.
    """
    shapes = _schema()["language"]
    names = {path.name for path in folder.iterdir()} ^ {f"{name}.yaml" for name in shapes}
    if names:
        raise ValueError(f"{folder.name}: every language has the same files; missing or unknown: {sorted(names)}.")
    return Language(folder.name, **{name: _read(folder / f"{name}.yaml", shape) for name, shape in shapes.items()})


@functools.cache
def load_country(code: str) -> Mapping[str, Any]:
    """Return addresses, numbers and banks of a country (ISO 3166 code)."""
    return _read(SHARED / "countries" / f"{code}.yaml", _schema()["country"])


@functools.cache
def load_shared(name: str) -> Mapping[str, Any]:
    """Return the parsed file `shared/<name>.yaml`."""
    return _read(SHARED / f"{name}.yaml", _schema()["shared"][name])


@functools.cache
def _schema() -> Mapping[str, Any]:
    return yaml.load((FOLDER / "schema.yaml").read_bytes(), Loader)


def _read(path: Path, shape: Any) -> Any:
    where = f"{path.parent.name}/{path.name}"
    try:
        value = yaml.load(path.read_bytes(), Loader)
        if isinstance(value, dict) and value.keys() == {"same_as"}:
            value = yaml.load((LANGUAGES / value["same_as"] / path.name).read_bytes(), Loader)
    except (yaml.YAMLError, ValueError) as error:
        raise ValueError(f"{where}: {error}") from error
    return check(value, shape, where, {} if path.parent == SHARED else load_shared("fields"))
