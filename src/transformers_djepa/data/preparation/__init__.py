"""A folder of documents, a published data set, or generated pages to Parquet shards of rows: `prepare(source, output)`.

sources.py     what is prepared: documents, or a data set of a known layout
documents.py   which files there are, without duplicates, and their split
reading.py     one document to rows: words, boxes, encoded image, questions
siblings.py    titles of the next document, for questions that this one does not answer
generated.py   pages made instead of read
workers.py     documents read in processes, with limits on time and memory
cluster.py     the same through Ray, on all nodes of a cluster
shards.py      rows to Parquet, so that an interrupted run goes on where it was
card.py        what the data set says of itself
prepare.py     all of it
"""

from .prepare import prepare
from .reading import ReadSettings
from .sources import Limits


__all__ = ["Limits", "ReadSettings", "prepare"]
