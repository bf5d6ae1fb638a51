"""The pipeline `document-segmentation`: answers questions about files or images of pages.

    ask = pipeline("document-segmentation")  # the bundled model; `import transformers_djepa` registers the task
    ask(image="invoice.pdf", page=1, question="What is the invoice number?")

Pages are read (text layer or OCR) one by one; the model runs in batches.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from numbers import Real
from pathlib import Path
from typing import Any

from transformers import AutoModelForMaskGeneration
from transformers.pipelines import PIPELINE_REGISTRY, Pipeline

from djepa_pages.pages import Page, load_page

from .bundled import BUNDLED_FOLDER
from .processing.answers import Answer, answer_question, split_outputs
from .processing.fit import check_fit
from .processing.processing_djepa import DJepaProcessor
from .processing.question_inputs import QUESTIONS_PER_CALL, in_groups


TASK = "document-segmentation"
THRESHOLDS = ("threshold", "presence_threshold")
IGNORED = ("local_files_only",)  # `pipeline(...)` passes this loading option on to the pipeline


def register_pipeline() -> None:
    """Register the task with `transformers.pipeline`. Called once, by `import transformers_djepa`."""
    PIPELINE_REGISTRY.register_pipeline(
        TASK,
        DocumentSegmentationPipeline,
        pt_model=AutoModelForMaskGeneration,
        default={"model": (str(BUNDLED_FOLDER), "main")},
        type="multimodal",
    )


@dataclass
class Request:
    """One input of the pipeline: a page and what to ask.

    Attributes:
        image: path of an image or PDF, PIL image, array, tensor or `Page`.
        page: page of a PDF or frame of a TIFF, counted from 1.
        words, boxes: the page's words and one `[x0, y0, x1, y1]` for each, in 0..1000 of the page; by default from the
            text layer or OCR.
        question: one question, for one result.
        questions: several questions, for a list of results; the page is encoded once.
        points, labels: clicks `[x, y]` in 0..1000 and for each 1 (inside the answer, the default) or 0 (outside), with
            or without a question.
        box: a rough `[x0, y0, x1, y1]` around the answer.
    """

    image: Any = None
    page: int = 1
    words: list[str] | None = None
    boxes: list[list[float]] | None = None
    question: str | None = None
    questions: list[str | None] | None = None
    points: list[list[float]] | None = None
    labels: list[int] | None = None
    box: list[float] | None = None

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

    def pointing(self) -> dict[str, Any]:
        """Return points, a label for each, and box; `None` where not given."""
        points, labels = non_empty("points", self.points), non_empty("labels", self.labels)
        if points is not None and labels is None:
            labels = [1] * len(points)
        return {"points": points, "labels": labels, "box": self.box}


FIELDS = tuple(field.name for field in fields(Request))


class DocumentSegmentationPipeline(Pipeline):
    """Answers questions about document pages with `DJepaForPromptableSegmentation`.

    >>> ask = pipeline("document-segmentation")
    >>> ask({"image": "invoice.pdf", "page": 1, "question": "What is the invoice number?"})
    {"answer": "42183017", "score": 0.93, "boxes": [[...]], "words": [...], "mask": PIL.Image, "present": True}
    """

    _load_processor = True
    _load_tokenizer = _load_image_processor = _load_feature_extractor = _load_video_processor = False

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        if not hasattr(self.model, "get_page_embeddings"):
            raise ValueError(
                f"{TASK} needs a DJepaForPromptableSegmentation, got {type(self.model).__name__}; give a model of the "
                "djepa family."
            )
        if not isinstance(self.processor, DJepaProcessor):
            raise ValueError(
                f"{TASK} needs a DJepaProcessor, got {type(self.processor).__name__}; give the model's processor."
            )
        check_fit(self.processor, self.model.config)
        self.model.eval()

    def __call__(self, inputs: Any = None, **kwargs) -> dict[str, Any] | list:
        """Answer one input, or each of a list, dataset or generator.

        Args:
            inputs: a dictionary with the fields of `Request`, or an image, with the question in `kwargs`.
            kwargs: fields of `Request`, defaults for all inputs; `image` instead of `inputs`; `threshold` and
                `presence_threshold`, see `DJepaProcessor.post_process_answers`; `batch_size` and `num_workers`.

        Returns:
            For a `question` a dictionary: answer (text), score (0..1), boxes (0..1000 of the page), words, mask (PIL
            image of the page's size, 255 inside the answer) and present; for `questions` a list of them; for several
            inputs a list of either, for a dataset or generator an iterator.

        Raises:
            ValueError: an input is invalid.
        """
        if (inputs is None) == (kwargs.get("image") is None):
            raise ValueError("Give one input: a dictionary with image and question, or image=... and question=...")
        if inputs is None:
            inputs = kwargs.pop("image")
        if isinstance(inputs, (list, tuple)):
            return super().__call__(list(inputs), **kwargs) if inputs else []  # transformers fails on an empty list
        return super().__call__(inputs, **kwargs)

    def save_pretrained(self, save_directory: str, **kwargs) -> None:
        """Save the model and its processor, to be loaded with `pipeline(model=save_directory)`."""
        self.model.save_pretrained(save_directory, **kwargs)
        self.processor.save_pretrained(save_directory)

    def _sanitize_parameters(self, **kwargs) -> tuple[dict, dict, dict]:
        shared = {name: kwargs.pop(name) for name in FIELDS if name in kwargs}
        thresholds = {name: kwargs.pop(name) for name in THRESHOLDS if name in kwargs}
        check_names(set(kwargs) - set(IGNORED), (*FIELDS, *THRESHOLDS, "batch_size", "num_workers"))
        for name, value in thresholds.items():
            if isinstance(value, bool) or not isinstance(value, Real) or not 0 <= value <= 1:
                raise ValueError(f"{name} must be a number from 0 to 1, got {value!r}.")
        return shared, {}, thresholds

    def preprocess(self, inputs: Any, **shared) -> dict[str, Any]:
        """Read the page and check its prompts; tensors are made when the batch is complete."""
        request = read_request(inputs, shared)
        prompts = {"questions": request.question_list(), **request.pointing()}
        # Encode the prompts once before the page is read, so that invalid ones fail before OCR.
        self.processor(**prompt_arguments({name: [value] for name, value in prompts.items()}))
        image = load_page(request.image, request.page) if isinstance(request.image, (str, Path)) else request.image
        pages = self.processor.read_pages(image, request.words, request.boxes)
        if len(pages) != 1:
            raise ValueError(f"image holds {len(pages)} pages; give each as its own input, [{{...}}, {{...}}].")
        return {"page": pages[0], **prompts, "several": request.questions is not None}

    def _forward(self, model_inputs: dict[str, Any]) -> dict[str, Any]:
        if not isinstance(model_inputs["page"], Page):  # a list: already a batch
            return self._answer(model_inputs)
        answered = self._answer({name: [value] for name, value in model_inputs.items()})
        return {name: values[0] for name, values in answered.items()}

    def _answer(self, batch: dict[str, list]) -> dict[str, list]:
        """Run the model on at most `QUESTIONS_PER_CALL` questions per page at a time, to bound its memory."""
        answered: dict[str, list] = {"outputs": [[] for _ in batch["page"]], "page": [None for _ in batch["page"]]}
        for pages, questions in in_groups(batch["questions"], QUESTIONS_PER_CALL):
            part = {name: [values[index] for index in pages] for name, values in batch.items()}
            part["questions"] = questions
            inputs = self.processor(images=part["page"], **prompt_arguments(part), return_tensors="pt")
            outputs = split_outputs(self.model(**inputs.to(self.device)))
            for index, page, page_outputs, asked in zip(pages, inputs.pages, outputs, questions, strict=True):
                answered["outputs"][index] += page_outputs[: len(asked)]
                answered["page"][index] = page
        return answered | {"several": batch["several"]}

    def postprocess(self, model_outputs: dict[str, Any], **thresholds) -> dict[str, Any] | list[dict[str, Any]]:
        page = model_outputs["page"]
        settings = thresholds | {"rule": self.processor.answer_rule}
        results = [as_result(answer_question(output, page, **settings)) for output in model_outputs["outputs"]]
        return results if model_outputs["several"] else results[0]


def read_request(inputs: Any, shared: dict[str, Any]) -> Request:
    """Return an input as a `Request`; its own fields override the shared ones. Raise `ValueError` if invalid."""
    own = dict(inputs) if isinstance(inputs, Mapping) else {"image": inputs}
    check_names(set(own), FIELDS)
    request = Request(**{**shared, **own})
    if request.image is None:
        raise ValueError("image is missing; give the path of an image or a PDF, or a PIL image.")
    if (request.words is None) != (request.boxes is None):
        raise ValueError("words and boxes go together, one box for each word; leave both out to read the page.")
    if request.page != 1 and not isinstance(request.image, (str, Path)):
        raise ValueError(f"page is {request.page!r}, but the image is not a file of several pages; leave page out.")
    return request


def non_empty(name: str, values: Sequence | None) -> Sequence | None:
    """Return a list or array, `None` if it is empty; raise `ValueError` for anything else."""
    if values is not None and not hasattr(values, "__len__"):
        raise ValueError(f"{name} must be a list, got {values!r}.")
    return values if values is not None and len(values) else None


def prompt_arguments(batch: dict[str, list]) -> dict[str, list | None]:
    """Return the prompts of each page as arguments of `DJepaProcessor`."""
    prompts = {"input_points": batch["points"], "input_labels": batch["labels"], "input_boxes": batch["box"]}
    return {"questions": batch["questions"]} | {
        name: [[value] * len(asked) for value, asked in zip(values, batch["questions"])]
        for name, values in prompts.items()
        if any(value is not None for value in values)
    }


def check_names(names: set[str], known: Sequence[str]) -> None:
    """Raise `ValueError` for unknown names."""
    unknown = sorted(names - set(known))
    if unknown:
        raise ValueError(f"{TASK} has no input {', '.join(unknown)}; its inputs are {', '.join(known)}.")


def as_result(answer: Answer) -> dict[str, Any]:
    """Return an answer as the dictionary that the pipeline returns."""
    names = ("score", "boxes", "words", "mask", "present")
    return {"answer": answer.text, **{name: getattr(answer, name) for name in names}}
