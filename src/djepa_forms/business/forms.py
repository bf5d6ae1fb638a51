"""Filled forms: boxed or ruled fields, check boxes, signature lines."""

from ..marks.drawings import signature, stamp
from ..language import load_shared
from ..markup import bold, colour, columns, grid, line, rows, styled, tx
from ..sheet import Sheet
from ..synthetic_labels import add_synthetic_fields


def form_body(sheet: Sheet) -> str:
    """Sections of fields and check boxes, a declaration, and lines to sign on."""
    written = {}  # style of the values: like the form, or typed or written in another font and ink
    if not sheet.chance(0.4):
        font = sheet.rng.choice(load_shared("fonts")["handwriting"])
        ink = colour(sheet.rng.choice(load_shared("colours")["handwriting"]))
        written = {"font": f'"{font}"', "fill": ink, "size": "1.1em"}
    layout = sheet.pick((boxed, boxed, ruled_lines, table_rows, two_columns), (ruled_lines, boxed, labels_below))
    odds = {"form_person": 0.6, "form_place": 0.75, "form_other": 0.4}
    sections = [sheet.block(name, probability) for name, probability in odds.items()] + [add_synthetic_fields(sheet)]
    parts = []
    for number, names in enumerate(filter(None, sections), 1):
        text = sheet.rng.choice(sheet.texts.check_boxes["sections"])
        prefix = sheet.rng.choice((f"{number}. ", f"{'ABCDE'[number - 1]}. ", "", f"Section {number} - "))
        heading = bold(tx(prefix + (text.upper() if sheet.chance(0.3) else text)))
        if sheet.chance(0.5):
            heading = sheet.panel(heading, width="100%", fill=sheet.pale(), inset="1.2mm")
        parts += [heading, layout(sheet, names, written)]
        if sheet.chance(0.6):
            parts.append(check_boxes(sheet))
    if sheet.chance(0.6):
        parts.append(styled(tx(" ".join(sheet.remarks(sheet.rng.randint(1, 4)))), size="0.85em"))
    hand = signature(sheet) if sheet.chance(0.7) else "#v(10mm)"
    date = "#v(8mm)" + styled(sheet.value("date"), **written)
    signed = [_above_caption(date, styled(sheet.label("date", ""), size="0.8em"))]
    signed.append(_above_caption(hand, styled(tx(sheet.texts.phrases["signature"]), size="0.8em")))
    signed.append(stamp(sheet) if sheet.chance(0.25) else "")
    parts.append(columns(signed, ["1fr", "1fr", "auto"], "8mm", align="bottom"))
    return rows(parts, f"{sheet.rng.uniform(2.5, 6):.1f}mm")


def boxed(sheet: Sheet, names: list[str], written: dict[str, str]) -> str:
    cells = [sheet.stacked(name, "0.75em", **written) for name in names]
    return grid(cells, ["1fr"] * sheet.rng.randint(2, 3), **sheet.ruled(), inset="1.3mm")


def ruled_lines(sheet: Sheet, names: list[str], written: dict[str, str]) -> str:
    """A label, then the value on a line."""
    rule = "#box(width: 1fr, stroke: (bottom: 0.4pt), outset: (bottom: 2pt), inset: (x: 2mm))"
    cells = sheet.pairs(names, **written)
    lines = [f"{label} {rule}[{value}]" for label, value in zip(cells[::2], cells[1::2])]
    body = rows(lines, f"{sheet.rng.uniform(0.8, 1.4):.1f}em")
    if sheet.chance(0.3):
        return columns([rows(lines[::2], "1em"), rows(lines[1::2], "1em")], ["1fr", "1fr"], "5mm")
    return body


def table_rows(sheet: Sheet, names: list[str], written: dict[str, str]) -> str:
    cells = sheet.pairs(names, **written)
    return grid(cells, [f"{sheet.rng.randint(30, 45)}%", "1fr"], **sheet.ruled(), inset="1.3mm")


def two_columns(sheet: Sheet, names: list[str], written: dict[str, str]) -> str:
    return grid(sheet.pairs(names, **written), ["auto", "1fr", "auto", "1fr"], gutter="2.5mm")


def labels_below(sheet: Sheet, names: list[str], written: dict[str, str]) -> str:
    """Held out: the value on a line, the label below it."""
    cells = []
    for name in names:
        value = styled(sheet.value(name), **written)
        cells.append(_above_caption(value, styled(sheet.label(name, ""), size="0.75em")))
    return grid(cells, ["1fr"] * 3, gutter="4mm")


def _above_caption(body: str, caption: str) -> str:
    return rows([body, line(stroke="0.4pt"), caption], "0.4em")


def check_boxes(sheet: Sheet) -> str:
    """A heading with options, of which at most one is ticked; the tick is drawn and not in the text layer."""
    rng, texts = sheet.rng, sheet.texts.check_boxes
    groups = texts["groups"]
    group = rng.choice([name for name in groups if f"group:{name}" not in sheet.printed] or list(groups))
    key = f"group:{group}"
    options = groups[group][: rng.randint(2, 6)]
    question = rng.choice(texts["questions"]).format(group=group)
    ticked = rng.randrange(len(options)) if sheet.chance(0.9) else None
    if key in sheet.printed:
        return ""
    sheet.printed[key] = group
    if ticked is None:
        sheet.absent_questions.append(question)
    mark, left, radio = rng.choice(load_shared("ticks")), sheet.chance(0.85), sheet.chance(0.15)
    cells = []
    for index, option in enumerate(options):
        if index == ticked:
            text = sheet.ask(key, tx(option), kind="mark", questions=[question])
        else:
            text = sheet.mark(tx(option))[1]
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
