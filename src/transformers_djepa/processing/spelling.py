"""How words are spelled, whatever they look like."""

import functools
import re
import unicodedata
from collections.abc import Iterable


SURROGATE = re.compile("[\ud800-\udfff]")


@functools.lru_cache(100_000)
def normalise(text: str) -> str:
    """Letters and digits only, in one case, ligatures and accents taken apart."""
    return "".join(char for char in unicodedata.normalize("NFKD", text).casefold() if char.isalnum())


def is_text(value: object) -> bool:
    """Whether it is a string of whole characters: half of a surrogate pair, as broken files have it, is none."""
    return isinstance(value, str) and not SURROGATE.search(value)


def has_text(words: Iterable[str]) -> bool:
    """Whether one of the words is more than spaces."""
    return any(word.strip() for word in words)


def without_accents(text: str) -> str:
    """`Numéro` -> `Numero`."""
    return "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
