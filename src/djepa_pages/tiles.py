"""Read large and long pages by overlapping tiles, so that small letters are found; words at a seam are kept once.

An OCR engine finds lines on a small copy of an image. Tiles are as large as letters in their copies allow.
"""

from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

import numpy as np
from PIL import Image

from .geometry import Box
from .orientation import flatten_light, letter_height


FOUND, WANTED = 4.5, 6.0  # pixels of letters in a copy: lower ones are not found; those in the copy of a tile
MIN_TILE = 1000  # pixels
MAX_REDUCED = 3.7  # pages that are reduced less in their copy are not measured
WORD, LINE = 16, 6  # overlap of tiles next to and below each other, in letter heights
LEGIBLE = 12  # height of words in pixels of the copy of the whole page, which reads titles larger than a tile
SHARED = 0.5  # of the smaller box of a word that was read twice
CONTRAST = 40  # of gray values, in a tile that is not blank


class OcrWord(NamedTuple):
    """A word, its box in pixels, and whether the engine is confident of it."""

    text: str
    box: Box
    is_sure: bool


def read_in_tiles(image: Image.Image, copy_side: int, read: Callable[[Image.Image], list[OcrWord]]) -> list[OcrWord]:
    """Read an RGB page whole, or in tiles if its letters are too low in a copy with this longer side."""
    scale = copy_side / max(image.size)
    letters = letter_height(flatten_light(image)) if scale * MAX_REDUCED < 1 else 0.0
    if not letters or letters * scale >= FOUND:
        return read(image)
    margin, found = letters, [(0, 0, word) for word in read(image) if word.is_sure and _height(word) * scale >= LEGIBLE]
    for number, tile in enumerate(_tiles(image.size, letters, copy_side), 1):
        part = image.crop(tile)
        low, high = part.convert("L").getextrema()
        if high - low < CONTRAST:
            continue
        inner = [side if side in (0, *image.size) else side + sign * margin for side, sign in zip(tile, (1, 1, -1, -1))]
        for word in read(part):
            box = tuple(value + tile[axis % 2] for axis, value in enumerate(word.box))
            is_cut = any(sign * box[i] > sign * inner[i] for i, sign in enumerate((-1, -1, 1, 1)))
            found.append((1 + is_cut, number, word._replace(box=box)))
    return _once(found)


def _height(word: OcrWord) -> float:
    return word.box[3] - word.box[1]


def _tiles(size: tuple[int, int], letters: float, copy_side: int) -> Iterator[tuple[int, int, int, int]]:
    """Boxes in pixels that cover a page of `size` with letters of this height."""
    longest = max(MIN_TILE, copy_side * letters / WANTED)
    axes = [list(_spans(side, longest, overlap * letters)) for side, overlap in zip(size, (WORD, LINE))]
    for (top, bottom), (left, right) in product(*axes[::-1]):
        yield left, top, right, bottom


def _spans(side: int, longest: float, overlap: float) -> Iterator[tuple[int, int]]:
    """Equal parts of a side that overlap."""
    count = max(1, int(np.ceil((side - overlap) / (longest - overlap))))
    length = (side + (count - 1) * overlap) / count
    for start in np.arange(count) * (length - overlap):
        yield int(start), min(side, int(np.ceil(start + length)))


def _once(found: list[tuple[int, int, OcrWord]]) -> list[OcrWord]:
    """Drop words that were read in another tile, too. Those `(rank, tile, word)` of low rank, then large ones stay."""
    boxes = np.reshape([word.box for _, _, word in found], (-1, 4))
    areas = np.prod(boxes[:, 2:] - boxes[:, :2], axis=1)
    tiles = np.array([tile for _, tile, _ in found])
    is_kept = np.zeros(len(found), bool)
    for index in sorted(range(len(found)), key=lambda index: (found[index][0], -areas[index])):
        sides = np.minimum(boxes[:, 2:], boxes[index, 2:]) - np.maximum(boxes[:, :2], boxes[index, :2])
        is_shared = sides.clip(0).prod(1) > SHARED * np.minimum(areas, areas[index])
        is_kept[index] = not (is_shared & is_kept & (tiles != tiles[index])).any()
    return [word for (_, _, word), kept in zip(found, is_kept) if kept]
