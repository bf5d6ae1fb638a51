from .configuration_djepa import DJepaConfig
from .configuration_parts import DJepaDecoderConfig, DJepaPromptConfig, DJepaTextConfig
from .configuration_vision import DJepaVisionConfig


__all__ = ["DJepaConfig", "DJepaDecoderConfig", "DJepaPromptConfig", "DJepaTextConfig", "DJepaVisionConfig"]
