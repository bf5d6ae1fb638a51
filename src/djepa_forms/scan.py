"""Degrade pages as scanners and OCR engines do.

Images get skew, tinted paper, blur, noise, low contrast, speckles and JPEG artefacts. Words are reordered, split,
merged, lost or misread; a `ReadWord` keeps the indices of its true words, so answers can still be located.
"""

import io
import math
import random
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageColor, ImageFilter

from .language import load_shared
from .wordings import without_accents


COLUMN_GAP = 2.5  # line heights between two segments of a line


def skew_boxes(boxes: list[list[float]], angle: float, size: tuple[int, int]) -> list[list[float]]:
    """Return boxes (0..1000) around the content of `boxes` after the page is rotated left by `angle` degrees.

    >>> skew_boxes([[500, 500, 500, 500]], 2.0, (700, 1000))
    [[500.0, 500.0, 500.0, 500.0]]
    """
    if not boxes:
        return []
    width, height = size
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    array = np.asarray(boxes, dtype=np.float64)
    x = (array[:, [0, 2, 0, 2]] / 1000 - 0.5) * width  # (boxes, corners), pixels from the centre
    y = (array[:, [1, 1, 3, 3]] / 1000 - 0.5) * height
    turned_x = ((x * cos + y * sin) / width + 0.5) * 1000
    turned_y = ((y * cos - x * sin) / height + 0.5) * 1000
    hull = np.stack([turned_x.min(1), turned_y.min(1), turned_x.max(1), turned_y.max(1)], 1)
    return hull.clip(0, 1000).round(2).tolist()


def scan(rng: random.Random, image: Image.Image, angle: float) -> Image.Image:
    """Return the page as scanned: rotated, on tinted paper, blurred, noisy and compressed; same size, RGB."""
    paper = ImageColor.getrgb(rng.choice(load_shared("colours")["scanned_paper"]))
    if angle:
        image = image.rotate(angle, Image.Resampling.BILINEAR, fillcolor=(255, 255, 255))
    if rng.random() < 0.4:
        image = image.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 0.9)))
    pixels = np.asarray(image, dtype=np.float32) / 255
    if rng.random() < 0.25:
        pixels = pixels.mean(axis=2, keepdims=True).repeat(3, axis=2)
    height, width = pixels.shape[:2]
    contrast_floor = rng.choice((0.0, 0.0, rng.uniform(0, 0.35)))
    pixels = contrast_floor + pixels * (1 - contrast_floor)
    if rng.random() < 0.3:  # darker towards one side
        slope_x, slope_y = rng.uniform(-0.12, 0.12), rng.uniform(-0.12, 0.12)
        light = 1 - abs(slope_x) - abs(slope_y)
        across, down = np.linspace(-1, 1, width)[None, :, None], np.linspace(-1, 1, height)[:, None, None]
        pixels = pixels * (light + slope_x * across + slope_y * down)
    pixels = pixels.astype(np.float32) * (np.asarray(paper, dtype=np.float32) / 255)
    noise = np.random.default_rng(rng.getrandbits(64))
    if rng.random() < 0.7:
        pixels = pixels + noise.standard_normal((height, width, 1), dtype=np.float32) * rng.uniform(0.005, 0.05)
    if rng.random() < 0.3:  # speckles
        count = int(height * width * rng.uniform(0.00002, 0.0006))
        at = noise.integers(0, height, count), noise.integers(0, width, count)
        pixels[at] = noise.random((count, 1), dtype=np.float32) * 0.7
    image = Image.fromarray((pixels.clip(0, 1) * 255).astype(np.uint8))
    if rng.random() < 0.6:
        buffer = io.BytesIO()
        image.save(buffer, "JPEG", quality=rng.randint(25, 85))
        image = Image.open(buffer).convert("RGB")
    return image


@dataclass
class ReadWord:
    """A word as read; `sources` are indices of true words."""

    text: str
    box: list[float]
    sources: tuple[int, ...]


