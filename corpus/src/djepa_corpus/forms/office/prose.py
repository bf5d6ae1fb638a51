"""Running text from patterns, with values that questions ask for and paragraphs that questions can name.

In a pattern `[a|b]` is one of several wordings, `{slot}` a value, and `<words>` what a question can name the paragraph
by. `{slot.2}` is the value in its second grammatical form.
"""

import random
import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from djepa_pages.spelling import normalise
from transformers_djepa.data.questions.wordings import HELD_OUT_SHARE, Wordings

from ..language import load_shared
from ..marks.text_marks import coloured_text, highlight, strikethrough, underline
from ..markup import tx
from ..sheet import AMOUNTS, Answer, Sheet
from .details import cover_similar_fields


CHOICE = re.compile(r"\[([^\[\]]*)\]")
PIECE = re.compile(r"\{([\w.]+)\}|<([^<>]+)>")
INLINE_SHARE = 0.5  # of paragraphs without values; they may be broken over pages
EMPHASIS = (highlight, underline, coloured_text, strikethrough)
EMPHASIS_SHARE = 0.1  # of documents: with marked words
EMPHASIZED_SHARE = 0.6  # of the distinctive words of such a document
AS_WRITTEN = ("email", "website")  # values that begin with a small letter everywhere
VALUE_NAME_SHARE = 0.2  # of paragraphs that can be named by one of their values


def vary(rng: random.Random, pattern: str) -> str:
    """Choose one of the wordings in each pair of square brackets.

    >>> vary(random.Random(0), "[a|a] letter")
    'a letter'
    """
    while CHOICE.search(pattern):
        pattern = CHOICE.sub(lambda match: rng.choice(match[1].split("|")), pattern)
    return pattern


class Piece(NamedTuple):
    """A part of a text: the name of its slot, or "" for fixed words."""

    text: str
    slot: str = ""
    distinctive: bool = False


class Named(NamedTuple):
    """A paragraph, its text, and what it can be named by."""

    answer: Answer
    text: str
    words: list[str]
    values: list[str]


def _within_sentence(language: str, before: Piece, piece: Piece) -> str:
    """Distinctive words as in a question, without the capital letter of the start of a sentence; else ""."""
    if not piece.distinctive:
        return ""
    first, _, rest = piece.text.partition(" ")
    starts = before.text.rstrip()[-1:] in ("", ".", "!", "?")
    is_noun = language == "de" and len(first) > 4 and not rest[:1].isupper()
    return piece.text if is_noun or not starts else piece.text[0].lower() + piece.text[1:]


