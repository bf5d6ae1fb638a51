"""`DJepaImageProcessor`: page images to `pixel_values` with torchvision, on any device; without torchvision it is the
Pillow one.

Same results as `image_processing_djepa_pil.py` up to rounding in the resizing.
"""

from transformers.utils import is_torchvision_available

from .image_processing_djepa_pil import DJepaImageProcessorPil


if is_torchvision_available():
    from .image_processing_djepa_torchvision import DJepaImageProcessor
else:
    DJepaImageProcessor = DJepaImageProcessorPil

__all__ = ["DJepaImageProcessor", "DJepaImageProcessorPil"]
