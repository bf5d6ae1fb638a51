"""Annotations of other programs as page examples of the row format (`djepa annotate import`)."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ..data.preparation.reading import encode
from ..data.row_checks import check_row
from ..data.rows import decode_image
from .export import IMAGES, usable
from .formats.coco import read_coco
from .formats.label_studio import read_label_studio
from .page_reader import PageReader


READERS = {"label_studio": read_label_studio, "coco": read_coco}


def complete(
    pages: Iterable[dict], reader: PageReader, language: str, leave_out: Callable[[str], None]
) -> Iterator[dict]:
    """Yield pages with encoded images, and with the words of OCR where they have none; see `usable`.

    Args:
        pages: as `READERS` return them, with paths of images.
    """
    named = ((page["image"], page) for page in pages)
    return usable(named, lambda page: complete_page(page, reader, language), leave_out, "No page can be imported.")


def complete_page(page: dict, reader: PageReader, language: str) -> dict:
    """A page with its image, and its words; raises `ValueError` if it has none, or the image cannot be read."""
    if page["words"]:
        image, words, boxes = decode_image(page["image"]), page["words"], page["boxes"]
    else:
        read = reader.read(Path(page["image"]), 1, language)
        image, words, boxes = read.image, read.words, read.boxes
    example = page | {"image": encode(image, IMAGES), "words": words, "boxes": boxes}
    check_row(example)
    return example
