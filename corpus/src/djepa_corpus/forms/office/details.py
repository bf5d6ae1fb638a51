"""Details: values that are not fields, with questions of their own, such as the venue of a meeting.

They are listed in `details.yaml` of each language, and kept among the facts of the sheet, so that layouts can print
them like fields.
"""

from transformers_djepa.data.questions.wordings import Wordings, as_typed, draw_wording

from ..language import Language, load_language, load_shared
from ..questions.fields import ENGLISH_SHARE
from ..sheet import Answer, Sheet


MAX_QUESTIONS = 6  # wordings to draw from, of each detail
LABEL_QUESTIONS = 2  # of them: made from the printed label
NOWHERE = -1  # number of a mark that no page has


def add_details(sheet: Sheet, **texts: str) -> list[str]:
    """Add details with values, labels and questions to the sheet, and return their names; empty ones are left out."""
    names = [name for name, text in texts.items() if text]
    for name in names:
        sheet.facts.values[name] = texts[name]
        if name not in sheet.texts.details:
            continue
        labels = sheet.texts.details[name]["labels"]
        if labels:
            sheet.printed[name] = sheet.cased(sheet.rng.choice(labels))
        sheet.field_questions[name] = _questions(sheet, name)
    return names


def cover_similar_fields(sheet: Sheet) -> None:
    """Keep fields from being called absent whose questions printed details may answer, too."""
    similar, printed = load_shared("fields")["details"], {answer.key for answer in sheet.answers}
    fields = dict.fromkeys(field for name in similar if name in printed for field in similar[name])
    sheet.answers += [Answer(field, [NOWHERE]) for field in fields if field not in printed]


def _questions(sheet: Sheet, name: str) -> list[str]:
    own = [_language(sheet).details[name]["questions"] for _ in range(MAX_QUESTIONS)]
    questions = [sheet.draw_wording(wordings) for wordings in own]
    if label := sheet.printed.get(name):
        patterns = [sheet.draw_wording(_language(sheet).label_questions) for _ in range(LABEL_QUESTIONS)]
        questions[:LABEL_QUESTIONS] = [pattern.format(label=label) for pattern in patterns]
    return [as_typed(sheet.rng, text) for text in questions] if sheet.split == "train" else questions


def ask_about(sheet: Sheet, wordings: dict[str, Wordings], slots: dict[str, dict[str, str]]) -> list[str]:
    """Return questions by filling wordings, given with their slots by language code."""
    questions = []
    for _ in range(MAX_QUESTIONS):
        code = _language(sheet).code
        questions.append(draw_wording(sheet.rng, sheet.split, wordings[code]).format_map(slots[code]))
    return [as_typed(sheet.rng, text) for text in questions] if sheet.split == "train" else questions


def _language(sheet: Sheet) -> Language:
    """The language of a question."""
    return load_language("en") if sheet.chance(ENGLISH_SHARE) else sheet.texts
