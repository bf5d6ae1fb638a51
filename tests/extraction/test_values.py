from datetime import date
from decimal import Decimal

import pytest

from transformers_djepa.extraction.fields import Field
from transformers_djepa.extraction.values import parse_amount, parse_date, parse_value


@pytest.mark.parametrize(
    "text, expected",
    [
        ("14 March 2025", date(2025, 3, 14)),
        ("2025-03-14", date(2025, 3, 14)),
        ("3 de marzo de 2020", date(2020, 3, 3)),
        ("03/04/2024", date(2024, 4, 3)),
        ("March", None),
        ("net 30 days", None),
        ("in 14 Tagen", None),
        ("1234567890", None),
    ],
)
def test_complete_dates_in_six_languages_are_read(text, expected):
    assert parse_date(text) == expected


def test_the_order_of_a_field_decides_about_numbers():
    assert parse_date("03/04/2024", "MDY") == date(2024, 3, 4)
    assert parse_value("03/04/2024", Field("a", ("q",), "date", date_order="MDY")) == date(2024, 3, 4)


@pytest.mark.parametrize(
    "text, expected",
    [
        ("1.234,56 €", ("1234.56", "€")),
        ("EUR 3 294,80", ("3294.80", "EUR")),
        ("-12,00", ("-12.00", None)),
        ("(125.00)", ("-125.00", None)),
        ("12-14", ("12", None)),
        ("(12 pieces)", ("12", None)),
        ("€ -5", ("-5", "€")),
        ("0.125", ("0.125", None)),
        ("1.23456789", ("1.234568", None)),
        ("none", (None, None)),
    ],
)
def test_amounts_are_exact_with_sign_and_currency(text, expected):
    amount, currency = parse_amount(text)
    assert (amount and str(amount), currency) == expected


def test_the_decimal_separator_of_a_field_overrides_the_guess():
    assert parse_amount("1.234")[0] == 1234
    assert parse_amount("1.234", ".")[0] == Decimal("1.234")


def test_text_stays_as_printed_and_nothing_has_no_value():
    assert parse_value("HR-2025", Field("a", ("q",))) == "HR-2025"
    for kind in ("text", "date", "amount", "number"):
        assert parse_value("", Field("a", ("q",), kind)) is None
