"""`Trainer` with an evaluation that scores questions instead of gathering every mask of the held-out pages."""

import torch
from torch.utils.data import DataLoader
from transformers import EvalPrediction, Trainer

from ..modeling.losses import mask_iou
from .loss_terms import LossTermsInLog
from .optimizers import OptimizerChoice


SCORES = ("mask_iou", "word_exact", "presence")  # last dimension of what an evaluation step returns


class SegmentationTrainer(LossTermsInLog, OptimizerChoice, Trainer):
    """A `Trainer` for `DJepaForPromptableSegmentation` and `DJepaSegmentationCollator`. Training is `Trainer`'s own.

    Args:
        eval_collator: makes the batches of an evaluation, which asks by text alone.
        learning_rates: of the parameters whose name begins with a key; the others have the arguments' own.
    """

    def __init__(self, *args, eval_collator, learning_rates: dict[str, float] | None = None, **kwargs):
        super().__init__(*args, **kwargs)
        self.eval_collator = eval_collator
        self.learning_rates = learning_rates or {}

    def get_eval_dataloader(self, eval_dataset=None) -> DataLoader:
        training_collator, self.data_collator = self.data_collator, self.eval_collator
        try:
            return super().get_eval_dataloader(eval_dataset)
        finally:
            self.data_collator = training_collator

    @torch.no_grad()
    def prediction_step(self, model, inputs, prediction_loss_only, ignore_keys=None):
        """Loss, scores `(pages, questions, 3)` and presence labels `(pages, questions)`."""
        inputs = self._prepare_inputs(inputs)
        with self.compute_loss_context_manager():
            outputs = model(**inputs)
        return outputs.loss, score_questions(outputs, inputs), inputs["presence_labels"]


def score_questions(outputs, inputs) -> torch.Tensor:
    """`(B, Q, 3)`: IoU of the mask, 1 if exactly the answer's words were found, probability that the page has the
    answer.
    """
    masks, labels = outputs.pred_masks[:, :, :1].float().flatten(3), inputs["mask_labels"].flatten(3)
    exists = inputs["word_labels"].any(-1) | labels.any(-1)  # (B, Q, A)
    iou = mask_iou(masks, labels, torch.ones_like(masks[:, :1, :1])).squeeze(-1).masked_fill(~exists, 0).amax(-1)
    scores = outputs.word_logits[:, :, 0]  # (B, Q, W)
    chosen = (scores > 0) | (scores >= scores.amax(-1, keepdim=True))  # at least the best word
    exact = ((chosen.unsqueeze(2) == (inputs["word_labels"] > 0)).all(-1) & exists).any(-1)
    return torch.stack([iou, exact.float(), outputs.presence_logits.float().sigmoid()], dim=-1)


def segmentation_metrics(prediction: EvalPrediction) -> dict[str, float]:
    """Means over answered questions, and how well presence tells them from unanswerable ones (area under the ROC
    curve).
    """
    from ..metrics.functions import auroc

    scores, presence = prediction.predictions, prediction.label_ids
    answered, absent = presence == 1, presence == 0
    if not answered.any():
        return {}
    metrics = {
        "mask_iou": float(scores[answered, 0].mean()),
        "mask_iou_50": float((scores[answered, 0] >= 0.5).mean()),
        "word_exact": float(scores[answered, 1].mean()),
    }
    if absent.any():
        metrics["presence_auroc"] = float(auroc(presence[answered | absent], scores[answered | absent, 2]))
    return metrics
