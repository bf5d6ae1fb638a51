"""Page examples to training batches: what is asked, in every way users ask, and what the answer is.

A question may come as text, with a rough box or a rough mask, with clicks that correct a first answer, or as clicks or
a box alone. Which one a question gets is drawn from (seed, epoch, page, question): anew in every pass over the pages,
and so that workers, ranks and restarts cannot change it. Clicks depend on what the model gets wrong: the collator only
says how many, the model places them (`modeling/clicks.py`).
"""

import random
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import torch

from ..processing.letterbox import boxes_to_mask, letterbox_size
from ..processing.pixels import to_image
from ..processing.prompt_inputs import ABSENT, DRAWN_LOGIT
from ..processing.prompt_overlap import encode_overlap
from ..processing.question_inputs import encode_questions
from ..processing.text_inputs import encode_words
from .row_checks import check_row


MAX_ALTERNATIVES = 3
A4 = (297, 210)  # height and width of a page that comes without an image and without a size
MAX_CLICKS = 3
OUTSIDE_SHARE = 0.3  # of clicks on words
MISTAKEN_SHARE = 0.5  # of the clicks outside are on what answers another question of the page
PROMPT_SHARES = {
    "question": 0.65,
    "clicks": 0.12,
    "clicks_alone": 0.08,
    "box": 0.05,
    "question_box": 0.05,
    "question_mask": 0.05,
}
ALONE = ("clicks_alone", "box")  # kinds whose question is not given


