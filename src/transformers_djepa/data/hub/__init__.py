"""Load published datasets, and rows in our own format, as page examples: `load_document_dataset(id_or_path, split)`.

The columns select an adapter, so local and renamed copies of a dataset work too:

    docvqa.py         lmms-lab/DocVQA, nielsr/docvqa_1200_examples: questions with answer texts, located by OCR
    cord.py           naver-clova-ix/cord-v2: fields of receipts
    forms.py          FUNSD and XFUND as published (linked questions and answers), nielsr/funsd-layoutlmv3
    bounding_docs.py  letxbe/BoundingDocs: questions with word boxes
    layoutlm.py       rows for LayoutLM's processors: words or tokens with bboxes
"""

from ..opening import dataset_splits
from .load import load_document_dataset, read_pages


__all__ = ["dataset_splits", "load_document_dataset", "read_pages"]
