"""Fields that no list knows: a label made of a thing and of what is said of it, asked for by its words.

The fields of the lexicon can be learned by heart, and real documents have others. Here only the words of the question
and of the label lead to the answer. Training pages alone have them: the held-out pages are as they were.
"""

import random
from collections.abc import Callable

from .lexicon import FURTHER_LABEL_QUESTIONS, LABEL_QUESTIONS
from .lexicon.invented import AMOUNT_LABELS, CODE_LABELS, DATE_LABELS, NAME_LABELS
from .lexicon.things import THINGS
from .sheet import Sheet


INVENTED = "invented:"  # how the names of such fields begin
PAGE_SHARE = 0.75  # of training pages have invented fields
MOST = 6  # on a page
ABSENT_SHARE = 0.2  # of the things are asked for and not on the page
MOST_QUESTIONS = 4  # wordings of one field to draw from
ITEM_SHARE = 0.25  # of the things are goods
BARE_SHARE = 0.15  # of the labels are the thing alone
ENGLISH_SHARE = 0.25  # of the questions about them are English around the page's own label
# What stands behind the labels: taken from another document's facts.
KINDS: tuple[tuple[dict[str, tuple[str, ...]], tuple[str, ...]], ...] = (
    (CODE_LABELS, ("order_number", "contract_number", "customer_number", "project_number", "policy_number")),
    (CODE_LABELS, ("ticket_number", "tracking_number", "reference", "meter_number", "room_number", "vehicle")),
    (DATE_LABELS, ("invoice_date", "order_date", "delivery_date", "due_date", "date_of_birth")),
    (AMOUNT_LABELS, ("total", "net_total", "previous_balance", "tax_amount")),
    (NAME_LABELS, ("contact_person", "salesperson", "approved_by", "managing_director")),
)


def invented_fields(sheet: Sheet) -> list[str]:
    """Names of new fields of this page, with their labels, values and questions entered in the sheet; often none."""
    if sheet.split != "train" or not sheet.chance(PAGE_SHARE):
        return []
    names = []
    for thing in _things(sheet, sheet.rng.randint(1, MOST) + 1):
        labels, sources = sheet.rng.choice(KINDS)
        label, others = _label(sheet, labels, thing)
        questions = [_question(sheet, text) for text in others]
        if len(names) == MOST or (names and sheet.chance(ABSENT_SHARE)):
            sheet.absent += questions[:1]  # asked for, but not on this page
            continue
        value = sheet.other.values.get(sheet.rng.choice(sources), "")
        name = INVENTED + thing
        if value and not sheet.has(name):
            sheet.invent(name, label, value, questions)
            names.append(name)
    return names


def _things(sheet: Sheet, count: int) -> list[str]:
    """Different things in the page's language, some of them goods."""
    goods = [item["description"].split("\n")[0].split(",")[0] for item in sheet.other.items]
    goods = [text for text in goods if len(text) < 24]
    things = sheet.rng.sample(THINGS[sheet.language], count)
    return [sheet.rng.choice(goods) if goods and sheet.chance(ITEM_SHARE) else thing for thing in things]


def _label(sheet: Sheet, labels: dict[str, tuple[str, ...]], thing: str) -> tuple[str, list[str]]:
    """The printed label, and what the same field may be called in questions: as printed, and in other words."""
    rng, patterns = sheet.rng, labels[sheet.language]
    forms = [_join(pattern, thing, rng) for pattern in patterns]
    printed = _initial(thing, str.upper) if rng.random() < BARE_SHARE else rng.choice(forms)
    near = [printed, printed, printed.lower(), rng.choice(forms), thing]
    return printed, rng.sample(near, MOST_QUESTIONS)


def _join(pattern: str, thing: str, rng: random.Random) -> str:
    """Thing and pattern; goods of several words are not run together with what follows."""
    if " " in thing and pattern.startswith("{N}") and pattern[3:4].isalpha():
        pattern = "{N} " + _initial(pattern[3:], str.upper)
    text = pattern.format(n=_initial(thing, str.lower), N=thing)
    return _initial(text, str.upper) if rng.random() < 0.9 else text


def _initial(text: str, change: Callable[[str], str]) -> str:
    return change(text[:1]) + text[1:]


def _question(sheet: Sheet, label: str) -> str:
    language = "en" if sheet.chance(ENGLISH_SHARE) else sheet.language
    return sheet.unseen(LABEL_QUESTIONS, {}, language, FURTHER_LABEL_QUESTIONS).format(label=label)
