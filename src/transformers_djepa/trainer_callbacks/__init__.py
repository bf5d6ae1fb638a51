"""Callbacks for `transformers.Trainer`."""

from .model_card import ModelCardCallback
from .preconditioner import PreconditionerCallback
from .target_encoder import TargetEncoderCallback


__all__ = ["ModelCardCallback", "PreconditionerCallback", "TargetEncoderCallback"]
