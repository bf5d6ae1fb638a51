"""The table of items. A question can ask for a cell by column and item."""

from ..facts import make_facts
from ..fonts import font_list
from ..language import load_shared
from ..markup import bold, colour, grid, header, rows, span, styled, tx
from ..sheet import Answer, Sheet
from .regions import TableMarks


MONEY = ("unit_price", "line_total")
NOT_ASKED = ("position", "description")


def item_table(
    sheet: Sheet, names: list[str] | None = None, foot: list[tuple[str, str]] | None = None, items: list | None = None
) -> str:
    """The items (by default the document's) as a table with a header row and columns `names` (by default drawn).

    `foot` are labels and amounts at the end of the table, below the last column.
    """
    names = names or chosen_columns(sheet)
    items = items if items is not None else _drawn_items(sheet)
    x, y = sheet.rng.uniform(1, 2.5), sheet.rng.choice((0.4, 0.7, 1, 1.5, 2.2))
    marks, is_bold = TableMarks(sheet, (x, y)), sheet.chance(0.55)
    heads = []
    for name in names:
        in_header = name in MONEY and sheet.style.currency_place == "none"
        text = sheet.column(name) + (f" ({sheet.facts.currency})" if in_header and sheet.chance(0.3) else "")
        heads.append(marks.head(bold(tx(text)) if is_bold else tx(text), sheet.column(name).replace("\n", " ")))
    body = [header(heads)] if sheet.chance(0.5) else heads
    details = sheet.rng.choice((0.3, 0.8, 1.0) if sheet.style.dense else (0.0, 0.0, 0.0, 0.3, 0.8))
    for index, item in enumerate(items):
        body += _rows_between(sheet, names) if index else []
        body += marks.row((item_cell(sheet, name, item, details) for name in names), row_name(item, items))
    last = _foot_rows(sheet, names, foot or [])
    marks.finish(last)
    body += last
    widths = ["1fr" if name == "description" else "auto" for name in names]
    align = "left"
    if not sheet.chance(0.1):
        other, right = "center" if sheet.chance(0.15) else "left", load_shared("item_columns")["right_aligned"]
        sides = {"description": "left"} | dict.fromkeys(right, "right")
        align = f"({', '.join(sides.get(name, other) for name in names)},)"
    inset = f"(x: {x:.2f}mm, y: {y}mm)"
    return grid(body, widths, "table", align=align, inset=inset, **_rules(sheet, len(items)))


def _drawn_items(sheet: Sheet) -> list[dict[str, str]]:
    """Return the document's items; dense pages mostly also have items of other documents."""
    own = sheet.facts.items
    if not sheet.style.dense or not sheet.chance(0.7):
        return own[:14]
    others = sheet.other_facts.items + make_facts(sheet.rng, sheet.language).items
    return (own[:14] + [borrow(sheet, item, len(own[:14]) + n) for n, item in enumerate(others, 1)])[:22]


def row_name(item: dict[str, str], items: list[dict[str, str]]) -> str:
    """Return the first line of the description, if it is long enough and no other item's."""
    text = first_line(item)
    return text if len(text) > 3 and [first_line(other) for other in items].count(text) == 1 else ""


def _rows_between(sheet: Sheet, names: list[str]) -> list[str]:
    """Rarely an amount carried forward, which is not one of the document's sums, or a heading within the table."""
    cells = []
    if sheet.chance(0.01) and len(names) > 1 and names[-1] == "line_total":
        amount = sheet.money(vary_digits(sheet, sheet.facts.items[0]["line_total"]))
        label = tx(sheet.texts.phrases["carried_forward"])
        cells += [span(label, len(names) - 1, "table", align="right"), tx(amount)]
    if sheet.chance(0.03):
        heading = bold(tx(first_line(sheet.rng.choice(sheet.other_facts.items))))
        cells.append(span(heading, len(names), "table"))
    return cells


def _foot_rows(sheet: Sheet, names: list[str], foot: list[tuple[str, str]]) -> list[str]:
    """Rows of labels and amounts, with the amounts in the last column."""
    if len(names) < 2:
        return []
    cells, side = [], sheet.rng.choice(("right", "right", "left"))
    before = sheet.rng.choice((0, 0, max(len(names) - 3, 0), names.index("description")))
    before = min(before, len(names) - 2)  # cells before the labels
    for label, amount in foot:
        cells += [""] * before + [span(label, len(names) - 1 - before, "table", align=side), amount]
    return cells


def chosen_columns(sheet: Sheet) -> list[str]:
    """Draw as many columns as fit, always with description and line total."""
    item, layout = sheet.facts.items[0], load_shared("item_columns")
    columns = layout["columns"]
    odds = {name: column["odds"] for name, column in columns.items() if column["odds"] and item.get(name)}
    chosen = [name for name in odds if sheet.chance(odds[name])]
    style, fitting = sheet.style, ["description", "line_total"]
    letter = style.size * 0.18 * (1.2 if any(name in style.font for name in font_list()["wide"]) else 1.0)
    characters = sheet.room * (style.paper[0] - 2 * style.margin[0]) / letter  # that fit on a line
    for name in sheet.rng.sample(sorted(chosen), len(chosen)):
        if sum(columns[other]["width"] for other in (*fitting, name)) <= characters:
            fitting.append(name)
    order = sheet.rng.choice(("usual_order",) * 4 + ("quantity_first",))
    return [name for name in layout[order] if name in fitting]


