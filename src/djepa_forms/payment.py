"""How to pay: bank details in lists and sentences, terms, slips to tear off."""

from .drawings import barcode, matrix_code
from .markup import columns, grid, rows, space, styled, tx
from .sheet import Sheet


def payment(sheet: Sheet) -> str:
    """Payment instructions in one of several layouts; may be empty."""
    return sheet.pick(PAYMENTS, TEST_PAYMENTS)(sheet)


def sentence_with_values(sheet: Sheet) -> str:
    """A sentence with placeholders that the document can fill; empty if there is none."""
    sentences = sheet.texts.sentences["with_values"]
    texts = sentences.train if sheet.split == "train" else sentences.shared
    options = [text for text in texts if all(sheet.has(name) for name in _split(text)[1::2])]
    if not options:
        return ""
    pieces = _split(sheet.rng.choice(options))
    return "#par[" + "".join(sheet.value(part) if index % 2 else tx(part) for index, part in enumerate(pieces)) + "]\n"


def _split(sentence: str) -> list[str]:
    """Return text and placeholder names in turns."""
    return sentence.replace("{", "}").split("}")


def sentences(sheet: Sheet) -> str:
    return rows([sentence_with_values(sheet) for _ in range(sheet.rng.choice((1, 1, 2, 3)))], "0.8em")


def _bank_names(sheet: Sheet) -> list[str]:
    return sheet.block("bank", 0.75) or sheet.available("iban", "account_number")[:1]


def bank_grid(sheet: Sheet) -> str:
    """Labels and values of the bank details in two columns."""
    names = _bank_names(sheet)
    names += [name for name in sheet.available("payment_terms", "due_date", "reference") if sheet.chance(0.25)]
    cells = sheet.pairs(names)
    body = grid(cells, ["auto", "auto"], column_gutter=f"{sheet.rng.uniform(2, 8):.1f}mm", row_gutter="0.5em")
    return sheet.panel(body, fill=sheet.pale()) if sheet.chance(0.3) else body


def bank_lines(sheet: Sheet) -> str:
    """Bank details in a run of text."""
    joint = tx(sheet.rng.choice((", ", " - ", " · ", "  ", "; ")))
    return joint.join(sheet.inline(name) for name in _bank_names(sheet)) + "\n"


def terms(sheet: Sheet) -> str:
    return rows([sheet.inline(name) for name in sheet.block("payment_terms")], "0.5em")


def two_banks(sheet: Sheet) -> str:
    """Two accounts as rows; either is a right answer."""
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
    """A matrix code next to the bank details."""
    return columns([matrix_code(sheet), bank_grid(sheet)], ["auto", "1fr"], "5mm")


def transfer_form(sheet: Sheet) -> str:
    """A bank transfer form: boxed fields below each other with tiny labels."""
    cells = [sheet.stacked(name, "0.7em", "0.35em", font='"Courier Prime"') for name in sheet.block("transfer_form")]
    return space("2mm") + grid(cells, 1, **sheet.ruled(), inset="1.2mm")


def labelled_strip(sheet: Sheet) -> str:
    """Held out: a row of labels and a row of values, without rules."""
    names = _bank_names(sheet)
    cells = sheet.header_row(names)
    return styled(grid(cells, ["auto"] * len(names), column_gutter="6mm", row_gutter="0.4em"), size="0.9em")


def nothing(sheet: Sheet) -> str:
    return ""


PAYMENTS = (sentences,) * 4 + (bank_grid,) * 3 + (bank_lines, terms, terms, two_banks, tear_off, tear_off)
PAYMENTS += (code_and_bank, transfer_form) + (nothing,) * 4
TEST_PAYMENTS = (labelled_strip, sentences, bank_grid, nothing, tear_off)
