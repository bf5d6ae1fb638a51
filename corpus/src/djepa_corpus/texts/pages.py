"""HTML documentation in several languages: the blocks of a page and of its translations, one by one."""

import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path

from ..html.printing import read_html
from ..html.sources import Source
from .text import MAX_LENGTH, Text, translations


HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
BLOCKS = {*HEADINGS, *"p li dt dd th td caption figcaption div section ul ol table tr pre body".split()}
SKIPPED = {"script", "style", "head", "header", "aside", "nav", "footer", "pre"}
KINDS = dict.fromkeys(HEADINGS, "heading") | {"caption": "caption", "figcaption": "caption", "th": "label"}
SENTENCE_END = re.compile(r"(?<=[a-zà-ÿ)»”][.!?]) (?=[A-ZÀ-Ý¿¡«„“])")


class Blocks(HTMLParser):
    """Collects `blocks`, each its tag and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.blocks: list[tuple[str, str]] = []
        self._tags, self._parts, self._skipped = ["body"], [], 0
        self.feed(text)
        self._flush()

    def handle_starttag(self, tag: str, attributes: list) -> None:
        self._skipped += tag in SKIPPED
        if tag in BLOCKS:
            self._flush()
            self._tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self._skipped = max(0, self._skipped - (tag in SKIPPED))
        if tag in BLOCKS:
            self._flush()
            if tag in self._tags[1:]:
                while self._tags.pop() != tag:
                    pass

    def handle_data(self, data: str) -> None:
        if not self._skipped:
            self._parts.append(data)

    def _flush(self) -> None:
        if text := " ".join("".join(self._parts).replace("\u00b6", "").split()):
            self.blocks.append((self._tags[-1], text))
        self._parts = []


def page_texts(sources: Sequence[Source], root: Path) -> Iterator[Text]:
    """Short blocks and sentences of English pages, with their translations.

    Pages whose blocks differ from those of the English page are paired by their headings, or not at all.
    """
    for source in sources:
        for file in source.files(root, "en"):
            english = Blocks(read_html(file)).blocks
            for language in sorted(source.codes.keys() - {"en"}):
                other = source.translation(file, root, "en", language)
                if other:
                    yield from _aligned(english, Blocks(read_html(other)).blocks, language, source.name)


def _aligned(english: list, other: list, language: str, source: str) -> Iterator[Text]:
    if [tag for tag, _ in english] != [tag for tag, _ in other]:
        english, other = ([block for block in blocks if block[0] in HEADINGS] for blocks in (english, other))
        if [tag for tag, _ in english] != [tag for tag, _ in other]:
            return
    for (tag, text), (_, translation) in zip(english, other, strict=True):
        sentences, others = SENTENCE_END.split(text), SENTENCE_END.split(translation)
        if len(text) <= MAX_LENGTH or len(sentences) != len(others):
            sentences, others = [text], [translation]
        for each, its in zip(sentences, others, strict=True):
            yield from translations(_plain(each), {language: [_plain(its)]}, source, KINDS.get(tag, ""))


def _plain(text: str) -> str:
    """The text without the number of a section, figure or table."""
    return re.sub(r"^(?:[\w ]{0,12} )?\d+(?:\.\d+)*\.?\s+", "", text)
