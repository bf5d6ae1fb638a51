"""Questions about the regions of untagged pages: never about what may be there unseen."""

import random
from collections.abc import Sequence

from transformers_djepa.data.questions import regions
from transformers_djepa.data.questions.page_text import PageText
from transformers_djepa.data.questions.regions import Named, RegionContext
from transformers_djepa.data.questions.topics import load_groups

from .document import PageRegions


def regions_of(page: PageRegions) -> list[regions.Region]:
    """The regions of a page with boxes in 0..1000."""
    scaled = page.page.scaled
    return [regions.Region(r.topic, r.words, tuple(map(scaled, r.boxes)), r.names) for r in page.regions]


def names_of(pages: Sequence[PageRegions]) -> list[Named]:
    """Topics and names of the regions of pages."""
    return [named for page in pages for named in regions.names_of(regions_of(page))]


def region_questions(
    page: PageRegions, language: str | None, split: str, named: Sequence[Named], rng: random.Random, limit: int
) -> list[dict]:
    """Up to `limit` questions about the regions of a page, of kind "region" or "unanswerable" and with a `topic`.

    `language` is that of the document, `named` are topics and names of regions of the document.
    """
    groups = load_groups()
    known = {*groups["regions"], *groups["marks"]} - page.unsure
    context = RegionContext(language, split, known, named)
    return regions.region_questions(regions_of(page), PageText(page.page.texts, page.page.boxes), context, rng, limit)
