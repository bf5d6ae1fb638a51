"""Baselines on hand-made pages."""

import pytest

from transformers_djepa.metrics.baselines import match_headings, match_labels


def page(*lines: tuple[float, str], questions: list[str]) -> dict:
    """A page from (y, text) lines: `|` starts the next column, words are 50 wide and 5 apart."""
    words, boxes = [], []
    for y, line in lines:
        for column, cell in enumerate(line.split("|")):
            for position, word in enumerate(cell.split()):
                x = 20 + 300 * column + 55 * position
                words.append(word)
                boxes.append([x, y, x + 50, y + 12])
    asked = [{"question": question} for question in questions]
    return {"page_id": "p", "words": words, "boxes": boxes, "questions": asked}


INVOICE = (
    (100, "Invoice No.: 4711|Page 1"),
    (130, "Invoice date|3 May 2014"),
    (160, "Total|12.50"),
    (200, "Customer number|Delivery"),
    (214, "K-99|tomorrow"),
)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What is the invoice no?", "4711"),
        ("What is the date of the invoice?", "3 May 2014"),
        ("total", "12.50"),
        ("What page?", "1"),
        ("delivery", "tomorrow"),
    ],
)
def test_the_value_is_found_right_of_the_label_or_below_it(question, answer):
    prediction = match_labels([page(*INVOICE, questions=[question])])[0][0]
    assert prediction.text == answer and prediction.present and len(prediction.boxes) == 1


def test_misspelt_labels_are_found():
    assert match_labels([page((100, "Inovice nummber|4711"), questions=["invoice number"])])[0][0].text == "4711"


def test_a_heading_is_its_own_answer():
    prediction = match_headings(
        [
            page(
                (100, "1 First steps of all"),
                (130, "some other words"),
                questions=["Find the heading First steps of all"],
            )
        ]
    )[0][0]
    assert prediction.text == "First steps of all"
