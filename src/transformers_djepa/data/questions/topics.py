"""What regions and marks of a page are called, and the wordings of questions about them: `topics/*.yaml`."""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from .wordings import Wordings


FOLDER = Path(__file__).parent / "topics"
LANGUAGES = ("en", "fr", "de", "nl", "es", "it")
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@functools.cache
def load_topics(language: str) -> Mapping[str, Any]:
    """The questions of a language; see the head of `topics/en.yaml`. Raises `ValueError` for an unknown language."""
    if language not in LANGUAGES:
        raise ValueError(f"There are no questions in the language {language!r}; choose one of {', '.join(LANGUAGES)}.")
    return _parse(_read(language))


@functools.cache
def load_groups() -> Mapping[str, Sequence[str] | Mapping]:
    """Groups of topics, from `topics/groups.yaml`."""
    return _read("groups")


def _read(name: str) -> Any:
    return yaml.load((FOLDER / f"{name}.yaml").read_bytes(), LOADER)


def _parse(value: Any) -> Any:
    """The value with `Wordings` for block texts by split."""
    if isinstance(value, dict) and "shared" in value:
        return Wordings(**{part: tuple(lines.splitlines()) for part, lines in value.items()})
    return {key: _parse(each) for key, each in value.items()} if isinstance(value, dict) else value
