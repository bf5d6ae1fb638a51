"""A request: the pages of a file, what is asked about them, and the result for the user.

Pages are read one by one. A question about a document is asked of each page, and the answers of all pages are compared
(`processing/document_answers.py`).
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import tee
from numbers import Integral
from pathlib import Path
from typing import Any

import numpy as np
from tqdm import tqdm

from djepa_pages import Limits, Page, load_page, num_pages
from djepa_pages.damage import shown

from ..answer_rule import AnswerRule
from ..processing.answers import Answer, absent_answer, rank_answers
from ..processing.document_answers import different, rank_pages
from ..processing.images import flat_images
from ..processing.processor import Preparation, as_page
from ..processing.text_inputs import NoTextError
from ..processing.validation import as_numbers, is_list
from .loop import Inference, Prompts


SEVERAL = re.compile(r"\s*\d+\s*(-\s*\d+\s*)?(,\s*\d+\s*(-\s*\d+\s*)?)*")
OF_DOCUMENTS = ("presence_threshold", "min_score")  # thresholds of `rank_pages`
NO_TEXT = "The document has no text; the model needs at least one word."
RESULT_FIELDS = ("score", "boxes", "words", "mask", "present")


@dataclass
class Request:
    """One input of the pipeline `document-segmentation`.

    Attributes:
        image: path of an image or PDF, its bytes or base64, PIL image, array, tensor or `Page`.
        document: the same, or a list of them, whose pages are counted through.
        page: the page of the document to ask, counted from 1; by default all pages are asked.
        pages: the pages to ask, as numbers or as "1,3-8".
        words, boxes: the page's words and one `[x0, y0, x1, y1]` for each, in 0..1000 of the page; by default from the
            text layer or OCR.
        question: one question, for one result; a list is as `questions`.
        questions: several questions, for a list of results; the page is encoded once.
        points, labels: a click `[x, y]` in 0..1000, or a list of them, and for each 1 (inside the answer, the default)
            or 0 (outside), with or without a question. Like words and a box, they need a document of one page, or
            `page`.
        box: a rough `[x0, y0, x1, y1]` around the answer.
        ocr: "auto" reads by OCR what the text layer lacks or has wrong, "always" whole pages, "never" nothing.
        use_image: False asks the words alone, several times as fast; what has no words is not found.
        top_k: maximum number of different answers to each question, from all pages, and on each page from the masks for
            ambiguous questions (at most four). Above 1, a list: the answer that is returned without `top_k`, then the
            others by score.
        masks: False leaves out the mask, so that a result can be written as JSON.
        limits: of time and memory for reading the file and for OCR, for files from elsewhere; by default none.

    Raises:
        ValueError: invalid fields or combinations. The prompts themselves are checked by the processor.
    """

    image: Any = None
    document: Any = None
    page: int | None = None
    pages: str | Sequence[int] | None = None
    words: list[str] | None = None
    boxes: list[list[float]] | None = None
    question: str | list[str] | None = None
    questions: list[str | None] | None = None
    points: list[list[float]] | None = None
    labels: list[int] | None = None
    box: list[float] | None = None
    ocr: str = "auto"
    use_image: bool = True
    top_k: int | None = None
    masks: bool = True
    limits: Limits | None = None

    def __post_init__(self):
        if self.image is None and self.document is None:
            raise ValueError("image is missing; give the path of an image or a PDF, or a PIL image.")
        for first, second in (("image", "document"), ("page", "pages"), ("question", "questions")):
            if getattr(self, first) is not None and getattr(self, second) is not None:
                raise ValueError(f"{first} and {second} were both given; give one of the two.")
        if is_list(self.question):
            self.question, self.questions = None, self.question
        if self.top_k is not None and not (isinstance(self.top_k, Integral) and self.top_k > 0):
            raise ValueError(f"top_k must be a number of answers from 1, or None for the best, got {self.top_k!r}.")

    @cached_property
    def prompts(self) -> Prompts:
        """What is asked of each page; raises `ValueError` if nothing is, or several questions with clicks or a box."""
        labels = [self.labels] if isinstance(self.labels, Integral) else self.labels
        points, labels = non_empty("points", self.points), non_empty("labels", labels)
        if np.ndim(as_numbers(points)) == 1:
            points = [points]
        is_pointing = points is not None or self.box is not None
        questions = [self.questions] if isinstance(self.questions, str) else self.questions
        if self.question is not None or (questions is None and is_pointing):
            questions = [self.question]
        if non_empty("questions", questions) is None:
            raise ValueError("Nothing is asked; give a question, such as 'What is the total?', or questions.")
        if is_pointing and len(questions) > 1:
            raise ValueError("points and box belong to one question, but there are several; ask them one by one.")
        return Prompts(list(questions), points, labels, self.box, all_masks=(self.top_k or 1) > 1)

    def read_pages(self, processor: Preparation) -> Iterator[Page]:
        """Read the pages with their words and their `number` in the document; pages without words are left out.

        Raises `ValueError` for a page that cannot be read, or `NoTextError` if no page has words.
        """
        has_text, blank = False, None
        for page in self._load_pages():
            try:
                read = processor.read_pages(page, self.words, self.boxes, self.limits, self.ocr)
                yield from read if self.use_image else (replace(page, image=None) for page in read)
                has_text = True
            except NoTextError:
                blank = replace(page, image=None, words=[], boxes=[])
        if not has_text:
            raise NoTextError(NO_TEXT, blank)

    def _load_pages(self) -> Iterator[Page]:
        clips = self.image if self.document is None else self.document
        if is_file(clips) and self.page is not None:
            yield self._load(clips, self.page)  # without counting the pages
            return
        clips = flat_images(clips)
        counts = [num_pages(clip, limits=self.limits) if is_file(clip) else 1 for clip in clips]
        sources = [(clip, number) for clip, count in zip(clips, counts) for number in range(1, count + 1)]
        if not sources:
            raise ValueError("document has no pages; give at least one.")
        numbers = chosen_pages(self.pages if self.page is None else [self.page], len(sources))
        if len(numbers) > 1 and not (self.words is self.box is None and self.prompts.points is None):
            raise ValueError(f"words, points and box are of one page, but there are {len(numbers)}; give page.")
        for number in tqdm(numbers, unit="page", leave=False, disable=len(numbers) == 1 or None):
            clip, page = sources[number - 1]
            loaded = self._load(clip, page) if is_file(clip) else as_page(clip)
            is_page = self.document is None and len(sources) == 1  # and knows its number in a document
            yield loaded if is_page else replace(loaded, number=number, num_pages=len(sources))

    def _load(self, clip: str | Path | bytes, page: int) -> Page:
        return load_page(clip, page, limits=self.limits, render=self.use_image or self.ocr == "always")

    def answer(self, inference: Inference, pages: Iterable[Page], **thresholds: float) -> dict | list:
        """Ask pages with words, and return the result; `thresholds` are those of `answer_question`."""
        found = list(answer_pages(inference, ((page, self) for page in pages), **thresholds))
        if not found:
            raise NoTextError(NO_TEXT)
        return self.result(found, **of_documents(thresholds, inference.processor.answer_rule))

    def rank(self, pages: Sequence[tuple[int, list[list[Answer]]]], **thresholds: float) -> list[list]:
        """Pairs of page number and answer to each question, at most `top_k`, from the answers of `answer_pages`."""
        ranked = (rank_pages(answers, **thresholds) for answers in zip(*(answers for _, answers in pages)))
        return [different([(pages[index][0], answer) for index, answer in of], self.top_k or 1) for of in ranked]

    def result(self, pages: Sequence[tuple[int, list[list[Answer]]]], **thresholds: float) -> dict | list:
        """Result for the user, as dictionaries; arguments as in `rank`."""
        ranked = self.rank(pages, **thresholds)
        found = [[as_result(answer, number, self.masks) for number, answer in answers] for answers in ranked]
        found = found if (self.top_k or 1) > 1 else [results[0] for results in found]
        return found if self.questions is not None else found[0]


def answer_pages(
    inference: Inference, asked: Iterable[tuple[Page, Request]], **settings: float
) -> Iterator[tuple[int, list[list[Answer]]]]:
    """Yield the number of each page and its answers: for each question at most `top_k`, the best first.

    A page without words has none. `settings` are arguments of `answer_question`.
    """
    settings = {"rule": inference.processor.answer_rule, **settings}
    asked, again = tee(asked)
    pages = inference.run((page, request.prompts) for page, request in asked if page.words)
    for page, request in again:
        if page.words:
            read, outputs = next(pages)
            answers = [rank_answers(output, read, request.top_k or 1, **settings) for output in outputs]
        else:
            answers = [[absent_answer(0.0, 0.0, page.size)] for _ in request.prompts.questions]
        yield page.number, answers


def of_documents(thresholds: Mapping[str, float], rule: AnswerRule) -> dict[str, float]:
    """The arguments of `rank_pages` among those of `answer_question`; by default the rule's least score."""
    given = {name: value for name in OF_DOCUMENTS if (value := thresholds.get(name)) is not None}
    return {"min_score": rule.least_score} | given


