"""Marks on pages: logos, signatures, stamps, codes, handwriting, marked text, and overlays for any page."""

from .codes import barcode, matrix_code
from .handwriting import handwriting
from .logos import logo
from .overlays import with_overlays
from .signatures import signature
from .stamps import stamp
from .text_marks import mark_up, maybe_marked


__all__ = [
    "barcode",
    "handwriting",
    "logo",
    "mark_up",
    "matrix_code",
    "maybe_marked",
    "signature",
    "stamp",
    "with_overlays",
]
