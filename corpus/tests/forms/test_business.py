"""Business documents: regions of tables, check boxes, sums that add up, cells that are asked for by their labels."""

import re

import pytest

from djepa_corpus.forms.business import cells, check_boxes, media_lines, till
from djepa_corpus.forms.business.items import item_table
from djepa_corpus.forms.business.totals import total_pairs
from djepa_corpus.forms.documents import MAKERS, make_sheet
from djepa_corpus.forms.language import load_shared
from djepa_corpus.forms.questions import make_questions
from djepa_corpus.forms.questions.located import locate
from djepa_corpus.forms.typesetting import PageSource, lay_out


BUSINESS = "invoice sidebar_invoice sparse_invoice bill statement form check_list media_order order_document".split()
BUSINESS += "delivery_note pay_slip ticket bank_statement receipt letter".split()


def sheets(count: int, split: str = "train", seed: int = 11) -> list:
    return [make_sheet(seed, split, number) for number in range(count)]


def lay_out_body(sheet, body: str, **settings):
    """Lay out a body with the sheet's style on A4."""
    return lay_out([PageSource((210, 297), (15, 15), sheet.style.preamble() + body, **settings)])[0]


def regions(sheet, page, topic: str) -> dict[str, list[float]]:
    """Rectangles of a topic by name."""
    return {answer.label: place.rects[0] for answer, place in locate(sheet, page) if answer.key == topic}


def words_in(page, rect) -> list[str]:
    inside = []
    for word, (x0, y0, x1, y1) in zip(page.words, page.boxes):
        if rect[0] <= (x0 + x1) / 2 <= rect[2] and rect[1] <= (y0 + y1) / 2 <= rect[3]:
            inside.append(word)
    return inside


def cents(text: str) -> int:
    digits = int(re.sub(r"\D", "", text))
    return -digits if "-" in text else digits


# Tables


def test_rows_and_columns_of_a_table_cross_in_one_cell():
    crossed = 0
    for sheet in sheets(10):
        names = ["position", "description", "quantity", "line_total"]
        page = lay_out_body(sheet, item_table(sheet, names, items=sheet.facts.items[:5]))
        columns, rows = regions(sheet, page, "table_column"), regions(sheet, page, "table_row")
        table = regions(sheet, page, "table")[""]
        assert len(columns) == 4
        for item in sheet.facts.items[:5]:
            name = item["description"].split("\n")[0]
            if name in rows:
                row, column = rows[name], columns[sheet.column("line_total")]
                assert table[0] - 1 <= row[0] < row[2] <= table[2] + 1 and table[1] <= row[1] < row[3] <= table[3]
                cell = [column[0], row[1], column[2], row[3]]
                assert cents("".join(words_in(page, cell))) == cents(item["line_total"])
                crossed += 1
    assert crossed > 20


def test_a_table_over_two_pages_is_a_region_on_both():
    sheet = sheets(1)[0]
    items = [dict(sheet.facts.items[0], description=f"Part {number}") for number in range(90)]
    body = item_table(sheet, ["description", "line_total"], items=items)
    first, last = lay_out_body(sheet, body), lay_out_body(sheet, body, which_page=1.0)
    assert last.num_pages > 1
    assert "Part 0" in regions(sheet, first, "table_row") and "Part 0" not in regions(sheet, last, "table_row")
    assert "Part 89" in regions(sheet, last, "table_row") and regions(sheet, last, "table")[""]


def test_sums_below_the_items_are_in_the_table_but_not_in_its_last_row():
    sheet = sheets(1)[0]
    page = lay_out_body(sheet, item_table(sheet, ["description", "line_total"], total_pairs(sheet, ["total"])))
    table, rows = regions(sheet, page, "table")[""], regions(sheet, page, "table_row")
    (line,) = [place.lines[0] for answer, place in locate(sheet, page) if answer.key == "total" and place.rects]
    top, bottom = page.boxes[line[0]][1], page.boxes[line[0]][3]
    assert table[1] < top and bottom <= table[3] + 1
    assert rows and all(rect[3] < top for rect in rows.values())


