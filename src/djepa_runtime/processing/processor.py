"""The processor: pages and questions to model inputs, model outputs to answers.

`Preparation` has the steps, which `DJepaProcessor` shares; `Processor` is made from a model folder. Page inputs and
question inputs can be made separately, since one page embedding serves many questions.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from djepa_pages.completion import complete_words
from djepa_pages.damage import shown
from djepa_pages.ocr import read_page
from djepa_pages.orientation import rotate
from djepa_pages.pages import Page, load_page
from djepa_pages.worker import Limits, call_within

from ..answer_rule import AnswerRule
from .answers import PRESENT, Answer, ReadPage, answer_question, split_outputs
from .images import flat_images, letterbox_images, to_image
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
from .tokenizer import FileTokenizer, Tokenizer
from .validation import as_array, is_list


# Nesting levels, including pages.
PROMPT_DEPTHS = {"input_points": 4, "input_labels": 3, "input_boxes": 3, "input_masks": 4}
LEGACY_END = 2  # eos_token_id in old CLIP configurations, where it means the largest token
LETTERBOX = {"do_convert_rgb": True, "do_normalize": True, "do_pad": True, "do_rescale": True, "do_resize": True}
LETTERBOX |= {"resample": 2, "rescale_factor": 1 / 255}  # settings of image processors that `Processor` applies


class Inputs(dict):
    """Arrays by name, with their `pages` and the number of questions of each, both `None` without such inputs."""

    def __init__(self, data: Mapping[str, Any], pages: list[ReadPage] | None, num_questions: list[int] | None = None):
        super().__init__(data)
        self.pages, self.num_questions = pages, num_questions


class Preparation:
    """The steps of a processor with these attributes."""

    tokenizer: Tokenizer  # of the page text
    prompt_tokenizer: Tokenizer  # of the questions
    max_length: int  # maximum tokens of page text
    ocr_language: str
    answer_rule: AnswerRule
    image_side: int  # width and height of the model's input in pixels

    def _encode_images(self, images: list[Image.Image], **options) -> dict[str, np.ndarray]:
        """`pixel_values`, `original_sizes` and `reshaped_input_sizes` of RGB pages."""
        raise NotImplementedError

    def prepare(
        self,
        images: Any = None,
        text: Sequence | None = None,
        boxes: Sequence | None = None,
        questions: Sequence | str | None = None,
        page_inputs: Inputs | None = None,
        ocr: str | None = None,
        max_length: int | None = None,
        padding: bool | str = True,
        images_kwargs: Mapping[str, Any] | None = None,
        **prompts: Sequence | None,
    ) -> Inputs:
        """The inputs of `DJepaProcessor.__call__` as arrays; `prompts` are those of `PROMPT_DEPTHS`."""
        pages, word_ids = None, None  # that the questions are about
        if page_inputs is not None:
            if images is not None:
                raise ValueError("images and page_inputs are both pages; give one of them.")
            if getattr(page_inputs, "pages", None) is None or "word_ids" not in page_inputs:
                raise ValueError("page_inputs lack their pages; pass them as returned by the processor.")
            pages, word_ids = page_inputs.pages, as_array(page_inputs["word_ids"])
        num_pages = len(flat_images(images)) if images is not None else pages and len(pages)
        data, counts = {}, None
        given = {name: values for name, values in prompts.items() if values is not None}
        if questions is not None or given:  # before OCR, so that an invalid question raises at once
            questions, given, counts = nest_all(questions, given, num_pages)
            data = self._encode_prompts(questions, given, counts)
        if images is not None:
            read = self.read_pages(images, text, boxes, ocr=ocr or "auto")
            page_data, pages = self._encode_pages(read, max_length, padding, **images_kwargs or {})
            data, word_ids = page_data | data, page_data["word_ids"]
        elif text is not None or boxes is not None:
            raise ValueError("text and boxes belong to a page; give its image as images.")
        if counts is not None:
            data |= self._encode_on_pages(questions, given, counts, pages, word_ids)
        if not data:
            raise ValueError("Give images (page inputs), questions (question inputs), or both.")
        return Inputs(data, None if images is None else pages, counts)

    def post_process_answers(
        self,
        outputs: Mapping[str, Any],
        inputs: Inputs,
        threshold: float | None = None,
        presence_threshold: float = PRESENT,
        page_inputs: Inputs | None = None,
        min_score: float | None = None,
    ) -> list[list[Answer]]:
        """Return the answers per page and question.

        Args:
            outputs: of the model, tensors or arrays.
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

    def check_fit(self, config: Any) -> None:
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

    def _encode_pages(
        self, pages: Sequence[Page], max_length: int | None, padding: bool | str, **options
    ) -> tuple[dict[str, Any], list[ReadPage]]:
        views = [page.view for page in pages]
        read_sizes = [page.size if view is None else view.read_size for page, view in zip(pages, views)]
        without = [index for index, page in enumerate(pages) if page.image is None]
        if not without:
            images = [rotate(page.image, page.angle) for page in pages]
            data = self._encode_images(images, **options)
        elif len(without) == len(pages):
            original_sizes = np.array([size[::-1] for size in read_sizes])  # (pages, 2)
            reshaped_sizes = np.array([letterbox_size(*size, self.image_side) for size in original_sizes.tolist()])
            data = {"original_sizes": original_sizes, "reshaped_input_sizes": reshaped_sizes}
        else:
            raise ValueError(
                f"Page {without[0]} has no image, but others of the batch do; give all of them images, or none."
            )
        words = [page.words for page in pages]
        boxes = [page.boxes if view is None else view.as_read(page.boxes) for page, view in zip(pages, views)]
        data.update(encode_words(self.tokenizer, words, boxes, max_length or self.max_length, padding))
        sizes = [tuple(size) for size in np.asarray(data["reshaped_input_sizes"]).tolist()]
        return data, [ReadPage([*page.words], *rest) for page, *rest in zip(pages, boxes, read_sizes, sizes, views)]

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
            data |= encode_masks(prompts["input_masks"], counts, self.image_side, sizes, views)
        return data


class Processor(Preparation):
    """The processor of a model folder; gives the same arrays as `DJepaProcessor`.

    Raises `ValueError` for an image processor with other settings than `DJepaImageProcessor` has by default.
    """

    def __init__(self, folder: Path):
        settings = json.loads((folder / "processor_config.json").read_text(encoding="utf-8"))
        images = settings["image_processor"]
        other = [name for name, value in LETTERBOX.items() if images.get(name, value) != value]
        if other or images["size"]["height"] != images["size"]["width"]:
            raise ValueError(f"{folder} has an image processor with other settings ({', '.join(other) or 'size'}).")
        self.image_side, self._mean, self._std = images["size"]["height"], images["image_mean"], images["image_std"]
        self.tokenizer = FileTokenizer(folder)
        self.prompt_tokenizer = FileTokenizer(folder / "prompt_tokenizer")
        self.max_length, self.ocr_language = settings["max_length"], settings["ocr_language"]
        self.answer_rule = AnswerRule.create(settings.get("answer_rule"))

    def _encode_images(self, images: list[Image.Image]) -> dict[str, np.ndarray]:
        return letterbox_images(images, self.image_side, self._mean, self._std)


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


def as_page(image: Any) -> Page:
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
