"""Convert arrays and tensors of any layout to RGB images."""

import numpy as np
from PIL import Image
from transformers.utils import is_torch_tensor

from djepa_pages.images import decode
from djepa_pages.pixels import check_pixels, to_rgb, to_uint8


CHANNELS = (1, 3, 4)


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
