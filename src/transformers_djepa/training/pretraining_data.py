"""Endless streams of pages for pre-training, each page told which epoch it is in."""

import random
from collections.abc import Iterator

from datasets import IterableDataset

from ..data.hub import load_document_pages
from ..data.source_names import GENERATED


SHUFFLE_PAGES = 1000


def pretraining_pages(source: str, split: str, seed: int, image_size: int, endless: bool = True) -> IterableDataset:
    """Pages of a data set, again and again, in another order each time; loader workers and ranks share them out.

    Args:
        source: "generated", a folder that `djepa prepare` wrote, any data set of `load_document_dataset`.
        split: of it.
        seed: of the order.
        image_size: of generated pages.
        endless: False goes through the pages once.

    Raises:
        ValueError: nothing can be read there, or, while reading, no page has words.
    """
    if source == GENERATED:
        from ..data.generated import generated_dataset

        return generated_dataset(split, seed, render=True, image_size=image_size)
    pages = load_document_pages(source, split)
    shards = [pages.shard(num_shards=pages.num_shards, index=index) for index in range(pages.num_shards)]
    return IterableDataset.from_generator(_epochs, gen_kwargs={"shards": shards, "seed": seed, "endless": endless})


def _epochs(shards: list[IterableDataset], seed: int, endless: bool) -> Iterator[dict]:
    epoch, found = 0, 0
    while True:
        for index, shard in enumerate(shards):
            order = random.Random(f"{seed}-{epoch}-{index}").randrange(2**31)
            for page in shard.shuffle(seed=order, buffer_size=SHUFFLE_PAGES) if endless else shard:
                if any(word.strip() for word in page["words"]):
                    found += 1
                    yield page | {"epoch": epoch}
        epoch += 1
        if not found:
            raise ValueError("No page has any words; pre-training needs pages with words.")
        if not endless:
            return
