"""Questions about a laid-out page: which answers to ask for, in which words, and where they are."""

import random
from dataclasses import dataclass

import numpy as np

from .language import load_language, load_shared
from .sheet import Answer, Sheet
from .synthetic_labels import PREFIX
from .typesetting import LaidPage
from .wordings import mistype


MAX_ABSENT = 6  # fields that are candidates for questions without an answer
OFTEN_ASKED_WEIGHT = 3  # of frequent and synthetic fields; others have 1
AMBIGUOUS_SHARE = 0.3  # of pages with several fields that fit
UNANSWERABLE_SHARE = 0.135  # of questions
MIN_REPEATED = 5  # characters of a value that is searched for elsewhere on the page
LABEL_SHARE = {"train": 0.35, "test": 0.2}  # of questions: made from a label
TEMPLATE_SHARE = 0.5  # of other training questions: composed from templates
CELL_SHARE = {"train": 0.25, "test": 0.125}  # of questions: about table cells, if a page has enough of them
PLAIN_SHARE = 0.15  # of training questions: in lower case without end punctuation
MISTYPED_SHARE = 0.08  # of training questions: with a typing error
ENGLISH_SHARE = 0.5  # of questions about pages in other languages: in English


@dataclass
class Region:
    """One location of an answer: word indices by line, and the rectangles of its marks (0..1000)."""

    lines: list[list[int]]
    rects: list[list[float]]


Located = tuple[Answer, Region]


def make_questions(sheet: Sheet, page: LaidPage, max_questions: int, wordings: int = 1) -> list[dict]:
    """Return up to `max_questions` different questions: dicts of `question`, `kind`, `shape` and `regions`.

    They ask for distinct answers; on pages with fewer answers, each is asked for in up to `wordings` ways.
    """
    rng = sheet.rng
    found = _locate(sheet, page)
    absent = _absent_questions(sheet, page)
    num_absent = min(len(absent), sum(rng.random() < UNANSWERABLE_SHARE for _ in range(max_questions)))
    questions = [_question(text, "unanswerable") for text in rng.sample(absent, num_absent)]
    questions += _ambiguous(sheet, found) if rng.random() < AMBIGUOUS_SHARE else []
    left = max_questions - len(questions)
    groups = _choose(sheet, found, left)
    for group in (groups * wordings)[:left]:
        answer, regions = group[0][0], [region for _, region in group]
        questions.append(_question(_question_text(sheet, answer.key, answer), answer.kind, regions, answer.shape))
    distinct = list({question["question"]: question for question in reversed(questions)}.values())
    rng.shuffle(distinct)
    return distinct


def _question(text: str, kind: str, regions: list[Region] | None = None, shape: bool = False) -> dict:
    return {"question": text, "kind": kind, "shape": shape, "regions": regions or []}


def _ambiguous(sheet: Sheet, found: list[Located]) -> list[dict]:
    """Return one question that fits several fields on the page; all of them are right answers."""
    options = []
    for keys in load_shared("fields")["ambiguous"]:
        if len({answer.key for answer, _ in found if answer.key in keys}) > 1:
            options.append((keys[0], [region for name in keys for answer, region in found if answer.key == name]))
    if not options:
        return []
    key, regions = sheet.rng.choice(options)
    return [_question(_question_text(sheet, key), "ambiguous", regions)]


def _locate(sheet: Sheet, page: LaidPage) -> list[Located]:
    """Return the answers that are on this page."""
    found = []
    lines_of = _lines_of_marks(page)
    for answer in sheet.answers:
        if all(number in page.marks for number in answer.ids):
            rects = [rect for number in answer.ids for rect in page.marks[number]]
            lines = [line for number in answer.ids for line in lines_of[number] if line]
            if answer.shape or lines:
                found.append((answer, Region(lines, rects)))
    marked = {index for lines in lines_of.values() for line in lines for index in line}
    return found + _repeated(found, page, marked)


