"""Utility and telecom bills, statements of account, receipts: pages that are not a list of items with a letterhead."""

from .items import borrow, first_line, item_cell, item_table
from .letterhead import address_lines
from .markup import align, bold, columns, grid, rows, styled, tx
from .meta import label_value_grid
from .sheet import Sheet, bare_amount
from .sums import chosen_sums, total_pairs


SUMMARY = ("previous_balance", "amount_paid", "net_total", "tax_amount", "total", "balance_due")


def account_summary(sheet: Sheet) -> str:
    """Balance brought forward, payments, new charges, amount due, as rows in a box or as a strip."""
    names = [name for name in sheet.available(*SUMMARY) if sheet.chance(0.8)] or ["total"]
    if sheet.chance(0.3):
        cells = [
            rows([styled(sheet.label(name, ""), size="0.8em"), bold(sheet.value(name))], "0.5em") for name in names
        ]
        return grid(cells, ["1fr"] * len(cells), stroke=sheet.style.rule, inset="2mm", align="center")
    cells = [cell for name in names for cell in (sheet.label(name), sheet.value(name))]
    body = grid(cells, ["1fr", "auto"], row_gutter="0.6em", align="(left, right)")
    width = sheet.rng.choice(("60%", "80mm", "100%"))
    return sheet.panel(
        body, width=width, fill=f'rgb("{sheet.style.pale}")' if sheet.chance(0.5) else "none", inset="3mm"
    )


def meter_table(sheet: Sheet) -> str:
    """Meter numbers and readings with the consumption; a second meter may stand below."""
    names = sheet.available("meter_number", "billing_period", "meter_reading", "consumption")
    if not names:
        return ""
    cells = [styled(sheet.label(name, ""), weight='"bold"') for name in names] + [sheet.value(name) for name in names]
    old = tx(str(sheet.rng.randint(1000, 99999)))
    cells.insert(
        len(names),
        tx({"de": "Alter Stand", "fr": "Ancien index", "nl": "Vorige stand"}.get(sheet.language, "Previous reading")),
    )
    cells.append(old)
    settings = {"stroke": sheet.style.rule} if sheet.chance(0.6) else {}
    return grid(cells, ["auto"] * (len(names) + 1), inset="1.5mm", **settings)


def due_banner(sheet: Sheet) -> str:
    """What is due and when, in large letters."""
    name = sheet.rng.choice(sheet.available("balance_due", "total"))
    parts = [rows([sheet.label(name, ""), styled(sheet.value(name), size="1.8em", weight='"bold"')], "0.5em")]
    if sheet.has("due_date"):
        parts.append(rows([sheet.label("due_date", ""), styled(sheet.value("due_date"), size="1.2em")], "0.5em"))
    body = columns(parts, ["1fr"] * len(parts), "5mm")
    if sheet.chance(0.4):
        return f'#box(width: 100%, fill: rgb("{sheet.style.accent}"), inset: 3mm)[{styled(body, fill="white")}];'
    return sheet.panel(body, width="100%", inset="3mm")


def statement_table(sheet: Sheet) -> str:
    """Dated entries with a running balance; its cells are distractors, the sums below are fields."""
    items = sheet.facts.items + [borrow(sheet, item, 0) for item in sheet.other.items]
    return item_table(sheet, ["date", "description", "line_total"], _sums(sheet), items)


def _sums(sheet: Sheet) -> list[tuple[str, str]]:
    names = sheet.available("previous_balance", "balance_due")
    return [(bold(sheet.label(name)), bold(sheet.value(name))) for name in names]


def receipt_body(sheet: Sheet) -> str:
    """A till receipt: centred shop, narrow lines, sums, payment, numbers of the till."""
    shop = rows([styled(part, size="1em") for part in address_lines(sheet, "seller")], "0.4em")
    extras = [name for name in sheet.available("phone", "vat_id", "tax_number") if sheet.chance(0.5)]
    contact = [sheet.label(name) + tx(" ") + sheet.value(name) for name in extras]
    rule = sheet.rng.choice(
        ('#line(length: 100%, stroke: (thickness: 0.5pt, dash: "dashed"))\n', "#box(width: 1fr, repeat([-]))\n", "")
    )
    parts = [
        f"#align(center)[{rows([shop, *contact], '0.5em')}]",
        _till_numbers(sheet),
        rule,
        _receipt_items(sheet),
        rule,
        _receipt_sums(sheet),
    ]
    parts += [rule, _till_numbers(sheet), align(tx(sheet.rng.choice(_thanks(sheet))), "center")]
    return rows(parts, "3mm")


def _thanks(sheet: Sheet) -> tuple[str, ...]:
    options = {
        "de": ("Vielen Dank für Ihren Einkauf!",),
        "fr": ("Merci de votre visite !",),
        "nl": ("Bedankt voor uw bezoek",),
    }
    return options.get(sheet.language, ("Thank you for your visit!", "THANK YOU", "Please come again"))


def _till_numbers(sheet: Sheet) -> str:
    names = (
        "receipt_number",
        "ticket_number",
        "date",
        "invoice_date",
        "time",
        "cashier",
        "store_number",
        "terminal",
        "payment_method",
    )
    chosen = [name for name in sheet.available(*names) if name not in sheet.printed and sheet.chance(0.4)]
    if sheet.chance(0.5):
        return rows([sheet.label(name) + tx(" ") + sheet.value(name) for name in chosen], "0.5em")
    return label_value_grid(sheet, chosen) if chosen else ""


def _receipt_items(sheet: Sheet) -> str:
    cells = []
    for item in sheet.facts.items:
        count = (
            f"{item.get('quantity', '1')} x {bare_amount(item['unit_price'])}\n"
            if item.get("unit_price") and sheet.chance(0.4)
            else ""
        )
        amount = item_cell(sheet, "line_total", item)
        cells += [tx(count + first_line(item)[:28]), amount]
    return grid(cells, ["1fr", "auto"], row_gutter="0.5em", align="(left, right + bottom)")


def _receipt_sums(sheet: Sheet) -> str:
    cells = [cell for pair in total_pairs(sheet, chosen_sums(sheet)) for cell in pair]
    return grid(cells, ["1fr", "auto"], row_gutter="0.5em", align="(left, right)")
