"""Schedules of agreements: goods and prices, or instalments of a loan."""

from datetime import timedelta

from ..business.items import first_line, item_cell
from ..language import load_shared
from ..markup import bold, tx
from ..sheet import Sheet
from .tables import Column, marked_table


ITEM_COLUMNS = (
    ("position", "description", "quantity", "unit", "unit_price"),
    ("description", "quantity", "line_total"),
)
TEST_ITEM_COLUMNS = (("position", "description", "line_total"), ("description", "quantity", "unit_price"))
DESCRIPTION_WIDTH = 4.0  # times a narrow column


def schedule(sheet: Sheet, kind: str) -> str:
    """A heading and a table, for kinds of agreements that have one; else empty."""
    texts, rng = sheet.texts.contracts["schedule"], sheet.rng
    draw = {"purchase": _items, "service": _items, "loan": _instalments}.get(kind)
    if not draw:
        return ""
    subject = rng.choice(texts["instalments" if kind == "loan" else "items"])
    heading = f"{rng.choice(texts['headings'])}: {subject}"
    marked = sheet.region("heading", bold(tx(heading)), name=heading, inline=True)
    return f"#block(sticky: true)[{marked}]\n" + draw(sheet, subject)


def _items(sheet: Sheet, subject: str) -> str:
    names = sheet.pick(ITEM_COLUMNS, TEST_ITEM_COLUMNS)
    names = [name for name in names if any(item.get(name) for item in sheet.facts.items)]
    items = sheet.facts.items[:8]
    right = load_shared("item_columns")["right_aligned"]
    columns = []
    for name in names:
        narrow = {"position": 0.6, "quantity": 0.9, "unit": 0.9}.get(name, 1.4)
        columns.append(
            Column(sheet.column(name), DESCRIPTION_WIDTH if name == "description" else narrow, name in right)
        )
    lines = [[item_cell(sheet, name, item) for name in names] for item in items]
    return marked_table(sheet, columns, lines, [first_line(item) for item in items], subject)


def _instalments(sheet: Sheet, subject: str) -> str:
    heads, facts, rng = sheet.texts.contracts["schedule"]["columns"], sheet.facts, sheet.rng
    count, part = rng.randint(4, 8), rng.randint(90, 2500)
    columns = [Column(heads["number"], 0.6), Column(heads["due"], 1.5)]
    columns += [Column(heads["amount"], 1.2, True), Column(heads["balance"], 1.2, True)]
    lines = []
    for index in range(count):
        day = facts.formats.date((facts.issued + timedelta(days=30 * (index + 2))).replace(day=1))
        amounts = [facts.formats.number(100 * amount) for amount in (part, part * (count - index - 1))]
        lines.append([tx(text) for text in (str(index + 1), day, *amounts)])
    return marked_table(sheet, columns, lines, name=subject)