@dataclass
class DJepaSegmentationCollator:
    """Turns page examples into the inputs and labels of `DJepaForPromptableSegmentation`.

    A page example is a row with `image` (or None for words alone), `words`, `boxes`, `page_id` and either `questions`,
    a list of dicts of `question`, `answers` and `answer_boxes`, or these three fields themselves. Where a page comes
    more than once, its `epoch`, 0 by default, makes every draw below another one.

    Args:
        processor: the model's `DJepaProcessor`.
        max_questions: at most so many questions a page, drawn at random.
        max_length: at most so many tokens a page.
        prompt_shares: how often a question comes as `"question"`, with `"clicks"` (1 to 3) or as `"clicks_alone"`, as
            `"box"`, `"question_box"` or `"question_mask"`; `{"question": 1}` for evaluation.
        use_image: leave the image out with False (the text-only model).
        label_masks: with False, `mask_labels` and rough masks are left out and words and presence trained alone, which
            is cheaper.
        hidden_share: of the page's words and of the question's tokens that are hidden, in training, so that no single
            word decides: neighbours, places and the kind of value count too.
        overlap_share: of the batches whose questions come with the words they share with their page; the others are as
            questions encoded apart from it.
        seed: of the draws.
    """

    processor: "DJepaProcessor"  # noqa: F821
    max_questions: int = 12
    max_length: int = 1024
    prompt_shares: dict[str, float] = field(default_factory=lambda: dict(PROMPT_SHARES))
    use_image: bool = True
    label_masks: bool = True
    hidden_share: float = 0.0
    overlap_share: float = 0.9
    seed: int = 0

    def __call__(self, examples: Sequence[dict]) -> dict[str, torch.Tensor]:
        """A batch; raises `ValueError` for a page without questions, one without an image among others with one, or
        what `check_row` finds.
        """
        missing = [example["page_id"] for example in examples if example.get("image") is None]
        if self.use_image and missing and len(missing) < len(examples):
            raise ValueError(f"Page {missing[0]!r} has no image and others have; give all of them images, or none.")
        pages = [_Page.from_example(example, self) for example in examples]
        side = self.processor.image_processor.size["height"]
        sizes = [letterbox_size(*page.size, side) for page in pages]
        words, boxes = [page.words for page in pages], [page.boxes for page in pages]
        inputs = encode_words(self.processor.tokenizer, words, boxes, self.max_length, warn=False)
        questions = [[question["question"] for question in page.questions] for page in pages]
        inputs |= encode_questions(self.processor.prompt_tokenizer, questions)
        if random.Random(f"{pages[0].seed}-overlap").random() < self.overlap_share:
            inputs |= encode_overlap(questions, words, inputs["word_ids"])
        if self.hidden_share:
            self._hide(pages, inputs)
        inputs |= self._prompts(pages, sizes, side, inputs.pop("prompt_attention_mask"))
        if "prompt_overlap" in inputs:
            inputs["prompt_overlap"] *= inputs["prompt_attention_mask"].any(-1)[..., None, None]
        inputs |= self._labels(pages, inputs["word_ids"].max(1) + 1)
        if self.label_masks:
            inputs["mask_labels"] = self._mask_labels(pages, sizes, side, inputs["word_labels"].shape[:3])
        inputs = {name: torch.as_tensor(value) for name, value in inputs.items()}
        inputs["reshaped_input_sizes"] = torch.tensor(sizes)
        if self.use_image and not missing:
            inputs["pixel_values"] = self.processor.image_processor([p.image for p in pages], return_tensors="pt")[
                "pixel_values"
            ]
        return inputs

    def _hide(self, pages, inputs) -> None:
        """Masks some of the words in place, and leaves some of the questions' tokens out, never first or last ones.

        A question shares nothing with a word that is hidden.
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
            for question, asked in zip(page.questions, inputs["prompt_attention_mask"][b]):  # (tokens,)
                rng = np.random.default_rng(zlib.crc32(f"{page.seed}-{question['question']}-hidden".encode()))
                inner = slice(1, asked.sum() - 1)  # draws do not depend on the padding
                asked[inner] &= rng.random(len(asked[inner])) >= self.hidden_share

    def _prompts(self, pages, sizes, side, question_mask) -> dict[str, np.ndarray]:
        """`question_mask` without the questions that are asked by clicks or a box alone, the boxes, masks and numbers
        of clicks.
        """
        shape = question_mask.shape[:2]
        boxes = np.full((*shape, 4), ABSENT, dtype=np.float32)
        masks = np.zeros((*shape, side // 4, side // 4), dtype=np.float32) if self.label_masks else None
        clicks = np.zeros(shape, dtype=np.int64)
        points, labels = np.zeros((*shape, MAX_CLICKS, 2), dtype=np.float32), np.full((*shape, MAX_CLICKS), ABSENT)
        for b, page in enumerate(pages):
            answered = [box for question in page.questions for answer in question["answer_boxes"] for box in answer]
            for q, question in enumerate(page.questions):
                rng = random.Random(f"{page.seed}-{question['question']}")
                kind = rng.choices(list(self.prompt_shares), list(self.prompt_shares.values()))[0]
                if kind == "question" or not question["answer_boxes"] or (kind == "question_mask" and masks is None):
                    continue
                region = rng.choice(question["answer_boxes"][:MAX_ALTERNATIVES])
                if kind.startswith("clicks") and self.label_masks:
                    clicks[b, q] = rng.randint(1, MAX_CLICKS)
                elif kind.startswith("clicks"):
                    for n in range(rng.randint(1, MAX_CLICKS)):
                        points[b, q, n], labels[b, q, n] = click_word(
                            page.boxes, question["answer_boxes"], rng, answered, may_miss=n > 0 or kind not in ALONE
                        )
                elif kind == "question_mask":
                    masks[b, q] = rough_mask(region, sizes[b], side, rng)
                else:
                    boxes[b, q] = rough_box(region, rng)
                if kind in ALONE:
                    question_mask[b, q] = 0
        prompts = {"prompt_attention_mask": question_mask}
        for name, value, used in (
            ("input_boxes", boxes, (boxes != ABSENT).any()),
            ("input_masks", masks, self.label_masks and masks.any()),
            ("num_clicks", clicks, clicks.any()),
            ("input_points", points, (labels != ABSENT).any()),
            ("input_labels", labels, (labels != ABSENT).any()),
        ):
            if used:
                prompts[name] = value
        return prompts

    def _labels(self, pages, kept) -> dict[str, np.ndarray]:
        """Word and presence labels; `kept` `(pages,)` is how many words of each page the tokenizer kept."""
        questions = max(len(page.questions) for page in pages)
        most = max(len(q["answer_boxes"]) for page in pages for q in page.questions)
        words = np.zeros((len(pages), questions, min(max(most, 1), MAX_ALTERNATIVES), kept.max()), dtype=np.float32)
        presence = np.full((len(pages), questions), -100)
        for b, page in enumerate(pages):
            for q, question in enumerate(page.questions):
                presence[b, q] = bool(question["answer_boxes"])
                for a, region in enumerate(question["answer_boxes"][:MAX_ALTERNATIVES]):
                    inside = words_inside(page.boxes, region)
                    words[b, q, a, : kept[b]] = inside[: kept[b]]
                    if inside[kept[b] :].any() or not (self.label_masks or inside.any()):
                        presence[b, q] = -100  # cut with the end of a long page, or to be seen only: nothing to learn
        return {"word_labels": words, "presence_labels": presence}

    def _mask_labels(self, pages, sizes, side, shape) -> np.ndarray:
        """`(B, Q, A, S/4, S/4)` share of each cell that an acceptable answer covers."""
        masks = np.zeros((*shape, side // 4, side // 4), dtype=np.float32)
        for b, page in enumerate(pages):
            for q, question in enumerate(page.questions):
                for a, region in enumerate(question["answer_boxes"][:MAX_ALTERNATIVES]):
                    masks[b, q, a] = boxes_to_mask(region, sizes[b], side)
        return masks


@dataclass
class _Page:
    """What the collator needs of a page example."""

    image: object
    size: tuple[int, int]  # height, width
    words: list[str]
    boxes: list[list[float]]
    questions: list[dict]
    seed: str  # of all draws for this page in this epoch

    @classmethod
    def from_example(cls, example: dict, collator: DJepaSegmentationCollator) -> "_Page":
        check_row(example)
        questions = example.get("questions")
        if questions is None:
            questions = [{name: example[name] for name in ("question", "answers", "answer_boxes")}]
        if not questions:
            raise ValueError(f"Page {example['page_id']!r} has no questions; leave it out of the training data.")
        epoch = example.get("epoch", 0)
        seed = f"{collator.seed}-{example['page_id']}" + (f"-epoch-{epoch}" if epoch else "")
        questions = random.Random(seed).sample(questions, min(len(questions), collator.max_questions))
        image = None if example.get("image") is None else to_image(example["image"])
        size = (image.height, image.width) if image is not None else example.get("size", A4)
        return cls(image, size, example["words"], example["boxes"], questions, seed)


def words_inside(boxes: Sequence[Sequence[float]], region: Sequence[Sequence[float]]) -> np.ndarray:
    """`(words,)` true at words whose centre lies in one of the region's boxes (both in 0..1000 of the page)."""
    boxes, region = np.reshape(boxes, (-1, 1, 4)), np.reshape(region, (1, -1, 4))
    centres = (boxes[..., :2] + boxes[..., 2:]) / 2
    return ((centres >= region[..., :2]) & (centres <= region[..., 2:])).all(-1).any(-1)


