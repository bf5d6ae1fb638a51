"""Answers as printed to values: dates with dateparser, amounts and numbers with price-parser."""

import re
from datetime import date
from decimal import Context, Decimal

from dateparser import parse
from price_parser import Price

from .fields import Field


LANGUAGES = ("en", "de", "fr", "nl", "es", "it")
DECIMAL_PLACES, LARGEST = 6, Decimal(10) ** 30  # of what a table holds
EXACT = Context(prec=40)
NEGATIVE = re.compile(r"^\W*\([^A-Za-z]*\)\W*$|(?<![\w-])(?<!\w )[-−–]\s*[^\w\s]?\s*\d|\d\s*[-−–]\s*$")
FRACTION = re.compile(r"(?<!\d)0([.,])\d+(?!\d)")  # its separator is not that of thousands


def parse_value(text: str, field: Field) -> "str | date | Decimal | None":
    """Return the value of an answer: a text, a date, or an exact number; `None` if it is not of the field's type."""
    if field.type in ("amount", "number"):
        return parse_amount(text, field.decimal)[0]
    return parse_date(text, field.date_order) if field.type == "date" and text else text or None


def parse_date(text: str, order: str = "DMY") -> date | None:
    """Return the complete date in a text; `order` decides about dates such as 03/04/2025.

    >>> parse_date("le 3 janvier 2021")
    datetime.date(2021, 1, 3)
    """
    settings = {"DATE_ORDER": order, "PREFER_LOCALE_DATE_ORDER": False, "STRICT_PARSING": True}
    settings["PARSERS"] = ["absolute-time"]  # neither "in 30 days" nor seconds since 1970
    found = parse(text, languages=LANGUAGES, settings=settings)
    return found and found.date()


def parse_amount(text: str, decimal: str | None = None) -> tuple[Decimal | None, str | None]:
    """Return the number in a text, and its currency as printed.

    >>> parse_amount("-1.234,50 €")
    (Decimal('-1234.50'), '€')
    """
    if not any(map(str.isdigit, text)):
        return None, None
    fraction = FRACTION.search(text)
    found = Price.fromstring(text.replace("%", ""), decimal_separator=decimal or (fraction and fraction[1]))
    if found.amount is None or found.amount >= LARGEST:
        return None, found.currency
    amount = found.amount.copy_negate() if NEGATIVE.search(text) else found.amount
    if amount.as_tuple().exponent < -DECIMAL_PLACES:
        amount = amount.quantize(Decimal(1).scaleb(-DECIMAL_PLACES), context=EXACT)
    return amount, found.currency
