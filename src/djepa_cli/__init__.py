"""The `djepa` command.

It is a package of its own because importing `transformers_djepa` loads torch: help and usage errors are printed without
it. Each command imports what it needs when it runs.
"""

from .main import main


__all__ = ["main"]
