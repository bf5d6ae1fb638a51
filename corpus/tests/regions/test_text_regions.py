"""Paragraphs, headings, lists, code, equations and footnotes: found whole where they are clear, unsure otherwise."""

import pytest

from typeset_pages import inner_regions_of as regions_of
from typeset_pages import only, text_of, texts


def test_a_paragraph_is_found_whole_and_named_by_a_word_that_occurs_once():
    found = regions_of("#lorem(60)\n\nThe lighthouse of Genova was built in stone. #lorem(40)\n\n#lorem(30)")
    paragraphs = texts(found, "paragraph")
    assert len(paragraphs) == 3 and paragraphs[1].startswith("The lighthouse of Genova")
    assert "Genova" in [r for r in found.regions if r.topic == "paragraph"][1].names


def test_a_paragraph_over_two_columns_is_found_in_each():
    found = regions_of("#set page(width: 600pt, columns: 2)\n" + "#lorem(330)")
    left, right = [region.box for region in found.regions if region.topic == "paragraph"]
    assert left[2] < right[0] and right[1] < left[1] + 5


@pytest.mark.parametrize("block", ["short \\\nlines \\\nof verse \\\nthat end early", "Word .... 3 \\\nOther .... 17"])
def test_lines_that_do_not_fill_their_column_are_no_paragraph(block):
    found = regions_of(f"#lorem(40)\n\n{block}\n\n#lorem(40)")
    assert len(texts(found, "paragraph")) == 2


def test_headings_have_a_name_without_their_number():
    found = regions_of('#set heading(numbering: "1.1")\n= Harbour\n#lorem(40)\n== Boats and nets\n#lorem(40)')
    headings = [region for region in found.regions if region.topic == "heading"]
    assert [region.names for region in headings] == [("Harbour",), ("Boats and nets",)]
    assert text_of(found, headings[1]).startswith("1.1")


@pytest.mark.parametrize("line", ["*Theorem 3.* Every boat floats.", "*Note:*", "*May 2021*"])
def test_bold_lines_that_are_no_headings_are_left_alone(line):
    assert not texts(regions_of(f"#lorem(40)\n\n{line}\n\n#lorem(40)"), "heading")


def test_a_list_has_all_its_items_and_sublists():
    found = regions_of(
        "#lorem(40)\n- one thing of several\n- two things\n  - a smaller thing\n- three things\n\n#lorem(40)"
    )
    (text,) = texts(found, "list")
    assert "one thing" in text and "smaller" in text and text.endswith("three things")


def test_a_single_item_makes_lists_unsure():
    found = regions_of("#lorem(40)\n- one thing alone\n\n#lorem(40)")
    assert not texts(found, "list") and "list" in found.unsure


CODE = "```python\nfor boat in harbour:\n    boat.paint('red')\n    boat.launch()\n```"


def test_code_is_a_block_of_mono_lines():
    found = regions_of(f"#lorem(40)\n{CODE}\n#lorem(40) with `one_word` in it. #lorem(10)")
    assert texts(found, "code") == ["for boat in harbour: boat.paint('red') boat.launch()"]


def test_a_numbered_equation_is_displayed_and_named_by_its_number():
    found = regions_of('#set math.equation(numbering: "(1)")\n#lorem(40)\n$ E = m c^2 + alpha beta $\n#lorem(40)')
    equation = only(found, "equation")
    assert equation.names == ("(1)",)
    assert equation.box[2] > 330 and equation.box[0] > 100


def test_mathematics_in_a_line_of_text_is_no_equation():
    found = regions_of("#lorem(20) where $E = m c^2$ is known. #lorem(30)")
    assert not texts(found, "equation") and "equation" not in found.unsure


def test_footnotes_are_found_one_by_one_with_their_marks():
    found = regions_of("#lorem(60)#footnote[About boats and their owners.] #lorem(30)#footnote[About nets.]")
    notes = [region for region in found.regions if region.topic == "footnote"]
    assert [region.names for region in notes] == [("1",), ("2",)]
    assert "boats" in text_of(found, notes[0]) and "nets" not in text_of(found, notes[0])


def test_cells_without_rules_are_no_text_and_make_tables_unsure():
    rows = ", ".join(f"[key {n}], [A sentence about the value of key {n}]" for n in range(5))
    found = regions_of(f"#lorem(40)\n#grid(columns: (80pt, 1fr), row-gutter: 8pt, {rows})\n#lorem(40)")
    assert len(texts(found, "paragraph")) == 2 and {"table", "list"} <= found.unsure
