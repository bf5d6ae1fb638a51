"""Inference on document pages: what is asked of a file, the loop that answers it, and the engines that run the model.

request.py   the pages and prompts of a request, and the result for its user
loop.py      pages are encoded once, questions are asked in groups
engine.py    a model in PyTorch
"""

from .engine import TorchEngine
from .loop import EncodedPage, Engine, Inference, Prompts
from .request import Request


__all__ = ["EncodedPage", "Engine", "Inference", "Prompts", "Request", "TorchEngine"]
