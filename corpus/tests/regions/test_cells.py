"""Cells are answered where their row and column meet, in tables that are clear; other tables are left alone."""

import random

import pytest
import typst

from djepa_corpus.questions.tables import cell_questions, find_tables, horizontal_rules
from djepa_pages.pdf import get_pdf_page, open_pdf, pdf_words
from transformers_djepa.data.questions.page_text import PageText


BOOKTABS = """
#set page(width: 400pt, height: 500pt)
#set table(stroke: none, inset: 5pt)
#lorem(40)
#table(columns: 3, table.hline(), [Lamp type], [Price], [Power used], table.hline(),
  [Desk], [12.50], [40 W], [Floor lamp], [99.00], [], [Wall], [30.10], [a lot of it, \\ more than that], table.hline())
#lorem(40)
"""
GRID = """
#set page(width: 400pt, height: 500pt)
#table(columns: 3, [City], [Land], [People], [Bonn], [Germany], [330,000], [Lille], [France], [236,000])
"""


def page_of(source: str):
    with open_pdf(typst.compile(source.encode(), format="pdf")) as document:
        page = get_pdf_page(document, 1)
        return PageText(*pdf_words(page)), horizontal_rules(page)


def cells(source: str) -> dict[str, list[str]]:
    """The answers of a page's questions, by question with the wording taken off."""
    text, rules = page_of(source)
    found = {}
    for table in find_tables(text, rules):
        for row in table.rows:
            for column, cell in zip(table.head[1:], row[1:]):
                found[text.join(row[0]), text.join(column)] = text.join(cell)
    return found


def test_cells_of_a_table_with_three_rules_are_found_whole():
    found = cells(BOOKTABS)
    assert found["Desk", "Price"] == "12.50" and found["Floor lamp", "Price"] == "99.00"
    assert found["Floor lamp", "Power used"] == "" and found["Wall", "Power used"] == "a lot of it, more than that"
    assert len(found) == 6


def test_a_table_with_a_rule_below_every_row_is_read_alike():
    assert cells(GRID) == {
        ("Bonn", "Land"): "Germany",
        ("Bonn", "People"): "330,000",
        ("Lille", "Land"): "France",
        ("Lille", "People"): "236,000",
    }


def test_questions_name_row_and_column_and_are_answered_by_the_cell():
    text, rules = page_of(BOOKTABS)
    asked = [q for seed in range(40) for q in cell_questions(text, rules, random.Random(seed), 4)]
    answered = [q for q in asked if q["answers"]]
    for question in answered:
        if "Desk" in question["question"]:
            assert question["answers"] == [("12.50" if "Price" in question["question"] else "40 W")]
    lines = next(q for q in answered if q["answers"] == ["a lot of it, more than that"])["answer_boxes"][0]
    assert len(lines) == 2 and lines[0][3] <= lines[1][1]
    assert all(len(cell_questions(text, rules, random.Random(seed), 2)) <= 2 for seed in range(20))


def test_questions_about_empty_cells_have_no_answer():
    text, rules = page_of(BOOKTABS)
    missing = [q for s in range(40) for q in cell_questions(text, rules, random.Random(s), 4) if not q["answers"]]
    assert missing and all("Floor lamp" in q["question"] and "Power used" in q["question"] for q in missing)


@pytest.mark.parametrize(
    "change",
    [
        ("[Lille]", "[Bonn]"),  # rows of one name
        ("[People]", "[Land]"),  # columns of one name
        ("[Lille]", "[]"),  # a row without a name
        ("[People]", "[330]"),  # values where the head should be
        ("[City], [Land], [People]", "[City], table.cell(colspan: 2)[Land and its many inhabitants]"),
        ("[Lille]", "[This is a sentence about Lille and not a name]"),
    ],
)
def test_tables_that_are_not_clear_are_left_alone(change):
    assert not cells(GRID.replace(*change))


def test_rules_that_are_no_tables_are_left_alone():
    text = "#set page(width: 400pt, height: 500pt)\n" + "#lorem(30)\n#line(length: 100%)\n" * 5
    assert not cells(text)


def test_turned_pages_have_no_rules():
    with open_pdf(typst.compile(GRID.encode(), format="pdf")) as document:
        page = get_pdf_page(document, 1)
        page.set_rotation(90)
        assert horizontal_rules(page) == []
