"""Ask a document page a question and get the region that answers it.

Importing this package registers its classes with transformers' Auto classes, and its pipelines.
"""

from importlib import import_module

from .auto_classes import register_auto_classes
from .configuration import DJepaConfig, DJepaTextConfig, DJepaVisionConfig
from .data.pretraining_collator import DJepaPreTrainingCollator
from .data.segmentation_collator import DJepaSegmentationCollator
from .modeling.image_encoder import DJepaVisionModel
from .modeling.modeling_djepa import DJepaForPromptableSegmentation, DJepaModel
from .modeling.pretraining import DJepaForPreTraining
from .modeling.text_encoder import DJepaTextModel
from .modeling.text_mlm import DJepaTextForMaskedLM
from .optim import NaturalGradient
from .pipelines import DocumentSegmentationPipeline, register_pipelines
from .processing.image_processing_djepa import DJepaImageProcessor, DJepaImageProcessorPil
from .processing.processing_djepa import DJepaProcessor


__all__ = [
    "DJepaConfig",
    "DJepaForPreTraining",
    "DJepaForPromptableSegmentation",
    "DJepaImageProcessor",
    "DJepaImageProcessorPil",
    "DJepaModel",
    "DJepaPageDataset",
    "DJepaPreTrainingCollator",
    "DJepaProcessor",
    "DJepaSegmentationCollator",
    "DJepaTextConfig",
    "DJepaTextForMaskedLM",
    "DJepaTextModel",
    "DJepaVisionConfig",
    "DJepaVisionModel",
    "DocumentSegmentationPipeline",
    "EpochCallback",
    "ModelCardCallback",
    "NaturalGradient",
    "PaperNaturalGradient",
    "PreconditionerCallback",
    "TargetEncoderCallback",
]

# Imported on first use: accelerate and tensorly take long, and `datasets` is optional.
_LAZY = {
    "DJepaPageDataset": ".data.page_dataset",
    "EpochCallback": ".trainer_callbacks",
    "ModelCardCallback": ".trainer_callbacks",
    "PaperNaturalGradient": ".optim.paper",
    "PreconditionerCallback": ".trainer_callbacks",
    "TargetEncoderCallback": ".trainer_callbacks",
}


def __getattr__(name: str):
    if name in _LAZY:
        return getattr(import_module(_LAZY[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


register_auto_classes()
register_pipelines()
