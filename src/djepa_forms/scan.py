"""Degrade a clean page image to look scanned or photographed: skew, paper, blur, noise, contrast, speckles, JPEG."""

import io
import math
import random

import numpy as np
from PIL import Image, ImageColor, ImageFilter

from .language import load_shared


def skew_boxes(boxes: list[list[float]], angle: float, size: tuple[int, int]) -> list[list[float]]:
    """Return boxes (0..1000) around the content of `boxes` after a page of `size` pixels is rotated to the left.

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
    pixels = _fade(rng, pixels) * (np.asarray(paper, dtype=np.float32) / 255)
    height, width = pixels.shape[:2]
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


def _fade(rng: random.Random, pixels: np.ndarray) -> np.ndarray:
    """Reduce contrast, and darken the page towards one side."""
    floor = rng.choice((0.0, 0.0, rng.uniform(0, 0.35)))
    pixels = floor + pixels * (1 - floor)
    if rng.random() < 0.3:
        height, width = pixels.shape[:2]
        slope_x, slope_y = rng.uniform(-0.12, 0.12), rng.uniform(-0.12, 0.12)
        light = 1 - abs(slope_x) - abs(slope_y)
        across, down = np.linspace(-1, 1, width)[None, :, None], np.linspace(-1, 1, height)[:, None, None]
        pixels = pixels * (light + slope_x * across + slope_y * down)
    return pixels.astype(np.float32)
