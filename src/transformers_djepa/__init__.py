"""Ask a document page a question and get the region that answers it.

Importing this package registers its classes with transformers' Auto classes and does nothing else.
"""

from .auto_classes import register_auto_classes
from .configuration import DJepaConfig, DJepaVisionConfig
from .modeling.image_encoder import DJepaVisionModel
from .modeling.modeling_djepa import DJepaForPromptableSegmentation, DJepaModel
from .modeling.pretraining import DJepaForPreTraining
from .optim import NaturalGradient
from .processing.collators import DJepaSegmentationCollator
from .processing.image_processing_djepa import DJepaImageProcessor, DJepaImageProcessorPil
from .processing.pretraining_collator import DJepaPreTrainingCollator
from .processing.processing_djepa import DJepaProcessor
from .trainer_callbacks import PreconditionerCallback, TargetEncoderCallback


__all__ = [
    "DJepaConfig",
    "DJepaForPreTraining",
    "DJepaForPromptableSegmentation",
    "DJepaImageProcessor",
    "DJepaImageProcessorPil",
    "DJepaModel",
    "DJepaPreTrainingCollator",
    "DJepaProcessor",
    "DJepaSegmentationCollator",
    "DJepaVisionConfig",
    "DJepaVisionModel",
    "NaturalGradient",
    "PreconditionerCallback",
    "TargetEncoderCallback",
]

register_auto_classes()
