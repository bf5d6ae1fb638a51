"""Streams that are made of other streams."""

from collections.abc import Iterator

from datasets import IterableDataset


def rows_of(stream: IterableDataset) -> Iterator[dict]:
    """All rows of a stream that another one reads.

    In a `DataLoader`'s worker, iterating over a stream deals its shards out to the workers. The outer stream has done
    that already: of a stream of one shard every worker but the first would read nothing. `iter` deals nothing out.
    """
    for batch in stream.iter(batch_size=1):
        yield {name: values[0] for name, values in batch.items()}
