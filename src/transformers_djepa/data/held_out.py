"""Held-out pages by the name of their source, the same for everyone who asks."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice

from .source_names import GENERATED, OUTLINES


PAGES_PER_DOCUMENT = 4  # many documents rather than many pages of one


def held_out_pages(source: str, split: str = "test", count: int = 200, seed: int = 0, image_size: int = 768):
    """The first `count` pages, up to four of a document before further ones; with images where there are any.

    Args:
        source: "generated", "outlines:FOLDER" of PDFs, or a data set in the row format (folder, file, Hub id).
        split: of the source.
        count: at most so many pages.
        seed: of generated pages, and of the order of PDFs.
        image_size: of pages that are rendered here, pixels of the longer side at least.

    Raises:
        ValueError: nothing can be read there.
    """
    return islice(_open(source, split, seed, image_size, count), count)


def _open(source: str, split: str, seed: int, image_size: int, count: int) -> Iterator[dict]:
    common = {"seed": seed, "split": split, "image_size": image_size}
    if source == GENERATED:
        from djepa_forms import generate_pages

        return generate_pages(num_pages=count, **common)
    if source.startswith(OUTLINES):
        from .outlines import outline_pages

        folder = source.removeprefix(OUTLINES)
        return outline_pages(folder, render=True, pages_per_document=PAGES_PER_DOCUMENT, **common)
    from .hub import load_document_dataset

    return spread(partial(load_document_dataset, source, split))


def spread(open_pages: Callable[[], Iterable[dict]]) -> Iterator[dict]:
    """All pages: first up to `PAGES_PER_DOCUMENT` of each document, then the others, which are read for only then."""
    for further in (False, True):
        seen = Counter()
        for page in open_pages():
            document = page.get("document_id") or page["page_id"]
            seen[document] += 1
            if (seen[document] > PAGES_PER_DOCUMENT) == further:
                yield page
        if max(seen.values(), default=0) <= PAGES_PER_DOCUMENT:
            return
