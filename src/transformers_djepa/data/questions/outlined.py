"""Regions that the outline of a PDF names: headings and sections."""

from collections.abc import Sequence

from djepa_pages.outlines import Bookmark
from djepa_pages.page_text import PageText, split_number
from djepa_pages.spelling import normalise
from djepa_pages.tagged_regions import Region

from .headings import MARGIN, find_heading


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
            starts.add((text.line_start(run[0]), run[0], run[-1], number, name, level))
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
