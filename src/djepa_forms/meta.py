"""Numbers and dates of a document: lists, grids, header tables, titles and sentences that carry them."""

from .invented import invented_fields
from .lexicon import TEST_TITLES, TITLES
from .markup import align, columns, grid, rows, styled, tx
from .sheet import Sheet


MAIN_NUMBERS = {
    **{"credit_note": "credit_note_number", "quote": "quote_number", "delivery_note": "delivery_note_number"},
    **{"receipt": "receipt_number", "order_confirmation": "order_number"},
}
TRAVEL = ("arrival_date", "departure_date", "room_number", "vehicle", "ticket_number")
NUMBER_SIGNS = {
    **{
        "en": (" #", " ", " No. ", " - ", " no ", ": "),
        "de": (" Nr. ", " ", " Nr.: ", "-Nr. ", " - "),
        "fr": (" n° ", " N° ", " ", " no "),
    },
    **{"nl": (" nr. ", " ", " ", ": "), "es": (" nº ", " N.º ", " "), "it": (" n. ", " N° ", " ")},
}
NUMBERS = (
    "invoice_number",
    "invoice_date",
    "due_date",
    "delivery_date",
    "order_number",
    "order_date",
    "customer_number",
)
EXTRAS = (
    *(
        "contract_number",
        "delivery_note_number",
        "project_number",
        "reference",
        "billing_period",
        "contact_person",
        "payment_terms",
    ),
    *(
        "payment_method",
        "customer_vat_id",
        "vat_id",
        "tax_number",
        "currency",
        "phone",
        "email",
        "salesperson",
        "shipping_method",
    ),
    *("delivery_terms", "tracking_number", "payment_reference", "department", "quote_number", "page_number"),
)


def title(sheet: Sheet, kind: str) -> str:
    """The document's title, sometimes with its number."""
    text = sheet.unseen(TITLES[kind], TEST_TITLES[kind])
    settings = {"size": f"{sheet.rng.uniform(1.2, 2.6):.2f}em", "font": f'"{sheet.style.display_font}"'}
    if sheet.chance(0.65):
        settings["weight"] = '"bold"'
    if sheet.chance(0.4):
        settings["fill"] = f'rgb("{sheet.style.accent}")'
    if sheet.chance(0.3):
        text = text.upper()
    number = ""
    name = main_number(kind)
    if sheet.has(name) and kind not in ("form", "statement") and sheet.chance(0.3):
        number = tx(sheet.rng.choice(NUMBER_SIGNS.get(sheet.language, NUMBER_SIGNS["en"]))) + sheet.value(name)
        if sheet.has("invoice_date") and sheet.chance(0.25):
            number += tx(
                {"de": " vom ", "fr": " du ", "nl": " van ", "es": " del ", "it": " del "}.get(sheet.language, ", ")
            ) + sheet.value("invoice_date")
    return styled(tx(text) + number, **settings)


def main_number(kind: str) -> str:
    """The field that numbers this kind of document."""
    return MAIN_NUMBERS.get(kind, "invoice_number")


def chosen_fields(sheet: Sheet, kind: str) -> list[str]:
    """Which numbers and dates this document shows, the important ones more often."""
    main = main_number(kind)
    names = [main] if sheet.has(main) and sheet.chance(0.93) else []
    others = [name for name in sheet.available(*NUMBERS) if name != main]
    names += [
        name
        for name in others
        if sheet.chance(0.9 if name == "invoice_date" else 0.3 if name == "invoice_number" else 0.6)
    ]
    names += [name for name in sheet.available(*EXTRAS) if sheet.chance(0.18)]
    if sheet.chance(0.08):
        names += sheet.available(*TRAVEL)
    names += invented_fields(sheet)
    if sheet.chance(0.4):
        sheet.rng.shuffle(names)
    return names


def meta(sheet: Sheet, kind: str) -> str:
    """The block of numbers and dates of a kind of document."""
    return sheet.pick(METAS, TEST_METAS)(sheet, chosen_fields(sheet, kind))


def label_value_grid(sheet: Sheet, names: list[str]) -> str:
    """Labels in one column, values in the next; anything from close together to far apart."""
    cells = [cell for name in names for cell in (sheet.label(name), sheet.value(name))]
    sides = sheet.rng.choice(("left", "left", "(left, right)", "(right, left)"))
    widths = sheet.rng.choice((["auto", "auto"], ["auto", "auto"], ["35mm", "auto"], ["1fr", "auto"]))
    settings = {"stroke": sheet.style.rule, "inset": "1.5mm"} if sheet.chance(0.15) else {}
    gutter = (
        {"column_gutter": f"{sheet.rng.uniform(1.5, 8):.1f}mm", "row_gutter": f"{sheet.rng.uniform(0.3, 0.8):.2f}em"}
        if not settings
        else {}
    )
    return grid(cells, widths, align=sides, **gutter, **settings)


