"""An HTML page with every extracted value next to its picture, cut out of its page; the most doubtful first."""

import base64
import html
import io
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import repeat
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from djepa_pages import Limits, Page, load_page

from ..files import replace
from ..overlay import to_pixels
from .fields import Field
from .table import ResumableTable


DPI = 110
MARGIN = 12  # pixels around a value
LARGEST = (420, 160)  # pixels of a picture
STYLE = """
body { font: 14px/1.4 sans-serif; margin: 2rem; color: #1c2026; background: #fff }
table { border-collapse: collapse } td, th { padding: .3rem .7rem; text-align: left; vertical-align: middle }
tr { border-bottom: 1px solid #cdd2d8 } img { display: block } .value { font-weight: bold } .printed { color: #60686f }
.unread { color: #b04a00 }
"""


class Cell(NamedTuple):
    """A value of the table; `boxes` are in 0..1000 of the page."""

    document: str
    field: str
    value: Any
    text: str
    score: float
    page: int
    boxes: list[list[float]]


def write_sheet(path: Path, table: ResumableTable, limits: Limits) -> None:
    """Write the page atomically. Pages of documents are read again; a value whose page cannot be has no picture."""
    rows, fields = table.rows.values(), table.fields
    cells = [cell for row in rows for field in fields for cell in cells_of(row, field)]
    pictures = {}
    for (document, number), group in pages_of(cells).items():
        try:
            page = load_page(table.path.parent / document, number, dpi=DPI, limits=limits)
        except ValueError:
            continue
        pictures |= {id(cell): cut_out(page, cell) for cell in group if cell.boxes}
    lines = [html_row(cell, pictures.get(id(cell), "")) for cell in sorted(cells, key=lambda cell: cell.score)]
    title = f"{len(cells)} values, the most doubtful first"
    names = "".join(f"<th>{name}" for name in ("score", "field", "value", "on the page", "document"))
    head = f"<!doctype html><meta charset=utf-8><title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
    replace(path, f"{head}<table><tr>{names}</tr>\n{''.join(lines)}</table>".encode())


def cells_of(row: dict[str, Any], field: Field) -> Iterator[Cell]:
    """The values of a field in a row of the table."""
    parts = [row.get(field.name + suffix) for suffix in ("", ".text", ".score", ".page", ".boxes")]
    if not field.multiple:
        parts = [[part] for part in parts]
    columns = [repeat(None) if part is None else part for part in parts]
    for value, text, score, page, boxes in zip(*columns) if parts[2] else ():
        if score is not None:
            yield Cell(row["document"], field.name, value, text or "", score, page, boxes or [])


def pages_of(cells: Iterable[Cell]) -> dict[tuple[str, int], list[Cell]]:
    pages = defaultdict(list)
    for cell in cells:
        pages[cell.document, cell.page].append(cell)
    return pages


def cut_out(page: Page, cell: Cell) -> str:
    """An `img` element with the part of the page around the boxes."""
    corners = [to_pixels(box, page.image.size, MARGIN) for box in cell.boxes]
    left, top = (max(0, round(min(box[axis] for box in corners))) for axis in (0, 1))
    right, bottom = (round(max(box[axis] for box in corners)) for axis in (2, 3))
    part = page.image.crop((left, top, min(right, page.image.width), min(bottom, page.image.height)))
    part.thumbnail(LARGEST, Image.Resampling.LANCZOS)
    file = io.BytesIO()
    part.save(file, "WEBP", quality=60)
    return f'<img alt="" src="data:image/webp;base64,{base64.b64encode(file.getvalue()).decode()}">'


def html_row(cell: Cell, picture: str) -> str:
    value = "(no words)" if not cell.text else "not of its type"
    if cell.value is not None:
        value = str(cell.value)
    kind = "unread" if cell.value is None and cell.text else "value"
    printed = "" if value == cell.text else f"<div class=printed>{html.escape(cell.text)}</div>"
    shown = f"<div class={kind}>{html.escape(value)}</div>{printed}"
    return (
        f"<tr><td>{cell.score:.2f}<td>{html.escape(cell.field)}<td>{shown}<td>{picture}"
        f"<td>{html.escape(cell.document)}, page {cell.page}</tr>\n"
    )
