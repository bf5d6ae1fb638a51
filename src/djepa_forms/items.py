"""The table of items: which columns, how headed, ruled and aligned; each cell can be asked for by column and item."""

from .lexicon import BOILERPLATE
from .markup import bold, grid, rows, span, styled, tx
from .sheet import Answer, Sheet
from .values import make_facts


RIGHT = frozenset(("quantity", "unit_price", "line_tax_rate", "discount_percent", "line_total"))
MONEY = frozenset(("unit_price", "line_total"))
ASKED = frozenset(
    ("article_number", "date", "quantity", "unit", "unit_price", "discount_percent", "line_tax_rate", "line_total")
)
# How often a column is there, and the characters it takes.
ODDS = {
    **{"position": 0.4, "article_number": 0.35, "date": 0.15, "quantity": 0.8, "unit": 0.3, "unit_price": 0.75},
    **{"discount_percent": 0.15, "line_tax_rate": 0.35},
}
WIDTHS = {
    **{
        "position": 6,
        "article_number": 16,
        "date": 14,
        "quantity": 10,
        "unit": 9,
        "unit_price": 14,
        "discount_percent": 10,
    },
    **{"line_tax_rate": 10, "line_total": 15, "description": 26},
}
CARRIED = {"de": "Übertrag", "fr": "À reporter", "nl": "Transport", "es": "Suma y sigue", "it": "A riportare"}
ORDER = (
    "position",
    "article_number",
    "date",
    "description",
    "quantity",
    "unit",
    "unit_price",
    "discount_percent",
    "line_tax_rate",
    "line_total",
)
COUNT_FIRST = (
    "position",
    "quantity",
    "unit",
    "article_number",
    "date",
    "description",
    "line_tax_rate",
    "unit_price",
    "discount_percent",
    "line_total",
)


def item_table(
    sheet: Sheet, names: list[str] | None = None, foot: list[tuple[str, str]] | None = None, items: list | None = None
) -> str:
    """The items as a table with a header row.

    Args:
        sheet: the page.
        names: columns; drawn when left out.
        foot: pairs of label and amount to end the table with, below the last column.
        items: rows; the document's own when left out.
    """
    names = names or chosen_columns(sheet)
    items = items if items is not None else more_items(sheet)
    header, body = _header(sheet, names), []
    details = sheet.rng.choice((0.3, 0.8, 1.0) if sheet.style.dense else (0.0, 0.0, 0.0, 0.3, 0.8))
    for index, item in enumerate(items):
        if index and sheet.chance(0.01):
            body += _carry_row(sheet, names)
        if index and sheet.chance(0.03):
            body.append(span(_group_heading(sheet), len(names), "table"))
        body += [item_cell(sheet, name, item, details) for name in names]
    body += _foot_cells(sheet, names, foot or [])
    widths = ["1fr" if name == "description" else "auto" for name in names]
    settings = {"align": _sides(sheet, names), "inset": _inset(sheet), **_rules(sheet, len(items))}
    return grid(header + body, widths, "table", **settings)


def chosen_columns(sheet: Sheet) -> list[str]:
    """Columns of the table, as many as fit, in a usual order; description and line total always."""
    item = sheet.facts.items[0]
    chosen = {name for name, odds in ODDS.items() if item.get(name) and sheet.chance(odds)}
    fitting = ["description", "line_total"]
    for name in sheet.rng.sample(sorted(chosen), len(chosen)):
        if sum(WIDTHS[other] for other in (*fitting, name)) <= sheet.characters():
            fitting.append(name)
    order = sheet.rng.choice((ORDER, ORDER, ORDER, ORDER, COUNT_FIRST))
    return [name for name in order if name in fitting]


def more_items(sheet: Sheet) -> list[dict[str, str]]:
    """The document's items; on dense pages further ones, whose amounts are written the same way."""
    own = sheet.facts.items
    if not (sheet.style.dense and sheet.chance(0.7)):
        return own[:14]
    borrowed = sheet.other.items + make_facts(sheet.rng, sheet.language).items
    return (own + [borrow(sheet, item, len(own) + index + 1) for index, item in enumerate(borrowed)])[:22]


def borrow(sheet: Sheet, item: dict[str, str], position: int) -> dict[str, str]:
    """Another document's item with numbers and dates in the manner of this one's."""
    own = sheet.rng.choice(sheet.facts.items)
    prices = {name: vary(sheet, own.get(name, "")) for name in ("unit_price", "line_total")}
    return {
        **own,
        **prices,
        "position": str(position),
        "description": item["description"],
        "article_number": item.get("article_number", ""),
    }


def vary(sheet: Sheet, text: str) -> str:
    """An amount with other digits, written like `text`."""
    return "".join(str(sheet.rng.randint(1, 9)) if character.isdigit() else character for character in text)


def first_line(item: dict[str, str]) -> str:
    """What the item is called."""
    return item["description"].split("\n")[0]


def sparse_lines(sheet: Sheet) -> str:
    """No table: each item a line with its amount at the right, by a leader or white space; parts below."""
    fill = sheet.rng.choice(("repeat([.])", "repeat([ .])", "[]", "[]", "line(length: 100%, stroke: 0.3pt)"))
    parts, lines = sheet.chance(0.35), []
    for item in sheet.facts.items:
        lines.append(f"{tx(first_line(item))} #box(width: 1fr, {fill}) {item_cell(sheet, 'line_total', item)}")
        for part in sheet.rng.sample(sheet.other.items, min(2, len(sheet.other.items))) if parts else ():
            amount = sheet.money(vary(sheet, item["line_total"]))
            lines.append(f"#h(6mm) {tx(first_line(part))} #box(width: 1fr, []) {tx(amount)}")
    return rows(lines, f"{sheet.rng.uniform(0.6, 1.4):.1f}em")


