"""Images of any kind to RGB, and RGB pages to `pixel_values`."""

from collections.abc import Sequence

import numpy as np
from PIL import Image

from djepa_pages.images import check_pixels, decode, to_rgb, to_uint8

from .letterbox import letterbox_size
from .validation import as_array


CHANNELS = (1, 3, 4)  # of an array


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
        return decode(image, "The image")
    array = channels_last(image, channels_first)
    check_pixels(array.shape[1], array.shape[0], "The image")
    array = to_uint8(array)
    return to_rgb(Image.fromarray(array[..., 0] if array.shape[-1] == 1 else np.ascontiguousarray(array)))


def channels_last(image: "np.ndarray | object", channels_first: bool | None = None) -> np.ndarray:
    """Convert an array or tensor to `(h, w, c)`; raises `ValueError` if it cannot be an image."""
    array = as_array(image)
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


def letterbox_images(
    images: Sequence[Image.Image], side: int, mean: Sequence[float], std: Sequence[float]
) -> dict[str, np.ndarray]:
    """`pixel_values` float32 `(images, 3, side, side)` and sizes `(images, 2)`, as of `DJepaImageProcessorPil`."""
    pixels = np.zeros((len(images), 3, side, side), dtype=np.float32)
    original_sizes = np.array([image.size[::-1] for image in images], dtype=np.int64)
    reshaped_sizes = np.array([letterbox_size(*size, side) for size in original_sizes.tolist()], dtype=np.int64)
    mean, std = (np.array(values, dtype=np.float32) for values in (mean, std))
    for target, image, (height, width) in zip(pixels, images, reshaped_sizes.tolist()):
        resized = np.asarray(to_image(image).resize((width, height), Image.Resampling.BILINEAR))
        scaled = (resized * (1 / 255)).astype(np.float32)
        target[:, :height, :width] = ((scaled - mean) / std).transpose(2, 0, 1)
    return {"pixel_values": pixels, "original_sizes": original_sizes, "reshaped_input_sizes": reshaped_sizes}