# Paragraphs


# Check boxes


def test_every_square_is_a_region_that_is_named_by_its_option(monkeypatch):
    monkeypatch.setattr(check_boxes, "CIRCLED_SHARE", 0.0)
    for split in ("train", "test"):
        for sheet in sheets(12, split):
            page = lay_out_body(sheet, check_boxes.check_boxes(sheet))
            (group,) = [key.removeprefix("group:") for key in sheet.printed if key.startswith("group:")]
            boxes = [answer for answer in sheet.answers if answer.key in ("checked_box", "empty_box")]
            options = sheet.texts.check_boxes["groups"][group]
            assert 2 <= len(boxes) == len({answer.label for answer in boxes}) <= len(options)
            assert all(any(answer.label.endswith(option) for option in options) for answer in boxes)
            for answer in boxes:
                (rect,) = page.marks[answer.ids[0]]
                width, height = (rect[2] - rect[0]) * 210 / 1000, (rect[3] - rect[1]) * 297 / 1000
                assert width == pytest.approx(height, abs=0.1) and 2 < width < 6


# Sums


def test_lines_of_a_media_order_add_up_to_its_sums():
    for sheet in sheets(20):
        lines = media_lines.draw_lines(sheet)
        values = {name: cents(sheet.raw(name)) for name in ("gross_amount", "agency_commission", "net_amount")}
        assert values["gross_amount"] == max(sum(line.amount for line in lines), 100)
        assert values["gross_amount"] - values["agency_commission"] == values["net_amount"]
        assert int(sheet.raw("spot_count")) == sum(line.spots for line in lines)
        formats = sheet.facts.formats
        assert formats.date(min(line.start for line in lines)) and all(line.start <= line.end for line in lines)


def test_cash_less_change_is_the_total_and_taxes_are_part_of_it():
    cash = rounded = 0
    for sheet in sheets(60):
        printed = till.draw_till(sheet)
        taxes = sum(tax for _, _, tax in printed.taxes)
        base = printed.subtotal - printed.discount + printed.service
        assert printed.exact == base + (0 if printed.includes_tax else taxes)
        assert sum(taxable for _, taxable, _ in printed.taxes) + taxes == printed.exact
        assert cents(sheet.raw("total")) == printed.total
        if printed.cash:
            cash += 1
            assert cents(sheet.raw("cash_tendered")) - cents(sheet.raw("change")) == printed.total
        rounded += bool(printed.rounding)
        assert abs(printed.rounding) <= 2
    assert cash > 15


# Cells


def test_cells_are_asked_for_by_their_labels():
    for sheet in sheets(12):
        names = cells.add_cells(sheet, list(load_shared("cells"))[:20])
        page = lay_out_body(sheet, "".join(f"{sheet.inline(name)}\n\n" for name in names))
        asked = [question for question in make_questions(sheet, page, 60) if question.kind == "value"]
        assert len(names) > 10 and len(asked) > 10
        for name in names:
            label = sheet.printed[name].lower()
            assert all(label.rstrip(":") in question.lower() for question in sheet.field_questions[name])


# Pages


@pytest.mark.parametrize("kind", BUSINESS)
def test_pages_of_every_kind_have_enough_questions_and_regions(kind):
    for split in ("train", "test"):
        drawn = sheets(5, split, 12)
        for sheet, page in zip(drawn, lay_out([MAKERS[kind][1](sheet) for sheet in drawn])):
            asked = make_questions(sheet, page, 16)
            assert len(asked) >= 8 and any(question.kind in ("region", "mark") for question in asked)


def test_absent_regions_are_asked_for_but_never_tables_or_headings_without_marks():
    for sheet in sheets(6):
        sheet.kind = "invoice"
        (page,) = lay_out([MAKERS["invoice"][1](sheet)])
        topics = {question.topic for question in make_questions(sheet, page, 40) if question.kind == "unanswerable"}
        assert not topics & {"note", "heading"} and not (page.num_pages == 1 and "table_row" in topics)