def click_word(
    boxes: Sequence[Sequence[float]],
    answers: Sequence[Sequence[Sequence[float]]],
    rng: random.Random,
    mistakes: Sequence[Sequence[float]] = (),
    may_miss: bool = True,
) -> tuple[list[float], int]:
    """A click somewhere on a word, 0..1000 of the page, and 1 if the word is of an acceptable answer, 0 if not.

    Clicks outside, where they are allowed, fall on words in the boxes of `mistakes` or anywhere.
    """
    inside = words_inside(boxes, [box for answer in answers for box in answer])
    if may_miss and rng.random() < OUTSIDE_SHARE:
        likely = words_inside(boxes, mistakes) & ~inside if mistakes and rng.random() < MISTAKEN_SHARE else ~inside
        choices = np.nonzero(likely if likely.any() else ~inside)[0]
    else:
        choices = np.nonzero(inside)[0]
    chosen = rng.choice(choices if len(choices) else range(len(boxes)))
    x0, y0, x1, y1 = boxes[chosen]
    return [rng.uniform(x0, x1), rng.uniform(y0, y1)], int(inside[chosen])


def rough_box(region: Sequence[Sequence[float]], rng: random.Random) -> np.ndarray:
    """The box around a region as a person would drag it: each side off by up to a tenth of the size, or by 5 units."""
    region = np.asarray(region)
    x0, y0, x1, y1 = *region[:, :2].min(0), *region[:, 2:].max(0)
    dx, dy = max(5, (x1 - x0) / 10), max(5, (y1 - y0) / 10)
    moved = [value + rng.uniform(-1, 1) * step for value, step in zip((x0, y0, x1, y1), (dx, dy, dx, dy))]
    return np.clip([min(moved[0], x1), min(moved[1], y1), max(moved[2], x0), max(moved[3], y0)], 0, 1000)


def rough_mask(region: Sequence[Sequence[float]], size: tuple[int, int], side: int, rng: random.Random) -> np.ndarray:
    """Logits of a mask that is the region's, with every box moved and stretched as in `rough_box`."""
    boxes = np.stack([rough_box([box], rng) for box in region])
    return (boxes_to_mask(boxes, size, side) * 2 - 1) * DRAWN_LOGIT
