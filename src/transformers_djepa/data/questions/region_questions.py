"""Questions about regions and marks: "Where is the table?", "Highlight all figures", "the second list", "figure of X".

A region has a topic, such as "table" or "signature" (`topics/groups.yaml`), and perhaps a name: the subject of a
figure, the title of a heading, the label of a check box. Questions are composed from the nouns and templates in
`topics/*.yaml`. Generated pages and pages of documents use the same ones.
"""

import random
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from djepa_pages.spelling import normalise
from djepa_pages.tagged_regions import Name

from .wordings import Wordings, as_typed, draw_wording, load_groups, load_topics


FORM_SHARES = {"one": 4, "about": 4, "nth": 2, "all": 2}
ABSENT_SHARES = {"one": 3, "about": 2, "nth": 1}
UNANSWERABLE_SHARE = 0.2  # of questions
OWN_QUESTION_SHARE = 0.35  # of questions of topics that list some, instead of templates
LONE_ALL_SHARE = 0.15  # of topics with one region: ask for all of them
MAX_COUNTED = 5  # regions of a topic that are asked for by number
LAST_SHARE = 0.4  # of last regions: asked for as "the last"


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
        unsure: topics that the page may have besides those in `topics`; they are never called absent.
        elsewhere: pairs of a topic and a name that this page does not have, such as those of other pages.
        incomplete: topics of which regions may be missing in `topics`; they are asked for neither by number nor as a
            whole.
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
        incomplete: Collection[str] = (),
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
        self.incomplete = incomplete
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
