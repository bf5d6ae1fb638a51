"""The worst and the best pages of an evaluation as an HTML file."""

import base64
import heapq
import html
import io
import itertools
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from ..files import replace
from ..overlay import RIGHT, TRUTH, WRONG, to_pixels
from .segmentation import Prediction, is_right


LONGEST = 1000  # pixels of a picture's longer side
MASK_OPACITY = 80
STYLE = """
body { font: 14px/1.4 sans-serif; margin: 2rem; color: #1c2026 }
section { display: flex; gap: 1.5rem; margin: 0 0 2.5rem; align-items: flex-start }
img { max-width: 46vw; border: 1px solid #cdd2d8 }
td, th { padding: .2rem .6rem; text-align: left; vertical-align: top }
tr.right td:first-child { border-left: 4px solid #009e73 } tr.wrong td:first-child { border-left: 4px solid #d55e00 }
"""


class ExampleSheet:
    """Collects a few pages of an evaluation; pass `add` as `watch` to `evaluate_pages`.

    Args:
        examples: number of worst and of best pages.
    """

    def __init__(self, examples: int = 4):
        self.examples = examples
        self._worst: list[tuple] = []
        self._best: list[tuple] = []
        self._numbers = itertools.count()

    def add(self, page: dict, predictions: Sequence[Prediction], scores: dict) -> None:
        """Add a page, ranked by the share of its questions with a correct answer."""
        share, number = scores.get("correct", 0.0), next(self._numbers)
        for heap, rank in ((self._best, share), (self._worst, -share)):
            heapq.heappush(heap, ((rank, -number), (share, page, list(predictions))))
            if len(heap) > self.examples:
                heapq.heappop(heap)

    def write(self, path: Path, title: str) -> None:
        """Write the file atomically."""
        parts = [f"<!doctype html><meta charset=utf-8><title>{html.escape(title)}</title><style>{STYLE}</style>"]
        parts.append(
            f"<h1>{html.escape(title)}</h1><p>Blue: the true region. Green and orange: right and wrong answers."
        )
        for heading, heap in (("Worst pages", self._worst), ("Best pages", self._best)):
            parts.append(f"<h2>{heading}</h2>")
            parts += [_section(*entry) for _, entry in sorted(heap, reverse=True, key=lambda item: item[0])]
        replace(path, "\n".join(parts).encode())


def _section(share: float, page: dict, predictions: list[Prediction]) -> str:
    rows = "".join(_row(q, p) for q, p in zip(page["questions"], predictions))
    picture = _picture(page, predictions)
    return (
        f"<section><div>{picture}</div><div><h3>{html.escape(page['page_id'])}: {share:.0%} right</h3><table>"
        f"<tr><th>question<th>expected<th>answer<th>score</tr>{rows}</table></div></section>"
    )


def _row(question: dict, prediction: Prediction) -> str:
    expected = " | ".join(question["answers"]) if question["answer_boxes"] else "(not on the page)"
    found = prediction.text if prediction.present else f"(not on the page) {prediction.text}"
    kind = "right" if is_right(question, prediction) else "wrong"
    cells = "".join(f"<td>{html.escape(text)}" for text in (question["question"], expected, found))
    return f"<tr class={kind}>{cells}<td>{prediction.score:.2f}</tr>"


def _picture(page: dict, predictions: list[Prediction]) -> str:
    """Return an `img` element of the page with true and predicted regions."""
    if page["image"] is None:
        return ""
    image = page["image"].convert("RGB")
    image.thumbnail((LONGEST, LONGEST))
    draw = ImageDraw.Draw(image)
    for question, prediction in zip(page["questions"], predictions):
        for box in (box for boxes in question["answer_boxes"] for box in boxes):
            draw.rectangle(to_pixels(box, image.size, 3), outline=TRUTH)
        if prediction.present:
            colour = RIGHT if is_right(question, prediction) else WRONG
            if prediction.mask is not None:
                opacity = Image.fromarray(prediction.mask.astype(np.uint8) * MASK_OPACITY).resize(image.size)
                image.paste(Image.new("RGB", image.size, colour), mask=opacity)
            for box in prediction.boxes:
                draw.rectangle(to_pixels(box, image.size, 1), outline=colour, width=2)
    file = io.BytesIO()
    image.save(file, "JPEG", quality=80)
    return f'<img src="data:image/jpeg;base64,{base64.b64encode(file.getvalue()).decode()}">'
