"""Facts, markup, answers, questions and recognized words of a seed never change, whatever fonts are installed."""

import hashlib
import random

import pytest

from djepa_corpus.forms import style
from djepa_corpus.forms.documents import make_document, make_sheet
from djepa_corpus.forms.facts import make_facts
from djepa_corpus.forms.questions import make_questions
from djepa_corpus.forms.reading import read_words
from djepa_corpus.forms.sheet import Sheet
from djepa_corpus.forms.style import draw_style
from djepa_corpus.forms.typesetting import LaidPage


PAGES = 10
HASHES = {
    ("en", "train"): "ca6ef1a2f9af20a3",
    ("en", "test"): "349d99e1c4e0cdb8",
    ("fr", "train"): "e79efac4eb69d5fc",
    ("fr", "test"): "6d4abf3640681579",
    ("de", "train"): "12068cc09950a730",
    ("de", "test"): "ba18ea27fc431d8d",
    ("nl", "train"): "2b157f1237c9e344",
    ("nl", "test"): "62ec3a5cfccce26f",
    ("es", "train"): "0b385a10b323db68",
    ("es", "test"): "afeeda1ae1f23ca0",
    ("it", "train"): "f28b4507d7a2edc7",
    ("it", "test"): "c5e89b50dd678902",
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
        *(source.overlay, source.setup, source.body, source.footer, source.paper, source.margin, source.which_page),
        [(a.key, a.ids, a.kind, a.questions, a.label, a.is_area, a.across, a.pad) for a in sheet.answers],
        *(sheet.absent_questions, list(sheet.printed.items())),
        [(q.question, q.kind, [[(p.lines, p.rects) for p in places] for places in q.answers]) for q in questions],
        [(word.text, word.box, word.sources) for word in read],
        rng.random(),
    ]


def page_of_marks(count: int) -> LaidPage:
    """A laid-out page with one word for each mark."""
    ids = range(1, count + 1)
    boxes = [[id % 20 * 50.0, id // 20 * 20.0, id % 20 * 50 + 40.0, id // 20 * 20 + 15.0] for id in ids]
    return LaidPage([f"Wörter{id}" for id in ids], boxes, {id: [box] for id, box in zip(ids, boxes)}, (595, 842))


@pytest.mark.parametrize(("language", "split"), HASHES)
def test_pages_match_their_stored_hashes(language, split):
    digest = hashlib.sha256()
    for number in range(PAGES):
        digest.update(repr(page_content(language, split, number)).encode())
    assert digest.hexdigest()[:16] == HASHES[language, split]


def test_page_languages_match_the_stored_ones():
    languages = {split: " ".join(make_sheet(3, split, number).language for number in range(12)) for split in LANGUAGES}
    assert languages == LANGUAGES
