"""Invoices, bills, statements, forms and letters: parts drawn at random and combined on a page."""

from ..language import load_shared
from ..marks import barcode, logo, signature, stamp
from ..markup import align, bold, colour, columns, grid, place, rows, styled, tx
from ..papers.figures import bill_chart
from ..sheet import Sheet
from ..typesetting import PageSource
from .addresses import address_block, contact_lines, letterhead, recipient
from .closing import bank_grid, footer, page_count, payment, sentence_with_values, tear_off
from .items import borrow, chosen_columns, first_line, item_cell, item_table, sparse_lines
from .meta import label_value_grid, left_and_right, meta, stacked_labels, title
from .pages import stack
from .regions import remark_columns, remark_list, remark_paragraph
from .totals import total_cells, total_pairs, totals


NEGATIVE_SHARE = 0.5  # of the credit notes of training pages; their amounts are negative
PRICES = ("unit_price", "line_total", "discount_percent", "line_tax_rate")


def invoice(sheet: Sheet) -> PageSource:
    """Letterhead, recipient, numbers, items, totals, payment, footer."""
    kind = sheet.rng.choice(load_shared("fields")["invoice_kinds"])
    if kind == "credit_note" and sheet.split == "train" and sheet.chance(NEGATIVE_SHARE):
        sheet.negate_amounts()
    priced = kind != "delivery_note" or sheet.chance(0.3)
    parts = [letterhead(sheet), *_opening(sheet, kind), *_goods(sheet, priced)]
    parts += [payment(sheet), *_closing(sheet)] if priced else _closing(sheet)
    return stack(sheet, parts, footer(sheet))


def _opening(sheet: Sheet, kind: str) -> list[str]:
    """Title, recipient, numbers and sometimes a greeting, in one of the usual orders."""
    heading, to, numbers = title(sheet, kind), recipient(sheet), meta(sheet, kind)
    greeting = [remark_paragraph(sheet, sheet.remarks(1))] if sheet.chance(0.2) else []
    stacked = ("recipient_first", "title_at_right")
    paired = ("title_last", "title_first", "recipient_first", "numbers_left", "title_in_pair", "title_at_right")
    order = sheet.rng.choice(stacked if sheet.wide else paired)
    if order == "recipient_first":
        parts = [to, heading, numbers]
    elif order == "title_at_right":
        parts = [f"#align(right)[{heading}]", to, numbers]
    elif order == "title_in_pair":
        parts = [left_and_right(to, rows([heading, numbers], "3mm"), sheet)]
    else:
        pair = left_and_right(numbers, to, sheet) if order == "numbers_left" else left_and_right(to, numbers, sheet)
        parts = [pair, heading] if order == "title_last" else [heading, pair]
    return parts + greeting


def _goods(sheet: Sheet, priced: bool) -> list[str]:
    """Items and sums, with the sums below the table or as its last rows."""
    if not priced:
        names = [name for name in chosen_columns(sheet) if name not in PRICES]
        return [item_table(sheet, names if len(names) > 1 else ["quantity", "description"])]
    intro = [sentence_with_values(sheet)] if sheet.chance(0.15) else []
    if sheet.chance(0.35):
        return [*intro, item_table(sheet, foot=total_pairs(sheet))]
    return [*intro, item_table(sheet), totals(sheet)]


def _closing(sheet: Sheet) -> list[str]:
    """Below the sums: remarks, small print, a signature, a stamp, a bar code."""
    rng, parts = sheet.rng, []
    if sheet.chance(0.45):
        texts = sheet.remarks(rng.choice((1, 1, 2, 2, 3)))
        if len(texts) > 1 and sheet.chance(0.25):
            parts.append(remark_list(sheet, texts))
        else:
            parts.append(rows([remark_paragraph(sheet, [text]) for text in texts], "0.6em"))
    if sheet.style.dense and sheet.chance(0.6):
        draw = rng.choice((remark_paragraph, remark_paragraph, remark_paragraph, remark_columns))
        parts.append(styled(draw(sheet, sheet.remarks(rng.randint(6, 16)), sheet.chance(0.5)), size="0.85em"))
    if sheet.chance(0.2):
        parts.append(signature(sheet))
    if sheet.chance(0.18):
        parts.append(place(stamp(sheet), rng.choice(("right", "center", "left")), dy=f"{rng.randint(-30, 5)}mm"))
    if sheet.chance(0.08):
        parts.append(barcode(sheet))
    if sheet.chance(0.03):  # small print that runs up the left margin
        text = styled(tx(" ".join(sheet.remarks(2))[:110]), size="5pt", fill='rgb("#777777")')
        left = f"-{sheet.style.margin[0] * 0.6:.1f}mm"
        parts.append(place(f"#rotate(-90deg, reflow: true)[{text}]", "left + bottom", dx=left))
    return parts


