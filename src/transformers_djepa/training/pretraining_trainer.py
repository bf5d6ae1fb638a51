"""`Trainer` for pre-training: each loss by name in the log, and the health of the representations."""

import math

import numpy as np
import torch
from transformers import EvalPrediction, Trainer
from transformers.utils import logging

from ..configuration.configuration_djepa import COLLAPSE_LOSSES, PRETRAINING_LOSSES
from ..trainer_callbacks.model_card import ModelCardMixin
from .loss_terms import LossTermsInLog
from .optimizers import OptimizerChoice


logger = logging.get_logger(__name__)

LOSSES = (*PRETRAINING_LOSSES, *COLLAPSE_LOSSES)
OF_THE_IMAGE = tuple(name for name in PRETRAINING_LOSSES if name != "mlm")
COLLAPSED = 0.02  # effective rank, as a share of the dimension, below which the targets carry nothing
LEAST_RANK = 1.5  # and below which they do in any case: of one direction it is 1
UNIFORM = 0.02  # spread from place to place up to which an encoder makes the same of a whole page
SOLVED = 0.99  # cosine of prediction and target from which all targets must be the same: no page is so predictable
REMEDY = "Raise the weights of the variance and covariance terms, or lower the learning rate."
FEWEST = 16  # rows that a rank is taken of


class PreTrainingTrainer(ModelCardMixin, LossTermsInLog, OptimizerChoice, Trainer):
    """A `Trainer` for `DJepaForPreTraining` and `DJepaPreTrainingCollator`. Training is `Trainer`'s own.

    Every log has `mlm_loss`, `mim_loss`, `jepa_image_loss`, `jepa_text_loss`, `variance_loss`, `covariance_loss` (means
    since the last one) and, of the last batch, the spreads (`DJepaPreTrainingOutput`) and what `representation_health`
    says of image and text. An evaluation has each loss as `eval_NAME_loss`,
    with `pretraining_metrics`; what it hides of a page is the same each time.
    """

    last_outputs: dict[str, torch.Tensor] = {}
    last_spreads: dict[str, torch.Tensor] = {}

    def remember(self, outputs) -> None:
        super().remember(outputs)
        names = ("image_predictions", "image_targets", "text_predictions", "text_targets")
        self.last_outputs = {name: outputs[name].detach() for name in names if outputs.get(name) is not None}
        self.last_spreads = outputs.get("spreads") or {}

    def log(self, logs, *args, **kwargs):
        if "loss" in logs:
            logs |= self._health()
        super().log(logs, *args, **kwargs)

    @torch.no_grad()
    def prediction_step(self, model, inputs, prediction_loss_only, ignore_keys=None):
        """Loss, and its terms for each page of the batch `(pages, LOSSES)`, NaN for one that it lacks."""
        inputs = self._prepare_inputs(inputs)
        with self.compute_loss_context_manager():
            outputs = model(**inputs)
        missing = outputs.loss.new_tensor(torch.nan)
        terms = torch.stack([outputs.loss_dict.get(name, missing).float() for name in LOSSES])
        pages = len(inputs["input_ids"])
        return outputs.loss, terms.expand(pages, -1).contiguous(), torch.ones(pages, device=terms.device)

    def _health(self) -> dict[str, float]:
        spreads = {name: round(spread.item(), 4) for name, spread in self.last_spreads.items()}
        found = {f"{name}_spread": spread for name, spread in spreads.items()}
        for kind in ("image", "text"):
            predictions, targets = (self.last_outputs.get(f"{kind}_{part}") for part in ("predictions", "targets"))
            if targets is not None and len(targets) >= FEWEST:
                health = representation_health(predictions, targets)
                self._warn_of_targets(kind, health, min(targets.shape))
                found |= {f"{kind}_{name}": round(value, 4) for name, value in health.items()}
        self._warn_of_outputs(spreads)
        return found

    def _warn_of_targets(self, kind: str, health: dict[str, float], dimension: int) -> None:
        few = health["target_rank"] < max(LEAST_RANK, COLLAPSED * dimension)
        if self._weight(f"jepa_{kind}") > 0 and (few or health["cosine"] > SOLVED):
            logger.warning(
                "The %s targets collapse: their effective rank is %.1f of %d, and the cosine of predictions with them "
                "%.3f. %s",
                kind,
                health["target_rank"],
                dimension,
                health["cosine"],
                REMEDY,
            )

    def _warn_of_outputs(self, spreads: dict[str, float]) -> None:
        """Normalised targets look well however little is left of what they are made of."""
        uniform = {name: spread for name, spread in spreads.items() if spread < UNIFORM}
        if uniform and max(map(self._weight, OF_THE_IMAGE)) > 0:
            listed = ", ".join(f"{name} {spread:.3f}" for name, spread in uniform.items())
            logger.warning(
                "The model makes nearly the same of all places of a page (spread of 1: %s). %s", listed, REMEDY
            )

    def _weight(self, loss: str) -> float:
        return getattr(self.accelerator.unwrap_model(self.model).config, f"{loss}_loss_weight")


def pretraining_metrics(prediction: EvalPrediction) -> dict[str, float]:
    """`compute_metrics`: the mean of each loss over the pages that have it."""
    found = {}
    for name, values in zip(LOSSES, np.asarray(prediction.predictions).T, strict=True):
        if not np.isnan(values).all():
            found[f"{name}_loss"] = float(np.nanmean(values))
    return found


def representation_health(predictions: torch.Tensor, targets: torch.Tensor) -> dict[str, float]:
    """Standard deviation of each dimension (mean), effective rank, and cosine of predictions `(n, C)` with targets.

    The effective rank is the exponential of the entropy of the normalised singular values (Roy and Vetterli 2007).
    """
    return {
        "target_std": targets.std(0).mean().item(),
        "prediction_std": predictions.std(0).mean().item(),
        "target_rank": effective_rank(targets),
        "prediction_rank": effective_rank(predictions),
        "cosine": torch.nn.functional.cosine_similarity(predictions, targets, dim=1).mean().item(),
    }


def effective_rank(values: torch.Tensor) -> float:
    """Of `(n, C)` rows without their mean; 1 for rows that are all the same."""
    values = values.float() - values.float().mean(0)
    sizes = torch.linalg.svdvals(values)
    if not sizes.sum() > 0:
        return 1.0
    shares = sizes / sizes.sum()
    return math.exp(-(shares * shares.clamp(min=1e-12).log()).sum().item())
