"""Synthetic fields of training pages: labels composed of a noun and a pattern, with questions that use the label.

A model can memorise the fields in `labels.yaml`, but real documents have others. Synthetic fields can only be found by
matching the words of the question with those of the label.
"""

from collections.abc import Callable

from .language import load_language, load_shared
from .sheet import Sheet


PREFIX = "synthetic:"  # of the fields' names
PAGE_SHARE = 0.75  # of training pages: with synthetic fields
MAX_FIELDS = 6
ABSENT_SHARE = 0.2  # of nouns: asked for but not on the page
MAX_QUESTIONS = 4  # wordings of one field to draw from
GOODS_SHARE = 0.25  # of nouns: goods
BARE_SHARE = 0.15  # of labels: the noun without a pattern
ENGLISH_SHARE = 0.25  # of questions: in English, around the page's own label


def add_synthetic_fields(sheet: Sheet) -> list[str]:
    """Add fields with labels, values and questions to the sheet and return their names, often none."""
    rng, texts, names = sheet.rng, sheet.texts.synthetic_labels, []
    if sheet.split != "train" or not sheet.chance(PAGE_SHARE):
        return names
    count = rng.randint(1, MAX_FIELDS) + 1
    goods = [item["description"].split("\n")[0].split(",")[0] for item in sheet.other_facts.items]
    goods = [text for text in goods if len(text) < 24]
    nouns = rng.sample(texts["nouns"], count)
    nouns = [rng.choice(goods) if goods and sheet.chance(GOODS_SHARE) else noun for noun in nouns]
    for noun in nouns:
        source = rng.choice(load_shared("fields")["synthetic"])
        label, questions = _label_and_questions(sheet, texts["patterns"][source["pattern"]], noun)
        if len(names) == MAX_FIELDS or (names and sheet.chance(ABSENT_SHARE)):
            sheet.absent_questions += questions[:1]
            continue
        value, name = sheet.other_facts.values.get(rng.choice(source["values"]), ""), PREFIX + noun
        if value and not sheet.has(name):
            sheet.facts.values[name], sheet.printed[name] = value, sheet.cased(label)
            sheet.field_questions[name] = questions
            names.append(name)
    return names


def _label_and_questions(sheet: Sheet, patterns: tuple[str, ...], noun: str) -> tuple[str, list[str]]:
    """Return the printed label, and questions that use it or a similar label."""
    rng = sheet.rng
    forms = []
    for pattern in patterns:
        if " " in noun and pattern.startswith("{N}") and pattern[3:4].isalpha():  # only one-word nouns form compounds
            pattern = "{N} " + _change_initial(pattern[3:], str.upper)
        text = pattern.format(n=_change_initial(noun, str.lower), N=noun)
        forms.append(_change_initial(text, str.upper) if rng.random() < 0.9 else text)
    printed = _change_initial(noun, str.upper) if rng.random() < BARE_SHARE else rng.choice(forms)
    questions = []
    for label in rng.sample([printed, printed, printed.lower(), rng.choice(forms), noun], MAX_QUESTIONS):
        language = load_language("en") if sheet.chance(ENGLISH_SHARE) else sheet.texts
        questions.append(sheet.draw_wording(language.label_questions).format(label=label))
    return printed, questions


def _change_initial(text: str, change: Callable[[str], str]) -> str:
    return change(text[:1]) + text[1:]
