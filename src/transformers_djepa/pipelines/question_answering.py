"""The pipeline `document-question-answering` for models of this package, as LayoutLM's users know it.

    ask = pipeline("document-question-answering", model=folder)
    ask(image="invoice.png", question="What is the invoice number?", top_k=3)

Inputs and results are those of transformers' pipeline for LayoutLM. Files may also be PDFs, whose pages are all asked,
and results have boxes and the number of their page.
"""

import reprlib
from dataclasses import dataclass
from typing import Any

from transformers import AutoProcessor, AutoTokenizer, PreTrainedModel

from djepa_runtime.inference.request import Request
from djepa_runtime.processing.answers import GUESS, Answer
from djepa_runtime.processing.document_answers import document_presences

from ..configuration import DJepaConfig
from .segmentation import DocumentSegmentationPipeline


PRESENT = 0.5  # minimum probability that the document has an answer
NOT_FOUND = {"answer": "", "start": None, "end": None, "boxes": [], "page": None}


class DJepaQuestionAnsweringPipeline(DocumentSegmentationPipeline):
    """Answers a question about a document with text. A model of another family gets transformers' pipeline.

    >>> ask = pipeline("document-question-answering", model=folder)
    >>> ask("invoice.pdf", "What is the invoice number?")
    [{"score": 0.93, "answer": "42183017", "start": 17, "end": 17, "boxes": [[...]], "page": 1}]
    """

    name = "document-question-answering"
    inputs = ("image", "document", "page", "pages", "question", "word_boxes", "ocr", "top_k")
    inputs += ("handle_impossible_answer",)
    thresholds = ()
    _load_processor = False  # as for transformers' pipeline of this task
    _load_tokenizer = _load_image_processor = _load_feature_extractor = None  # if they can be

    def __new__(cls, model, **kwargs):
        if model.config.model_type != DJepaConfig.model_type:
            from transformers import DocumentQuestionAnsweringPipeline  # slow to import

            if kwargs.get("tokenizer") is None:  # raises what went wrong
                kwargs["tokenizer"] = AutoTokenizer.from_pretrained(source_of(model, "tokenizer"))
            return DocumentQuestionAnsweringPipeline(model, **kwargs)
        return super().__new__(cls)

    def __init__(self, model, processor=None, **kwargs):
        if processor is None:  # for this task transformers loads only the tokenizer and the image processor
            processor = AutoProcessor.from_pretrained(source_of(model, "processor"))
        super().__init__(model, processor=processor, **kwargs)

    def __call__(self, image: Any = None, question: str | list[str] | None = None, word_boxes=None, **kwargs) -> list:
        """Answer a question about a page, or each of a list of inputs.

        Args:
            image: an image of `Request`, or a dictionary with `image`, `question` and the other arguments; or a list.
            question: a question, or a list of them, shared by all inputs.
            word_boxes: `(word, [x0, y0, x1, y1])` for each word of the page, in 0..1000; by default from the text layer
                or OCR.
            kwargs: `page`, `pages`, `ocr` and `top_k` of `Request`; `handle_impossible_answer`, True to answer "" if
                no page has an answer, in place of the best guess; `batch_size` and `num_workers`.

        Returns:
            For each input a list of dictionaries: answer (text), score (0..1), start and end (indices of the first and
            the last word of the answer among the words of the page, `None` for an answer without words), boxes of its
            lines (0..1000 of the page) and page; for several questions a list of such lists.

        Raises:
            ValueError: an input is invalid.
        """
        if word_boxes is not None:
            kwargs["word_boxes"] = word_boxes
        return super().__call__(image, question, **kwargs)

    def _sanitize_parameters(self, **kwargs) -> tuple[dict, dict, dict]:
        shared, _, _ = super()._sanitize_parameters(**kwargs)
        return shared, GUESS, {}

    def make_request(self, word_boxes=None, **fields) -> "Question":
        if word_boxes is not None:
            fields["words"], fields["boxes"] = unzip(word_boxes)
        return Question(**fields)

    def postprocess(self, model_outputs: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return the results of a document, the best answer first."""
        request, pages = model_outputs[0]["request"], [page["answers"] for page in model_outputs]
        found = []
        for ranked, answers in zip(request.rank(pages, **GUESS), zip(*(of for _, of in pages))):
            presence = sum(document_presences([each[0].presence for each in answers]))
            if request.handle_impossible_answer and presence < PRESENT:
                found.append([{"score": 1 - presence, **NOT_FOUND}])
            else:
                found.append([as_extractive(answer, number) for number, answer in ranked])
        return found if request.questions is not None else found[0]


@dataclass
class Question(Request):
    """One input of the pipeline: a page and one question."""

    handle_impossible_answer: bool = False


def source_of(model: PreTrainedModel, part: str) -> str:
    """The folder or Hub id that a model was loaded from; raises `ValueError` if it was made in memory."""
    if not model.name_or_path:
        raise ValueError(f"The model was not loaded from a folder; give its {part} as {part}=...")
    return model.name_or_path


def as_extractive(answer: Answer, page: int) -> dict[str, Any]:
    """Return an answer as the dictionary that transformers' pipeline returns, with its boxes and page."""
    ends = (min(answer.word_ids), max(answer.word_ids)) if answer.word_ids else (None, None)
    found = {"score": answer.score, "answer": answer.text, **dict(zip(("start", "end"), ends))}
    return found | {"boxes": answer.boxes, "page": page}


def unzip(word_boxes: Any) -> tuple[list[str], list[list[float]]]:
    """Split pairs of word and box; raise `ValueError` for anything else."""
    try:
        words, boxes = zip(*word_boxes, strict=True) if len(word_boxes) else ((), ())
    except (TypeError, ValueError):
        raise ValueError(
            "word_boxes must be a list of (word, [x0, y0, x1, y1]) with boxes in 0..1000, "
            f"got {reprlib.repr(word_boxes)}."
        ) from None
    return list(words), list(boxes)
