"""Classes of this model, from the package transformers-djepa.

`from_pretrained(..., trust_remote_code=True)` runs this file; after `import transformers_djepa` it is not needed.
"""

try:
    from transformers_djepa import (
        DJepaConfig,
        DJepaForPreTraining,
        DJepaForPromptableSegmentation,
        DJepaImageProcessor,
        DJepaImageProcessorPil,
        DJepaModel,
        DJepaProcessor,
        DJepaTextConfig,
        DJepaTextForMaskedLM,
        DJepaTextModel,
        DJepaVisionConfig,
        DJepaVisionModel,
    )
except ImportError as error:
    raise ImportError(
        f"This model needs the package transformers-djepa ({error}); run `pip install transformers-djepa`."
    ) from error


__all__ = [
    "DJepaConfig",
    "DJepaForPreTraining",
    "DJepaForPromptableSegmentation",
    "DJepaImageProcessor",
    "DJepaImageProcessorPil",
    "DJepaModel",
    "DJepaProcessor",
    "DJepaTextConfig",
    "DJepaTextForMaskedLM",
    "DJepaTextModel",
    "DJepaVisionConfig",
    "DJepaVisionModel",
]
