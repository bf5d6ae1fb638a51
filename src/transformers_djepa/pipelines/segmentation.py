"""The pipeline `document-segmentation`: answers questions about files or images of pages.

    ask = pipeline("document-segmentation")  # the bundled model; `import transformers_djepa` registers the task
    ask("invoice.pdf", "What is the invoice number?")

Pages are read (text layer or OCR) one by one; the model runs in batches.
"""

from numbers import Real
from pathlib import Path
from typing import Any

from transformers.pipelines import Pipeline

from djepa_pages import load_page

from ..processing.answers import Answer
from ..processing.fit import check_fit
from ..processing.processing_djepa import DJepaProcessor
from .batches import answer_pages
from .request import FIELDS, Asked, Request, check_names, read_request
from .results import as_result


BATCHING = ("batch_size", "num_workers")
IGNORED = ("local_files_only",)  # `pipeline(...)` passes this loading option on to the pipeline


class DocumentSegmentationPipeline(Pipeline):
    """Answers questions about document pages with `DJepaForPromptableSegmentation`.

    >>> ask = pipeline("document-segmentation")
    >>> ask("invoice.pdf", "What is the invoice number?")
    {"answer": "42183017", "score": 0.93, "boxes": [[...]], "words": [...], "mask": PIL.Image, "present": True}
    """

    name = "document-segmentation"
    inputs = FIELDS  # names of the fields of an input
    thresholds = ("threshold", "presence_threshold")
    _load_processor = True
    _load_tokenizer = _load_image_processor = _load_feature_extractor = _load_video_processor = False

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        if not hasattr(self.model, "get_page_embeddings"):
            raise ValueError(
                f"{self.name} needs a DJepaForPromptableSegmentation, got {type(self.model).__name__}; give a model of "
                "the djepa family."
            )
        if not isinstance(self.processor, DJepaProcessor):
            raise ValueError(
                f"{self.name} needs a DJepaProcessor, got {type(self.processor).__name__}; give the model's processor."
            )
        check_fit(self.processor, self.model.config)
        self.model.eval()

    def __call__(self, inputs: Any = None, question: str | None = None, **kwargs) -> dict[str, Any] | list:
        """Answer one input, or each of a list, dataset or generator.

        Args:
            inputs: a dictionary with the fields of `Request`, or an image, with the question in the other arguments.
            question: a question, shared by all inputs.
            kwargs: further fields of `Request`, shared by all inputs; `image` instead of `inputs`; `threshold` and
                `presence_threshold`, see `DJepaProcessor.post_process_answers`; `batch_size` and `num_workers`.

        Returns:
            For a `question` a dictionary: answer (text), score (0..1), boxes (0..1000 of the page), words, mask (PIL
            image of the page's size, 255 inside the answer) and present; for `questions` a list of them. With a
            `top_k` above 1, there is a list of dictionaries in place of each. For several inputs a list of all this,
            for a dataset or generator an iterator.

        Raises:
            ValueError: an input is invalid.
        """
        if (inputs is None) == (kwargs.get("image") is None):
            raise ValueError("Give one input: a dictionary with image and question, or image=... and question=...")
        if inputs is None:
            inputs = kwargs.pop("image")
        if question is not None:
            kwargs["question"] = question
        if isinstance(inputs, (list, tuple)):
            return super().__call__(list(inputs), **kwargs) if inputs else []  # transformers fails on an empty list
        return super().__call__(inputs, **kwargs)

    def save_pretrained(self, save_directory: str, **kwargs) -> None:
        """Save the model and its processor, to be loaded with `pipeline(model=save_directory)`."""
        self.model.save_pretrained(save_directory, **kwargs)
        self.processor.save_pretrained(save_directory)

    def _sanitize_parameters(self, **kwargs) -> tuple[dict, dict, dict]:
        shared = {name: kwargs.pop(name) for name in self.inputs if name in kwargs}
        thresholds = {name: kwargs.pop(name) for name in self.thresholds if name in kwargs}
        check_names(self.name, set(kwargs) - set(IGNORED), self.inputs + self.thresholds + BATCHING)
        for name, value in thresholds.items():
            if isinstance(value, bool) or not isinstance(value, Real) or not 0 <= value <= 1:
                raise ValueError(f"{name} must be a number from 0 to 1, got {value!r}.")
        return shared, thresholds, {}

    def preprocess(self, inputs: Any, **shared) -> dict[str, Asked]:
        """Read the page and check its prompts; tensors are made when the batch is complete."""
        request = self.read(inputs, shared)
        # Encode the prompts once before the page is read, so that invalid ones fail before OCR.
        self.processor(**request.prompts(request.question_list()))
        image = request.image
        if isinstance(image, (str, Path)):
            image = load_page(image, request.page, limits=request.limits)
        pages = self.processor.read_pages(image, request.words, request.boxes, request.limits)
        if len(pages) != 1:
            raise ValueError(f"image holds {len(pages)} pages; give each as its own input, [{{...}}, {{...}}].")
        return {"asked": Asked(pages[0], request)}

    def read(self, inputs: Any, shared: dict[str, Any]) -> Request:
        """Return an input, completed by the shared fields."""
        return read_request(self.name, inputs, shared)

    def _forward(self, model_inputs: dict[str, Any], **thresholds) -> dict[str, Any]:
        asked = model_inputs["asked"]
        is_batch = isinstance(asked, list)
        asked = asked if is_batch else [asked]
        answers = answer_pages(self.model, self.processor, asked, **thresholds)
        results = [self.results(each.request, found) for each, found in zip(asked, answers, strict=True)]
        return {"results": results if is_batch else results[0]}

    def results(self, request: Request, answers: list[list[Answer]]) -> dict[str, Any] | list:
        """Return the result of an input from the answers to each of its questions."""
        found = [[as_result(answer, request.masks) for answer in ranked] for ranked in answers]
        found = found if (request.top_k or 1) > 1 else [ranked[0] for ranked in found]
        return found if request.questions is not None else found[0]

    def postprocess(self, model_outputs: dict[str, Any]) -> dict[str, Any] | list:
        return model_outputs["results"]
