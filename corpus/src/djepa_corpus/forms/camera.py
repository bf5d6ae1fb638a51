"""What scanners, copiers, fax machines and cameras add to the image of a page.

Effects change `pixels`, a float array of the shape (channels, height, width) with three channels or one and values in
0..1, in place or return a new one, and draw from a numpy generator.
"""

import io

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from .language import load_shared
from .paper import Generator, Pixels, clouds, shade_of


def surroundings(pixels: Pixels, noise: Generator, outline: np.ndarray, kind: str) -> None:
    """Paint what is around the page: a "table", a scanner's "lid" (white or grey), or "black".

    `outline` has the points (x, y) of the page's edge.
    """
    channels, height, width = pixels.shape
    page = Image.new("L", (width, height))
    ImageDraw.Draw(page).polygon([tuple(point) for point in outline], fill=255)
    inside = np.asarray(page.filter(ImageFilter.BoxBlur(0.6)), dtype=np.float32) / 255
    rest = 1 - inside  # (height, width)
    shade = np.float32(noise.uniform(0, 0.12) if kind == "black" else noise.choice((1, 1, noise.uniform(0.55, 0.95))))
    if kind == "table":
        shade = shade_of(noise.choice(load_shared("colours")["tables"]), channels)
        rest *= _texture(height, width, noise)
        rest *= 1 - noise.uniform(0.2, 0.6) * _soft_shadow(page, noise)
    pixels *= inside
    pixels += rest * shade


