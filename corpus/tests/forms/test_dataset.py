"""Generated pages: exact boxes, correct answers, reproducible pages, and disjoint splits."""

import random

import pytest

from djepa_corpus.forms import dataset, generate_pages
from djepa_corpus.forms.business import check_boxes
from djepa_corpus.forms.business.invoices import invoice, letter_invoice
from djepa_corpus.forms.documents import make_sheet
from djepa_corpus.forms.fonts import font_list
from djepa_corpus.forms.language import load_shared
from djepa_corpus.forms.marks import stamp
from djepa_corpus.forms.markup import tx
from djepa_corpus.forms.questions import make_questions
from djepa_corpus.forms.questions.fields import absent_fields
from djepa_corpus.forms.reading import ReadWord, read_words
from djepa_corpus.forms.typesetting import PageSource, lay_out
from transformers_djepa.data.questions.wordings import load_groups, load_topics


DRAWINGS = [name for name in load_groups()["marks"] if name in load_groups()["without_text"]]


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


def test_images_have_about_the_requested_size():
    page = next(generate_pages(4, "test", 1, image_size=400))
    assert 400 <= max(page["image"].size) <= 560 and page["image"].mode == "RGB"
    lightest, darkest = page["image"].convert("L").getextrema()[::-1]
    assert lightest - darkest > 60


def test_only_unanswerable_questions_have_no_answers(pages):
    kinds = [question["kind"] for page in pages["train"] + pages["test"] for question in page["questions"]]
    assert 0.05 < kinds.count("unanswerable") / len(kinds) < 0.25
    for page in pages["train"]:
        for question in page["questions"]:
            assert (question["kind"] == "unanswerable") == (question["answers"] == [])


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


def test_unanswerable_questions_do_not_ask_for_printed_drawings():
    sheet = make_sheet(0, "train", 0)
    body = "".join(sheet.region(kind, "#rect(width: 1mm)", inline=True) for kind in DRAWINGS)
    asked = make_questions(sheet, lay_out_body(body), 60)
    assert {question.topic for question in asked if question.kind == "mark"} == {*DRAWINGS}
    counted = load_topics(sheet.texts.code)["ordinals"], load_topics("en")["ordinals"]
    ordinals = {text.lower() for texts in counted for gender in texts.values() for text in gender}
    for question in asked:
        if question.kind == "unanswerable" and question.topic in DRAWINGS:  # only "the second stamp" is absent
            assert any(text in question.question.lower() for text in ordinals), question.question


def test_a_repeated_value_has_one_region_per_location():
    sheet = make_sheet(0, "train", 0)
    sheet.facts.values["invoice_number"] = "4711-0815"
    body = (
        sheet.value("invoice_number") + tx(" and ") + sheet.value("invoice_number") + tx("\n4711-0815 in running text")
    )
    page = lay_out_body(body)
    asked = next(q for q in make_questions(sheet, page, 16) if q.kind == "value")
    assert [place.lines for (place,) in asked.answers] == [[[0]], [[2]], [[3]]]


def test_a_multiline_value_has_one_box_per_line():
    sheet = make_sheet(0, "train", 0)
    sheet.facts.values["shipping_address"] = "First Ltd\nStreet 1\n1234 Town"
    page = lay_out_body(sheet.value("shipping_address"))
    (question,) = [q for q in make_questions(sheet, page, 16) if q.kind == "value"]
    assert [len(line) for line in question.answers[0][0].lines] == [2, 2, 2]


def test_a_letter_invoice_has_a_date_without_a_label():
    for number in range(6):
        sheet = make_sheet(0, "train", number)
        (page,) = lay_out([letter_invoice(sheet)])
        dates = [mark for answer in sheet.answers if answer.key == "invoice_date" for mark in answer.ids]
        assert "invoice_date" not in sheet.printed and set(dates) & set(page.marks)


