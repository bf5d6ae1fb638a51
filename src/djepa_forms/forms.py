"""Filled forms: boxed or ruled fields, check boxes, comb fields, signature lines, office-use boxes."""

from .choices import GROUPS, QUESTIONS, SECTIONS
from .invented import invented_fields
from .lexicon import BOILERPLATE
from .markup import bold, columns, grid, line, rows, styled, tx
from .sheet import Sheet
from .visuals import signature, stamp


PERSON = (
    *(
        "last_name",
        "first_name",
        "date_of_birth",
        "place_of_birth",
        "nationality",
        "passport_number",
        "social_security_number",
    ),
    *("occupation", "employer", "marital_status", "gender", "department"),
)
PLACE = ("buyer_street", "buyer_postcode", "buyer_city", "buyer_country", "phone", "mobile", "email")
OTHER = (
    "policy_number",
    "customer_number",
    "contract_number",
    "iban",
    "bic",
    "account_holder",
    "bank_name",
    "contact_person",
    "vehicle",
)
HANDS = ("Courier Prime", "Fantasque Sans Mono", "Z003", "TeX Gyre Chorus", "Liberation Mono", "Andika")


def form_fields(sheet: Sheet) -> list[list[str]]:
    """Names of the fields, in sections."""
    sections = []
    for names, odds in ((PERSON, 0.6), (PLACE, 0.75), (OTHER, 0.4)):
        section = [name for name in sheet.available(*names) if sheet.chance(odds)]
        if section:
            sections.append(section)
    more = invented_fields(sheet)
    return [*sections, more] if more else sections


def form_body(sheet: Sheet) -> str:
    """Sections of fields with check boxes between them, a declaration, and the place to sign."""
    written = _hand(sheet)
    field_style = sheet.pick((boxed, boxed, ruled_lines, table_rows, beside), (ruled_lines, boxed, combs))
    parts = []
    for number, names in enumerate(form_fields(sheet), 1):
        parts += [_section_heading(sheet, number), field_style(sheet, names, written)]
        if sheet.chance(0.6):
            parts.append(check_boxes(sheet))
    if sheet.chance(0.6):
        parts.append(
            styled(
                tx(" ".join(sheet.rng.sample(BOILERPLATE[sheet.language], k=sheet.rng.randint(1, 4)))), size="0.85em"
            )
        )
    parts.append(sign_line(sheet, written))
    return rows(parts, f"{sheet.rng.uniform(2.5, 6):.1f}mm")


def _hand(sheet: Sheet) -> dict[str, str]:
    """How the filled-in values look: as the form, or typed or written in another font and ink."""
    if sheet.chance(0.4):
        return {}
    return {
        "font": f'"{sheet.rng.choice(HANDS)}"',
        "fill": f'rgb("{sheet.rng.choice(("#0d2b6b", "#1a237e", "#000000", "#333333"))}")',
        "size": "1.1em",
    }


def _section_heading(sheet: Sheet, number: int) -> str:
    item = sheet.rng.choice(SECTIONS.get(sheet.language) or SECTIONS["en"])
    prefix = sheet.rng.choice((f"{number}. ", f"{'ABCDE'[number - 1]}. ", "", f"Section {number} - "))
    text = bold(tx(prefix + item.upper() if sheet.chance(0.3) else prefix + item))
    return (
        sheet.panel(text, width="100%", fill=f'rgb("{sheet.style.pale}")', inset="1.2mm") if sheet.chance(0.5) else text
    )


def boxed(sheet: Sheet, names: list[str], written: dict[str, str]) -> str:
    """Cells with a small label above the value."""
    cells = [
        rows([styled(sheet.label(name, ""), size="0.75em"), styled(sheet.value(name), **written)], "0.4em")
        for name in names
    ]
    return grid(cells, ["1fr"] * sheet.rng.randint(2, 3), stroke=sheet.style.rule, inset="1.3mm")


def ruled_lines(sheet: Sheet, names: list[str], written: dict[str, str]) -> str:
    """Label, then the value on a line."""
    lines = []
    for name in names:
        value = styled(sheet.value(name), **written)
        lines.append(
            f"{sheet.label(name)} #box(width: 1fr, stroke: (bottom: 0.4pt), outset: (bottom: 2pt), inset: (x: 2mm))"
            f"[{value}]"
        )
    body = rows(lines, f"{sheet.rng.uniform(0.8, 1.4):.1f}em")
    return (
        columns([rows(lines[::2], "1em"), rows(lines[1::2], "1em")], ["1fr", "1fr"], "5mm")
        if sheet.chance(0.3)
        else body
    )


