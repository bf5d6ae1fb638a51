"""Load document pages from images (PNG, JPEG, multi-page TIFF, WebP, ...) and PDFs.

Unreadable files raise a `ValueError` of one line. Sizes are checked before pixels are decoded or rendered. A file from
elsewhere can still be made to cost minutes or gigabytes; pass `limits` for such files.
"""

import base64
import re
from contextlib import closing
from dataclasses import dataclass
from numbers import Integral
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

from PIL import Image

from .images import decode, open_image, page_frames
from .orientation import View
from .pdf import get_pdf_page, open_pdf, pixel_size, render_pdf_page
from .text_layer import read_text_layer
from .worker import Limits, call_within


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument

BASE64 = re.compile(r"(data:[^,]*;\s*base64,|(?=[\s\S]{200}))(?P<content>[\w+/=%\s-]*)", re.IGNORECASE | re.ASCII)
URL_SAFE = str.maketrans("-_", "+/")
URL = re.compile(r"[a-z][a-z0-9+.-]+:/", re.IGNORECASE)  # also what `Path` leaves of one; "C:/" is a drive
MAX_NAME = 200  # characters of a path in messages


@dataclass
class Page:
    """One page of a document."""

    image: Image.Image | None  # RGB; `None` for a page of words alone
    words: list[str] | None  # in reading order; `None` if the page has not been read yet
    boxes: list[list[float]] | None  # one [x0, y0, x1, y1] per word, 0..1000 of the page; `None` like `words`
    size: tuple[int, int]  # (width, height) of the image in pixels
    number: int = 1  # page number in the file, from 1
    num_pages: int = 1
    doubtful: list[int] | None = None  # words to be checked by OCR, which also adds what they lack; `None`: no OCR
    angle: float = 0.0  # degrees counterclockwise by which the page is turned to be read, see `View`

    @property
    def view(self) -> View | None:
        """How the page is read if it is turned or skewed."""
        return View(self.size, self.angle) if self.angle else None


def load_page(
    path: str | Path | bytes,
    page: int = 1,
    dpi: float | None = None,
    longest_side: int | None = None,
    limits: Limits | None = None,
    render: bool = True,
) -> Page:
    """Load one page of an image file or a PDF as displayed (with EXIF orientation or `/Rotate`).

    The page has words and boxes if it is from a PDF with a text layer.

    Args:
        path: PNG, JPEG, TIFF, WebP or any other image that Pillow opens, or a PDF; or the bytes of one, also in
            base64, with or without `data:image/png;base64,` before them.
        page: page of a PDF or frame of a TIFF without its thumbnails, from 1; other images are one page.
        dpi: resolution of a rendered PDF page, by default 200, or less for large sheets; images keep their size.
        longest_side: longer side of a rendered PDF page in pixels, instead of `dpi`.
        limits: of time and memory; the file is then read in a worker process, which is kept for the next call.
        render: False returns a PDF page without its image if its text layer says all that it shows.

    Raises:
        ValueError: a file that is missing, damaged, encrypted, empty or of another kind, a page out of range, more
            than 50 megapixels, or a limit exceeded.
    """
    if limits is not None:
        return call_within(limits, load_page, path, page, dpi, longest_side, None, render)
    source, name, is_pdf = find_file(path)
    if is_pdf:
        with open_pdf(source) as document:
            check_page_number(page, len(document), name)
            return read_pdf_page(document, page, longest_side, dpi, render)
    with open_image(source, name) as image:
        frames = page_frames(image, name)
        check_page_number(page, len(frames), name)
        rgb = decode(image, name, frames[page - 1])
    return Page(rgb, None, None, rgb.size, page, len(frames))


def read_pdf_page(
    document: "PdfDocument",
    number: int,
    longest_side: int | None = None,
    dpi: float | None = None,
    render: bool = True,
) -> Page:
    """Read one page of an open PDF; the arguments are those of `load_page`."""
    with closing(get_pdf_page(document, number)) as pdf_page:
        layer = read_text_layer(pdf_page)
        is_rendered = render or not layer.words or layer.doubtful is not None
        image = render_pdf_page(pdf_page, longest_side, dpi=dpi) if is_rendered else None
        size = pixel_size(pdf_page, longest_side, dpi) if image is None else image.size
    words, boxes = layer.words or None, layer.boxes or None
    return Page(image, words, boxes, size, number, len(document), layer.doubtful, layer.angle)


def num_pages(path: str | Path, limits: Limits | None = None) -> int:
    """Number of pages of a PDF or an image; raises `ValueError` like `load_page`."""
    if limits is not None:
        return call_within(limits, num_pages, path)
    source, name, is_pdf = find_file(path)
    if is_pdf:
        with open_pdf(source) as document:
            return len(document)
    with open_image(source, name) as image:
        return len(page_frames(image, name))


def check_page_number(page: int, count: int, name: str) -> None:
    """Raise `ValueError` unless `page` is an integer in 1..`count`."""
    if isinstance(page, bool) or not isinstance(page, Integral) or not 1 <= page <= count:
        raise ValueError(f"page must be an integer from 1 to {count} for {name}, got {page!r}.")


def find_file(path: str | Path | bytes) -> tuple[Path | bytes, str, bool]:
    """A file that can be opened, or bytes; its name in errors; and whether it is a PDF."""
    if isinstance(path, str) and (is_base64 := BASE64.fullmatch(path)) and not is_path(path):
        path = decode_base64(is_base64["content"])
    if isinstance(path, bytes):
        return path, "The file", b"%PDF-" in path[:1024]
    name = short_name(path)
    check_no_url(path)
    try:
        path = Path(path).expanduser()
        if path.exists() and not path.is_file():
            raise ValueError(f"{name} is a folder, a device or a pipe; give the path of an image or a PDF.")
        with path.open("rb") as file:
            return path, name, b"%PDF-" in file.read(1024)
    except FileNotFoundError:
        raise ValueError(f"There is no file {name}.") from None
    except OSError as error:
        raise ValueError(f"{name} cannot be read: {error.strerror}.") from None


def is_path(path: str | Path) -> bool:
    try:
        return Path(path).exists()
    except OSError:  # too long
        return False


def decode_base64(text: str) -> bytes:
    """Bytes of base64, with or without padding, of either alphabet; raises `ValueError`."""
    try:
        return base64.b64decode(unquote(text).translate(URL_SAFE) + "==")
    except ValueError:
        raise ValueError("The image is no valid base64; it may be cut off.") from None


def short_name(path: str | Path) -> str:
    """A path in one line of valid Unicode, its middle left out if it is long."""
    name = str(path) if str(path).isprintable() else ascii(str(path))
    return name if len(name) <= MAX_NAME else f"{name[: MAX_NAME // 2]}...{name[-MAX_NAME // 4 :]}"


def check_no_url(path: str | Path) -> None:
    """Raise `ValueError` for a URL in place of a path."""
    if URL.match(str(path)) and not is_path(path):
        raise ValueError(f"{short_name(path)} is a URL, and nothing is downloaded; give the path of a file.")
