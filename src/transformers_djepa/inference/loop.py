"""The inference loop: each page is encoded once, and its questions are asked in groups.

    pages            ─ processor ─> arrays ─ TorchEngine.encode_pages ─> the state of each page
    state, questions ─ processor ─> arrays ─ TorchEngine.answer ───────> the outputs for each question

Answers that are text are read from the words alone, and are the same whether a command reads the image or not
(docs/benchmarks.md, "Image or words"). The image decides regions and marks. With a click or a box, it is always used.

Memory is bounded by one group of pages and one group of questions, whatever their number: outputs are yielded one by
one, to be read as answers and dropped.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, islice

import numpy as np
import torch

from djepa_pages import Page

from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..modeling.outputs import DJepaModelOutput
from ..processing.answers import MASK_OUTPUTS, OUTPUTS, QuestionOutput, ReadPage, is_text, split_outputs
from ..processing.processing_djepa import DJepaInputs, DJepaProcessor


# Most pages and questions in a call. On a CPU, padding and tensors beyond the caches cost more than batches save.
ON_CPU, ON_ACCELERATOR = (1, 12), (64, 32)
MAX_QUESTION_GROUPS = 64  # whose embeddings are kept


class TorchEngine:
    """Runs a model, which is in evaluation mode, on its device.

    Inputs and outputs are NumPy arrays by the names of the processor and the model; only the engine reads the encoded
    pages. Embeddings of questions are kept, so that a group of questions is encoded once for all pages. Make a new
    engine after the weights have changed.
    """

    def __init__(self, model: DJepaForPromptableSegmentation):
        self.model = model
        self.max_pages, self.max_questions = ON_CPU if model.device.type == "cpu" else ON_ACCELERATOR
        self._question_embeddings: dict[tuple[bytes, bytes], torch.Tensor] = {}

    @torch.no_grad()
    def encode_pages(self, inputs: Mapping[str, np.ndarray]) -> list[DJepaModelOutput]:
        """Encode a batch of pages; returns the embeddings of each."""
        pages = self.model.get_page_embeddings(**self._tensors(inputs))
        return [pages.of_page(index) for index in range(len(inputs["input_ids"]))]

    @torch.no_grad()
    def without_image(self, page: DJepaModelOutput) -> DJepaModelOutput:
        """The embeddings of the words alone of an encoded page."""
        return self.model.without_image(page)

    @torch.no_grad()
    def answer(
        self, page: DJepaModelOutput, prompts: Mapping[str, np.ndarray], all_masks: bool = False
    ) -> dict[str, np.ndarray]:
        """Answer questions `(1, questions, ...)`: the mask of each; with `all_masks` also those for ambiguous ones."""
        tensors = self._tensors(prompts) | {"page_embeddings": page}
        if "prompt_input_ids" in tensors:
            tensors["question_embeddings"] = self._encode_questions(tensors.pop("prompt_input_ids"), prompts)
        outputs = self.model(**tensors)
        found = {name: outputs[name] for name in OUTPUTS if outputs.get(name) is not None}
        if all_masks:
            others = self.model(**tensors, multimask_output=True)
            found |= {name: torch.cat([found[name], others[name]], dim=2) for name in MASK_OUTPUTS if name in found}
        return {name: value.float().cpu().numpy() for name, value in found.items()}

    def _encode_questions(self, input_ids: torch.Tensor, prompts: Mapping[str, np.ndarray]) -> torch.Tensor:
        mask = prompts["prompt_attention_mask"]
        key = prompts["prompt_input_ids"].tobytes(), mask.tobytes() + bytes(mask.shape)
        if key not in self._question_embeddings:
            if len(self._question_embeddings) == MAX_QUESTION_GROUPS:
                self._question_embeddings.pop(next(iter(self._question_embeddings)))
            attention_mask = torch.from_numpy(mask).to(input_ids.device)
            self._question_embeddings[key] = self.model.get_question_embeddings(input_ids, attention_mask)
        return self._question_embeddings[key]

    def _tensors(self, arrays: Mapping[str, np.ndarray]) -> dict[str, torch.Tensor]:
        return {name: torch.from_numpy(value).to(self.model.device) for name, value in arrays.items()}


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
        most = most or len(self.questions)
        for start in range(0, len(self.questions), most):
            yield {"questions": [self.questions[start : start + most]], **pointing}


@dataclass
class EncodedPage:
    """A page that can be asked."""

    page: ReadPage
    inputs: DJepaInputs  # what questions need of the page
    state: DJepaModelOutput
    words_state: DJepaModelOutput | None = None  # of the words alone: `state` without an image, else from its first use


@dataclass
class Inference:
    """An engine with the processor of its model."""

    engine: TorchEngine
    processor: DJepaProcessor

    def encode(self, pages: Sequence[Page]) -> list[EncodedPage]:
        """Encode pages with words, at most `engine.max_pages`; all have images, or none."""
        inputs = self.processor(images=list(pages), return_tensors="np")
        states = self.engine.encode_pages(inputs)
        has_image = "pixel_values" in inputs
        return [
            EncodedPage(
                page,
                DJepaInputs({"word_ids": inputs["word_ids"][index : index + 1]}, pages=[page]),
                state,
                words_state=None if has_image else state,
            )
            for index, (page, state) in enumerate(zip(inputs.pages, states, strict=True))
        ]

    def ask(self, encoded: EncodedPage, prompts: Prompts, use_image: bool = True) -> Iterator[QuestionOutput]:
        """Yield the output for each question; without `use_image` the words alone are asked."""
        for group in prompts.groups(self.engine.max_questions):
            inputs = self.processor(**group, page_inputs=encoded.inputs, return_tensors="np")

            def answer(state: DJepaModelOutput, inputs: DJepaInputs = inputs) -> list[QuestionOutput]:
                return split_outputs(self.engine.answer(state, inputs, prompts.all_masks), inputs)[0]

            if not use_image or encoded.words_state is encoded.state:
                yield from answer(self._words_state(encoded))
                continue
            outputs = answer(encoded.state)
            texts = [not each.pointed and is_text(each, encoded.page, self.processor.answer_rule) for each in outputs]
            alone = answer(self._words_state(encoded)) if any(texts) else outputs
            for output, words_output, from_words in zip(outputs, alone, texts, strict=True):
                yield words_output if from_words else output

    def _words_state(self, encoded: EncodedPage) -> DJepaModelOutput:
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
