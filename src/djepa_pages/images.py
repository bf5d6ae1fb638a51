"""Open images with Pillow; whatever a decoder raises about a file becomes one `ValueError`."""

import io
import warnings
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from PIL import Image, UnidentifiedImageError

from .damage import reading
from .pixels import MAX_PIXELS, check_pixels, to_rgb


POSTSCRIPT = (b"%!PS", b"\xc5\xd0\xd3\xc6")  # of EPS files without and with a preview
POSTSCRIPT_REFUSED = "{} is PostScript, a program, and is not run; convert it to PDF or PNG first."


@contextmanager
def open_image(source: Path | bytes, name: str) -> Iterator[Image.Image]:
    """Open an image without decoding it. PostScript is refused, because Pillow runs it with Ghostscript.

    Raises `ValueError` if the file is damaged, of another kind, or has more than 100 megapixels.
    """
    if first_bytes(source, 4).startswith(POSTSCRIPT):
        raise ValueError(POSTSCRIPT_REFUSED.format(name))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # `check_pixels` raises an error instead
        try:
            with decoding(name, keep=(UnidentifiedImageError, Image.DecompressionBombError)):
                image = Image.open(io.BytesIO(source) if isinstance(source, bytes) else source)
        except UnidentifiedImageError:
            raise ValueError(f"{name} is neither an image nor a PDF that can be read.") from None
        except Image.DecompressionBombError:
            raise ValueError(f"{name} has more than {MAX_PIXELS // 10**6} megapixels; scale it down first.") from None
    with image:
        yield image


def count_frames(image: Image.Image, name: str) -> int:
    """Number of frames of an open image, 1 for most formats; raises `ValueError` if it is damaged."""
    with decoding(name):
        return getattr(image, "n_frames", 1)


def decode_frame(image: Image.Image, index: int, name: str) -> Image.Image:
    """Decode a frame of an open image to RGB; raises `ValueError` like `decode`."""
    with decoding(name):
        image.seek(index)
    return decode(image, name)  # frames may differ in size


def decode(image: Image.Image, name: str) -> Image.Image:
    """Convert an open image to RGB; raises `ValueError` if it is damaged, PostScript or above 50 megapixels."""
    if image.format == "EPS":
        raise ValueError(POSTSCRIPT_REFUSED.format(name))
    check_pixels(*image.size, name)
    with decoding(name):
        return to_rgb(image)


def decoding(name: str, keep: tuple[type[Exception], ...] = ()) -> AbstractContextManager[None]:
    """Raise errors of a decoder as one `ValueError`; a lack of memory stays a `MemoryError`."""
    return reading(f"{name} is a damaged or truncated image", keep=(MemoryError, *keep))


def first_bytes(source: Path | bytes, count: int) -> bytes:
    """The first bytes of a file."""
    if isinstance(source, bytes):
        return source[:count]
    with source.open("rb") as file:
        return file.read(count)
