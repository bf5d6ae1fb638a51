"""Load document pages from images (PNG, JPEG, multi-page TIFF, WebP, ...) and PDFs.

Unreadable files raise a `ValueError` of one line. Sizes are checked before pixels are decoded or rendered.
"""

import warnings
from dataclasses import dataclass
from numbers import Integral
from pathlib import Path

from PIL import Image, UnidentifiedImageError

from .pdf import get_pdf_page, open_pdf, pdf_words, render_pdf_page
from .pixels import MAX_PIXELS, check_pixels, to_rgb


@dataclass
class Page:
    """One page of a document."""

    image: Image.Image | None  # RGB; `None` for a page of words alone
    words: list[str] | None  # in the order of the file; `None` if the page has not been read yet
    boxes: list[list[float]] | None  # one [x0, y0, x1, y1] per word, 0..1000 of the page; `None` like `words`
    size: tuple[int, int]  # (width, height) of the image in pixels
    number: int = 1  # page number in the file, from 1
    num_pages: int = 1


def load_page(path: str | Path, page: int = 1, dpi: float | None = None, longest_side: int | None = None) -> Page:
    """Load one page of an image file or a PDF as displayed (with EXIF orientation or `/Rotate`).

    The page has words and boxes if it is from a PDF with a text layer.

    Args:
        path: PNG, JPEG, TIFF, WebP or any other image that Pillow opens, or a PDF.
        page: page of a PDF or frame of a TIFF, from 1.
        dpi: resolution of a rendered PDF page, by default 200, or less for large sheets; images keep their size.
        longest_side: longer side of a rendered PDF page in pixels, instead of `dpi`.

    Raises:
        ValueError: a file that is missing, damaged, encrypted, empty or of another kind, a page out of range, or more
            than 50 megapixels.
    """
    path = _existing_file(path)
    if is_pdf(path):
        with open_pdf(path) as document:
            check_page_number(page, len(document), path)
            pdf_page = get_pdf_page(document, page)
            image = render_pdf_page(pdf_page, longest_side, dpi=dpi)
            words, boxes = pdf_words(pdf_page)
            return Page(image, words or None, boxes or None, image.size, page, len(document))
    with _open_image(path) as image:
        count = getattr(image, "n_frames", 1)
        check_page_number(page, count, path)
        try:
            image.seek(page - 1)
            check_pixels(*image.size, str(path))  # frames may differ in size
            rgb = to_rgb(image)
        except (OSError, SyntaxError, EOFError, IndexError) as error:
            raise ValueError(f"{path} is a damaged or truncated image: {_one_line(error)}.") from None
    return Page(rgb, None, None, rgb.size, page, count)


def num_pages(path: str | Path) -> int:
    """Number of pages of a PDF or frames of an image; raises `ValueError` like `load_page`."""
    path = _existing_file(path)
    if is_pdf(path):
        with open_pdf(path) as document:
            return len(document)
    with _open_image(path) as image:
        return getattr(image, "n_frames", 1)


def check_page_number(page: int, count: int, path: Path) -> None:
    """Raise `ValueError` unless `page` is an integer in 1..`count`."""
    if isinstance(page, bool) or not isinstance(page, Integral) or not 1 <= page <= count:
        raise ValueError(f"page must be an integer from 1 to {count} for {path}, got {page!r}.")


def _existing_file(path: str | Path) -> Path:
    path = Path(path).expanduser()
    if path.is_dir():
        raise ValueError(f"{path} is a folder; give the path of an image or a PDF.")
    try:
        with path.open("rb") as file:
            empty = not file.read(1)
    except FileNotFoundError:
        raise ValueError(f"There is no file {path}.") from None
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror or error}.") from None
    if empty:
        raise ValueError(f"{path} is empty; give the path of an image or a PDF.")
    return path


def is_pdf(path: Path) -> bool:
    """Whether a file has the header of a PDF."""
    with path.open("rb") as file:
        return b"%PDF-" in file.read(1024)


def _open_image(path: Path) -> Image.Image:
    """Open an image without decoding it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # `check_pixels` raises an error instead
            return Image.open(path)
    except UnidentifiedImageError:
        raise ValueError(f"{path} is neither an image nor a PDF that can be read.") from None
    except Image.DecompressionBombError:
        raise ValueError(f"{path} has more than {MAX_PIXELS // 10**6} megapixels; scale it down first.") from None
    except (OSError, SyntaxError, EOFError) as error:
        raise ValueError(f"{path} is a damaged image: {_one_line(error)}.") from None


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")