def table_rows(sheet: Sheet, names: list[str], written: dict[str, str]) -> str:
    cells = [cell for name in names for cell in (sheet.label(name), styled(sheet.value(name), **written))]
    return grid(cells, [f"{sheet.rng.randint(30, 45)}%", "1fr"], stroke=sheet.style.rule, inset="1.3mm")


def beside(sheet: Sheet, names: list[str], written: dict[str, str]) -> str:
    cells = [cell for name in names for cell in (sheet.label(name), styled(sheet.value(name), **written))]
    return grid(cells, ["auto", "1fr", "auto", "1fr"], gutter="2.5mm")


def combs(sheet: Sheet, names: list[str], written: dict[str, str]) -> str:
    """Held out: the label below the line that carries the value."""
    cells = []
    for name in names:
        value = styled(sheet.value(name), **written)
        cells.append(rows([value, line(stroke="0.4pt"), styled(sheet.label(name, ""), size="0.75em")], "0.4em"))
    return grid(cells, ["1fr"] * 3, gutter="4mm")


def check_boxes(sheet: Sheet) -> str:
    """A heading with options, one or none of them ticked; the tick is drawn, the text layer does not have it."""
    groups = GROUPS.get(sheet.language) or GROUPS["en"]
    group = sheet.rng.choice([name for name in groups if f"group:{name}" not in sheet.printed] or list(groups))
    key = f"group:{group}"
    options = list(groups[group])[: sheet.rng.randint(2, 6)]
    question = sheet.rng.choice(QUESTIONS.get(sheet.language) or QUESTIONS["en"]).format(group=group)
    ticked = sheet.rng.randrange(len(options)) if sheet.chance(0.9) else None
    if key in sheet.printed:
        return ""
    sheet.printed[key] = group
    if ticked is None:
        sheet.absent.append(question)
    mark, left, radio = sheet.rng.choice(TICKS), sheet.chance(0.85), sheet.chance(0.15)
    cells = []
    for index, option in enumerate(options):
        text = (
            sheet.ask(key, tx(option), kind="visual", questions=[question])
            if index == ticked
            else sheet.mark(tx(option))[1]
        )
        square = _square(index == ticked, mark, radio)
        cells.append(f"{square} {text}" if left else f"{text} {square}")
    heading = tx(group + sheet.style.label_ending)
    if sheet.chance(0.4):
        return rows([heading, *cells], "0.6em")
    return heading + " #h(3mm) " + " #h(5mm) ".join(cells) + "\n"


def _square(ticked: bool, mark: str, radio: bool) -> str:
    shape = "circle(radius: 1.4mm, stroke: 0.5pt)" if radio else "rect(width: 2.8mm, height: 2.8mm, stroke: 0.5pt)"
    tick = "#place(center + horizon, circle(radius: 0.8mm, fill: black))" if radio else mark
    return f"#box(width: 2.8mm, height: 2.8mm, baseline: 0.4mm)[#place(top + left, {shape}){tick if ticked else ''}];"


def _drawn(stroke: str, *points: str) -> str:
    """Strokes over a box; points in millimetres, `M` before one lifts the pen."""
    moves = [
        f"curve.{'move' if p[0] == 'M' else 'line'}(({', '.join(f'{v}mm' for v in p.strip('M').split())}))"
        for p in points
    ]
    return f"#place(top + left, curve(stroke: {stroke}, {', '.join(moves)}))"


TICKS = (
    _drawn("0.8pt", "M0.2 0.2", "2.6 2.6", "M2.6 0.2", "0.2 2.6"),
    _drawn("1.1pt", "M0.4 1.4", "1.2 2.4", "3.1 -0.5"),
    "#place(top + left, rect(width: 2.8mm, height: 2.8mm, fill: black))",
    _drawn('1.2pt + rgb("#1a237e")', "M-0.4 -0.3", "3 3", "M3.2 -0.4", "-0.3 3.1"),
)


def sign_line(sheet: Sheet, written: dict[str, str]) -> str:
    """Place and date, and a line to sign on; signed or not; with a stamp now and then."""
    hand = signature(sheet) if sheet.chance(0.7) else "#v(10mm)"
    word = {"de": "Unterschrift", "fr": "Signature", "nl": "Handtekening", "es": "Firma", "it": "Firma"}.get(
        sheet.language, "Signature"
    )
    date = styled(sheet.value("date") if sheet.has("date") else "", **written)
    first = rows([f"#v(8mm){date}", line(stroke="0.4pt"), styled(sheet.label("date", ""), size="0.8em")], "0.4em")
    second = rows([hand, line(stroke="0.4pt"), styled(tx(word), size="0.8em")], "0.4em")
    third = stamp(sheet) if sheet.chance(0.25) else ""
    return columns([first, second, third], ["1fr", "1fr", "auto"], "8mm", align="bottom")
