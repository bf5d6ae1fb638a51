"""Answers in several pieces: all dates, both parties, every item of a column."""

from dataclasses import replace

import numpy as np
import torch

from ..answer_rule import AnswerRule
from .answers import DEFAULT_RULE, Answer, QuestionOutput, answer_question
from .inputs import ReadPage


MAX_PIECES = 100


def answer_pieces(output: QuestionOutput, page: ReadPage, rule: AnswerRule = DEFAULT_RULE, **settings) -> list[Answer]:
    """Return every piece of an answer, the most probable first; each has its own text, boxes and score.

    A piece of text is a run of words, with the lines that continue it, whose mean probability is at least
    `rule.line_probability`. A visual answer has a piece for each region of its mask. Without an answer, the only piece
    is not present. `settings` are arguments of `answer_question`.
    """
    runs = replace(rule, certain_probability=1.0)  # probable words elsewhere are pieces of their own
    best, logits, pieces = int(output.iou_scores.argmax()), output.word_logits.clone(), []
    while len(pieces) < MAX_PIECES:
        left = QuestionOutput(output.mask_logits, output.iou_scores, output.presence_logit, logits)
        piece = answer_question(left, page, rule=runs, **settings)
        likely = float(logits[best, piece.word_ids].sigmoid().mean()) if piece.word_ids else 0.0
        is_new = not any({*piece.word_ids} & {*other.word_ids} for other in pieces)  # a region is read whole each time
        if not piece.word_ids or not is_new or (pieces and likely < rule.line_probability):
            return pieces or regions_of(piece)
        pieces.append(piece)
        logits[:, piece.word_ids] = -torch.inf
    return pieces


def regions_of(answer: Answer) -> list[Answer]:
    """Split a visual answer into one for each of its boxes; the mask stays whole."""
    if len(answer.boxes) < 2:
        return [answer]
    areas = [np.prod(np.subtract(box[2:], box[:2])) for box in answer.boxes]
    order = np.argsort(areas)[::-1]
    return [Answer(**{**answer, "boxes": [answer.boxes[index]]}) for index in order]