class Prose:
    """Writes the texts of a document.

    Args:
        sheet: its facts and details fill the slots.
        words: values of further slots, which are not asked for; `name.2` is the second form of a field.
        parts: functions that write the slots that are more than a text.
    """

    def __init__(
        self,
        sheet: Sheet,
        words: dict[str, str] | None = None,
        parts: dict[str, Callable[[], str]] | None = None,
    ) -> None:
        self.sheet, self.words, self.parts = sheet, words or {}, parts or {}
        self.named: list[Named] = []
        self.emphasis = sheet.rng.choice(EMPHASIS)(sheet) if sheet.chance(EMPHASIS_SHARE) else None

    def draw(self, patterns: Wordings | Sequence[str]) -> str:
        """Draw a pattern of the page's split whose slots have values; "" if there is none."""
        return next(iter(self.draw_several(patterns, 1)), "")

    def draw_several(self, patterns: Wordings | Sequence[str], count: int) -> list[str]:
        """Draw up to `count` patterns in their order; test pages mostly have a held-out one first."""
        rng, first = self.sheet.rng, []
        if isinstance(patterns, Wordings):
            is_test = self.sheet.split == "test"
            if is_test and self.sheet.chance(HELD_OUT_SHARE):
                first = [pattern for pattern in patterns.held_out if self._fits(pattern)]
            patterns = patterns.shared if is_test else patterns.train
        first = [rng.choice(first)] if first else []
        fitting = [pattern for pattern in patterns if self._fits(pattern)]
        chosen = rng.sample(range(len(fitting)), min(count - len(first), len(fitting)))
        return [vary(rng, pattern) for pattern in (*first, *(fitting[index] for index in sorted(chosen)))]

    def _fits(self, pattern: str) -> bool:
        return all(name in self.parts or self._text(name) for name, _ in PIECE.findall(pattern) if name)

    def _text(self, slot: str) -> str:
        name = slot.partition(".")[0]
        text = self.words.get(slot) or (self.sheet.money if name in AMOUNTS else str)(self.sheet.raw(name))
        return text.replace("\n", ", ").replace("|", "")

    def pieces(self, pattern: str) -> list[Piece]:
        """Split a pattern without choices into fixed words and values."""
        pieces, end = [], 0
        for match in PIECE.finditer(pattern):
            pieces.append(Piece(pattern[end : match.start()]))
            slot, words = match.groups()
            text = self._text(slot) if slot else words
            starts = match.start() == 0 and slot not in AS_WRITTEN
            pieces.append(Piece(text[:1].upper() + text[1:] if starts else text, slot or "", not slot))
            end = match.end()
        return [piece for piece in (*pieces, Piece(pattern[end:])) if piece.text or piece.slot]

    def plain(self, pattern: str) -> str:
        """The text of a pattern without choices."""
        return "".join(piece.text for piece in self.pieces(pattern))

    def markup(self, pattern: str) -> str:
        """Return the text of a pattern without choices, with its values marked as answers."""
        return "".join(self._piece_markup(piece) for piece in self.pieces(pattern))

    def _piece_markup(self, piece: Piece) -> str:
        if piece.slot in self.parts:
            return self.parts[piece.slot]()
        if piece.slot and self._is_asked(piece.slot):
            return self.sheet.value(piece.slot.partition(".")[0], piece.text)
        is_marked = piece.distinctive and self.emphasis and self.sheet.chance(EMPHASIZED_SHARE)
        return self.emphasis(piece.text.split(" ")) if is_marked else tx(piece.text)

    def _is_asked(self, slot: str) -> bool:
        name = slot.partition(".")[0]
        return name in load_shared("fields")["fields"] or name in self.sheet.texts.details

    def whole(self, key: str, pattern: str) -> str:
        """Return the text of a pattern as one value, whose parts are values too."""
        sheet, ids, body = self.sheet, [], []
        for piece in self.pieces(pattern):
            number, marked = sheet.mark(tx(piece.text))
            ids.append(number)
            body.append(marked)
            if piece.slot and self._is_asked(piece.slot):
                name = piece.slot.partition(".")[0]
                sheet.answers.append(Answer(name, [number], questions=sheet.field_questions.get(name, [])))
        sheet.facts.values[key] = self.plain(pattern)
        sheet.answers.append(Answer(key, ids, questions=sheet.field_questions.get(key, [])))
        return "".join(body)

    def paragraph(self, *patterns: str, lead: str = "", number: str = "", indent: str = "8mm") -> str:
        """A paragraph of sentences as a region; `lead` is markup before them, `number` is in the margin."""
        patterns = [pattern for pattern in patterns if pattern]
        if not patterns:
            return ""
        pieces = [piece for pattern in patterns for piece in self.pieces(pattern)]
        marks = self.sheet.num_marks
        body = lead + " ".join(self.markup(pattern) for pattern in patterns)
        has_marks = self.sheet.num_marks > marks
        inline = not has_marks and not number and not lead and self.sheet.chance(INLINE_SHARE)
        body = f"#par[{body}]"
        if number:
            body = f"#grid(columns: ({indent}, 1fr), [{tx(number)}], [{body}])"
        markup = self.sheet.region("paragraph", body, inline=inline)
        words = [_within_sentence(self.sheet.language, *pair) for pair in pairwise([Piece("")] + pieces)]
        words = [text for text in words if text]
        values = [piece.text for piece in pieces if piece.slot and piece.slot not in self.parts]
        text = " ".join(self.plain(pattern) for pattern in patterns)
        self.named.append(Named(self.sheet.answers[-1], text, words, values))
        return markup + "\n"

    def finish(self) -> None:
        """Name the paragraphs; call it when the whole document has been drawn."""
        self._name_paragraphs()
        cover_similar_fields(self.sheet)

    def _name_paragraphs(self) -> None:
        """Name each paragraph by words that no other paragraph has, if there are some."""
        rng = self.sheet.rng
        texts = [normalise(paragraph.text) for paragraph in self.named]
        for index, paragraph in enumerate(self.named):
            others = texts[:index] + texts[index + 1 :]

            def is_unique(words: str, others: list[str] = others) -> bool:
                return len(words) > 3 and not any(normalise(words) in text for text in others)

            names, values = (list(filter(is_unique, options)) for options in paragraph[2:])
            options = values if values and (not names or self.sheet.chance(VALUE_NAME_SHARE)) else names
            if options:
                paragraph.answer.label = rng.choice(options)
