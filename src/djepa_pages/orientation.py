"""Prepare pages for reading: even light, straight and upright; boxes of a page as given, and as it is read."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image


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
    heights = [h for h, w in sizes if 6 <= h <= max(flat.size) / 15 and w <= 4 * h and h <= 6 * w]
    return float(np.median(heights)) if len(heights) >= MIN_LETTERS else 0.0


SMALL_SIDE = 800  # longer side in pixels of the copy whose skew is measured
MAX_SKEW, MIN_SKEW = 35.0, 0.5  # degrees; smaller skews do not disturb an OCR engine
MIN_INK = 500  # pixels of the small copy
MAX_INK = 20_000  # pixels that are looked at
MIN_GAIN = 1.2  # of the sharpness of lines, over that of the page as it is
THINNEST = 0.2  # side of a straightened box at least, in shorter sides of the box as given


def find_skew(image: Image.Image) -> float:
    """Degrees by which a page of text lines should be rotated counterclockwise, at most 35; 0 below 0.5.

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
    level = max(MIN_GAIN * sharpness(0), sharpness(90))  # as given, and on its side
    is_skewed = abs(angle) >= MIN_SKEW and sharpness(angle) > level
    return angle if is_skewed else 0.0


def rotate(image: Image.Image, angle: float) -> Image.Image:
    """Rotate a page counterclockwise by degrees; the result is as large as needed, with white corners."""
    if angle == 0:
        return image
    return image.rotate(angle, Image.Resampling.BICUBIC, expand=True, fillcolor="white")


@dataclass(frozen=True)
class View:
    """A page as it is read: rotated by `angle` degrees counterclockwise. Boxes are in 0..1000."""

    size: tuple[int, int]  # (width, height) in pixels of the page as given
    angle: float

    @property
    def read_size(self) -> tuple[int, int]:
        """`(width, height)` in pixels of the page as read, as in `rotate`."""
        cos, sin = self._cos_sin()
        (width, height), cos, sin = self.size, abs(cos), abs(sin)
        return round(width * cos + height * sin), round(width * sin + height * cos)

    def as_read(self, boxes: Sequence[Sequence[float]]) -> list[list[float]]:
        """Boxes of the page as given in the page as read, the inverse of `as_given`; boxes without area are points."""
        centres, sizes = self._rotated(boxes, self.size, self.read_size, 1)
        angle = math.radians((self.angle + 45) % 90 - 45)  # beyond quarter turns
        cos, sin = math.cos(angle), abs(math.sin(angle))
        if round((self.angle - math.degrees(angle)) / 90) % 2:
            sizes = sizes[:, ::-1]
        straight = (cos * sizes - sin * sizes[:, ::-1]) / (cos**2 - sin**2)  # whose bounding box has these sizes
        straight = np.maximum(straight, THINNEST * sizes.min(1, keepdims=True))  # a box of something else
        return _boxes(centres, straight, self.read_size)

    def as_given(self, boxes: Sequence[Sequence[float]]) -> list[list[float]]:
        """Bounding boxes in the page as given of boxes of the page as read."""
        centres, sizes = self._rotated(boxes, self.read_size, self.size, -1)
        cos, sin = np.abs(self._cos_sin())
        return _boxes(centres, cos * sizes + sin * sizes[:, ::-1], self.size)

    def mask_as_given(self, mask: Image.Image) -> Image.Image:
        """A mask of the page as read in the page as given."""
        return _centre(mask.rotate(-self.angle, expand=True), self.size)

    def mask_as_read(self, mask: Image.Image) -> Image.Image:
        """A mask of the page as given in the page as read."""
        return _centre(mask.rotate(self.angle, expand=True), self.read_size)

    def _cos_sin(self) -> tuple[float, float]:
        cos, sin = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        return (round(cos), round(sin)) if self.angle % 90 == 0 else (cos, sin)

    def _rotated(self, boxes, size, to_size, sign: int) -> tuple[np.ndarray, np.ndarray]:
        """Centres `(boxes, 2)` in pixels of `to_size`, and sizes `(boxes, 2)` that are not rotated."""
        corners = np.reshape(np.asarray(boxes, dtype=np.float64), (-1, 2, 2)) * np.divide(size, 1000)
        cos, sin = self._cos_sin()
        x, y = (corners.mean(1) - np.divide(size, 2)).T
        centres = np.stack([x * cos + sign * y * sin, y * cos - sign * x * sin], axis=1)
        return centres + np.divide(to_size, 2), corners[:, 1] - corners[:, 0]


def _boxes(centres: np.ndarray, sizes: np.ndarray, page: tuple[int, int]) -> list[list[float]]:
    corners = np.concatenate([centres - sizes / 2, centres + sizes / 2], axis=1)
    return (corners * np.tile(np.divide(1000, page), 2)).clip(0, 1000).tolist()


def _centre(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Crop or pad an image around its centre."""
    left, top = ((side - wanted) // 2 for side, wanted in zip(image.size, size))
    return image.crop((left, top, left + size[0], top + size[1]))
