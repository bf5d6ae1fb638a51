"""Generate questions for pages without any, from the outline, captions and tables of a PDF."""

import random

from djepa_pages.outlines import Bookmark, on_page

from .captions import caption_questions
from .headings import heading_questions
from .page_text import PageText
from .sections import section_questions
from .tables import cell_questions, horizontal_rules


KINDS = ("headings", "sections", "captions", "tables")


def page_questions(
    pdf_page: "PdfPage",  # noqa: F821
    words: list[str],
    boxes: list[list[float]],
    marks: list[Bookmark],
    titles: list[str],
    kinds: tuple[str, ...],
    rng: random.Random,
    limit: int,
) -> list[dict]:
    """Up to `limit` questions about a page: dicts of `question`, `answers`, `answer_boxes` and `kind`.

    `marks` are its bookmarks from `usable`, `titles` are headings for unanswerable questions.
    """
    if not words or not kinds:
        return []
    text, marks = PageText(words, boxes), on_page(pdf_page, marks)
    questions = []
    if "headings" in kinds:
        questions += heading_questions(text, marks, titles, rng, limit)
    if "sections" in kinds:
        questions += section_questions(text, marks, titles, rng, limit)
    if "captions" in kinds:
        questions += caption_questions(text, rng, limit)
    if "tables" in kinds:
        questions += cell_questions(text, horizontal_rules(pdf_page), rng, limit)
    return rng.sample(questions, limit) if len(questions) > limit else questions
