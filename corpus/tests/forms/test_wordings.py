"""Question templates: every combination asks for its field, and none is held out."""

import random

import pytest

from djepa_corpus.forms import language_codes, load_language
from djepa_corpus.forms.language import load_shared
from djepa_corpus.forms.wordings import QuestionTemplates
from djepa_pages.spelling import normalise


FIELDS = load_shared("fields")["fields"]


def small(reserved=None) -> QuestionTemplates:
    slots = {"of_buyer": ("of the client", "of the payer"), "now": ("-", "now")}
    return QuestionTemplates(slots, {"buyer_city": ("town {of_buyer} {now}", "Which town?")}, reserved or {})


def test_every_slot_combination_is_a_wording_and_a_dash_fills_a_slot_with_nothing():
    assert set(small().every("buyer_city")) == {
        "town of the client",
        "town of the client now",
        "town of the payer",
        "town of the payer now",
        "Which town?",
    }


def test_wordings_of_another_field_and_of_the_test_split_are_never_drawn():
    reserved = {"whichtown": "", "townofthepayer": "seller_city", "townoftheclient": "buyer_city"}
    templates, rng = small(reserved), random.Random(0)
    left = {"town of the client", "town of the client now", "town of the payer now"}
    assert set(templates.every("buyer_city")) == left
    assert {templates.draw(rng, "buyer_city") for _ in range(200)} == left


@pytest.mark.parametrize("language", language_codes())
def test_no_question_is_held_out_or_asks_for_two_fields(language):
    texts = load_language(language)
    held_out = {normalise(text) for wordings in texts.questions.values() for text in wordings.held_out}
    fields: dict[str, set[str]] = {}
    for name in FIELDS:
        composed = {normalise(text) for text in texts.templates.every(name)}
        assert composed.isdisjoint(held_out), name
        for text in composed:
            fields.setdefault(text, set()).add(name)
        for text in map(normalise, texts.questions[name].train):
            fields.get(text, set()).add(name)
    assert {text: names for text, names in fields.items() if len(names) > 1} == {}


@pytest.mark.parametrize("language", language_codes())
def test_every_slot_is_used_and_questions_are_short_and_fully_filled(language):
    templates = load_language(language).templates
    joined = "".join(text for texts in templates.templates.values() for text in texts)
    assert [slot for slot in templates.slots if f"{{{slot}}}" not in joined] == []
    texts = [text for name in FIELDS for text in templates.every(name)]
    assert not any("{" in text or "}" in text or "  " in text for text in texts)
    assert max(len(text.split()) for text in texts) <= 20  # far below CLIP's 77 tokens
