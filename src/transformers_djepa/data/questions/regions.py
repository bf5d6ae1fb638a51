"""Regions of a page, and questions about them: in the document's language, in English, or across languages."""

import random
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from djepa_pages.page_text import PageText, unanswerable
from djepa_pages.spelling import normalise
from djepa_pages.tagged_regions import MAYBE, Name, Region

from .region_questions import UNANSWERABLE_SHARE, Asked, RegionQuestions
from .wordings import LANGUAGES, load_groups


ENGLISH = "en"
ENGLISH_SHARE = 0.5  # of the pages in another language are asked about in English
SURE = ("heading", "list", "table")  # shown by the tags of most programs
MAX_PER_TOPIC = 3  # questions about a topic of a page with many topics
ONCE = ("page_number", "page_header", "page_footer")  # are asked for once a page, as most pages have them
MAX_ELSEWHERE = 10  # names of other pages that may be asked for, per topic
TRANSLATED_SHARE = 0.25  # of the questions of a page with translated titles
KINDS = {"table_cell": "cell", "section": "section"}  # of questions; others are of kind "region"
Named = tuple[str, Name]  # topic and name


@dataclass(frozen=True)
class RegionContext:
    """What questions about a page take from its document.

    Attributes:
        language: of the document, "en", "de", ...; half of the pages are asked about in it, the others in English.
        split: "train" or "test", which have different wordings.
        known: topics of which no region is missing: they may be called absent and asked for by number.
        elsewhere: topics and names of the regions of other pages, from `names_of`.
        translations: titles of headings of this page and of others, each with its title in other languages.
    """

    language: str | None = None
    split: str = "train"
    known: Collection[str] = SURE
    elsewhere: Sequence[Named] = ()
    translations: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


def names_of(regions: Sequence[Region]) -> list[Named]:
    """Topics and names of the regions of a page, for `RegionContext.elsewhere` of other pages."""
    sure = [each for each in regions if not each.topic.startswith(MAYBE)]
    return [("heading" if each.topic == "subheading" else each.topic, name) for each in sure for name in each.names]


def region_questions(
    regions: Sequence[Region], text: PageText, context: RegionContext, rng: random.Random, limit: int
) -> list[dict]:
    """Up to `limit` questions about a page: dicts of `question`, `answers`, `answer_boxes`, `kind` and `topic`.

    Any region of a kind answers a question for one of it ("Where is the table?"); all of them are one answer to a
    question for all. About a fifth of the questions have no answer.
    """
    language = context.language if context.language in LANGUAGES and rng.random() >= ENGLISH_SHARE else ENGLISH
    groups = load_groups()
    unsure = {*groups["regions"], *groups["marks"], *groups["parts"]} - {*context.known}
    topics = Counter(region.topic for region in regions)
    unsure |= {topic.removeprefix(MAYBE) for topic in topics if topic.startswith(MAYBE)}
    unsure |= {"list_item"} if topics["list"] > 1 else set()
    known = [region for region in regions if not region.topic.startswith(MAYBE)]
    names = [rng.choice(region.names) if region.names else "" for region in known]
    elsewhere = _elsewhere(known, text, context.elsewhere, rng)
    topics = [region.topic for region in known]
    questions = RegionQuestions(topics, names, language, context.split, rng, unsure, elsewhere, incomplete=unsure)
    asked = questions.draw(2 * limit)
    rng.shuffle(asked)
    translated = _translated(known, text, context, rng, round(TRANSLATED_SHARE * limit))
    counts: Counter = Counter()
    kept = [_question(known, text, each) for each in {each.question: each for each in translated}.values()]
    most = max(MAX_PER_TOPIC, limit // max(1, len({*topics})))
    for each in asked:
        counts[each.topic] += 1
        if counts[each.topic] <= (1 if each.topic in ONCE else most):
            kept.append(_question(known, text, each))
    return kept[:limit]


def _elsewhere(regions: Sequence[Region], text: PageText, named: Sequence[Named], rng: random.Random) -> list[Named]:
    """Names of regions that this page does not have: those of other pages that it does not mention, and pairs of a row
    and a column without a cell."""
    missing = defaultdict(list)
    for topic, name in dict.fromkeys(named):
        keys = [normalise(part) for part in ([name] if isinstance(name, str) else name)]
        if all(key and key not in text.joined for key in keys):
            missing[topic].append(name)
    cells = {name for region in regions if region.topic == "table_cell" for name in region.names}
    if cells:
        rows, columns = ({*part} for part in zip(*sorted(cells), strict=True))
        other_rows, other_columns = [*zip(*missing["table_cell"], strict=True)] or ((), ())
        pairs = {*product(rows, columns), *product(rows, other_columns), *product(other_rows, columns)}
        missing["table_cell"] = sorted(pairs - cells)
    drawn = {topic: rng.sample(names, min(MAX_ELSEWHERE, len(names))) for topic, names in missing.items()}
    return [(topic, name) for topic, names in drawn.items() for name in names]


def _translated(
    regions: Sequence[Region], text: PageText, context: RegionContext, rng: random.Random, limit: int
) -> Iterator[Asked]:
    """Questions for headings and sections by their titles in another language, in that language."""
    places = defaultdict(list)  # by title: topic and index of the heading and of its section
    for index, region in enumerate(regions):
        for name in region.names if region.topic in ("title", "heading", "subheading", "section") else ():
            places[normalise(name)].append(("section" if region.topic == "section" else "heading", index))
    titles = [
        (normalise(own), language, title)
        for own, others in context.translations.items()
        for language, title in others.items()
        if language in LANGUAGES and normalise(title) != normalise(own)
    ]
    present = [each for each in titles if each[0] in places]
    absent = [each for each in titles if each[0] not in text.joined]
    for _ in range(min(limit, 2 * len(present))):
        is_absent = bool(absent) and rng.random() < UNANSWERABLE_SHARE
        own, language, title = rng.choice(absent if is_absent else present)
        topic = rng.choice(("heading", "section") if is_absent else [topic for topic, _ in places[own]])
        answers = [[index] for each, index in places.get(own, ()) if each == topic]
        yield RegionQuestions([], [], language, context.split, rng).ask(topic, "about", answers, title)


def _question(regions: Sequence[Region], text: PageText, asked: Asked) -> dict:
    """A question of a page example; regions without text have an empty answer."""
    if not asked.answers:
        return unanswerable(asked.question, asked.topic)
    has_text = asked.topic not in load_groups()["without_text"]
    answers = [[regions[index] for index in answer] for answer in asked.answers]
    texts = [text.join([word for region in answer for word in region.words]) if has_text else "" for answer in answers]
    boxes = [[box for region in answer for box in region.boxes] for answer in answers]
    kind = KINDS.get(asked.topic, "region")
    return {"question": asked.question, "answers": texts, "answer_boxes": boxes, "kind": kind, "topic": asked.topic}
