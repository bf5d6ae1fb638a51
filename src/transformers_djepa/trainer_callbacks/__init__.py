"""Callbacks for `transformers.Trainer`."""

from .epoch import EpochCallback
from .model_card import ModelCardCallback
from .preconditioner import PreconditionerCallback
from .target_encoder import TargetEncoderCallback
from .time_limit import TimeLimitCallback


__all__ = [
    "EpochCallback",
    "ModelCardCallback",
    "PreconditionerCallback",
    "TargetEncoderCallback",
    "TimeLimitCallback",
]
