"""Questions about regions and marks: "Where is the table?", "Highlight all figures", "the second list", "figure of X".

A region has a topic, such as "table" or "signature" (`topics/groups.yaml`), and perhaps a name: the subject of a
figure, the title of a heading, the label of a check box. Questions are composed from the nouns and templates in
`topics/*.yaml`. Generated pages and pages of documents use the same ones.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from djepa_pages.page_text import PageText, unanswerable
from djepa_pages.spelling import normalise
from djepa_pages.tagged_regions import MAYBE, Name, Region

from .wordings import LANGUAGES, Wordings, as_typed, draw_wording, load_groups, load_topics


FORM_SHARES = {"one": 4, "about": 4, "nth": 2, "all": 2}
ABSENT_SHARES = {"one": 3, "about": 2, "nth": 1}
UNANSWERABLE_SHARE = 0.2  # of questions
OWN_QUESTION_SHARE = 0.35  # of questions of topics that list some, instead of templates
LONE_ALL_SHARE = 0.15  # of topics with one region: ask for all of them
MAX_COUNTED = 5  # regions of a topic that are asked for by number
LAST_SHARE = 0.4  # of last regions: asked for as "the last"
ENGLISH = "en"
ENGLISH_SHARE = 0.5  # of the pages in another language are asked about in English
SURE = ("heading", "list", "table")  # shown by the tags of most programs
MAX_PER_TOPIC = 3  # questions about a topic of a page with many topics
ONCE = ("page_number", "page_header", "page_footer")  # are asked for once a page, as most pages have them
MAX_ELSEWHERE = 10  # names of other pages that may be asked for, per topic
KINDS = {"table_cell": "cell", "section": "section"}  # of questions; others are of kind "region"
Named = tuple[str, Name]  # topic and name


class Asked(NamedTuple):
    """A question and its acceptable answers: the indices of the regions of each; none if it is unanswerable."""

    question: str
    topic: str
    answers: list[list[int]]


class RegionQuestions:
    """Draws questions about the regions of one page.

    Args:
        topics: topic of each region in reading order.
        names: what each region can be named by, or "".
        language: of the questions.
        split: "train" or "test", which have different wordings.
        rng: random generator.
        unsure: topics of which the page may have more regions than those in `topics`; they are never called absent, and
            asked for neither by number nor as a whole.
        elsewhere: pairs of a topic and a name that this page does not have, such as those of other pages.
        unanswerable_share: of the questions; 0.2 by default.
    """

    def __init__(
        self,
        topics: Sequence[str],
        names: Sequence[Name],
        language: str,
        split: str,
        rng: random.Random,
        unsure: Collection[str] = (),
        elsewhere: Collection[tuple[str, Name]] = (),
        unanswerable_share: float | None = None,
    ) -> None:
        self.texts, self.split, self.rng = load_topics(language), split, rng
        groups = load_groups()
        self.only_named, kinds_of = groups["only_named"], groups["is_a"]
        self.members: dict[str, list[int]] = defaultdict(list)  # regions of each topic; a chart is also a figure
        self.named: dict[tuple[str, Name], list[int]] = defaultdict(list)
        for index, (topic, name) in enumerate(zip(topics, names, strict=True)):
            for each in (topic, *kinds_of.get(topic, ())):
                self.members[each].append(index)
                if name:
                    self.named[each, name].append(index)
        self.incomplete = unsure
        self.unanswerable_share = UNANSWERABLE_SHARE if unanswerable_share is None else unanswerable_share
        self.unsure = {*unsure, *(topic for topic in kinds_of if {*kinds_of[topic]} & {*unsure})}
        self.unsure.update(other for topic in self.members for other in groups["resembles"].get(topic, ()))
        possible = self.unsure.union(self.members)
        self.absent = [topic for topic in (*groups["regions"], *groups["marks"]) if topic not in possible]
        opposite = groups["opposite"]
        missing = [(opposite[topic], name) for topic, name in self.named if topic in opposite] + [*elsewhere]
        self.missing = [(topic, name) for topic, name in missing if name and (topic, name) not in self.named]

    def draw(self, limit: int) -> list[Asked]:
        """Return up to `limit` different questions; topics are drawn equally often, however many regions they have."""
        found = list(self._answered(2 * limit))
        count = sum(self.rng.random() < self.unanswerable_share for _ in range(limit))
        found = list(self._unanswerable(count)) + found
        distinct: dict[str, Asked] = {}
        for asked in found:
            distinct.setdefault(normalise(asked.question), asked)
        return list(distinct.values())[:limit]

    def _answered(self, count: int) -> Iterator[Asked]:
        topics = [topic for topic in self.members if self._forms(topic)]
        for number in range(count if topics else 0):
            if number % len(topics) == 0:
                self.rng.shuffle(topics)
            topic = topics[number % len(topics)]
            forms = self._forms(topic)
            form = self.rng.choices(forms, [FORM_SHARES[form] for form in forms])[0]
            members = self.members[topic]
            if form == "one":
                yield self.ask(topic, "one", [[index] for index in members])
            elif form == "all":
                yield self.ask(topic, "all", [members])
            elif form == "nth":
                position = self.rng.randrange(min(len(members), MAX_COUNTED))
                last = position == len(members) - 1 and self.rng.random() < LAST_SHARE
                yield self.ask(topic, "nth", [[members[position]]], position=-1 if last else position)
            else:
                name = self.rng.choice([name for each, name in self.named if each == topic])
                yield self.ask(topic, "about", [[index] for index in self.named[topic, name]], name)

    def _unanswerable(self, count: int) -> Iterator[Asked]:
        counted = [topic for topic, members in self.members.items() if 0 < len(members) < MAX_COUNTED]
        counted = [topic for topic in counted if topic not in self.only_named and topic not in self.unsure]
        named = [(topic, name) for topic, name in self.missing if self.texts["topics"][topic].get("about")]
        general = [topic for topic in self.absent if topic not in self.only_named]
        options = {"one": general, "about": named, "nth": counted}
        forms = [form for form, options_of in options.items() if options_of]
        for _ in range(count if forms else 0):
            form = self.rng.choices(forms, [ABSENT_SHARES[form] for form in forms])[0]
            option = self.rng.choice(options[form])
            if form == "about":
                yield self.ask(option[0], form, [], option[1])
            else:
                yield self.ask(option, form, [], position=len(self.members.get(option, ())))

    def _forms(self, topic: str) -> list[str]:
        """Return the forms of question that fit the regions of a topic."""
        several, general = len(self.members[topic]) > 1, topic not in self.only_named
        named = self.texts["topics"][topic].get("about") and any(each == topic for each, _ in self.named)
        all_of_them = several or self.rng.random() < LONE_ALL_SHARE
        whole = general and topic not in self.incomplete
        fits = {"one": general, "about": named, "nth": whole and several, "all": whole and all_of_them}
        return [form for form, is_fit in fits.items() if is_fit]

    def ask(self, topic: str, form: str, answers: list[list[int]], name: Name = "", position: int = 0) -> Asked:
        """A question in a drawn wording."""
        texts = self.texts["topics"][topic]
        noun = self.rng.choice(texts["nouns"])
        gender, ordinals = noun["gender"], self.texts["ordinals"]
        object_ordinals = ordinals | self.texts.get("object_ordinals", {})
        slots = {"the": noun["the"], "object": noun.get("object", noun["the"]), "bare": noun["bare"]}
        slots |= {"plural": noun["plural"]}
        slots |= {"name": name} if isinstance(name, str) else {"row": name[0], "column": name[1]}
        slots["all"] = f"{self.texts['all'][gender]} {noun['plural']}"
        slots["nth"] = f"{ordinals[gender][position]} {noun['bare']}"
        slots["nth_object"] = f"{object_ordinals[gender][position]} {noun['bare']}"
        wordings: Wordings = texts["about"] if form == "about" else self.texts["forms"][form]
        if form == "one" and texts.get("questions") and self.rng.random() < OWN_QUESTION_SHARE:
            wordings = texts["questions"]
        text = draw_wording(self.rng, self.split, wordings).format_map(slots)
        text = text[:1].upper() + text[1:] if text.endswith(("?", ".", "!")) else text
        return Asked(as_typed(self.rng, text) if self.split == "train" else text, topic, answers)


def names_of(regions: Sequence[Region]) -> list[Named]:
    """Topics and names of the regions of a page, for `elsewhere` of other pages."""
    sure = [each for each in regions if not each.topic.startswith(MAYBE)]
    return [("heading" if each.topic == "subheading" else each.topic, name) for each in sure for name in each.names]


def region_questions(
    regions: Sequence[Region],
    text: PageText,
    rng: random.Random,
    limit: int,
    language: str | None = None,
    split: str = "train",
    known: Collection[str] = SURE,
    elsewhere: Sequence[Named] = (),
) -> list[dict]:
    """Up to `limit` questions about a page: dicts of `question`, `answers`, `answer_boxes`, `kind` and `topic`.

    Any region of a kind answers a question for one of it ("Where is the table?"); all of them are one answer to a
    question for all. About a fifth of the questions have no answer.

    Args:
        language: of the document, "en", "de", ...; half of the pages are asked about in it, the others in English.
        split: "train" or "test", which have different wordings.
        known: topics of which no region is missing: they may be called absent and asked for by number.
        elsewhere: topics and names of the regions of other pages, from `names_of`.
    """
    language = language if language in LANGUAGES and rng.random() >= ENGLISH_SHARE else ENGLISH
    groups = load_groups()
    unsure = {*groups["regions"], *groups["marks"], *groups["parts"]} - {*known}
    topics = Counter(region.topic for region in regions)
    unsure |= {topic.removeprefix(MAYBE) for topic in topics if topic.startswith(MAYBE)}
    unsure |= {"list_item"} if topics["list"] > 1 else set()
    sure = [region for region in regions if not region.topic.startswith(MAYBE)]
    names = [rng.choice(region.names) if region.names else "" for region in sure]
    elsewhere = _elsewhere(sure, text, elsewhere, rng)
    topics = [region.topic for region in sure]
    questions = RegionQuestions(topics, names, language, split, rng, unsure, elsewhere)
    asked = questions.draw(2 * limit)
    rng.shuffle(asked)
    counts, kept = Counter(), []
    most = max(MAX_PER_TOPIC, limit // max(1, len({*topics})))
    for each in asked:
        counts[each.topic] += 1
        if counts[each.topic] <= (1 if each.topic in ONCE else most):
            kept.append(as_question(sure, text, each))
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


def as_question(regions: Sequence[Region], text: PageText, asked: Asked) -> dict:
    """A question of a page example; regions without text have an empty answer."""
    if not asked.answers:
        return unanswerable(asked.question, asked.topic)
    has_text = asked.topic not in load_groups()["without_text"]
    answers = [[regions[index] for index in answer] for answer in asked.answers]
    texts = [text.join([word for region in answer for word in region.words]) if has_text else "" for answer in answers]
    boxes = [[box for region in answer for box in region.boxes] for answer in answers]
    kind = KINDS.get(asked.topic, "region")
    return {"question": asked.question, "answers": texts, "answer_boxes": boxes, "kind": kind, "topic": asked.topic}
