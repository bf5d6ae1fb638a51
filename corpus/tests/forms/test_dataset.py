"""Generated pages: exact boxes, correct answers, reproducible pages, and disjoint splits."""

import random

import pytest

from djepa_corpus.forms import dataset, generate_pages
from djepa_corpus.forms.documents import make_sheet
from djepa_corpus.forms.fonts import font_list
from djepa_corpus.forms.language import load_shared
from djepa_corpus.forms.markup import tx
from djepa_corpus.forms.questions import make_questions
from djepa_corpus.forms.questions.fields import absent_fields
from djepa_corpus.forms.reading import ReadWord, read_words
from djepa_corpus.forms.typesetting import PageSource, lay_out


def lay_out_body(body: str, **settings):
    """Lay out a body with a minimal style and return its first page."""
    setup = '#set text(font: "DejaVu Sans Mono", size: 9pt)\n'
    return lay_out([PageSource((210, 297), (20, 20), setup + body, **settings)])[0]


@pytest.fixture(scope="module")
def pages():
    """Twelve pages of each split, without images."""
    return {split: list(generate_pages(3, split, 12, render=False)) for split in ("train", "test")}


@pytest.fixture
def clean(monkeypatch):
    """Return words as printed, without scans or OCR errors."""
    monkeypatch.setattr(dataset, "read_words", lambda rng, words, boxes, kept, noisy: as_printed(words, boxes))
    monkeypatch.setattr(dataset, "SCANNED_SHARE", 0.0)


def as_printed(words, boxes):
    return [ReadWord(word, box, (index,)) for index, (word, box) in enumerate(zip(words, boxes))]


def words_inside(page, boxes):
    """Words of a page whose centre lies in one of the boxes."""
    found = []
    for word, (x0, y0, x1, y1) in zip(page["words"], page["boxes"]):
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        if any(b[0] <= x <= b[2] and b[1] <= y <= b[3] for b in boxes):
            found.append(word)
    return found


def test_every_page_follows_the_page_example_format(pages):
    for page in pages["train"] + pages["test"]:
        assert page["image"] is None and len(page["words"]) == len(page["boxes"]) > 10
        assert 8 <= len(page["questions"]) <= 16
        for question in page["questions"]:
            assert question["question"].strip()
            assert len(question["answers"]) == len(question["answer_boxes"])
            for box in (box for boxes in question["answer_boxes"] for box in boxes):
                assert 0 <= box[0] < box[2] <= 1000 and 0 <= box[1] < box[3] <= 1000


def test_words_inside_the_answer_boxes_are_the_answer_text(clean):
    checked = 0
    for page in generate_pages(5, "train", 16, render=False):
        for question in page["questions"]:
            for answer, boxes in zip(question["answers"], question["answer_boxes"]):
                if answer:
                    assert sorted(words_inside(page, boxes)) == sorted(answer.split())
                    checked += 1
    assert checked > 100


def test_a_page_does_not_depend_on_the_compilation_batch(monkeypatch):
    alone = list(generate_pages(1, "train", 5, render=False))[4]
    monkeypatch.setattr(dataset, "PAGES_PER_COMPILATION", 2)
    assert list(generate_pages(1, "train", 5, render=False))[4] == alone
    assert list(generate_pages(2, "train", 5, render=False))[4]["words"] != alone["words"]


def test_questions_of_other_documents_have_no_answer_on_the_page():
    settings = {"seed": 6, "num_pages": 12, "render": False}
    pages, alone = (list(generate_pages(**settings, others=others)) for others in (True, False))
    absent = [(page, q) for page in pages for q in page["questions"] if q["kind"] == "unanswerable"]
    share = len(absent) / sum(len(page["questions"]) for page in pages)
    usual = [q for page in alone for q in page["questions"] if q["kind"] == "unanswerable"]
    assert 0.25 < share < 0.5 and len(absent) > 1.5 * len(usual)
    for page, question in absent:
        fields = {q["topic"] for q in page["questions"] if q["kind"] == "value"} - {"cell", "checked_option"}
        assert question["topic"] not in fields, (page["page_id"], question["question"])


def test_a_field_is_absent_only_if_its_value_and_related_fields_are_not_printed():
    sheet = make_sheet(0, "train", 0)
    sheet.facts.values.update(total="12.34", balance_due="12.34", iban="XX00 1234", invoice_date="1 May 2014")
    body = sheet.label("total") + sheet.value("total") + tx(" XX00 1234 ")
    absent = absent_fields(sheet, lay_out_body(body))
    assert "invoice_date" in absent
    assert not {"total", "balance_due", "net_total", "iban"} & set(absent)


def test_a_repeated_value_has_one_region_per_location():
    sheet = make_sheet(0, "train", 0)
    sheet.facts.values["invoice_number"] = "4711-0815"
    body = (
        sheet.value("invoice_number") + tx(" and ") + sheet.value("invoice_number") + tx("\n4711-0815 in running text")
    )
    page = lay_out_body(body)
    asked = next(q for q in make_questions(sheet, page, 16) if q.kind == "value")
    assert [place.lines for (place,) in asked.answers] == [[[0]], [[2]], [[3]]]


def test_typst_markup_in_text_is_escaped():
    text = 'a"b \\n #[d] $e$ _f_ *g* @h <i> //j'
    assert " ".join(lay_out_body(tx(text)).words) == text


def test_simulated_ocr_errors_keep_the_words_of_answers():
    words = [f"word{number}" for number in range(300)]
    boxes = [
        [number % 10 * 90.0, number // 10 * 30.0, number % 10 * 90 + 80.0, number // 10 * 30 + 12.0]
        for number in range(300)
    ]
    for seed in range(5):
        read = read_words(random.Random(seed), words, boxes, set(range(100)), noisy=True)
        sources = {index for word in read for index in word.sources}
        assert sources >= set(range(100)) and len(read) > 250


def test_the_splits_share_no_font_and_no_held_out_label():
    for listed in (load_shared("fonts"), font_list()):
        train, test = ({*listed[split]["body"], *listed[split]["display"]} for split in ("train", "test"))
        assert train and test and not train & test
    labels = {
        split: {make_sheet(0, split, n).wording("invoice_number") for n in range(120)} for split in ("train", "test")
    }
    assert labels["test"] - labels["train"]
