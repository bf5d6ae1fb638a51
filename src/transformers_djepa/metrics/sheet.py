"""The worst and the best pages of an evaluation as an HTML file."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from djepa_runtime.files import write_html
from djepa_runtime.overlay import RIGHT, TRUTH, WRONG, data_url, to_pixels

from .functions import Prediction, is_right


TEMPLATE = Path(__file__).with_name("sheet.html")
LONGEST = 1000  # pixels of a picture's longer side
MASK_OPACITY = 80


class ExampleSheet:
    """Collects a few pages of an evaluation; pass `add` as `watch` to `evaluate_pages`.

    Args:
        examples: number of worst and of best pages.
    """

    def __init__(self, examples: int = 4):
        self.examples = examples
        self.worst: list[tuple] = []
        self.best: list[tuple] = []

    def add(self, page: dict, predictions: Sequence[Prediction], scores: dict) -> None:
        """Add a page, ranked by the share of its questions with a correct answer."""
        example = (scores.get("correct", 0.0), page, list(predictions))
        self.worst = sorted([*self.worst, example], key=lambda each: each[0])[: self.examples]
        self.best = sorted([*self.best, example], key=lambda each: -each[0])[: self.examples]

    def write(self, path: Path, title: str) -> None:
        """Write the file atomically."""
        worst, best = ([_shown(*example) for example in examples] for examples in (self.worst, self.best))
        write_html(path, TEMPLATE, title=title, worst=worst, best=best)


def _shown(share: float, page: dict, predictions: list[Prediction]) -> tuple:
    """Values of the template: share of right answers, page, picture, and each question with its prediction."""
    asked = [(q, prediction, is_right(q, prediction)) for q, prediction in zip(page["questions"], predictions)]
    return share, page, page["image"] and data_url(_picture(page["image"], asked), "JPEG", quality=80), asked


def _picture(image: Image.Image, asked: list[tuple[dict, Prediction, bool]]) -> Image.Image:
    """Draw true and predicted regions on a page."""
    image = image.convert("RGB")
    image.thumbnail((LONGEST, LONGEST))
    draw = ImageDraw.Draw(image)
    for question, prediction, right in asked:
        for box in (box for boxes in question["answer_boxes"] for box in boxes):
            draw.rectangle(to_pixels(box, image.size, 3), outline=TRUTH)
        if prediction.present:
            colour = RIGHT if right else WRONG
            if prediction.mask is not None:
                opacity = Image.fromarray(prediction.mask.astype(np.uint8) * MASK_OPACITY).resize(image.size)
                image.paste(Image.new("RGB", image.size, colour), mask=opacity)
            for box in prediction.boxes:
                draw.rectangle(to_pixels(box, image.size, 1), outline=colour, width=2)
    return image
