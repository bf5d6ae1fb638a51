"""Pipelines: `document-segmentation`, and `document-question-answering` for the models of this package."""

from .results import as_result
from .segmentation import DocumentSegmentationPipeline
from .tasks import register_pipelines


__all__ = ["DocumentSegmentationPipeline", "as_result", "register_pipelines"]
