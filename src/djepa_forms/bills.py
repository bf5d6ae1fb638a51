"""Parts of utility and telecom bills, statements of account and receipts."""

from .addresses import address_lines
from .items import borrow, first_line, item_cell, item_table
from .markup import align, bold, columns, grid, rows, styled, tx
from .meta import label_value_grid
from .sheet import Sheet, bare_amount
from .totals import chosen_sums, total_cells


def account_summary(sheet: Sheet) -> str:
    """Previous balance, payments, new charges and amount due as rows in a box or as a strip."""
    names = sheet.block("account_summary", 0.8) or ["total"]
    if sheet.chance(0.3):
        cells = [sheet.stacked(name, "0.8em", "0.5em", weight='"bold"') for name in names]
        return grid(cells, ["1fr"] * len(cells), **sheet.ruled(), inset="2mm", align="center")
    body = grid(sheet.pairs(names), ["1fr", "auto"], row_gutter="0.6em", align="(left, right)")
    width = sheet.rng.choice(("60%", "80mm", "100%"))
    return sheet.panel(body, width=width, fill=sheet.pale() if sheet.chance(0.5) else "none", inset="3mm")


def meter_table(sheet: Sheet) -> str:
    """A meter with its previous and current reading and the consumption."""
    names = sheet.block("meter")
    if not names:
        return ""
    cells = [bold(sheet.label(name, "")) for name in names] + [sheet.value(name) for name in names]
    old = tx(str(sheet.rng.randint(1000, 99999)))
    cells.insert(len(names), tx(sheet.texts.phrases["previous_reading"]))
    cells.append(old)
    ruled = sheet.ruled() if sheet.chance(0.6) else {}
    return grid(cells, ["auto"] * (len(names) + 1), inset="1.5mm", **ruled)


def due_banner(sheet: Sheet) -> str:
    """Amount and due date in large letters."""
    name = sheet.rng.choice(sheet.available("balance_due", "total"))
    parts = [sheet.stacked(name, "", "0.5em", size="1.8em", weight='"bold"')]
    if sheet.has("due_date"):
        parts.append(sheet.stacked("due_date", "", "0.5em", size="1.2em"))
    body = columns(parts, ["1fr"] * len(parts), "5mm")
    if sheet.chance(0.4):
        return f'#box(width: 100%, fill: rgb("{sheet.style.accent}"), inset: 3mm)[{styled(body, fill="white")}];'
    return sheet.panel(body, width="100%", inset="3mm")


def statement_table(sheet: Sheet) -> str:
    """Dated entries with a running balance; the sums below them are fields."""
    items = sheet.facts.items + [borrow(sheet, item, 0) for item in sheet.other_facts.items]
    names = sheet.available("previous_balance", "balance_due")
    sums = [(bold(sheet.label(name)), bold(sheet.value(name))) for name in names]
    return item_table(sheet, ["date", "description", "line_total"], sums, items)


def receipt_body(sheet: Sheet) -> str:
    """A till receipt: centred shop, narrow lines, sums, payment, numbers of the till."""
    shop = rows([styled(part, size="1em") for part in address_lines(sheet, "seller")], "0.4em")
    extras = [name for name in sheet.available("phone", "vat_id", "tax_number") if sheet.chance(0.5)]
    contact = [sheet.inline(name) for name in extras]
    dashes = '#line(length: 100%, stroke: (thickness: 0.5pt, dash: "dashed"))\n'
    rule = sheet.rng.choice((dashes, "#box(width: 1fr, repeat([-]))\n", ""))
    parts = [f"#align(center)[{rows([shop, *contact], '0.5em')}]", _till_numbers(sheet)]
    parts += [rule, _receipt_items(sheet), rule]
    sums = total_cells(sheet, chosen_sums(sheet))
    parts.append(grid(sums, ["1fr", "auto"], row_gutter="0.5em", align="(left, right)"))
    parts += [rule, _till_numbers(sheet)]
    thanks = sheet.rng.choice(sheet.texts.phrases["receipt_thanks"])
    return rows([*parts, align(tx(thanks), "center")], "3mm")


def _till_numbers(sheet: Sheet) -> str:
    chosen = [name for name in sheet.block("till") if name not in sheet.printed and sheet.chance(0.4)]
    if sheet.chance(0.5):
        return rows([sheet.inline(name) for name in chosen], "0.5em")
    return label_value_grid(sheet, chosen) if chosen else ""


def _receipt_items(sheet: Sheet) -> str:
    cells = []
    for item in sheet.facts.items:
        counted = item.get("unit_price") and sheet.chance(0.4)
        count = f"{item.get('quantity', '1')} x {bare_amount(item['unit_price'])}\n" if counted else ""
        amount = item_cell(sheet, "line_total", item)
        cells += [tx(count + first_line(item)[:28]), amount]
    return grid(cells, ["1fr", "auto"], row_gutter="0.5em", align="(left, right + bottom)")
