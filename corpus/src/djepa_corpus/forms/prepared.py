"""Generated business documents as a source of pages, reproducible from a seed."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from djepa_forms import PAGES_PER_COMPILATION, generate_pages

from ..folder import Document
from .reading import Read, ReadSettings, encode, pack, read_or_note


NO_FILE = Path("/generated")  # never read; Ray needs a folder that exists on all of its nodes


def read_generated(
    start: int, count: int, settings: ReadSettings, test_share: float, map_documents: Callable
) -> Iterator[tuple[str, Read]]:
    """Yield pages from number `start` up to `count`, each with its split.

    Test pages are evenly distributed, so a longer dataset starts with the pages of a shorter one. `map_documents`
    is that of an engine; a document here is a batch of page numbers.
    """
    batches = [
        Document(f"{first} {min(first + PAGES_PER_COMPILATION, count)}", NO_FILE, "")
        for first in range(start - start % PAGES_PER_COMPILATION, count, PAGES_PER_COMPILATION)
    ]
    for batch, result in map_documents(batches, partial(lay_out_pages, settings=settings, test_share=test_share)):
        read = read_or_note(batch, result)
        for index, number in enumerate(range(*map(int, batch.document_id.split()))):
            left_out = read.left_out if index == 0 else []
            if number >= start:
                yield _split(number, test_share)[0], Read(read.rows.slice(index, 1), left_out)


def lay_out_pages(path: Path, document_id: str, settings: ReadSettings, test_share: float) -> Read:
    """Return the pages of the numbers `document_id`, which is `<first> <end>`."""
    keys = [_split(number, test_share) for number in range(*map(int, document_id.split()))]
    sizes = {"image_size": settings.image_size, "questions_per_page": settings.questions_per_page}
    pages = {}
    for split in sorted({split for split, _ in keys}):
        numbers = [number for other, number in keys if other == split]
        generated = generate_pages(settings.seed, split, numbers=numbers, **sizes)
        for number, page in zip(numbers, generated, strict=True):
            pages[split, number] = page | {"image": encode(page["image"], settings)}
    return pack([pages[key] for key in keys], [])


def _split(number: int, test_share: float) -> tuple[str, int]:
    """Return the split of a page and its number within the split."""
    before, after = int(number * test_share), int((number + 1) * test_share)
    return ("test", before) if after > before else ("train", number - before)
