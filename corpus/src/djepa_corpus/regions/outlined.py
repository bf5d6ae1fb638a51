"""Regions that the outline of a PDF names: headings and sections.

Titles of bookmarks are located as whole words at the start of a line near their target.
"""

import re
from collections.abc import Sequence

from djepa_pages.page_text import PageText, is_latin, split_number
from djepa_pages.spelling import normalise
from djepa_pages.tagged_regions import Region

from ..content.outlines import Bookmark


MIN_TITLE = 3  # letters and digits of a title that makes questions
MARGIN = 60  # of 1000: running headers and footers
ABOVE, BELOW = 30, 200  # of 1000: how far from its bookmark's target a heading may be
# What may precede a heading on its line
PREFIX = re.compile(
    r"^(?:§|chapter|section|part|appendix|kapitel|chapitre|\(?[a-z]?[\d.]*[.):]?|[ivxlc]+[.):]?|[•■▶–—-])$",
    re.IGNORECASE,
)
LEADER = re.compile(r"^[.\s·…]*\d*$")  # what follows a title in a table of contents
MIN_WORDS = 8  # of a section below its heading


def outlined_regions(text: PageText, marks: Sequence[Bookmark]) -> list[Region]:
    """Headings and sections of a page; `marks` are its bookmarks from `on_page`.

    A section is the part of it on this page, in reading order, to the next heading of the same or an outer level; its
    title must be unique.
    """
    starts = set()  # first word of the line, first and last word of the heading, number, name, level
    for title, y, level in marks:
        number, name = split_number(title)
        run = find_heading(text, name, y)
        if run:
            starts.add((line_start(text, run[0]), run[0], run[-1], number, name, level))
    starts = sorted(starts)
    keys = [normalise(name) for _, _, _, _, name, _ in starts]
    body = [MARGIN < box[1] and box[3] < 1000 - MARGIN for box in text.boxes]
    regions = []
    for start, first, last, number, name, level in starts:
        heading = tuple(range(first, last + 1))
        names = (name, f"{number} {name}") if number and normalise(number + name) in text.joined else (name,)
        regions.append(Region("heading", heading, tuple(text.line_boxes(heading)), names, level + 1))
        end = next((other[0] for other in starts if other[0] > start and other[-1] <= level), len(text.words))
        words = tuple(index for index in range(start, end) if body[index] or index <= last)
        if keys.count(normalise(name)) == 1 and len(words) - (last + 1 - start) >= MIN_WORDS:
            regions.append(Region("section", words, tuple(text.block_boxes(words)), (name,)))
    return regions


def find_heading(text: PageText, title: str, y: float | None = None) -> list[int] | None:
    """Word indices of a heading; `None` if the title is not a heading, or several places are equally likely.

    `y` is the height of its bookmark's target, 0..1000 of the page.
    """
    boxes = text.boxes
    runs = [run for run in text.find(title) if _starts_line(text, run[0])]
    runs = [run for run in runs if not _is_listed(text, run[-1])] or runs
    runs = [run for run in runs if MARGIN < boxes[run[0]][1] and boxes[run[0]][3] < 1000 - MARGIN] or runs
    if y is not None:
        runs = [run for run in runs if y - ABOVE <= boxes[run[0]][3] and boxes[run[0]][1] <= y + BELOW]
        return min(runs, key=lambda run: abs(boxes[run[0]][1] - y), default=None)
    heights = [max(boxes[index][3] - boxes[index][1] for index in run) for run in runs]
    best = [run for run, height in zip(runs, heights, strict=True) if height > 0.97 * max(heights)]
    return best[0] if len(best) == 1 else None


def line_start(text: PageText, index: int) -> int:
    """First word of the line of a word, in the order of the file."""
    while index > 0 and text.same_line(index - 1, index):
        index -= 1
    return index


def _starts_line(text: PageText, index: int) -> bool:
    """Whether only a number or a bullet precedes a word on its line."""
    before = text.words[line_start(text, index) : index]
    return len(before) <= 3 and all(PREFIX.match(word) for word in before)


def _is_listed(text: PageText, last: int) -> bool:
    """Whether leaders and a page number follow, as in a table of contents."""
    end = last + 1
    while end < len(text.words) and text.same_line(end - 1, end):
        end += 1
    rest = "".join(text.words[last + 1 : end])
    return bool(rest) and bool(LEADER.match(rest))


def usable(outline: dict[int, list[Bookmark]]) -> dict[int, list[Bookmark]]:
    """The bookmarks by page index whose titles are long enough and in Latin letters."""
    kept = {index: [mark for mark in marks if _makes_questions(mark.title)] for index, marks in outline.items()}
    return {index: marks for index, marks in kept.items() if marks}


def _makes_questions(title: str) -> bool:
    name = split_number(title)[1]
    return len(normalise(name)) >= MIN_TITLE and is_latin(name)
