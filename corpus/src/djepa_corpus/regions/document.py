"""Regions of the pages of a document: what its pages share shows what is text, a heading, or in the margins."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from djepa_pages.page_text import is_latin

from ..content.content import PageContent
from ..geometry import area
from .absence import unsure_topics
from .aligned import leave_out_aligned
from .captions import find_captions, named_by
from .code import find_code
from .columns import Column
from .contents import find_contents
from .equations import find_equations
from .figures import find_figures
from .footnotes import find_footnotes
from .front import find_abstracts, find_title
from .headings import find_headings, style_key
from .language import language_of
from .lines import Line
from .lists import find_lists
from .margins import Margins
from .paragraphs import find_paragraphs
from .references import find_references
from .region import Body, Layout, Region
from .tables import find_tables, table_parts


DEFAULT_BODY = ("", 10.0)
MIN_SIZE = 5.0  # points; smaller text is in pictures of pages
MIN_LATIN = 0.9  # share of the words with letters
MIN_NAMED = 0.9  # share of the words that are visible and in fonts with names


@dataclass(frozen=True)
class PageRegions:
    """Regions of a page in reading order, and topics that it may have besides them."""

    page: PageContent
    regions: list[Region]
    unsure: set[str]


class Document:
    """Finds the regions of pages of one document.

    Args:
        pages: the document's pages, or a sample of them.
        headings: by page number, the word indices of headings that bookmarks name.
    """

    def __init__(self, pages: Sequence[PageContent], headings: dict[int, list[list[int]]] | None = None):
        self.body = _body_of(pages)
        self.language = language_of(word.text for page in pages for word in page.words)
        self.margins = Margins([Layout(page, self.body) for page in pages])
        self.heading_styles = set()
        for page in pages:
            for run in (headings or {}).get(page.number, []):
                self.heading_styles.add(style_key(Line(tuple(page.words[index] for index in run))))

    def find_regions(self, page: PageContent) -> PageRegions | None:
        """Regions of a page; `None` for a page that is not in Latin letters, scanned, or without names of fonts."""
        if not is_readable(page):
            return None
        layout = Layout(page, self.body)
        self.margins.find(layout)
        _find_floats(layout)
        layout.add(find_footnotes(layout))
        layout.add(find_code(layout))
        layout.add(find_equations(layout))
        leave_out_aligned(layout)
        layout.add(find_abstracts(layout))
        if page.number == 1:
            layout.add(find_title(layout))
        references = find_references(layout)
        layout.add(find_headings(layout, self.heading_styles))
        layout.add(references)
        layout.add(find_lists(layout))
        layout.add(find_paragraphs(layout))
        unsure = layout.unsure | unsure_topics(layout)
        return PageRegions(page, _in_reading_order(layout), unsure)


def _find_floats(layout: Layout) -> None:
    """Add figures, tables and contents, with their captions."""
    captions = find_captions(layout)
    figures, tables, listings = (
        [caption for kind, caption in captions if kind in kinds]
        for kinds in (("figure",), ("table",), ("listing", "algorithm"))
    )
    layout.add(named_by(layout.page, find_figures(layout, figures, [*tables, *listings])))
    layout.add(caption for _, caption in captions)
    layout.unsure.update(["code"] if listings else [])
    layout.add(find_contents(layout))
    layout.add(named_by(layout.page, find_tables(layout, tables)))
    layout.regions += table_parts(layout, layout.found("table"))


def _body_of(pages: Sequence[PageContent]) -> Body:
    """Font of most characters that are upright and in fonts for text."""
    counts: Counter = Counter()
    for page in pages:
        for word in page.words:
            font = word.style.font
            if word.style.upright and word.style.size >= MIN_SIZE and not font.mono and not font.maths:
                counts[font.name, word.style.size] += len(word.text)
    return counts.most_common(1)[0][0] if counts else DEFAULT_BODY


def is_readable(page: PageContent) -> bool:
    """Whether most words of a page are in Latin letters, visible, and in fonts whose names say what they are."""
    lettered = [word.text for word in page.words if any(map(str.isalpha, word.text))]
    named = sum(bool(word.style.font.name) and word.style.visible for word in page.words)
    latin = sum(map(is_latin, lettered))
    return named >= MIN_NAMED * len(page.words) and latin >= MIN_LATIN * len(lettered)


def _in_reading_order(layout: Layout) -> list[Region]:
    """Regions with area, column by column, from top to bottom."""
    columns: list[Column] = []  # beside each other
    for column in sorted(layout.columns):
        if not columns or column[0] > columns[-1][1]:
            columns.append(column)

    def place(region: Region) -> tuple[int, float, float]:
        x0, y0, _, _ = region.boxes[0]
        return sum(x0 > left - layout.size for left, _ in columns[1:]), y0, x0

    return sorted((region for region in layout.regions if all(map(area, region.boxes))), key=place)
