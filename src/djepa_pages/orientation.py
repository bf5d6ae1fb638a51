"""Prepare pages for OCR: even light, straight and turned; and convert the boxes of words back to the page as given."""

import math

import numpy as np
from PIL import Image

from .geometry import Box


TILE, TILES = 8, 5  # the brightest pixel of 5 x 5 tiles of 8 pixels is paper
PAPER, INK = 250, 160  # gray value of paper, and the highest one of ink
MIN_LETTERS = 20


def flatten_light(image: Image.Image) -> Image.Image:
    """Convert a page to gray with paper of the same brightness everywhere."""
    from scipy.ndimage import maximum_filter, uniform_filter  # slow to import, and pages with a text layer need no OCR

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


SMALL_SIDE = 800  # longer side in pixels of the copy whose skew is measured
MAX_SKEW, MIN_SKEW = 15.0, 0.5  # degrees; smaller skews do not disturb an OCR engine
MIN_INK = 500  # pixels of the small copy
MAX_INK = 20_000  # pixels that are looked at
MIN_GAIN = 1.2  # of the sharpness of lines, over that of the page as it is


def find_skew(image: Image.Image) -> float:
    """Degrees by which a page of text lines should be rotated counterclockwise, at most 15; 0 below 0.5.

    Text lines are level where the projection of the ink onto the vertical axis is sharpest.
    """
    small = image.copy()
    small.thumbnail((SMALL_SIDE, SMALL_SIDE), Image.Resampling.BOX, reducing_gap=2)
    y, x = np.nonzero(np.asarray(flatten_light(small)) < INK)
    if len(y) < MIN_INK:
        return 0.0
    y, x = y[:: 1 + len(y) // MAX_INK], x[:: 1 + len(x) // MAX_INK]

    def sharpness(angle: float) -> float:
        along = y * math.cos(math.radians(angle)) - x * math.sin(math.radians(angle))
        return float(np.square(np.diff(np.bincount((along - along.min()).astype(int)))).sum())

    coarse = max(np.arange(-MAX_SKEW, MAX_SKEW + 0.5), key=sharpness)
    angle = float(max(coarse + np.arange(-0.75, 1, 0.25), key=sharpness))
    is_skewed = abs(angle) >= MIN_SKEW and sharpness(angle) > MIN_GAIN * sharpness(0)
    return angle if is_skewed else 0.0


def rotate(image: Image.Image, angle: float) -> Image.Image:
    """Rotate a page counterclockwise by degrees; the result is as large as needed, with white corners."""
    if angle == 0:
        return image
    return image.rotate(angle, Image.Resampling.BICUBIC, expand=True, fillcolor="white")


def rotate_back(box: Box, angle: float, rotated_size: tuple[int, int], size: tuple[int, int]) -> Box:
    """The box in a page of `size` (width, height) around a box in the page rotated by `rotate`; all in pixels."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    corners = [(x - rotated_size[0] / 2, y - rotated_size[1] / 2) for x in box[0::2] for y in box[1::2]]
    xs = [x * cos - y * sin + size[0] / 2 for x, y in corners]
    ys = [x * sin + y * cos + size[1] / 2 for x, y in corners]
    return min(xs), min(ys), max(xs), max(ys)
