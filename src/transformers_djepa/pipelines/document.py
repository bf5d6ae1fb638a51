"""The pages of a document, read one by one."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from numbers import Integral
from pathlib import Path
from typing import Any

from transformers.utils import logging

from djepa_pages import Page, load_page, num_pages
from djepa_pages.damage import shown

from ..processing.pixels import flat_images
from ..processing.processing_djepa import DJepaProcessor, as_page
from ..processing.text_inputs import NoTextError
from .request import Request


SEVERAL = re.compile(r"\s*\d+\s*(-\s*\d+\s*)?(,\s*\d+\s*(-\s*\d+\s*)?)*")


def read_document(request: Request, processor: DJepaProcessor) -> Iterator[Page]:
    """Read the pages that a request is about, with their words; pages without words are left out.

    Raises:
        ValueError: as `document_pages`, or no page has words.
    """
    read = 0
    for page in document_pages(request):
        with suppress(NoTextError):
            yield from processor.read_pages(page, request.words, request.boxes, request.limits)
            read += 1
    if not read:
        raise NoTextError("The document has no text; the model needs at least one word.")


def document_pages(request: Request) -> Iterator[Page]:
    """Load the pages that a request is about; their `number` is that in the document, from 1.

    Raises:
        ValueError: an invalid or missing page, an unreadable file, or words, clicks or a box for several pages.
    """
    clips = request.image if request.document is None else request.document
    if is_file(clips) and request.page is not None:
        yield load_page(clips, request.page, limits=request.limits)  # without counting the pages
        return
    sources = page_sources(flat_images(clips), request)
    count = len(sources)
    numbers = chosen_pages(request, count)
    if len(numbers) > 1 and request.is_of_one_page():
        raise ValueError(f"words, points and box are of one page, but there are {len(numbers)}; give page.")
    for number in logging.tqdm(numbers, unit="page", leave=False, disable=len(numbers) == 1):
        clip, page = sources[number - 1]
        loaded = load_page(clip, page, limits=request.limits) if is_file(clip) else as_page(clip)
        is_page = request.document is None and count == 1  # and knows its number in a document
        yield loaded if is_page else replace(loaded, number=number, num_pages=count)


def page_sources(clips: Sequence[Any], request: Request) -> list[tuple[Any, int]]:
    """Each page of the clips: its file or picture, and its number in the file."""
    if not clips:
        raise ValueError("document has no pages; give at least one.")
    counts = [num_pages(clip, limits=request.limits) if is_file(clip) else 1 for clip in clips]
    return [(clip, page) for clip, count in zip(clips, counts) for page in range(1, count + 1)]


def is_file(clip: Any) -> bool:
    return isinstance(clip, (str, Path))


def chosen_pages(request: Request, count: int) -> Sequence[int]:
    """Numbers of the pages to ask, ascending; raises `ValueError` for one that the document lacks."""
    given = request.pages if request.page is None else [request.page]
    return range(1, count + 1) if given is None else parse_pages(given, count)


def parse_pages(pages: str | Iterable[int], count: int) -> list[int]:
    """Return page numbers in ascending order.

    >>> parse_pages("1, 3-5", count=12)
    [1, 3, 4, 5]
    """
    if isinstance(pages, str) and SEVERAL.fullmatch(pages):
        parts = [[int(end) for end in part.split("-")] for part in pages.split(",")]
    elif isinstance(pages, str) or not isinstance(pages, Iterable):
        parts = [[None]]
    else:
        parts = [[number] for number in pages]
    ends = [end for part in parts for end in part]
    is_number = all(isinstance(end, Integral) and not isinstance(end, bool) for end in ends)
    if not ends or not is_number or any(part[0] > part[-1] for part in parts):
        raise ValueError(f"pages must be numbers from 1, such as '1,3-8' or [1, 3], got {shown(pages)}.")
    wrong = [end for end in ends if not 1 <= end <= count]
    if wrong:
        raise ValueError(f"There is no page {wrong[0]}; the document has {count}.")
    return sorted({number for part in parts for number in range(part[0], part[-1] + 1)})
