"""Fields that no list knows, and sums at several tax rates: on training pages, printed and asked for as they should."""

import re

import pytest


pytest.importorskip("typst")

from transformers_djepa.data.generated import generate_pages, totals  # noqa: E402
from transformers_djepa.data.generated.documents import make_document, make_sheet  # noqa: E402
from transformers_djepa.data.generated.invented import INVENTED, invented_fields  # noqa: E402
from transformers_djepa.data.generated.lexicon import LANGUAGES  # noqa: E402
from transformers_djepa.data.generated.lexicon.invented import (  # noqa: E402
    AMOUNT_LABELS,
    CODE_LABELS,
    DATE_LABELS,
    NAME_LABELS,
)
from transformers_djepa.data.generated.lexicon.things import THINGS  # noqa: E402
from transformers_djepa.data.generated.markup import tx  # noqa: E402
from transformers_djepa.data.generated.totals import cents_of, print_cents, rate_parts  # noqa: E402


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


@pytest.mark.parametrize(
    "text, cents", [("EUR 1.234,56", 123456), ("12,00 €", 1200), ("1 234.56", 123456), ("12", None), ("", None)]
)
def test_cents_are_read_from_printed_amounts(text, cents):
    assert cents_of(text) == cents


@pytest.mark.parametrize("manner", ("9.876,54", "9 876,54", "9,876.54", "9876.54"))
def test_cents_are_printed_in_the_manner_of_another_amount(manner):
    assert print_cents(987654, manner) == manner and print_cents(7, manner)[-4] == "0"


def test_the_parts_of_two_rates_add_up_to_the_documents_sums():
    counted = 0
    for sheet in sheets("train"):
        parts = rate_parts(sheet)
        if parts:
            counted += 1
            assert sum(cents_of(part.net) for part in parts) == cents_of(sheet.raw("net_total"))
            assert sum(cents_of(part.tax) for part in parts) == cents_of(sheet.raw("tax_amount"))
            assert all(cents_of(part.gross) == cents_of(part.net) + cents_of(part.tax) for part in parts)
            assert parts[0].rate != parts[1].rate
    assert counted > 20


def test_each_part_of_the_taxes_answers_unless_their_sum_is_printed():
    answers = set()
    for sheet in sheets("train"):
        parts = rate_parts(sheet)
        if parts and all(cents_of(part.tax) for part in parts):  # else one part is the sum
            printed = totals._rate_rows(sheet, parts, ["net_total", "total"])
            taxes = [answer.key for answer in sheet.answers].count("tax_amount")
            assert taxes == (1 if tx(sheet.amount("tax_amount")) in printed else 2)
            answers.add(taxes)
    assert answers == {1, 2}
