"""Questions about sections: the region from a heading to the next heading of the same or an outer level."""

import random
from collections.abc import Iterator

from djepa_pages.geometry import union_box
from djepa_pages.outlines import Bookmark

from ...processing.spelling import normalise
from .headings import LOWER_SHARE, MARGIN, absent_titles, find_heading
from .page_text import UNANSWERABLE_SHARE, PageText, split_number, unanswerable


MIN_WORDS = 8  # below the heading
BLOCK_GAP = 2.5  # in line heights: more space between two lines starts another block
QUESTIONS = (
    "What region is the section {title}?",
    "Show all of the section {title}.",
    'Where is the text of "{title}"?',
    "Mark the whole section {title}.",
    "Which part of the page is the section '{title}'?",
    "Where does the section {title} stand, from beginning to end?",
    "everything in {title}",
    "the text of the section {title}",
    "Give me the section {title} with its heading.",
)


def section_questions(
    text: PageText, marks: list[Bookmark], titles: list[str], rng: random.Random, limit: int
) -> list[dict]:
    """Up to `limit` questions about sections that start on a page; some of them name sections that do not.

    The answer is the part of the section on this page, with heading and subsections, in file order; its boxes are
    blocks of lines, about one per column. Arguments are those of `heading_questions`.
    """
    answered = []
    for title, words in _sections(text, marks):
        question = text.question(wording(title, rng), [words], "section")
        answered.append(question | {"answer_boxes": [_blocks(text.line_boxes(words))]})
    missing = sum(rng.random() < UNANSWERABLE_SHARE for _ in answered)
    absent = absent_titles(text, titles, rng, min(missing, limit // 2))
    questions = rng.sample(answered, min(len(answered), limit - len(absent)))
    questions += [unanswerable(wording(title, rng), "section") for title in absent]
    rng.shuffle(questions)
    return questions


def wording(title: str, rng: random.Random) -> str:
    return rng.choice(QUESTIONS).format(title=title.lower() if rng.random() < LOWER_SHARE else title)


def _sections(text: PageText, marks: list[Bookmark]) -> Iterator[tuple[str, list[int]]]:
    """Unique titles, with the words from the heading to the end of the section on this page."""
    named = [(split_number(title)[1], y, level) for title, y, level in marks]
    found = [(run[0], run[-1], name, level) for name, y, level in named if (run := find_heading(text, name, y))]
    starts = sorted({(text.line_start(first), last, name, level) for first, last, name, level in found})
    names = [normalise(name) for _, _, name, _ in starts]
    body = [MARGIN < box[1] and box[3] < 1000 - MARGIN for box in text.boxes]
    for start, last, name, level in starts:
        below = (other for other, _, _, other_level in starts if other > start and other_level <= level)
        end = next(below, len(text.words))
        words = [index for index in range(start, end) if body[index] or index <= last]
        if names.count(normalise(name)) == 1 and len(words) - (last + 1 - start) >= MIN_WORDS:
            yield name, words


def _blocks(lines: list[list[float]]) -> list[list[float]]:
    """Join boxes of lines into blocks: lines below each other, without much space between them."""
    blocks = [lines[0]]
    for line in lines[1:]:
        x0, y0, x1, y1 = blocks[-1]
        overlaps = min(x1, line[2]) > max(x0, line[0])
        if overlaps and line[3] > y0 and line[1] - y1 < BLOCK_GAP * (line[3] - line[1]):
            blocks[-1] = union_box([blocks[-1], line])
        else:
            blocks.append(line)
    return blocks
