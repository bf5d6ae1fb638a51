"""Synthetic fields: labels composed of a noun and a pattern, to be asked for by their own words.

A model can memorise the fields in `labels.yaml`, but real documents have others. For synthetic fields, only the words
of the question and of the label lead to the answer. Training pages alone have them.
"""

import random
from collections.abc import Callable

from .language import load_language
from .sheet import Sheet


PREFIX = "synthetic:"  # of the names of such fields
PAGE_SHARE = 0.75  # training pages with synthetic fields
MAX_FIELDS = 6
ABSENT_SHARE = 0.2  # nouns that are asked for but not on the page
MAX_QUESTIONS = 4  # wordings of one field to draw from
GOODS_SHARE = 0.25  # nouns that are goods
BARE_SHARE = 0.15  # labels without a pattern
ENGLISH_SHARE = 0.25  # English questions around the page's own label
# Pattern of the label, and fields of another document to take the value from.
KINDS = (
    ("code", ("order_number", "contract_number", "customer_number", "project_number", "policy_number")),
    ("code", ("ticket_number", "tracking_number", "reference", "meter_number", "room_number", "vehicle")),
    ("date", ("invoice_date", "order_date", "delivery_date", "due_date", "date_of_birth")),
    ("amount", ("total", "net_total", "previous_balance", "tax_amount")),
    ("person", ("contact_person", "salesperson", "approved_by", "managing_director")),
)


def add_synthetic_fields(sheet: Sheet) -> list[str]:
    """Add fields with labels, values and questions to the sheet and return their names, often none."""
    if sheet.split != "train" or not sheet.chance(PAGE_SHARE):
        return []
    names = []
    for noun in _nouns(sheet, sheet.rng.randint(1, MAX_FIELDS) + 1):
        kind, sources = sheet.rng.choice(KINDS)
        label, variants = _label(sheet, sheet.texts.synthetic_labels["patterns"][kind], noun)
        questions = [_question(sheet, text) for text in variants]
        if len(names) == MAX_FIELDS or (names and sheet.chance(ABSENT_SHARE)):
            sheet.absent_questions += questions[:1]
            continue
        value = sheet.other_facts.values.get(sheet.rng.choice(sources), "")
        name = PREFIX + noun
        if value and not sheet.has(name):
            sheet.add_field(name, label, value, questions)
            names.append(name)
    return names


def _nouns(sheet: Sheet, count: int) -> list[str]:
    """Return different nouns in the page's language, some of them goods."""
    goods = [item["description"].split("\n")[0].split(",")[0] for item in sheet.other_facts.items]
    goods = [text for text in goods if len(text) < 24]
    nouns = sheet.rng.sample(sheet.texts.synthetic_labels["nouns"], count)
    return [sheet.rng.choice(goods) if goods and sheet.chance(GOODS_SHARE) else noun for noun in nouns]


def _label(sheet: Sheet, patterns: tuple[str, ...], noun: str) -> tuple[str, list[str]]:
    """Return the printed label and the forms of it that questions use."""
    rng = sheet.rng
    forms = [_join(pattern, noun, rng) for pattern in patterns]
    printed = _initial(noun, str.upper) if rng.random() < BARE_SHARE else rng.choice(forms)
    near = [printed, printed, printed.lower(), rng.choice(forms), noun]
    return printed, rng.sample(near, MAX_QUESTIONS)


def _join(pattern: str, noun: str, rng: random.Random) -> str:
    """Insert the noun into the pattern; nouns of several words do not form compounds."""
    if " " in noun and pattern.startswith("{N}") and pattern[3:4].isalpha():
        pattern = "{N} " + _initial(pattern[3:], str.upper)
    text = pattern.format(n=_initial(noun, str.lower), N=noun)
    return _initial(text, str.upper) if rng.random() < 0.9 else text


def _initial(text: str, change: Callable[[str], str]) -> str:
    return change(text[:1]) + text[1:]


def _question(sheet: Sheet, label: str) -> str:
    texts = load_language("en") if sheet.chance(ENGLISH_SHARE) else sheet.texts
    return sheet.draw_wording(texts.label_questions).format(label=label)
