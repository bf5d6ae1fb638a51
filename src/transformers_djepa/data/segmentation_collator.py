"""Collate page examples into training batches: questions as inputs, answers as labels."""

import random
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
import torch
from PIL import Image

from djepa_runtime.conventions import IGNORED, MASK_STRIDE
from djepa_runtime.processing.letterbox import boxes_to_grid, letterbox_size
from djepa_runtime.processing.prompt_inputs import encode_questions
from djepa_runtime.processing.prompt_overlap import encode_overlap
from djepa_runtime.processing.text_inputs import encode_words

from ..processing.image_processing_djepa import to_image
from .epochs import check_columns, epoch_of
from .near_misses import names_answer
from .simulated_prompts import (
    BY_TEXT,
    MAX_ALTERNATIVES,
    PROMPT_SHARES,
    WITH_MASKS,
    draw_kind,
    fills_box,
    simulate_prompts,
    words_inside,
)


A4 = (297, 210)  # height and width of pages without an image


@dataclass
class _Page:
    """A checked page example with its questions drawn."""

    image: object
    size: tuple[int, int]  # height, width
    words: list[str]
    boxes: list[list[float]]
    questions: list[dict]
    seed: str  # of all random choices for this page in this epoch


@dataclass
class DJepaSegmentationCollator:
    """Collates page examples into inputs and labels of `DJepaForPromptableSegmentation`.

    A page example is an item of `DJepaPageDataset`, which has checked it: `image` (or None), `words`, `boxes`,
    `page_id` and `questions`, a list of dicts of `question`, `answers` and `answer_boxes`, or these three fields
    themselves. A page without an image gets a white one if other pages of its batch have images.

    Random choices for a page depend on the seed, the page and its `epoch`; whether a batch has overlap features
    depends on its first page. A page without `epoch` gets other ones in every batch; give held-out pages epoch
    0, as `DJepaPageDataset` does.

    Args:
        max_questions: maximum number of questions per page, drawn at random.
        max_length: maximum number of tokens per page.
        prompt_shares: relative frequency of each kind of prompt: `"question"`, `"clicks"` (a question with 1 to 3
            clicks), `"clicks_alone"`, `"box"`, `"question_box"`, `"question_mask"`.
        only_questions: ask by text alone, without clicks, boxes or rough masks, whatever `prompt_shares` are.
        use_image: False drops the images: words alone are trained.
        label_masks: False drops `mask_labels` and rough masks: words and presence are trained alone, at lower cost. By
            default it is `use_image`.
        hidden_share: share of page words and question tokens that are hidden, as regularisation.
        words_alone_share: share of the batches whose images are left out, so that the words learn to answer alone.
        image_alone_share: share of the other pages with questions about regions and marks whose words are left out but
            for the first, so that the image learns to answer these questions.
        overlap_share: share of the batches with word-overlap features; the others train questions encoded without
            their page.
        max_masks: maximum number of questions per page with `mask_labels`, all by default. Those with clicks or a
            rough mask come first, then those about regions and marks.
    """

    processor: "DJepaProcessor"  # noqa: F821
    max_questions: int = 12
    max_length: int = 1024
    prompt_shares: dict[str, float] = field(default_factory=lambda: dict(PROMPT_SHARES))
    only_questions: bool = False
    use_image: bool = True
    label_masks: bool | None = None
    hidden_share: float = 0.0
    words_alone_share: float = 0.0
    image_alone_share: float = 0.0
    overlap_share: float = 0.9
    max_masks: int | None = None
    seed: int = 0

    def __post_init__(self):
        if self.label_masks is None:
            self.label_masks = self.use_image

    def __call__(self, examples: Sequence[dict]) -> dict[str, torch.Tensor]:
        """Return a batch: inputs of `DJepaForPromptableSegmentation.forward`, with `word_labels` `(B, Q, A, W)`,
        `kind_labels` `(B, Q, A, 2)`, `presence_labels` `(B, Q)` and, with `label_masks`, `mask_labels`
        `(B, Q', A, S/4, S/4)` of the first Q' questions, at most `max_masks`; A is at most 3.

        Raises:
            ValueError: a page without questions, or without words because `Trainer` has removed them.
        """
        check_columns(examples)
        pages = [self._draw_questions(example) for example in examples]
        words_alone = self.use_image and self._draw(pages[0], "words-alone") < self.words_alone_share
        use_image = self.use_image and not words_alone
        label_masks = self.label_masks and not words_alone
        if use_image and self.image_alone_share:
            pages = [self._without_words(page) for page in pages]
        shares = BY_TEXT if self.only_questions else self.prompt_shares
        masked = 0 if not label_masks else self.max_questions if self.max_masks is None else self.max_masks
        if self.max_masks is not None:
            pages = [replace(page, questions=self._masks_first(page, shares)) for page in pages]
        side = self.processor.image_processor.size["height"]
        sizes = [letterbox_size(*page.size, side) for page in pages]
        words, boxes = [page.words for page in pages], [page.boxes for page in pages]
        inputs = encode_words(self.processor.tokenizer, words, boxes, self.max_length, warn=False)
        questions = [[question["question"] for question in page.questions] for page in pages]
        inputs |= encode_questions(self.processor.prompt_tokenizer, questions)
        if self._draw(pages[0], "overlap") < self.overlap_share:
            inputs |= encode_overlap(questions, words, inputs["word_ids"])
        if self.hidden_share:
            self._hide(pages, inputs)
        question_mask = inputs.pop("prompt_attention_mask")
        inputs |= simulate_prompts(pages, sizes, side, question_mask, shares, masked)
        if "prompt_overlap" in inputs:
            inputs["prompt_overlap"] *= inputs["prompt_attention_mask"].any(-1)[..., None, None]
        inputs |= labels(pages, inputs["word_ids"].max(1) + 1, sizes, side, masked)
        inputs = {name: torch.as_tensor(value) for name, value in inputs.items()}
        inputs["reshaped_input_sizes"] = torch.tensor(sizes)
        if use_image and any(page.image for page in pages):
            images = [page.image or Image.new("RGB", A4[::-1], "white") for page in pages]
            inputs["pixel_values"] = self.processor.image_processor(images, return_tensors="pt")["pixel_values"]
        return inputs

    def _draw_questions(self, example: dict) -> _Page:
        questions = example["questions"] if "questions" in example else [example]  # of a flat row
        if not questions:
            raise ValueError(f"Page {example['page_id']!r} has no questions; remove it from the training data.")
        epoch = epoch_of(example)
        seed = f"{self.seed}-{example['page_id']}" + (f"-epoch-{epoch}" if epoch else "")
        questions = random.Random(seed).sample(questions, min(len(questions), self.max_questions))
        image = None if example.get("image") is None else to_image(example["image"])
        size = A4 if image is None else (image.height, image.width)
        return _Page(image, size, example["words"], example["boxes"], questions, seed)

    @staticmethod
    def _draw(page: _Page, name: str) -> float:
        """A random number in 0..1 that depends on the page and its epoch."""
        return random.Random(f"{page.seed}-{name}").random()

    def _without_words(self, page: _Page) -> _Page:
        """Of some pages, the questions that their image answers, with the first word alone."""
        if page.image is None or self._draw(page, "image-alone") >= self.image_alone_share:
            return page
        visual = [question for question in page.questions if is_visual(question)]
        if not any(question["answer_boxes"] for question in visual):
            return page
        return replace(page, questions=visual, words=page.words[:1], boxes=page.boxes[:1])

    @staticmethod
    def _masks_first(page: _Page, shares: dict[str, float]) -> list[dict]:
        """The questions of a page, those whose masks are of most use first."""

        def rank(question: dict) -> int:
            if question["answer_boxes"] and draw_kind(page, question, shares)[0] in WITH_MASKS:
                return 0
            return 1 if question.get("kind") in ("region", "mark") else 2

        return sorted(page.questions, key=rank)

    def _hide(self, pages, inputs) -> None:
        """In place, replace a `hidden_share` of the page's words by mask tokens without overlap, and mask the same
        share of question tokens, except the first and last.
        """
        for b, page in enumerate(pages):
            rng = np.random.default_rng(zlib.crc32(f"{page.seed}-hidden".encode()))
            hidden = rng.random(len(page.words) + 1) < self.hidden_share
            hidden[-1] = False  # -1: special tokens
            tokens = hidden[inputs["word_ids"][b]]  # (tokens,)
            inputs["input_ids"][b, tokens] = self.processor.tokenizer.mask_token_id
            if "prompt_overlap" in inputs:
                overlap = inputs["prompt_overlap"][b]  # (questions, words, 3)
                overlap[:, np.flatnonzero(hidden[: overlap.shape[1]])] = 0
            for question, mask in zip(page.questions, inputs["prompt_attention_mask"][b]):  # (tokens,)
                rng = np.random.default_rng(zlib.crc32(f"{page.seed}-{question['question']}-hidden".encode()))
                inner = slice(1, mask.sum() - 1)  # draws do not depend on the padding
                mask[inner] &= rng.random(len(mask[inner])) >= self.hidden_share


