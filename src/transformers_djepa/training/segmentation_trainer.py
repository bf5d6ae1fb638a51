"""`Trainer` with an evaluation that scores questions instead of gathering every mask of the held-out pages."""

import torch
from torch.utils.data import DataLoader
from transformers import Trainer

from ..trainer_callbacks.model_card import ModelCardMixin
from .loss_terms import LossTermsInLog
from .optimizers import OptimizerChoice
from .segmentation_scores import score_questions


class SegmentationTrainer(ModelCardMixin, LossTermsInLog, OptimizerChoice, Trainer):
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
        """Loss, scores `(pages, questions, SCORES)` and presence labels `(pages, questions)`."""
        inputs = self._prepare_inputs(inputs)
        with self.compute_loss_context_manager():
            outputs = model(**inputs)
        return outputs.loss, score_questions(outputs, inputs), inputs["presence_labels"]
