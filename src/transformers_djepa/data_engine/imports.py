"""Annotations of other programs as page examples of the row format (`djepa annotate import`)."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from djepa_pages.damage import reason_of

from ..data.preparation.reading import encode
from ..data.row_checks import check_row
from ..data.rows import decode_image
from .export import IMAGES
from .formats.coco import read_coco
from .formats.label_studio import read_label_studio
from .page_reader import PageReader


def read_annotations(path: Path, form: str, image_prefix: str = "") -> list[dict]:
    """Page examples of a file, with paths of images, and without words if the file has none; raises `ValueError`."""
    if form == "label_studio":
        return read_label_studio(path, image_prefix=image_prefix)
    if image_prefix:
        raise ValueError("--image_prefix is for --format label_studio.")
    return read_coco(path)


def complete(
    pages: Iterable[dict], reader: PageReader, language: str, leave_out: Callable[[str], None]
) -> Iterator[dict]:
    """Yield pages with encoded images, and with the words of OCR where they have none.

    Args:
        leave_out: gets the reason for each page that is left out.

    Raises:
        ValueError: all pages are left out.
    """
    count, reason = 0, "It has no annotated pages."
    for page in pages:
        try:
            example = complete_page(page, reader, language)
        except ValueError as error:
            reason = f"{page['image']}: {reason_of(error)}"
            leave_out(reason)
            continue
        count += 1
        yield example
    if not count:
        raise ValueError(f"No page can be imported. {reason}")


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
