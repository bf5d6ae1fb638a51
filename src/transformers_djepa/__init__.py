"""Ask a document page a question and get the region that answers it.

Importing this package registers its classes with transformers' Auto classes and the pipeline `document-segmentation`.
"""

from .auto_classes import register_auto_classes
from .configuration import DJepaConfig, DJepaVisionConfig
from .data.pretraining_collator import DJepaPreTrainingCollator
from .data.segmentation_collator import DJepaSegmentationCollator
from .modeling.image_encoder import DJepaVisionModel
from .modeling.modeling_djepa import DJepaForPromptableSegmentation, DJepaModel
from .modeling.pretraining import DJepaForPreTraining
from .optim import NaturalGradient
from .pipelines import DocumentSegmentationPipeline, register_pipeline
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
    "DJepaVisionConfig",
    "DJepaVisionModel",
    "DocumentSegmentationPipeline",
    "EpochCallback",
    "ModelCardCallback",
    "NaturalGradient",
    "PreconditionerCallback",
    "TargetEncoderCallback",
]

# Looked up on first use: accelerate takes longer to import than everything else, and `datasets` is optional.
_CALLBACKS = ("EpochCallback", "ModelCardCallback", "PreconditionerCallback", "TargetEncoderCallback")


def __getattr__(name: str):
    if name in _CALLBACKS:
        from . import trainer_callbacks

        return getattr(trainer_callbacks, name)
    if name == "DJepaPageDataset":
        from .data.page_dataset import DJepaPageDataset

        return DJepaPageDataset
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


register_auto_classes()
register_pipeline()
