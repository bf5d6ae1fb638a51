"""Sections are answered from their heading to the next one that is not below it."""

import random

import pytest
import typst

from djepa_pages.outlines import on_page, read_outline
from djepa_pages.pdf import get_pdf_page, open_pdf, pdf_words
from transformers_djepa.data.questions.bookmarks import usable
from transformers_djepa.data.questions.page_text import PageText
from transformers_djepa.data.questions.sections import section_questions


DOCUMENT = """
#set page(width: 400pt, height: 600pt, numbering: "1")
= Usage
alpha alpha alpha #lorem(30)
== Options
beta beta beta #lorem(30)
== Twice
#lorem(20)
= Installation
gamma gamma gamma #lorem(30)
== Twice
#lorem(20)
= Short
two words
#pagebreak()
= Elsewhere
#lorem(20)
"""
TWO_COLUMNS = """
#set page(width: 400pt, height: 400pt, columns: 2)
= Long
#lorem(150)
= Next
#lorem(40)
"""


def page_of(source: str):
    with open_pdf(typst.compile(source.encode(), format="pdf")) as document:
        page, bookmarks = get_pdf_page(document, 1), usable(read_outline(document))
        return (
            PageText(*pdf_words(page)),
            on_page(page, bookmarks[0]),
            [m.title for ms in bookmarks.values() for m in ms],
        )


@pytest.fixture(scope="module")
def page():
    return page_of(DOCUMENT)


def answers(page, seeds: int = 30) -> dict[str, dict]:
    """Questions by the first word of their answer."""
    asked = (q for seed in range(seeds) for q in section_questions(*page, random.Random(seed), 8))
    return {q["answers"][0].split()[0]: q for q in asked if q["answers"]}


def test_a_section_holds_its_subsections_and_ends_at_the_next_of_its_level(page):
    asked = answers(page)
    usage, options = asked["Usage"]["answers"][0], asked["Options"]["answers"][0]
    assert usage.startswith("Usage alpha") and "Options beta" in usage and "gamma" not in usage
    assert options.startswith("Options beta") and "Twice" not in options


def test_repeated_titles_sections_without_text_and_page_numbers_are_left_out(page):
    asked = answers(page)
    assert set(asked) == {"Usage", "Options", "Installation"}
    installation = asked["Installation"]["answers"][0]
    assert installation.endswith("two words") is False and "gamma" in installation


def test_one_block_of_lines_is_one_box_and_two_columns_are_two(page):
    assert len(answers(page)["Options"]["answer_boxes"][0]) == 1
    left, right = answers(page_of(TWO_COLUMNS))["Long"]["answer_boxes"][0]
    assert left[2] < right[0] and left[3] > 850 and right[1] < 150


def test_some_questions_are_about_sections_of_other_pages(page):
    asked = [q for seed in range(60) for q in section_questions(*page, random.Random(seed), 8)]
    missing = [q for q in asked if not q["answers"]]
    assert 0.05 < len(missing) / len(asked) < 0.3
    assert all("elsewhere" in q["question"].lower() for q in missing)
