"""Ask a document page a question and get the region that answers it.

Importing this package registers its classes with transformers' Auto classes, and its pipelines.
"""

from importlib import import_module

from transformers import (
    AutoConfig,
    AutoImageProcessor,
    AutoModel,
    AutoModelForDocumentQuestionAnswering,
    AutoModelForMaskedLM,
    AutoModelForMaskGeneration,
    AutoModelForPreTraining,
    AutoProcessor,
)
from transformers.utils import is_torchvision_available

from .configuration import DJepaConfig, DJepaTextConfig, DJepaVisionConfig
from .modeling.image_encoder import DJepaVisionModel
from .modeling.modeling_djepa import DJepaForPromptableSegmentation, DJepaModel
from .modeling.pretraining import DJepaForPreTraining
from .modeling.text_encoder import DJepaTextForMaskedLM, DJepaTextModel
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

# Imported on first use: what only training needs, some of which is optional or slow to import.
_LAZY = {
    "DJepaPageDataset": ".data.page_dataset",
    "DJepaPreTrainingCollator": ".data.pretraining_collator",
    "DJepaSegmentationCollator": ".data.segmentation_collator",
    "NaturalGradient": ".optim",
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


def register_auto_classes() -> None:
    for config in (DJepaConfig, DJepaTextConfig, DJepaVisionConfig):
        AutoConfig.register(config.model_type, config)
    AutoModel.register(DJepaConfig, DJepaModel)
    AutoModel.register(DJepaTextConfig, DJepaTextModel)
    AutoModel.register(DJepaVisionConfig, DJepaVisionModel)
    AutoModelForMaskedLM.register(DJepaTextConfig, DJepaTextForMaskedLM)
    for auto in (AutoModelForMaskGeneration, AutoModelForDocumentQuestionAnswering):  # by which pipelines load it
        auto.register(DJepaConfig, DJepaForPromptableSegmentation)
    AutoModelForPreTraining.register(DJepaConfig, DJepaForPreTraining)
    torchvision = {"torchvision": DJepaImageProcessor} if is_torchvision_available() else {}
    AutoImageProcessor.register(DJepaConfig, image_processor_classes={"pil": DJepaImageProcessorPil, **torchvision})
    AutoProcessor.register(DJepaConfig, DJepaProcessor)


register_auto_classes()
register_pipelines()
