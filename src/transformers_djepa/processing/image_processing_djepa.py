"""`DJepaImageProcessor`: the torchvision backend, or the Pillow backend if torchvision is not installed."""

from transformers.utils import is_torchvision_available

from .image_processing_djepa_pil import DJepaImageProcessorPil


if is_torchvision_available():
    from .image_processing_djepa_torchvision import DJepaImageProcessor
else:
    DJepaImageProcessor = DJepaImageProcessorPil

__all__ = ["DJepaImageProcessor", "DJepaImageProcessorPil"]
