"""Registration with transformers' Auto classes."""

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
from .processing.image_processing_djepa import DJepaImageProcessor, DJepaImageProcessorPil
from .processing.processing_djepa import DJepaProcessor


def register_auto_classes() -> None:
    """Register configurations, models and processors. Called once, by `import transformers_djepa`."""
    for config in (DJepaConfig, DJepaTextConfig, DJepaVisionConfig):
        AutoConfig.register(config.model_type, config)
    AutoModel.register(DJepaConfig, DJepaModel)
    AutoModel.register(DJepaTextConfig, DJepaTextModel)
    AutoModel.register(DJepaVisionConfig, DJepaVisionModel)
    AutoModelForMaskedLM.register(DJepaTextConfig, DJepaTextForMaskedLM)
    for auto in (AutoModelForMaskGeneration, AutoModelForDocumentQuestionAnswering):  # by which pipelines load it
        auto.register(DJepaConfig, DJepaForPromptableSegmentation)
    AutoModelForPreTraining.register(DJepaConfig, DJepaForPreTraining)
    AutoImageProcessor.register(DJepaConfig, image_processor_classes=image_processor_backends())
    AutoProcessor.register(DJepaConfig, DJepaProcessor)


def image_processor_backends() -> dict[str, type]:
    """Return the image processors that can run here, by the name of their backend."""
    torchvision = {"torchvision": DJepaImageProcessor} if is_torchvision_available() else {}
    return {"pil": DJepaImageProcessorPil, **torchvision}
