"""Convert images of any depth, channels and transparency to 8-bit RGB.

EXIF orientation is applied, and transparency is blended with white. 16-bit values keep their high byte; floats are
0..1, or 0..255 if any is above 1.
"""

import numpy as np
from PIL import ExifTags, Image, ImageOps
from transformers.utils import is_torch_tensor


MAX_PIXELS = 50_000_000
DEEP_MODES = ("I", "F", "I;16", "I;16L", "I;16B", "I;16N")
CHANNELS = (1, 3, 4)


def check_pixels(width: float, height: float, name: str) -> None:
    """Raise `ValueError` if `width` x `height` pixels are empty or above 50 megapixels."""
    if not width >= 1 or not height >= 1:
        raise ValueError(f"{name} has no area: {width:g} x {height:g} pixels.")
    if width * height > MAX_PIXELS:
        raise ValueError(
            f"{name} has {width * height / 1e6:.1f} megapixels, the limit is {MAX_PIXELS // 10**6}; "
            "scale it down or lower the resolution."
        )


def flat_images(images: object) -> list:
    """Flatten an image, a batched array `(images, h, w, c)`, or lists of these to one list."""
    if isinstance(images, (list, tuple)):
        return [image for item in images for image in flat_images(item)]
    return list(images) if getattr(images, "ndim", 0) == 4 else [images]


def to_image(image: "Image.Image | np.ndarray | object", channels_first: bool | None = None) -> Image.Image:
    """Convert an image to an RGB PIL image; raises `ValueError` if it is damaged or above 50 megapixels.

    Args:
        image: PIL image of any mode, or array or tensor `(h, w)`, `(h, w, c)` or `(c, h, w)` with 1, 3 or 4 channels.
        channels_first: order of an array's axes; `None` infers it from the shape.
    """
    if isinstance(image, Image.Image):
        check_pixels(*image.size, "The image")
        try:
            return to_rgb(image)
        except (OSError, SyntaxError, EOFError) as error:
            raise ValueError(f"The image is damaged or truncated: {' '.join(str(error).split())}.") from None
    array = channels_last(image, channels_first)
    check_pixels(array.shape[1], array.shape[0], "The image")
    array = to_uint8(array)
    return to_rgb(Image.fromarray(array[..., 0] if array.shape[-1] == 1 else np.ascontiguousarray(array)))


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


def float_rgb(image: "np.ndarray | object", channels_first: bool | None = None) -> np.ndarray | None:
    """Convert a float image to RGB `(h, w, 3)` without changing its values; `None` if it does not hold floats."""
    array = None if isinstance(image, Image.Image) else channels_last(image, channels_first)
    if array is None or array.dtype.kind != "f":
        return None
    if array.shape[-1] == 4:
        alpha = array[..., 3:]
        array = array[..., :3] * alpha + (1 - alpha)
    return np.repeat(array, 3, axis=-1) if array.shape[-1] == 1 else array


def channels_last(image: "np.ndarray | object", channels_first: bool | None = None) -> np.ndarray:
    """Convert an array or tensor to `(h, w, c)`; raises `ValueError` if it cannot be an image."""
    if is_torch_tensor(image):
        image = image.detach().cpu()
        image = image.float() if image.is_floating_point() else image
    array = np.asarray(image)
    shape = array.shape
    if array.ndim == 2:
        array = array[..., None]
    elif array.ndim == 3:
        first = shape[0] in CHANNELS and shape[-1] not in CHANNELS if channels_first is None else channels_first
        array = array.transpose(1, 2, 0) if first else array
    if array.ndim != 3 or array.shape[-1] not in CHANNELS or array.dtype.kind not in "biuf":
        raise ValueError(
            "An image must be a PIL image or an array of numbers (height, width), (height, width, channels) "
            f"or (channels, height, width) with 1, 3 or 4 channels; got {type(image).__name__} of shape {shape}."
        )
    return array