def sidebar_invoice(sheet: Sheet) -> PageSource:
    """A sidebar with sender, numbers and bank, labels above values; the goods next to it."""
    sheet.room = 0.68
    sender = [logo(sheet), address_block(sheet, "seller"), *contact_lines(sheet)]
    side = rows([*sender, stacked_labels(sheet, sheet.block("sidebar")), bank_grid(sheet)], "1.2em")
    if sheet.chance(0.4):
        side = f"#box(width: 100%, fill: {sheet.pale()}, inset: 2.5mm)[{side}];"
    side = styled(side, size="0.85em")
    main = rows([title(sheet, "invoice"), recipient(sheet), *_goods(sheet, True), *_closing(sheet)], "6mm")
    left = sheet.split == "train" or sheet.chance(0.3)
    body = columns([side, main] if left else [main, side], ["48mm", "1fr"] if left else ["1fr", "48mm"], "6mm")
    return stack(sheet, [body], footer(sheet) if sheet.chance(0.4) else "")


def sparse_invoice(sheet: Sheet) -> PageSource:
    """An invoice of a web service: few words, much white space, items as lines."""
    head = columns([title(sheet, sheet.rng.choice(("invoice", "receipt"))), logo(sheet)], ["1fr", "auto"])
    seller, buyer = (address_block(sheet, who) for who in ("seller", "buyer"))
    who = left_and_right(seller, buyer, sheet)
    what = sparse_lines(sheet) if sheet.chance(0.5) else item_table(sheet, ["description", "quantity", "line_total"])
    numbers = sheet.block("sparse_numbers", 0.7) or sheet.block("sparse_numbers")[:1]
    numbers = label_value_grid(sheet, numbers)
    parts = [head, numbers, who, what, totals(sheet), sentence_with_values(sheet)]
    return stack(sheet, parts, page_count(sheet) if sheet.chance(0.4) else "")


def bill(sheet: Sheet) -> PageSource:
    """An energy, water or telephone bill: account summary, meters or charges, chart, remittance slip."""
    kind = sheet.rng.choice(("utility_bill", "telecom_bill"))
    parts, middle = [letterhead(sheet), *_opening(sheet, kind)], []
    if sheet.chance(0.5):  # amount and due date in large letters
        name = sheet.rng.choice(sheet.available("balance_due", "total"))
        due = [sheet.stacked(name, "", "0.5em", size="1.8em", weight='"bold"')]
        if sheet.has("due_date"):
            due.append(sheet.stacked("due_date", "", "0.5em", size="1.2em"))
        body = columns(due, ["1fr"] * len(due), "5mm")
        if sheet.chance(0.4):
            fill = colour(sheet.style.accent)
            parts.append(f"#box(width: 100%, fill: {fill}, inset: 3mm)[{styled(body, fill='white')}];")
        else:
            parts.append(sheet.panel(body, width="100%", inset="3mm"))
    parts.append(account_summary(sheet))
    meter = sheet.block("meter") if kind == "utility_bill" else []
    if meter:
        cells = [bold(sheet.label(name, "")) for name in meter] + [tx(sheet.texts.phrases["previous_reading"])]
        cells += [sheet.value(name) for name in meter] + [tx(str(sheet.rng.randint(1000, 99999)))]
        ruled = sheet.ruled() if sheet.chance(0.6) else {}
        table = grid(cells, ["auto"] * (len(meter) + 1), inset="1.5mm", **ruled)
        middle.append(sheet.region("table", table))
    else:
        middle.append("")  # `shuffle` gets as many parts as with a meter
    middle.append(item_table(sheet, foot=total_pairs(sheet)) if sheet.chance(0.5) else sparse_lines(sheet))
    if sheet.chance(0.5):
        middle.append(bill_chart(sheet))
    sheet.rng.shuffle(middle)
    parts += [*middle, *_closing(sheet), tear_off(sheet) if sheet.chance(0.4) else payment(sheet)]
    return stack(sheet, parts, footer(sheet))


