"""Random square crops of pages for pre-training: small inputs at the resolution of whole pages.

page --scale the longer side to page_size--> square of `side` pixels within the page, with the words inside
"""

import numpy as np
from PIL import Image

from djepa_runtime.processing.letterbox import from_grid, letterbox_size, to_grid

from .epochs import epoch_of
from .masking import generator


DRAWS = 8  # of a crop, until one has MIN_WORDS words; the last one is around a word
MIN_WORDS = 8


def random_crop(page: dict, page_size: int, side: int, seed: int) -> dict:
    """Cut a random square out of a page; of several draws, the first with enough words or the one with the most.

    The place depends on the seed, the page and its `epoch` alone. The row gets the words whose centre is inside, with
    boxes in 0..1000 of the crop; other fields are kept. Raises `ValueError` for a page without an image.

    Args:
        page: row with `image` (PIL), `words`, `boxes` (0..1000 of the page) and `page_id`.
        page_size: longer side of the scaled page in pixels.
        side: of the crop in pixels; a direction in which the scaled page is shorter is kept whole.
    """
    image = page["image"]
    if image is None:
        raise ValueError(f"Page {page['page_id']!r} has no image to crop; leave out --page_size.")
    rng = generator(seed, epoch_of(page), f"{page['page_id']}-crop")  # other draws than the masks of the page
    height, width = letterbox_size(image.height, image.width, page_size)
    size = np.minimum((width, height), side)  # (2,) of the crop
    boxes = to_grid(np.reshape(page["boxes"], (-1, 4)), (height, width))  # (words, 4) pixels of the scaled page
    corner, inside = _draw_corner(rng, (width, height) - size, size, (boxes[:, :2] + boxes[:, 2:]) / 2)
    scale = np.divide(image.size, (width, height))  # pixels of the image per pixel of the scaled page
    area = (*(corner * scale), *np.minimum((corner + size) * scale, image.size))
    return page | {
        "image": image.resize(tuple(size.tolist()), Image.Resampling.BILINEAR, box=area),
        "words": [word for word, kept in zip(page["words"], inside) if kept],
        "boxes": from_grid(boxes[inside] - np.tile(corner, 2), size[::-1]).tolist(),
    }


def _draw_corner(
    rng: np.random.Generator, room: np.ndarray, size: np.ndarray, centres: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Top-left corner (x, y) in 0..`room` of a crop, and which of the word centres `(words, 2)` are inside."""
    best = None
    for draw in range(DRAWS):
        corner = rng.integers(room, endpoint=True)
        if best and draw == DRAWS - 1 and len(centres) and not best[1].any():
            corner = np.clip(rng.choice(centres).astype(int) - rng.integers(size), 0, room)
        inside = ((centres >= corner) & (centres <= corner + size)).all(axis=1)
        if best is None or inside.sum() > best[1].sum():
            best = corner, inside
        if inside.sum() >= min(MIN_WORDS, len(centres)):
            break
    return best
