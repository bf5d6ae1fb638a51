"""Callbacks for `transformers.Trainer`."""

from .epoch import EpochCallback
from .model_card import ModelCardCallback
from .preconditioner import PreconditionerCallback
from .target_encoder import TargetEncoderCallback


__all__ = ["EpochCallback", "ModelCardCallback", "PreconditionerCallback", "TargetEncoderCallback"]
