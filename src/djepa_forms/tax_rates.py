"""Sums of documents with two tax rates: rows between net and total, a table of the rates, one table of all sums."""

import re
from dataclasses import dataclass

from .items import vary
from .markup import align, bold, grid, rows, styled, tx
from .sheet import Sheet, bare_amount
from .sums import by_rate, right_block


SUM_OF = {"de": "Summe ", "en": "Total ", "es": "Total ", "fr": "Total ", "it": "Totale ", "nl": "Totaal "}
ACROSS = (  # columns of a table of all sums
    ("tax_rate", "net_total", "tax_amount", "total"),
    ("net_total", "tax_rate", "tax_amount", "total"),
    ("net_total", "tax_amount", "tax_rate", "total"),
)


@dataclass
class RatePart:
    """What one of two tax rates applies to, printed as the document's other amounts are."""

    rate: str
    net: str
    tax: str
    gross: str


def two_rates(sheet: Sheet, names: list[str]) -> str:
    """Two tax rates, each with its share of the sums: in rows between net and total, in a table beside the sums, or all
    sums in one table.
    """
    parts = rate_parts(sheet)
    if not parts:
        return by_rate(sheet, names)
    return sheet.rng.choice((_rate_rows, _rate_table, _sums_across))(sheet, parts, names)


def _rate_rows(sheet: Sheet, parts: list[RatePart], names: list[str]) -> str:
    """Net, a row for each rate, sometimes their sum, total: label, what is taxed, amount."""
    based, summed, middle = sheet.chance(0.6), sheet.chance(0.4), []
    for part in parts:
        rate, bare = sheet.ask("tax_rate", tx(part.rate)), sheet.label("tax_amount", "")
        label = rate + tx(" ") + bare if sheet.chance(0.4) else bare + tx(" ") + rate
        tax = tx(sheet.money(part.tax))
        middle += [label, tx(part.net) if based else "", tax if summed else sheet.ask("tax_amount", tax)]
    if summed:
        middle += [tx(sheet.rng.choice(("", SUM_OF[sheet.language]))) + sheet.label("tax_amount"), ""]
        middle.append(sheet.value("tax_amount"))
    cells = []
    for name in ("net_total", "total"):
        weight = {"weight": '"bold"'} if name == "total" and sheet.chance(0.7) else {}
        cells += [styled(sheet.label(name), **weight), "", styled(sheet.value(name), **weight)]
        cells += middle if name == "net_total" else []
    widths = sheet.rng.choice((["auto"] * 3, ["1fr", "auto", "auto"], ["50mm", "25mm", "25mm"]))
    body = grid(cells, widths, align="(left, right, right)", column_gutter="4mm", row_gutter="0.6em")
    return _above_payments(sheet, align(body, "right"), names)


def _rate_table(sheet: Sheet, parts: list[RatePart], names: list[str]) -> str:
    """A row for each rate, sometimes one with the sums below; else these stand beside the table or below it."""
    columns = ["tax_rate", "net_total", "tax_amount", *(["total"] if sheet.chance(0.4) else [])]
    summed = sheet.chance(0.4)
    cells = [sheet.label(name, "") for name in columns]
    for part in parts:
        texts = {"tax_rate": part.rate, "net_total": part.net, "tax_amount": part.tax, "total": part.gross}
        for name in columns:
            named = name == "tax_rate" or (name == "tax_amount" and not summed and "tax_amount" not in names)
            cells.append(sheet.ask(name, tx(texts[name])) if named else tx(texts[name]))
    if summed:
        cells += [tx(sheet.rng.choice(("", "Total", "=", "Σ"))), *(sheet.value(name) for name in columns[1:])]
    settings = {"stroke": sheet.style.rule} if sheet.chance(0.5) else {}
    table = grid(cells, [sheet.rng.choice(("auto", "1fr"))] * len(columns), align="right", inset="1.5mm", **settings)
    block = right_block(sheet, names)
    if sheet.chance(0.4):
        return grid([table, block], ["1fr", "auto"], column_gutter="8mm")
    return rows([table, block] if sheet.chance(0.6) else [block, table], "3mm")


