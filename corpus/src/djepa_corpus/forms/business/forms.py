"""Filled forms: boxed or ruled fields, check boxes, signature lines."""

from ..fonts import font_list
from ..language import load_shared
from ..marks import logo, signature, stamp
from ..markup import bold, colour, columns, grid, line, rows, styled, tx
from ..sheet import Sheet
from ..synthetic_labels import add_synthetic_fields
from ..typesetting import PageSource
from .addresses import letterhead
from .check_boxes import check_boxes, check_list, consents, yes_no_lines
from .closing import footer, page_count
from .meta import label_value_grid, title
from .pages import stack
from .regions import remark_paragraph


def form(sheet: Sheet) -> PageSource:
    """A title or letterhead, sections of fields and check boxes, a declaration, signatures."""
    parts = [_top(sheet, "form"), form_body(sheet)]
    return stack(sheet, parts, page_count(sheet) if sheet.chance(0.5) else footer(sheet))


def check_list_form(sheet: Sheet) -> PageSource:
    """An inspection report or questionnaire: a few fields, then mostly check boxes."""
    names = [name for name in sheet.block("check_list") if sheet.chance(0.6)] or ["date"]
    parts = [_top(sheet, "check_list"), label_value_grid(sheet, names)]
    for number in range(sheet.rng.randint(1, 4)):
        part = sheet.rng.choice((check_list, check_list, yes_no_lines, check_boxes, check_boxes))
        parts += [section_heading(sheet, number) if sheet.chance(0.7) else "", part(sheet)]
    parts += [consents(sheet) if sheet.chance(0.4) else "", _signatures(sheet, {}) if sheet.chance(0.7) else ""]
    return stack(sheet, parts, page_count(sheet) if sheet.chance(0.5) else footer(sheet), sheet.rng.uniform(3, 6))


def _top(sheet: Sheet, kind: str) -> str:
    head = letterhead(sheet) if sheet.chance(0.5) else ""
    if not head:
        return columns([title(sheet, kind), logo(sheet)], ["1fr", "auto"])
    return rows([head, title(sheet, kind)], "6mm") if sheet.chance(0.8) else head


def section_heading(sheet: Sheet, number: int) -> str:
    """The heading of a section of a form, counted from 0, perhaps on a coloured bar."""
    text = sheet.rng.choice(
        [text for text in sheet.texts.check_boxes["sections"] if text not in sheet.named_texts] or [""]
    )
    if not text:
        return ""
    sheet.named_texts.append(text)
    prefix = sheet.rng.choice((f"{number + 1}. ", f"{'ABCDEFGH'[number]}. ", "", "", f"{number + 1} - "))
    printed = prefix + (text.upper() if sheet.chance(0.3) else text)
    heading = sheet.region("heading", bold(tx(printed)), text, inline=True)
    return sheet.panel(heading, width="100%", fill=sheet.pale(), inset="1.2mm") if sheet.chance(0.5) else heading


def form_body(sheet: Sheet) -> str:
    """Sections of fields and check boxes, a declaration, and lines to sign on."""
    written = {}  # style of the values: like the form, or typed or written in another font and ink
    if not sheet.chance(0.4):
        font = sheet.rng.choice(font_list()["handwriting"])
        ink = colour(sheet.rng.choice(load_shared("colours")["handwriting"]))
        written = {"font": f'"{font}"', "fill": ink, "size": "1.1em"}
        sheet.unsure.add("handwriting")
    layout = sheet.pick((boxed, boxed, ruled_lines, table_rows, two_columns), (ruled_lines, boxed, labels_below))
    odds = {"form_person": 0.6, "form_place": 0.75, "form_other": 0.4}
    sections = [sheet.block(name, probability) for name, probability in odds.items()] + [add_synthetic_fields(sheet)]
    parts = []
    for number, names in enumerate(filter(None, sections)):
        parts += [section_heading(sheet, number), layout(sheet, names, written)]
        if sheet.chance(0.6):
            parts.append(sheet.rng.choice((check_boxes, check_boxes, check_boxes, yes_no_lines))(sheet))
    if sheet.chance(0.1):
        parts.append(check_list(sheet, 6))
    if sheet.chance(0.25):
        parts.append(consents(sheet))
    if sheet.chance(0.6):
        parts.append(styled(remark_paragraph(sheet, sheet.remarks(sheet.rng.randint(1, 4))), size="0.85em"))
    return rows([*parts, _signatures(sheet, written)], f"{sheet.rng.uniform(2.5, 6):.1f}mm")


def _signatures(sheet: Sheet, written: dict[str, str]) -> str:
    """A date and a signature above their captions, sometimes a stamp."""
    hand = signature(sheet) if sheet.chance(0.7) else "#v(10mm)"
    date = "#v(8mm)" + styled(sheet.value("date"), **written)
    signed = [_above_caption(date, styled(sheet.label("date", ""), size="0.8em"))]
    signed.append(_above_caption(hand, styled(tx(sheet.texts.phrases["signature"]), size="0.8em")))
    signed.append(stamp(sheet) if sheet.chance(0.25) else "")
    return columns(signed, ["1fr", "1fr", "auto"], "8mm", align="bottom")


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
    table = grid(cells, [f"{sheet.rng.randint(30, 45)}%", "1fr"], **sheet.ruled(), inset="1.3mm")
    return sheet.region("table", table)


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
