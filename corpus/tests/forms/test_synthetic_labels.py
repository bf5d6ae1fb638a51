"""Synthetic fields: printed on training pages and asked for by their labels."""

import re

import pytest

from djepa_corpus.forms import generate_pages
from djepa_corpus.forms.business.invoices import invoice
from djepa_corpus.forms.documents import make_document, make_sheet
from djepa_corpus.forms.synthetic_labels import PREFIX, add_synthetic_fields


def sheets(split, count=40):
    return [make_sheet(7, split, number) for number in range(count)]


def test_pages_of_the_test_split_have_no_synthetic_fields():
    assert not any(add_synthetic_fields(sheet) for sheet in sheets("test"))


def test_training_pages_print_a_label_and_a_value_and_ask_by_the_label():
    found = 0
    for sheet in sheets("train"):
        invoice(sheet)
        synthetic = {name: asked for name, asked in sheet.field_questions.items() if name.startswith(PREFIX)}
        for name, questions in synthetic.items():
            label, noun = sheet.printed[name], name.removeprefix(PREFIX)
            assert sheet.raw(name) and noun.lower()[:4] in label.lower()
            assert len(questions) > 1 and any(noun.lower() in question.lower() for question in questions)
        found += sum(answer.key.startswith(PREFIX) for answer in sheet.answers)
    assert found > 20


def test_answers_are_the_values_next_to_the_labels():
    answered = 0
    for number, page in enumerate(generate_pages(7, num_pages=36, render=False, questions_per_page=24)):
        sheet = make_sheet(7, "train", number)
        make_document(sheet)
        synthetic = {name: asked for name, asked in sheet.field_questions.items() if name.startswith(PREFIX)}
        values = {question: sheet.raw(name) for name, asked in synthetic.items() for question in asked}
        for question in page["questions"]:
            if question["question"] in values and question["answers"]:
                letters = len(re.sub(r"\W", "", values[question["question"]]))
                assert len(re.sub(r"\W", "", question["answers"][0])) == pytest.approx(letters, abs=2)  # OCR noise
                answered += 1
    assert answered > 5
