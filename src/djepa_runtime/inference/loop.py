"""The inference loop: each page is encoded once, and its questions are asked in groups.

    pages            ─ processor ─> arrays ─ Engine.encode_pages ─> the state of each page
    state, questions ─ processor ─> arrays ─ Engine.answer ───────> the outputs for each question

Answers that are text are read from the words alone, and are the same whether a command reads the image or not
(docs/benchmarks.md, "Image or words"). The image decides regions and marks. With a click or a box, it is always used.

Memory is bounded by one group of pages and one group of questions, whatever their number: outputs are yielded one by
one, to be read as answers and dropped.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from typing import Any, Protocol

import numpy as np

from djepa_pages import Page

from ..processing.answers import QuestionOutput, ReadPage, is_text, split_outputs
from ..processing.processor import Inputs, Preparation


State = Any  # of an encoded page, of the engine's own type
MAX_QUESTION_GROUPS = 64  # whose embeddings are kept


class Engine(Protocol):
    """Runs a model. Inputs and outputs are NumPy arrays by the names of the processor and the model.

    Only the engine reads the states of pages. Embeddings of questions are kept, so that a group of questions is encoded
    once for all pages.
    """

    max_pages: int  # in a call
    max_questions: int

    def warm_up(self, use_image: bool) -> None:
        """Prepare for a first page in the background, if that saves time."""

    def encode_pages(self, inputs: Mapping[str, np.ndarray]) -> Sequence[State]:
        """Encode a batch of pages; returns the state of each."""

    def without_image(self, page: State) -> State:
        """The state of the words alone of an encoded page."""

    def text_embeds(self, page: State) -> np.ndarray:
        """Joint embeddings of the words of a page, `(tokens, width)`."""

    def answer(self, page: State, prompts: Mapping[str, np.ndarray], all_masks: bool = False) -> dict[str, np.ndarray]:
        """Answer questions `(1, questions, ...)`: the mask of each; with `all_masks` also those for ambiguous ones."""


class KeptQuestions:
    """Embeddings of the latest groups of questions, of the engine's own type."""

    def __init__(self):
        self._kept: dict[tuple[bytes, bytes], Any] = {}

    def get(self, input_ids: np.ndarray, mask: np.ndarray, encode: Callable[[], Any]) -> Any:
        """The embeddings of a group by its tokens, encoded at its first use."""
        key = input_ids.tobytes(), mask.tobytes() + bytes(mask.shape)
        if key not in self._kept:
            if len(self._kept) == MAX_QUESTION_GROUPS:
                self._kept.pop(next(iter(self._kept)))
            self._kept[key] = encode()
        return self._kept[key]


@dataclass
class Prompts:
    """What is asked of a page: questions, or a single one that is `None` or a text, with clicks and a rough box."""

    questions: Sequence[str | None]  # `None` for clicks or a box alone
    points: Sequence[Sequence[float]] | None = None  # [x, y] in 0..1000 of the page
    labels: Sequence[int] | None = None  # for each click 1 (inside the answer) or 0 (outside)
    box: Sequence[float] | None = None  # [x0, y0, x1, y1] in 0..1000
    all_masks: bool = False  # also answer with the masks for ambiguous questions

    def groups(self, most: int | None = None) -> Iterator[dict[str, list]]:
        """Yield arguments of `Preparation.prepare` with at most `most` questions, by default all."""
        pointing = {"input_points": self.points, "input_labels": self.labels, "input_boxes": self.box}
        pointing = {name: [[value]] for name, value in pointing.items() if value is not None and len(value)}
        most = most or len(self.questions)
        for start in range(0, len(self.questions), most):
            yield {"questions": [self.questions[start : start + most]], **pointing}


@dataclass
class EncodedPage:
    """A page that can be asked."""

    page: ReadPage
    inputs: Inputs  # what questions need of the page
    state: State
    words_state: State | None = None  # of the words alone: `state` without an image, else from its first use


@dataclass
class Inference:
    """An engine with the processor of its model."""

    engine: Engine
    processor: Preparation

    def encode(self, pages: Sequence[Page]) -> list[EncodedPage]:
        """Encode pages with words, at most `engine.max_pages`; all have images, or none."""
        inputs = self.processor.prepare(images=list(pages))
        states = self.engine.encode_pages({name: np.asarray(values) for name, values in inputs.items()})
        has_image = "pixel_values" in inputs
        return [
            EncodedPage(
                page,
                Inputs({"word_ids": inputs["word_ids"][index : index + 1]}, pages=[page]),
                state,
                words_state=None if has_image else state,
            )
            for index, (page, state) in enumerate(zip(inputs.pages, states, strict=True))
        ]

    def ask(self, encoded: EncodedPage, prompts: Prompts, use_image: bool = True) -> Iterator[QuestionOutput]:
        """Yield the output for each question; without `use_image` the words alone are asked."""
        for group in prompts.groups(self.engine.max_questions):
            inputs = self.processor.prepare(**group, page_inputs=encoded.inputs)

            def answer(state: State, inputs: Inputs = inputs) -> list[QuestionOutput]:
                return split_outputs(self.engine.answer(state, inputs, prompts.all_masks), inputs)[0]

            if not use_image or encoded.words_state is encoded.state:
                yield from answer(self._words_state(encoded))
                continue
            outputs = answer(encoded.state)
            texts = [not each.pointed and is_text(each, encoded.page, self.processor.answer_rule) for each in outputs]
            alone = answer(self._words_state(encoded)) if any(texts) else outputs
            for output, words_output, from_words in zip(outputs, alone, texts, strict=True):
                yield words_output if from_words else output

    def _words_state(self, encoded: EncodedPage) -> State:
        if encoded.words_state is None:
            encoded.words_state = self.engine.without_image(encoded.state)
        return encoded.words_state

    def run(self, asked: Iterable[tuple[Page, Prompts]]) -> Iterator[tuple[ReadPage, Iterator[QuestionOutput]]]:
        """Yield each page with the outputs for its questions, which are computed as they are read."""
        for _, same in groupby(asked, key=lambda each: each[0].image is None):
            while group := list(islice(same, self.engine.max_pages)):
                encoded = self.encode([page for page, _ in group])
                for page, (_, prompts) in zip(encoded, group, strict=True):
                    yield page.page, self.ask(page, prompts)
