"""`DJepaProcessor`: pages and questions to model inputs, model outputs to answers.

It combines an image processor, the tokenizer of page text (BERT), the tokenizer of questions (CLIP) and an OCR engine.
Page inputs and question inputs can be made separately, since one page embedding serves many questions.
"""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from transformers import BatchFeature
from transformers.image_utils import ImageInput
from transformers.processing_utils import ProcessingKwargs, ProcessorMixin, Unpack

from djepa_pages.damage import shown
from djepa_pages.pages import Page
from djepa_runtime.answer_rule import AnswerRule
from djepa_runtime.processing.answers import ReadPage
from djepa_runtime.processing.processor import PROMPT_DEPTHS, Preparation

from ..hub_code import HubProcessorMixin, hub_classes


TEXT_INPUTS = ("input_ids", "attention_mask", "bbox", "word_ids")
QUESTION_INPUTS = ("prompt_input_ids", "prompt_attention_mask", "prompt_overlap", *PROMPT_DEPTHS)
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


class DJepaProcessorKwargs(ProcessingKwargs, total=False):
    """`text_kwargs` (`max_length`, `padding`) and `images_kwargs`."""

    _defaults = {"text_kwargs": {"padding": True}}


class _HubProcessor(Preparation, HubProcessorMixin, ProcessorMixin):
    """Base class: transformers detects a processor's own methods by comparing them with those of its base."""


class DJepaProcessor(_HubProcessor):
    """Prepares pages and questions, and post-processes answers.

    Args:
        image_processor: `DJepaImageProcessor` or `DJepaImageProcessorPil`.
        tokenizer: fast tokenizer of the page text (BERT).
        prompt_tokenizer: tokenizer of the questions (CLIP), saved in the sub-folder `prompt_tokenizer`.
        max_length: maximum tokens of page text; longer pages are truncated with a warning. A `max_length` of the
            tokenizer takes precedence, and one given to a call over both.
        ocr_language: Tesseract language code for pages without words, such as "eng+deu".
        answer_rule: constants of the rule that forms answers from words; must equal the model's `config.answer_rule`.

    >>> inputs = processor(images=page, text=words, boxes=boxes, questions=["What is the total?"], return_tensors="pt")
    >>> answers = processor.post_process_answers(model(**inputs), inputs)
    >>> answers[0][0].text
    """

    valid_processor_kwargs = DJepaProcessorKwargs
    hub_auto_map = hub_classes(AutoProcessor="DJepaProcessor")

    def __init__(
        self,
        image_processor,
        tokenizer,
        prompt_tokenizer,
        max_length: int = 1024,
        ocr_language: str = "eng",
        answer_rule: AnswerRule | dict[str, float] | None = None,
    ):
        if not tokenizer.is_fast:
            raise ValueError(f"tokenizer must be a fast tokenizer (with word ids), got {type(tokenizer).__name__}.")
        if not isinstance(ocr_language, str):
            raise ValueError(f"ocr_language must be a Tesseract code such as 'eng', got {shown(ocr_language)}.")
        super().__init__(image_processor, tokenizer, prompt_tokenizer)
        self.max_length = max_length
        self.ocr_language = ocr_language
        self.answer_rule = AnswerRule.create(answer_rule)

    def to_dict(self) -> dict[str, Any]:
        return super().to_dict() | {"answer_rule": asdict(self.answer_rule)}

    def __call__(
        self,
        images: "ImageInput | str | Path | Page | Sequence | None" = None,
        text: Sequence[str] | Sequence[Sequence[str]] | None = None,
        boxes: Sequence[Sequence[float]] | Sequence[Sequence[Sequence[float]]] | None = None,
        questions: str | Sequence[str] | Sequence[Sequence[str]] | None = None,
        input_points: Sequence | None = None,
        input_labels: Sequence | None = None,
        input_boxes: Sequence | None = None,
        input_masks: Sequence | None = None,
        page_inputs: DJepaInputs | None = None,
        ocr: str | None = None,
        **kwargs: Unpack[DJepaProcessorKwargs],
    ) -> DJepaInputs:
        """Make page inputs (from `images`), question inputs (from `questions` and other prompts), or both.

        Args:
            images: a page or a list of pages: PIL image, array, tensor, path of an image or PDF (its first page), its
                bytes or base64, or `Page`; pages of words alone, if all are, have no `pixel_values`.
            text: words of the page, or one list of words per page; by default the text layer of a PDF, else OCR.
            boxes: one `[x0, y0, x1, y1]` per word, 0..1000 of the page.
            questions: one question, the questions of a single page, or one list of questions per page. `None`, also
                in a list, asks by clicks, a box or a mask alone.
            input_points: clicks `[x, y]` in 0..1000, nested page > question > click; for a single page the outer level
                is optional.
            input_labels: 1 for a click inside the answer, 0 outside; 1 by default.
            input_boxes: one box per question, 0..1000, or `None`.
            input_masks: one rough mask per question, or `None`: logits of an earlier prediction `(S/4, S/4)`, or a mask
                of the page in pixels.
            page_inputs: page inputs of an earlier call, in place of `images`, for word-overlap features of questions.
            ocr: "auto" (the default) reads by OCR what the text layer lacks or has wrong, "always" whole pages, "never"
                nothing.
            kwargs: `return_tensors`, options of the image processor, `max_length` and `padding`.

        Raises:
            ValueError: an invalid page, box, question or click.
        """
        options = self._merge_kwargs(DJepaProcessorKwargs, self.tokenizer.init_kwargs, **kwargs)
        return_tensors = options["images_kwargs"].pop("return_tensors", None)
        return_tensors = options["text_kwargs"].pop("return_tensors", return_tensors)
        inputs = self.prepare(
            images,
            text,
            boxes,
            questions,
            page_inputs,
            ocr,
            options["text_kwargs"].get("max_length"),
            options["text_kwargs"]["padding"],
            options["images_kwargs"],
            **dict(zip(PROMPT_DEPTHS, (input_points, input_labels, input_boxes, input_masks))),
        )
        return DJepaInputs(inputs, tensor_type=return_tensors, pages=inputs.pages, num_questions=inputs.num_questions)

    @property
    def image_side(self) -> int:
        return self.image_processor.size["height"]

    def _encode_images(self, images: list[Image.Image], **options) -> dict[str, np.ndarray]:
        return dict(self.image_processor(images, **options))

    @property
    def model_input_names(self) -> list[str]:
        """All keys that `__call__` may return."""
        return [*self.image_processor.model_input_names, *TEXT_INPUTS, *QUESTION_INPUTS]
