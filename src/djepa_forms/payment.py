"""How to pay: bank details in lists and sentences, terms, slips to tear off."""

from .lexicon import FURTHER_SENTENCES, SENTENCES
from .markup import columns, grid, rows, space, styled, tx
from .sheet import Sheet
from .visuals import barcode, matrix_code


BANK = ("account_holder", "bank_name", "account_number", "sort_code", "iban", "bic")
SLIP = ("invoice_number", "customer_number", "invoice_date", "due_date", "balance_due", "total")


def payment(sheet: Sheet) -> str:
    """One manner of asking for the money; may be empty."""
    return sheet.pick(PAYMENTS, TEST_PAYMENTS)(sheet)


def sentence_with_values(sheet: Sheet) -> str:
    """A sentence of the lexicon whose placeholders the document can fill; empty when there is none."""
    texts = SENTENCES[sheet.language] + (FURTHER_SENTENCES[sheet.language] if sheet.split == "train" else ())
    options = [sentence for sentence in texts if all(sheet.has(name) for name in _places(sentence)[1::2])]
    if not options:
        return ""
    pieces = _places(sheet.rng.choice(options))
    return "#par[" + "".join(sheet.value(part) if index % 2 else tx(part) for index, part in enumerate(pieces)) + "]\n"


def _places(sentence: str) -> list[str]:
    """Text and placeholder names in turns."""
    return sentence.replace("{", "}").split("}")


def sentences(sheet: Sheet) -> str:
    return rows([sentence_with_values(sheet) for _ in range(sheet.rng.choice((1, 1, 2, 3)))], "0.8em")


def bank_names(sheet: Sheet) -> list[str]:
    names = [name for name in sheet.available(*BANK) if sheet.chance(0.75)]
    return names or sheet.available("iban", "account_number")[:1]


def bank_grid(sheet: Sheet) -> str:
    """Bank details as labels and values in two columns."""
    names = bank_names(sheet) + [
        name for name in sheet.available("payment_terms", "due_date", "reference") if sheet.chance(0.25)
    ]
    cells = [cell for name in names for cell in (sheet.label(name), sheet.value(name))]
    body = grid(cells, ["auto", "auto"], column_gutter=f"{sheet.rng.uniform(2, 8):.1f}mm", row_gutter="0.5em")
    return sheet.panel(body, fill=f'rgb("{sheet.style.pale}")') if sheet.chance(0.3) else body


def bank_lines(sheet: Sheet) -> str:
    """Bank details in a run of text."""
    joint = tx(sheet.rng.choice((", ", " - ", " · ", "  ", "; ")))
    return joint.join(sheet.label(name) + tx(" ") + sheet.value(name) for name in bank_names(sheet)) + "\n"


def terms(sheet: Sheet) -> str:
    names = sheet.available("payment_terms", "payment_method", "due_date")
    return rows([sheet.label(name) + tx(" ") + sheet.value(name) for name in names], "0.5em")


def two_banks(sheet: Sheet) -> str:
    """Several accounts as rows; any of them answers."""
    names = [name for name in ("bank_name", "iban", "bic") if sheet.has(name) and sheet.other.values.get(name)]
    if not names:
        return bank_grid(sheet)
    cells = [sheet.label(name, "") for name in names] + [sheet.value(name) for name in names]
    cells += [sheet.value(name, sheet.other.values[name]) for name in names]
    return styled(grid(cells, ["auto"] * len(names), column_gutter="5mm", row_gutter="0.5em"), size="0.9em")


def tear_off(sheet: Sheet) -> str:
    """A remittance slip below a dashed line: labels above or beside the values."""
    names = [name for name in sheet.available(*SLIP) if sheet.chance(0.8)]
    cut = '#line(length: 100%, stroke: (thickness: 0.6pt, dash: "dashed"))\n'
    if sheet.chance(0.5):
        cells = [rows([styled(sheet.label(name, ""), size="0.8em"), sheet.value(name)], "0.4em") for name in names]
        body = grid(cells, ["1fr"] * min(len(cells), 4), stroke=sheet.style.rule, inset="1.5mm") if cells else ""
    else:
        body = grid(
            [cell for name in names for cell in (sheet.label(name), sheet.value(name))], ["auto", "auto"], gutter="2mm"
        )
    code = barcode(sheet) if sheet.chance(0.3) else matrix_code(sheet) if sheet.chance(0.3) else ""
    return rows([cut, columns([body, code], ["1fr", "auto"], "6mm") if code else body], "3mm")


def beside_code(sheet: Sheet) -> str:
    """A matrix code to pay with, beside the bank details."""
    return columns([matrix_code(sheet), bank_grid(sheet)], ["auto", "1fr"], "5mm")


def transfer_form(sheet: Sheet) -> str:
    """A bank transfer form: stacked boxed fields with tiny labels."""
    fields = [name for name in ("account_holder", "iban", "bic", "total", "invoice_number") if sheet.has(name)]
    cells = [
        rows([styled(sheet.label(name, ""), size="0.7em"), styled(sheet.value(name), font='"Courier Prime"')], "0.35em")
        for name in fields
    ]
    return space("2mm") + grid(cells, 1, stroke=sheet.style.rule, inset="1.2mm")


def labelled_strip(sheet: Sheet) -> str:
    """Held out: labels above values in one row, no rules."""
    names = bank_names(sheet)
    cells = [sheet.label(name, "") for name in names] + [sheet.value(name) for name in names]
    return styled(grid(cells, ["auto"] * len(names), column_gutter="6mm", row_gutter="0.4em"), size="0.9em")


def nothing(sheet: Sheet) -> str:
    return ""


PAYMENTS = (
    (sentences,) * 4
    + (bank_grid,) * 3
    + (bank_lines, terms, terms, two_banks, tear_off, tear_off, beside_code, transfer_form)
    + (nothing,) * 4
)
TEST_PAYMENTS = (labelled_strip, sentences, bank_grid, nothing, tear_off)
