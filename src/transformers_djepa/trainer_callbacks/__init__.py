"""Callbacks for `transformers.Trainer`."""

from .preconditioner import PreconditionerCallback


__all__ = ["PreconditionerCallback"]
