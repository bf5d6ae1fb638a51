"""How words are spelled, whatever they look like."""

import functools
import unicodedata


@functools.lru_cache(100_000)
def normalise(text: str) -> str:
    """Letters and digits only, in one case, ligatures and accents taken apart."""
    return "".join(char for char in unicodedata.normalize("NFKD", text).casefold() if char.isalnum())


def without_accents(text: str) -> str:
    """`Numéro` -> `Numero`."""
    return "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
