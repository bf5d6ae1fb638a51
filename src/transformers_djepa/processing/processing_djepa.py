"""`DJepaProcessor`: pages and questions to model inputs, model outputs to answers.

It combines an image processor, the tokenizer of page text (BERT), the tokenizer of questions (CLIP) and an OCR engine.
Page inputs and question inputs can be made separately, since one page embedding serves many questions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
from transformers import BatchFeature
from transformers.image_utils import ImageInput
from transformers.processing_utils import ProcessingKwargs, ProcessorMixin, Unpack

from djepa_pages.completion import complete_words
from djepa_pages.damage import shown
from djepa_pages.ocr import read_page
from djepa_pages.orientation import rotate
from djepa_pages.pages import Page, load_page
from djepa_pages.worker import Limits, call_within

from ..answer_rule import AnswerRule
from ..configuration import DJepaConfig
from ..hub_code import HubProcessorMixin, hub_classes
from .answers import PRESENT, Answer, ReadPage, answer_question, split_outputs
from .image_processing_djepa import flat_images, to_image
from .letterbox import letterbox_size
from .prompt_inputs import (
    count_questions,
    encode_boxes,
    encode_masks,
    encode_points,
    encode_questions,
    is_empty,
    nest_prompts,
    nest_questions,
    prompts_as_read,
)
from .prompt_overlap import encode_overlap
from .text_inputs import check_page_text, encode_words
from .validation import as_array, is_list


TEXT_INPUTS = ("input_ids", "attention_mask", "bbox", "word_ids")
# Nesting levels, including pages.
PROMPT_DEPTHS = {"input_points": 4, "input_labels": 3, "input_boxes": 3, "input_masks": 4}
QUESTION_INPUTS = ("prompt_input_ids", "prompt_attention_mask", "prompt_overlap", *PROMPT_DEPTHS)
COORDINATES = ("bbox", "input_points", "input_boxes")  # 0..1000 of the page: too fine for bfloat16
LEGACY_END = 2  # eos_token_id in old CLIP configurations, where it means the largest token


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


class _HubProcessor(HubProcessorMixin, ProcessorMixin):
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
        pages, word_ids = None, None  # that the questions are about
        if page_inputs is not None:
            if images is not None:
                raise ValueError("images and page_inputs are both pages; give one of them.")
            if getattr(page_inputs, "pages", None) is None or "word_ids" not in page_inputs:
                raise ValueError("page_inputs lack their pages; pass them as returned by the processor.")
            pages, word_ids = page_inputs.pages, as_array(page_inputs["word_ids"])
        num_pages = len(flat_images(images)) if images is not None else pages and len(pages)
        data, counts = {}, None
        given = zip(PROMPT_DEPTHS, (input_points, input_labels, input_boxes, input_masks))
        given = {name: values for name, values in given if values is not None}
        if questions is not None or given:  # before OCR, so that an invalid question raises at once
            questions, prompts, counts = nest_all(questions, given, num_pages)
            data = self._encode_prompts(questions, prompts, counts)
        if images is not None:
            page_data, pages = self._encode_pages(self.read_pages(images, text, boxes, ocr=ocr or "auto"), options)
            data, word_ids = page_data | data, page_data["word_ids"]
        elif text is not None or boxes is not None:
            raise ValueError("text and boxes belong to a page; give its image as images.")
        if counts is not None:
            data |= self._encode_on_pages(questions, prompts, counts, pages, word_ids)
        if not data:
            raise ValueError("Give images (page inputs), questions (question inputs), or both.")
        pages = None if images is None else pages
        return DJepaInputs(data, tensor_type=return_tensors, pages=pages, num_questions=counts)

    def post_process_answers(
        self,
        outputs: Mapping[str, Any],
        inputs: DJepaInputs,
        threshold: float | None = None,
        presence_threshold: float = PRESENT,
        page_inputs: DJepaInputs | None = None,
        min_score: float | None = None,
    ) -> list[list[Answer]]:
        """Return the answers per page and question.

        Args:
            outputs: of `DJepaForPromptableSegmentation`, tensors or arrays.
            inputs: of this processor.
            threshold: minimum probability of the words of an answer; `answer_rule.line_probability` by default.
            presence_threshold: minimum probability that the page holds an answer.
            page_inputs: page inputs, if `inputs` are question inputs only.
            min_score: an answer with a lower score counts as absent; `answer_rule.least_score` by default.
        """
        pages = getattr(inputs if page_inputs is None else page_inputs, "pages", None)
        counts = getattr(inputs, "num_questions", None)
        if pages is None or counts is None:
            raise ValueError(
                "The inputs lack their pages or questions; pass inputs as returned by the processor, "
                "and page_inputs if they were made separately."
            )
        settings = (threshold, presence_threshold, self.answer_rule, min_score)
        return [
            [answer_question(output, page, *settings) for output in page_outputs[:count]]
            for page, page_outputs, count in zip(pages, split_outputs(outputs, inputs), counts, strict=True)
        ]

    def check_fit(self, config: DJepaConfig) -> None:
        """Raise `ValueError` if vocabularies, the token that ends a question, or answer rules are not the model's."""
        problems, parts = [], {"tokenizer": config.text_config, "prompt_tokenizer": config.prompt_config}
        for name, part in parts.items():
            count = max(getattr(self, name).get_vocab().values(), default=-1) + 1  # ids may have gaps
            if count > part.vocab_size:
                advice = "for added tokens, call model.resize_token_embeddings(len(processor.tokenizer))"
                problems.append(f"{name} has {count} tokens, but the model has {part.vocab_size}; {advice}")
        end, expected = self.prompt_tokenizer.eos_token_id, config.prompt_config.eos_token_id
        if expected not in (LEGACY_END, end):
            problems.append(f"prompt_tokenizer ends a question with token {end}, but the model expects {expected}")
        if self.answer_rule != config.answer_rule:
            own, theirs = asdict(self.answer_rule), asdict(config.answer_rule)
            differing = ", ".join(f"{name} {own[name]} and {theirs[name]}" for name in own if own[name] != theirs[name])
            problems.append(f"their answer rules differ ({differing}); pass answer_rule=model.config.answer_rule")
        if problems:
            raise ValueError(
                f"The processor does not fit the model: {'. '.join(problems)}. Check that tokenizer (page text) and "
                "prompt_tokenizer (questions) are not swapped; AutoProcessor.from_pretrained loads the model's own."
            )

    @property
    def model_input_names(self) -> list[str]:
        """All keys that `__call__` may return."""
        return [*self.image_processor.model_input_names, *TEXT_INPUTS, *QUESTION_INPUTS]

    def _encode_pages(self, pages: Sequence[Page], options: dict[str, dict]) -> tuple[dict[str, Any], list[ReadPage]]:
        views = [page.view for page in pages]
        read_sizes = [page.size if view is None else view.read_size for page, view in zip(pages, views)]
        without = [index for index, page in enumerate(pages) if page.image is None]
        if not without:
            images = [rotate(page.image, page.angle) for page in pages]
            data = dict(self.image_processor(images, **options["images_kwargs"]))
        elif len(without) == len(pages):
            side = self.image_processor.size["height"]
            original_sizes = np.array([size[::-1] for size in read_sizes])  # (pages, 2)
            reshaped_sizes = np.array([letterbox_size(*size, side) for size in original_sizes.tolist()])
            data = {"original_sizes": original_sizes, "reshaped_input_sizes": reshaped_sizes}
        else:
            raise ValueError(
                f"Page {without[0]} has no image, but others of the batch do; give all of them images, or none."
            )
        words = [page.words for page in pages]
        boxes = [page.boxes if view is None else view.as_read(page.boxes) for page, view in zip(pages, views)]
        max_length = options["text_kwargs"].get("max_length") or self.max_length
        data.update(encode_words(self.tokenizer, words, boxes, max_length, options["text_kwargs"]["padding"]))
        sizes = [tuple(size) for size in np.asarray(data["reshaped_input_sizes"]).tolist()]
        return data, [ReadPage([*page.words], *rest) for page, *rest in zip(pages, boxes, read_sizes, sizes, views)]

    def read_pages(self, images, text=None, boxes=None, limits: Limits | None = None, ocr: str = "auto") -> list[Page]:
        """Load pages with image, words and boxes; given words override those of the file.

        `limits` are those of OCR; `ocr` is that of `__call__`. Raises `ValueError` as `__call__`, and its `NoTextError`
        for a page without words.
        """
        pages = [as_page(image) for image in flat_images(images)]
        if not pages:
            raise ValueError("images is empty; give at least one page.")
        if isinstance(text, str) or (text is None) != (boxes is None):
            raise ValueError(
                "text and boxes go together: the page's words, with one box per word; without both the page is read by "
                "OCR. Ask with questions=."
            )
        if text is not None:
            for page, words, page_boxes in zip(pages, *nest_words(text, boxes, len(pages))):
                page.words, page.boxes, page.angle = words, page_boxes, 0.0
        for index, page in enumerate(pages):
            if text is None:
                complete_words(page, lambda image: call_within(limits, read_page, image, self.ocr_language), ocr)
            page.boxes = check_page_text(page.words, page.boxes, index).tolist()
        return pages

    def _encode_prompts(self, questions, prompts: dict[str, list[list]], counts: list[int]) -> dict[str, np.ndarray]:
        """Encode nested prompts without their pages: questions, clicks and boxes."""
        data = {}
        if any(question is not None for asked in questions or () for question in asked):
            data |= encode_questions(self.prompt_tokenizer, questions)
        if "input_points" in prompts:
            data |= encode_points(prompts["input_points"], prompts.get("input_labels"), counts)
        if "input_boxes" in prompts:
            data |= encode_boxes(prompts["input_boxes"], counts)
        return data

    def _encode_on_pages(self, questions, prompts, counts, pages: list[ReadPage] | None, word_ids) -> dict[str, Any]:
        """Encode what depends on the pages, if they are known: word overlap, rough masks, clicks on turned pages."""
        data, views = {}, [page.view for page in pages or ()]
        if pages is not None:
            texts = questions or [[None] * count for count in counts]
            data |= encode_overlap(texts, [page.words for page in pages], word_ids)
        if any(views):
            prompts = prompts_as_read(prompts, views)
            data |= self._encode_prompts(None, prompts, counts)
        if "input_masks" in prompts:
            sizes = None if pages is None else [page.reshaped_size for page in pages]
            data |= encode_masks(prompts["input_masks"], counts, self.image_processor.size["height"], sizes, views)
        return data


