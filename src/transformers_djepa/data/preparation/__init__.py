"""Prepare documents, published datasets or generated pages as Parquet shards: `prepare(source, output)`.

sources.py     what to prepare
reading.py     one document to rows: words, boxes, encoded images, questions
generated.py   generated pages
shards.py      resumable Parquet shards
card.py        dataset card
"""

from .prepare import prepare
from .reading import ReadSettings


__all__ = ["ReadSettings", "prepare"]
