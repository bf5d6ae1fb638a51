"""Titles of HTML pages, and of the same pages in other languages, and questions with them."""

import html
import random
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from djepa_pages.page_text import PageText, split_number
from djepa_pages.spelling import normalise
from djepa_pages.tagged_regions import MAYBE, Region
from transformers_djepa.data.questions.region_questions import UNANSWERABLE_SHARE, RegionQuestions, as_question
from transformers_djepa.data.questions.wordings import LANGUAGES

from .plan import HtmlDocument
from .printing import read_html


HEADING = re.compile(r"<h[1-6]\b[^>]*>(.*?)</h[1-6]>", re.DOTALL | re.IGNORECASE)
TAG = re.compile(r"<[^>]*>")
MAX_LENGTH = 100  # characters
TRANSLATED_SHARE = 0.25  # of the questions of a page with translated titles


def first_heading(text: str) -> str:
    """The text of the first heading of an HTML file, without its number; "" if there is none."""
    for match in HEADING.finditer(text):
        title = " ".join(html.unescape(TAG.sub("", match[1])).replace("\u00b6", "").split())
        if title:
            return split_number(title)[1].rstrip(".:")
    return ""


def translated_titles(document: HtmlDocument, root: Path) -> dict[str, dict[str, str]]:
    """The titles of the files of a document, each with the titles of the same pages in other languages."""
    found = {}
    for file in document.files:
        own = first_heading(read_html(file))
        others = {}
        for language in document.source.codes:
            other = document.source.translation(file, root, document.language, language)
            title = first_heading(read_html(other)) if other and language != document.language else ""
            if title and title.casefold() != own.casefold() and len(title) <= MAX_LENGTH:
                others[language] = title
        if own and others:
            found[own] = others
    return found


def translated_questions(
    regions: Sequence[Region],
    text: PageText,
    titles: Mapping[str, Mapping[str, str]],
    split: str,
    rng: random.Random,
    limit: int,
) -> list[dict]:
    """Questions for headings and sections by their titles in another language, in that language: a share of `limit`.

    `titles` are from `translated_titles`.
    """
    regions = [region for region in regions if not region.topic.startswith(MAYBE)]
    places = defaultdict(list)  # by title: topic and index of the heading and of its section
    for index, region in enumerate(regions):
        for name in region.names if region.topic in ("title", "heading", "subheading", "section") else ():
            places[normalise(name)].append(("section" if region.topic == "section" else "heading", index))
    known = [
        (normalise(own), language, title)
        for own, others in titles.items()
        for language, title in others.items()
        if language in LANGUAGES and normalise(title) != normalise(own)
    ]
    present = [each for each in known if each[0] in places]
    absent = [each for each in known if each[0] not in text.joined]
    found = {}
    for _ in range(min(round(TRANSLATED_SHARE * limit), 2 * len(present))):
        is_absent = bool(absent) and rng.random() < UNANSWERABLE_SHARE
        own, language, title = rng.choice(absent if is_absent else present)
        topic = rng.choice(("heading", "section") if is_absent else [topic for topic, _ in places[own]])
        answers = [[index] for each, index in places.get(own, ()) if each == topic]
        asked = RegionQuestions([], [], language, split, rng).ask(topic, "about", answers, title)
        found[asked.question] = as_question(regions, text, asked)
    return list(found.values())
