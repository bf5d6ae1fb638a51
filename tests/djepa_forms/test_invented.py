"""Fields that no list knows: on training pages, printed and asked for as they should."""

import re

import pytest


pytest.importorskip("typst")

from djepa_forms import generate_pages  # noqa: E402
from djepa_forms.documents import make_document, make_sheet  # noqa: E402
from djepa_forms.invented import INVENTED, invented_fields  # noqa: E402
from djepa_forms.lexicon import LANGUAGES  # noqa: E402
from djepa_forms.lexicon.invented import (  # noqa: E402
    AMOUNT_LABELS,
    CODE_LABELS,
    DATE_LABELS,
    NAME_LABELS,
)
from djepa_forms.lexicon.things import THINGS  # noqa: E402


def sheets(split, count=40):
    return [make_sheet(7, split, number) for number in range(count)]


def test_held_out_pages_have_none():
    assert not any(invented_fields(sheet) for sheet in sheets("test"))


def test_training_pages_print_a_label_and_a_value_and_ask_by_the_label():
    found = 0
    for sheet in sheets("train"):
        make_document(sheet)
        for name, questions in sheet.wordings.items():
            label, thing = sheet.printed[name], name.removeprefix(INVENTED)
            assert sheet.raw(name) and thing.lower()[:4] in label.lower()
            assert len(questions) > 1 and any(thing.lower() in question.lower() for question in questions)
        found += sum(answer.key.startswith(INVENTED) for answer in sheet.answers)
    assert found > 20


def test_their_questions_are_answered_by_the_value_that_stands_behind_the_label():
    answered = 0
    for number, page in enumerate(generate_pages(7, num_pages=24, render=False, questions_per_page=24)):
        sheet = make_sheet(7, "train", number)
        make_document(sheet)
        values = {question: sheet.raw(name) for name, asked in sheet.wordings.items() for question in asked}
        for question in page["questions"]:
            if question["question"] in values and question["answers"]:
                letters = len(re.sub(r"\W", "", values[question["question"]]))
                assert len(re.sub(r"\W", "", question["answers"][0])) == pytest.approx(letters, abs=2)  # as read
                answered += 1
    assert answered > 5


def test_every_language_has_things_and_labels_of_every_kind():
    for table in (THINGS, CODE_LABELS, DATE_LABELS, AMOUNT_LABELS, NAME_LABELS):
        assert set(table) == set(LANGUAGES) and all(len(entries) > 2 for entries in table.values())
