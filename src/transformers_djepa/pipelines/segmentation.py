"""The pipeline `document-segmentation`: answers questions about documents and pages.

    ask = pipeline("document-segmentation")  # the bundled model; `import transformers_djepa` registers the task
    ask("contract.pdf", "When does the contract end?")

Pages are read (text layer or OCR) one by one, the model runs in batches, and the answers of a document's pages are
compared (`processing/document_answers.py`). Page images and embeddings are dropped after their batch; answers are kept.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import chain, pairwise
from numbers import Real
from typing import Any

from torch.utils.data import Dataset, IterableDataset
from transformers.pipelines.base import ChunkPipeline
from transformers.utils import logging

from djepa_pages import Page
from djepa_runtime.inference.loop import Inference
from djepa_runtime.inference.request import Request, answer_pages, of_documents
from djepa_runtime.processing.text_inputs import NoTextError

from ..processing.processing_djepa import DJepaProcessor
from ..torch_engine import TorchEngine


logger = logging.get_logger(__name__)

BATCHING = ("batch_size", "num_workers")
IGNORED = ("local_files_only",)  # `pipeline(...)` passes this loading option on to the pipeline


class DocumentSegmentationPipeline(ChunkPipeline):
    """Answers questions about documents with `DJepaForPromptableSegmentation`.

    >>> ask = pipeline("document-segmentation")
    >>> ask("contract.pdf", "When does the contract end?")
    {"answer": "31 May 2027", "score": 0.93, "boxes": [[...]], "words": [...], "mask": PIL.Image, "present": True,
     "page": 4}
    """

    name = "document-segmentation"
    inputs = tuple(field.name for field in fields(Request))
    thresholds = ("threshold", "presence_threshold", "min_score")
    _load_processor = True
    _load_tokenizer = _load_image_processor = _load_feature_extractor = _load_video_processor = False

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        if not hasattr(self.model, "get_page_embeddings") or not isinstance(self.processor, DJepaProcessor):
            raise ValueError(
                f"{self.name} needs a DJepaForPromptableSegmentation and its DJepaProcessor, got "
                f"{type(self.model).__name__} and {type(self.processor).__name__}."
            )
        self.processor.check_fit(self.model.config)
        self.model.eval()

    def __call__(self, inputs: Any = None, question: str | list[str] | None = None, **kwargs) -> dict[str, Any] | list:
        """Answer one input, or each of a list, dataset or generator.

        Args:
            inputs: a dictionary with the fields of `Request`, or an image, with the question in the other arguments.
            question: a question, or a list of them, shared by all inputs.
            kwargs: further fields of `Request`, shared by all inputs; `image` or `document` instead of `inputs`;
                `threshold`, `presence_threshold` and `min_score`, see `DJepaProcessor.post_process_answers`;
                `batch_size` (pages) and `num_workers` (0 or 1).

        Returns:
            For a `question` a dictionary: answer (text), score (0..1), boxes (0..1000 of the page), words, mask (PIL
            image of the page's size, 255 inside the answer), present, and page (its number; that of the best guess if
            no page has an answer); for several questions a list of them. With a `top_k` above 1, there is a list of
            dictionaries in place of each. For several inputs a list of all this, for a dataset or generator an
            iterator.

        Raises:
            ValueError: an input is invalid.
        """
        given = [name for name in ("image", "document") if kwargs.get(name) is not None]
        if (inputs is not None) + len(given) != 1:
            raise ValueError("Give one input: a dictionary with image and question, or image=... and question=...")
        if inputs is None:
            inputs = kwargs.pop("image") if given == ["image"] else {"document": kwargs.pop("document")}
        if question is not None:
            kwargs["question"] = question
        self.inference = Inference(TorchEngine(self.model), self.processor)
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
        return shared, thresholds, of_documents(thresholds, self.processor.answer_rule)

    def get_iterator(self, inputs: Any, *args, **kwargs) -> Iterator:
        """As in `ChunkPipeline`, which would read a dataset until it raises `IndexError`."""
        if isinstance(inputs, Dataset) and not isinstance(inputs, IterableDataset):
            inputs = map(inputs.__getitem__, range(len(inputs)))
        return super().get_iterator(inputs, *args, **kwargs)

    def preprocess(self, inputs: Any, **shared) -> Iterator[dict[str, Any]]:
        """Check the request, then read its pages one by one; tensors are made when the batch is complete."""
        own = dict(inputs) if isinstance(inputs, Mapping) else {"image": inputs}
        check_names(self.name, set(own), self.inputs)
        request = self.make_request(**{**shared, **own})
        for prompts in request.prompts.groups():  # invalid ones fail before OCR
            self.processor(**prompts)
        for page, following in pairwise(chain(self._read_pages(request), [None])):
            yield {"page": page, "request": request, "is_last": following is None}

    def _read_pages(self, request: Request) -> Iterator[Page]:
        """The pages of a request; a document without text is a page without words, on which nothing is found."""
        try:
            yield from request.read_pages(self.processor)
        except NoTextError as error:
            logger.warning(f"A document of {error.page.num_pages} pages has no text; nothing is found in it.")
            yield error.page

    def make_request(self, **fields) -> Request:
        return Request(**fields)

    def _forward(self, model_inputs: dict[str, Any], **thresholds) -> dict[str, Any]:
        pages, requests = model_inputs["page"], model_inputs["request"]
        is_batch = isinstance(pages, list)
        asked = list(zip(pages, requests)) if is_batch else [(pages, requests)]
        found = list(answer_pages(self.inference, asked, **thresholds))
        return {"answers": found if is_batch else found[0], "request": requests, "is_last": model_inputs["is_last"]}

    def postprocess(self, model_outputs: list[dict[str, Any]], **thresholds) -> dict[str, Any] | list:
        """Return the result of an input from the answers of its pages."""
        return model_outputs[0]["request"].result([page["answers"] for page in model_outputs], **thresholds)


def check_names(task: str, names: set[str], known: Sequence[str]) -> None:
    """Raise `ValueError` for unknown names."""
    unknown = sorted(names - set(known))
    if unknown:
        raise ValueError(f"{task} has no input {', '.join(unknown)}; its inputs are {', '.join(known)}.")
