"""Questions that regions answer, and questions that they do not answer."""

import random

import pytest
import typst

from djepa_pages.page_text import PageText
from djepa_pages.pdf import open_pdf
from djepa_pages.tagged_regions import Region, tagged_regions
from djepa_pages.tags import read_tagged_page
from transformers_djepa.data.questions.region_questions import names_of, region_questions
from transformers_djepa.data.rows import check_row


SOURCE = """
#set page(width: 400pt, height: 600pt)
= Harbour
The lighthouse of Genova was built in stone long ago, with a lamp of `oil`. #lorem(20)
== 1.2 Nets and ropes
Nets are made of cotton and hemp; ropes are made of hemp.
#table(columns: 3, table.header([Boat], [Length], [Price]), [Anna], [12], [300], [Berta], [9], [])
```
for boat in harbour:
    boat.launch()
```
"""


@pytest.fixture(scope="module")
def page():
    with open_pdf(typst.compile(SOURCE.encode())) as document:
        words, boxes, root = read_tagged_page(document[0])
    text = PageText(words, boxes)
    return text, tagged_regions(root, text)


def asked(page, seeds=150, **context) -> list[dict]:
    text, regions = page
    return [q for seed in range(seeds) for q in region_questions(regions, text, random.Random(seed), 8, **context)]


def test_questions_are_valid_and_about_a_fifth_has_no_answer(page):
    text, regions = page
    questions = asked(page, seeds=300)
    check_row({"page_id": "page", "words": text.words, "boxes": text.boxes, "questions": questions})
    assert 0.1 < sum(not q["answers"] for q in questions) / len(questions) < 0.3
    assert {q["kind"] for q in questions} == {"region", "cell", "section", "unanswerable"}
    prices = [
        q for q in questions if q["topic"] == "table_cell" and "Anna" in q["question"] and "Price" in q["question"]
    ]
    assert prices and all(q["answers"] == ["300"] for q in prices)
    empty = [q for q in questions if "Berta" in q["question"] and "Price" in q["question"]]
    assert empty and not any(q["answers"] for q in empty)


def test_names_of_other_pages_are_absent_unless_the_page_mentions_them(page):
    named = [
        *names_of([Region("figure", (), ([0, 0, 9, 9],), ("map of the bay",))]),
        *names_of([Region("maybe_figure", (), ([0, 0, 9, 9],), ("map of the sea",))]),
        ("figure", "lighthouse of Genova"),
    ]
    absent = [q["question"].lower() for q in asked(page, elsewhere=named) if not q["answers"]]
    assert any("map of the bay" in question for question in absent)
    assert not any("lighthouse" in question for question in absent)


def test_the_split_test_has_wordings_of_its_own(page):
    train, test = ({q["question"] for q in asked(page, split=split)} for split in ("train", "test"))
    assert "Outline the code listing." in test - train
