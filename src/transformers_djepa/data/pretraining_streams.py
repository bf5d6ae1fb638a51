"""Endless streams of pages for pre-training, each page told which epoch it is in."""

import random
from collections.abc import Iterator

from datasets import IterableDataset

from ..processing.spelling import has_text
from ..training.arguments import PreTrainingArguments
from ..training.held_out import first_pages, held_out_source
from .hub import load_document_pages
from .loaders import deal_parts
from .rows import with_image
from .source_names import GENERATED
from .streams import rows_of


SHUFFLE_PAGES = 1000
NO_WORDS = (
    "The pages, or a loader's share of them, have no words, and pre-training needs some; read scans by OCR, or use "
    "fewer processes or --dataloader_num_workers."
)


def pretraining_pages(
    source: str,
    split: str = "train",
    seed: int = 42,
    image_size: int = 1024,
    endless: bool = True,
    processes: int = 1,
    workers: int = 1,
    with_images: bool = True,
) -> IterableDataset:
    """Pages of a data set, again and again, in another order each time and told which time it is (`epoch`), so that
    the collator hides other parts of them; loader workers and ranks share them out.

    Args:
        source: "generated", a folder that `djepa prepare` wrote, any data set of `load_document_dataset`.
        split: of it.
        seed: of the order.
        image_size: of generated pages.
        endless: False goes through the pages once.
        processes: that train together.
        workers: that load pages for each of them.
        with_images: False leaves the images out, and MLM alone is trained.

    Raises:
        ValueError: nothing can be read there, or, while reading, no page has words.
    """
    if source == GENERATED:
        from djepa_forms import generated_dataset

        return generated_dataset(split, seed, render=with_images, image_size=image_size)
    pages = load_document_pages(source, split)
    loaders = deal_parts([pages], processes, workers)
    settings = {"loaders": loaders, "seed": seed, "endless": endless, "with_images": with_images}
    return IterableDataset.from_generator(_epochs, gen_kwargs=settings)


def held_out_pages(arguments: PreTrainingArguments, image_size: int) -> IterableDataset | None:
    """The first `eval_pages` pages of the held-out split, always the same; `None` where the data set has none.

    Raises:
        ValueError: they cannot be read, or no page has words.
    """
    source = held_out_source(arguments.eval_dataset, arguments.dataset, arguments.split)
    if source is None:
        return None
    seen = not arguments.words_alone
    stream = pretraining_pages(*source, seed=0, image_size=image_size, endless=False, with_images=seen)
    pages = first_pages(stream, arguments.eval_pages)
    next(iter(pages), None)  # what cannot be read is known before training begins
    return pages


def _epochs(
    loaders: list[list[tuple[IterableDataset, ...]]], seed: int, endless: bool, with_images: bool
) -> Iterator[dict]:
    ((parts,),) = loaders
    epoch, found = 0, 0
    while True:
        indices = list(range(len(parts)))
        if epoch:
            random.Random(f"{seed}-{epoch}").shuffle(indices)
        for index in indices:
            order = random.Random(f"{seed}-{epoch}-{index}").randrange(2**31)
            pages = parts[index].shuffle(seed=order, buffer_size=SHUFFLE_PAGES) if endless else parts[index]
            for page in rows_of(pages):
                if has_text(page["words"]):
                    found += 1
                    yield (with_image(page) if with_images else page | {"image": None}) | {"epoch": epoch}
        epoch += 1
        if not found:
            raise ValueError(NO_WORDS)
        if not endless:
            return
