"""Scans: boxes move exactly with the print, everything stays on the image, and nothing depends on global state."""

import random

import numpy as np
import pytest
from PIL import Image, ImageDraw

from djepa_corpus.forms import dataset, generate_pages
from djepa_corpus.forms.scan import DEVICES, draw_scan
from djepa_corpus.forms.warps import Bend, Projection, Warp


SIZE = (600, 850)
CONTENT = (20, 20, 980, 980)
TOLERANCE = 1.5  # pixels


def bend(axis: int = 0) -> Bend:
    at = np.linspace(0, SIZE[axis], 40)
    near = np.exp(-at / 80)
    return Bend(axis, at, at + 12 * near, 14 * near, 1 + 0.03 * near, SIZE[1 - axis] / 2)


CORNERS = Projection.to_corners([(18, 30), (570, 8), (588, 840), (4, 820)], SIZE)
WARPS = {
    "rotation": [Projection.rotation(-3.0, SIZE)],
    "perspective": [CORNERS],
    "curl": [bend()],
    "fold": [bend(1)],
    "photo": [bend(), bend(1), CORNERS, Projection.rotation(1.5, SIZE)],
}


def dots() -> list[tuple[int, int, int, int]]:
    """Boxes in pixels on a grid, far enough from each other to be found again."""
    rng = random.Random(3)
    corners = [(40 + 52 * column, 40 + 48 * row) for column in range(10) for row in range(16)]
    return [(x, y, x + rng.randint(3, 24), y + rng.randint(3, 12)) for x, y in corners]


def per_mille(box) -> list[float]:
    return [value / SIZE[index % 2] * 1000 for index, value in enumerate(box)]


def pixels(box) -> list[float]:
    return [value * SIZE[index % 2] / 1000 for index, value in enumerate(box)]


@pytest.mark.parametrize("name", WARPS)
def test_boxes_move_with_the_ink(name):
    image, boxes = Image.new("L", SIZE, 255), dots()
    for x0, y0, x1, y1 in boxes:
        ImageDraw.Draw(image).rectangle((x0, y0, x1 - 1, y1 - 1), fill=0)
    warp = Warp(SIZE, list(WARPS[name])).fit(CONTENT)
    dark = np.asarray(warp.image(image)) < 128
    for box in map(pixels, warp.boxes([per_mille(box) for box in boxes])):
        left, top = int(box[0]) - 6, int(box[1]) - 6
        rows, columns = np.nonzero(dark[max(top, 0) : int(box[3]) + 7, max(left, 0) : int(box[2]) + 7])
        found = (columns.min() + max(left, 0), rows.min() + max(top, 0))
        found += (columns.max() + 1 + max(left, 0), rows.max() + 1 + max(top, 0))
        assert np.abs(np.array(found) - box).max() < TOLERANCE


@pytest.mark.parametrize("device", sorted({device for shares in DEVICES.values() for device in shares}))
def test_every_device_keeps_size_and_content(device, monkeypatch):
    monkeypatch.setattr("djepa_corpus.forms.scan.DEVICES", {"": {device: 1}})
    image = Image.new("RGB", SIZE, "white")
    ImageDraw.Draw(image).text((100, 100), "text " * 20, fill="black")
    for seed in range(6):
        scan = draw_scan(random.Random(seed), "receipt", SIZE, CONTENT)
        scanned = scan.image(image)
        assert scanned.size == SIZE and scanned.mode == "RGB"
        darkest, lightest = scanned.convert("L").getextrema()
        assert lightest - darkest > 60 and lightest > 100
        (box,) = scan.warp.boxes([CONTENT])
        assert 0 < box[0] < box[2] < 1000 and 0 < box[1] < box[3] < 1000


def test_the_words_of_scanned_pages_lie_on_their_ink(monkeypatch):
    """The boxes of words have print inside, and paper above and below."""
    monkeypatch.setattr(dataset, "SCANNED_SHARE", 1.0)
    monkeypatch.setattr("djepa_corpus.forms.scan.DEVICES", {"": {"photo": 1, "book": 1}})
    hits = []
    for page in generate_pages(1, "train", 5, image_size=1000):
        grey, size = np.asarray(page["image"].convert("L"), dtype=float), page["image"].size
        for word, box in zip(page["words"], page["boxes"]):
            x0, y0, x1, y1 = (round(value * size[index % 2] / 1000) for index, value in enumerate(box))
            if len(word) > 4 and 5 < y1 - y0 < 14:
                rows = np.percentile(grey[max(y0 - 2, 0) : y1 + 2, x0:x1], 10, axis=1)  # dark where there is print
                hits.append(rows[2:-2].min() < min(rows[0], rows[-1]) - 10)
    assert len(hits) > 200 and np.mean(hits) > 0.85