def account_summary(sheet: Sheet) -> str:
    """Previous balance, payments, new charges and amount due as rows in a box or as a strip."""
    names = sheet.block("account_summary", 0.8) or ["total"]
    if sheet.chance(0.3):
        cells = [sheet.stacked(name, "0.8em", "0.5em", weight='"bold"') for name in names]
        return grid(cells, ["1fr"] * len(cells), **sheet.ruled(), inset="2mm", align="center")
    body = grid(sheet.pairs(names), ["1fr", "auto"], row_gutter="0.6em", align="(left, right)")
    width = sheet.rng.choice(("60%", "80mm", "100%"))
    return sheet.panel(body, width=width, fill=sheet.pale() if sheet.chance(0.5) else "none", inset="3mm")


def statement(sheet: Sheet) -> PageSource:
    """Dated entries of an account with a running balance; the sums below them are fields."""
    parts = [letterhead(sheet), *_opening(sheet, "statement"), account_summary(sheet) if sheet.chance(0.5) else ""]
    items = sheet.facts.items + [borrow(sheet, item, 0) for item in sheet.other_facts.items]
    names = sheet.available("previous_balance", "balance_due")
    sums = [(bold(sheet.label(name)), bold(sheet.value(name))) for name in names]
    parts += [item_table(sheet, ["date", "description", "line_total"], sums, items), payment(sheet)]
    return stack(sheet, parts, footer(sheet))


def letter_invoice(sheet: Sheet) -> PageSource:
    """An invoice written as a letter: a date without a label, labels within lines, sums in rows without a table."""
    city = sheet.raw("seller_city") if sheet.chance(0.5) else ""
    prefix = f"{city}, {sheet.texts.phrases['letter_date']}" if city else ""
    date = tx(prefix) + sheet.value("invoice_date")
    subject = title(sheet, sheet.rng.choice(("invoice", "invoice", "reminder", "telecom_bill")))
    names = sheet.block("letter_numbers", 0.5)
    lines = [bold(sheet.label(name)) + tx(" ") + sheet.value(name) for name in names]
    amounts = []
    for item in sheet.facts.items[:4]:
        amounts += [tx(first_line(item)), item_cell(sheet, "line_total", item)]
    amounts += total_cells(sheet)
    sums = grid(amounts, ["1fr", "auto"], row_gutter="0.6em", align="(left, right)")
    sentences = [sentence_with_values(sheet) for _ in range(sheet.rng.randint(1, 4))]
    sentences += [remark_paragraph(sheet, [text]) for text in sheet.remarks(sheet.rng.randint(1, 3))]
    sheet.rng.shuffle(sentences)
    middle = sheet.rng.randint(0, len(sentences))
    sender = address_block(sheet, "seller") if sheet.chance(0.5) else letterhead(sheet)
    to = recipient(sheet)
    if sheet.chance(0.5):
        heading = columns([subject, date], ["1fr", "auto"], "5mm")
    else:
        heading = rows([align(date, "right"), subject], "5mm")
    parts = [sender, to, heading, rows(lines, "0.6em"), rows(sentences[:middle], "0.8em")]
    parts += [f"#box(width: {sheet.rng.randint(60, 100)}%)[{sums}];", rows(sentences[middle:], "0.8em")]
    parts.append(signature(sheet) if sheet.chance(0.4) else "")
    return stack(sheet, parts, footer(sheet) if sheet.chance(0.5) else "")