def nest_all(
    questions: Any, given: dict[str, Any], num_pages: int | None
) -> tuple[list[list] | None, dict[str, list[list]], list[int] | None]:
    """Nested questions, the other prompts that are not empty, nested, and the number of questions of each page."""
    questions = None if questions is None else nest_questions(questions, num_pages)
    num_pages = num_pages or (questions and len(questions))
    given = {name: values for name, values in given.items() if not is_empty(values)}
    prompts = {name: nest_prompts(values, PROMPT_DEPTHS[name], num_pages, name) for name, values in given.items()}
    if "input_labels" in prompts and "input_points" not in prompts:
        raise ValueError("input_labels are the labels of clicks; give input_points as well.")
    return questions, prompts, count_questions(questions, prompts)


def as_page(image: "ImageInput | str | Path | Page") -> Page:
    """Convert any kind of image to a new `Page`."""
    if isinstance(image, Page):
        if image.image is None and image.words is None:
            raise ValueError("The page has neither an image nor words; give one of them.")
        return replace(image)
    if isinstance(image, (str, Path, bytes)):
        return load_page(image)
    rgb = to_image(image)
    return Page(rgb, None, None, rgb.size)


def nest_words(text: Sequence, boxes: Sequence, num_pages: int) -> tuple[list[list[str]], list[list]]:
    """One list of words and of boxes per page; raises `ValueError` if they do not match the pages."""
    if not is_list(text) or not is_list(boxes):
        raise ValueError(f"text and boxes must be lists, of words and their boxes; got {shown(text)}, {shown(boxes)}.")
    if num_pages == 1 and not any(isinstance(words, (list, tuple)) for words in text):
        text, boxes = [text], [boxes]
    if len(text) != num_pages or len(boxes) != num_pages:
        raise ValueError(
            f"There are {num_pages} pages; give one list of words and one list of boxes per page, [[...], [...]]."
        )
    return text, boxes