def as_result(answer: Answer, page: int = 1, masks: bool = True) -> dict[str, Any]:
    """Return an answer as the dictionary that `document-segmentation` returns; JSON can hold it without the mask."""
    fields = {name: getattr(answer, name) for name in RESULT_FIELDS if masks or name != "mask"}
    return {"answer": answer.text, **fields, "page": page}


def as_json(result: Mapping[str, Any]) -> dict[str, Any]:
    """A result without its mask, with rounded numbers, as commands print it; boxes are in 0..1000 of the page."""
    values = {name: result[name] for name in ("question", "answer", "score", "present", "boxes", "words", "page")}
    boxes = [[round(value, 2) for value in box] for box in result["boxes"]]
    return values | {"score": round(result["score"], 4), "boxes": boxes}


def is_file(clip: Any) -> bool:
    return isinstance(clip, (str, Path, bytes))


def chosen_pages(pages: str | Iterable[int] | None, count: int) -> Sequence[int]:
    """Page numbers in ascending order, by default all; raises `ValueError` for one that the document lacks.

    >>> chosen_pages("1, 3-5", count=12)
    [1, 3, 4, 5]
    """
    if pages is None:
        return range(1, count + 1)
    if isinstance(pages, str) and SEVERAL.fullmatch(pages):
        parts = [[int(end) for end in part.split("-")] for part in pages.split(",")]
    else:
        parts = [[number] for number in pages] if isinstance(pages, Iterable) else []
    ends = [end for part in parts for end in part]
    is_number = all(isinstance(end, Integral) for end in ends)
    if not ends or not is_number or any(part[0] > part[-1] for part in parts):
        raise ValueError(f"pages must be numbers from 1, such as '1,3-8' or [1, 3], got {shown(pages)}.")
    wrong = [end for end in ends if not 1 <= end <= count]
    if wrong:
        raise ValueError(f"There is no page {wrong[0]}; the document has {count}.")
    return sorted({number for part in parts for number in range(part[0], part[-1] + 1)})


def non_empty(name: str, values: Sequence | None) -> Sequence | None:
    """Return a list or array, `None` if it is empty; raise `ValueError` for anything else."""
    if values is not None and not is_list(values):
        raise ValueError(f"{name} must be a list, got {shown(values)}.")
    return values if values is not None and len(values) else None
