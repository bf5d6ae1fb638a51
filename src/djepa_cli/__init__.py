"""The `djepa` command, outside of `transformers_djepa` to print help and usage errors without importing torch."""

from .main import main


__all__ = ["main"]
