"""Images as data sets store them."""

import io
from typing import Any

from PIL import Image

from ...processing.pixels import to_rgb


def opened(image: Any) -> Image.Image | None:
    """RGB picture of a decoded image, of bytes, or of a dict with `bytes` or `path`; `None` stays."""
    if isinstance(image, dict):
        image = image.get("bytes") or image.get("path")
    if isinstance(image, bytes):
        image = io.BytesIO(image)
    if isinstance(image, (str, io.BytesIO)):
        image = Image.open(image)
    return None if image is None else to_rgb(image)
