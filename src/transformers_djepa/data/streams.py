"""Endless streams of pages for training, sharded over processes and loader workers.

    dataset --deal_parts--> the parts of each loader --one pass after another--> pages with their `epoch`

A part is one shard (a file) of a dataset. Every loader reads its parts again and again, in another order in each pass.
"""

import itertools
import random
from collections.abc import Callable, Iterator, Sequence

from datasets import IterableDataset


Parts = tuple[IterableDataset, ...]  # the parts of one dataset that one loader reads
ReadPass = Callable[[Parts, int], Iterator[dict]]  # parts, epoch -> the pages of one pass

GROUPED_BATCHES = 8  # pages are sorted by length within a window of this many batches
NO_PAGES = (
    "One of the datasets, or a loader's share of it, has no pages with questions; check its folder and split, or use "
    "fewer processes or --dataloader_num_workers."
)


def rows_of(stream: IterableDataset) -> Iterator[dict]:
    """Iterate over all rows of a stream inside the generator of another stream.

    Iterating directly would, in a `DataLoader` worker, shard the rows a second time: the outer stream is sharded
    already, and every worker but the first would get nothing from a stream with one shard. `iter` does not shard.
    """
    for batch in stream.iter(batch_size=1):
        yield {name: values[0] for name, values in batch.items()}


def deal_parts(streams: list[IterableDataset], processes: int, workers: int) -> list[list[Parts]]:
    """Return, for each loader, its parts of every stream; 0 `workers` load in the process itself.

    `IterableDataset.from_generator` calls the generator once for each entry of a list argument. An endless generator
    never reaches a second entry, so each loader needs a single entry with all of its parts.
    """
    fewest, workers = min(stream.num_shards for stream in streams), max(1, workers)
    # With fewer parts than processes, accelerate lets each process read everything and keep its share of each batch.
    loaders = min(workers, fewest) if fewest < processes else processes * min(workers, fewest // processes)
    parts = [[stream.shard(stream.num_shards, index) for index in range(stream.num_shards)] for stream in streams]
    return [[tuple(of_stream[loader::loaders]) for of_stream in parts] for loader in range(loaders)]


def read_parts(parts: Parts, epoch: int) -> Iterator[dict]:
    """Read all pages once. From epoch 1 on, the order of the parts is random, and shuffled parts are reshuffled."""
    for part in random.Random(epoch).sample(parts, len(parts)) if epoch else parts:
        part.set_epoch(epoch)
        yield from rows_of(part)


def read_by_length(parts: Parts, epoch: int, batch_size: int) -> Iterator[dict]:
    """`read_parts`, sorted by length within windows of `GROUPED_BATCHES` batches."""
    pages = read_parts(parts, epoch)
    while window := list(itertools.islice(pages, GROUPED_BATCHES * batch_size)):
        words, page_ids = zip(*((page["words"], page["page_id"]) for page in window))
        yield from (window[index] for index in length_order(words, page_ids, batch_size))


def endless_pages(
    loaders: list[list[Parts]],
    read_pass: ReadPass = read_parts,
    shares: tuple[float, ...] = (1.0,),
    seed: int = 0,
    empty: str = NO_PAGES,
) -> IterableDataset:
    """Stream the pages of one or several datasets without end; each page has the `epoch` of its dataset.

    `datasets.interleave_datasets` would read a first page of each dataset to infer Arrow types, which PIL images lack.

    Args:
        loaders: from `deal_parts`.
        read_pass: reads the pages of one pass; without any, `ValueError` is raised with the message `empty`.
        shares: probability of each dataset for each page, drawn with `seed`.
    """
    settings = {"loaders": loaders, "read_pass": read_pass, "shares": shares, "seed": seed, "empty": empty}
    return IterableDataset.from_generator(_draw_pages, gen_kwargs=settings)


def _draw_pages(
    loaders: list[list[Parts]], read_pass: ReadPass, shares: tuple[float, ...], seed: int, empty: str
) -> Iterator[dict]:
    (streams,) = loaders
    rng = random.Random(seed)
    sources = [_repeat(parts, read_pass, empty) for parts in streams]
    while True:
        yield next(rng.choices(sources, shares)[0])


def _repeat(parts: Parts, read_pass: ReadPass, empty: str) -> Iterator[dict]:
    for epoch in itertools.count():
        page = None
        for page in read_pass(parts, epoch):
            yield page | {"epoch": epoch}
        if page is None:
            raise ValueError(empty)


def group_by_length(pages: dict[str, list], batch_size: int) -> dict[str, list]:
    """Reorder the columns of a window of pages as `length_order` does."""
    order = length_order(pages["words"], pages["page_id"], batch_size)
    return {name: [values[index] for index in order] for name, values in pages.items()}


def length_order(words: Sequence[list[str]], page_ids: Sequence[str], batch_size: int) -> list[int]:
    """Indices of pages in runs of `batch_size` pages of similar length: attention is quadratic in the longest page.

    The order of the runs is random but depends on the page ids alone.
    """
    lengths = [sum(map(len, page)) for page in words]
    ordered = sorted(range(len(lengths)), key=lengths.__getitem__)
    runs = [ordered[start : start + batch_size] for start in range(0, len(ordered), batch_size)]
    random.Random("".join(page_ids)).shuffle(runs)
    return [index for run in runs for index in run]
