"""Load published datasets, and rows in our own format, as page examples: `load_document_dataset(id_or_path, split)`.

The columns select one of `layouts.py`, so local and renamed copies of a dataset work too.
"""

from ..opening import dataset_splits
from .load import load_document_dataset, read_pages


__all__ = ["dataset_splits", "load_document_dataset", "read_pages"]
