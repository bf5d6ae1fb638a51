"""Questions about a laid-out page: which of its answers are asked for, in which words, and where the answer stands."""

import random
from dataclasses import dataclass

import numpy as np

from .engine import LaidPage
from .invented import INVENTED
from .lexicon import (
    CELL_QUESTIONS,
    COMPOSED_QUESTIONS,
    FIELDS,
    FURTHER_CELL_QUESTIONS,
    FURTHER_LABEL_QUESTIONS,
    LABEL_QUESTIONS,
    TEST_CELL_QUESTIONS,
    TEST_LABEL_QUESTIONS,
)
from .respelling import mistype
from .sheet import Answer, Sheet
from .visuals import absent_visuals


# Fields whose names are used for each other: none of a group is called absent while another one is on the page.
RELATED = (
    frozenset(("total", "balance_due", "net_total", "amount_paid", "previous_balance")),
    frozenset(("invoice_date", "date", "order_date", "delivery_date", "time", "billing_period")),
    frozenset(("phone", "mobile")),
    frozenset(("vat_id", "tax_number", "customer_vat_id")),
    frozenset(("customer_number", "account_number", "reference", "contract_number", "policy_number")),
    frozenset(("order_number", "reference", "payment_reference", "customer_number")),
    frozenset(("invoice_number", "credit_note_number", "receipt_number", "ticket_number", "payment_reference")),
    frozenset(("contact_person", "salesperson", "recipient", "approved_by")),
    frozenset(("meter_reading", "consumption")),
    frozenset(("seller_country", "nationality", "buyer_country")),
    frozenset(("seller_name", "account_holder", "sender", "buyer_name", "recipient")),
    frozenset(("contact_person", "managing_director", "cashier")),
    frozenset(("account_number", "iban")),
    frozenset(("sort_code", "bic")),
    frozenset(("payment_terms", "due_date")),
    frozenset(("buyer_address", "shipping_address", "buyer_street", "buyer_city", "buyer_postcode")),
    frozenset(("seller_address", "seller_street", "seller_city", "seller_postcode")),
)
# Fields among which a vague question does not decide, and the field whose wordings ask it.
AMBIGUOUS = (
    (("date", "invoice_date", "delivery_date", "due_date", "order_date"), "date"),
    (("phone", "mobile"), "phone"),
    (("vat_id", "customer_vat_id"), "vat_id"),
    (("reference", "payment_reference", "order_number"), "reference"),
)
MOST_ABSENT = 6  # fields drawn as candidates for questions without an answer
# Fields that are asked for most; they are drawn so many times more readily than the others.
CORE = frozenset(
    (
        *(
            "invoice_number",
            "invoice_date",
            "due_date",
            "delivery_date",
            "total",
            "net_total",
            "tax_amount",
            "tax_rate",
        ),
        *(
            "iban",
            "bic",
            "vat_id",
            "tax_number",
            "order_number",
            "customer_number",
            "contract_number",
            "billing_period",
        ),
        *("payment_terms", "currency", "contact_person", "seller_name", "balance_due"),
    )
)
CORE_WEIGHT = 3
AMBIGUOUS_SHARE = 0.3  # of the pages with several such fields
UNANSWERABLE_SHARE = 0.135
MIN_REPEATED = 5  # characters of a value that is looked for elsewhere on the page
LABEL_SHARE = {"train": 0.35, "test": 0.2}  # of the questions are made from a label
COMPOSED_SHARE = 0.5  # of the other questions of training pages are put together of parts
CELL_SHARE = {"train": 0.25, "test": 0.125}  # of the questions are about cells of a table, where a page has enough
PLAIN_SHARE = 0.15  # of the questions of training pages are typed carelessly: small letters, no sign at the end
MISTYPED_SHARE = 0.08  # of them have a typing mistake
ENGLISH_SHARE = 0.5  # of the questions about pages in other languages


@dataclass
class Region:
    """One place where an answer stands: its words' indices line by line, and the rectangles of its marks (0..1000)."""

    lines: list[list[int]]
    rects: list[list[float]]


