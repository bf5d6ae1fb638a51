"""Headings and sections that an outline names: from a heading to the next one that is not below it."""

import typst

from djepa_corpus.content.outlines import on_page, read_outline
from djepa_corpus.regions.outlined import outlined_regions, usable
from djepa_pages.page_text import PageText
from djepa_pages.pdf import get_pdf_page, open_pdf, pdf_words


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


def sections_of(source: str) -> dict[str, tuple[str, list]]:
    """Texts and boxes of the sections on the first page, by name."""
    with open_pdf(typst.compile(source.encode(), format="pdf")) as document:
        page, bookmarks = get_pdf_page(document, 1), usable(read_outline(document))
        text = PageText(*pdf_words(page))
        regions = outlined_regions(text, on_page(page, bookmarks[0]))
    assert [text.join(r.words) for r in regions if r.topic == "heading"] == [r.names[0] for r in regions if r.level]
    return {r.names[0]: (text.join(r.words), list(r.boxes)) for r in regions if r.topic == "section"}


def test_a_section_holds_its_subsections_and_ends_at_the_next_of_its_level():
    sections = sections_of(DOCUMENT)
    usage, options = sections["Usage"][0], sections["Options"][0]
    assert usage.startswith("Usage alpha") and "Options beta" in usage and "gamma" not in usage
    assert options.startswith("Options beta") and "Twice" not in options


def test_repeated_titles_sections_without_text_and_page_numbers_are_left_out():
    sections = sections_of(DOCUMENT)
    assert set(sections) == {"Usage", "Options", "Installation"}
    assert "gamma" in sections["Installation"][0] and not sections["Installation"][0].endswith("1")


def test_one_block_of_lines_is_one_box_and_two_columns_are_two():
    assert len(sections_of(DOCUMENT)["Options"][1]) == 1
    left, right = sections_of(TWO_COLUMNS)["Long"][1]
    assert left[2] < right[0] and left[3] > 850 and right[1] < 150
