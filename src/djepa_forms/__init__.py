"""Generated business pages with questions: invoices, bills, receipts, statements, forms, set by typst in many fonts."""

from .dataset import generate_pages, generated_dataset


__all__ = ["generate_pages", "generated_dataset"]
