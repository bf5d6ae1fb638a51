"""Inference on document pages: what is asked of a file (`request.py`), and the loop that answers it (`loop.py`)."""

from .loop import EncodedPage, Engine, Inference, Prompts
from .request import Request


__all__ = ["EncodedPage", "Engine", "Inference", "Prompts", "Request"]
