"""Blocks of sums: net, tax, shipping, gross, paid, due, with one tax rate or two."""

import re

from ..language import load_shared
from ..markup import align, bold, grid, rows, styled, tx
from ..sheet import Sheet, bare_amount
from .items import vary_digits


OTHER_LABEL_SHARE = 0.08  # of English totals: called the gross amount; of net totals: called the net amount


def totals(sheet: Sheet) -> str:
    """The sums as a block below the table."""
    return sheet.pick(TOTALS, TEST_TOTALS)(sheet, chosen_sums(sheet))


def chosen_sums(sheet: Sheet) -> list[str]:
    for name, other in (("total", "gross_amount"), ("net_total", "net_amount")):
        if sheet.language == "en" and sheet.chance(OTHER_LABEL_SHARE):
            sheet.printed.setdefault(name, sheet.cased(sheet.rng.choice(sheet.texts.labels[other].shared)))
    odds = load_shared("layout_odds")["sums"]
    names = [name for name in sheet.block("sums") if sheet.chance(odds.get(name, 0.7))]
    if sheet.chance(0.08) and "total" in names:
        names = ["total", *(name for name in names if name != "total")]
    return names


def total_pairs(sheet: Sheet, names: list[str] | None = None) -> list[tuple[str, str]]:
    strong = sheet.chance(0.7)
    pairs = []
    for name in names if names is not None else chosen_sums(sheet):
        pair = (_label(sheet, name), sheet.value(name))
        if strong and name in ("total", "balance_due"):
            size = sheet.rng.choice(("1em", "1em", "1.2em", "1.4em"))
            pair = tuple(styled(cell, weight='"bold"', size=size) for cell in pair)
        pairs.append(pair)
    return pairs


def total_cells(sheet: Sheet, names: list[str] | None = None) -> list[str]:
    return [cell for pair in total_pairs(sheet, names) for cell in pair]


def _label(sheet: Sheet, name: str) -> str:
    """The label of a sum; the label of the tax mostly contains its rate (`19 % MwSt`, `VAT (20%)`)."""
    if name != "tax_amount" or not sheet.has("tax_rate") or sheet.chance(0.3):
        unit = f" {sheet.facts.currency}" if sheet.style.currency_place == "none" and sheet.chance(0.3) else ""
        return sheet.label(name, unit + sheet.style.label_ending)
    rate, bare, ending = sheet.value("tax_rate"), sheet.label(name, ""), tx(sheet.style.label_ending)
    shape = sheet.rng.choice(("before", "parentheses", "after", "at", "of"))
    if shape == "before":
        return rate + tx(" ") + bare + ending
    if shape == "parentheses":
        return bare + tx(" (") + rate + tx(")") + ending
    if shape == "of" and sheet.has("net_total"):
        return bare + tx(" ") + rate + tx(sheet.texts.phrases["tax_rate_of"]) + sheet.value("net_total") + ending
    return bare + tx(sheet.texts.phrases["tax_rate_at"] if shape == "at" else " ") + rate + ending


def right_block(sheet: Sheet, names: list[str]) -> str:
    """A narrow block, mostly at the right margin."""
    ruled = sheet.ruled() if sheet.chance(0.2) else {}
    cells = total_cells(sheet, names)
    widths = ["auto", "auto"] if sheet.chance(0.7) else ["40mm", "30mm"]
    sides = sheet.rng.choice(("(left, right)", "(right, right)"))
    gutter = "0mm" if ruled else f"{sheet.rng.uniform(2, 12):.1f}mm"
    inset = f"{sheet.rng.uniform(0.4, 1.5):.1f}mm"
    body = grid(cells, widths, align=sides, column_gutter=gutter, inset=inset, **ruled)
    body = sheet.region("table", body) if ruled else body
    return align(body, sheet.rng.choice(("right",) * 7 + ("left", "center")))


def currency_column(sheet: Sheet, names: list[str]) -> str:
    cells = []
    for name in names:
        cells += [_label(sheet, name), tx(sheet.facts.currency), sheet.value(name, bare_amount(sheet.raw(name)))]
    body = grid(cells, ["auto"] * 3, align="(left, left, right)", column_gutter="5mm", row_gutter="0.6em")
    return align(body, "right")


def full_width(sheet: Sheet, names: list[str]) -> str:
    settings = {"align": "(left, right)", "row_gutter": "0.6em", "inset": "(x: 2mm)"}
    return grid(total_cells(sheet, names), ["1fr", "auto"], **settings)


def leaders(sheet: Sheet, names: list[str]) -> str:
    lines = [f"{label} #box(width: 1fr, repeat([.])) {amount}" for label, amount in total_pairs(sheet, names)]
    return align(f"#box(width: {sheet.rng.randint(40, 70)}%)[{rows(lines)}];", "right")