def make_questions(sheet: Sheet, page: LaidPage, most: int, wordings: int = 1) -> list[dict]:
    """Up to `most` questions: dicts of `question`, `kind`, `shape` and `regions`.

    They are about distinct answers; where a page has fewer, each answer is asked for in up to `wordings` ways.
    """
    rng = sheet.rng
    found = _located(sheet, page)
    absent = _absent_questions(sheet, page)
    missing = min(len(absent), sum(rng.random() < UNANSWERABLE_SHARE for _ in range(most)))
    questions = [_question(text, "unanswerable") for text in rng.sample(absent, missing)]
    questions += _ambiguous(sheet, found) if rng.random() < AMBIGUOUS_SHARE else []
    groups = _choose(sheet, _grouped(found), most - len(questions))
    for group in (groups * wordings)[: most - len(questions)]:
        answer = group[0][0]
        questions.append(
            _question(_ask(sheet, answer.key, answer), answer.kind, [region for _, region in group], answer.shape)
        )
    distinct = list({question["question"]: question for question in reversed(questions)}.values())
    rng.shuffle(distinct)
    return distinct


def _question(text: str, kind: str, regions: list[Region] | None = None, shape: bool = False) -> dict:
    return {"question": text, "kind": kind, "shape": shape, "regions": regions or []}


def _ambiguous(sheet: Sheet, found: list[tuple[Answer, Region]]) -> list[dict]:
    """One question that does not say which of several fields it means; all of them are right."""
    options = []
    for keys, key in AMBIGUOUS:
        regions = [region for name in keys for answer, region in found if answer.key == name]
        if key in FIELDS and len({answer.key for answer, _ in found if answer.key in keys}) > 1:
            options.append((key, regions))
    if not options:
        return []
    key, regions = sheet.rng.choice(options)
    return [_question(_ask(sheet, key), "ambiguous", regions)]


def _located(sheet: Sheet, page: LaidPage) -> list[tuple[Answer, Region]]:
    """Answers that are on this page, with their words and boxes."""
    found = []
    lines_of = _lines_of_marks(page)
    for answer in sheet.answers:
        if not all(number in page.marks for number in answer.ids):
            continue
        rects = [rect for number in answer.ids for rect in page.marks[number]]
        lines = [line for number in answer.ids for line in lines_of[number] if line]
        if answer.shape or lines:
            found.append((answer, Region(lines, rects)))
    marked = {index for lines in lines_of.values() for line in lines for index in line}
    return found + _repeated(found, page, marked)


def _repeated(found: list[tuple[Answer, Region]], page: LaidPage, marked: set[int]) -> list[tuple[Answer, Region]]:
    """Further places, outside of all marks, where a field's words stand in the same order."""
    starts: dict[str, list[int]] = {}
    for index, word in enumerate(page.words):
        if index not in marked:
            starts.setdefault(word, []).append(index)
    more, seen = [], set()
    for answer, region in found:
        words = [page.words[index] for line in region.lines for index in line]
        if (
            answer.kind != "value"
            or answer.key.startswith("cell:")
            or len("".join(words)) < MIN_REPEATED
            or not any(word.strip("0.,€$£%-") for word in words)
        ):
            continue
        for start in starts.get(words[0], ()):
            span = list(range(start, start + len(words)))
            if (
                [page.words[index] for index in span if index < len(page.words)] == words
                and not marked & set(span)
                and (answer.key, start) not in seen
            ):
                seen.add((answer.key, start))
                more.append((answer, Region(_split_lines(page, span), [])))
    return more


def _split_lines(page: LaidPage, words: list[int]) -> list[list[int]]:
    """Consecutive words, cut where the next one stands lower or to the left."""
    lines = [[words[0]]]
    for last, word in zip(words, words[1:], strict=False):
        below = page.boxes[word][1] >= page.boxes[last][3] or page.boxes[word][0] < page.boxes[last][0]
        lines.append([word]) if below else lines[-1].append(word)
    return lines


def _lines_of_marks(page: LaidPage) -> dict[int, list[list[int]]]:
    """For each mark and each of its rectangles (a line), the words whose centre lies in it."""
    lines: dict[int, list[list[int]]] = {number: [[] for _ in rects] for number, rects in page.marks.items()}
    if not page.words or not lines:
        return lines
    boxes = np.asarray(page.boxes)
    x, y = (boxes[:, 0] + boxes[:, 2]) / 2, (boxes[:, 1] + boxes[:, 3]) / 2
    flat = [line for number in lines for line in lines[number]]
    rects = np.asarray([rect for rects in page.marks.values() for rect in rects])
    inside = (
        (rects[:, :1] <= x) & (x <= rects[:, 2:3]) & (rects[:, 1:2] <= y) & (y <= rects[:, 3:])
    )  # (rectangles, words)
    for row, word in zip(*np.nonzero(inside), strict=True):
        flat[row].append(int(word))
    return lines


