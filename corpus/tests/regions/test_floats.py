"""Figures, tables and captions: with names from their captions, and unsure when they are unclear."""

import pytest

from typeset_pages import inner_regions_of as regions_of
from typeset_pages import only, text_of, texts


DRAWING = """
#figure(caption: [A map of the harbour, with the new pier.])[
  #box(width: 160pt, height: 60pt)[
    #for n in range(6) { place(dx: n * 24pt, dy: 10pt, circle(radius: 10pt)) }
    #place(dx: 10pt, dy: 38pt, text(8pt)[water])
  ]
]
"""
TABLE = """
#set table(stroke: none)
#figure(kind: table, caption: [Prices of boats])[
  #table(columns: 3, table.hline(), [Boat], [Price], [Length], table.hline(), [Dinghy], [1200], [3 m], [Cutter], [9900],
    [9 m], [Yawl], [7000], [8 m], table.hline())
]
"""


def around(part: str) -> str:
    return f"#lorem(50)\n\n{part}\n\n#lorem(50)"


def test_a_figure_is_the_drawing_with_its_labels_and_without_its_caption():
    found = regions_of(around(DRAWING))
    figure, caption = only(found, "figure"), only(found, "caption")
    assert text_of(found, figure) == "water" and figure.names == ("map of the harbour",)
    assert 120 < figure.box[2] - figure.box[0] < 170 and figure.box[3] <= caption.box[1]
    assert caption.names == ("Figure 1",) and text_of(found, caption).endswith("new pier.")


def test_a_small_drawing_without_a_caption_makes_figures_unsure():
    found = regions_of(around("#circle(radius: 12pt)"))
    assert not texts(found, "figure") and "figure" in found.unsure


def test_a_table_is_found_with_its_rows_columns_and_the_subject_of_its_caption():
    found = regions_of(around(TABLE))
    table = only(found, "table")
    assert table.names == ("Prices of boats",) and texts(found, "table")[0].startswith("Boat Price Length Dinghy")
    rows = {region.names[0]: region for region in found.regions if region.topic == "table_row"}
    columns = {region.names[0]: region for region in found.regions if region.topic == "table_column"}
    assert set(rows) == {"Dinghy", "Cutter", "Yawl"} and set(columns) == {"Boat", "Price", "Length"}
    assert text_of(found, columns["Price"]) == "Price 1200 9900 7000"


@pytest.mark.parametrize("sentence", ["Figure 3 shows the harbour.", "See Table 2 for prices."])
def test_sentences_about_figures_are_no_captions(sentence):
    assert not texts(regions_of(f"#lorem(30)\n\n{sentence} #lorem(30)"), "caption")
