"""The inference loop: each page is encoded once, and its questions are asked in groups.

    pages            ─ processor ─> arrays ─ engine.encode_pages ─> the state of each page
    state, questions ─ processor ─> arrays ─ engine.answer ───────> the outputs for each question

Memory is bounded by one group of pages and one group of questions, whatever their number: outputs are yielded one by
one, to be read as answers and dropped.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple, Protocol

import numpy as np

from djepa_pages import Page

from ..processing.answers import QuestionOutput, ReadPage, split_outputs
from ..processing.processing_djepa import DJepaInputs, DJepaProcessor


class Engine(Protocol):
    """Runs the model. Inputs and outputs are NumPy arrays by the names of the processor and the model."""

    max_pages: int  # in a call of `encode_pages`
    max_questions: int  # in a call of `answer`

    def encode_pages(self, inputs: Mapping[str, np.ndarray]) -> list[Any]:
        """Encode a batch of pages; returns a state for each, which only the engine reads."""

    def answer(self, page: Any, prompts: Mapping[str, np.ndarray], all_masks: bool = False) -> dict[str, np.ndarray]:
        """Answer questions `(1, questions, ...)` about a page: the single mask of each or, with `all_masks`, also the
        masks for ambiguous questions."""


@dataclass
class Prompts:
    """What is asked of a page: questions, or a single one that is `None` or a text, with clicks and a rough box."""

    questions: Sequence[str | None]  # `None` for clicks or a box alone
    points: Sequence[Sequence[float]] | None = None  # [x, y] in 0..1000 of the page
    labels: Sequence[int] | None = None  # for each click 1 (inside the answer) or 0 (outside)
    box: Sequence[float] | None = None  # [x0, y0, x1, y1] in 0..1000
    all_masks: bool = False  # also answer with the masks for ambiguous questions

    def groups(self, most: int | None = None) -> Iterator[dict[str, list]]:
        """Yield arguments of `DJepaProcessor` with at most `most` questions, by default all."""
        pointing = {"input_points": self.points, "input_labels": self.labels, "input_boxes": self.box}
        pointing = {name: [[value]] for name, value in pointing.items() if value is not None and len(value)}
        for questions in split(self.questions, most or len(self.questions)):
            yield {"questions": [questions], **pointing}


class EncodedPage(NamedTuple):
    """A page that can be asked."""

    page: ReadPage
    inputs: DJepaInputs  # what questions need of the page
    state: Any  # of the engine


@dataclass
class Inference:
    """An engine with the processor of its model."""

    engine: Engine
    processor: DJepaProcessor

    def encode(self, pages: Sequence[Page]) -> list[EncodedPage]:
        """Encode pages with words, at most `engine.max_pages`; all have images, or none."""
        inputs = self.processor(images=list(pages), return_tensors="np")
        states = self.engine.encode_pages(inputs)
        return [
            EncodedPage(page, DJepaInputs({"word_ids": inputs["word_ids"][index : index + 1]}, pages=[page]), state)
            for index, (page, state) in enumerate(zip(inputs.pages, states, strict=True))
        ]

    def ask(self, encoded: EncodedPage, prompts: Prompts) -> Iterator[QuestionOutput]:
        """Yield the output for each question."""
        for group in prompts.groups(self.engine.max_questions):
            inputs = self.processor(**group, page_inputs=encoded.inputs, return_tensors="np")
            yield from split_outputs(self.engine.answer(encoded.state, inputs, prompts.all_masks), inputs)[0]

    def run(self, asked: Iterable[tuple[Page, Prompts]]) -> Iterator[tuple[ReadPage, Iterator[QuestionOutput]]]:
        """Yield each page with the outputs for its questions, which are computed as they are read."""
        asked = iter(asked)
        while group := list(islice(asked, self.engine.max_pages)):
            encoded = self.encode([page for page, _ in group])
            for page, (_, prompts) in zip(encoded, group, strict=True):
                yield page.page, self.ask(page, prompts)


def split(values: Sequence, most: int) -> Iterator[Sequence]:
    """Split into parts of at most `most` values."""
    for start in range(0, len(values), most):
        yield values[start : start + most]
