"""Regions of real pages, from the PDF itself: `Document.find_regions` labels titles, tables, figures, equations, ...

Precision comes before recall: what is unclear is not labelled, and its topic is reported as unsure.
"""

from .document import Document, PageRegions
from .region import Region


__all__ = ["Document", "PageRegions", "Region"]
