"""Prepare documents, published datasets or generated pages as Parquet shards: `prepare(source, output)`.

sources.py     what to prepare
reading.py     one document to rows: words, boxes, encoded images, questions
generated.py   generated pages
workers.py     reading in processes, with limits on time and memory
cluster.py     reading on a Ray cluster
shards.py      resumable Parquet shards
card.py        dataset card
"""

from .prepare import prepare
from .reading import Limits, ReadSettings


__all__ = ["Limits", "ReadSettings", "prepare"]
