"""Pay slips: employer, employee, tables of earnings and deductions, gross and net pay."""

from ..markup import align, bold, columns, grid, rows, styled, tx
from ..sheet import Sheet
from ..synthetic_labels import add_synthetic_fields
from ..typesetting import PageSource
from .addresses import address_block, letterhead
from .cells import cells_of
from .closing import page_count
from .gridded import gridded
from .meta import title
from .pages import stack
from .regions import TableMarks, remark_paragraph


def pay_slip(sheet: Sheet) -> PageSource:
    lines = _draw_lines(sheet)
    names = sheet.likely("pay", 0.25) + cells_of(sheet, "pay_cells", 0.35) + add_synthetic_fields(sheet)
    heading, employer = (
        title(sheet, "pay_slip"),
        letterhead(sheet) if sheet.chance(0.6) else address_block(sheet, "seller"),
    )
    parts = [employer, heading] if sheet.chance(0.6) else [columns([heading, employer], ["1fr", "auto"])]
    if sheet.chance(0.4):
        employee = [sheet.value("employee_name"), address_block(sheet, "buyer", with_name=False)]
        parts.append(rows(employee, "0.5em"))
    parts.append(gridded(sheet, names))
    parts += sheet.pick(BODIES, TEST_BODIES)(sheet, *lines)
    if sheet.chance(0.3):
        parts.append(styled(remark_paragraph(sheet, sheet.remarks(sheet.rng.randint(1, 3))), size="0.85em"))
    return stack(sheet, parts, page_count(sheet) if sheet.chance(0.3) else "", sheet.rng.uniform(2.5, 6))


Lines = list[tuple[str, int]]  # names and amounts in cents


def _draw_lines(sheet: Sheet) -> tuple[Lines, Lines]:
    """Draw earnings and deductions, and give the document their sums."""
    rng, words = sheet.rng, sheet.texts.business["pay"]
    earnings = [(words["earnings"][0], rng.randint(80_000, 700_000))]
    earnings += [(name, rng.randint(500, 60_000)) for name in rng.sample(words["earnings"][1:], rng.randint(0, 5))]
    gross = sum(amount for _, amount in earnings)
    names = rng.sample(words["deductions"], rng.randint(2, min(8, len(words["deductions"]))))
    deductions = [(name, gross * rng.randint(5, 1200) // 20_000) for name in names]
    deducted = sum(amount for _, amount in deductions)
    money = sheet.facts.formats.money
    sums = {"gross_pay": money(gross), "deductions": money(deducted), "net_pay": money(gross - deducted)}
    sheet.facts.values.update(sums)
    return earnings, deductions


def two_tables(sheet: Sheet, earnings: Lines, deductions: Lines) -> list[str]:
    """Earnings next to deductions, the sums below."""
    left = _table(sheet, "earnings", earnings, "gross_pay" if sheet.chance(0.5) else "")
    right = _table(sheet, "deduction", deductions, "deductions" if sheet.chance(0.5) else "")
    return [columns([left, right], ["1fr", "1fr"], "5mm"), _sums(sheet)]


def stacked_tables(sheet: Sheet, earnings: Lines, deductions: Lines) -> list[str]:
    """Held out: deductions below earnings, each with its sum in the last row."""
    tables = [_table(sheet, "earnings", earnings, "gross_pay"), _table(sheet, "deduction", deductions, "deductions")]
    net = sheet.label("net_pay") + tx("  ") + styled(sheet.value("net_pay"), weight='"bold"', size="1.2em")
    return [*tables, align(net, "right")]


def one_table(sheet: Sheet, earnings: Lines, deductions: Lines) -> list[str]:
    """Earnings and negative deductions in one table, sums as its last rows."""
    lines = earnings + [(name, -amount) for name, amount in deductions]
    return [
        _table(sheet, "earnings", lines, *(["gross_pay"] if sheet.chance(0.5) else []), "net_pay"),
        _contributions(sheet),
    ]


BODIES = (two_tables, two_tables, one_table)
TEST_BODIES = (stacked_tables, two_tables)


def _table(sheet: Sheet, kind: str, lines: Lines, *sums: str) -> str:
    """Names and amounts, sometimes with units, rates and yearly amounts; fields of sums are the last rows."""
    rng, words, formats = sheet.rng, sheet.texts.business["heads"], sheet.facts.formats
    names = [
        kind,
        *(["units", "pay_rate"] if sheet.chance(0.35) else []),
        "current",
        *(["to_date"] if sheet.chance(0.35) else []),
    ]
    marks, body = TableMarks(sheet, (1.2, 0.8)), []
    for name in names:
        text = rng.choice(words[name])
        body.append(marks.head(bold(tx(text)), text))
    for text, amount in lines:
        units = rng.choice((1, 8, 20, 160, 40))
        texts = {kind: text, "units": str(units), "pay_rate": formats.number(amount // units)}
        texts |= {"current": formats.number(amount), "to_date": formats.number(amount * rng.randint(2, 12))}
        body += marks.row((tx(texts[name]) for name in names), text)
    last = []
    for name in filter(None, sums):
        cells = {kind: bold(sheet.label(name, "")), "current": bold(sheet.value(name))}
        last += [cells.get(column, "") for column in names]
    marks.finish(last)
    ruled = rng.choice((sheet.ruled(), {}, {"stroke": f"(x, y) => (bottom: {sheet.style.rule})"}))
    looks = ruled | (sheet.filled_header() if sheet.chance(0.5) else {})
    sides = ", ".join(["left"] + ["right"] * (len(names) - 1))
    return grid(
        body + last,
        ["1fr"] + ["auto"] * (len(names) - 1),
        "table",
        align=f"({sides},)",
        inset="(x: 1.2mm, y: 0.8mm)",
        **looks,
    )


def _sums(sheet: Sheet) -> str:
    names = [name for name in ("gross_pay", "deductions") if sheet.chance(0.7)] + ["net_pay"]
    if sheet.chance(0.5):
        cells = [sheet.stacked(name, "0.8em", weight='"bold"') for name in names]
        return grid(cells, ["1fr"] * len(cells), inset="1.5mm", **sheet.ruled())
    body = grid(sheet.pairs(names), ["auto", "auto"], align="(left, right)", column_gutter="8mm", row_gutter="0.6em")
    return align(body, "right")


def _contributions(sheet: Sheet) -> str:
    """What the employer pays, which is not part of the sums."""
    rng, words = sheet.rng, sheet.texts.business["pay"]["contributions"]
    if not sheet.chance(0.4):
        return ""
    cells = []
    for name in rng.sample(words, rng.randint(1, 3)):
        cells += [tx(name), tx(sheet.facts.formats.number(rng.randint(1000, 90_000)))]
    return styled(
        grid(cells, ["auto", "auto"], align="(left, right)", column_gutter="6mm", row_gutter="0.5em"), size="0.85em"
    )