def strip(sheet: Sheet, names: list[str]) -> str:
    cells = sheet.header_row(names)
    looks = (sheet.ruled() if sheet.chance(0.6) else {}) | (sheet.filled_header() if sheet.chance(0.3) else {})
    sides = sheet.rng.choice(("right", "left", "center"))
    table = grid(cells, ["1fr"] * len(names), align=sides, inset="1.5mm", **looks)
    return sheet.region("table", table) if looks else table


def by_rate(sheet: Sheet, names: list[str]) -> str:
    """Rate, net, tax, gross as columns, sometimes with a second, empty rate; the remaining sums as a block."""
    columns = sheet.available("tax_rate", "net_total", "tax_amount", "total")
    if sheet.chance(0.3):
        columns = [name for name in columns if name != "total"]
    cells = sheet.header_row(columns)
    if sheet.chance(0.35):
        zero = sheet.rng.choice(("0,00", "0.00", "-"))
        cells += [tx(f"{sheet.rng.choice((0, 5, 6, 7, 9))} %"), *([tx(zero)] * (len(columns) - 1))]
    rest = [name for name in names if name not in columns[1:3]]
    return _table_and_block(sheet, cells, len(columns), rest, (0.3, 0.7))


def _table_and_block(sheet: Sheet, cells: list[str], count: int, names: list[str], shares: tuple[float, float]) -> str:
    """A table of tax rates and a block of sums, next to each other or below each other in either order.

    `shares` are the probabilities of next to each other and of the table above the block.
    """
    ruled = sheet.ruled() if sheet.chance(0.5) else {}
    table = grid(cells, [sheet.rng.choice(("auto", "1fr"))] * count, align="right", inset="1.5mm", **ruled)
    table = sheet.region("table", table)
    block = right_block(sheet, names)
    if sheet.chance(shares[0]):
        return grid([table, block], ["1fr", "auto"], column_gutter="8mm")
    return rows([table, block] if sheet.chance(shares[1]) else [block, table], "3mm")


def due_box(sheet: Sheet, names: list[str]) -> str:
    """The block, and the amount to pay again in a filled box."""
    due = "balance_due" if sheet.has("balance_due") else "total"
    label = sheet.label(due)
    if sheet.has("due_date") and sheet.chance(0.25):
        label = sheet.label(due, "") + tx(sheet.texts.phrases["due_by"]) + sheet.value("due_date")
    body = label + tx("  ") + styled(sheet.value(due), weight='"bold"', size="1.3em")
    filled = sheet.panel(body, fill=sheet.pale(), inset="3mm")
    return rows([right_block(sheet, names), align(filled, "right")], "3mm")


def total_only(sheet: Sheet, names: list[str]) -> str:
    name = "total" if "total" in names else names[-1]
    body = sheet.label(name) + tx("  ") + styled(sheet.value(name), weight='"bold"', size="1.2em")
    return align(body, sheet.rng.choice(("left", "right")))


def ruled_half(sheet: Sheet, names: list[str]) -> str:
    """Held out: a half-width table with rules between the rows."""
    settings = {"align": "(left, right)", "stroke": f"(x, y) => (bottom: {sheet.style.rule})"}
    table = sheet.region("table", grid(total_cells(sheet, names), ["1fr", "auto"], inset="1.2mm", **settings))
    return align(f"#box(width: 55%)[{table}];", "right")


def two_rates(sheet: Sheet, names: list[str]) -> str:
    """Two tax rates: in rows between net and total, in a table and a block of sums, or in one table with all sums."""
    parts = rate_parts(sheet)
    if not parts:
        return by_rate(sheet, names)
    return sheet.rng.choice((_rate_rows, _rate_table, _sums_across))(sheet, parts, names)


def _rate_rows(sheet: Sheet, parts: list[dict[str, str]], names: list[str]) -> str:
    """Net, a row for each rate, sometimes their sum, total; the columns are label, taxed amount, amount."""
    based, summed, middle = sheet.chance(0.6), sheet.chance(0.4), []
    for part in parts:
        rate, bare = sheet.ask("tax_rate", tx(part["tax_rate"])), sheet.label("tax_amount", "")
        label = rate + tx(" ") + bare if sheet.chance(0.4) else bare + tx(" ") + rate
        tax = tx(sheet.money(part["tax_amount"]))
        middle += [label, tx(part["net_total"]) if based else "", tax if summed else sheet.ask("tax_amount", tax)]
    if summed:
        sum_of = sheet.rng.choice(("", sheet.texts.phrases["sum_of"]))
        middle += [tx(sum_of) + sheet.label("tax_amount"), "", sheet.value("tax_amount")]
    cells = [sheet.label("net_total"), "", sheet.value("net_total"), *middle]
    weight = {"weight": '"bold"'} if sheet.chance(0.7) else {}
    cells += [styled(sheet.label("total"), **weight), "", styled(sheet.value("total"), **weight)]
    widths = sheet.rng.choice((["auto"] * 3, ["1fr", "auto", "auto"], ["50mm", "25mm", "25mm"]))
    body = grid(cells, widths, align="(left, right, right)", column_gutter="4mm", row_gutter="0.6em")
    return _above_payments(sheet, align(body, "right"), names)


