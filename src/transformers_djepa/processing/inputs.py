"""`DJepaInputs`: the tensors of `model(**inputs)`, and beside them what reading the answers needs."""

from dataclasses import dataclass
from typing import Any

from transformers import BatchFeature
from transformers.utils import TensorType


@dataclass
class ReadPage:
    """What stays of a page beside its tensors.

    Attributes:
        words: all words of the page, also those beyond `max_length`.
        boxes: one `[x0, y0, x1, y1]` a word, 0..1000 of the page.
        size: `(width, height)` of the page's image in pixels.
        reshaped_size: `(height, width)` in the letterbox.
    """

    words: list[str]
    boxes: list[list[float]]
    size: tuple[int, int]
    reshaped_size: tuple[int, int]


COORDINATES = ("bbox", "input_points", "input_boxes")  # 0..1000 of the page, of which bfloat16 knows every fourth


class DJepaInputs(BatchFeature):
    """A `BatchFeature` that remembers its pages. Its keys are tensors alone, so `model(**inputs)` and `.to(device)`
    work as ever; `.to(dtype)` leaves places on the page as precise as they are.

    Attributes:
        pages: one `ReadPage` a page, `None` for a question part.
        num_questions: questions of each page, `None` for a page part.
    """

    def __init__(
        self,
        data: dict[str, Any] | None = None,
        tensor_type: str | TensorType | None = None,
        pages: list[ReadPage] | None = None,
        num_questions: list[int] | None = None,
    ):
        super().__init__(data, tensor_type=tensor_type)
        self.pages = pages
        self.num_questions = num_questions

    def to(self, *args, **kwargs) -> "DJepaInputs":
        places = {name: self[name] for name in COORDINATES if name in self}
        super().to(*args, **kwargs)
        for name, place in places.items():
            self[name] = place.to(self[name].device)
        return self

    def __getstate__(self) -> dict[str, Any]:
        return {"data": self.data, "pages": self.pages, "num_questions": self.num_questions}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
