"""Inputs of the pipelines: a page or document and what is asked about it."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from numbers import Integral
from typing import Any

from djepa_pages import Limits, Page
from djepa_pages.damage import shown

from ..processing.boxes import is_list


@dataclass
class Request:
    """One input of the pipeline `document-segmentation`.

    Attributes:
        image: path of an image or PDF, PIL image, array, tensor or `Page`.
        document: the same, or a list of them, whose pages are counted through.
        page: the page of the document to ask, counted from 1; by default all pages are asked.
        pages: the pages to ask, as numbers or as "1,3-8".
        words, boxes: the page's words and one `[x0, y0, x1, y1]` for each, in 0..1000 of the page; by default from the
            text layer or OCR.
        question: one question, for one result.
        questions: several questions, for a list of results; the page is encoded once.
        points, labels: clicks `[x, y]` in 0..1000 and for each 1 (inside the answer, the default) or 0 (outside), with
            or without a question. Like words and a box, they need a document of one page, or `page`.
        box: a rough `[x0, y0, x1, y1]` around the answer.
        top_k: maximum number of different answers to each question, from all pages, and on each page from the masks for
            ambiguous questions (at most four). Above 1, a list: the answer that is returned without `top_k`, then the
            others by score.
        masks: False leaves out the mask, so that a result can be written as JSON.
        limits: of time and memory for reading the file and for OCR, for files from elsewhere; by default none.
    """

    image: Any = None
    document: Any = None
    page: int | None = None
    pages: str | Sequence[int] | None = None
    words: list[str] | None = None
    boxes: list[list[float]] | None = None
    question: str | None = None
    questions: list[str | None] | None = None
    points: list[list[float]] | None = None
    labels: list[int] | None = None
    box: list[float] | None = None
    top_k: int | None = None
    masks: bool = True
    limits: Limits | None = None

    def check(self) -> None:
        """Raise `ValueError` for invalid fields or combinations."""
        if self.image is None and self.document is None:
            raise ValueError("image is missing; give the path of an image or a PDF, or a PIL image.")
        if self.image is not None and self.document is not None:
            raise ValueError("image and document were both given; give one of the two.")
        if self.page is not None and self.pages is not None:
            raise ValueError("page and pages were both given; give one of the two.")
        if (self.words is None) != (self.boxes is None):
            raise ValueError("words and boxes go together, one box for each word; leave both out to read the page.")
        is_count = isinstance(self.top_k, Integral) and not isinstance(self.top_k, bool) and self.top_k > 0
        if self.top_k is not None and not is_count:
            raise ValueError(f"top_k must be a number of answers from 1, or None for the best, got {self.top_k!r}.")
        if not isinstance(self.masks, bool):
            raise ValueError(f"masks must be True or False, got {self.masks!r}.")
        if not isinstance(self.limits, Limits | None):
            raise ValueError(f"limits must be djepa_pages.Limits(seconds, megabytes), got {self.limits!r}.")

    def is_of_one_page(self) -> bool:
        """Whether words, clicks or a box are given, which belong to a single page."""
        return self.words is not None or non_empty("points", self.points) is not None or self.box is not None

    def question_list(self) -> list[str | None]:
        """Return the questions, `None` for clicks or a box alone; raise `ValueError` for invalid combinations."""
        pointing = non_empty("points", self.points) is not None or self.box is not None
        if self.question is not None and self.questions is not None:
            raise ValueError("question and questions were both given; give one of the two.")
        if self.question is not None and not isinstance(self.question, str):
            raise ValueError(f"question must be a string, got {self.question!r}; give several as questions.")
        questions = [self.questions] if isinstance(self.questions, str) else self.questions
        if self.question is not None or (questions is None and pointing):
            questions = [self.question]
        if non_empty("questions", questions) is None:
            raise ValueError("Nothing is asked; give a question, such as 'What is the total?', or questions.")
        if pointing and len(questions) > 1:
            raise ValueError("points and box belong to one question, but there are several; ask them one by one.")
        return list(questions)

    def prompts(self, questions: list[str | None]) -> dict[str, list]:
        """Return some of the questions, with clicks and box, as arguments of `DJepaProcessor`."""
        points, labels = non_empty("points", self.points), non_empty("labels", self.labels)
        if points is not None and labels is None:
            labels = [1] * len(points)
        pointing = {"input_points": points, "input_labels": labels, "input_boxes": self.box}
        given = {name: [[value]] for name, value in pointing.items() if value is not None}
        return {"questions": [questions], **given}


@dataclass
class Asked:
    """A page that has been read, and what is asked about it."""

    page: Page
    request: Request


FIELDS = tuple(field.name for field in fields(Request))


def check_names(task: str, names: set[str], known: Sequence[str]) -> None:
    """Raise `ValueError` for unknown names."""
    unknown = sorted(names - set(known))
    if unknown:
        raise ValueError(f"{task} has no input {', '.join(unknown)}; its inputs are {', '.join(known)}.")


def non_empty(name: str, values: Sequence | None) -> Sequence | None:
    """Return a list or array, `None` if it is empty; raise `ValueError` for anything else."""
    if values is not None and not is_list(values):
        raise ValueError(f"{name} must be a list, got {shown(values)}.")
    return values if values is not None and len(values) else None
