"""Find the ink of a page under uneven light, and the height of its letters."""

import numpy as np
from PIL import Image


TILE, TILES = 8, 5  # the brightest pixel of 5 x 5 tiles of 8 pixels is paper
PAPER, INK = 250, 160  # gray value of paper, and the highest one of ink
MIN_LETTERS = 20


def flatten_light(image: Image.Image) -> Image.Image:
    """Convert a page to gray with paper of the same brightness everywhere."""
    from scipy.ndimage import maximum_filter, uniform_filter

    gray = image.convert("L")
    tiles = np.asarray(gray.reduce(TILE), np.float32)
    paper = Image.fromarray(uniform_filter(maximum_filter(tiles, TILES), TILES))
    paper = np.asarray(paper.resize(gray.size, Image.Resampling.BILINEAR))
    flat = np.asarray(gray) * (PAPER / np.maximum(paper, 1))
    return Image.fromarray(flat.clip(0, 255).astype(np.uint8))


def letter_height(flat: Image.Image) -> float:
    """Median height in pixels of what may be letters on a page of even light; 0 if there are few."""
    from scipy.ndimage import find_objects, label

    letters, _ = label(np.asarray(flat) < INK)
    sizes = [[part.stop - part.start for part in parts] for parts in find_objects(letters)]
    heights = [h for h, w in sizes if 6 <= h <= flat.height / 15 and w <= 4 * h and h <= 6 * w]
    return float(np.median(heights)) if len(heights) >= MIN_LETTERS else 0.0
