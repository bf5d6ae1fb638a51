"""An HTML page with every extracted value next to its picture, cut out of its page; the most doubtful first."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from PIL import Image

from djepa_pages import Limits, load_page
from djepa_pages.geometry import union_box

from ..files import write_html
from ..overlay import data_url, to_pixels
from .fields import Field
from .table import ResumableTable


TEMPLATE = Path(__file__).with_name("sheet.html")
DPI = 110
MARGIN = 12  # pixels around a value
LARGEST = (420, 160)  # pixels of a picture


def write_sheet(path: Path, table: ResumableTable, limits: Limits) -> None:
    """Write the page atomically. Pages of documents are read again; a value whose page cannot be has no picture."""
    cells = [cell for row in table.rows.values() for field in table.fields for cell in cells_of(row, field)]
    place = itemgetter("document", "page")
    for (document, number), group in groupby(sorted(cells, key=place), place):
        with suppress(ValueError):
            image = load_page(table.path.parent / document, number, dpi=DPI, limits=limits).image
            for cell in group:
                cell["picture"] = cell["boxes"] and data_url(cut_out(image, cell["boxes"]), "WEBP", quality=60)
    write_html(path, TEMPLATE, cells=sorted(cells, key=itemgetter("score")))


def cells_of(row: dict[str, Any], field: Field) -> Iterator[dict[str, Any]]:
    """The values of a field in a row of the table, with their score, page and boxes in 0..1000 of it."""
    names = ("value", "text", "score", "page", "boxes")
    parts = [row.get(field.name + suffix) for suffix in ("", ".text", ".score", ".page", ".boxes")]
    for values in zip(*parts) if field.multiple else [parts]:
        cell = dict(zip(names, values)) | {"document": row["document"], "field": field.name}
        if cell["score"] is not None:
            yield cell


def cut_out(image: Image.Image, boxes: list[list[float]]) -> Image.Image:
    """The part of a page around boxes."""
    left, top, right, bottom = map(round, to_pixels(union_box(boxes), image.size, MARGIN))
    part = image.crop((max(0, left), max(0, top), min(right, image.width), min(bottom, image.height)))
    part.thumbnail(LARGEST, Image.Resampling.LANCZOS)
    return part
