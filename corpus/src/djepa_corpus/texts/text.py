"""A short text, how it is cleaned, and which group of texts that mean the same it belongs to."""

import html
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from djepa_pages.spelling import normalise


LANGUAGES = ("en", "de", "fr", "es", "it", "nl")
MAX_LENGTH = 200  # characters
MAX_SAME = 2  # words of a translation that may repeat the English text
MAX_SHARED = 0.6  # of the words of a longer translation that may be English ones
MAX_LABEL = 6  # words
MAX_HOLES = 2  # placeholders
ACCELERATOR = re.compile(r"\([&_~]\w\)|(?<![A-Z])[&_~](?=\w)")
PLACEHOLDER = re.compile(
    r"%[-+#0]*[\d.$*]*(?:\([^)]*\))?[-#0]*[\d.]*l*[a-zA-Z]|%\d|%%|\{\{.*?\}\}|\{[^}]*\}|\$\{?\w+\}?|%[A-Z]+"
)
MARKUP = re.compile(r"</?[a-zA-Z][^<>]*>")
CODE = re.compile(r"://|[\\|<>{}=@^`\[\]]|\w_\w|\w\(\)|(?:^|\s)--?\w|\w\.\w{2,}\.|[a-z][A-Z][a-z]+[A-Z]")
WORD = re.compile(r"[^\W\d_]{2,}")
EMPTY = re.compile(r"\(\s*\)|[«»„“”\"]\s*[«»“”\"]|(?<!\w)'\s*'")  # brackets and quotes around a placeholder
EDGES = " \t\n:;,–—-…*#•→/\"'"


class Text(NamedTuple):
    """A text with its language and the key of its group.

    Texts of one group mean the same. `held_out` texts are for measuring only, in any split.
    """

    text: str
    language: str
    group: str
    kind: str  # label, question, heading, caption, message or word
    source: str
    held_out: bool = False


def clean(text: str) -> str:
    """The text without accelerators, placeholders and markup; "" if it is no short text of words."""
    text = MARKUP.sub(" ", html.unescape(text)).replace("ĳ", "ij")
    text = text if text.count("_") > 1 else ACCELERATOR.sub("", text)
    text, holes = PLACEHOLDER.subn(" ", text)
    if holes > MAX_HOLES or CODE.search(text):
        return ""
    text = " ".join(EMPTY.sub("", text).split()).removesuffix("...")
    text = re.sub(r"\s+([.,:;)])", r"\1", text).strip(EDGES)
    return text if 2 <= len(text) <= MAX_LENGTH and WORD.search(text) else ""


def kind_of(text: str) -> str:
    """Whether an English text of a program is a question, a message or a label."""
    if text.endswith("?"):
        return "question"
    return "message" if text.endswith((".", "!")) or len(text.split()) > MAX_LABEL else "label"


def translations(english: str, others: Mapping[str, Iterable[str]], source: str, kind: str = "") -> Iterator[Text]:
    """A cleaned English text and its translations as one group, whose key is the English text.

    Longer translations that mostly repeat the English words are left out, as are groups without a translation.
    """
    english = clean(english)
    key = normalise(english)
    if not key:
        return
    kind, found = kind or kind_of(english), []
    for language, texts in others.items():
        for text in map(clean, texts):
            if text and _is_translated(text, english):
                found.append(Text(text, language, key, kind, source))
    if any(normalise(text.text) != key for text in found):
        yield Text(english, "en", key, kind, source)
        yield from found


def _is_translated(text: str, english: str) -> bool:
    words = WORD.findall(text.casefold())
    shared = len({*WORD.findall(english.casefold())}.intersection(words))
    return len(words) <= MAX_SAME or shared <= MAX_SHARED * len({*words})
