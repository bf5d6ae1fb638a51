"""Photographs without any asset: landscapes, seas, towns, portraits, still lifes, plants, and views of a microscope.

Pixels are computed with numpy and embedded as JPEG in an SVG image, which typst reads faster than raw pixels.
"""

import base64
import io
import random
from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from ..sheet import Sheet


LONG_SIDE = 190  # pixels
Colour = tuple[int, int, int]


def photo_markup(sheet: Sheet, width: float, height: float, scene: "Scene | None" = None) -> str:
    """A photograph of `width` times `height` millimetres, by default of a random scene."""
    scale = LONG_SIDE / max(width, height)
    size = max(int(width * scale), 8), max(int(height * scale), 8)
    draw = scene or sheet.pick(SCENES, TEST_SCENES)
    pixels = developed(sheet.rng, draw(sheet.rng, size))
    buffer = io.BytesIO()
    pixels.save(buffer, "JPEG", quality=sheet.rng.choice((55, 70, 80)))
    data = base64.b64encode(buffer.getvalue()).decode()
    picture = f"<image width='{size[0]}' height='{size[1]}' href='data:image/jpeg;base64,{data}'/>"
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {size[0]} {size[1]}'>{picture}</svg>"
    return f'#box(image(bytes("{svg}"), format: "svg", width: {width:.1f}mm, height: {height:.1f}mm, fit: "stretch"));'


def developed(rng: random.Random, picture: Image.Image) -> Image.Image:
    """Add noise, a vignette, a tint, and sometimes blur; some photographs are grey."""
    noise = np.random.default_rng(rng.getrandbits(32))
    if rng.random() < 0.5:
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 1.2)))
    pixels = np.asarray(picture, np.float32)
    y, x = (np.linspace(-1, 1, length, dtype=np.float32) for length in pixels.shape[:2])
    tint = np.float32([rng.uniform(0.9, 1.08) for _ in range(3)]) * np.float32(rng.uniform(0.75, 1.1))
    vignette = 1 - np.float32(rng.uniform(0, 0.15)) * (y[:, None] ** 2 + x**2)
    pixels = pixels * vignette[..., None] * tint + np.float32(rng.uniform(-10, 20))
    pixels += noise.standard_normal(pixels.shape, np.float32) * np.float32(rng.uniform(1, 9))
    if rng.random() < 0.25:
        pixels = np.repeat(pixels.mean(2, keepdims=True), 3, 2)
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8))


def clouds(rng: random.Random, size: tuple[int, int], octaves: tuple[int, ...] = (3, 6, 12, 24)) -> np.ndarray:
    """Smooth noise in 0..1, coarse and fine."""
    noise, total = np.random.default_rng(rng.getrandbits(32)), np.zeros(size[::-1], np.float32)
    for octave in octaves:
        columns = max(octave * size[0] // size[1], 2)
        coarse = Image.fromarray(noise.random((octave, columns), np.float32))
        total += np.asarray(coarse.resize(size, Image.Resampling.BICUBIC)) / octave
    return (total - total.min()) / max(np.ptp(total), 1e-6)


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> np.ndarray:
    share = np.linspace(0, 1, size[1], dtype=np.float32)[:, None, None]
    return np.broadcast_to((1 - share) * np.float32(top) + share * np.float32(bottom), (size[1], size[0], 3)).copy()


def near(rng: random.Random, ink: Colour, spread: int = 25) -> Colour:
    """A colour near another one."""
    return tuple(min(max(value + rng.randint(-spread, spread), 0), 255) for value in ink)


def as_image(pixels: np.ndarray) -> Image.Image:
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8))


def sky(rng: random.Random, size: tuple[int, int]) -> np.ndarray:
    tops = ((70, 120, 190), (120, 150, 190), (200, 150, 120), (50, 60, 90), (170, 185, 200))
    top = near(rng, rng.choice(tops))
    pixels = gradient(size, top, near(rng, (225, 225, 225)))
    cover = clouds(rng, size)[..., None] ** rng.uniform(1, 3) * rng.uniform(0.2, 0.9)
    return pixels * (1 - cover) + 245 * cover


def ridge(rng: random.Random, width: int, level: float, height: float) -> np.ndarray:
    """A line of hills: heights of the columns in pixels."""
    x, line = np.linspace(0, 1, width), np.zeros(width)
    for step in range(1, 7):
        line += np.sin(x * rng.uniform(1, 3) * 2**step + rng.uniform(0, 6)) / 1.7**step
    return level + height * line


