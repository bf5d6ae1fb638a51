"""Questions about the regions of untagged pages: never about what may be there unseen."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from djepa_pages.page_text import PageText
from djepa_pages.tagged_regions import Region
from transformers_djepa.data.questions import region_questions
from transformers_djepa.data.questions.region_questions import Named
from transformers_djepa.data.questions.wordings import load_groups

from ..content.content import PageContent
from ..content.outlines import Bookmark
from .document import PageRegions
from .outlined import outlined_regions


@dataclass(frozen=True)
class AskedPage:
    """What questions about a page are made of.

    Attributes:
        text: its words.
        regions: with boxes in 0..1000.
        known: topics of which no region is missing.
    """

    text: PageText
    regions: list[Region]
    known: set[str]

    def questions(
        self, language: str | None, split: str, elsewhere: Sequence[Named], rng: random.Random, limit: int
    ) -> list[dict]:
        """Up to `limit` questions; `elsewhere` are names of regions of the document, from `names_of`."""
        return region_questions.region_questions(
            self.regions, self.text, rng, limit, language, split, self.known, elsewhere
        )


def asked_page(page: PageContent, found: PageRegions | None, marks: Sequence[Bookmark]) -> AskedPage:
    """A page with the regions that were found, and the headings and sections that its bookmarks name besides them."""
    groups, text = load_groups(), PageText(page.texts, page.boxes)
    known = {*groups["regions"], *groups["marks"]} - found.unsure if found else set()
    own = [Region(r.topic, r.words, tuple(map(page.scaled, r.boxes)), r.names) for r in found.regions] if found else []
    headings = {word for region in own if region.topic in ("title", "heading") for word in region.words}
    outlined = [r for r in outlined_regions(text, marks) if r.topic == "section" or headings.isdisjoint(r.words)]
    if any(region.topic == "heading" for region in outlined):
        known.discard("heading")
    return AskedPage(text, own + outlined, known)


def names_of(pages: Sequence[AskedPage]) -> list[Named]:
    """Topics and names of the regions of pages."""
    return [named for page in pages for named in region_questions.names_of(page.regions)]
