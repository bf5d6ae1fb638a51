from .configuration_djepa import DJepaConfig
from .configuration_parts import DJepaDecoderConfig, DJepaPromptConfig, DJepaTextConfig, DJepaVisionConfig


__all__ = ["DJepaConfig", "DJepaDecoderConfig", "DJepaPromptConfig", "DJepaTextConfig", "DJepaVisionConfig"]
