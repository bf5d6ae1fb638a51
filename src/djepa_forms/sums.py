"""Blocks of sums: net, tax, shipping, gross, paid, due, in rows, strips, a table of one tax rate, or a box."""

from .markup import align, grid, rows, styled, tx
from .sheet import Sheet, bare_amount


ORDER = ("net_total", "discount", "shipping_cost", "tax_amount", "total", "amount_paid", "balance_due")
ODDS = {
    "net_total": 0.85,
    "discount": 0.7,
    "shipping_cost": 0.7,
    "tax_amount": 0.9,
    "total": 1.0,
    "amount_paid": 0.6,
    "balance_due": 0.7,
}


def chosen_sums(sheet: Sheet) -> list[str]:
    names = [name for name in sheet.available(*ORDER) if sheet.chance(ODDS[name])]
    if sheet.chance(0.08) and "total" in names:
        names = ["total", *(name for name in names if name != "total")]
    return names


def total_pairs(sheet: Sheet, names: list[str] | None = None) -> list[tuple[str, str]]:
    """Label and amount of each sum, as content."""
    strong = sheet.chance(0.7)
    pairs = []
    for name in names if names is not None else chosen_sums(sheet):
        pair = (_label(sheet, name), sheet.value(name))
        if strong and name in ("total", "balance_due"):
            size = sheet.rng.choice(("1em", "1em", "1.2em", "1.4em"))
            pair = tuple(styled(cell, weight='"bold"', size=size) for cell in pair)
        pairs.append(pair)
    return pairs


def _label(sheet: Sheet, name: str) -> str:
    """The row's label, the tax with its rate inside (`19 % MwSt`, `VAT (20%)`) more often than not."""
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
        joint = {"de": " auf ", "fr": " sur ", "nl": " over ", "en": " on "}.get(sheet.language, " / ")
        return bare + tx(" ") + rate + tx(joint) + sheet.value("net_total") + ending
    return bare + tx(" @ " if shape == "at" and sheet.language == "en" else " ") + rate + ending


def _flat(pairs: list[tuple[str, str]]) -> list[str]:
    return [cell for pair in pairs for cell in pair]


def right_block(sheet: Sheet, names: list[str]) -> str:
    """A narrow block at the right margin."""
    settings = {"stroke": sheet.style.rule} if sheet.chance(0.2) else {}
    body = grid(
        _flat(total_pairs(sheet, names)),
        ["auto", "auto"] if sheet.chance(0.7) else ["40mm", "30mm"],
        align=sheet.rng.choice(("(left, right)", "(right, right)")),
        column_gutter=f"{sheet.rng.uniform(2, 12):.1f}mm" if not settings else "0mm",
        inset=f"{sheet.rng.uniform(0.4, 1.5):.1f}mm",
        **settings,
    )
    return align(body, sheet.rng.choice(("right",) * 7 + ("left", "center")))


def currency_column(sheet: Sheet, names: list[str]) -> str:
    """Label, currency, amount in three columns."""
    cells = []
    for name in names:
        cells += [_label(sheet, name), tx(sheet.facts.currency), sheet.value(name, bare_amount(sheet.raw(name)))]
    body = grid(cells, ["auto", "auto", "auto"], align="(left, left, right)", column_gutter="5mm", row_gutter="0.6em")
    return align(body, "right")


def full_width(sheet: Sheet, names: list[str]) -> str:
    """Labels at the left margin, values at the right one."""
    return grid(
        _flat(total_pairs(sheet, names)), ["1fr", "auto"], align="(left, right)", row_gutter="0.6em", inset="(x: 2mm)"
    )


def leaders(sheet: Sheet, names: list[str]) -> str:
    """Label, dots, amount, on the right half."""
    lines = [f"{label} #box(width: 1fr, repeat([.])) {amount}" for label, amount in total_pairs(sheet, names)]
    return align(f"#box(width: {sheet.rng.randint(40, 70)}%)[{rows(lines)}];", "right")


def strip(sheet: Sheet, names: list[str]) -> str:
    """One row of labels, one of amounts."""
    cells = [sheet.label(name, "") for name in names] + [sheet.value(name) for name in names]
    settings = {"stroke": sheet.style.rule} if sheet.chance(0.6) else {}
    if sheet.chance(0.3):
        settings["fill"] = f'(x, y) => if y == 0 {{ rgb("{sheet.style.pale}") }}'
    return grid(
        cells, ["1fr"] * len(names), align=sheet.rng.choice(("right", "left", "center")), inset="1.5mm", **settings
    )


def by_rate(sheet: Sheet, names: list[str]) -> str:
    """Tax summary: rate, net, tax, gross as columns, sometimes with a second, empty rate; the remaining sums below."""
    columns = [name for name in ("tax_rate", "net_total", "tax_amount", "total") if sheet.has(name)]
    if sheet.chance(0.3):
        columns = [name for name in columns if name != "total"]
    cells = [sheet.label(name, "") for name in columns] + [sheet.value(name) for name in columns]
    if sheet.chance(0.35):
        zero = sheet.rng.choice(("0,00", "0.00", "-"))
        cells += [tx(f"{sheet.rng.choice((0, 5, 6, 7, 9))} %"), *([tx(zero)] * (len(columns) - 1))]
    settings = {"stroke": sheet.style.rule} if sheet.chance(0.5) else {}
    table = grid(cells, [sheet.rng.choice(("auto", "1fr"))] * len(columns), align="right", inset="1.5mm", **settings)
    rest = right_block(sheet, [name for name in names if name not in columns[1:3]])
    if sheet.chance(0.3):
        return grid([table, rest], ["1fr", "auto"], column_gutter="8mm")
    return rows([table, rest] if sheet.chance(0.7) else [rest, table], "3mm")


def due_box(sheet: Sheet, names: list[str]) -> str:
    """The block, and what is to be paid once more in a filled box."""
    due = "balance_due" if sheet.has("balance_due") else "total"
    label = sheet.label(due)
    if sheet.has("due_date") and sheet.chance(0.25):
        joint = {"de": " bis ", "fr": " avant le ", "nl": " voor ", "es": " antes del ", "it": " entro il "}.get(
            sheet.language, " on "
        )
        label = sheet.label(due, "") + tx(joint) + sheet.value("due_date")
    body = label + tx("  ") + styled(sheet.value(due), weight='"bold"', size="1.3em")
    filled = sheet.panel(body, fill=f'rgb("{sheet.style.pale}")', inset="3mm")
    return rows([right_block(sheet, names), align(filled, "right")], "3mm")


def total_only(sheet: Sheet, names: list[str]) -> str:
    """One line: the sum to pay."""
    name = "total" if "total" in names else names[-1]
    return align(
        sheet.label(name) + tx("  ") + styled(sheet.value(name), weight='"bold"', size="1.2em"),
        sheet.rng.choice(("left", "right")),
    )


def ruled_half(sheet: Sheet, names: list[str]) -> str:
    """Held out: a half-width table with rules between the rows."""
    cells = _flat(total_pairs(sheet, names))
    table = grid(
        cells, ["1fr", "auto"], inset="1.2mm", align="(left, right)", stroke=f"(x, y) => (bottom: {sheet.style.rule})"
    )
    return align(f"#box(width: 55%)[{table}];", "right")
