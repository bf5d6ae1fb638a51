"""The `djepa` command.

It stands outside `transformers_djepa`, whose import loads torch and registers classes, so that help and mistakes in the
flags are answered at once. Whatever a command needs is imported when the command runs.
"""

from .main import main


__all__ = ["main"]
