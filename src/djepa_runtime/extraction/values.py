"""Answers as printed to values; a text with several readings has none. Dates are read with dateparser."""

import re
from collections.abc import Iterable
from datetime import date
from decimal import Decimal

from dateparser import parse

from .amounts import parse_amount
from .fields import Field


LANGUAGES = ("en", "de", "fr", "nl", "es", "it")
NUMERIC_DATE = re.compile(r"(?<![\d/-])(\d\d?)([/-])(\d\d?)\2(?:\d{4}|\d\d)(?![\d/-])")  # 25/04/2025 or 25-4-25
DOTTED = re.compile(r"\d ?\. ?\d{1,2} ?\.")  # day, month and year in all of these languages
IMPOSSIBLE = re.compile(r"\d{4}\W ?(?:1[3-9]|[2-9]\d)\W ?\d")  # a month after 12
UNKNOWN_TO_DATEPARSER = re.compile(r"(?<=\d)[ºª°]|(?<=juil)l\b", re.IGNORECASE)
LABEL = re.compile(r"^(?:\D*[:,])?\s*(?:(?:den|am|vom|on|dated|du|del|dal|op|il|el)\b)?\s*")  # "Berlin, den"

EMPTY_BOX = re.compile(r"[☐□◻○◯]|\[\s*\]|\(\s*\)")
TICKED_BOX = re.compile(r"[☑☒✓✔✗✘■◉●]|[\[(]\s*[xX]\s*[\])]")
YES = set("yes y ja oui sí si sì true wahr vrai verdadero vero waar".split())
NO = set("no n nein non nee none false falsch faux falso onwaar keine aucun aucune ninguno nessuno geen".split())


def parse_value(text: str, field: Field) -> "str | date | Decimal | bool | None":
    """Return the value of an answer: a text, a date, an exact number or a bool.

    It is `None` if the text is not of the field's type or can be read in several ways.
    """
    if field.type in ("amount", "number"):
        return parse_amount(text, field.decimal, percent=field.type == "number")[0]
    if field.type == "yes_no":
        return parse_yes_no(text)
    return parse_date(text, field.date_order) if field.type == "date" and text else text or None


def parse_date(text: str, order: str | None = None) -> date | None:
    """Return the complete date in a text.

    `order` decides about dates such as 03/04/2025, which have none without it. Years of two digits are 1969 to 2035.

    >>> parse_date("le 3 janvier 2021")
    datetime.date(2021, 1, 3)
    """
    text = UNKNOWN_TO_DATEPARSER.sub("", text)
    orders = (order,) if order else ("DMY",) if DOTTED.search(text) else ("DMY", "MDY")
    found = {_parse(text, each) or _parse(LABEL.sub("", text), each) for each in orders}
    found = found.pop() if len(found) == 1 else None
    if found is None or IMPOSSIBLE.match(text) or (found.year > 2035 and not re.search(r"\d{4}", text)):
        return None
    return found


def find_date_order(words: Iterable[str]) -> str | None:
    """Return the order of day and month in the dates of a document; `None` if none or both orders are found.

    >>> find_date_order(["03/04/2025", "-", "25/04/2025"])
    'DMY'
    """
    pairs = [(int(first), int(second)) for word in words for first, _, second in NUMERIC_DATE.findall(word)]
    orders = {"DMY" if pair[0] > 12 else "MDY" for pair in pairs if min(pair) <= 12 < max(pair) <= 31}
    return orders.pop() if len(orders) == 1 else None


def parse_yes_no(text: str) -> bool | None:
    """Return False for a no or an empty box, `None` for a yes and a no or several boxes, True for any other answer.

    >>> parse_yes_no("Nein, nicht enthalten"), parse_yes_no("J. Smith")
    (False, True)
    """
    first = re.split(r"[,;(]", text.rpartition(":")[2])[0]  # without a label and an explanation
    words = set(re.findall(r"[^\W_]+", first.casefold())) - {"x"}
    yes, no = (words & YES, words & NO) if words <= YES | NO else (set(), set())
    empty = EMPTY_BOX.search(text)
    if (yes and no) or (empty and (yes or no or TICKED_BOX.search(text))):
        return None
    return not no and not empty


def _parse(text: str, order: str) -> date | None:
    settings = {"DATE_ORDER": order, "PREFER_LOCALE_DATE_ORDER": False, "STRICT_PARSING": True}
    settings["PARSERS"] = ["absolute-time"]  # neither "in 30 days" nor seconds since 1970
    found = parse(text, languages=LANGUAGES, settings=settings) if text else None
    return found and found.date()
