"""`DJepaImageProcessor`: page images to `pixel_values` with torchvision, on any device.

Options and results are those of `DJepaImageProcessorPil`, up to rounding in the resizing. Without torchvision it is
`DJepaImageProcessorPil`.
"""

import torch
from transformers.image_processing_backends import TorchvisionBackend
from transformers.utils import is_torchvision_available

from .image_processing_djepa_pil import DJepaImageProcessorPil, LetterboxMixin


class DJepaImageProcessor(LetterboxMixin, TorchvisionBackend):
    """Letterboxes pages into a square on `device`; see `DJepaImageProcessorPil`."""

    def process_image(self, image, *args, device=None, **kwargs) -> torch.Tensor:
        return torch.as_tensor(super().process_image(image, *args, **kwargs)).to(device)


if not is_torchvision_available():
    DJepaImageProcessor = DJepaImageProcessorPil  # noqa: F811
