"""Titles, contents, references, running heads and page numbers, which depend on the page or on the whole document."""

import pytest

from djepa_corpus.regions import Document
from typeset_pages import contents, inner_regions_of, regions_of, texts


FRONT = """
#align(center)[
  #text(18pt)[Boats of the northern harbour]
  #v(10pt)
  #text(12pt)[Anna Berg and Peter Holm]
  #v(6pt)
  May 2021
  #v(20pt)
  *Abstract*
]
#pad(x: 30pt)[#text(9pt)[#lorem(40)]]
#v(20pt)
= Introduction
#lorem(40)
"""
RUNNING = """
#set page(header: context [_Boats and nets_ #h(1fr) #counter(page).display()])
#for n in range(5) { lorem(120); pagebreak(weak: true) }
"""


def test_title_authors_and_abstract_of_a_first_page():
    found = regions_of(FRONT)
    assert texts(found, "title") == ["Boats of the northern harbour"]
    assert texts(found, "author") == ["Anna Berg and Peter Holm"]
    assert texts(found, "abstract")[0].startswith("Lorem ipsum") and texts(found, "heading") == ["Introduction"]


def test_a_second_page_has_no_title():
    found = regions_of("#lorem(20)\n#pagebreak()\n" + FRONT, number=2)
    assert not texts(found, "title") and not texts(found, "author")


def test_a_running_head_and_a_page_number_recur_on_the_pages_of_a_document():
    found = regions_of(RUNNING, number=3)
    assert texts(found, "page_header") == ["Boats and nets"] and texts(found, "page_number") == ["3"]


def test_a_text_that_starts_at_the_same_height_on_all_pages_is_no_running_head():
    found = regions_of("#for n in range(5) { lorem(120); pagebreak(weak: true) }", number=2)
    assert not texts(found, "page_header") and "page_header" not in found.unsure


def test_contents_are_the_rows_with_page_numbers_below_their_heading():
    found = inner_regions_of("#outline()\n= Boats\n#lorem(20)\n= Nets\n#lorem(20)\n= Ropes\n#lorem(20)")
    (text,) = texts(found, "contents")
    assert text.startswith("Boats") and "Ropes" in text and "Lorem" not in text
    assert "Contents" in texts(found, "heading")


def test_references_are_the_items_below_their_heading():
    items = "\n\n".join(f"[{n}] Anna Berg. _Boats {n}._ Journal of Nets, {1990 + n}. #lorem(8)" for n in range(1, 5))
    found = inner_regions_of(f"#lorem(40)\n= References\n{items}")
    (text,) = texts(found, "references")
    assert text.startswith("[1] Anna Berg") and "[4]" in text and not texts(found, "list")


def test_regions_are_in_reading_order():
    found = inner_regions_of("= Harbour\n#lorem(40)\n- one thing\n- two things\n\n#lorem(40)")
    assert [region.topic for region in found.regions] == ["heading", "paragraph", "list", "paragraph"]


@pytest.mark.parametrize("text", ["Это простой текст о лодках. " * 20, "船の名前と港の名前です。" * 20])
def test_pages_in_other_scripts_are_not_read(text):
    pages = contents(f'#set text(font: ("DejaVu Sans", "Libertinus Serif"), fallback: true)\n{text}')
    assert not pages[0] or Document(pages).find_regions(pages[0]) is None
