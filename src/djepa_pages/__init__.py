"""Files to pages: images and PDFs to an RGB picture, words and their boxes. Imports neither torch nor transformers."""

from .ocr import read_page, read_words
from .pages import Page, load_page, num_pages
from .worker import LimitError, Limits, Worker


__all__ = ["LimitError", "Limits", "Page", "Worker", "load_page", "num_pages", "read_page", "read_words"]
