"""Pages for pre-training: all pages with words, whether they have questions or not."""

import random
from collections.abc import Iterator
from functools import partial

from datasets import IterableDataset

from djepa_forms import generated_dataset

from ..processing.spelling import has_text
from .held_out import first_pages
from .hub import load_document_pages
from .rows import with_image
from .source_names import GENERATED
from .streams import Parts, deal_parts, endless_pages, rows_of


SHUFFLED_PAGES = 1000
NO_WORDS = (
    "The pages, or a loader's share of them, have no words, which pre-training needs; read scans by OCR, or use fewer "
    "processes or --dataloader_num_workers."
)


def pretraining_pages(
    source: str,
    split: str = "train",
    seed: int = 42,
    image_size: int = 1024,
    processes: int = 1,
    workers: int = 1,
    with_images: bool = True,
    allow_outside: bool = False,
) -> IterableDataset:
    """Stream the pages of a dataset endlessly, reshuffled in each epoch; each page has its `epoch`.

    Args:
        source: "generated", a folder written by `djepa prepare`, or any dataset of `load_document_dataset`.
        split: of the dataset.
        seed: of the order.
        image_size: of generated pages.
        processes, workers: number of training processes, and of loader workers of each.
        with_images: False drops the images: MLM alone is trained.
        allow_outside: read images whose path leads out of the dataset's folder.

    Raises:
        ValueError: the dataset cannot be read or, while reading, no page has words.
    """
    if source == GENERATED:
        pages = generated_dataset(split, seed, render=with_images, image_size=image_size)
        return endless_pages(deal_parts([pages], processes, workers))
    loaders = deal_parts([load_document_pages(source, split, allow_outside)], processes, workers)
    return endless_pages(loaders, partial(_read_shuffled, seed=seed, with_images=with_images), empty=NO_WORDS)


def held_out_pretraining_pages(
    source: str, split: str, count: int, image_size: int, with_images: bool = True, allow_outside: bool = False
) -> IterableDataset:
    """Stream the first `count` pages with words of a held-out split, the same ones in each evaluation.

    Raises:
        ValueError: the split cannot be read, or no page has words.
    """
    if source == GENERATED:
        pages = generated_dataset(split, seed=0, render=with_images, image_size=image_size)
    else:
        pages = load_document_pages(source, split, allow_outside).filter(_has_words)
        pages = pages.map(_open_image, fn_kwargs={"keep": with_images})
    pages = first_pages(pages, count)
    if next(iter(pages), None) is None:
        raise ValueError(NO_WORDS)
    return pages


def _read_shuffled(parts: Parts, epoch: int, seed: int, with_images: bool) -> Iterator[dict]:
    """Read all pages with words once: each part shuffled and, from epoch 1 on, the parts in random order."""
    indices = list(range(len(parts)))
    if epoch:
        random.Random(f"{seed}-{epoch}").shuffle(indices)
    for index in indices:
        order = random.Random(f"{seed}-{epoch}-{index}").randrange(2**31)
        pages = parts[index].shuffle(seed=order, buffer_size=SHUFFLED_PAGES)
        yield from (_open_image(page, with_images) for page in rows_of(pages) if _has_words(page))


def _has_words(page: dict) -> bool:
    return has_text(page["words"])


def _open_image(page: dict, keep: bool) -> dict:
    return with_image(page) if keep else page | {"image": None}
