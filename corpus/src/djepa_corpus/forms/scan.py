"""Scans and photos of pages: a device, what happened to the paper before, and how the page lies on the glass or table.

`draw_scan` draws all of that for a page. Its warp moves boxes, with or without an image; `Scan.image` makes the image.
"""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import numpy as np
from PIL import Image

from . import camera, paper
from .warps import Bend, Projection, Warp


Effect = Callable[[np.ndarray, np.random.Generator], np.ndarray | None]
BOUND = {"flatbed": 4, "photo": 2, "copier": 2, "book": 4}  # printed in books or journals
# Shares of devices by kind of document; the last line is for all other kinds.
DEVICES = {
    "receipt": {"flatbed": 2, "photo": 5, "copier": 1},
    "slides": {"flatbed": 3, "photo": 5, "copier": 1},
    **dict.fromkeys(("article", "thesis", "manual", "magazine"), BOUND),
    "": {"flatbed": 10, "photo": 5, "copier": 4, "fax": 1, "book": 0.5},
}
THERMAL_SHARE = 0.7  # of scanned receipts
FOLDED_SHARE = {"letter": 0.4, "": 0.15}


@dataclass
class Scan:
    """How a page is scanned.

    Attributes:
        warp: geometry, for boxes and the image.
        seed: of the noise.
        grey: without colour.
        before: effects on the paper.
        around: what is around the page, as in `camera.surroundings`.
        after: effects of the device.
        compressed: JPEG artefacts.
        coarse: low resolution.
    """

    warp: Warp
    seed: int
    grey: bool = False
    before: list[Effect] = field(default_factory=list)
    around: str = "lid"
    after: list[Effect] = field(default_factory=list)
    compressed: bool = False
    coarse: bool = False

    def image(self, image: Image.Image) -> Image.Image:
        """Return the scan of a page's image; same size, RGB."""
        noise = np.random.default_rng(self.seed)
        if self.before or self.grey:
            pixels = _pixels(image.convert("L") if self.grey else image)
            image = _image(_applied(self.before, pixels, noise))
        pixels = _pixels(self.warp.image(image))
        if self.warp.steps:
            camera.surroundings(pixels, noise, self.warp.outline(), self.around)
        image = _image(_applied(self.after, pixels, noise))
        if self.coarse:
            image = camera.low_resolution(image, noise)
        return camera.jpeg(image, noise) if self.compressed else image.convert("RGB")


def draw_scan(rng: random.Random, kind: str, size: tuple[float, float], content: Sequence[float]) -> Scan:
    """Draw how a page is scanned.

    Args:
        rng: random generator.
        kind: of document, such as "receipt".
        size: of the page or its image.
        content: box (0..1000) around all that must stay on the image.
    """
    shares = DEVICES.get(kind, DEVICES[""])
    device = rng.choices(list(shares), list(shares.values()))[0]
    scan = Scan(Warp(size), rng.getrandbits(64))
    folds = _draw_folds(rng) if rng.random() < FOLDED_SHARE.get(kind, FOLDED_SHARE[""]) else []
    if kind == "receipt" and rng.random() < THERMAL_SHARE:
        scan.before.append(paper.thermal)
    _worn(rng, scan, kind)
    if folds:
        scan.warp.steps += [_fold_bend(rng, size, fold) for fold in folds]
        scan.before.append(partial(paper.fold_shades, folds=folds))
    {"flatbed": _flatbed, "photo": _photo, "copier": _copier, "fax": _fax, "book": _book}[device](rng, scan)
    scan.warp.fit(content)
    return scan


def _worn(rng: random.Random, scan: Scan, kind: str) -> None:
    """Paper, and what happened to it."""
    odds = {
        paper.fibres: 0.15,
        paper.bleed_through: 0.1,
        paper.wrinkles: 0.06,
        paper.stain: 0.03,
        paper.pale_print: 0.12,
    }
    odds |= {paper.holes: 0.1, paper.staple: 0.08} if kind != "receipt" else {}
    chosen = [effect for effect, share in odds.items() if rng.random() < share]
    if rng.random() < 0.5:
        colours = "coloured_paper" if rng.random() < 0.12 else "scanned_paper"
        chosen.insert(0, partial(paper.tint, colours=colours))
    scan.before += chosen


def _flatbed(rng: random.Random, scan: Scan) -> None:
    """A scanner: the page is slightly turned, the lid shows at the edges."""
    _skew(rng, scan, 0.6)
    scan.around = rng.choice(("lid", "lid", "black"))
    odds = {camera.blur: 0.45, camera.low_contrast: 0.35, camera.light: 0.25, camera.grain: 0.6, camera.speckles: 0.25}
    scan.after += [effect for effect, share in odds.items() if rng.random() < share]
    scan.grey, scan.compressed, scan.coarse = rng.random() < 0.25, rng.random() < 0.55, rng.random() < 0.08


def _photo(rng: random.Random, scan: Scan) -> None:
    """A photo of a page on a table, from slightly aside; the page may be wavy."""
    width, height = size = scan.warp.size
    if rng.random() < 0.4:
        scan.warp.steps.append(_wave(rng, size))
    inset, tilt = rng.uniform(-0.01, 0.07), rng.choice((0.01, 0.02, 0.035))
    corners = []
    for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)):
        across, down = inset + rng.uniform(-tilt, tilt), inset + rng.uniform(-tilt, tilt)
        corners.append((width * (x + across * (1 - 2 * x)), height * (y + down * (1 - 2 * y))))
    scan.warp.steps.append(Projection.to_corners(corners, size))
    if rng.random() < 0.6:
        scan.warp.steps.append(Projection.rotation(rng.gauss(0, 1.5), size))
    scan.around = "table"
    odds = {
        partial(camera.light, shadow=rng.random() < 0.55): 0.85,
        camera.cast: 0.7,
        camera.blur: 0.4,
        camera.grain: 0.6,
    }
    scan.after += [effect for effect, share in odds.items() if rng.random() < share]
    scan.grey, scan.compressed, scan.coarse = rng.random() < 0.05, rng.random() < 0.75, rng.random() < 0.1


