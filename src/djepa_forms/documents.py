"""Kinds of documents, and how often each is drawn."""

import random
from collections.abc import Callable

from .business import invoices
from .facts import make_facts
from .language import language_codes, load_language
from .sheet import Sheet
from .style import draw_style
from .typesetting import PageSource


MAKERS: dict[str, tuple[int, Callable[[Sheet], PageSource]]] = {
    "invoice": (56, invoices.invoice),
    "sidebar_invoice": (6, invoices.sidebar_invoice),
    "sparse_invoice": (6, invoices.sparse_invoice),
    "bill": (10, invoices.bill),
    "statement": (4, invoices.statement),
    "receipt": (7, invoices.receipt),
    "form": (8, invoices.form),
    "letter": (3, invoices.letter),
}
TRAINING_MAKERS = {"letter_invoice": (6, invoices.letter_invoice)}  # held-out pages do not have them


def make_sheet(seed: int, split: str, number: int) -> Sheet:
    """Return the empty sheet of page `number`, with random generator, facts and style."""
    rng = random.Random(f"{split}-{seed}-{number}")
    codes = language_codes()
    language = rng.choices(codes, [load_language(code).locale["page_share"] for code in codes])[0]
    facts = make_facts(rng, language)
    return Sheet(rng, split, facts, draw_style(rng, split, language, facts.country))


def make_document(sheet: Sheet) -> PageSource:
    """Draw a document of a random kind on the sheet, and set its `kind`."""
    makers = MAKERS if sheet.split == "test" else MAKERS | TRAINING_MAKERS
    sheet.kind = sheet.rng.choices(list(makers), [share for share, _ in makers.values()])[0]
    return makers[sheet.kind][1](sheet)
