"""The pipeline `document-segmentation`: files or images and questions in, answers out.

    ask = pipeline("document-segmentation")  # the bundled model; `import transformers_djepa` makes the task known
    ask(image="invoice.pdf", page=1, question="What is the invoice number?")

Pages are read (text layer, OCR) one by one as they come, and encoded and asked in batches.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from numbers import Real
from pathlib import Path
from typing import Any

from transformers import AutoModelForMaskGeneration
from transformers.pipelines import PIPELINE_REGISTRY, Pipeline

from .bundled import BUNDLED_FOLDER
from .processing.answers import Answer, answer_question, split_outputs
from .processing.fit import check_fit
from .processing.pages import Page, load_page
from .processing.processing_djepa import DJepaProcessor
from .processing.question_inputs import QUESTIONS_PER_CALL, in_groups


TASK = "document-segmentation"
THRESHOLDS = ("threshold", "presence_threshold")
LEFT_BY_PIPELINE = ("local_files_only",)  # options of `pipeline(...)` that it also hands to the pipeline


def register_pipeline() -> None:
    """Makes the task known to `transformers.pipeline`. Called once, by `import transformers_djepa`."""
    PIPELINE_REGISTRY.register_pipeline(
        TASK,
        DocumentSegmentationPipeline,
        pt_model=AutoModelForMaskGeneration,
        default={"model": (str(BUNDLED_FOLDER), "main")},
        type="multimodal",
    )


@dataclass
class Request:
    """What is asked of one page; the fields are those of a pipeline's input.

    Attributes:
        image: path of an image or PDF, PIL image, array, tensor or `Page`.
        page: page of a PDF or frame of a TIFF, counted from 1.
        words, boxes: the page's words and one `[x0, y0, x1, y1]` each, in 0..1000 of the page; without them the text
            layer is used, else OCR.
        question: one question, for one result.
        questions: several questions, for a list of results; the page is encoded once.
        points, labels: clicks `[x, y]` in 0..1000, and 1 (inside the answer; the default) or 0 (outside) for each.
            They point beside a question, or without words.
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

    def asked(self) -> list[str | None]:
        """The questions as a list, `None` for one that only points; raises `ValueError` for what cannot be asked."""
        pointing = given("points", self.points) is not None or self.box is not None
        if self.question is not None and self.questions is not None:
            raise ValueError("There is a question and there are questions; give one of the two.")
        if self.question is not None and not isinstance(self.question, str):
            raise ValueError(f"question must be a string, got {self.question!r}; give several as questions.")
        questions = [self.questions] if isinstance(self.questions, str) else self.questions
        if self.question is not None or (questions is None and pointing):
            questions = [self.question]
        if given("questions", questions) is None:
            raise ValueError("Nothing is asked; give a question, such as 'What is the total?', or questions.")
        if pointing and len(questions) > 1:
            raise ValueError("points and box belong to one question, but there are several; ask them one by one.")
        return list(questions)

    def pointing(self) -> dict[str, Any]:
        """Points, a label for each, and box, `None` where there are none."""
        points, labels = given("points", self.points), given("labels", self.labels)
        if points is not None and labels is None:
            labels = [1] * len(points)
        return {"points": points, "labels": labels, "box": self.box}


FIELDS = tuple(field.name for field in fields(Request))