def _copier(rng: random.Random, scan: Scan) -> None:
    """A copy, or a copy of a copy: grey, steep, with dark edges and toner."""
    _skew(rng, scan, 0.7)
    scan.around = rng.choice(("lid", "black", "black"))
    odds = {camera.blur: 0.7, camera.steep: 0.6, camera.copier_edges: 0.6, camera.streaks: 0.3, camera.speckles: 0.6}
    scan.after += [effect for effect, share in odds.items() if rng.random() < share]
    scan.grey, scan.compressed = True, rng.random() < 0.4


def _fax(rng: random.Random, scan: Scan) -> None:
    _skew(rng, scan, 0.5)
    scan.after += [partial(camera.blur, amount=rng.uniform(0.03, 0.12)), camera.fax]
    scan.grey = True


def _book(rng: random.Random, scan: Scan) -> None:
    """A page of an open book: lines bend and letters get narrow near the spine."""
    right = rng.random() < 0.5
    scan.warp.steps.append(_curl(rng, scan.warp.size, right))
    scan.before.append(partial(paper.spine_shade, right=right))
    _skew(rng, scan, 0.6)
    scan.around = rng.choice(("table", "black", "lid"))
    odds = {camera.light: 0.6, camera.cast: 0.3, camera.blur: 0.3, camera.grain: 0.5}
    scan.after += [effect for effect, share in odds.items() if rng.random() < share]
    scan.grey, scan.compressed = rng.random() < 0.3, rng.random() < 0.5


def _skew(rng: random.Random, scan: Scan, share: float) -> None:
    if rng.random() < share:
        angle = rng.gauss(0, rng.choice((0.5, 0.7, 0.7, 1.8)))
        scan.warp.steps.append(Projection.rotation(angle, scan.warp.size))


def _wave(rng: random.Random, size: tuple[float, float]) -> Bend:
    """Paper that does not lie flat: lines rise and fall a little."""
    axis = rng.choice((0, 0, 1))
    at = np.linspace(0, size[axis], 33)
    phase = 2 * math.pi * at / size[axis] * rng.uniform(0.4, 1.5) + rng.uniform(0, 2 * math.pi)
    shift = size[1 - axis] * rng.uniform(0.002, 0.012) * np.sin(phase)
    moved = at + size[axis] * rng.uniform(0, 0.008) * np.sin(phase + 1)
    return Bend(axis, at, moved, shift, 1 + rng.uniform(0, 0.02) * np.cos(phase), size[1 - axis] / 2)


def _curl(rng: random.Random, size: tuple[float, float], right: bool) -> Bend:
    """The curl of a page near the spine, at the left or right edge."""
    width, height = size
    at = np.linspace(0, width, 49)
    near = np.exp(-(width - at if right else at) / (width * rng.uniform(0.05, 0.14)))
    inward = width * rng.uniform(0.01, 0.03) * near
    shift = height * rng.uniform(-0.02, 0.02) * near
    return Bend(0, at, at - inward if right else at + inward, shift, 1 + rng.uniform(-0.03, 0.03) * near, height / 2)


def _draw_folds(rng: random.Random) -> list[tuple[int, float]]:
    """Return folds as pairs of an axis (0: a line from top to bottom) and a place in 0..1 of the page."""
    kinds = ([(1, 1 / 3), (1, 2 / 3)], [(1, 1 / 3), (1, 2 / 3)], [(1, 1 / 2)], [(0, 1 / 2), (1, 1 / 2)], [(0, 1 / 2)])
    return [(axis, place + rng.gauss(0, 0.01)) for axis, place in rng.choice(kinds)]


def _fold_bend(rng: random.Random, size: tuple[float, float], fold: tuple[int, float]) -> Bend:
    """The parts of a page on both sides of a fold lean in different directions."""
    axis, place = fold
    # Points along a line across the fold, which has a kink there.
    length, across = size[axis], size[1 - axis]
    at = np.array([0, place, 1]) * length
    shift = np.array([rng.uniform(-0.003, 0.003), 0, rng.uniform(-0.003, 0.003)]) * across
    scale = 1 + np.array([rng.uniform(-0.004, 0.004), 0, rng.uniform(-0.004, 0.004)])
    return Bend(axis, at, at, shift, scale, across / 2)


def _applied(effects: list[Effect], pixels: np.ndarray, noise: np.random.Generator) -> np.ndarray:
    for effect in effects:
        changed = effect(pixels, noise)
        pixels = pixels if changed is None else changed
    return pixels


def _pixels(image: Image.Image) -> np.ndarray:
    """Return a float array of the shape (channels, height, width) in 0..1."""
    values = np.asarray(image)
    values = values[None] if values.ndim == 2 else values.transpose(2, 0, 1)
    return np.multiply(values, np.float32(1 / 255), order="C")


def _image(pixels: np.ndarray) -> Image.Image:
    bands = [Image.fromarray(band) for band in (pixels.clip(0, 1) * 255).astype(np.uint8)]
    return bands[0] if len(bands) == 1 else Image.merge("RGB", bands)
