"""From documents to a data set: `prepare(folder, output)` writes Parquet shards of pages in the row format.

documents.py   which files there are, without duplicates, and their split
reading.py     one document to rows: words, boxes, encoded image, questions
workers.py     documents read in processes, with limits on time and memory
shards.py      rows to Parquet, so that an interrupted run goes on where it was
prepare.py     all of it
"""

from .prepare import prepare
from .reading import ReadSettings


__all__ = ["ReadSettings", "prepare"]
