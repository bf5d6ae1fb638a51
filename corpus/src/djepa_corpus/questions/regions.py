"""Questions about the regions of real pages: "Where is the table?", in the document's language or in English."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from transformers_djepa.data.questions.page_text import PageText, unanswerable
from transformers_djepa.data.questions.region_questions import Asked, RegionQuestions
from transformers_djepa.data.questions.topics import LANGUAGES, load_groups
from transformers_djepa.processing.spelling import normalise

from ..regions import PageRegions, Region


ENGLISH = "en"
ENGLISH_SHARE = 0.5  # of the pages in another language are asked about in English
NAMED_ELSEWHERE = ("heading", "caption", "figure", "table", "paragraph", "table_row", "table_column")
MAX_PER_TOPIC = 3  # questions about a topic of a page; one about the page number, which most pages have
MAX_ELSEWHERE = 40  # names of other pages that may be asked for
Named = tuple[str, str]  # topic and name


@dataclass(frozen=True)
class RegionSettings:
    """How regions of a document are asked for.

    Attributes:
        language: of the document, or `None` if it is unknown.
        split: "train" or "test", which have different wordings.
        named: topics and names of regions of the document, which other pages do not have.
    """

    language: str | None = None
    split: str = "train"
    named: Sequence[Named] = ()


def names_of(pages: Sequence[PageRegions]) -> list[Named]:
    """Topics and names of the regions of pages, for `RegionSettings.named`."""
    regions = (region for page in pages for region in page.regions if region.topic in NAMED_ELSEWHERE)
    return [(region.topic, name) for region in regions for name in region.names]


def region_questions(page: PageRegions, settings: RegionSettings, rng: random.Random, limit: int) -> list[dict]:
    """Up to `limit` questions about the regions of a page, of kind "region" or "unanswerable" and with a `topic`."""
    foreign = settings.language in LANGUAGES and rng.random() >= ENGLISH_SHARE
    language = settings.language if foreign else ENGLISH
    topics = [region.topic for region in page.regions]
    names = [rng.choice(region.names) if region.names else "" for region in page.regions]
    elsewhere = _elsewhere(page, settings.named, rng)
    unsure = page.unsure
    questions = RegionQuestions(topics, names, language, settings.split, rng, unsure, elsewhere, incomplete=unsure)
    asked = questions.draw(2 * limit)
    rng.shuffle(asked)
    counts: Counter = Counter()
    kept = []
    for each in asked:
        counts[each.topic] += 1
        if counts[each.topic] <= (1 if each.topic == "page_number" else MAX_PER_TOPIC):
            kept.append(_question(page, each))
    return kept[:limit]


def _elsewhere(page: PageRegions, named: Sequence[Named], rng: random.Random) -> list[Named]:
    """Names of regions of other pages that do not occur on this page."""
    text = PageText(page.page.texts, page.page.boxes)
    missing = [(topic, name) for topic, name in named if normalise(name) and normalise(name) not in text.joined]
    return rng.sample(missing, min(MAX_ELSEWHERE, len(missing)))


def _question(page: PageRegions, asked: Asked) -> dict:
    """A question of a page example; regions of `without_text` have an empty answer."""
    if not asked.answers:
        return unanswerable(asked.question, asked.topic)
    has_text = asked.topic not in load_groups()["without_text"]
    answers = [[page.regions[index] for index in answer] for answer in asked.answers]
    texts = [_text(page, regions) if has_text else "" for regions in answers]
    boxes = [[page.page.scaled(box) for region in regions for box in region.boxes] for regions in answers]
    answer = {"answers": texts, "answer_boxes": boxes}
    return {"question": asked.question, **answer, "kind": "region", "topic": asked.topic}


def _text(page: PageRegions, regions: Sequence[Region]) -> str:
    return " ".join(page.page.words[index].text for region in regions for index in region.words)
