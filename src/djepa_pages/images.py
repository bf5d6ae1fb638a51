"""Open images with Pillow, and convert images of any depth and transparency to 8-bit RGB.

Whatever a decoder raises about a file becomes one `ValueError`. EXIF orientation is applied, and transparency is
blended with white. 16-bit values keep their high byte; floats are 0..1, or 0..255 if any is above 1.
"""

import io
import re
import warnings
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import numpy as np
from PIL import ExifTags, Image, ImageOps

from .damage import reading


MAX_PIXELS = 50_000_000
HEIF = re.compile(rb".{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)", re.DOTALL)  # brands in ISO/IEC 23008-12
HEADER = 64  # bytes that hold the brands of a file
PAGED = ("TIFF", "DCX")  # formats whose frames are pages
NEW_SUBFILE_TYPE, REDUCED_OR_MASK = 254, 0b101  # tag of a TIFF, and its bits of a smaller copy and of a mask
SUBFILE_TYPE, REDUCED = 255, 2  # the older tag, and its value for a smaller copy
THUMBNAIL_SIDE, THUMBNAIL_SHARE = 320, 0.25  # longer side at most, in pixels and of the largest frame
DEEP_MODES = ("I", "F", "I;16", "I;16L", "I;16B", "I;16N")


def check_pixels(width: float, height: float, name: str) -> None:
    """Raise `ValueError` if `width` x `height` pixels are empty or above 50 megapixels."""
    if not width >= 1 or not height >= 1:
        raise ValueError(f"{name} has no area: {width:g} x {height:g} pixels.")
    if width * height > MAX_PIXELS:
        raise ValueError(
            f"{name} has {width * height / 1e6:.1f} megapixels, the limit is {MAX_PIXELS // 10**6}; "
            "scale it down or lower the resolution."
        )


def to_rgb(image: Image.Image) -> Image.Image:
    """Convert a PIL image of any mode (1, L, LA, P, RGBA, CMYK, I;16, I, F, ...) to RGB; apply EXIF orientation."""
    if image.getexif().get(ExifTags.Base.Orientation, 1) != 1:
        image = ImageOps.exif_transpose(image)
    if image.mode in DEEP_MODES:
        return Image.fromarray(to_uint8(np.asarray(image))).convert("RGB")
    if image.has_transparency_data:
        layer = image.convert("RGBA")
        return Image.alpha_composite(Image.new("RGBA", layer.size, "white"), layer).convert("RGB")
    return image.convert("RGB")


def to_uint8(array: np.ndarray) -> np.ndarray:
    """Convert numbers of any type to 0..255: scale floats up to 1 and booleans, shift 16 bits, clip others."""
    if array.dtype == np.uint8:
        return array
    if array.dtype == bool:
        return array.astype(np.uint8) * 255
    array = np.nan_to_num(array)
    highest = array.max(initial=0)
    if array.dtype.kind == "f":
        array = array * (255.0 if highest <= 1 else 1.0)
        return array.clip(0, 255).round().astype(np.uint8)
    if highest > 255 or array.dtype == np.uint16:
        array = array.astype(np.int64) >> 8
    return array.clip(0, 255).astype(np.uint8)


@contextmanager
def open_image(source: Path | bytes, name: str) -> Iterator[Image.Image]:
    """Open an image without decoding it; raises `ValueError` if it is damaged or of another kind."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # `check_pixels` raises an error instead
        register_heif(source, name)
        with decoding(name):
            image = Image.open(io.BytesIO(source) if isinstance(source, bytes) else source)
    with image:
        yield image


def register_heif(source: Path | bytes, name: str) -> None:
    """Let Pillow open HEIC photographs if `source` is one; raises `ValueError` if the package for it is missing."""
    if not isinstance(source, bytes):
        with source.open("rb") as file:
            source = file.read(HEADER)
    if HEIF.match(source) and b"avif" not in source[:HEADER]:  # Pillow reads AVIF
        try:
            from pillow_heif import register_heif_opener
        except ImportError:
            extra = "pip install 'transformers-djepa[heic]'"
            raise ValueError(f"{name} is a HEIC photograph; to read such files run `{extra}`.") from None
        register_heif_opener()


def page_frames(image: Image.Image, name: str) -> list[int]:
    """Frames of an open image that are pages, without thumbnails and masks; raises `ValueError` if it is damaged.

    Frames of formats that are no documents are animations, layers, or a photograph and what belongs to it.
    """
    with decoding(name):
        if image.format not in PAGED or image.n_frames == 1:
            return [0]
        pages, sizes = [], []
        for frame in range(image.n_frames):
            image.seek(frame)
            tags = getattr(image, "tag_v2", {})
            sizes.append(max(image.size))
            if not tags.get(NEW_SUBFILE_TYPE, 0) & REDUCED_OR_MASK and tags.get(SUBFILE_TYPE) != REDUCED:
                pages.append(frame)
        image.seek(0)
    is_page = [size > min(THUMBNAIL_SIDE, THUMBNAIL_SHARE * max(sizes)) for size in sizes]
    return [frame for frame in pages if is_page[frame]] or [*range(len(sizes))]


def decode(image: Image.Image, name: str, frame: int = 0) -> Image.Image:
    """Convert a frame of an open image to RGB.

    Raises `ValueError` if it is damaged, above 50 megapixels, or PostScript, which Pillow runs with Ghostscript.
    """
    if image.format == "EPS":
        raise ValueError(f"{name} is PostScript, a program, and is not run; convert it to PDF or PNG first.")
    with decoding(name):
        if frame:
            image.seek(frame)
    check_pixels(*image.size, name)  # frames may differ in size
    with decoding(name):
        return to_rgb(image)


def decoding(name: str) -> AbstractContextManager[None]:
    """Raise errors of a decoder as one `ValueError`; a lack of memory stays a `MemoryError`."""
    return reading(f"{name} is neither an image nor a PDF that can be read", keep=(MemoryError,))
