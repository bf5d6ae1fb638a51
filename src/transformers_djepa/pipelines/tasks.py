"""Registration of the tasks with `transformers.pipeline`.

`document-segmentation` is a new task. transformers has `document-question-answering` for models like LayoutLM; a model
of this package gets its own pipeline, other models get transformers'. (A `custom_pipelines` entry in `config.json`
could do the same, but transformers then asks for `trust_remote_code=True` even where this package is installed.)
Tasks of transformers that a model of this package cannot do raise an error that names the task to use.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NoReturn

from transformers import AutoModelForMaskGeneration
from transformers.pipelines import PIPELINE_REGISTRY

from ..bundled import BUNDLED_FOLDER
from ..configuration import DJepaConfig
from .question_answering import DJepaQuestionAnsweringPipeline
from .segmentation import DocumentSegmentationPipeline


UNSUITABLE = ("image-segmentation", "mask-generation")


class PipelineByModel:
    """In place of a task's pipeline class: `ours` for models of this package, `theirs` for all others.

    Args:
        theirs: class, or its dotted name, which is imported on first use.
        ours: called with the same arguments as a pipeline class.
    """

    def __init__(self, theirs: type | str, ours: Callable):
        self._theirs = theirs
        self._ours = ours

    def __getattr__(self, name: str) -> Any:  # which tokenizer and processors to load
        return getattr(self._resolve(), name)

    def __call__(self, model, **kwargs):
        is_ours = model.config.model_type == DJepaConfig.model_type
        return self._ours(model=model, **kwargs) if is_ours else self._resolve()(model=model, **kwargs)

    def _resolve(self) -> type:
        if isinstance(self._theirs, str):
            module, _, name = self._theirs.rpartition(".")
            self._theirs = getattr(import_module(module), name)
        return self._theirs


def register_pipelines() -> None:
    """Register the tasks. Called once, by `import transformers_djepa`."""
    PIPELINE_REGISTRY.register_pipeline(
        DocumentSegmentationPipeline.name,
        DocumentSegmentationPipeline,
        pt_model=AutoModelForMaskGeneration,
        default={"model": (str(BUNDLED_FOLDER), "main")},
        type="multimodal",
    )
    refused = dict.fromkeys(UNSUITABLE, refuse)
    for task, ours in {DJepaQuestionAnsweringPipeline.name: DJepaQuestionAnsweringPipeline, **refused}.items():
        entry = PIPELINE_REGISTRY.supported_tasks[task]
        entry["impl"] = PipelineByModel(entry["impl"], ours)


def refuse(task: str, **kwargs) -> NoReturn:
    """Raise `ValueError`, in place of a pipeline for `task`."""
    raise ValueError(
        f"{task} finds regions without a question, which a djepa model cannot; use pipeline('document-segmentation', "
        "model=...) with a question, clicks or a box."
    )
