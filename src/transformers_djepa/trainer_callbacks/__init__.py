"""Callbacks for `transformers.Trainer`."""

from .preconditioner import PreconditionerCallback
from .target_encoder import TargetEncoderCallback


__all__ = ["PreconditionerCallback", "TargetEncoderCallback"]
