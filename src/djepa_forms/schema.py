"""Check data files against `schema.yaml` and parse their values. Errors name the file and the key."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import yaml


class Wordings(NamedTuple):
    """Ways to express one thing.

    `shared` wordings are for pages of both splits, `train_only` for training pages; `held_out` wordings are for most
    draws of test pages and never for training pages.
    """

    shared: tuple[str, ...]
    train_only: tuple[str, ...] = ()
    held_out: tuple[str, ...] = ()

    @property
    def train(self) -> tuple[str, ...]:
        """All wordings of training pages."""
        return self.shared + self.train_only


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """YAML loader that rejects duplicate keys."""

    def construct_mapping(self, node, deep=False):
        mapping = super().construct_mapping(node, deep)
        if len(mapping) < len(node.value):
            names = [key.value for key, _ in node.value]
            raise ValueError(f"duplicate key {next(name for name in names if names.count(name) > 1)!r}")
        return mapping


def check(value: Any, shape: Any, where: str, names: Mapping[str, tuple[str, ...]]) -> Any:
    """Check a value and return it parsed.

    Args:
        value: content of a YAML file.
        shape: its shape as in `schema.yaml`.
        where: file and key, for errors.
        names: the parsed file `shared/fields.yaml`.

    Raises:
        ValueError: missing or unknown key, or a value of another shape.
    """
    if isinstance(shape, str):
        return SHAPES[shape](value, where)
    if isinstance(shape, list):
        _expect(isinstance(value, list) and value, where, "a list with at least one entry", value)
        return [check(entry, shape[0], f"{where}[{index}]", names) for index, entry in enumerate(value)]
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
        parsed[key] = check(value[key], shapes.get(key, other), f"{where}.{key}", names)
    return parsed


def _expect(condition: object, where: str, expected: str, value: object) -> None:
    if not condition:
        raise ValueError(f"{where}: expected {expected}, got {str(value)[:80]!r}.")


def _text(value: Any, where: str) -> str:
    _expect(isinstance(value, str) and value, where, "a text", value)
    return value


def _any_text(value: Any, where: str) -> str:
    _expect(isinstance(value, str), where, "a text or an empty text", value)
    return value


def _number(value: Any, where: str) -> float:
    _expect(isinstance(value, int | float) and not isinstance(value, bool), where, "a number", value)
    return value


def _some_texts(value: Any, where: str) -> tuple[str, ...]:
    if isinstance(value, list):
        return tuple(_text(entry, where) for entry in value)
    _expect(isinstance(value, str) and value, where, "a list of texts", value)
    entries = value.removesuffix("\n").split("\n")
    for entry in entries:
        _expect(entry and entry.strip() == entry, where, "texts without blank lines or surrounding spaces", entry)
    return tuple(entries)


def _texts(value: Any, where: str) -> tuple[str, ...]:
    entries = _some_texts(value, where)
    _expect(entries, where, "at least one text", value)
    return entries


def _text_or_texts(value: Any, where: str) -> str | tuple[str, ...]:
    return _texts(value, where) if isinstance(value, list) else _text(value, where)


def _weighted(value: Any, where: str) -> list[str]:
    """Return each text as often as its weight."""
    weights = check(value, {"any": "number"}, where, {})
    return [entry for entry, weight in weights.items() for _ in range(weight)]


def _separators(value: Any, where: str) -> list[tuple[str, str]]:
    """Return pairs of separators, each as often as its weight."""
    rows = check(value, [{"thousands": "any_text", "decimal": "text", "weight": "number"}], where, {})
    return [(row["thousands"], row["decimal"]) for row in rows for _ in range(row["weight"])]


def _wordings(value: Any, where: str) -> Wordings:
    parts = check(value, {"shared": "texts", "train_only?": "texts", "held_out?": "texts"}, where, {})
    return Wordings(**{name: entries or () for name, entries in parts.items()})


SHAPES: dict[str, Callable[[Any, str], Any]] = {
    **{"text": _text, "any_text": _any_text, "number": _number, "text_or_texts": _text_or_texts},
    **{"texts": _texts, "some_texts": _some_texts, "weighted": _weighted},
    **{"separators": _separators, "wordings": _wordings},
}
