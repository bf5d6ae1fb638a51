"""The foot of a page: columns of company data, bank details, small print, page numbers."""

from .letterhead import address_lines
from .lexicon import BOILERPLATE
from .markup import align, grid, rows, styled, tx
from .sheet import Sheet


BANK = ("bank_name", "account_holder", "account_number", "sort_code", "iban", "bic")
LEGAL = ("vat_id", "tax_number", "company_register", "managing_director")
CONTACT = ("phone", "fax", "email", "website")


def footer(sheet: Sheet) -> str:
    """Footer content for every page of the document; may be empty."""
    return sheet.pick(FOOTERS, TEST_FOOTERS)(sheet)


def _labelled(sheet: Sheet, names: tuple[str, ...], odds: float = 0.8) -> list[str]:
    chosen = [name for name in sheet.available(*names) if sheet.chance(odds)]
    return [(sheet.label(name) + tx(" ") if _needs_label(sheet, name) else "") + sheet.value(name) for name in chosen]


def _needs_label(sheet: Sheet, name: str) -> bool:
    return not sheet.chance({"bank_name": 0.6, "email": 0.4, "website": 0.5, "company_register": 0.5}.get(name, 0.03))


def company_columns(sheet: Sheet) -> str:
    """Three or four columns: address, contact, legal data, bank."""
    parts = [rows(address_lines(sheet, "seller"), "0.4em"), rows(_labelled(sheet, CONTACT), "0.4em")]
    parts += [rows(_labelled(sheet, LEGAL), "0.4em"), rows(_labelled(sheet, BANK), "0.4em")]
    parts = [part for part in parts if part]
    if sheet.chance(0.3):
        parts.pop(sheet.rng.randrange(2))
    if sheet.chance(0.3):
        sheet.rng.shuffle(parts)
    gaps = [part for part in parts for part in (part, "")][:-1]
    body = grid(gaps, [width for _ in parts for width in ("auto", "1fr")][:-1], column_gutter="2mm")
    return _small(sheet, _ruled(sheet, body))


def one_line(sheet: Sheet) -> str:
    """Everything in centred lines with separators."""
    separator = tx(sheet.rng.choice((" · ", " | ", " - ", ", ", "  ")))
    parts = [separator.join(address_lines(sheet, "seller")), separator.join(_labelled(sheet, CONTACT, 0.6))]
    parts += [separator.join(_labelled(sheet, LEGAL + BANK, 0.6))]
    return _small(sheet, f"#align(center)[{_ruled(sheet, rows(parts, '0.45em'))}]")


def page_count(sheet: Sheet) -> str:
    """`Page 1 of 3` and its like."""
    last = sheet.rng.choice((1, 1, 1, 2, 2, 3, 4, 7))
    joint = {"en": "of", "de": "von", "nl": "van", "fr": "sur", "es": "de", "it": "di"}.get(sheet.language, "/")
    joint = f" {joint} " if sheet.chance(0.5) else sheet.rng.choice(("/", " / "))
    text = f"{sheet.rng.randint(1, last)}{joint}{last}" if sheet.chance(0.8) else "1"
    label = sheet.label("page_number", sheet.rng.choice((" ", ": ", " "))) if sheet.chance(0.85) else ""
    return align(label + sheet.value("page_number", text), sheet.rng.choice(("left", "center", "right")))


def small_print(sheet: Sheet) -> str:
    """Legal text in one or two columns."""
    sentences = sheet.rng.sample(
        BOILERPLATE[sheet.language], k=min(len(BOILERPLATE[sheet.language]), sheet.rng.randint(3, 12))
    )
    body = f"#par(justify: true)[{tx(' '.join(sentences))}]"
    if sheet.chance(0.3):
        body = f"#columns(2)[{body}]"
    return _small(sheet, body)


def nothing(sheet: Sheet) -> str:
    return page_count(sheet) if sheet.chance(0.3) else ""


def bank_table(sheet: Sheet) -> str:
    """Held out: labels above values in a row, boxed."""
    names = sheet.available(*BANK, *LEGAL[:2])[:6]
    cells = [sheet.label(name, "") for name in names] + [sheet.value(name) for name in names]
    return _small(sheet, grid(cells, ["auto"] * len(names), inset="1mm", stroke=sheet.style.rule))


def _small(sheet: Sheet, body: str) -> str:
    size = max(4.5, sheet.style.size * sheet.rng.uniform(0.65, 0.85))
    return styled(
        body, size=f"{size:.1f}pt", fill=f'rgb("{sheet.rng.choice((sheet.style.ink, sheet.style.ink, "#666666"))}")'
    )


def _ruled(sheet: Sheet, body: str) -> str:
    return f"#line(length: 100%, stroke: {sheet.style.rule})\n{body}" if sheet.chance(0.6) else body


FOOTERS = (company_columns,) * 4 + (one_line, one_line, small_print, nothing, nothing)
TEST_FOOTERS = (bank_table, company_columns, nothing)