def read_words(
    rng: random.Random, words: list[str], boxes: list[list[float]], kept: set[int], noisy: bool
) -> list[ReadWord]:
    """Return the words (`boxes` in 0..1000) as an OCR engine reads them; those in `kept` (answers) are never lost.

    Only `noisy` pages have misread, split and lost words.
    """
    read = [ReadWord(word, list(box), (index,)) for index, (word, box) in enumerate(zip(words, boxes, strict=True))]
    if noisy:
        level = rng.choice((0.003, 0.01, 0.02, 0.04))
        read = _merge(rng, read, level * 2)
        read = [part for word in read for part in _split(rng, word, level)]
        read = [_misread(rng, word, level * 2) for word in read if set(word.sources) & kept or rng.random() > level]
    if rng.random() < 0.03:
        read = _merge(rng, read, 0.15)
    return _reorder(rng, read)


def union(boxes: Iterable[list[float]]) -> list[float]:
    """Return the smallest box around the boxes."""
    x0, y0, x1, y1 = zip(*boxes, strict=True)
    return [min(x0), min(y0), max(x1), max(y1)]


def _merge(rng: random.Random, read: list[ReadWord], probability: float) -> list[ReadWord]:
    """Merge words that are close to each other on a line."""
    merged: list[ReadWord] = []
    for word in read:
        if merged:
            last = merged[-1]
            height = max(last.box[3] - last.box[1], word.box[3] - word.box[1])
            overlap = min(last.box[3], word.box[3]) - max(last.box[1], word.box[1])
            close = overlap > 0.3 * height and 0 <= word.box[0] - last.box[2] < 0.8 * height
            if close and rng.random() < probability:
                word = ReadWord(last.text + word.text, union((last.box, word.box)), last.sources + word.sources)
                merged.pop()
        merged.append(word)
    return merged


def _split(rng: random.Random, word: ReadWord, probability: float) -> list[ReadWord]:
    if len(word.text) < 4 or rng.random() >= probability:
        return [word]
    at = rng.randint(1, len(word.text) - 1)
    x0, y0, x1, y1 = word.box
    middle = x0 + (x1 - x0) * at / len(word.text)
    parts = ((word.text[:at], [x0, y0, middle, y1]), (word.text[at:], [middle, y0, x1, y1]))
    return [ReadWord(text, box, word.sources) for text, box in parts]


def _misread(rng: random.Random, word: ReadWord, probability: float) -> ReadWord:
    if rng.random() >= probability:
        return word
    if rng.random() < 0.3:
        text = without_accents(word.text)
    else:
        at = rng.randrange(len(word.text))
        other = rng.choice(load_shared("ocr_confusions").get(word.text[at], word.text[at]))
        text = word.text[:at] + other + word.text[at + 1 :]
    return ReadWord(text or word.text, word.box, word.sources)


def _reorder(rng: random.Random, read: list[ReadWord]) -> list[ReadWord]:
    """Keep the file's order, or read line by line over the whole page, column by column, or blocks in any order."""
    kind = rng.choices(("file", "raster", "columns", "shuffled"), (45, 30, 15, 10))[0]
    if kind == "file" or len(read) < 2:
        return read
    lines: list[list[ReadWord]] = []  # from top to bottom
    for word in sorted(read, key=lambda word: word.box[1] + word.box[3]):
        if lines and (word.box[1] + word.box[3]) / 2 < lines[-1][0].box[3]:
            lines[-1].append(word)
        else:
            lines.append([word])
    segments: list[list[ReadWord]] = []  # lines, split at wide gaps
    for line in lines:
        last = None
        for word in sorted(line, key=lambda word: word.box[0]):
            if last is None or word.box[0] - last.box[2] > COLUMN_GAP * (last.box[3] - last.box[1]):
                segments.append([])
            segments[-1].append(word)
            last = word
    if kind == "columns":
        width = rng.choice((120, 200, 330, 500))
        segments.sort(key=lambda segment: (int(segment[0].box[0] / width), segment[0].box[1]))
    elif kind == "shuffled":
        rng.shuffle(segments)
    return [word for segment in segments for word in segment]