def _soft_shadow(page: Image.Image, noise: Generator) -> Pixels:
    """Return the shadow of a page (height, width): its mask, blurred and moved."""
    small = page.resize((page.width // 6, page.height // 6)).filter(ImageFilter.GaussianBlur(noise.uniform(0.5, 3)))
    shadow = np.asarray(small.resize(page.size, Image.Resampling.BILINEAR), dtype=np.float32) / 255
    return np.roll(shadow, noise.integers(2, 14, 2) * noise.choice((-1, 1)), (0, 1))


def _texture(height: int, width: int, noise: Generator) -> Pixels:
    """Brightness (height, width) of wood with grain, cloth, stone or a plain surface."""
    kind = noise.choice(("wood", "wood", "plain", "cloth", "stone"))
    if kind == "wood":
        upright = noise.random() < 0.4
        length = width if upright else height
        lines = noise.uniform(-0.1, 0.1, length // 3 + 1).astype(np.float32).repeat(3)[:length]
        lines = lines if upright else lines[:, None]
        return 1 + 0.08 * clouds(height, width, noise, noise.integers(2, 5)) + lines
    if kind == "stone":
        return 1 + 0.15 * clouds(height, width, noise, 25) + 0.1 * clouds(height, width, noise, 7)
    if kind == "cloth":
        return 1 + noise.uniform(0.1, 0.3) * (noise.random((height, width), dtype=np.float32) - 0.5)
    return 1 + 0.08 * clouds(height, width, noise, 3)


def light(pixels: Pixels, noise: Generator, shadow: bool = False) -> None:
    """Brighter towards one side or the middle; some with the shadow of a hand, a phone or a window frame."""
    _, height, width = pixels.shape
    across = np.linspace(-1, 1, width, dtype=np.float32)
    down = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
    slope_x, slope_y = noise.uniform(-0.12, 0.12, 2).astype(np.float32)
    corners = np.float32(noise.uniform(0, 0.1) if noise.random() < 0.4 else 0)
    plane = (
        1
        - abs(slope_x)
        - abs(slope_y)
        + (slope_x * across - corners * across**2)
        + (slope_y * down - corners * down**2)
    )
    if shadow:
        plane *= 1 - noise.uniform(0.1, 0.4) * _hand(height, width, noise)
    pixels *= plane


def _hand(height: int, width: int, noise: Generator) -> Pixels:
    """Return a soft polygon (height, width)."""
    small, middle = Image.new("L", (48, 64)), noise.uniform(0, 1, 2) * (48, 64)
    angles = np.sort(noise.uniform(0, 2 * np.pi, noise.integers(3, 7)))
    distances = noise.uniform(15, 60, len(angles))
    corners = np.stack([middle[0] + distances * np.cos(angles), middle[1] + distances * np.sin(angles)], 1)
    ImageDraw.Draw(small).polygon([tuple(corner) for corner in corners], fill=255)
    small = small.filter(ImageFilter.GaussianBlur(noise.uniform(0.7, 5)))
    return np.asarray(small.resize((width, height), Image.Resampling.BILINEAR), dtype=np.float32) / 255


def cast(pixels: Pixels, noise: Generator) -> None:
    """The colour of the light, and less contrast."""
    floor = noise.uniform(0, 0.12)
    shade = 1 - noise.uniform(0, 0.1, (len(pixels), 1, 1)).astype(np.float32)
    pixels *= shade * (1 - floor)
    pixels += floor


def low_contrast(pixels: Pixels, noise: Generator) -> None:
    floor = noise.uniform(0, 0.35)
    pixels *= 1 - floor
    pixels += floor


def blur(pixels: Pixels, noise: Generator, amount: float | None = None) -> Pixels:
    """Blur with the 3x3 kernel (w, 1 - 2w, w), in one direction more than in the other if the camera moved."""
    weights = np.full(2, amount or noise.uniform(0.04, 0.24)) * (
        noise.uniform(0.2, 1, 2) if noise.random() < 0.25 else 1
    )
    for axis, weight in enumerate(weights.astype(np.float32)):
        before, after = (np.s_[:, :-1], np.s_[:, 1:]) if axis == 0 else (np.s_[..., :-1], np.s_[..., 1:])
        first, last = (np.s_[:, 0], np.s_[:, -1]) if axis == 0 else (np.s_[..., 0], np.s_[..., -1])
        blurred = pixels * (1 - 2 * weight)
        pixels = pixels * weight
        blurred[after] += pixels[before]
        blurred[before] += pixels[after]
        blurred[first] += pixels[first]
        blurred[last] += pixels[last]
        pixels = blurred
    return pixels


def grain(pixels: Pixels, noise: Generator, most: float = 0.05) -> None:
    """Noise of the sensor, the same in all channels."""
    values = noise.random(pixels.shape[1:], dtype=np.float32)
    values -= 0.5
    values *= 3.5 * noise.uniform(0.1, 1) * most
    pixels += values


def speckles(pixels: Pixels, noise: Generator) -> None:
    """Dust and toner: dark dots, some larger, and light ones in the print."""
    _, height, width = pixels.shape
    count = int(height * width * noise.uniform(0.00002, 0.0006))
    rows, columns = noise.integers(0, height - 1, count), noise.integers(0, width - 1, count)
    pixels[:, rows, columns] = noise.random(count, dtype=np.float32) * 0.7
    large, light = slice(0, count // 8), slice(-count // 4, None)
    pixels[:, rows[large] + 1, columns[large]] = pixels[:, rows[large], columns[large] + 1] = 0.3
    pixels[:, rows[light], columns[light]] = 1


def copier_edges(pixels: Pixels, noise: Generator) -> None:
    """Black along some edges of a copy, with a ragged or soft border."""
    _, height, width = pixels.shape
    for axis, far in ((0, False), (0, True), (1, False), (1, True)):
        if noise.random() < 0.45:
            length, depth = (height, width) if axis == 0 else (width, height)
            deep = depth * noise.uniform(0.003, 0.014)
            wave = np.interp(np.arange(length), np.linspace(0, length, 9), noise.uniform(0.3, 1.5, 9)) * deep
            wave += noise.uniform(-1.5, 1.5, length)
            most = int(wave.max()) + 2
            edge = (np.arange(most) - wave[:, None]).clip(0, 1).astype(np.float32)  # (length, most)
            part = pixels if axis == 0 else pixels.swapaxes(1, 2)
            part = part[..., -most:][..., ::-1] if far else part[..., :most]
            part *= edge
            part += (1 - edge) * 0.06


def streaks(pixels: Pixels, noise: Generator) -> None:
    """Thin dark or light lines from top to bottom, as from dirt on a feeder's glass."""
    for _ in range(noise.integers(1, 4)):
        x, wide = noise.integers(0, pixels.shape[2] - 2), noise.integers(1, 3)
        pixels[..., x : x + wide] *= noise.uniform(0.5, 0.9)


def low_resolution(image: Image.Image, noise: Generator) -> Image.Image:
    """Sample down and up again."""
    part = noise.uniform(0.5, 0.85)
    small = image.resize((int(image.width * part), int(image.height * part)), Image.Resampling.BILINEAR)
    return small.resize(
        image.size, noise.choice((Image.Resampling.BILINEAR, Image.Resampling.NEAREST, Image.Resampling.BICUBIC))
    )


def fax(pixels: Pixels, noise: Generator) -> None:
    """Black and white without grey: a threshold, or dots for shades; some lines are lost."""
    _, height, width = pixels.shape
    level = np.float32(noise.uniform(0.72, 0.88))
    if noise.random() < 0.3:
        dots = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]], dtype=np.float32) / 16 * 0.5
        level = np.tile(dots + 0.45, (height // 4 + 1, width // 4 + 1))[:height, :width]
    pixels[...] = pixels > level * _paper_value(pixels)
    for _ in range(noise.choice((0, 0, 1, 3))):
        y, tall = noise.integers(0, height - 3), noise.integers(1, 3)
        pixels[:, y : y + tall] = noise.choice((0, 1))


def steep(pixels: Pixels, noise: Generator) -> None:
    """High contrast, as of a copy of a copy."""
    middle, gain = noise.uniform(0.65, 0.85) * _paper_value(pixels), noise.uniform(1.4, 2.6)
    pixels -= middle
    pixels *= gain
    pixels += middle + noise.uniform(0, 0.1)


def _paper_value(pixels: Pixels) -> np.float32:
    """Return the brightness of most of the page."""
    return np.median(pixels[:, ::8, ::8])


def jpeg(image: Image.Image, noise: Generator) -> Image.Image:
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", quality=int(noise.integers(22, 88)))
    return Image.open(buffer).convert("RGB")
