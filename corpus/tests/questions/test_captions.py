"""Captions are found where they stand, to their end, and only where they are captions."""

import random

import pytest
import typst

from djepa_corpus.questions.captions import caption_questions, find_captions
from djepa_pages.pdf import get_pdf_page, open_pdf, pdf_words
from transformers_djepa.data.questions.page_text import PageText


DOCUMENT = """
#set page(width: 400pt, height: 600pt)
#set text(size: 10pt)
#lorem(40) As Table 1. and Figure 2. show, #lorem(30)
#v(12pt)
#rect(width: 100%, height: 60pt)
Figure 2: A rectangle that is quite empty and whose caption runs on to a second line because it has so much to say
of it.
#v(20pt)
#lorem(25)
#v(12pt)
Table 1. Numbers of a kind.
#table(columns: 2, [1], [2])
"""


@pytest.fixture(scope="module")
def text():
    with open_pdf(typst.compile(DOCUMENT.encode(), format="pdf")) as document:
        return PageText(*pdf_words(get_pdf_page(document, 1)))


def test_captions_are_found_whole_and_mentions_are_not(text):
    figure, table = find_captions(text)
    said = [" ".join(text.words[index] for index in caption.words) for caption in (figure, table)]
    assert (figure.kind, figure.number, table.kind, table.number) == ("figure", "2", "table", "1")
    assert said[0].startswith("Figure 2: A rectangle") and said[0].endswith("of it.")
    assert said[1] == "Table 1. Numbers of a kind."


def test_a_label_that_occurs_twice_gives_no_question(text):
    table = find_captions(text)[1]
    words = [*text.words, *(text.words[index] for index in table.words)]
    boxes = [*text.boxes, *([b[0], b[1] + 150, b[2], b[3] + 150] for b in (text.boxes[i] for i in table.words))]
    assert [caption.kind for caption in find_captions(PageText(words, boxes))] == ["figure"]


def test_questions_have_a_box_a_line_and_some_have_no_answer(text):
    asked = [q for seed in range(40) for q in caption_questions(text, random.Random(seed), 8)]
    answered = [q for q in asked if q["answers"]]
    figure = next(q for q in answered if q["answers"][0].startswith("Figure"))
    assert len(figure["answer_boxes"][0]) == 2 and len({q["question"] for q in answered}) > 8
    assert 0 < len(asked) - len(answered) < 0.4 * len(asked)


def test_at_most_so_many_questions(text):
    assert len(caption_questions(text, random.Random(0), 1)) == 1
