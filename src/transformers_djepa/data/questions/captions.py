"""Questions about captions: "Figure 3: ..." at the start of a paragraph of its own names what it stands under."""

import random
import re
from dataclasses import dataclass

from ...processing.reading_order import union_box
from .page_text import PageText, unanswerable


KINDS = {
    "figure": re.compile(r"^(figure|fig\.?|abbildung|abb\.?|figura|figuur)$", re.IGNORECASE),
    "table": re.compile(r"^(table|tab\.?|tabelle|tableau|tabla|tabella|tabel)$", re.IGNORECASE),
    "algorithm": re.compile(r"^(algorithm|algorithmus|algorithme)$", re.IGNORECASE),
    "listing": re.compile(r"^(listing)$", re.IGNORECASE),
}
NUMBER = re.compile(r"^(\d+(?:\.\d+)*)([:.])$")
PARAGRAPH_GAP = 0.8  # of the line's height: less space above, and the label stands within a paragraph
LINE_GAP = 0.8  # more space below, and the caption has ended
SAME_SIZE = 0.75  # lines of one paragraph are at least so much alike in height
MOST_LINES = 12
UNANSWERABLE_SHARE = 0.15
QUESTIONS = (
    "What does the caption of {kind} {number} say?",
    "Where is the caption of {kind} {number}?",
    "Find the caption of {kind} {number}.",
    "caption of {kind} {number}",
    "What is shown in {kind} {number}?",
    "What is {kind} {number} about?",
    "{Kind} {number}",
    "{kind} {number} caption",
)


@dataclass(frozen=True)
class Caption:
    """Words of one caption, label and number included; indices into the page's words."""

    kind: str
    number: str
    words: tuple[int, ...]


def find_captions(text: PageText) -> list[Caption]:
    """Captions of a page; a label that stands there twice is neither, since nobody can tell which one is meant."""
    found = [caption for index in range(len(text.words) - 1) if (caption := _caption_at(text, index))]
    names = [(caption.kind, caption.number) for caption in found]
    return [caption for caption, name in zip(found, names) if names.count(name) == 1]


def caption_questions(text: PageText, rng: random.Random, most: int) -> list[dict]:
    """Up to `most` questions about the captions of a page, some of them about captions that it has not."""
    captions = find_captions(text)
    asked = [text.question(ask(caption.kind, caption.number, rng), [caption.words], "caption") for caption in captions]
    for caption in captions:
        number = str(int(caption.number.partition(".")[0]) + rng.randint(1, 9))
        mentioned = any(number in word for word in text.words)
        if rng.random() < UNANSWERABLE_SHARE and not mentioned:
            asked.append(unanswerable(ask(caption.kind, number, rng)))
    rng.shuffle(asked)
    return asked[:most]


def ask(kind: str, number: str, rng: random.Random) -> str:
    return rng.choice(QUESTIONS).format(kind=kind, Kind=kind.title(), number=number)


def _caption_at(text: PageText, index: int) -> Caption | None:
    """The caption whose label is the word `index`, if it is one."""
    kind = next((name for name, pattern in KINDS.items() if pattern.match(text.words[index])), None)
    number = NUMBER.match(text.words[index + 1])
    if kind is None or number is None or text.line_start(index) != index or not text.same_line(index, index + 1):
        return None
    lines = _lines_from(text, index)
    if len(lines[0]) < 3 or _is_within_paragraph(text, index):
        return None
    return Caption(kind, number[1], tuple(word for line in lines for word in line))


def _lines_from(text: PageText, index: int) -> list[list[int]]:
    """The line of a word, and those that follow it closely in letters of the same size."""
    lines = [_line(text, index)]
    while lines[-1][-1] + 1 < len(text.words) and len(lines) < MOST_LINES:
        below = _line(text, lines[-1][-1] + 1)
        (_, top, _, bottom), (_, next_top, _, next_bottom) = (_span(text, line) for line in (lines[-1], below))
        height, next_height = bottom - top, next_bottom - next_top
        if not 0 < next_bottom - bottom or next_top - bottom > LINE_GAP * height:
            break
        if min(height, next_height) < SAME_SIZE * max(height, next_height):
            break
        lines.append(below)
    return lines


def _line(text: PageText, index: int) -> list[int]:
    line = [index]
    while line[-1] + 1 < len(text.words) and text.same_line(line[-1], line[-1] + 1):
        line.append(line[-1] + 1)
    return line


def _is_within_paragraph(text: PageText, index: int) -> bool:
    """Whether the line before stands right above and begins where this one does."""
    if index == 0:
        return False
    above = _line(text, text.line_start(index - 1))
    (left, top, _, bottom), (own_left, own_top, _, own_bottom) = (_span(text, each) for each in (above, [index]))
    height = own_bottom - own_top
    return bottom <= own_bottom and own_top - bottom < PARAGRAPH_GAP * height and abs(left - own_left) < 2 * height


def _span(text: PageText, line: list[int]) -> list[float]:
    return union_box([text.boxes[index] for index in line])
