"""Questions about captions: paragraphs that start with a label such as "Figure 3:"."""

import random
import re
from collections import Counter
from dataclasses import dataclass

from transformers_djepa.data.questions.page_text import UNANSWERABLE_SHARE, PageText, unanswerable


KINDS = {
    "figure": re.compile(r"^(figure|fig\.?|abbildung|abb\.?|figura|figuur)$", re.IGNORECASE),
    "table": re.compile(r"^(table|tab\.?|tabelle|tableau|tabla|tabella|tabel)$", re.IGNORECASE),
    "algorithm": re.compile(r"^(algorithm|algorithmus|algorithme)$", re.IGNORECASE),
    "listing": re.compile(r"^listing$", re.IGNORECASE),
}
NUMBER = re.compile(r"^(\d+(?:\.\d+)*)([:.])$")
PARAGRAPH_GAP = 0.8  # in line heights: with less space above, the label is inside a paragraph
LINE_GAP = 0.8  # in line heights: more space below ends the caption
SAME_SIZE = 0.75  # minimum ratio of the heights of two lines of a paragraph
MAX_LINES = 12
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
    kind: str
    number: str
    words: tuple[int, ...]  # indices into the words of the page, including label and number


def find_captions(text: PageText) -> list[Caption]:
    """Captions of a page, without those whose label occurs twice and is ambiguous."""
    found = [caption for index in range(len(text.words) - 1) if (caption := _caption_at(text, index))]
    counts = Counter((caption.kind, caption.number) for caption in found)
    return [caption for caption in found if counts[caption.kind, caption.number] == 1]


def caption_questions(text: PageText, rng: random.Random, limit: int) -> list[dict]:
    """Up to `limit` questions about the captions of a page; some of them name captions that it does not have."""

    def wording(kind: str, number: str) -> str:
        return rng.choice(QUESTIONS).format(kind=kind, Kind=kind.title(), number=number)

    captions = find_captions(text)
    questions = [text.question(wording(each.kind, each.number), [each.words], "caption") for each in captions]
    for caption in captions:
        number = str(int(caption.number.partition(".")[0]) + rng.randint(1, 9))
        mentioned = any(number in word for word in text.words)
        if rng.random() < UNANSWERABLE_SHARE and not mentioned:
            questions.append(unanswerable(wording(caption.kind, number), "caption"))
    rng.shuffle(questions)
    return questions[:limit]


def _caption_at(text: PageText, index: int) -> Caption | None:
    """The caption whose label is the word at `index`, if it is one."""
    kind = next((name for name, pattern in KINDS.items() if pattern.match(text.words[index])), None)
    number = NUMBER.match(text.words[index + 1])
    if kind is None or number is None or text.line_start(index) != index or not text.same_line(index, index + 1):
        return None
    lines = _paragraph(text, index)
    if len(lines[0]) < 3 or _is_within_paragraph(text, index):
        return None
    return Caption(kind, number[1], tuple(word for line in lines for word in line))


def _paragraph(text: PageText, index: int) -> list[list[int]]:
    """The line that starts with a word, and the lines that follow it closely in the same size."""
    lines = [text.line_from(index)]
    while lines[-1][-1] + 1 < len(text.words) and len(lines) < MAX_LINES:
        below = text.line_from(lines[-1][-1] + 1)
        (_, top, _, bottom), (_, next_top, _, next_bottom) = (text.box(line) for line in (lines[-1], below))
        height, next_height = bottom - top, next_bottom - next_top
        if not 0 < next_bottom - bottom or next_top - bottom > LINE_GAP * height:
            break
        if min(height, next_height) < SAME_SIZE * max(height, next_height):
            break
        lines.append(below)
    return lines


def _is_within_paragraph(text: PageText, index: int) -> bool:
    """Whether the previous line is directly above and has the same left edge."""
    if index == 0:
        return False
    above = text.line_from(text.line_start(index - 1))
    (left, top, _, bottom), (own_left, own_top, _, own_bottom) = (text.box(line) for line in (above, [index]))
    height = own_bottom - own_top
    return bottom <= own_bottom and own_top - bottom < PARAGRAPH_GAP * height and abs(left - own_left) < 2 * height
