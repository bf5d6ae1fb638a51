"""Run a model on read pages: each page is encoded once, then its questions are decoded in groups.

Memory is bounded by one group, whatever the number of questions: only answers are kept.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import torch

from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..modeling.outputs import DJepaModelOutput
from ..processing.answers import Answer, rank_answers, split_outputs
from ..processing.inputs import DJepaInputs, ReadPage
from ..processing.pointing import pointed_boxes
from ..processing.processing_djepa import DJepaProcessor
from ..processing.question_inputs import QUESTIONS_PER_CALL
from .request import Asked


class CallSizes(NamedTuple):
    """Maximum pages per call of the encoders, and questions per call of the mask decoder."""

    pages: int
    questions: int


ON_CPU = CallSizes(pages=1, questions=12)  # padding, and tensors beyond the caches, cost more than batches save
ON_ACCELERATOR = CallSizes(pages=64, questions=QUESTIONS_PER_CALL)
MASKS = ("pred_masks", "iou_scores", "word_logits", "kind_logits")  # outputs with one entry per mask, in dimension 2


def answer_pages(
    model: DJepaForPromptableSegmentation, processor: DJepaProcessor, asked: Sequence[Asked], **thresholds: float
) -> Iterator[list[list[Answer]]]:
    """Yield the answers of each page: for each question a list of at most `top_k`, one by default.

    Args:
        model: in evaluation mode, on its device.
        processor: the model's processor.
        asked: pages with words.
        thresholds: of `DJepaProcessor.post_process_answers`.
    """
    settings = {"rule": processor.answer_rule, **thresholds}
    sizes = ON_CPU if model.device.type == "cpu" else ON_ACCELERATOR
    for group in _split(asked, sizes.pages):
        inputs = processor(images=[each.page for each in group], return_tensors="pt").to(model.device)
        embeddings = model.get_page_embeddings(**inputs)
        for index, each in enumerate(group):
            page_inputs = DJepaInputs({"word_ids": inputs["word_ids"][index : index + 1]}, pages=[inputs.pages[index]])
            answers, page_embeddings = [], embeddings.of_page(index)
            for questions in _split(each.request.question_list(), sizes.questions):
                prompts = processor(**each.request.prompts(questions), page_inputs=page_inputs, return_tensors="pt")
                answers += answer_questions(
                    model, page_embeddings, prompts, inputs.pages[index], each.request.top_k or 1, **settings
                )
            yield answers


def answer_questions(
    model: DJepaForPromptableSegmentation,
    page_embeddings: DJepaModelOutput,
    prompts: DJepaInputs,
    page: ReadPage,
    top_k: int,
    **settings,
) -> list[list[Answer]]:
    """Return at most `top_k` answers to each of some questions about an encoded page."""
    prompts = prompts.to(model.device)
    outputs = dict(model(page_embeddings=page_embeddings, **prompts))
    if top_k > 1:  # the single mask, then those for ambiguous questions
        others = model(page_embeddings=page_embeddings, multimask_output=True, **prompts)
        outputs |= {name: torch.cat([outputs[name], others[name]], dim=2) for name in MASKS if name in outputs}
    return [
        rank_answers(output, page, top_k, pointed=pointed_boxes(prompts, 0, number), **settings)
        for number, output in enumerate(split_outputs(outputs)[0])
    ]


def _split(values: Sequence, most: int) -> Iterator[Sequence]:
    """Split into parts of at most `most` values."""
    for start in range(0, len(values), most):
        yield values[start : start + most]
