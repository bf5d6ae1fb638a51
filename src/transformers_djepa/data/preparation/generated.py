"""Generated business documents as a source: as many pages as asked for, always the same for a seed."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from djepa_forms import PAGES_PER_COMPILATION, generate_pages

from .documents import Document
from .reading import Read, ReadSettings, encode, pack


NO_FILE = Path("/generated")  # nothing is read; Ray's nodes ask for the folder it lies in, which all of them have


def read_generated(start: int, count: int, test_share: float, read_documents: Callable) -> Iterator[tuple[str, Read]]:
    """Pages from number `start` on, up to `count` in all, each as its split and what there is of it.

    Every so many pages are of the test split, so that a longer set begins as a shorter one. Pages are laid out some at
    a time, in the processes of `read_documents`, which gets the documents and their reader.
    """
    batches = [
        Document(f"{first} {min(first + PAGES_PER_COMPILATION, count)}", NO_FILE, "")
        for first in range(start - start % PAGES_PER_COMPILATION, count, PAGES_PER_COMPILATION)
    ]
    for batch, read in read_documents(batches, reader=partial(lay_out_pages, test_share=test_share)):
        first, end = map(int, batch.document_id.split())
        for place, number in enumerate(range(first, end)):
            left_out = read.left_out if place == 0 else []
            if number >= start:
                yield _split(number, test_share)[0], Read(read.rows.slice(place, 1), left_out)


def lay_out_pages(path: Path, document_id: str, settings: ReadSettings, test_share: float) -> Read:
    """The pages whose first number and end `document_id` names."""
    places = [_split(number, test_share) for number in range(*map(int, document_id.split()))]
    pages = {}
    for split in sorted({split for split, _ in places}):
        numbers = [number for other, number in places if other == split]
        sizes = {"image_size": settings.image_size, "questions_per_page": settings.questions_per_page}
        made = generate_pages(settings.seed, split, numbers=numbers, **sizes)
        for number, page in zip(numbers, made, strict=True):
            pages[split, number] = page | {"image": {"bytes": encode(page["image"], settings), "path": None}}
    return pack([pages[place] for place in places], [])


def _split(number: int, test_share: float) -> tuple[str, int]:
    """The split of a page, and its number there."""
    before, after = int(number * test_share), int((number + 1) * test_share)
    return ("test", before) if after > before else ("train", number - before)
