"""The lines of items on a receipt in the many layouts of tills."""

from ..markup import bold, columns, grid, rows, span, styled, tx
from ..sheet import Sheet
from .regions import TableMarks
from .till import Till, TillItem


MAX_NAME = 26  # characters of a name that shares its line with numbers


def item_lines(sheet: Sheet, till: Till) -> str:
    return sheet.pick(LINES, TEST_LINES)(sheet, till)


def _amount(sheet: Sheet, item: TillItem, suffix: str = "") -> str:
    """The amount of an item as an answer."""
    formats = sheet.facts.formats
    text = formats.money(item.amount) if sheet.style.dense else formats.number(item.amount)
    return sheet.ask("cell:line_total", tx(text), label=item.name) + tx(suffix)


def _price(sheet: Sheet, item: TillItem) -> str:
    return sheet.ask("cell:unit_price", tx(sheet.facts.formats.number(item.price)), label=item.name)


def _quantity(sheet: Sheet, item: TillItem, text: str = "{}") -> str:
    return sheet.ask("cell:quantity", tx(text.format(item.quantity)), label=item.name)


def _name(sheet: Sheet, item: TillItem) -> str:
    return tx(item.name)


DRAWN = {"item": _name, "quantity": _quantity, "price": _price, "amount": _amount}


def one_line(sheet: Sheet, till: Till) -> str:
    """Name and amount, perhaps with the quantity before or after the name."""
    place, cells = sheet.rng.choice(("none", "before", "before", "after")), []
    letters = sheet.chance(0.3)
    for item in till.items:
        letter = f" {'ABC'[item.rate]}" if letters else ""
        quantity = _quantity(sheet, item, sheet.rng.choice(("{} ", "{} x ", "{}x "))) if place == "before" else ""
        after = tx(" x") + _quantity(sheet, item) if place == "after" and item.quantity > 1 else ""
        cells += [quantity + tx(item.name[:MAX_NAME]) + after, _amount(sheet, item, letter)]
    return grid(cells, ["1fr", "auto"], row_gutter=_gap(sheet), align="(left, right + bottom)", column_gutter="2mm")


def name_then_numbers(sheet: Sheet, till: Till) -> str:
    """The name on one line; quantity, price and amount on the next."""
    sign, parts = sheet.rng.choice((" x ", " @ ", " X ", " * ", "x")), []
    indent = f"#h({sheet.rng.choice((0, 0, 3, 6))}mm)"
    for item in till.items:
        numbers = indent + _quantity(sheet, item) + tx(sign) + _price(sheet, item)
        parts += [tx(item.name), columns([numbers, _amount(sheet, item)], ["1fr", "auto"])]
    return rows(parts, _gap(sheet))


def code_then_name(sheet: Sheet, till: Till) -> str:
    """Code and name, then the numbers in three columns."""
    parts, together = [], sheet.chance(0.5)
    for item in till.items:
        parts += [tx(f"{item.code} {item.name}")] if together else [tx(item.code), tx(item.name)]
        numbers = [_quantity(sheet, item), _price(sheet, item), _amount(sheet, item)]
        parts.append(grid(numbers, ["1fr"] * 3, align="(left, right, right)"))
    return rows(parts, _gap(sheet))


def numbers_then_name(sheet: Sheet, till: Till) -> str:
    """Code, quantity, price and amount on a line, the name below it."""
    parts = []
    for item in till.items:
        numbers = [tx(item.code), _quantity(sheet, item, "{} x"), _price(sheet, item), _amount(sheet, item)]
        parts += [grid(numbers, ["1fr", "auto", "auto", "auto"], column_gutter="2.5mm"), tx(item.name)]
    return rows(parts, _gap(sheet))


def item_columns(sheet: Sheet, till: Till) -> str:
    """A table with heads."""
    names = ["item", "quantity", *(["price"] if sheet.chance(0.7) else []), "amount"]
    if sheet.chance(0.3):
        names = ["quantity", "item", *names[2:]]
    heads, marks = _heads(sheet, names)
    cells, rules = [], sheet.chance(0.5)
    for item in till.items:
        cells += marks.row((DRAWN[name](sheet, item) for name in names), item.name)
    marks.finish()
    widths = ["1fr" if name == "item" else "auto" for name in names]
    sides = ["left" if name == "item" else "right" for name in names]
    stroke = {"stroke": "(x, y) => (top: if y < 2 { 0.4pt })"} if rules else {}
    return grid(heads + cells, widths, "table", align=f"({', '.join(sides)},)", inset="(x: 0.6mm, y: 0.6mm)", **stroke)


def spanned_names(sheet: Sheet, till: Till) -> str:
    """Heads of numbers; each item's name over the whole width, its numbers below."""
    names = ["code", "quantity", "price", "amount"]
    heads, marks = _heads(sheet, names)
    cells = []
    for item in till.items:
        name = sheet.mark(tx(item.name))[1]
        numbers = (tx(item.code), _quantity(sheet, item), _price(sheet, item), _amount(sheet, item))
        cells += [span(name, 4, "table"), *marks.row(numbers, "")]
    marks.finish()
    return grid(
        heads + cells, ["1fr", "auto", "auto", "auto"], "table", align="(left, right, right, right)", inset="0.6mm"
    )


def _heads(sheet: Sheet, names: list[str]) -> tuple[list[str], TableMarks]:
    marks, words = TableMarks(sheet, (0.6, 0.6)), sheet.texts.business["heads"]
    cells = []
    for name in names:
        text = sheet.column("article_number") if name == "code" else sheet.rng.choice(words[name])
        text = text.upper() if sheet.chance(0.3) else text
        cells.append(marks.head(bold(tx(text)) if sheet.chance(0.4) else tx(text), text if len(text) > 2 else ""))
    return cells, marks


def amounts_first(sheet: Sheet, till: Till) -> str:
    """Held out: the amount in bold on the line of the quantity, the name in small letters below."""
    parts = []
    for item in till.items:
        numbers = _quantity(sheet, item, "{} ×") + tx(" ") + _price(sheet, item)
        parts += [columns([numbers, bold(_amount(sheet, item))], ["1fr", "auto"]), styled(tx(item.name), size="0.9em")]
    return rows(parts, _gap(sheet))


def _gap(sheet: Sheet) -> str:
    return f"{sheet.rng.uniform(0.35, 0.6):.2f}em"


LINES = (one_line, one_line, name_then_numbers, name_then_numbers, code_then_name, numbers_then_name, item_columns)
LINES += (item_columns, spanned_names)
TEST_LINES = (amounts_first, one_line, item_columns, code_then_name)
