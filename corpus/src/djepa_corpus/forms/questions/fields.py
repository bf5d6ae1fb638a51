"""Questions about the fields and table cells of a page: which to ask for, and in which words."""

import random
from collections.abc import Collection

from transformers_djepa.data.questions.wordings import as_typed

from ..business.cells import PREFIX as CELL_OF
from ..language import load_language, load_shared
from ..sheet import Answer, Sheet
from ..synthetic_labels import PREFIX as SYNTHETIC
from ..typesetting import LaidPage
from .located import Located, Question


MAX_ABSENT = 6  # fields that are candidates for questions without an answer
MAX_ELSEWHERE = 6  # answers on other pages of the document that are such candidates
MAX_OTHER = 10  # answers of another document that are such candidates
OFTEN_ASKED_WEIGHT = 3  # of frequent and synthetic fields; others have 1
EXPECTED_WEIGHT = 12  # of absent fields that people look for on such a page
AMBIGUOUS_SHARE = 0.3  # of pages with several fields that fit
UNANSWERABLE_SHARE = 0.135  # of questions
OTHER_SHARE = 0.35  # of questions, if those of another document are among them
LABEL_SHARE = {"train": 0.35, "test": 0.2}  # of questions: made from a label
TEMPLATE_SHARE = 0.5  # of other training questions: composed from templates
CELL_SHARE = {"train": 0.25, "test": 0.125}  # of questions: about table cells, if a page has enough of them
ENGLISH_SHARE = 0.5  # of questions about pages in other languages: in English


def field_questions(
    sheet: Sheet, page: LaidPage, found: list[Located], max_questions: int, wordings: int, other: Sheet | None = None
) -> list[Question]:
    """Return up to `max_questions` questions, some of them about the answers of another document.

    They ask for distinct answers; on pages with fewer answers, each is asked for in up to `wordings` ways.
    """
    rng = sheet.rng
    absent, share = _absent_questions(sheet, page, other), UNANSWERABLE_SHARE if other is None else OTHER_SHARE
    num_absent = min(len(absent), sum(rng.random() < share for _ in range(max_questions)))
    questions = [Question(text, "unanswerable", topic) for text, topic in rng.sample(absent, num_absent)]
    questions += _ambiguous(sheet, found) if rng.random() < AMBIGUOUS_SHARE else []
    left = max_questions - len(questions)
    groups = _choose(sheet, found, left)
    for group in (groups * wordings)[:left]:
        answer, places = group[0][0], [[place] for _, place in group]
        questions.append(Question(_question_text(sheet, answer.key, answer), answer.kind, answer.topic, places))
    return questions


def _ambiguous(sheet: Sheet, found: list[Located]) -> list[Question]:
    """Return one question that fits several fields on the page; all of them are right answers."""
    options = []
    for keys in load_shared("fields")["ambiguous"]:
        if len({answer.key for answer, _ in found if answer.key in keys}) > 1:
            options.append((keys[0], [[place] for name in keys for answer, place in found if answer.key == name]))
    if not options:
        return []
    key, places = sheet.rng.choice(options)
    return [Question(_question_text(sheet, key), "ambiguous", key, places)]