def _grouped(found: list[tuple[Answer, Region]]) -> list[list[tuple[Answer, Region]]]:
    """The same field at several places is one question with several right answers."""
    groups: dict[tuple, list[tuple[Answer, Region]]] = {}
    for answer, region in found:
        groups.setdefault(
            (answer.key, answer.label if answer.key.startswith("cell:") else "", *answer.questions), []
        ).append((answer, region))
    return list(groups.values())


def _choose(sheet: Sheet, groups: list, most: int) -> list:
    """Fields before cells: a share are cells, up to three eighths where fields are few."""
    rng, share = sheet.rng, CELL_SHARE[sheet.split]
    cells = [group for group in groups if group[0][0].key.startswith("cell:")]
    fields = [group for group in groups if not group[0][0].key.startswith("cell:")]
    fields.sort(key=lambda group: _draw_rank(rng, group[0][0].key))
    rng.shuffle(cells)
    cells = cells[: max(int(most * share), min(most - len(fields), most * 3 // 8))]
    return fields[: most - len(cells)] + cells


def _draw_rank(rng: random.Random, key: str) -> float:
    """A random number to sort by, with the core fields and the invented ones mostly in front."""
    return -(rng.random() ** (1 / (CORE_WEIGHT if key in CORE or key.startswith(INVENTED) else 1)))


def _ask(sheet: Sheet, key: str, answer: Answer | None = None) -> str:
    """A wording in the page's language, sometimes in English."""
    rng = sheet.rng
    if answer is not None and answer.questions:
        return rng.choice(answer.questions)
    language = "en" if rng.random() < ENGLISH_SHARE else sheet.language
    if key.startswith("cell:"):
        column = key.removeprefix("cell:")
        wordings = CELL_QUESTIONS[column], TEST_CELL_QUESTIONS[column], language, FURTHER_CELL_QUESTIONS[column]
        return sheet.unseen(*wordings).format(item=answer.label)
    entry = FIELDS[key]
    if rng.random() < LABEL_SHARE[sheet.split]:
        wordings = LABEL_QUESTIONS, TEST_LABEL_QUESTIONS, language, FURTHER_LABEL_QUESTIONS
        text = sheet.unseen(*wordings).format(label=_label(sheet, key, language))
    elif sheet.split == "train" and sheet.chance(COMPOSED_SHARE):
        text = COMPOSED_QUESTIONS[language].draw(rng, key)
    else:
        text = sheet.unseen(entry.questions, entry.test_questions, language, entry.further_questions)
    return _typed(rng, text) if sheet.split == "train" else text


def _typed(rng: random.Random, text: str) -> str:
    """The question as people type it: some in small letters without a sign at the end, some with a mistake."""
    if rng.random() < PLAIN_SHARE:
        text = text.lower().strip(" ?.!¿") or text
    return mistype(rng, text) if rng.random() < MISTYPED_SHARE else text


def _label(sheet: Sheet, key: str, language: str) -> str:
    """The field's printed label, or another one of the same field."""
    if key in sheet.printed and sheet.rng.random() < 0.4:
        return sheet.printed[key].replace("\n", " ")
    entry = FIELDS[key]
    label = sheet.unseen(entry.labels, entry.test_labels, language, entry.further_labels)
    return sheet.respelled(label, entry.test_labels, language)


def _absent_questions(sheet: Sheet, page: LaidPage) -> list[str]:
    """Questions that this page does not answer: fields it has nothing of, unticked boxes, drawings it lacks."""
    names = _absent_fields(sheet, page)
    names = sorted(names, key=lambda name: _draw_rank(sheet.rng, name))[:MOST_ABSENT]
    asked = [_ask(sheet, name) for name in names]
    drawings = absent_visuals(sheet)
    return asked + sheet.absent + sheet.rng.sample(drawings, min(1, len(drawings)))


def _absent_fields(sheet: Sheet, page: LaidPage) -> list[str]:
    """Fields that the page has nothing of: no label of theirs, no related field, and not their value either."""
    printed = {answer.key for answer in sheet.answers}
    labels = {label.lower() for label in sheet.printed.values()}
    text = " ".join(page.words).lower()
    absent = []
    for name, entry in FIELDS.items():
        near = frozenset().union(*(group for group in RELATED if name in group), (name,))
        value = " ".join(sheet.raw(name).lower().split())
        known = (*entry.labels.get(sheet.language, ()), *entry.further_labels.get(sheet.language, ()))
        named = any(label.lower() in labels for label in known)
        if not near & printed and not named and not (value and value in text):
            absent.append(name)
    return absent
