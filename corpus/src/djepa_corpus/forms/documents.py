"""Kinds of documents, and how often each is drawn."""

import random
from collections.abc import Callable

from .business import bank_statements, forms, invoices, media_orders, orders, pay_slips, receipts, tickets
from .facts import make_facts
from .language import language_codes, load_language
from .marks import with_overlays
from .office import certificates, contracts, cvs, emails, findings, letters, memos, minutes, press
from .papers import articles, exams, magazines, manuals, reports, slides, theses
from .sheet import Sheet
from .style import draw_style
from .typesetting import PageSource


MAKERS: dict[str, tuple[int, Callable[[Sheet], PageSource]]] = {
    "invoice": (40, invoices.invoice),
    "sidebar_invoice": (6, invoices.sidebar_invoice),
    "sparse_invoice": (6, invoices.sparse_invoice),
    "bill": (10, invoices.bill),
    "statement": (4, invoices.statement),
    "form": (8, forms.form),
    "check_list": (4, forms.check_list_form),
    "media_order": (10, media_orders.media_order),
    "order_document": (4, orders.order_document),
    "delivery_note": (3, orders.delivery_note),
    "pay_slip": (4, pay_slips.pay_slip),
    "ticket": (4, tickets.ticket),
    "bank_statement": (4, bank_statements.bank_statement),
    "receipt": (14, receipts.receipt),
    "letter": (8, letters.letter),
    "article": (36, articles.article),
    "report": (20, reports.report),
    "manual": (14, manuals.manual),
    "slides": (9, slides.slides),
    "thesis": (8, theses.thesis),
    "magazine": (6, magazines.magazine),
    "brochure": (4, magazines.brochure),
    "exam": (4, exams.exam),
    "contract": (10, contracts.contract),
    "certificate": (4, certificates.certificate),
    "memo": (3, memos.memo),
    "notice": (2, memos.notice),
    "minutes": (3, minutes.minutes),
    "press_release": (3, press.press_release),
    "cv": (3, cvs.cv),
    "email": (3, emails.email),
    "laboratory_report": (3, findings.laboratory_report),
    "inspection_report": (2, findings.inspection_report),
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
    """Draw a document of a random kind on the sheet with marks over it, and set the sheet's `kind`."""
    makers = MAKERS if sheet.split == "test" else MAKERS | TRAINING_MAKERS
    sheet.kind = sheet.rng.choices(list(makers), [share for share, _ in makers.values()])[0]
    return with_overlays(sheet, makers[sheet.kind][1](sheet))