def test_typst_markup_in_text_is_escaped():
    text = 'a"b \\n #[d] $e$ _f_ *g* @h <i> //j'
    assert " ".join(lay_out_body(tx(text)).words) == text


def test_long_documents_return_the_requested_page():
    sheet = make_sheet(0, "train", 0)
    sheet.facts.values.update(invoice_number="111111", total="222222")
    filler = "".join(tx(f"line {number}\n") for number in range(200))
    body = sheet.value("invoice_number") + filler + sheet.value("total")
    first, last = lay_out_body(body), lay_out_body(body, which_page=1.0)
    assert (first.number, last.number) == (1, last.num_pages) and last.num_pages > 1
    assert list(first.marks) == [1] and list(last.marks) == [2]


def test_a_stamp_has_a_region_but_no_words():
    sheet = make_sheet(0, "train", 0)
    page = lay_out_body(stamp(sheet))
    assert page.words == [] and len(page.marks[1]) == 1
    question = next(q for q in make_questions(sheet, page, 4) if q.kind == "mark")
    assert question.by_rects and not question.has_text and question.answers[0][0].rects == page.marks[1]


def test_the_ticked_options_are_the_answer_and_tick_marks_are_not_words(monkeypatch):
    monkeypatch.setattr(check_boxes, "CIRCLED_SHARE", 0.0)

    def draw(number: int):
        sheet = make_sheet(0, "train", number)
        return sheet, lay_out_body(check_boxes.check_boxes(sheet))

    assert not any(set("".join(draw(number)[1].words)) & set("✓✔☑☒■●×☐") for number in range(8))
    monkeypatch.setattr(check_boxes, "square", lambda sheet, style, ticked, name: tx("TICK" if ticked else "BOX"))
    for number in range(20):
        sheet, page = draw(number)
        questions = [question for question in make_questions(sheet, page, 8) if question.kind == "mark"]
        assert len(questions) == ("TICK" in page.words) == 1 - len(sheet.absent_questions)
        for question in questions:
            ((place,),) = question.answers
            beside = {index for line in place.lines for index in (line[0] - 1, line[-1] + 1)}
            ticks = {index for index, word in enumerate(page.words) if word == "TICK"}
            assert ticks <= beside and len(place.lines) >= len(ticks)


def test_more_wordings_ask_for_the_same_answers():
    asked = []
    for wordings in (1, 3):
        sheet = make_sheet(4, "train", 0)
        (page,) = lay_out([invoice(sheet)])
        asked.append([question for question in make_questions(sheet, page, 400, wordings) if not question.by_rects])
    once, often = asked
    texts = [question.question for question in often]
    assert len(texts) == len(set(texts)) > len(once)
    answers = {str(question.answers) for question in once}
    shared = [question for question in often if str(question.answers) in answers]
    assert len(shared) > 1.3 * len(answers)


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


def test_every_reading_order_keeps_all_words():
    words = [f"w{number}" for number in range(60)]
    boxes = [
        [number % 3 * 300.0, number // 3 * 40.0, number % 3 * 300 + 50.0, number // 3 * 40 + 12.0]
        for number in range(60)
    ]
    orders = {tuple(word.text for word in read_words(random.Random(s), words, boxes, set(), False)) for s in range(30)}
    assert len(orders) > 2
    assert all(sorted("".join(order)) == sorted("".join(words)) for order in orders)


def test_the_splits_share_no_font_and_no_held_out_label():
    for listed in (load_shared("fonts"), font_list()):
        train, test = ({*listed[split]["body"], *listed[split]["display"]} for split in ("train", "test"))
        assert train and test and not train & test
    labels = {
        split: {make_sheet(0, split, n).wording("invoice_number") for n in range(120)} for split in ("train", "test")
    }
    assert labels["test"] - labels["train"]


def test_an_unknown_split_is_rejected_before_the_first_page():
    with pytest.raises(ValueError, match="train, test"):
        generate_pages(0, "validation")
