"""Questions about a laid-out page and where their answers are."""

from transformers_djepa.data.questions.region_questions import UNANSWERABLE_SHARE, RegionQuestions
from transformers_djepa.data.questions.wordings import load_groups

from ..language import load_language
from ..sheet import Answer, Sheet
from ..typesetting import LaidPage
from .fields import ENGLISH_SHARE, OTHER_SHARE, field_questions
from .located import Located, Place, Question, locate


REGION_SHARE = 0.5  # of the questions of pages that have fields, regions and marks
PER_TOPIC = 3  # at most as many questions about a topic of a page, on average


def make_questions(
    sheet: Sheet, page: LaidPage, max_questions: int, wordings: int = 1, other: Sheet | None = None
) -> list[Question]:
    """Return up to `max_questions` different questions about values, regions and marks of a page.

    Fields are asked for in up to `wordings` ways on pages that have few. With an `other` document, more questions have
    no answer: they ask for what is on that document and not on this page.
    """
    found = locate(sheet, page)
    fields = [located for located in found if not located[0].has_topic]
    regions = [located for located in found if located[0].has_topic]
    share = REGION_SHARE if fields and regions else float(bool(regions))
    topics = {answer.key for answer, _ in regions}
    limit = min(round(max_questions * share), PER_TOPIC * len(topics))
    asked = region_questions(sheet, page, regions, limit, other)
    if fields:
        asked += field_questions(sheet, page, fields, max_questions - len(asked), wordings, other)
    distinct = list({question.question: question for question in reversed(asked)}.values())
    sheet.rng.shuffle(distinct)
    return distinct


def _has_name(answer: Answer, place: Place, page: LaidPage) -> bool:
    """Return whether a paragraph's name is in its part on this page; the names of other regions always apply."""
    words = " ".join(page.words[index] for line in place.lines for index in line)
    return answer.key != "paragraph" or answer.label in words


def region_questions(
    sheet: Sheet, page: LaidPage, found: list[Located], limit: int, other: Sheet | None = None
) -> list[Question]:
    """Return up to `limit` questions about the regions and marks of a page, in its language or in English."""
    groups = load_groups()
    texts = load_language("en") if sheet.chance(ENGLISH_SHARE) else sheet.texts
    colours = texts.marks["colours"]  # what coloured text is named by; other names are printed on the page
    elsewhere = [answer for answer in sheet.answers if answer.has_topic and page.elsewhere.issuperset(answer.ids)]
    if other is not None and other.language == sheet.language:
        text = " ".join(page.words)
        elsewhere += [answer for answer in other.answers if answer.has_topic and answer.label not in text]
    draw = RegionQuestions(
        [answer.key for answer, _ in found],
        [colours.get(answer.label, answer.label) if _has_name(answer, place, page) else "" for answer, place in found],
        texts.code,
        sheet.split,
        sheet.rng,
        unsure=sheet.unsure,
        elsewhere=[(answer.key, colours.get(answer.label, answer.label)) for answer in elsewhere],
        unanswerable_share=UNANSWERABLE_SHARE if other is None else OTHER_SHARE,
    )
    questions = []
    for text, topic, answers in draw.draw(limit):
        kind = "unanswerable" if not answers else "mark" if topic in groups["marks"] else "region"
        places = [[found[index][1] for index in answer] for answer in answers]
        questions.append(Question(text, kind, topic, places, True, topic not in groups["without_text"]))
    return questions
