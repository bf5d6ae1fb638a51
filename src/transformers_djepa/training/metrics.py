"""`compute_metrics` for both trainings, and what is gathered for it from each batch.

Metrics that need the text of answers (ANLS) are computed by `djepa evaluate`: batches hold no words.
"""

import math

import numpy as np
import torch
from transformers import EvalPrediction

from ..configuration.configuration_djepa import COLLAPSE_LOSSES, PRETRAINING_LOSSES
from ..metrics.functions import THRESHOLDS, auroc
from ..modeling.losses import mask_ious


SCORES = ("mask_iou", "pointing", "word_f1", "word_exact", "presence")
LOSSES = (*PRETRAINING_LOSSES, *COLLAPSE_LOSSES)


@torch.no_grad()
def score_questions(outputs, inputs) -> torch.Tensor:
    """`(B, Q, SCORES)` of the single mask against the best acceptable answer; zeros for unanswerable questions.

    `pointing` is whether the peak of the mask is inside the answer, `presence` a probability.
    """
    masks, labels = outputs.pred_masks[:, :, :1].float().flatten(3), inputs["mask_labels"].flatten(3)
    exists = inputs["word_labels"].any(-1) | labels.any(-1)  # (B, Q, A)
    iou = mask_ious(masks, labels, torch.ones_like(masks[:, :1, :1])).squeeze(-1)  # (B, Q, A)
    peaks = masks.argmax(-1, keepdim=True).expand(-1, -1, labels.shape[2], -1)  # (B, Q, A, 1)
    hit = (labels.gather(-1, peaks).squeeze(-1) > 0.5).float()
    f1, exact = _word_scores(outputs.word_logits[:, :, 0], inputs["word_labels"])
    scores = torch.stack([iou, hit, f1, exact], dim=-1)  # (B, Q, A, 4)
    best = scores.masked_fill(~exists.unsqueeze(-1), 0).amax(2)
    return torch.cat([best, outputs.presence_logits.float().sigmoid().unsqueeze(-1)], dim=-1)


def _word_scores(logits: torch.Tensor, labels: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """F1 and equality `(B, Q, A)` of the words with `logits` `(B, Q, W)` above 0, or else the best word."""
    if not logits.shape[-1]:  # pages on which the tokenizer finds no words
        logits, labels = (torch.nn.functional.pad(values, (0, 1)) for values in (logits, labels))
    chosen = ((logits > 0) | (logits >= logits.amax(-1, keepdim=True))).unsqueeze(2)  # (B, Q, 1, W)
    real = labels > 0
    f1 = 2 * (chosen & real).sum(-1) / (chosen.sum(-1) + real.sum(-1)).clamp(min=1)
    return f1, (chosen == real).all(-1).float()


def segmentation_metrics(prediction: EvalPrediction) -> dict[str, float]:
    """Means over answerable questions, and the AUROC of presence against unanswerable ones."""
    scores, presence = prediction.predictions, prediction.label_ids
    answered, absent = presence == 1, presence == 0
    if not answered.any():
        return {}
    means = dict(zip(SCORES, scores[answered].mean(0).tolist(), strict=True))
    del means["presence"]
    ious = scores[answered, SCORES.index("mask_iou")]
    means |= {f"mask_iou_{round(100 * threshold)}": float((ious >= threshold).mean()) for threshold in THRESHOLDS}
    if absent.any():
        probabilities = scores[answered | absent, SCORES.index("presence")]
        means["presence_auroc"] = float(auroc(presence[answered | absent], probabilities))
    return means


def pretraining_metrics(prediction: EvalPrediction) -> dict[str, float]:
    """Mean of each loss over the pages that have it."""
    columns = zip(LOSSES, np.asarray(prediction.predictions).T, strict=True)
    return {f"{name}_loss": float(np.nanmean(values)) for name, values in columns if not np.isnan(values).all()}


def representation_health(predictions: torch.Tensor, targets: torch.Tensor) -> dict[str, float]:
    """Mean standard deviation per dimension, effective rank, and cosine of predictions `(n, C)` with targets."""
    return {
        "target_std": targets.std(0).mean().item(),
        "prediction_std": predictions.std(0).mean().item(),
        "target_rank": effective_rank(targets),
        "prediction_rank": effective_rank(predictions),
        "cosine": torch.nn.functional.cosine_similarity(predictions, targets, dim=1).mean().item(),
    }


def effective_rank(values: torch.Tensor) -> float:
    """Exponential of the entropy of the normalised singular values of centred rows `(n, C)` (Roy and Vetterli 2007)."""
    values = values.float() - values.float().mean(0)
    sizes = torch.linalg.svdvals(values)
    if not sizes.sum() > 0:  # all rows are equal
        return 1.0
    shares = sizes / sizes.sum()
    return math.exp(-(shares * shares.clamp(min=1e-12).log()).sum().item())
