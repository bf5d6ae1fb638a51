"""Cells are answered where their row and column meet, in tables that are clear; other tables are left alone."""

import pytest
import typst

from djepa_corpus.content.content import read_content
from djepa_corpus.regions.region import Layout
from djepa_corpus.regions.tables import find_tables, table_parts
from djepa_pages.pdf import get_pdf_page, open_pdf


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


def cells(source: str) -> dict[tuple[str, str], str]:
    """Texts of the cells by row and column."""
    with open_pdf(typst.compile(source.encode(), format="pdf")) as document:
        page = read_content(get_pdf_page(document, 1), 1)
    layout = Layout(page, ("", 10.0))
    tables = [table for table, _ in find_tables(layout, [])]
    parts = [part for part in table_parts(layout, tables) if part.topic == "table_cell"]
    return {part.names[0]: " ".join(page.texts[index] for index in part.words) for part in parts}


def test_cells_of_a_table_with_three_rules_are_found_whole():
    found = cells(BOOKTABS)
    assert found["Desk", "Price"] == "12.50" and found["Floor lamp", "Price"] == "99.00"
    assert found["Wall", "Power used"] == "a lot of it, more than that"
    assert ("Floor lamp", "Power used") not in found and len(found) == 5  # an empty cell


def test_a_table_with_a_rule_below_every_row_is_read_alike():
    assert cells(GRID) == {
        ("Bonn", "Land"): "Germany",
        ("Bonn", "People"): "330,000",
        ("Lille", "Land"): "France",
        ("Lille", "People"): "236,000",
    }


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
