"""Check data files against `schema.yaml` and parse their values. Errors name the file and the key."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import yaml


class Wordings(NamedTuple):
    """Alternative texts by split.

    Pages of both splits use `shared` and training pages also use `train_only`. Test pages mostly use `held_out`, which
    training pages never do.
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
        return _parse(value, shape, where)
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
            weights = check(value, {"any": "number"}, where, {})
            return [entry for entry, weight in weights.items() for _ in range(weight)]
        case "separators":
            rows = check(value, [{"thousands": "any_text", "decimal": "text", "weight": "number"}], where, {})
            return [(row["thousands"], row["decimal"]) for row in rows for _ in range(row["weight"])]
        case "wordings":
            parts = check(value, {"shared": "texts", "train_only?": "texts", "held_out?": "texts"}, where, {})
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
