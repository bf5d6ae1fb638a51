"""The languages and countries of generated documents, read from the YAML files in `languages/` and `shared/`.

To add a language, add a folder with the same files as `languages/en/`, and a file in `shared/countries/` for each
country in its `locale.yaml`. A file that only contains `same_as: en` reuses the texts of that language. Files are
checked against `schema.yaml`.
"""

import functools
import itertools
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import yaml

from transformers_djepa.data.questions.wordings import Wordings

from .wordings import QuestionTemplates


FOLDER = Path(__file__).parent
LANGUAGES, SHARED = FOLDER / "languages", FOLDER / "shared"


class Language(SimpleNamespace):
    """Texts of a language: `code`, an attribute for each file of its folder (see `schema.yaml`), and `templates`."""


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
        raise ValueError(f"There is no language {code!r}; choose one of {', '.join(language_codes())}.")
    return read_language(LANGUAGES / code)


def field_wordings() -> Iterator[tuple[str, str]]:
    """Yield the English name of every field with each label and question for it of training pages, in all languages."""
    names = load_language("en").labels
    for code in language_codes():
        language = load_language(code)
        for field, wordings in itertools.product(names, (language.labels, language.questions)):
            for wording in wordings[field].train:
                yield names[field].shared[0], wording


@functools.cache
def read_language(folder: Path) -> Language:
    """Read and check the files of a language's folder; errors name file and key."""
    shapes = _schema()["language"]
    names = {path.name for path in folder.iterdir()} ^ {f"{name}.yaml" for name in shapes}
    if names:
        raise ValueError(f"{folder.name}: all languages have the same files; missing or unknown: {sorted(names)}.")
    texts = {name: _read(folder / f"{name}.yaml", shape) for name, shape in shapes.items()}
    templates = QuestionTemplates.of(texts["question_templates"], texts["questions"])
    return Language(code=folder.name, templates=templates, **texts)


@functools.cache
def load_country(code: str) -> Mapping[str, Any]:
    """Return addresses, numbers and banks of a country (ISO 3166 code)."""
    return _read(SHARED / "countries" / f"{code}.yaml", _schema()["country"])


@functools.cache
def load_shared(name: str, folder: Path = SHARED) -> Mapping[str, Any]:
    """Return the parsed file `shared/<name>.yaml`, or one of its kind in another folder."""
    return _read(folder / f"{name}.yaml", _schema()["shared"][name])


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
    return _check(value, shape, where, {} if path.parent == SHARED else load_shared("fields"))


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """YAML loader that rejects duplicate keys."""

    def construct_mapping(self, node, deep=False):
        mapping = super().construct_mapping(node, deep)
        if len(mapping) < len(node.value):
            names = [key.value for key, _ in node.value]
            raise ValueError(f"duplicate key {next(name for name in names if names.count(name) > 1)!r}")
        return mapping


def _check(value: Any, shape: Any, where: str, names: Mapping[str, tuple[str, ...]]) -> Any:
    """Check and parse a value; errors name `where`, its file and key; `names` is `shared/fields.yaml`."""
    if isinstance(shape, str):
        return _parse(value, shape, where)
    if isinstance(shape, list):
        _expect(isinstance(value, list) and value, where, "a list with at least one entry", value)
        return [_check(entry, shape[0], f"{where}[{index}]", names) for index, entry in enumerate(value)]
    _expect(isinstance(value, dict) and value, where, "keys with values", value)
    shapes = {}
    for key, inner in shape.items():
        shapes |= dict.fromkeys(names[key.removeprefix("each ")], inner) if key.startswith("each ") else {key: inner}
    other = shapes.pop("any", None)
    optional = {key.removesuffix("?") for key in shapes if key.endswith("?")}
    shapes = {key.removesuffix("?"): inner for key, inner in shapes.items()}
    missing = shapes.keys() - optional - value.keys()
    unknown = set() if other else value.keys() - shapes.keys()
    for problem, keys in (("missing", missing), ("unknown", unknown)):
        if keys:
            raise ValueError(f"{where}: {problem} key {', '.join(map(repr, sorted(keys, key=str)))}.")
    parsed = dict.fromkeys(optional)
    for key in (*(key for key in shapes if key in value), *(key for key in value if key not in shapes)):
        parsed[key] = _check(value[key], shapes.get(key, other), f"{where}.{key}", names)
    return parsed


def _parse(value: Any, shape: str, where: str) -> Any:
    """Check and parse a value with a named shape."""
    match shape:
        case "text":
            _expect(isinstance(value, str) and value, where, "a text", value)
        case "any_text":
            _expect(isinstance(value, str), where, "a text or an empty text", value)
        case "number":
            _expect(isinstance(value, int | float) and not isinstance(value, bool), where, "a number", value)
        case "texts" | "some_texts":
            value = _entries(value, where)
            _expect(value or shape == "some_texts", where, "at least one text", value)
        case "text_or_texts":
            return _parse(value, "texts" if isinstance(value, list) else "text", where)
        case "weighted":
            weights = _check(value, {"any": "number"}, where, {})
            return [entry for entry, weight in weights.items() for _ in range(weight)]
        case "separators":
            rows = _check(value, [{"thousands": "any_text", "decimal": "text", "weight": "number"}], where, {})
            return [(row["thousands"], row["decimal"]) for row in rows for _ in range(row["weight"])]
        case "wordings":
            parts = _check(value, {"shared": "texts", "train_only?": "texts", "held_out?": "texts"}, where, {})
            return Wordings(**{name: entries or () for name, entries in parts.items()})
        case _:
            raise ValueError(f"{where}: schema.yaml has no shape {shape!r}.")
    return value


def _entries(value: Any, where: str) -> tuple[str, ...]:
    """Return the entries of a list, or the lines of a block text."""
    if isinstance(value, list):
        return tuple(_parse(entry, "text", where) for entry in value)
    _expect(isinstance(value, str) and value, where, "a list of texts", value)
    entries = value.removesuffix("\n").split("\n")
    for entry in entries:
        _expect(entry and entry.strip() == entry, where, "texts without blank lines or surrounding spaces", entry)
    return tuple(entries)


def _expect(condition: object, where: str, expected: str, value: object) -> None:
    if not condition:
        raise ValueError(f"{where}: expected {expected}, got {str(value)[:80]!r}.")
