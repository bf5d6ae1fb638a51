"""Regions of tagged pages, and questions that they answer."""

import random

import pytest
import typst

from djepa_pages.pdf import open_pdf
from djepa_pages.tags import Element, read_tagged_page
from transformers_djepa.data.questions.page_text import PageText
from transformers_djepa.data.questions.regions import Region, RegionContext, names_of, region_questions
from transformers_djepa.data.questions.tagged import tagged_regions
from transformers_djepa.data.row_checks import check_row


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


def asked(page, context=None, seeds=150, limit=8) -> list[dict]:
    text, regions = page
    context = context or RegionContext()
    return [q for seed in range(seeds) for q in region_questions(regions, text, context, random.Random(seed), limit)]


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


def test_figures_are_boxes_and_icons_make_figures_unsure():
    text = PageText(["Figure", "1:", "A", "red", "boat"], [[100 * n, 500, 100 * n + 90, 510] for n in range(5)])
    caption = Element("caption", tuple(range(5)))
    figure = Element("figure", (caption,), ([100, 200, 400, 490],))
    icon = Element("figure", (), ([10, 10, 20, 20],), {"alt": "warning sign"})
    found = tagged_regions(Element("document", (figure, Element("p", (icon,)))), text)
    assert found[0] == Region("figure", (), ([100, 200, 400, 490],), ("red boat",))
    assert [region.topic for region in found] == ["figure", "caption", "maybe_figure"]
    questions = asked((text, found), RegionContext(known=("figure",)))
    assert {(*q["answers"],) for q in questions if q["topic"] == "figure"} == {("",)}  # never absent, never counted


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
        ("figure", "lighthouse of Genova"),
    ]
    absent = [q["question"].lower() for q in asked(page, RegionContext(elsewhere=named)) if not q["answers"]]
    assert any("map of the bay" in question for question in absent)
    assert not any("lighthouse" in question for question in absent)


def test_a_title_in_another_language_asks_for_the_heading_or_section(page):
    titles = {"Nets and ropes": {"de": "Netze und Seile"}, "Sails": {"de": "Segel aus Leinen"}}
    questions = asked(page, RegionContext(translations=titles))
    found = [q["answers"][0] for q in questions if "netze und seile" in q["question"].lower()]
    assert {answer[:18] for answer in found} == {"1.2 Nets and ropes"} and len(set(found)) == 2
    assert not any(q["answers"] for q in questions if "segel aus leinen" in q["question"].lower())
    assert any("segel aus leinen" in q["question"].lower() for q in questions)


def test_half_of_the_questions_are_in_the_language_of_the_document(page):
    english = {q["question"] for q in asked(page)}
    german = asked(page, RegionContext("de"))
    assert 0.2 < sum(q["question"] in english for q in german) / len(german) < 0.7


def test_the_split_test_has_wordings_of_its_own(page):
    train, test = ({q["question"] for q in asked(page, RegionContext(split=split))} for split in ("train", "test"))
    assert "Outline the code listing." in test - train
