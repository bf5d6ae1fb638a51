"""The `djepa` command. A module per command: its flags, and what it does.

`transformers_djepa` and `djepa_pages` are imported only when a command runs, so that help is instant.
"""

from .main import main


__all__ = ["main"]
