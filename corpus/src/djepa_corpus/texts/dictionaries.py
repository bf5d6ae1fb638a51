"""Pairs of words that FreeDict dictionaries translate both ways."""

import base64
import gzip
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from djepa_pages.spelling import normalise

from .text import Text, translations


CODES = {"deu": "de", "fra": "fr", "spa": "es", "ita": "it", "nld": "nl"}
ASIDE = re.compile(r"/[^/]*/|<[^>]*>|\[[^\]]*\]|\([^)]*\)|^\s*\d+\.")


def dictionary_texts(root: Path, most: int = 15_000) -> Iterator[Text]:
    """At most as many pairs of English and each language, those first whose English word most languages have."""
    folder = root / "usr" / "share" / "dictd"
    pairs: dict[str, set[tuple[str, str]]] = {}
    for name, language in CODES.items():
        back = {(english, word) for word, english in _pairs(folder, f"{name}-eng")}
        pairs[language] = back & {*_pairs(folder, f"eng-{name}")}
    known = Counter(key for found in pairs.values() for key in {normalise(english) for english, _ in found})
    for language, found in pairs.items():
        for english, word in sorted(found, key=lambda pair: (-known[normalise(pair[0])], pair))[:most]:
            yield from translations(english, {language: [word]}, "freedict", "word")


def _pairs(folder: Path, name: str) -> Iterator[tuple[str, str]]:
    """Headwords with each of their translations."""
    data = gzip.decompress((folder / f"freedict-{name}.dict.dz").read_bytes())
    for line in (folder / f"freedict-{name}.index").read_text("utf-8").splitlines():
        start, length = map(_number, line.split("\t")[1:3])
        headword, *lines = data[start : start + length].decode("utf-8").splitlines() or [""]
        for each in lines:
            if ":" not in each:  # "see:", "Synonym:"
                for word in re.split("[;,]", _plain(each)):
                    yield _plain(headword), word.strip()


def _plain(text: str) -> str:
    """The text without pronunciation, grammar and numbers."""
    return " ".join(ASIDE.sub("", ASIDE.sub("", text).strip()).split())


def _number(text: str) -> int:
    """A number in the base 64 of dictd."""
    padded = text.rjust(-(-len(text) // 4) * 4, "A")
    return int.from_bytes(base64.b64decode(padded), "big")
