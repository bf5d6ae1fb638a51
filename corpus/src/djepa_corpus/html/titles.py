"""Titles of HTML pages, and of the same pages in other languages."""

import html
import re
from pathlib import Path

from djepa_pages.page_text import split_number

from .plan import HtmlDocument
from .printing import read_html


HEADING = re.compile(r"<h[1-6]\b[^>]*>(.*?)</h[1-6]>", re.DOTALL | re.IGNORECASE)
TAG = re.compile(r"<[^>]*>")
MAX_LENGTH = 100  # characters


def first_heading(text: str) -> str:
    """The text of the first heading of an HTML file, without its number; "" if there is none."""
    for match in HEADING.finditer(text):
        title = " ".join(html.unescape(TAG.sub("", match[1])).replace("\u00b6", "").split())
        if title:
            return split_number(title)[1].rstrip(".:")
    return ""


def translated_titles(document: HtmlDocument, root: Path) -> dict[str, dict[str, str]]:
    """The titles of the files of a document, each with the titles of the same pages in other languages."""
    found = {}
    for file in document.files:
        own = first_heading(read_html(file))
        others = {}
        for language in document.source.codes:
            other = document.source.translation(file, root, document.language, language)
            title = first_heading(read_html(other)) if other and language != document.language else ""
            if title and title.casefold() != own.casefold() and len(title) <= MAX_LENGTH:
                others[language] = title
        if own and others:
            found[own] = others
    return found
