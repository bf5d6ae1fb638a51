"""Facts, markup, answers, questions and recognized words of a seed never change, whatever fonts are installed."""

import hashlib
import random

import pytest

from djepa_forms import style
from djepa_forms.documents import make_document, make_sheet
from djepa_forms.facts import make_facts
from djepa_forms.questions import make_questions
from djepa_forms.scan import read_words
from djepa_forms.sheet import Sheet
from djepa_forms.style import draw_style
from djepa_forms.typesetting import LaidPage


PAGES = 10
HASHES = {
    ("en", "train"): "0a5bc033692bd1b6",
    ("en", "test"): "56bd1cd5d74bb121",
    ("fr", "train"): "69e351d84ca5e94e",
    ("fr", "test"): "1bfe9ecbf145581e",
    ("de", "train"): "889320793e8d6413",
    ("de", "test"): "05c507a476abb506",
    ("nl", "train"): "c617165d903951da",
    ("nl", "test"): "54cafa4f6129ea69",
    ("es", "train"): "d49b0c2a3577e3a1",
    ("es", "test"): "6f43f35391d921d7",
    ("it", "train"): "c4af8f5106e812c1",
    ("it", "test"): "7b157456cc318bc3",
}
LANGUAGES = {
    "train": "fr en de de de en en de de en nl en",
    "test": "it fr en de de fr fr fr de de fr en",
}


@pytest.fixture(autouse=True)
def fixed_fonts(monkeypatch):
    monkeypatch.setattr(style, "body_fonts", lambda split: ("Liberation Sans", "Carlito", "Hack"))
    monkeypatch.setattr(style, "display_fonts", lambda split: ("Lato", "Sora"))


def page_content(language: str, split: str, number: int) -> list:
    rng = random.Random(f"{language}-{split}-{number}")
    facts = make_facts(rng, language)
    sheet = Sheet(rng, split, facts, draw_style(rng, split, language, facts.country))
    source = make_document(sheet)
    page = page_of_marks(sheet.num_marks)
    questions = make_questions(sheet, page, 16, 2)
    read = read_words(rng, page.words, page.boxes, set(), True)
    return [
        *(list(facts.values.items()), [list(item.items()) for item in facts.items]),
        *(source.body, source.footer, source.paper, source.margin, source.take_last),
        [(a.key, a.ids, a.kind, a.questions, a.label, a.shape) for a in sheet.answers],
        *(sheet.absent_questions, list(sheet.printed.items())),
        [(q["question"], q["kind"], [(r.lines, r.rects) for r in q["regions"]]) for q in questions],
        [(word.text, word.box, word.sources) for word in read],
        rng.random(),
    ]


def page_of_marks(count: int) -> LaidPage:
    """A laid-out page with one word for each mark."""
    ids = range(1, count + 1)
    boxes = [[id % 20 * 50.0, id // 20 * 20.0, id % 20 * 50 + 40.0, id // 20 * 20 + 15.0] for id in ids]
    return LaidPage([f"Wörter{id}" for id in ids], boxes, {id: [box] for id, box in zip(ids, boxes)})


@pytest.mark.parametrize(("language", "split"), HASHES)
def test_pages_match_their_stored_hashes(language, split):
    digest = hashlib.sha256()
    for number in range(PAGES):
        digest.update(repr(page_content(language, split, number)).encode())
    assert digest.hexdigest()[:16] == HASHES[language, split]


def test_page_languages_match_the_stored_ones():
    languages = {split: " ".join(make_sheet(3, split, number).language for number in range(12)) for split in LANGUAGES}
    assert languages == LANGUAGES
