"""Totals with two tax rates, and negative amounts: they add up, and each answer is printed once."""

import re

from djepa_corpus.forms.business import totals
from djepa_corpus.forms.business.totals import cents_of, rate_parts
from djepa_corpus.forms.documents import make_sheet
from djepa_corpus.forms.markup import tx
from djepa_corpus.forms.sheet import AMOUNTS


def sheets(split, count=40):
    return [make_sheet(7, split, number) for number in range(count)]


def test_parts_of_two_tax_rates_add_up_to_the_document_totals():
    counted = 0
    for sheet in sheets("train"):
        parts = rate_parts(sheet)
        if parts:
            counted += 1
            assert sum(cents_of(part["net_total"]) for part in parts) == cents_of(sheet.raw("net_total"))
            assert sum(cents_of(part["tax_amount"]) for part in parts) == cents_of(sheet.raw("tax_amount"))
            assert all(
                cents_of(part["total"]) == cents_of(part["net_total"]) + cents_of(part["tax_amount"]) for part in parts
            )
            assert parts[0]["tax_rate"] != parts[1]["tax_rate"]
    assert counted > 20


def test_partial_taxes_are_answers_unless_their_sum_is_printed():
    answers = set()
    for sheet in sheets("train"):
        parts = rate_parts(sheet)
        if parts and all(cents_of(part["tax_amount"]) for part in parts):  # otherwise one part is the total
            printed = totals._rate_rows(sheet, parts, ["net_total", "total"])
            taxes = [answer.key for answer in sheet.answers].count("tax_amount")
            assert taxes == (1 if tx(sheet.money(sheet.raw("tax_amount"))) in printed else 2)
            answers.add(taxes)
    assert answers == {1, 2}


def test_all_amounts_and_tax_parts_of_a_credit_note_are_negative():
    counted = 0
    for sheet in sheets("train"):
        sheet.negate_amounts()
        amounts = [sheet.money(sheet.raw(name)) for name in sheet.available(*AMOUNTS)]
        assert all("-" in amount for amount in amounts if re.search("[1-9]", amount))
        assert all("-" in item["line_total"] for item in sheet.facts.items)
        for part in rate_parts(sheet):
            counted += 1
            assert (
                part["net_total"].startswith("-")
                and part["tax_amount"].startswith("-")
                and part["total"].startswith("-")
            )
    assert counted > 20