def _sums_across(sheet: Sheet, parts: list[RatePart], names: list[str]) -> str:
    """Further sums, net, rate, tax and gross as columns, a row for each rate; the document's own sums stand in the last
    row alone.
    """
    first = [name for name in sheet.available("discount", "shipping_cost") if sheet.chance(0.5)]
    columns = [*first, *sheet.rng.choice(ACROSS)]
    bare_rates, bare_gross = sheet.chance(0.3), sheet.chance(0.4)
    cells = [styled(sheet.label(name, ""), size="0.85em") for name in columns]
    for part in parts:
        rate = part.rate.rstrip(" %\u00a0") if bare_rates else part.rate
        texts = {"net_total": part.net, "tax_amount": part.tax, "total": part.gross}
        texts |= {name: vary(sheet, bare_amount(sheet.raw(name))) for name in first}
        cells += [sheet.ask(name, tx(rate)) if name == "tax_rate" else tx(texts[name]) for name in columns]
    total = sheet.value("total", bare_amount(sheet.raw("total")) if bare_gross else None)
    sums = {name: sheet.value(name) for name in columns if name not in ("tax_rate", "total")}
    sums["total"] = (tx(f"{sheet.facts.currency}  ") if bare_gross else "") + total
    last = [sums.get(name, "") for name in columns]
    cells += [bold(cell) for cell in last] if sheet.chance(0.6) else last
    settings = {"stroke": sheet.style.rule} if sheet.chance(0.4) else {}
    table = grid(cells, ["1fr"] * len(columns), align=sheet.rng.choice(("right", "center")), inset="1.2mm", **settings)
    return _above_payments(sheet, table, names)


def _above_payments(sheet: Sheet, block: str, names: list[str]) -> str:
    """A block of sums, and below it what was paid and what is left to pay, if these are among the `names`."""
    payments = [name for name in names if name in ("amount_paid", "balance_due")]
    return rows([block, right_block(sheet, payments)] if payments else [block], "2mm")


def rate_parts(sheet: Sheet) -> list[RatePart]:
    """Two rates that the net total and the tax are divided between; none where these are nothing, or have no cents."""
    net, tax = (cents_of(sheet.raw(name)) for name in ("net_total", "tax_amount"))
    rate = sheet.raw("tax_rate")
    if not net or not tax or not re.search(r"\d", rate):
        return []
    manner, share = bare_amount(sheet.raw("net_total")), sheet.rng.uniform(0.1, 0.9)
    other = re.sub(r"\d+", str(sheet.rng.choice((5, 6, 7, 9, 10, 12))), rate, count=1)
    first, low = round(net * share), round(tax * share * sheet.rng.uniform(0.3, 0.9))
    parts = [
        RatePart(text, *(print_cents(cents, manner) for cents in (base, part, base + part)))
        for text, base, part in ((rate, net - first, tax - low), (other, first, low))
    ]
    return parts if sheet.chance(0.5) else parts[::-1]


def cents_of(text: str) -> int | None:
    """Cents of an amount that is printed with them: `EUR 1.234,56` -> 123456."""
    bare = bare_amount(text) if text else ""
    return int(re.sub(r"\D", "", bare)) if re.search(r"[.,]\d\d$", bare) else None


def print_cents(cents: int, manner: str) -> str:
    """`cents` as the amount `manner` is printed: its minus, decimal sign, and sign between thousands if it has one."""
    between = re.search(r"\d([^\d])\d{3}(?!\d)", manner[:-3])
    whole = f"{cents // 100:,}".replace(",", between.group(1) if between else "")
    return f"{'-' if manner.startswith('-') else ''}{whole}{manner[-3]}{cents % 100:02d}"
