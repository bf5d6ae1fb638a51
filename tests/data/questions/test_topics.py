"""Questions about regions and marks: grammar of the wordings of all languages, and right answers."""

import itertools
import random
import re
import string

import pytest

from djepa_pages.spelling import normalise
from transformers_djepa.data.questions import region_questions
from transformers_djepa.data.questions.region_questions import MAX_COUNTED, RegionQuestions
from transformers_djepa.data.questions.wordings import LANGUAGES, load_groups, load_topics


GROUPS = load_groups()
TOPICS = (*GROUPS["regions"], *GROUPS["marks"], *GROUPS["parts"])
PARTS = ("shared", "train_only", "held_out")
FORM_SLOTS = {"one": {"the", "object", "bare"}, "all": {"all", "plural", "bare"}, "nth": {"nth", "nth_object"}}
ELIDED = ("l'", "lo")  # articles of nouns that begin with a vowel, and Italian ones like "lo schema"
WRONG = {  # patterns of wrong elisions, contractions and question marks
    "en": r"\ba [aeiou]|\ban [^aeiou]",
    "fr": r"\b(le|la|de|que|ne) [aeéêiouh]|\b(de|à) les?\b|[^ ][?!:]|\bl'[^aeéêiouh]",
    "es": r"\b(de|a) el\b|^[^¿]*\?|^¿[^?]*$",
    "it": r"\b(la|lo|della|una) [aeiou]|\b(di|a|in) (il|lo|la|gli)\b|\bl'[^aeiou]|\btutti i [aeiouz]",
    "nl": r"\b(de|een) het\b|\bhet de\b",
    "de": r"\b(ein|der|den|dem) die\b|\b(den|der) das\b",
}


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture
def texts(language):
    return load_topics(language)


def slots_of(text):
    return [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]


def nouns_of(texts):
    return [(topic, noun) for topic in TOPICS for noun in texts["topics"][topic]["nouns"]]


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


def test_every_gender_has_ordinals_up_to_the_last_counted_one(texts):
    ordinals, objects = texts["ordinals"], texts.get("object_ordinals", {})
    assert {noun["gender"] for _, noun in nouns_of(texts)} == set(ordinals) == set(texts["all"])
    assert set(objects) <= set(ordinals)
    assert {len(row) for row in (*ordinals.values(), *objects.values())} == {MAX_COUNTED + 1}


def test_articles_fit_the_gender_of_their_nouns(texts):
    for topic, noun in nouns_of(texts):
        gender, article = noun["gender"], noun["the"].removesuffix(noun["bare"]).strip()
        assert noun["the"].endswith(noun["bare"]), (topic, noun)
        assert article == texts["ordinals"][gender][0].split()[0] or article in ELIDED, (topic, noun)
        objects = texts.get("object_ordinals", {})
        expected = objects[gender][0].split()[0] if gender in objects else article
        assert noun.get("object", noun["the"]).startswith(expected), (topic, noun)


def test_wordings_have_only_the_slots_of_their_form(texts):
    for form, slots in FORM_SLOTS.items():
        for text in itertools.chain(*texts["forms"][form]):
            assert slots_of(text) and set(slots_of(text)) <= slots, text
    for topic in TOPICS:
        own = texts["topics"][topic]
        assert not any(slots_of(text) for text in itertools.chain(*(own.get("questions", ()))))
        named = {"row", "column"} if topic == "table_cell" else {"name"}
        assert all({*slots_of(text)} == named for text in itertools.chain(*own.get("about", ())))


def test_every_form_has_training_and_held_out_wordings(texts):
    for form, fewest in {"one": 20, "all": 12, "nth": 12}.items():
        wordings = texts["forms"][form]
        assert len(wordings.train_only) >= fewest and len(wordings.held_out) >= 2
        assert len(set(map(normalise, wordings.train))) == len(wordings.train)


def test_topics_asked_by_name_only_have_wordings_with_a_name(texts):
    assert all(texts["topics"][topic]["about"] for topic in GROUPS["only_named"])


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


def test_a_noun_names_one_topic(texts):
    topics: dict[str, set[str]] = {}
    for topic, noun in nouns_of(texts):
        for name in ("bare", "plural"):
            topics.setdefault(normalise(noun[name]), set()).add(topic)
    assert {noun: found for noun, found in topics.items() if not is_kind_of(found)} == {}


@pytest.mark.parametrize("language", WRONG)
def test_articles_and_question_marks_follow_the_rules_of_the_language(language):
    texts = load_topics(language)
    questions = {text for topic in TOPICS for part in PARTS for _, text in filled(texts, topic, part)}
    assert len(questions) > 5000
    assert [text for text in questions if re.search(WRONG[language], text, re.IGNORECASE)] == []


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


@pytest.mark.parametrize("split", ["train", "test"])
def test_up_to_the_asked_number_of_different_questions_are_drawn(language, split):
    for limit in (1, 5, 12):
        asked = ask(MIXED, limit=limit, language=language, split=split)
        assert len({normalise(each.question) for each in asked}) == len(asked) == limit
        assert not any(re.search(r"[{}]|  |None", each.question) for each in asked)


def test_a_page_with_one_region_has_no_question_twice(language):
    for seed in range(10):
        questions = [normalise(each.question) for each in ask(["stamp"], seed=seed, language=language)]
        assert len(set(questions)) == len(questions)


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


def test_topics_asked_by_name_only_are_never_asked_without():
    names = ["", "", "blue", ""]
    asked = ask(["paragraph", "paragraph", "coloured_text", "table_row"], names, limit=300)
    assert all("blue" in each.question for each in asked if each.topic in GROUPS["only_named"])


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


@pytest.mark.parametrize("form", ["one", "nth"])
def test_topics_that_a_region_resembles_are_not_called_absent(only, form):
    only(form, absent=True)
    found = {each.topic for each in absent("signature", "title", "heading")}
    assert found and found.isdisjoint({"handwriting", "title", "heading"})
    if form == "one":
        assert "logo" in {each.topic for each in absent("figure")}  # a logo is a figure, but a figure is no logo


def test_a_box_with_the_opposite_state_is_no_answer(only):
    only("about", absent=True)
    boxes = ["checked_box", "empty_box", "checked_box", "empty_box"]
    asked = absent(*boxes, names=["Car", "Bus", "Tram", "Tram"], limit=30)
    missing = {("checked_box", "Bus"), ("empty_box", "Car")}  # "Tram" is the name of a box of each state
    assert {(each.topic, re.search("Car|Bus|Tram", each.question).group()) for each in asked} == missing


def test_names_of_other_pages_are_asked_without_answers(only):
    only("about", absent=True)
    elsewhere = [("heading", "Methods"), ("heading", "Results"), ("heading", "")]
    asked = absent("heading", names=["Results"], elsewhere=elsewhere, limit=30)
    assert asked and all("Methods" in each.question for each in asked)
