"""What happens to printed pages before they are scanned: coloured paper, fading, folds, stains, holes.

Effects change `pixels`, a float array of the shape (channels, height, width) with three channels or one and values in
0..1, in place, and draw from a numpy generator.
"""

import numpy as np
from PIL import Image, ImageColor

from .language import load_shared


Pixels = np.ndarray  # (channels, height, width), 0..1
Generator = np.random.Generator


def tint(pixels: Pixels, noise: Generator, colours: str = "scanned_paper") -> None:
    """Print on paper of a colour from `shared/colours.yaml`."""
    pixels *= shade_of(noise.choice(load_shared("colours")[colours]), len(pixels))


def shade_of(colour: str, channels: int) -> Pixels:
    """Return a colour (`#rrggbb`) or its brightness with the shape (channels, 1, 1)."""
    shade = np.array(ImageColor.getrgb(colour), dtype=np.float32)[:, None, None] / 255
    return shade if channels == 3 else shade.mean(keepdims=True)


def fibres(pixels: Pixels, noise: Generator) -> None:
    """Cloudy paper: slow changes of brightness."""
    pixels *= 1 + noise.uniform(0.01, 0.05) * clouds(*pixels.shape[1:], noise, noise.integers(4, 40))


def clouds(height: int, width: int, noise: Generator, cells: int) -> np.ndarray:
    """Return a smooth random field (height, width) in about -1..1 with `cells` across the page."""
    grid = noise.uniform(-1, 1, (max(cells * height // width, 2), cells)).astype(np.float32)
    field = Image.fromarray(grid).resize((width, height), Image.Resampling.BICUBIC)
    return np.asarray(field)


def bleed_through(pixels: Pixels, noise: Generator) -> None:
    """The other side shines through: the mirrored page, pale and blurred; here it has the same print."""
    other = np.roll(pixels[-1, ::2, ::-2], noise.integers(-40, 40, 2), (0, 1))
    other = Image.fromarray(other).resize(pixels.shape[:0:-1], Image.Resampling.BILINEAR)
    pixels *= 1 - noise.uniform(0.05, 0.2) * (1 - np.asarray(other))


def thermal(pixels: Pixels, noise: Generator) -> None:
    """Thermal print: grey or bluish ink that fades in bands and spots, with white lines where the head is broken."""
    channels, height, width = pixels.shape
    ink = shade_of(noise.choice(load_shared("colours")["thermal_inks"]), channels)
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    bands = noise.uniform(0, 0.25) * np.sin(down * noise.uniform(3, 40) + noise.uniform(0, 6))
    spots = noise.uniform(0, 0.4) * clouds(height, width, noise, noise.integers(2, 6)).clip(0, 1)
    strength = (1 - noise.uniform(0, 0.35) - bands - spots).clip(0.35, 1)
    for _ in range(noise.choice((0, 0, 1, 3))):
        x = noise.integers(0, width)
        strength[:, x : x + 2] *= 0.3
    pixels -= 1
    pixels *= strength * (1 - ink)
    pixels += 1


def pale_print(pixels: Pixels, noise: Generator) -> None:
    """Little toner or ink: grey print, paler in clouds or in a stripe from top to bottom."""
    strength = (
        1
        - noise.uniform(0, 0.4)
        - noise.uniform(0, 0.3) * clouds(*pixels.shape[1:], noise, noise.integers(2, 9)).clip(0, 1)
    )
    if noise.random() < 0.4:
        x = (np.linspace(0, 1, pixels.shape[2], dtype=np.float32) - noise.random()) / noise.uniform(0.02, 0.1)
        strength = strength * (1 - noise.uniform(0.2, 0.6) * np.exp(-(x**2)))
    pixels -= 1
    pixels *= strength
    pixels += 1


def fold_shades(pixels: Pixels, noise: Generator, folds: list[tuple[int, float]]) -> None:
    """Shade folds: pairs of an axis (0: a line from top to bottom) and a place in 0..1 of the page."""
    for axis, place in folds:
        length = pixels.shape[2 - axis]
        at = np.arange(length, dtype=np.float32) / length - place
        side = noise.uniform(0.03, 0.12) * np.where(at > 0, -1, 1) * np.exp(-abs(at) / noise.uniform(0.02, 0.15))
        crease = (
            noise.choice((-1, 1)) * noise.uniform(0.05, 0.2) * np.exp(-((at * length / noise.uniform(0.8, 2)) ** 2))
        )
        shade = (1 + side + crease).astype(np.float32)
        pixels *= shade if axis == 0 else shade[:, None]


def wrinkles(pixels: Pixels, noise: Generator) -> None:
    """Crumpled paper: facets of different brightness."""
    field = clouds(*pixels.shape[1:], noise, noise.integers(5, 14))
    slope = np.diff(field, axis=1, append=field[:, -1:]) * pixels.shape[2] / 12
    pixels *= 1 + noise.uniform(0.03, 0.1) * slope.clip(-1, 1)


def stain(pixels: Pixels, noise: Generator) -> None:
    """A ring of a cup, or a spot of a liquid."""
    channels, height, width = pixels.shape
    radius = width * noise.uniform(0.04, 0.12)
    x, y = noise.uniform(0, width), noise.uniform(0, height)
    left, top = int(max(x - 1.4 * radius, 0)), int(max(y - 1.4 * radius, 0))
    part = pixels[:, top : int(y + 1.4 * radius), left : int(x + 1.4 * radius)]
    if part.size == 0:
        return
    rows, columns = np.indices(part.shape[1:], dtype=np.float32)
    angle = np.arctan2(rows + top - y, columns + left - x)
    distance = np.hypot(rows + top - y, columns + left - x) / radius + 0.04 * np.sin(3 * angle + noise.uniform(0, 6))
    if noise.random() < 0.6:
        amount = np.exp(-(((distance - 1) / 0.06) ** 2)) * (0.6 + 0.4 * np.sin(angle + noise.uniform(0, 6)))
    else:
        amount = np.where(distance < 1, 0.5 + 0.4 * distance**6, 0)
    part *= 1 - amount * noise.uniform(0.2, 0.7) * (1 - shade_of("#bf945a", channels))


def holes(pixels: Pixels, noise: Generator) -> None:
    """Punch holes at an edge, dark or white."""
    _, height, width = pixels.shape
    unit = max(height, width) / 297  # a millimetre of an A4 page
    gap, x = noise.choice((80, 80, 108)) * unit, noise.choice((10, 11, 12)) * unit
    x = x if noise.random() < 0.85 else width - x
    count, value = noise.choice((2, 2, 4)), noise.choice((0.08, 0.3, 0.75, 1))
    for number in range(count):
        _disc(pixels, x, height / 2 + (number - (count - 1) / 2) * gap, noise.uniform(2.4, 3.1) * unit, value)


def _disc(pixels: Pixels, x: float, y: float, radius: float, value: float) -> None:
    left, top = max(int(x - radius), 0), max(int(y - radius), 0)
    part = pixels[:, top : int(y + radius) + 2, left : int(x + radius) + 2]
    if part.size:
        rows, columns = np.indices(part.shape[1:])
        inside = (radius + 0.5 - np.hypot(rows + top + 0.5 - y, columns + left + 0.5 - x)).clip(0, 1)
        part *= 1 - inside
        part += inside * value


def staple(pixels: Pixels, noise: Generator) -> None:
    """A staple in an upper corner with its shadow."""
    _, height, width = pixels.shape
    unit = max(height, width) / 297
    x, y = noise.uniform(5, 14) * unit, noise.uniform(5, 14) * unit
    x = x if noise.random() < 0.85 else width - x
    angle = noise.uniform(-0.9, 0.9)
    for along in np.linspace(-5, 5, int(16 * unit) + 2):
        for across, value in ((0, noise.uniform(0.35, 0.6)), (0.7, 0.75)):
            column = int(x + (along * np.cos(angle) - across * np.sin(angle)) * unit)
            row = int(y + (along * np.sin(angle) + across * np.cos(angle)) * unit)
            if 0 <= row < height and 0 <= column < width:
                pixels[:, row, column] = np.minimum(pixels[:, row, column], value)


def spine_shade(pixels: Pixels, noise: Generator, right: bool) -> None:
    """The shadow of an open book's fold at the left or right edge."""
    width = pixels.shape[2]
    distance = np.arange(width, dtype=np.float32) / width
    distance = distance[::-1] if right else distance
    shade = 1 - noise.uniform(0.35, 0.85) * np.exp(-distance / noise.uniform(0.02, 0.07))
    pixels *= shade