def _choose(sheet: Sheet, found: list[Located], most: int) -> list[list[Located]]:
    """Choose fields and cells to ask for; up to three eighths are cells if the page has few fields.

    The locations of one field form a group: it is one question with several right answers.
    """
    rng, share = sheet.rng, CELL_SHARE[sheet.split]
    groups: dict[tuple, list[Located]] = {}
    for answer, place in found:
        key = (answer.key, answer.label if answer.is_cell else "", *answer.questions)
        groups.setdefault(key, []).append((answer, place))
    cells = [group for group in groups.values() if group[0][0].is_cell]
    fields = [group for group in groups.values() if not group[0][0].is_cell]
    fields.sort(key=lambda group: _random_rank(rng, group[0][0].key))
    rng.shuffle(cells)
    cells = cells[: max(int(most * share), min(most - len(fields), most * 3 // 8))]
    return fields[: most - len(cells)] + cells


def _random_rank(rng: random.Random, key: str, expected: Collection[str] = ()) -> float:
    """Return a random sort key; expected, frequent and synthetic fields mostly come first."""
    frequent = key in load_shared("fields")["often_asked"] or key.startswith(SYNTHETIC)
    weight = EXPECTED_WEIGHT if key in expected else OFTEN_ASKED_WEIGHT if frequent else 1
    return -(rng.random() ** (1 / weight))


def _question_text(sheet: Sheet, key: str, answer: Answer | None = None) -> str:
    """Return a question in the page's language or in English."""
    rng = sheet.rng
    if answer is not None and answer.questions:
        return rng.choice(answer.questions)
    texts = load_language("en") if rng.random() < ENGLISH_SHARE else sheet.texts
    if key.startswith("cell:"):
        return sheet.draw_wording(texts.cell_questions[key.removeprefix("cell:")]).format(item=answer.label)
    train = sheet.split == "train"
    if rng.random() < LABEL_SHARE[sheet.split]:
        text, label = sheet.draw_wording(texts.label_questions), sheet.printed.get(key, "").replace("\n", " ")
        if key not in sheet.printed or rng.random() >= 0.4:
            labels = texts.labels[key]
            label = sheet.varied(sheet.draw_wording(labels), labels.held_out, texts.code)
        text = text.format(label=label)
    elif train and sheet.chance(TEMPLATE_SHARE):
        text = texts.templates.draw(rng, key)
    else:
        text = sheet.draw_wording(texts.questions[key])
    return as_typed(rng, text) if train else text


def _absent_questions(sheet: Sheet, page: LaidPage, other: Sheet | None) -> list[tuple[str, str]]:
    """Return questions that this page does not answer, with their topics.

    They are about absent fields, unticked check boxes, answers on other pages of the document, and those of another
    document.
    """
    absent = absent_fields(sheet, page)
    names = sorted(absent, key=lambda name: _random_rank(sheet.rng, name, sheet.expected))
    names = names[:MAX_ABSENT]
    asked = [(_question_text(sheet, name), name) for name in names]
    asked += [(question, "checked_option") for question in sheet.absent_questions]
    here = {(answer.key, answer.label) for answer in sheet.answers if not page.elsewhere.issuperset(answer.ids)}
    elsewhere = [answer for answer in sheet.answers if page.elsewhere.issuperset(answer.ids) and not answer.has_topic]
    elsewhere = [answer for answer in elsewhere if (answer.key, answer.label) not in here]
    chosen = sheet.rng.sample(elsewhere, min(len(elsewhere), MAX_ELSEWHERE))
    asked += [(_question_text(sheet, answer.key, answer), answer.topic) for answer in chosen]
    return asked if other is None else asked + _questions_of_other(sheet, page, other, absent)


def _questions_of_other(sheet: Sheet, page: LaidPage, other: Sheet, absent: Collection[str]) -> list[tuple[str, str]]:
    """Return questions about the answers of another document that this page does not answer, with their topics."""
    text, asked = " ".join(page.words).lower(), []
    for answer in other.answers:
        label = answer.label or other.printed.get(answer.key, "")
        is_labelled = answer.key.startswith((SYNTHETIC, CELL_OF)) or answer.is_cell
        if is_labelled and label and label.lower() not in text and sheet.language == other.language:
            asked.append((_question_text(other, answer.key, answer), answer.topic))
        elif answer.key in absent:
            asked.append((_question_text(sheet, answer.key), answer.topic))
    return sheet.rng.sample(asked, min(len(asked), MAX_OTHER))


def absent_fields(sheet: Sheet, page: LaidPage) -> list[str]:
    """Return the fields that are absent from the page: label, value and related fields."""
    printed = {answer.key for answer in sheet.answers}
    labels = {label.lower() for label in sheet.printed.values()}
    text = " ".join(page.words).lower()
    related = load_shared("fields")["related"]
    absent = []
    for name, wordings in sheet.texts.labels.items():
        near = {name}.union(*(group for group in related if name in group))
        value = " ".join(sheet.raw(name).lower().split())
        named = any(label.lower() in labels for label in (*wordings.shared, *wordings.train_only))
        if not near & printed and not named and not (value and value in text):
            absent.append(name)
    return absent
