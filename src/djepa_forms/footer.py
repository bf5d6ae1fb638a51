"""The foot of a page: columns of company data, bank details, small print, page numbers."""

from .addresses import address_lines
from .markup import align, colour, grid, rows, styled, tx
from .sheet import Sheet


BARE_ODDS = {"bank_name": 0.6, "email": 0.4, "website": 0.5, "company_register": 0.5}  # of values without a label


def footer(sheet: Sheet) -> str:
    """The footer for every page of the document in one of several layouts; may be empty."""
    return sheet.pick(FOOTERS, TEST_FOOTERS)(sheet)


def _fields(sheet: Sheet, block: str, odds: float) -> list[str]:
    """Some fields of a block, mostly with a label."""
    chosen = sheet.block(block, odds)
    bare_odds = [BARE_ODDS.get(name, 0.03) for name in chosen]
    return [sheet.value(name) if sheet.chance(bare) else sheet.inline(name) for name, bare in zip(chosen, bare_odds)]


def company_columns(sheet: Sheet) -> str:
    """Columns of address, contact, legal data, bank."""
    parts = [rows(address_lines(sheet, "seller"), "0.4em")]
    parts += [rows(_fields(sheet, f"footer_{name}", 0.8), "0.4em") for name in ("contacts", "legal", "bank")]
    parts = [part for part in parts if part]
    if sheet.chance(0.3):
        parts.pop(sheet.rng.randrange(2))
    if sheet.chance(0.3):
        sheet.rng.shuffle(parts)
    cells = [cell for part in parts for cell in (part, "")][:-1]
    body = grid(cells, [width for _ in parts for width in ("auto", "1fr")][:-1], column_gutter="2mm")
    return _small(sheet, _ruled(sheet, body))


def centred_lines(sheet: Sheet) -> str:
    """Everything in centred lines with separators."""
    separator = tx(sheet.rng.choice((" · ", " | ", " - ", ", ", "  ")))
    parts = [separator.join(address_lines(sheet, "seller"))]
    parts.append(separator.join(_fields(sheet, "footer_contacts", 0.6)))
    parts.append(separator.join(_fields(sheet, "footer_legal_and_bank", 0.6)))
    return _small(sheet, f"#align(center)[{_ruled(sheet, rows(parts, '0.45em'))}]")


def page_count(sheet: Sheet) -> str:
    """`Page 1 of 3`, `1/3` and similar."""
    last = sheet.rng.choice((1, 1, 1, 2, 2, 3, 4, 7))
    joint = f" {sheet.texts.phrases['page_of']} " if sheet.chance(0.5) else sheet.rng.choice(("/", " / "))
    text = f"{sheet.rng.randint(1, last)}{joint}{last}" if sheet.chance(0.8) else "1"
    label = sheet.label("page_number", sheet.rng.choice((" ", ": ", " "))) if sheet.chance(0.85) else ""
    return align(label + sheet.value("page_number", text), sheet.rng.choice(("left", "center", "right")))


def small_print(sheet: Sheet) -> str:
    """Legal text in one or two columns."""
    texts = sheet.texts.sentences["without_values"]
    sentences = sheet.rng.sample(texts, k=min(len(texts), sheet.rng.randint(3, 12)))
    body = f"#par(justify: true)[{tx(' '.join(sentences))}]"
    return _small(sheet, f"#columns(2)[{body}]" if sheet.chance(0.3) else body)


def nothing(sheet: Sheet) -> str:
    return page_count(sheet) if sheet.chance(0.3) else ""


def bank_table(sheet: Sheet) -> str:
    """Held out: a boxed row of labels and row of values."""
    names = (sheet.block("footer_bank") + sheet.available("vat_id", "tax_number"))[:6]
    cells = sheet.header_row(names)
    return _small(sheet, grid(cells, ["auto"] * len(names), inset="1mm", **sheet.ruled()))


def _small(sheet: Sheet, body: str) -> str:
    size = max(4.5, sheet.style.size * sheet.rng.uniform(0.65, 0.85))
    ink = sheet.rng.choice((sheet.style.ink, sheet.style.ink, "#666666"))
    return styled(body, size=f"{size:.1f}pt", fill=colour(ink))


def _ruled(sheet: Sheet, body: str) -> str:
    return f"#line(length: 100%, stroke: {sheet.style.rule})\n{body}" if sheet.chance(0.6) else body


FOOTERS = (company_columns,) * 4 + (centred_lines, centred_lines, small_print, nothing, nothing)
TEST_FOOTERS = (bank_table, company_columns, nothing)
