"""Files to pages: images and PDFs to an RGB picture, words and their boxes. Imports neither torch nor transformers."""

from .ocr import read_words
from .pages import Page, load_page, num_pages


__all__ = ["Page", "load_page", "num_pages", "read_words"]
