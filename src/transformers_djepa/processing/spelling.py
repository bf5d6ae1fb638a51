"""Text normalisation and checks."""

import functools
import re
import unicodedata
from collections.abc import Iterable


SURROGATE = re.compile("[\ud800-\udfff]")


@functools.lru_cache(100_000)
def normalise(text: str) -> str:
    """Keep letters and digits only, casefolded and compatibility-decomposed (ligatures, accents)."""
    return "".join(char for char in unicodedata.normalize("NFKD", text).casefold() if char.isalnum())


def is_text(value: object) -> bool:
    """Whether a value is a string without lone surrogates, which damaged files contain."""
    return isinstance(value, str) and not SURROGATE.search(value)


def has_text(words: Iterable[str]) -> bool:
    """Whether any word is not blank."""
    return any(word.strip() for word in words)