def is_visual(question: dict) -> bool:
    """Whether an image without words can answer a question: about a region or mark, but not by the words in it."""
    if question.get("kind") not in ("region", "mark") and (question["answer_boxes"] or not question.get("topic")):
        return False
    return not names_answer(question)


def labels(pages: Sequence[_Page], kept: np.ndarray, sizes: Sequence, side: int, masked: int) -> dict[str, np.ndarray]:
    """Word, kind and presence labels and, unless `masked` is 0, mask labels of the first `masked` questions.

    `kept` `(pages,)` are the words of each page within the maximum length, and `sizes` its height and width in pixels
    in the letterbox with this `side`.
    """
    questions = max(len(page.questions) for page in pages)
    most = max(len(question["answer_boxes"]) for page in pages for question in page.questions)
    shape = (len(pages), questions, min(max(most, 1), MAX_ALTERNATIVES))
    words = np.zeros((*shape, kept.max()), dtype=np.float32)
    kinds = np.full((*shape, 2), IGNORED, dtype=np.float32)
    presence = np.full(shape[:2], IGNORED)
    cells, masked = side // MASK_STRIDE, min(masked, questions)
    masks = np.zeros((len(pages), masked, shape[2], cells, cells), dtype=np.float32)
    for b, page in enumerate(pages):
        for q, question in enumerate(page.questions):
            presence[b, q] = bool(question["answer_boxes"])
            for a, region in enumerate(question["answer_boxes"][:MAX_ALTERNATIVES]):
                inside = words_inside(page.boxes, region)
                if inside[kept[b] :].any():
                    presence[b, q] = IGNORED  # truncated: not trained
                if not inside.any() and (q >= masked or page.image is None):
                    presence[b, q] = IGNORED  # neither words nor masks are trained
                words[b, q, a, : kept[b]] = inside[: kept[b]]
                is_box = fills_box(np.asarray(page.boxes)[inside], region)
                kinds[b, q, a] = bool(question["answers"][a]), IGNORED if is_box is None else is_box
                if q < masked:  # share of each cell that the answer covers
                    masks[b, q, a] = boxes_to_grid(region, sizes[b], side)
    found = {"word_labels": words, "kind_labels": kinds, "presence_labels": presence}
    return found | {"mask_labels": masks} if masked else found
