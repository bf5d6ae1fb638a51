"""Values of the answers in `values.csv`; an empty value is a text with several readings or of another type."""

import csv
import re
from pathlib import Path

import pytest

from djepa_runtime.extraction.amounts import parse_amount
from djepa_runtime.extraction.fields import Field
from djepa_runtime.extraction.values import find_date_order, parse_value


SETTINGS = {"amount": "decimal", "number": "decimal", "date": "date_order"}


def read_cases(kind: str) -> list[dict[str, str]]:
    """Rows of a type; `setting` is the decimal separator or the order of dates, \\u escapes are decoded."""
    with Path(__file__).with_name("values.csv").open(newline="", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["type"] == kind]
    for row in rows:
        row["text"] = re.sub(r"\\u(\w{4})", lambda code: chr(int(code[1], 16)), row["text"])
    return rows


def as_printed(value: object) -> str:
    return "" if value is None else str(value).lower()


@pytest.mark.parametrize("kind", ["amount", "number", "date", "yes_no"])
def test_values_are_read_as_printed_and_ambiguous_ones_are_empty(kind):
    wrong = {}
    for row in read_cases(kind):
        field = Field("a", ("q",), kind, **({SETTINGS[kind]: row["setting"]} if row["setting"] else {}))
        if (value := as_printed(parse_value(row["text"], field))) != row["value"]:
            wrong[row["text"], row["setting"]] = (value, row["value"])
    assert not wrong


def test_currencies_are_those_printed():
    cases = read_cases("amount")
    found = {row["text"]: parse_amount(row["text"])[1] or "" for row in cases}
    assert len(cases) >= 200 and found == {row["text"]: row["currency"] for row in cases}


def test_text_stays_as_printed_and_nothing_has_no_value():
    assert parse_value("HR-2025", Field("a", ("q",))) == "HR-2025"
    for kind in ("text", "date", "amount", "number"):
        assert parse_value("", Field("a", ("q",), kind)) is None


@pytest.mark.parametrize(
    "words, order",
    [
        (["03/04/2025", "(25/04/2025)", "2025-04-13"], "DMY"),
        (["3-25-20", "03/04/20"], "MDY"),
        (["03/04/2025", "12/12/2025", "45/12/2025", "1/2"], None),
        (["25/04/2025", "04/25/2025"], None),
    ],
)
def test_other_dates_of_a_document_show_the_order_of_day_and_month(words, order):
    assert find_date_order(words) == order
