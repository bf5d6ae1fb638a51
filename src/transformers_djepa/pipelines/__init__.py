"""Pipelines: `document-segmentation`, and `document-question-answering` for the models of this package."""

from transformers import AutoModelForMaskGeneration
from transformers.pipelines import PIPELINE_REGISTRY

from djepa_runtime.bundled import BUNDLED_FOLDER

from .question_answering import DJepaQuestionAnsweringPipeline
from .segmentation import DocumentSegmentationPipeline


__all__ = ["DocumentSegmentationPipeline", "register_pipelines"]


def register_pipelines() -> None:
    """Register the tasks. Called once, by `import transformers_djepa`."""
    PIPELINE_REGISTRY.register_pipeline(
        DocumentSegmentationPipeline.name,
        DocumentSegmentationPipeline,
        pt_model=AutoModelForMaskGeneration,
        default={"model": (str(BUNDLED_FOLDER), "main")},
        type="multimodal",
    )
    theirs = PIPELINE_REGISTRY.supported_tasks.pop(DJepaQuestionAnsweringPipeline.name)  # or registering it warns
    PIPELINE_REGISTRY.register_pipeline(
        DJepaQuestionAnsweringPipeline.name,
        DJepaQuestionAnsweringPipeline,
        pt_model=theirs["pt"],
        default=theirs["default"],
        type=theirs["type"],
    )