def _lines_of_marks(page: LaidPage) -> dict[int, list[list[int]]]:
    """Return, for each mark and each of its rectangles (lines), the words whose centre is inside."""
    lines: dict[int, list[list[int]]] = {number: [[] for _ in rects] for number, rects in page.marks.items()}
    if not page.words or not lines:
        return lines
    boxes = np.asarray(page.boxes)
    x, y = (boxes[:, 0] + boxes[:, 2]) / 2, (boxes[:, 1] + boxes[:, 3]) / 2
    flat = [line for number in lines for line in lines[number]]
    rects = np.asarray([rect for rects in page.marks.values() for rect in rects])
    inside = (rects[:, :1] <= x) & (x <= rects[:, 2:3])  # (rectangles, words)
    inside &= (rects[:, 1:2] <= y) & (y <= rects[:, 3:])
    for row, word in zip(*np.nonzero(inside), strict=True):
        flat[row].append(int(word))
    return lines


def _repeated(found: list[Located], page: LaidPage, marked: set[int]) -> list[Located]:
    """Return further locations, outside of all marks, where the words of a field occur in the same order."""
    starts: dict[str, list[int]] = {}
    for index, word in enumerate(page.words):
        if index not in marked:
            starts.setdefault(word, []).append(index)
    repeated, seen = [], set()
    for answer, region in found:
        words = [page.words[index] for line in region.lines for index in line]
        trivial = len("".join(words)) < MIN_REPEATED or not any(word.strip("0.,€$£%-") for word in words)
        if answer.kind != "value" or answer.is_cell or trivial:
            continue
        for start in starts.get(words[0], ()):
            span = range(start, start + len(words))
            same = page.words[start : start + len(words)] == words
            if same and not marked & set(span) and (answer.key, start) not in seen:
                seen.add((answer.key, start))
                lines = [[start]]
                for last, word in zip(span, span[1:]):  # a new line starts lower or further left
                    below = page.boxes[word][1] >= page.boxes[last][3] or page.boxes[word][0] < page.boxes[last][0]
                    lines.append([word]) if below else lines[-1].append(word)
                repeated.append((answer, Region(lines, [])))
    return repeated


def _choose(sheet: Sheet, found: list[Located], most: int) -> list[list[Located]]:
    """Choose fields and cells to ask for; up to three eighths are cells if the page has few fields.

    The locations of one field form a group: it is one question with several right answers.
    """
    rng, share = sheet.rng, CELL_SHARE[sheet.split]
    groups: dict[tuple, list[Located]] = {}
    for answer, region in found:
        key = (answer.key, answer.label if answer.is_cell else "", *answer.questions)
        groups.setdefault(key, []).append((answer, region))
    cells = [group for group in groups.values() if group[0][0].is_cell]
    fields = [group for group in groups.values() if not group[0][0].is_cell]
    fields.sort(key=lambda group: _random_rank(rng, group[0][0].key))
    rng.shuffle(cells)
    cells = cells[: max(int(most * share), min(most - len(fields), most * 3 // 8))]
    return fields[: most - len(cells)] + cells


def _random_rank(rng: random.Random, key: str) -> float:
    """Return a random sort key; frequent and synthetic fields mostly come first."""
    frequent = key in load_shared("fields")["often_asked"] or key.startswith(PREFIX)
    return -(rng.random() ** (1 / (OFTEN_ASKED_WEIGHT if frequent else 1)))


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
    if train and rng.random() < PLAIN_SHARE:
        text = text.lower().strip(" ?.!¿") or text
    return mistype(rng, text) if train and rng.random() < MISTYPED_SHARE else text


def _absent_questions(sheet: Sheet, page: LaidPage) -> list[str]:
    """Return questions that this page does not answer: about absent fields and drawings, and unticked boxes."""
    names = sorted(absent_fields(sheet, page), key=lambda name: _random_rank(sheet.rng, name))[:MAX_ABSENT]
    asked = [_question_text(sheet, name) for name in names]
    drawn = {answer.key for answer in sheet.answers if answer.shape}
    questions = sheet.texts.drawings["questions"].items()
    drawings = [sheet.rng.choice(texts) for kind, texts in questions if kind not in drawn]
    return asked + sheet.absent_questions + sheet.rng.sample(drawings, min(1, len(drawings)))


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
