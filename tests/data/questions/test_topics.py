"""Questions about regions and marks: grammar of the wordings of all languages, and right answers."""

import itertools
import random

import pytest

from djepa_pages.spelling import normalise
from transformers_djepa.data.questions import region_questions
from transformers_djepa.data.questions.region_questions import MAX_COUNTED, RegionQuestions
from transformers_djepa.data.questions.wordings import LANGUAGES, load_groups, load_topics


GROUPS = load_groups()
TOPICS = (*GROUPS["regions"], *GROUPS["marks"], *GROUPS["parts"])
PARTS = ("shared", "train_only", "held_out")


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture
def texts(language):
    return load_topics(language)


def filled(texts, topic, split):
    """Yield the form and the text of each question about a topic with wordings of `split`."""
    own = texts["topics"][topic]
    for form in ("questions", "about"):
        for text in getattr(own[form], split) if form in own else ():
            yield form, text.format(name="X", row="X", column="Y")
    if topic in GROUPS["only_named"]:
        return
    for (form, wordings), noun in itertools.product(texts["forms"].items(), own["nouns"]):
        ordinals, gender = texts["ordinals"], noun["gender"]
        objects = ordinals | (texts.get("object_ordinals", {}))
        slots = {**noun, "object": noun.get("object", noun["the"])}
        slots["all"] = f"{texts['all'][gender]} {noun['plural']}"
        for position in range(MAX_COUNTED if form == "nth" else 1):
            slots["nth"] = f"{ordinals[gender][position]} {noun['bare']}"
            slots["nth_object"] = f"{objects[gender][position]} {noun['bare']}"
            for text in getattr(wordings, split):
                yield f"{form}{position}", text.format_map(slots)


def is_kind_of(topics):
    """Whether all of the topics but one are kinds of that one, such as a chart and a figure."""
    return any(all(topic == other or other in GROUPS["is_a"].get(topic, ()) for topic in topics) for other in topics)


# Wordings


def test_held_out_questions_are_never_training_questions(texts):
    found: dict[str, set[str]] = {part: set() for part in PARTS}
    for topic, part in itertools.product(TOPICS, PARTS):
        found[part].update(normalise(text) for _, text in filled(texts, topic, part))
    held_out, train = found.pop("held_out"), set().union(*found.values())
    assert held_out and held_out.isdisjoint(train)


def test_a_question_asks_for_one_topic_and_one_or_all_of_it(texts):
    meanings: dict[str, set] = {}
    for topic, part in itertools.product(TOPICS, PARTS):
        for form, text in filled(texts, topic, part):
            meanings.setdefault(normalise(text), set()).add((topic, "one0" if form == "questions" else form))
    shared = {text: found for text, found in meanings.items() if len(found) > 1}
    assert {text: found for text, found in shared.items() if not is_kind_of({topic for topic, _ in found})} == {}
    assert {text: found for text, found in shared.items() if len({form for _, form in found}) > 1} == {}


# Questions and answers


@pytest.fixture
def only(monkeypatch):
    """Let all questions that can have one form, answerable or not, have it."""

    def choose(form: str, absent: bool = False) -> None:
        monkeypatch.setattr(region_questions, "UNANSWERABLE_SHARE", float(absent))
        for shares in ("FORM_SHARES", "ABSENT_SHARES"):
            weights = {each: 1.0 if each == form else 1e-9 for each in getattr(region_questions, shares)}
            monkeypatch.setattr(region_questions, shares, weights)

    return choose


def ask(topics, names=None, limit=40, seed=0, language="en", split="test", **settings):
    names = names or [""] * len(topics)
    drawn = RegionQuestions(topics, names, language, split, random.Random(seed), **settings)
    return drawn.draw(limit)


def absent(*topics, limit=300, **settings):
    """Return questions without an answer on a page with the topics."""
    return [each for each in ask([*topics], limit=limit, **settings) if not each.answers]


MIXED = ["chart", "list", "table", "list", "chart", "table", "list", "table"]


def test_the_same_generator_state_gives_the_same_questions(language):
    settings = {"names": [*"abcdefgh"], "language": language, "split": "train"}
    assert ask(MIXED, seed=3, **settings) == ask(MIXED, seed=3, **settings)
    assert ask(MIXED, seed=3, **settings) != ask(MIXED, seed=4, **settings)


def test_each_region_of_the_topic_answers_a_question_for_one(only):
    only("one")
    answers = {each.topic: each.answers for each in ask(MIXED)}
    assert answers["table"] == [[2], [5], [7]] and answers["chart"] == answers["figure"] == [[0], [4]]


def test_the_answer_to_a_question_for_all_has_all_regions_of_the_topic(only):
    only("all")
    answers = {each.topic: each.answers for each in ask([*MIXED, "photo", "photo"])}
    assert answers["table"] == [[2, 5, 7]] and answers["list"] == [[1, 3, 6]] and answers["photo"] == [[8, 9]]
    assert answers["figure"] == [[0, 4, 8, 9]]


def test_the_answer_to_a_question_by_number_is_that_region_in_reading_order(only):
    only("nth")
    members = {"chart": [0, 4], "figure": [0, 4], "list": [1, 3, 6], "table": [2, 5, 7]}
    words = {"first": 0, "second": 1, "third": 2, "last": -1}
    seen = set()
    for question, topic, answers in ask(MIXED):
        (word,) = [word for word in words if f"the {word} " in question.lower()]
        assert answers == [[members[topic][words[word]]]]
        seen.add(word)
    assert seen == set(words)


def test_regions_with_a_name_answer_questions_about_it(only):
    only("about")
    names = ["", "", "sales", "", "costs", "staff", "", "sales"]
    expected = {"sales": [[2], [7]], "staff": [[5]], "costs": [[4]]}
    seen = set()
    for question, topic, answers in ask(MIXED, names):
        name = next((name for name in expected if name in question), "")
        assert (topic == "list") == (not name) and (not name or answers == expected[name])
        seen.add((topic, name))
    assert seen == {("table", "sales"), ("table", "staff"), ("chart", "costs"), ("figure", "costs"), ("list", "")}


def test_absent_topics_have_no_answers(only):
    only("one", absent=True)
    found = {each.topic for each in absent("table", "chart")}
    assert found == {*TOPICS} - {*GROUPS["parts"]} - {"table", "chart", "figure", "diagram", *GROUPS["only_named"]}


def test_regions_beyond_the_last_one_have_no_answers(only):
    only("nth", absent=True)
    asked = absent("table", "table", "list")
    assert {each.topic for each in asked} == {"table", "list"}
    for question, topic, _ in asked:
        assert {"table": "the third ", "list": "the second "}[topic] in question.lower()


@pytest.mark.parametrize("form", ["one", "nth"])
def test_unsure_topics_are_never_called_absent(only, form):
    only(form, absent=True)
    unsure = {"figure", "list", "table"}
    found = {each.topic for each in absent("table", "title", "stamp", unsure=unsure)}
    assert found and found.isdisjoint(unsure | {"chart", "photo", "diagram"})
