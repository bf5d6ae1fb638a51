"""The title of a document and the block of its numbers and dates."""

from ..language import load_shared
from ..markup import align, colour, columns, grid, rows, styled, tx
from ..sheet import Sheet
from ..synthetic_labels import add_synthetic_fields


UNNUMBERED = ("form", "statement", "check_list", "pay_slip", "bank_statement")  # kinds of documents


def title(sheet: Sheet, kind: str) -> str:
    text = sheet.draw_wording(sheet.texts.titles[kind])
    settings = {"size": f"{sheet.rng.uniform(1.2, 2.6):.2f}em", "font": f'"{sheet.style.display_font}"'}
    if sheet.chance(0.65):
        settings["weight"] = '"bold"'
    if sheet.chance(0.4):
        settings["fill"] = colour(sheet.style.accent)
    if sheet.chance(0.3):
        text = text.upper()
    number, name = "", _main_number(kind)
    if sheet.has(name) and kind not in UNNUMBERED and sheet.chance(0.3):
        number = tx(sheet.rng.choice(sheet.texts.phrases["number_signs"])) + sheet.value(name)
        if sheet.has("invoice_date") and sheet.chance(0.25):
            number += tx(sheet.texts.phrases["title_date"]) + sheet.value("invoice_date")
    return sheet.region("title", styled(tx(text) + number, **settings))


def _main_number(kind: str) -> str:
    return load_shared("fields")["main_numbers"].get(kind, "invoice_number")


def meta(sheet: Sheet, kind: str) -> str:
    """The block of numbers and dates in one of several layouts."""
    main, odds = _main_number(kind), load_shared("layout_odds")["numbers"]
    layout = sheet.pick(METAS, TEST_METAS)
    names = [main] if sheet.has(main) and sheet.chance(0.93) else []
    names += [name for name in sheet.block("usual_numbers") if name != main and sheet.chance(odds.get(name, 0.6))]
    names += sheet.block("rare_numbers", 0.18)
    names += sheet.block("travel") if sheet.chance(0.08) else []
    names += add_synthetic_fields(sheet)
    if sheet.chance(0.4):
        sheet.rng.shuffle(names)
    return layout(sheet, names)


def label_value_grid(sheet: Sheet, names: list[str]) -> str:
    """Labels in one column, values in the next, close together, far apart or between rules."""
    cells = sheet.pairs(names)
    sides = sheet.rng.choice(("left", "left", "(left, right)", "(right, left)"))
    widths = sheet.rng.choice((["auto", "auto"], ["auto", "auto"], ["35mm", "auto"], ["1fr", "auto"]))
    if sheet.chance(0.15):
        return sheet.region("table", grid(cells, widths, align=sides, **sheet.ruled(), inset="1.5mm"))
    gap = f"{sheet.rng.uniform(1.5, 8):.1f}mm"
    return grid(cells, widths, align=sides, column_gutter=gap, row_gutter=f"{sheet.rng.uniform(0.3, 0.8):.2f}em")


def four_columns(sheet: Sheet, names: list[str]) -> str:
    """Label, value, label, value in a row, over the width of the page."""
    sheet.wide = True
    cells = sheet.pairs(names)
    widths = ["auto", "1fr", "auto", "1fr"]
    if sheet.chance(0.5):
        return sheet.region("table", grid(cells, widths, **sheet.ruled(), inset="1.2mm"))
    return grid(cells, widths, gutter="2mm")


def label_value_lines(sheet: Sheet, names: list[str]) -> str:
    """Label and value in one run of text, rarely without a space between them."""
    separator = "" if sheet.chance(0.08) and sheet.style.label_ending.strip() else " "
    lines = [sheet.label(name) + tx(separator) + sheet.value(name) for name in names]
    return rows(lines, f"{sheet.rng.uniform(0.4, 0.7):.2f}em")


def header_table(sheet: Sheet, names: list[str]) -> str:
    """A row of labels above a row of values, repeated if there are many."""
    per_row = sheet.rng.randint(3, 5)
    sheet.wide = sheet.wide or per_row > 3
    parts = []
    for start in range(0, len(names), per_row):
        group = names[start : start + per_row]
        cells = sheet.header_row(group)
        looks = (sheet.ruled() if sheet.chance(0.6) else {}) | (sheet.filled_header() if sheet.chance(0.4) else {})
        inset, side = f"{sheet.rng.uniform(1, 2):.1f}mm", sheet.rng.choice(("left", "center", "left"))
        table = grid(cells, ["1fr"] * len(group), inset=inset, align=side, **looks)
        parts.append(sheet.region("table", table) if looks else table)
    return rows(parts, "2mm")


def stacked_cells(sheet: Sheet, names: list[str]) -> str:
    cells = [sheet.stacked(name, "0.75em") for name in names]
    settings = sheet.ruled() | {"inset": "1.5mm"} if sheet.chance(0.6) else {"gutter": "3mm"}
    return grid(cells, ["1fr"] * sheet.rng.randint(2, 4), **settings)


def stacked_labels(sheet: Sheet, names: list[str]) -> str:
    return rows([sheet.stacked(name, "0.8em") for name in names], "0.9em")


def dotted(sheet: Sheet, names: list[str]) -> str:
    filler = sheet.rng.choice(("[.]", "[. ]", "[\\_]"))
    parts = [f"{sheet.label(name, '')} #box(width: 1fr, repeat({filler})) {sheet.value(name)}" for name in names]
    return rows(parts, "0.5em")


def sentence(sheet: Sheet, names: list[str]) -> str:
    """Labels and values in a line: `Rechnung Nr. 4711, Datum 12.03.2019`."""
    separator = tx(sheet.rng.choice((", ", "  ", " / ", " | ", " - ")))
    return "#par[" + separator.join(sheet.inline(name) for name in names[:5]) + "]\n"


def two_grids(sheet: Sheet, names: list[str]) -> str:
    """Held out: two label-value grids next to each other."""
    half = (len(names) + 1) // 2
    return sheet.halves(*(label_value_grid(sheet, part) for part in (names[:half], names[half:])), gutter="1em")


METAS = (label_value_grid,) * 4 + (stacked_labels, label_value_lines, label_value_lines, header_table, header_table)
METAS += (stacked_cells, four_columns, dotted, sentence)
TEST_METAS = (two_grids, stacked_cells, label_value_grid, header_table)


def left_and_right(left: str, right: str, sheet: Sheet) -> str:
    """Two blocks next to each other, the second one near the right margin."""
    parts = [left, align(right, "right") if sheet.chance(0.3) else right]
    return columns(parts, ["1fr", sheet.rng.choice(("40%", "45%", "1fr"))], "6mm")
