"""Synthetic business pages with questions: invoices, bills, receipts, statements, forms, typeset in many fonts."""

from .dataset import PAGES_PER_COMPILATION, generate_pages
from .documents import make_sheet
from .facts import make_facts
from .language import Language, field_wordings, language_codes, load_language


__all__ = [
    "PAGES_PER_COMPILATION",
    "Language",
    "field_wordings",
    "generate_pages",
    "language_codes",
    "load_language",
    "make_facts",
    "make_sheet",
]