def landscape(rng: random.Random, size: tuple[int, int]) -> Image.Image:
    """Several ridges below a sky, paler in the distance."""
    width, height = size
    pixels, rows = sky(rng, size), np.arange(height)[:, None]
    near_ink = near(rng, rng.choice(((60, 90, 45), (110, 100, 60), (70, 75, 80), (150, 130, 90), (230, 230, 235))))
    count, texture = rng.randint(2, 4), clouds(rng, size, (8, 20, 50))
    for index in range(count):
        share = (index + 1) / count
        ink = np.float32(near_ink) * share + np.float32((150, 170, 190)) * (1 - share)
        line = ridge(rng, width, height * (0.35 + 0.5 * index / count), height * rng.uniform(0.05, 0.14))
        shaded = ink * (0.7 + 0.6 * texture[..., None])
        pixels = np.where((rows > line)[..., None], shaded, pixels)
    return as_image(pixels)


def sea(rng: random.Random, size: tuple[int, int]) -> Image.Image:
    """Water with waves, a horizon, sometimes a ship."""
    width, height = size
    pixels, horizon = sky(rng, size), int(height * rng.uniform(0.35, 0.6))
    water = gradient(size, near(rng, (110, 150, 170)), near(rng, (20, 60, 90)))
    waves = clouds(rng, (max(width // 5, 4), height), (8, 20, 60))
    waves = np.asarray(Image.fromarray(waves).resize(size))[..., None]
    pixels[horizon:] = (water * (0.75 + 0.5 * waves))[horizon:]
    picture = as_image(pixels)
    if rng.random() < 0.6:
        pen, x, unit = ImageDraw.Draw(picture), rng.randint(0, width), width * rng.uniform(0.05, 0.2)
        pen.polygon(
            [
                (x, horizon),
                (x + unit, horizon),
                (x + 0.8 * unit, horizon + unit / 4),
                (x + 0.2 * unit, horizon + unit / 4),
            ],
            near(rng, (60, 40, 40)),
        )
        pen.polygon(
            [(x + unit / 2, horizon), (x + unit / 2, horizon - unit), (x + unit, horizon - unit / 6)],
            near(rng, (230, 225, 215)),
        )
    return picture


def town(rng: random.Random, size: tuple[int, int]) -> Image.Image:
    """Houses with rows of windows, behind a street."""
    width, height = size
    picture = as_image(sky(rng, size))
    pen, x, ground = ImageDraw.Draw(picture), -5, int(height * rng.uniform(0.75, 0.92))
    while x < width:
        wide, tall = rng.randint(width // 10, width // 4), rng.uniform(0.3, 0.8) * ground
        ink = near(rng, rng.choice(((170, 150, 130), (120, 110, 110), (190, 180, 165), (140, 80, 65), (90, 100, 115))))
        pen.rectangle([x, ground - tall, x + wide, ground], ink)
        if rng.random() < 0.5:
            pen.polygon(
                [(x - 2, ground - tall), (x + wide / 2, ground - tall - wide * 0.4), (x + wide + 2, ground - tall)],
                near(rng, (110, 60, 50)),
            )
        step, glass = rng.randint(6, 11), near(rng, rng.choice(((60, 70, 85), (220, 200, 140))))
        for left in range(x + 3, x + wide - 4, step):
            for top in range(int(ground - tall) + 4, ground - 8, step + 2):
                pen.rectangle([left, top, left + step // 2, top + step // 2 + 1], glass)
        x += wide + rng.randint(0, 4)
    pen.rectangle([0, ground, width, height], near(rng, (105, 105, 105)))
    return picture


def portrait(rng: random.Random, size: tuple[int, int]) -> Image.Image:
    """Head and shoulders of one to three people before a blurred background."""
    width, height = size
    backdrop = gradient(size, near(rng, (160, 165, 165), 35), near(rng, (110, 110, 105), 35)) * (
        0.7 + 0.5 * clouds(rng, size, (2, 4))[..., None]
    )
    picture = as_image(backdrop)
    pen, count = ImageDraw.Draw(picture), rng.choice((1, 1, 1, 2, 3)) if width > height * 1.2 else 1
    for index in range(count):
        radius = height * rng.uniform(0.14, 0.22) / (1 if count == 1 else 1.3)
        x, y = width * (index + 0.5) / count + rng.uniform(-0.05, 0.05) * width, height * rng.uniform(0.32, 0.45)
        skin = near(rng, rng.choice(((225, 180, 150), (190, 140, 105), (120, 80, 60), (235, 195, 170))), 15)
        hair = near(rng, rng.choice(((40, 30, 25), (90, 60, 35), (170, 130, 80), (150, 150, 150))), 20)
        coat = near(rng, rng.choice(((40, 50, 80), (110, 40, 45), (60, 90, 70), (200, 200, 205), (50, 50, 55))), 25)
        long_hair = rng.uniform(1.0, 2.1)
        pen.ellipse([x - radius * 1.15, y - radius * 1.5, x + radius * 1.15, y + radius * long_hair], hair)
        pen.ellipse([x - radius * 2.6, y + radius * 1.5, x + radius * 2.6, y + radius * 7], coat)
        dark = tuple(int(value * 0.85) for value in skin)
        pen.rectangle([x - radius * 0.42, y + radius * 0.6, x + radius * 0.42, y + radius * 1.9], dark)
        pen.ellipse([x - radius * 0.88, y - radius * 1.1, x + radius * 0.88, y + radius * 1.3], skin)
        for side in (-0.36, 0.36):
            pen.ellipse(
                [x + radius * (side - 0.13), y - radius * 0.1, x + radius * (side + 0.13), y + radius * 0.08],
                (45, 35, 35),
            )
        pen.arc([x - radius * 0.4, y + radius * 0.3, x + radius * 0.4, y + radius * 0.8], 20, 160, (150, 70, 70), 2)
        pen.line([x, y + radius * 0.1, x - radius * 0.08, y + radius * 0.4], dark, 2)
        pen.pieslice([x - radius * 0.98, y - radius * 1.35, x + radius * 0.98, y + radius * 0.5], 190, 350, hair)
    return picture.filter(ImageFilter.GaussianBlur(0.8))


def still_life(rng: random.Random, size: tuple[int, int]) -> Image.Image:
    """Shaded balls, boxes and bottles on a table."""
    width, height = size
    wall, table = near(rng, (170, 165, 155), 50), near(rng, (140, 110, 80), 40)
    pixels = gradient(size, wall, near(rng, wall, 15))
    edge = int(height * rng.uniform(0.5, 0.7))
    pixels[edge:] = gradient(size, table, near(rng, table, 20))[edge:] * (
        0.8 + 0.4 * clouds(rng, (width, height), (4, 40))[edge:, :, None]
    )
    for _ in range(rng.randint(2, 6)):
        radius, squeezed = height * rng.uniform(0.08, 0.22), rng.choice((1, 1, 0.5, 0.4))
        centre = rng.uniform(0.1, 0.9) * width, edge + rng.uniform(-0.1, 0.2) * height
        ink = near(rng, rng.choice(((200, 60, 50), (220, 170, 60), (80, 130, 70), (90, 110, 160), (230, 225, 215))))
        _ball(pixels, centre, radius, squeezed, ink)
    return as_image(pixels)


def _ball(pixels: np.ndarray, centre: tuple[float, float], radius: float, squeezed: float, ink: Colour) -> None:
    """Draw a ball or bottle with light from the upper left and a shadow at the right."""
    left, top = (max(int(value - 2 * radius), 0) for value in centre)
    part = pixels[top : int(top + 4 * radius), left : int(left + 4 * radius)]
    x = (np.arange(part.shape[1], dtype=np.float32) + left - centre[0]) / radius
    y = ((np.arange(part.shape[0], dtype=np.float32) + top - centre[1]) / radius)[:, None]
    part[((x - 0.5) / 1.2) ** 2 + ((y - 0.9) / 0.3) ** 2 < 1] *= 0.6
    light = np.exp(-((x + 0.35 * squeezed) ** 2 + (y + 0.4) ** 2) * 1.6)[..., None]
    inside = (x / squeezed) ** 2 + y**2 < 1
    part[inside] = (np.float32(ink) * (0.35 + 0.8 * light) + 60 * light**4)[inside]


def plants(rng: random.Random, size: tuple[int, int]) -> Image.Image:
    """Leaves and blossoms, sharp in front of blurred ones."""
    picture = as_image(gradient(size, near(rng, (70, 100, 60)), near(rng, (40, 60, 35))))
    for layer in range(3):
        pen = ImageDraw.Draw(picture)
        for _ in range(rng.randint(20, 60)):
            x, y = rng.uniform(0, size[0]), rng.uniform(0, size[1])
            length, angle = rng.uniform(8, 34), rng.uniform(0, 6.3)
            u, v = length * np.cos(angle), length * np.sin(angle)
            ink = near(rng, (60 + 30 * layer, 110 + 25 * layer, 50), 30)
            pen.polygon(
                [
                    (x, y),
                    (x + u / 2 - v / 4, y + v / 2 + u / 4),
                    (x + u, y + v),
                    (x + u / 2 + v / 4, y + v / 2 - u / 4),
                ],
                ink,
            )
        picture = picture.filter(ImageFilter.GaussianBlur(3 - layer * 1.4 if layer < 2 else 0.5))
    pen, petal = (
        ImageDraw.Draw(picture),
        near(rng, rng.choice(((230, 90, 110), (240, 220, 90), (235, 235, 240), (150, 90, 190)))),
    )
    for _ in range(rng.choice((0, 1, 3, 7))):
        x, y, radius = rng.uniform(0, size[0]), rng.uniform(0, size[1]), rng.uniform(6, 22)
        for turn in range(6):
            u, v = x + radius * np.cos(turn * 1.05), y + radius * np.sin(turn * 1.05)
            pen.ellipse([u - radius * 0.6, v - radius * 0.6, u + radius * 0.6, v + radius * 0.6], near(rng, petal, 12))
        pen.ellipse([x - radius * 0.4, y - radius * 0.4, x + radius * 0.4, y + radius * 0.4], (210, 170, 60))
    return picture


def microscope(rng: random.Random, size: tuple[int, int]) -> Image.Image:
    """Cells or grains on a plain or speckled ground."""
    grey = rng.random() < 0.5
    ground = (120, 120, 120) if grey else near(rng, (215, 190, 210), 40)
    pixels = np.full((size[1], size[0], 3), ground, np.float32) * (
        0.75 + 0.5 * clouds(rng, size, (6, 30, 80))[..., None]
    )
    picture = as_image(pixels)
    pen, ink = ImageDraw.Draw(picture), (190, 190, 190) if grey else near(rng, (150, 70, 140), 60)
    for _ in range(rng.randint(15, 90)):
        x, y, a, b = rng.uniform(0, size[0]), rng.uniform(0, size[1]), rng.uniform(3, 14), rng.uniform(3, 14)
        pen.ellipse([x - a, y - b, x + a, y + b], near(rng, ink, 35), tuple(int(value * 0.6) for value in ink))
        pen.ellipse([x - a / 3, y - b / 3, x + a / 3, y + b / 3], tuple(int(value * 0.5) for value in ink))
    return picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.5, 1.5)))


def machine(rng: random.Random, size: tuple[int, int]) -> Image.Image:
    """A device with buttons and a display on a bench."""
    width, height = size
    picture = as_image(gradient(size, near(rng, (200, 200, 205), 30), near(rng, (130, 130, 135), 30)))
    pen, ink = (
        ImageDraw.Draw(picture),
        near(rng, rng.choice(((60, 65, 70), (210, 210, 205), (40, 70, 110), (170, 60, 40)))),
    )
    box = [
        width * rng.uniform(0.08, 0.2),
        height * rng.uniform(0.1, 0.25),
        width * rng.uniform(0.75, 0.92),
        height * 0.82,
    ]
    pen.ellipse([box[0], height * 0.74, box[2], height * 0.92], (95, 95, 95))
    pen.rounded_rectangle(box, height * 0.06, ink, tuple(int(value * 0.6) for value in ink), 2)
    wide, tall = box[2] - box[0], box[3] - box[1]
    pen.rectangle(
        [box[0] + wide * 0.1, box[1] + tall * 0.15, box[0] + wide * 0.6, box[1] + tall * 0.5],
        near(rng, (60, 90, 70), 40),
    )
    for index in range(rng.randint(3, 9)):
        x, y = box[0] + wide * (0.1 + 0.1 * (index % 8)), box[1] + tall * (0.65 + 0.15 * (index // 8))
        pen.ellipse([x, y, x + wide * 0.06, y + wide * 0.06], near(rng, (180, 180, 180), 60))
    radius = tall * 0.16
    x, y = box[0] + wide * 0.8, box[1] + tall * 0.35
    pen.ellipse([x - radius, y - radius, x + radius, y + radius], (50, 50, 50), (20, 20, 20), 2)
    shaded = np.asarray(picture, np.float32) * (0.8 + 0.35 * clouds(rng, size, (2, 3))[..., None])
    return as_image(shaded)


Scene = Callable[[random.Random, tuple[int, int]], Image.Image]
SCENES: tuple[Scene, ...] = (landscape, landscape, sea, town, portrait, portrait, still_life, microscope)
TEST_SCENES: tuple[Scene, ...] = (plants, machine, landscape, portrait, town)
