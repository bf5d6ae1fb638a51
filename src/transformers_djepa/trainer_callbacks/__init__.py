"""Callbacks for `transformers.Trainer`."""

from .model_card import ModelCardCallback
from .preconditioner import PreconditionerCallback
from .progress import EpochCallback, TimeLimitCallback
from .target_encoder import TargetEncoderCallback


__all__ = [
    "EpochCallback",
    "ModelCardCallback",
    "PreconditionerCallback",
    "TargetEncoderCallback",
    "TimeLimitCallback",
]
