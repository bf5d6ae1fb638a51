"""Questions put together of parts: every combination asks for its field, and none is held out."""

import random

import pytest

from djepa_forms import generate_pages
from djepa_forms.lexicon import COMPOSED_QUESTIONS, FIELDS, LANGUAGES
from djepa_forms.lexicon.composed import ComposedQuestions
from transformers_djepa.processing.spelling import normalise


def small(taken=None) -> ComposedQuestions:
    return ComposedQuestions.parse(
        "of_buyer = of the client | of the payer\nnow = - | now\n",
        "buyer_city = town {of_buyer} {now}\n    | Which town?\n",
        taken or {},
    )


def test_every_combination_is_a_wording_and_a_dash_is_an_alternative_without_words():
    assert set(small().every("buyer_city")) == {
        "town of the client",
        "town of the client now",
        "town of the payer",
        "town of the payer now",
        "Which town?",
    }


def test_what_is_drawn_is_one_of_the_wordings():
    composed, rng = small(), random.Random(0)
    assert {composed.draw(rng, "buyer_city") for _ in range(200)} == set(composed.every("buyer_city"))


def test_wordings_of_another_field_and_of_the_test_split_are_never_drawn():
    taken = {"whichtown": "", "townofthepayer": "seller_city", "townoftheclient": "buyer_city"}
    composed, rng = small(taken), random.Random(0)
    left = {"town of the client", "town of the client now", "town of the payer now"}
    assert set(composed.every("buyer_city")) == left
    assert {composed.draw(rng, "buyer_city") for _ in range(200)} == left


def test_a_template_with_an_unknown_slot_is_an_error_that_names_it():
    with pytest.raises(KeyError, match="buyers_town"):
        ComposedQuestions.parse("of_buyer = of the client | of the payer\n", "buyer_city = {buyers_town}?\n", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_can_be_asked_for_in_many_ways(language):
    composed = COMPOSED_QUESTIONS[language]
    assert set(composed.templates) == set(FIELDS)
    few = {name: count for name in FIELDS if (count := len(set(composed.every(name)))) < 25}
    assert few == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_is_held_out_or_asks_for_two_fields(language):
    held_out = {normalise(text) for field in FIELDS.values() for text in field.test_questions[language]}
    fields: dict[str, set[str]] = {}
    for name, field in FIELDS.items():
        composed = {normalise(text) for text in COMPOSED_QUESTIONS[language].every(name)}
        assert composed.isdisjoint(held_out), name
        listed = map(normalise, (*field.questions[language], *field.further_questions.get(language, ())))
        for text in composed:
            fields.setdefault(text, set()).add(name)
        for text in listed:
            fields.get(text, set()).add(name)
    assert {text: names for text, names in fields.items() if len(names) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slot_is_used_and_every_question_is_short_and_has_no_brace(language):
    composed = COMPOSED_QUESTIONS[language]
    templates = "".join(text for texts in composed.templates.values() for text in texts)
    assert [slot for slot in composed.slots if f"{{{slot}}}" not in templates] == []
    texts = [text for name in FIELDS for text in composed.every(name)]
    assert not any("{" in text or "}" in text or "  " in text for text in texts)
    assert max(len(text.split()) for text in texts) <= 20  # far below CLIP's 77 tokens


def test_training_pages_ask_with_them():
    asked = {
        normalise(question["question"])
        for page in generate_pages(0, "train", 20, render=False)
        for question in page["questions"]
    }
    composed = {
        normalise(text)
        for language in COMPOSED_QUESTIONS.values()
        for name in ("total", "due_date", "buyer_city", "invoice_number", "seller_name")
        for text in language.every(name)
    }
    lists = {
        normalise(text)
        for field in FIELDS.values()
        for table in (field.questions, field.further_questions)
        for texts in table.values()
        for text in texts
    }
    assert len((asked & composed) - lists) >= 5
