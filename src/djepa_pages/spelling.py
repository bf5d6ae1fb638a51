"""Text normalisation and checks."""

import functools
import re
import unicodedata
from collections.abc import Iterable


SURROGATE = re.compile("[\ud800-\udfff]")
BRACKETS = ("()", "[]", "{}")


@functools.lru_cache(100_000)
def normalise(text: str) -> str:
    """Keep letters and digits only, casefolded and compatibility-decomposed (ligatures, accents)."""
    return "".join(char for char in unicodedata.normalize("NFKD", text).casefold() if char.isalnum())


def trim(text: str) -> str:
    """Remove colons, semicolons, a final comma and unpaired brackets from the ends, unless nothing is left.

    >>> trim("(NM-88214/C:"), trim("Acme Inc. (USA)"), trim(":")
    ("NM-88214/C", "Acme Inc. (USA)", ":")
    """
    before, trimmed = None, text
    while trimmed != before:
        before = trimmed
        trimmed = trimmed.lstrip(" :;)]}").rstrip(" :;,([{")
        for opening, closing in BRACKETS:
            missing = trimmed.count(opening) - trimmed.count(closing)
            if missing > 0:
                trimmed = trimmed.removeprefix(opening)
            elif missing < 0:
                trimmed = trimmed.removesuffix(closing)
    return trimmed or text


def is_text(value: object) -> bool:
    """Whether a value is a string without lone surrogates, which damaged files contain."""
    return isinstance(value, str) and not SURROGATE.search(value)


def has_text(words: Iterable[str]) -> bool:
    """Whether any word has a character that tokenizers keep: no space, control character or accent."""
    return any(unicodedata.category(char)[0] not in "CMZ" and char != "\ufffd" for word in words for char in word)