class DocumentSegmentationPipeline(Pipeline):
    """Answers questions about document pages with a `DJepaForPromptableSegmentation`.

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
            raise ValueError(f"{TASK} needs a DJepaProcessor, got {type(self.processor).__name__}; give its processor.")
        check_fit(self.processor, self.model.config)
        self.model.eval()

    def __call__(self, inputs: Any = None, **kwargs) -> dict[str, Any] | list:
        """Answers one input, or each of a list, dataset or generator.

        Args:
            inputs: a dictionary with the fields of `Request`, or an image, whose question stands among `kwargs`.
            kwargs: fields for all inputs, which an input's own come before; `image`, in place of `inputs`;
                `threshold` and `presence_threshold`, see `DJepaProcessor.post_process_answers`; `batch_size` and
                `num_workers`.

        Returns:
            For a `question` a dictionary: answer (text), score (0..1), boxes (0..1000 of the page), words, mask (PIL
            image of the page's size, 255 inside the answer) and present; for `questions` a list of them; for several
            inputs a list of either, for a dataset or generator an iterator.

        Raises:
            ValueError: anything wrong with an input, in one line.
        """
        if (inputs is None) == (kwargs.get("image") is None):
            raise ValueError("Give one input: a dictionary with image and question, or image=... and question=...")
        if inputs is None:
            inputs = kwargs.pop("image")
        if isinstance(inputs, (list, tuple)):
            return super().__call__(list(inputs), **kwargs) if inputs else []  # transformers looks at the first
        return super().__call__(inputs, **kwargs)

    def save_pretrained(self, save_directory: str, **kwargs) -> None:
        """Saves the model and its processor; the folder is a `model` of `pipeline`."""
        self.model.save_pretrained(save_directory, **kwargs)
        self.processor.save_pretrained(save_directory)

    def _sanitize_parameters(self, **kwargs) -> tuple[dict, dict, dict]:
        shared = {name: kwargs.pop(name) for name in FIELDS if name in kwargs}
        thresholds = {name: check_probability(name, kwargs.pop(name)) for name in THRESHOLDS if name in kwargs}
        check_names(set(kwargs) - set(LEFT_BY_PIPELINE), (*FIELDS, *THRESHOLDS, "batch_size", "num_workers"))
        return shared, {}, thresholds

    def preprocess(self, inputs: Any, **shared) -> dict[str, Any]:
        """A page with its words, and what is asked of it; tensors are made when its batch is complete."""
        request = read_request(inputs, shared)
        asked = {"questions": request.asked(), **request.pointing()}
        self.processor(**encode_prompts({name: [value] for name, value in asked.items()}))  # bad ones wait for no OCR
        image = load_page(request.image, request.page) if is_path(request.image) else request.image
        pages = self.processor.read_pages(image, request.words, request.boxes)
        if len(pages) != 1:
            raise ValueError(f"image holds {len(pages)} pages; give each an input of its own, [{{...}}, {{...}}].")
        return {"page": pages[0], **asked, "several": request.questions is not None}

    def _forward(self, model_inputs: dict[str, Any]) -> dict[str, Any]:
        if not isinstance(model_inputs["page"], Page):  # a batch
            return self._answer(model_inputs)
        answered = self._answer({name: [value] for name, value in model_inputs.items()})
        return {name: values[0] for name, values in answered.items()}

    def _answer(self, batch: dict[str, list]) -> dict[str, list]:
        """So many questions of a page at a time, as each of them takes room of its own."""
        answered: dict[str, list] = {"outputs": [[] for _ in batch["page"]], "page": [None for _ in batch["page"]]}
        for pages, asked in in_groups(batch["questions"], QUESTIONS_PER_CALL):
            part = {name: [values[index] for index in pages] for name, values in batch.items()} | {"questions": asked}
            inputs = self.processor(images=part["page"], **encode_prompts(part), return_tensors="pt")
            outputs = split_outputs(self.model(**inputs.to(self.device)))
            for index, page, of_page, questions in zip(pages, inputs.pages, outputs, asked, strict=True):
                answered["outputs"][index] += of_page[: len(questions)]
                answered["page"][index] = page
        return answered | {"several": batch["several"]}

    def postprocess(self, model_outputs: dict[str, Any], **thresholds) -> dict[str, Any] | list[dict[str, Any]]:
        page = model_outputs["page"]
        rule = self.processor.answer_rule
        results = [
            as_result(answer_question(output, page, **thresholds, rule=rule)) for output in model_outputs["outputs"]
        ]
        return results if model_outputs["several"] else results[0]


def read_request(inputs: Any, shared: dict[str, Any]) -> Request:
    """An input as a `Request`, its own fields before the shared ones; `ValueError` for unknown or missing ones."""
    own = dict(inputs) if isinstance(inputs, Mapping) else {"image": inputs}
    check_names(set(own), FIELDS)
    request = Request(**{**shared, **own})
    if request.image is None:
        raise ValueError("image is missing; give the path of an image or a PDF, or a PIL image.")
    if (request.words is None) != (request.boxes is None):
        raise ValueError("words and boxes go together: one box a word; leave both out to have the page read.")
    if request.page != 1 and not is_path(request.image):
        raise ValueError(f"page is {request.page!r}, but the image is no file of several pages; leave page out.")
    return request


def given(name: str, values: Sequence | None) -> Sequence | None:
    """A list or array, `None` for an empty one; raises `ValueError` for anything else."""
    if values is not None and not hasattr(values, "__len__"):
        raise ValueError(f"{name} must be a list, got {values!r}.")
    return values if values is not None and len(values) else None


def is_path(image: Any) -> bool:
    """Whether an image is the name of a file."""
    return isinstance(image, (str, Path))


def encode_prompts(batch: dict[str, list]) -> dict[str, list | None]:
    """What is asked of each page as `DJepaProcessor`'s arguments; clicks and boxes are those of the only question."""
    prompts = {"input_points": batch["points"], "input_labels": batch["labels"], "input_boxes": batch["box"]}
    return {"questions": batch["questions"]} | {
        name: [[value] * len(asked) for value, asked in zip(values, batch["questions"])]
        for name, values in prompts.items()
        if any(value is not None for value in values)
    }


def check_names(names: set[str], known: Sequence[str]) -> None:
    """Raises `ValueError` for names beside the known ones."""
    unknown = sorted(names - set(known))
    if unknown:
        raise ValueError(f"{TASK} does not know {', '.join(unknown)}; it knows {', '.join(known)}.")


def check_probability(name: str, value: float) -> float:
    """The value; raises `ValueError` unless it is a number from 0 to 1."""
    if isinstance(value, bool) or not isinstance(value, Real) or not 0 <= value <= 1:
        raise ValueError(f"{name} must be a number from 0 to 1, got {value!r}.")
    return value


def as_result(answer: Answer) -> dict[str, Any]:
    """An answer as the pipeline returns it."""
    return {
        "answer": answer.text,
        "score": answer.score,
        "boxes": answer.boxes,
        "words": answer.words,
        "mask": answer.mask,
        "present": answer.present,
    }
