"""Headings of a page: titles of bookmarks, located as whole words at the start of a line near their target."""

import re

from djepa_pages.page_text import PageText


MARGIN = 60  # of 1000: running headers and footers
ABOVE, BELOW = 30, 200  # of 1000: how far from its bookmark's target a heading may be
# What may precede a heading on its line
PREFIX = re.compile(
    r"^(?:§|chapter|section|part|appendix|kapitel|chapitre|\(?[a-z]?[\d.]*[.):]?|[ivxlc]+[.):]?|[•■▶–—-])$",
    re.IGNORECASE,
)
LEADER = re.compile(r"^[.\s·…]*\d*$")  # what follows a title in a table of contents


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


def _starts_line(text: PageText, index: int) -> bool:
    """Whether only a number or a bullet precedes a word on its line."""
    before = text.words[text.line_start(index) : index]
    return len(before) <= 3 and all(PREFIX.match(word) for word in before)


def _is_listed(text: PageText, last: int) -> bool:
    """Whether leaders and a page number follow, as in a table of contents."""
    rest = "".join(text.words[index] for index in text.line_from(last)[1:])
    return bool(rest) and bool(LEADER.match(rest))
