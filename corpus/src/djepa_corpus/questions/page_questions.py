"""Questions of the chosen kinds about a page of a PDF."""

import random
from collections.abc import Collection
from dataclasses import dataclass

from djepa_pages.outlines import Bookmark
from transformers_djepa.data.questions.headings import heading_questions
from transformers_djepa.data.questions.page_text import PageText
from transformers_djepa.data.questions.sections import section_questions

from ..regions import PageRegions
from .captions import caption_questions
from .regions import RegionSettings, region_questions
from .tables import Rule, cell_questions


KINDS = ("headings", "sections", "captions", "tables", "regions")


@dataclass(frozen=True)
class AskedPage:
    """What questions are made of.

    Attributes:
        text: words of the page.
        rules: its horizontal rules, from `tables.horizontal_rules`.
        marks: its bookmarks, from `on_page`.
        titles: headings of the document and of others, for unanswerable questions.
        regions: from `Document.find_regions`; `None` makes no questions about regions.
    """

    text: PageText
    rules: list[Rule]
    marks: list[Bookmark]
    titles: list[str]
    regions: PageRegions | None = None


def page_questions(
    page: AskedPage, kinds: Collection[str], settings: RegionSettings, rng: random.Random, limit: int
) -> list[dict]:
    """Up to `limit` questions about a page: dicts of `question`, `answers`, `answer_boxes`, `kind` and `topic`.

    Half of the questions are about regions if `kinds` has them and others, as far as there are so many.
    """
    if not page.text.words:
        return []
    others = []
    if "headings" in kinds:
        others += heading_questions(page.text, page.marks, page.titles, rng, limit)
    if "sections" in kinds:
        others += section_questions(page.text, page.marks, page.titles, rng, limit)
    if "captions" in kinds:
        others += caption_questions(page.text, rng, limit)
    if "tables" in kinds:
        others += cell_questions(page.text, page.rules, rng, limit)
    about_regions = "regions" in kinds and page.regions is not None
    regions = region_questions(page.regions, settings, rng, limit) if about_regions else []
    rng.shuffle(others)
    share = max(limit - limit // 2, limit - len(others))
    questions = regions[:share]
    questions += others[: limit - len(questions)]
    rng.shuffle(questions)
    return questions
