"""Prepare documents or published datasets as Parquet shards: `prepare(source, output)`.

sources.py     what to prepare
reading.py     one document to rows: words, boxes, encoded images, questions
shards.py      resumable Parquet shards
prepare.py     the run, and the dataset card
"""

from .prepare import prepare
from .reading import ReadSettings


__all__ = ["ReadSettings", "prepare"]
