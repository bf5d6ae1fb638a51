"""Page images to `pixel_values` with torchvision, on any device; imported only if torchvision is installed.

Options and results are those of `DJepaImageProcessorPil`, up to rounding in the resizing.
"""

import torch
from transformers.image_processing_backends import TorchvisionBackend
from transformers.processing_utils import ImagesKwargs, Unpack

from .image_processing_djepa_pil import LetterboxMixin, to_channels_first


class DJepaImageProcessor(LetterboxMixin, TorchvisionBackend):
    """Letterboxes pages into a square on `device`; see `DJepaImageProcessorPil`."""

    def __init__(self, **kwargs: Unpack[ImagesKwargs]):
        super().__init__(**kwargs)

    def process_image(
        self, image, do_convert_rgb: bool = True, do_rescale: bool = True, input_data_format=None, device=None, **kwargs
    ) -> torch.Tensor:
        """Convert an image to RGB `(3, height, width)` on `device`; see `DJepaImageProcessorPil`."""
        if not do_convert_rgb:
            return super().process_image(
                image, do_convert_rgb=False, input_data_format=input_data_format, device=device
            )
        return torch.from_numpy(to_channels_first(image, do_rescale, input_data_format)).to(device)
