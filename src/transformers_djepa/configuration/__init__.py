from .configuration_djepa import (
    DJepaConfig,
    DJepaDecoderConfig,
    DJepaPromptConfig,
    DJepaTextConfig,
    DJepaVisionConfig,
)


__all__ = ["DJepaConfig", "DJepaDecoderConfig", "DJepaPromptConfig", "DJepaTextConfig", "DJepaVisionConfig"]
