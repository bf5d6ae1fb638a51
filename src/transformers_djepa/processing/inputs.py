"""`DJepaInputs`: model inputs, and the pages and question counts that post-processing needs."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from transformers import BatchFeature

from djepa_pages.reading_order import split_columns


@dataclass
class ReadPage:
    """Words and sizes of a page."""

    words: list[str]  # all words, including those beyond `max_length`
    boxes: list[list[float]]  # one [x0, y0, x1, y1] per word, 0..1000 of the page
    size: tuple[int, int]  # (width, height) of the page's image in pixels
    reshaped_size: tuple[int, int]  # (height, width) in the letterbox

    @cached_property
    def columns(self) -> list[list[int]]:
        """Indices of the words by column, in reading order."""
        return split_columns(self.words, self.boxes)


COORDINATES = ("bbox", "input_points", "input_boxes")  # 0..1000 of the page: too fine for bfloat16


class DJepaInputs(BatchFeature):
    """A `BatchFeature` that also holds its pages; `.to(dtype)` keeps the dtype of coordinates."""

    pages: list[ReadPage] | None  # `None` without page inputs
    num_questions: list[int] | None  # of each page; `None` without question inputs

    def __init__(self, data: dict[str, Any] | None = None, tensor_type=None, pages=None, num_questions=None):
        super().__init__(data, tensor_type=tensor_type)
        self.pages = pages
        self.num_questions = num_questions

    def to(self, *args, **kwargs) -> "DJepaInputs":
        coordinates = {name: self[name] for name in COORDINATES if name in self}
        super().to(*args, **kwargs)
        for name, values in coordinates.items():
            self[name] = values.to(self[name].device)
        return self

    def __getstate__(self) -> dict[str, Any]:
        return {"data": self.data, "pages": self.pages, "num_questions": self.num_questions}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
