"""Pages for pre-training: all pages with words, whether they have questions or not.

datasets --mix--> pages with their epoch --crop, if asked for--> collator
"""

import random
from collections.abc import Iterator
from functools import partial

from datasets import IterableDataset

from djepa_forms import generated_dataset

from ..processing.spelling import has_text
from .crops import random_crop
from .held_out import PAGES_PER_DOCUMENT, first_pages
from .hub import load_document_pages
from .outlines import outline_dataset
from .rows import with_image
from .source_names import GENERATED, OUTLINES
from .streams import Parts, deal_parts, endless_pages, rows_of


SHUFFLED_ROWS = 1000  # shuffle buffer of datasets, whose images are encoded
SHUFFLED_PAGES = 300  # shuffle buffer of pages of PDFs, which come document by document
NO_WORDS = (
    "The pages of one of the datasets, or a loader's share of them, have no words, which pre-training needs; read "
    "scans by OCR, or use fewer processes or --dataloader_num_workers."
)


def pretraining_pages(
    names: list[str],
    split: str = "train",
    seed: int = 42,
    image_size: int = 1024,
    processes: int = 1,
    workers: int = 1,
    with_images: bool = True,
    allow_outside: bool = False,
    weights: list[float] | None = None,
    crop_side: int | None = None,
) -> IterableDataset:
    """Stream the pages of datasets endlessly, reshuffled in each epoch; each page has the `epoch` of its dataset.

    Args:
        names: one or more of "generated", "outlines:FOLDER" of PDFs, a folder written by `djepa prepare`, or any
            dataset of `load_document_dataset`.
        split: of the datasets.
        seed: of the order, the mixture and the crops.
        image_size: approximate longer side of generated pages and pages of PDFs in pixels; that of all pages for crops.
        processes, workers: number of training processes, and of loader workers of each.
        with_images: False drops the images: MLM alone is trained.
        allow_outside: read images whose path leads out of the dataset's folder.
        weights: relative share of each dataset; equal by default.
        crop_side: cut a random square of this many pixels out of each page.

    Raises:
        ValueError: a dataset cannot be read or, while reading, none of its pages has words.
    """
    opened = {"image_size": image_size, "with_images": with_images, "allow_outside": allow_outside}
    streams = [_open_pages(name, split, seed, shuffled=True, **opened) for name in names]
    weights = weights or [1.0] * len(names)
    pages = endless_pages(
        deal_parts(streams, processes, workers),
        partial(_read_pass, seed=seed),
        shares=tuple(weight / sum(weights) for weight in weights),
        seed=seed,
        empty=NO_WORDS,
    )
    pages = _cropped(pages, image_size, crop_side, seed)
    if any(name.startswith(OUTLINES) for name in names):
        pages = pages.shuffle(seed=seed, buffer_size=SHUFFLED_PAGES)  # crops need less memory than pages
    return pages


def held_out_pretraining_pages(
    name: str,
    split: str,
    count: int,
    image_size: int,
    with_images: bool = True,
    allow_outside: bool = False,
    crop_side: int | None = None,
) -> IterableDataset:
    """Stream the first `count` pages with words of a held-out split, the same ones in each evaluation.

    The other arguments are those of `pretraining_pages`. Raises `ValueError` if the split cannot be read, or no page
    has words.
    """
    opened = {"image_size": image_size, "with_images": with_images, "allow_outside": allow_outside}
    pages = first_pages(_open_pages(name, split, seed=0, shuffled=False, **opened), count)
    pages = _cropped(pages, image_size, crop_side, seed=0)
    if next(iter(pages), None) is None:
        raise ValueError(NO_WORDS)
    return pages


def _open_pages(
    name: str, split: str, seed: int, shuffled: bool, image_size: int, with_images: bool, allow_outside: bool
) -> IterableDataset:
    """Stream the pages with words of one dataset once, with decoded images."""
    rendered = {"render": with_images, "image_size": image_size}
    if name == GENERATED:
        return generated_dataset(split, seed, **rendered).filter(_has_words)
    if name.startswith(OUTLINES):
        if not shuffled:
            rendered["pages_per_document"] = PAGES_PER_DOCUMENT
        return outline_dataset(name.removeprefix(OUTLINES), split, seed, asked=False, **rendered)
    pages = load_document_pages(name, split, allow_outside).filter(_has_words)
    if shuffled:
        pages = pages.shuffle(seed=seed, buffer_size=SHUFFLED_ROWS)
    return pages.map(_open_image, fn_kwargs={"keep": with_images})  # after shuffling: the buffer holds encoded images


def _read_pass(parts: Parts, epoch: int, seed: int) -> Iterator[dict]:
    """Read all pages once. From epoch 1 on, the order of the parts is random, and shuffled parts are reshuffled."""
    indices = list(range(len(parts)))
    if epoch:
        random.Random(f"{seed}-{epoch}").shuffle(indices)
    for index in indices:
        parts[index].set_epoch(epoch)
        yield from rows_of(parts[index])


def _cropped(pages: IterableDataset, page_size: int, side: int | None, seed: int) -> IterableDataset:
    if side is None:
        return pages
    return pages.map(random_crop, fn_kwargs={"page_size": page_size, "side": side, "seed": seed})


def _has_words(page: dict) -> bool:
    return has_text(page["words"])


def _open_image(page: dict, keep: bool) -> dict:
    return with_image(page) if keep else page | {"image": None}
