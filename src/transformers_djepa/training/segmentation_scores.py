"""Scores of a batch of answers as tensors, small enough to gather, and `compute_metrics` over them.

What needs the text of the answers (ANLS) is `djepa evaluate`'s: batches hold no words.
"""

import torch
from transformers import EvalPrediction

from ..metrics.functions import auroc
from ..metrics.segmentation import THRESHOLDS
from ..modeling.losses import mask_iou


SCORES = ("mask_iou", "pointing", "word_f1", "word_exact", "presence")


@torch.no_grad()
def score_questions(outputs, inputs) -> torch.Tensor:
    """`(B, Q, SCORES)` of the single mask against the best acceptable answer; zeros where there is none.

    Overlap of the mask; 1 if its peak lies in the answer; F1 of the words found, and 1 if they are exactly the
    answer's; the probability that the page has the answer.
    """
    masks, labels = outputs.pred_masks[:, :, :1].float().flatten(3), inputs["mask_labels"].flatten(3)
    exists = inputs["word_labels"].any(-1) | labels.any(-1)  # (B, Q, A)
    iou = mask_iou(masks, labels, torch.ones_like(masks[:, :1, :1])).squeeze(-1)  # (B, Q, A)
    peaks = masks.argmax(-1, keepdim=True).expand(-1, -1, labels.shape[2], -1)  # (B, Q, A, 1)
    hit = (labels.gather(-1, peaks).squeeze(-1) > 0.5).float()
    f1, exact = _word_scores(outputs.word_logits[:, :, 0], inputs["word_labels"])
    scores = torch.stack([iou, hit, f1, exact], dim=-1)  # (B, Q, A, 4)
    best = scores.masked_fill(~exists.unsqueeze(-1), 0).amax(2)
    return torch.cat([best, outputs.presence_logits.float().sigmoid().unsqueeze(-1)], dim=-1)


def _word_scores(logits: torch.Tensor, labels: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """F1 and equality of the words that score above 0, at least the best one: `(B, Q, W)`, `(B, Q, A, W)` ->
    `(B, Q, A)` each.
    """
    if not logits.shape[-1]:  # pages that the tokenizer reads nothing of
        logits, labels = (torch.nn.functional.pad(values, (0, 1)) for values in (logits, labels))
    chosen = ((logits > 0) | (logits >= logits.amax(-1, keepdim=True))).unsqueeze(2)  # (B, Q, 1, W)
    real = labels > 0
    f1 = 2 * (chosen & real).sum(-1) / (chosen.sum(-1) + real.sum(-1)).clamp(min=1)
    return f1, (chosen == real).all(-1).float()


def segmentation_metrics(prediction: EvalPrediction) -> dict[str, float]:
    """`compute_metrics`: means over the answered questions, and how well presence tells them from unanswerable ones
    (area under the ROC curve).
    """
    scores, presence = prediction.predictions, prediction.label_ids
    answered, absent = presence == 1, presence == 0
    if not answered.any():
        return {}
    means = dict(zip(SCORES, scores[answered].mean(0).tolist(), strict=True))
    del means["presence"]
    ious = scores[answered, SCORES.index("mask_iou")]
    means |= {f"mask_iou_{round(100 * threshold)}": float((ious >= threshold).mean()) for threshold in THRESHOLDS}
    if absent.any():
        certainty = scores[answered | absent, SCORES.index("presence")]
        means["presence_auroc"] = float(auroc(presence[answered | absent], certainty))
    return means
