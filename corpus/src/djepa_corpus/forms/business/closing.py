"""The end of a document: payment instructions, remittance slips, and footers with company data or small print."""

from ..fonts import font_list
from ..language import load_shared
from ..marks import barcode, matrix_code
from ..markup import align, colour, columns, grid, line, rows, space, styled, tx
from ..sheet import Sheet
from .addresses import address_block, address_line
from .regions import remark_columns, remark_paragraph


def payment(sheet: Sheet) -> str:
    """Payment instructions in one of several layouts; may be empty."""
    return sheet.pick(PAYMENTS, TEST_PAYMENTS)(sheet)


def footer(sheet: Sheet) -> str:
    """The footer for every page of the document in one of several layouts; may be empty."""
    return sheet.pick(FOOTERS, TEST_FOOTERS)(sheet)


def sentence_with_values(sheet: Sheet) -> str:
    """A sentence with placeholders that the document can fill; empty if there is none."""
    sentences = sheet.texts.sentences["with_values"]
    texts = sentences.train if sheet.split == "train" else sentences.shared
    pieces = [text.replace("{", "}").split("}") for text in texts]  # texts and placeholder names alternate
    options = [parts for parts in pieces if all(sheet.has(name) for name in parts[1::2])]
    if not options:
        return ""
    parts = sheet.rng.choice(options)
    return "#par[" + "".join(sheet.value(part) if index % 2 else tx(part) for index, part in enumerate(parts)) + "]\n"


def sentences(sheet: Sheet) -> str:
    return rows([sentence_with_values(sheet) for _ in range(sheet.rng.choice((1, 1, 2, 3)))], "0.8em")


def _bank_names(sheet: Sheet) -> list[str]:
    return sheet.block("bank", 0.75) or sheet.available("iban", "account_number")[:1]


def bank_grid(sheet: Sheet) -> str:
    names = _bank_names(sheet)
    names += [name for name in sheet.available("payment_terms", "due_date", "reference") if sheet.chance(0.25)]
    cells = sheet.pairs(names)
    body = grid(cells, ["auto", "auto"], column_gutter=f"{sheet.rng.uniform(2, 8):.1f}mm", row_gutter="0.5em")
    return sheet.panel(body, fill=sheet.pale()) if sheet.chance(0.3) else body


def bank_lines(sheet: Sheet) -> str:
    separator = tx(sheet.rng.choice((", ", " - ", " · ", "  ", "; ")))
    return separator.join(sheet.inline(name) for name in _bank_names(sheet)) + "\n"


def terms(sheet: Sheet) -> str:
    return rows([sheet.inline(name) for name in sheet.block("payment_terms")], "0.5em")


def two_banks(sheet: Sheet) -> str:
    """Two accounts as rows; both are right answers."""
    names = [name for name in sheet.available("bank_name", "iban", "bic") if sheet.other_facts.values.get(name)]
    if not names:
        return bank_grid(sheet)
    cells = sheet.header_row(names) + [sheet.value(name, sheet.other_facts.values[name]) for name in names]
    return styled(grid(cells, ["auto"] * len(names), column_gutter="5mm", row_gutter="0.5em"), size="0.9em")


def tear_off(sheet: Sheet) -> str:
    """A remittance slip below a dashed line."""
    names = sheet.block("remittance_slip", 0.8)
    cut = '#line(length: 100%, stroke: (thickness: 0.6pt, dash: "dashed"))\n'
    if sheet.chance(0.5):
        cells = [sheet.stacked(name, "0.8em") for name in names]
        body = grid(cells, ["1fr"] * min(len(cells), 4), **sheet.ruled(), inset="1.5mm") if cells else ""
    else:
        body = grid(sheet.pairs(names), ["auto", "auto"], gutter="2mm")
    code = barcode(sheet) if sheet.chance(0.3) else matrix_code(sheet) if sheet.chance(0.3) else ""
    return rows([cut, columns([body, code], ["1fr", "auto"], "6mm") if code else body], "3mm")


def code_and_bank(sheet: Sheet) -> str:
    return columns([matrix_code(sheet), bank_grid(sheet)], ["auto", "1fr"], "5mm")


def transfer_form(sheet: Sheet) -> str:
    """A bank transfer form: boxed fields below each other with tiny labels."""
    cells = [
        sheet.stacked(name, "0.7em", "0.35em", font=f'"{font_list()["typed"][0]}"')
        for name in sheet.block("transfer_form")
    ]
    return space("2mm") + grid(cells, 1, **sheet.ruled(), inset="1.2mm")


