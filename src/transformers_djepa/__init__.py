"""Ask a document page a question and get the region that answers it.

Importing this package registers its classes with transformers' Auto classes and does nothing else.
"""

from .auto_classes import register_auto_classes
from .configuration import DJepaConfig, DJepaVisionConfig
from .modeling.image_encoder import DJepaVisionModel
from .modeling.modeling_djepa import DJepaForPromptableSegmentation, DJepaModel
from .optim import NaturalGradient
from .processing.collators import DJepaSegmentationCollator
from .processing.image_processing_djepa import DJepaImageProcessor, DJepaImageProcessorPil
from .processing.processing_djepa import DJepaProcessor
from .trainer_callbacks import PreconditionerCallback


__all__ = [
    "DJepaConfig",
    "DJepaForPromptableSegmentation",
    "DJepaImageProcessor",
    "DJepaImageProcessorPil",
    "DJepaModel",
    "DJepaProcessor",
    "DJepaSegmentationCollator",
    "DJepaVisionConfig",
    "DJepaVisionModel",
    "NaturalGradient",
    "PreconditionerCallback",
]

register_auto_classes()