def _header(sheet: Sheet, names: list[str]) -> list[str]:
    strong, cells = sheet.chance(0.55), []
    for name in names:
        text = sheet.column(name)
        if name in MONEY and sheet.style.currency_place == "none" and sheet.chance(0.3):
            text += f" ({sheet.facts.currency})"
        cells.append(bold(tx(text)) if strong else tx(text))
    return cells


def item_cell(sheet: Sheet, name: str, item: dict[str, str], details: float = 0.0) -> str:
    """A cell's content, an answer for its column and item; `details` is the chance of a further line of description."""
    text = item.get(name, "")
    if name == "description":
        extra = "\n" + _detail(sheet) if sheet.chance(details) else ""
        return tx(text) + (styled(tx(extra), size="0.9em") if extra else "")
    if not text:
        return ""
    if name in MONEY:
        text = sheet.money(text)
    number, marked = sheet.mark(tx(text))
    if name in ASKED:
        sheet.answers.append(Answer(f"cell:{name}", [number], label=first_line(item)))
    return marked


def _detail(sheet: Sheet) -> str:
    """A further line of a description: a number, a period, a remark, each with values that are not the document's."""
    values, item = sheet.other.values, sheet.rng.choice(sheet.other.items)
    remark = " ".join(sheet.rng.choice(BOILERPLATE[sheet.language]).split()[: sheet.rng.randint(3, 9)])
    options = [
        remark,
        first_line(item),
        f"{sheet.column('article_number')}: {item.get('article_number', sheet.rng.randint(1000, 999999))}",
        f"{values.get('billing_period', '')}",
        f"{values.get('delivery_date', '')} {values.get('contact_person', '')}",
        f"S/N {sheet.rng.randint(10**6, 10**10)}",
    ]
    return sheet.rng.choice([option for option in options if option.strip()])


def _group_heading(sheet: Sheet) -> str:
    return bold(tx(first_line(sheet.rng.choice(sheet.other.items))))


def _carry_row(sheet: Sheet, names: list[str]) -> list[str]:
    """A sum carried over, which is none of the document's sums."""
    if len(names) < 2 or names[-1] != "line_total":
        return []
    word = CARRIED.get(sheet.language, "Carried forward")
    amount = sheet.money(vary(sheet, sheet.facts.items[0]["line_total"]))
    return [span(tx(word), len(names) - 1, "table", align="right"), tx(amount)]


def _foot_cells(sheet: Sheet, names: list[str], foot: list[tuple[str, str]]) -> list[str]:
    """Sums in the amounts column: labels span the columns before it, or stand in one of them."""
    if len(names) < 2:
        return []
    side = sheet.rng.choice(("right", "right", "left"))
    before = sheet.rng.choice((0, 0, max(len(names) - 3, 0), names.index("description")))
    before = min(before, len(names) - 2)
    cells = []
    for label, amount in foot:
        cells += [""] * before + [span(label, len(names) - 1 - before, "table", align=side), amount]
    return cells


def _sides(sheet: Sheet, names: list[str]) -> str:
    if sheet.chance(0.1):
        return "left"
    middle = sheet.chance(0.15)
    sides = ["right" if name in RIGHT else "center" if middle and name != "description" else "left" for name in names]
    return f"({', '.join(sides)},)"


def _inset(sheet: Sheet) -> str:
    return f"(x: {sheet.rng.uniform(1, 2.5):.1f}mm, y: {sheet.rng.choice((0.4, 0.7, 1, 1.5, 2.2)):.1f}mm)"


def _rules(sheet: Sheet, count: int) -> dict[str, str]:
    """Borders and fills: none, all, horizontal, vertical, header only, zebra."""
    rule, accent, pale = sheet.style.rule, sheet.style.accent, sheet.style.pale
    kinds = ("none", "all", "all", "horizontal", "header", "header", "filled", "zebra", "outer")
    kind = sheet.pick(kinds, ("horizontal", "filled", "zebra", "vertical"))
    if kind == "all":
        return {"stroke": rule}
    if kind == "horizontal":
        return {"stroke": f"(x, y) => (bottom: {rule})"}
    if kind == "header":
        return {"stroke": f"(x, y) => (top: if y == 0 {{ {rule} }}, bottom: if y == 0 or y == {count} {{ {rule} }})"}
    if kind == "filled":
        return {
            "fill": f'(x, y) => if y == 0 {{ rgb("{pale}") }}',
            "stroke": f"(x, y) => if y == {count} {{ (bottom: {rule}) }}",
        }
    if kind == "zebra":
        return {
            "fill": f'(x, y) => if y == 0 {{ rgb("{accent}").lighten(70%) }} else if calc.even(y) {{ rgb("{pale}") }}'
        }
    if kind == "outer":
        return {"stroke": f"(x, y) => (x: {rule}, top: if y < 2 {{ {rule} }}, bottom: if y == {count} {{ {rule} }})"}
    if kind == "vertical":
        return {"stroke": f"(x, y) => (left: {rule}, right: {rule}, bottom: if y == 0 {{ {rule} }})"}
    return {}