def labelled_strip(sheet: Sheet) -> str:
    """Held out: a row of labels and a row of values, without rules."""
    names = _bank_names(sheet)
    body = grid(sheet.header_row(names), ["auto"] * len(names), column_gutter="6mm", row_gutter="0.4em")
    return styled(body, size="0.9em")


def no_payment(sheet: Sheet) -> str:
    return ""


def _footer_fields(sheet: Sheet, block: str, odds: float) -> list[str]:
    bare_odds = load_shared("layout_odds")["footer_without_label"]
    lines = []
    for name in sheet.block(block, odds):
        lines.append(sheet.value(name) if sheet.chance(bare_odds.get(name, 0.03)) else sheet.inline(name))
    return lines


def company_columns(sheet: Sheet) -> str:
    """Columns of address, contact, legal data, bank."""
    parts = [address_block(sheet, "seller", "0.4em")]
    parts += [rows(_footer_fields(sheet, f"footer_{name}", 0.8), "0.4em") for name in ("contacts", "legal", "bank")]
    parts = [part for part in parts if part]
    if sheet.chance(0.3):
        parts.pop(sheet.rng.randrange(2))
    if sheet.chance(0.3):
        sheet.rng.shuffle(parts)
    cells = [cell for part in parts for cell in (part, "")][:-1]
    body = grid(cells, [width for _ in parts for width in ("auto", "1fr")][:-1], column_gutter="2mm")
    body = sheet.region("page_footer", body)
    rule = line(stroke=sheet.style.rule) if sheet.chance(0.6) else ""
    return _small(sheet, rule + body)


def centred_lines(sheet: Sheet) -> str:
    separator = sheet.rng.choice((" · ", " | ", " - ", ", ", "  "))
    parts = [_footer_fields(sheet, "footer_contacts", 0.6), _footer_fields(sheet, "footer_legal_and_bank", 0.6)]
    lines = [address_line(sheet, "seller", separator), *(tx(separator).join(part) for part in parts)]
    body = sheet.region("page_footer", rows(lines, "0.45em"))
    rule = line(stroke=sheet.style.rule) if sheet.chance(0.6) else ""
    return _small(sheet, f"#align(center)[{rule + body}]")


def page_count(sheet: Sheet) -> str:
    """`Page 1 of 3`, `1/3` and similar."""
    last = sheet.rng.choice((1, 1, 1, 2, 2, 3, 4, 7))
    separator = f" {sheet.texts.phrases['page_of']} " if sheet.chance(0.5) else sheet.rng.choice(("/", " / "))
    text = f"{sheet.rng.randint(1, last)}{separator}{last}" if sheet.chance(0.8) else "1"
    label = sheet.label("page_number", sheet.rng.choice((" ", ": ", " "))) if sheet.chance(0.85) else ""
    body = sheet.region("page_footer", label + sheet.value("page_number", text))
    return align(body, sheet.rng.choice(("left", "center", "right")))


def small_print(sheet: Sheet) -> str:
    draw, texts = sheet.rng.choice((remark_paragraph, remark_columns)), sheet.remarks(sheet.rng.randint(3, 12))
    return _small(sheet, sheet.region("page_footer", draw(sheet, texts, justify=True)))


def page_count_or_nothing(sheet: Sheet) -> str:
    return page_count(sheet) if sheet.chance(0.3) else ""


def bank_table(sheet: Sheet) -> str:
    """Held out: a boxed row of labels and row of values."""
    names = (sheet.block("footer_bank") + sheet.available("vat_id", "tax_number"))[:6]
    table = grid(sheet.header_row(names), ["auto"] * len(names), inset="1mm", **sheet.ruled())
    return _small(sheet, sheet.region("page_footer", sheet.region("table", table)))


def _small(sheet: Sheet, body: str) -> str:
    size = max(4.5, sheet.style.size * sheet.rng.uniform(0.65, 0.85))
    ink = sheet.rng.choice((sheet.style.ink, sheet.style.ink, "#666666"))
    return styled(body, size=f"{size:.1f}pt", fill=colour(ink))


PAYMENTS = (sentences,) * 4 + (bank_grid,) * 3 + (bank_lines, terms, terms, two_banks, tear_off, tear_off)
PAYMENTS += (code_and_bank, transfer_form) + (no_payment,) * 4
TEST_PAYMENTS = (labelled_strip, sentences, bank_grid, no_payment, tear_off)
FOOTERS = (company_columns,) * 4 + (centred_lines, centred_lines, small_print) + (page_count_or_nothing,) * 2
TEST_FOOTERS = (bank_table, company_columns, page_count_or_nothing)