def _rate_table(sheet: Sheet, parts: list[dict[str, str]], names: list[str]) -> str:
    """A row for each rate and sometimes a row of sums; a block of sums next to the table, above or below it."""
    columns = ["tax_rate", "net_total", "tax_amount", *(["total"] if sheet.chance(0.4) else [])]
    summed = sheet.chance(0.4)
    answers = ("tax_rate",) if summed or "tax_amount" in names else ("tax_rate", "tax_amount")
    cells = [sheet.label(name, "") for name in columns]
    for part in parts:
        cells += [sheet.ask(name, tx(part[name])) if name in answers else tx(part[name]) for name in columns]
    if summed:
        cells += [tx(sheet.rng.choice(("", "Total", "=", "Σ"))), *(sheet.value(name) for name in columns[1:])]
    return _table_and_block(sheet, cells, len(columns), names, (0.4, 0.6))


def _sums_across(sheet: Sheet, parts: list[dict[str, str]], names: list[str]) -> str:
    """One table with a row for each rate and a row of the document's sums."""
    first = [name for name in sheet.available("discount", "shipping_cost") if sheet.chance(0.5)]
    order = ["net_total", "tax_amount", "total"]
    order.insert(sheet.rng.choice((0, 1, 2)), "tax_rate")
    columns = first + order
    bare_rates, bare_gross = sheet.chance(0.3), sheet.chance(0.4)
    cells = [styled(sheet.label(name, ""), size="0.85em") for name in columns]
    for part in parts:
        rate = part["tax_rate"].rstrip(" %\u00a0") if bare_rates else part["tax_rate"]
        texts = part | {name: vary_digits(sheet, bare_amount(sheet.raw(name))) for name in first}
        cells += [sheet.ask(name, tx(rate)) if name == "tax_rate" else tx(texts[name]) for name in columns]
    total = sheet.value("total", bare_amount(sheet.raw("total")) if bare_gross else None)
    sums = {name: sheet.value(name) for name in columns if name not in ("tax_rate", "total")}
    sums["total"] = (tx(f"{sheet.facts.currency}  ") if bare_gross else "") + total
    last = [sums.get(name, "") for name in columns]
    cells += [bold(cell) for cell in last] if sheet.chance(0.6) else last
    ruled = sheet.ruled() if sheet.chance(0.4) else {}
    table = grid(cells, ["1fr"] * len(columns), align=sheet.rng.choice(("right", "center")), inset="1.2mm", **ruled)
    return _above_payments(sheet, sheet.region("table", table), names)


def _above_payments(sheet: Sheet, block: str, names: list[str]) -> str:
    """A block of sums above the amounts paid and due."""
    payments = [name for name in names if name in ("amount_paid", "balance_due")]
    return rows([block, right_block(sheet, payments)] if payments else [block], "2mm")


def rate_parts(sheet: Sheet) -> list[dict[str, str]]:
    """Divide the document's sums between two tax rates.

    Returns:
        Rate, net, tax and total of each part by field, or nothing if the sums are zero or printed without cents.
    """
    net, tax = (cents_of(sheet.raw(name)) for name in ("net_total", "tax_amount"))
    rate = sheet.raw("tax_rate")
    if not net or not tax or not re.search(r"\d", rate):
        return []
    template, share = bare_amount(sheet.raw("net_total")), sheet.rng.uniform(0.1, 0.9)
    whole = re.search(r"\d+", rate).group()
    other = re.sub(r"\d+", sheet.rng.choice([n for n in ("5", "6", "7", "9", "10", "12") if n != whole]), rate, count=1)
    first, low = round(net * share), round(tax * share * sheet.rng.uniform(0.3, 0.9))
    parts = []
    for text, base, part in ((rate, net - first, tax - low), (other, first, low)):
        cents = {"net_total": base, "tax_amount": part, "total": base + part}
        parts.append({"tax_rate": text} | {name: print_cents(amount, template) for name, amount in cents.items()})
    return parts if sheet.chance(0.5) else parts[::-1]


def cents_of(text: str) -> int | None:
    """Return the cents of an amount that is printed with them: `EUR 1.234,56` -> 123456."""
    bare = bare_amount(text) if text else ""
    return int(re.sub(r"\D", "", bare)) if re.search(r"[.,]\d\d$", bare) else None


def print_cents(cents: int, template: str) -> str:
    """Print `cents` with the minus, thousands separator and decimal separator of the amount `template`."""
    between = re.search(r"\d([^\d])\d{3}(?!\d)", template[:-3])
    whole = f"{cents // 100:,}".replace(",", between.group(1) if between else "")
    return f"{'-' if template.startswith('-') else ''}{whole}{template[-3]}{cents % 100:02d}"


TOTALS = (right_block,) * 4 + (two_rates, two_rates, two_rates, currency_column, full_width, full_width, leaders, strip)
TOTALS += (by_rate, by_rate, by_rate, due_box, total_only)
TEST_TOTALS = (ruled_half, ruled_half, right_block, strip, by_rate)