def borrow(sheet: Sheet, item: dict[str, str], position: int) -> dict[str, str]:
    """Return another document's item with numbers and dates in this document's formats."""
    own = sheet.rng.choice(sheet.facts.items)
    changed = {name: vary_digits(sheet, own.get(name, "")) for name in MONEY}
    changed |= {"position": str(position), "description": item["description"]}
    return {**own, **changed, "article_number": item.get("article_number", "")}


def vary_digits(sheet: Sheet, text: str) -> str:
    """Return an amount with other digits in the format of `text`."""
    return "".join(str(sheet.rng.randint(1, 9)) if character.isdigit() else character for character in text)


def first_line(item: dict[str, str]) -> str:
    return item["description"].split("\n")[0]


def sparse_lines(sheet: Sheet) -> str:
    """Items without a table: one per line with the amount at the right, sometimes with parts below."""
    fill = sheet.rng.choice(("repeat([.])", "repeat([ .])", "[]", "[]", "line(length: 100%, stroke: 0.3pt)"))
    parts, lines = sheet.chance(0.35), []
    for item in sheet.facts.items:
        lines.append(f"{tx(first_line(item))} #box(width: 1fr, {fill}) {item_cell(sheet, 'line_total', item)}")
        others = sheet.other_facts.items if parts else []
        for part in sheet.rng.sample(others, min(2, len(others))) if parts else ():
            amount = sheet.money(vary_digits(sheet, item["line_total"]))
            lines.append(f"#h(6mm) {tx(first_line(part))} #box(width: 1fr, []) {tx(amount)}")
    return rows(lines, f"{sheet.rng.uniform(0.6, 1.4):.1f}em")


def item_cell(sheet: Sheet, name: str, item: dict[str, str], details: float = 0.0) -> str:
    """A cell, marked as an answer; `details` is the probability of a further line of description."""
    text = item.get(name, "")
    if name == "description":
        extra = styled(tx("\n" + _detail(sheet)), size="0.9em") if sheet.chance(details) else ""
        return tx(text) + extra
    if not text:
        return ""
    number, marked = sheet.mark(tx(sheet.money(text) if name in MONEY else text))
    if name not in NOT_ASKED:
        sheet.answers.append(Answer(f"cell:{name}", [number], label=first_line(item)))
    return marked


def _detail(sheet: Sheet) -> str:
    """A further line of a description with values that are not the document's."""
    rng, values = sheet.rng, sheet.other_facts.values
    item = rng.choice(sheet.other_facts.items)
    remark = " ".join(rng.choice(sheet.texts.sentences["without_values"]).split()[: rng.randint(3, 9)])
    code = f"{sheet.column('article_number')}: {item.get('article_number', rng.randint(1000, 999999))}"
    options = [remark, first_line(item), code, values.get("billing_period", "")]
    options.append(f"{values.get('delivery_date', '')} {values.get('contact_person', '')}")
    options.append(f"S/N {rng.randint(10**6, 10**10)}")
    return rng.choice([option for option in options if option.strip()])


def _rules(sheet: Sheet, count: int) -> dict[str, str]:
    """Borders and fills of a table of `count` rows and a header."""
    rule, accent, pale = sheet.style.rule, colour(sheet.style.accent), sheet.pale()
    kinds = ("none", "all", "all", "horizontal", "header", "header", "filled", "zebra", "outer")
    kind = sheet.pick(kinds, ("horizontal", "filled", "zebra", "vertical"))
    last = f"if y == {count} {{ {rule} }}"
    strokes = {
        "all": rule,
        "horizontal": f"(x, y) => (bottom: {rule})",
        "header": f"(x, y) => (top: if y == 0 {{ {rule} }}, bottom: if y == 0 or y == {count} {{ {rule} }})",
        "filled": f"(x, y) => if y == {count} {{ (bottom: {rule}) }}",
        "outer": f"(x, y) => (x: {rule}, top: if y < 2 {{ {rule} }}, bottom: {last})",
        "vertical": f"(x, y) => (left: {rule}, right: {rule}, bottom: if y == 0 {{ {rule} }})",
    }
    fills = {
        "filled": f"(x, y) => if y == 0 {{ {pale} }}",
        "zebra": f"(x, y) => if y == 0 {{ {accent}.lighten(70%) }} else if calc.even(y) {{ {pale} }}",
    }
    settings = {"fill": fills.get(kind), "stroke": strokes.get(kind)}
    return {name: setting for name, setting in settings.items() if setting}
