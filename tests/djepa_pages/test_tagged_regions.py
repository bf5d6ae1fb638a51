"""Regions of tagged pages."""

import pytest
import typst

from djepa_pages.page_text import PageText
from djepa_pages.pdf import open_pdf
from djepa_pages.tagged_regions import Region, tagged_regions
from djepa_pages.tags import Element, read_tagged_page


SOURCE = """
#set page(width: 400pt, height: 600pt)
= Harbour
The lighthouse of Genova was built in stone long ago, with a lamp of `oil`. #lorem(20)
== 1.2 Nets and ropes
Nets are made of cotton and hemp; ropes are made of hemp.
- one thing
- two things
#figure(table(columns: 3, table.header([Boat], [Length], [Price]), [Anna], [12], [300], [Berta], [9], []),
  caption: [Prices of boats, new and old])
```
for boat in harbour:
    boat.launch()
```
#quote(block: true)[Quoted words]
A mark#footnote[A remark below.] here.
"""


def page_of(source: str):
    with open_pdf(typst.compile(source.encode())) as document:
        words, boxes, root = read_tagged_page(document[0])
    text = PageText(words, boxes)
    return text, tagged_regions(root, text)


@pytest.fixture(scope="module")
def page():
    return page_of(SOURCE)


def texts(page, topic: str) -> list[str]:
    text, regions = page
    return [text.join(region.words) for region in regions if region.topic == topic]


def test_each_element_is_a_region_with_its_words(page):
    assert texts(page, "heading") == ["Harbour"] and texts(page, "subheading") == ["1.2 Nets and ropes"]
    assert texts(page, "code") == ["for boat in harbour: boat.launch()"]
    assert texts(page, "quote") == ["Quoted words"] and "A remark below." in texts(page, "footnote")[0]
    assert texts(page, "paragraph")[0].startswith("The lighthouse of Genova") and "oil" in texts(page, "paragraph")[0]
    assert [item.split()[-2:] for item in texts(page, "list_item")] == [["one", "thing"], ["two", "things"]]


def test_tables_have_rows_columns_and_cells_and_the_name_of_their_caption(page):
    _, regions = page
    names = {topic: [each.names for each in regions if each.topic == topic] for topic in ("table", "table_cell")}
    assert names["table"] == [("Prices of boats",)]
    assert names["table_cell"] == [(("Anna", "Length"),), (("Anna", "Price"),), (("Berta", "Length"),)]
    assert texts(page, "table_row") == ["Anna 12 300", "Berta 9"]
    assert texts(page, "table_column") == ["Boat Anna Berta", "Length 12 9", "Price 300"]


def test_tables_with_spans_have_no_parts():
    spanned = page_of(SOURCE.replace("[Anna], [12]", "table.cell(colspan: 2)[Anna]"))
    assert texts(spanned, "table") and not texts(spanned, "table_row") + texts(spanned, "table_cell")


def test_a_section_goes_on_to_the_next_heading_of_its_level(page):
    outer, inner = texts(page, "section")
    assert outer.startswith("Harbour The lighthouse") and inner in outer
    assert inner.startswith("1.2 Nets and ropes Nets are made") and "remark" not in inner
    assert [region.names for region in page[1] if region.topic == "section"] == [("Harbour",), ("Nets and ropes",)]


def test_figures_are_boxes_and_icons_may_be_figures():
    text = PageText(["Figure", "1:", "A", "red", "boat"], [[100 * n, 500, 100 * n + 90, 510] for n in range(5)])
    caption = Element("caption", tuple(range(5)))
    figure = Element("figure", (caption,), ([100, 200, 400, 490],))
    icon = Element("figure", (), ([10, 10, 20, 20],), {"alt": "warning sign"})
    found = tagged_regions(Element("document", (figure, Element("p", (icon,)))), text)
    assert found[0] == Region("figure", (), ([100, 200, 400, 490],), ("red boat",))
    assert [region.topic for region in found] == ["figure", "caption", "maybe_figure"]
