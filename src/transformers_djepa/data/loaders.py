"""Parts of a data set, dealt out to the processes and their `DataLoader` workers."""

from datasets import IterableDataset


def deal_parts(streams: list[IterableDataset], processes: int, workers: int) -> list[list[tuple[IterableDataset, ...]]]:
    """For each loader, its parts of every stream.

    `IterableDataset.from_generator` calls a generator anew for each entry of its lists. One that never ends would stay
    with the first part and never come to the others, so that a loader must have one entry with all of its parts.

    Args:
        streams: each is dealt out part by part.
        processes: that train together.
        workers: that load pages for each of them; 0 for the process itself.
    """
    fewest, workers = min(stream.num_shards for stream in streams), max(1, workers)
    # With fewer parts than processes accelerate lets each of them read everything and drop what is the others'.
    loaders = min(workers, fewest) if fewest < processes else processes * min(workers, fewest // processes)
    parts = [[stream.shard(stream.num_shards, index) for index in range(stream.num_shards)] for stream in streams]
    return [[tuple(of_stream[loader::loaders]) for of_stream in parts] for loader in range(loaders)]