def four_columns(sheet: Sheet, names: list[str]) -> str:
    """Label, value, label, value in a row, over the width of the page."""
    sheet.wide = True
    cells = [cell for name in names for cell in (sheet.label(name), sheet.value(name))]
    settings = {"stroke": sheet.style.rule, "inset": "1.2mm"} if sheet.chance(0.5) else {"gutter": "2mm"}
    return grid(cells, ["auto", "1fr", "auto", "1fr"], **settings)


def label_value_lines(sheet: Sheet, names: list[str]) -> str:
    """Label and value in one run of text, now and then without a space between them."""
    joint = "" if sheet.chance(0.08) and sheet.style.label_ending.strip() else " "
    return rows(
        [sheet.label(name) + tx(joint) + sheet.value(name) for name in names], f"{sheet.rng.uniform(0.4, 0.7):.2f}em"
    )


def header_table(sheet: Sheet, names: list[str]) -> str:
    """A row of labels above a row of values; long ones break into several pairs of rows."""
    per_row = sheet.rng.randint(3, 5)
    sheet.wide = sheet.wide or per_row > 3
    parts = []
    for start in range(0, len(names), per_row):
        group = names[start : start + per_row]
        cells = [sheet.label(name, "") for name in group] + [sheet.value(name) for name in group]
        settings = {"inset": f"{sheet.rng.uniform(1, 2):.1f}mm"}
        if sheet.chance(0.6):
            settings["stroke"] = sheet.style.rule
        if sheet.chance(0.4):
            settings["fill"] = f'(x, y) => if y == 0 {{ rgb("{sheet.style.pale}") }}'
        settings["align"] = sheet.rng.choice(("left", "center", "left"))
        parts.append(grid(cells, ["1fr"] * len(group), **settings))
    return rows(parts, "2mm")


def stacked_cells(sheet: Sheet, names: list[str]) -> str:
    """Boxed cells, each with a small label above its value."""
    cells = [rows([styled(sheet.label(name, ""), size="0.75em"), sheet.value(name)], "0.4em") for name in names]
    settings = {"stroke": sheet.style.rule, "inset": "1.5mm"} if sheet.chance(0.6) else {"gutter": "3mm"}
    return grid(cells, ["1fr"] * sheet.rng.randint(2, 4), **settings)


def stacked_labels(sheet: Sheet, names: list[str]) -> str:
    """Small labels, each above its value, in one column."""
    return rows(
        [rows([styled(sheet.label(name, ""), size="0.8em"), sheet.value(name)], "0.4em") for name in names], "0.9em"
    )


def dotted(sheet: Sheet, names: list[str]) -> str:
    """Label, dotted leader, value."""
    filler = sheet.rng.choice(("[.]", "[. ]", "[\\_]"))
    parts = [f"{sheet.label(name, '')} #box(width: 1fr, repeat({filler})) {sheet.value(name)}" for name in names]
    return rows(parts, "0.5em")


def sentence(sheet: Sheet, names: list[str]) -> str:
    """`Rechnung Nr. 4711 vom 12.03.2019` and the rest of the fields in a run."""
    joint = tx(sheet.rng.choice((", ", "  ", " / ", " | ", " - ")))
    return "#par[" + joint.join(sheet.label(name) + tx(" ") + sheet.value(name) for name in names[:5]) + "]\n"


def two_grids(sheet: Sheet, names: list[str]) -> str:
    """Held out: two label-value grids beside each other."""
    sheet.wide = True
    half = (len(names) + 1) // 2
    return columns([label_value_grid(sheet, names[:half]), label_value_grid(sheet, names[half:])], ["1fr", "1fr"])


METAS = (
    (label_value_grid,) * 4
    + (stacked_labels,)
    + (label_value_lines, label_value_lines, header_table, header_table, stacked_cells, four_columns, dotted, sentence)
)
TEST_METAS = (two_grids, stacked_cells, label_value_grid, header_table)


def right_of(left: str, right: str, sheet: Sheet) -> str:
    """Two blocks beside each other, the second at the right margin."""
    return columns(
        [left, align(right, "right") if sheet.chance(0.3) else right],
        ["1fr", sheet.rng.choice(("40%", "45%", "1fr"))],
        "6mm",
    )
