"""Page images to `pixel_values` with torchvision, on any device; imported only if torchvision is installed.

Options and results are those of `DJepaImageProcessorPil`, up to rounding in the resizing.
"""

import torch
from transformers.image_processing_backends import TorchvisionBackend
from transformers.image_processing_utils import BatchFeature
from transformers.image_utils import SizeDict
from transformers.processing_utils import ImagesKwargs, Unpack
from transformers.utils import TensorType

from .image_processing_djepa_pil import LetterboxDefaults, letterbox_side, to_channels_first
from .letterbox import letterbox_size


class DJepaImageProcessor(LetterboxDefaults, TorchvisionBackend):
    """Letterboxes pages into a square on `device`; see `DJepaImageProcessorPil`."""

    def __init__(self, **kwargs: Unpack[ImagesKwargs]):
        super().__init__(**kwargs)

    def process_image(
        self,
        image,
        do_convert_rgb: bool = True,
        do_rescale: bool = True,
        input_data_format=None,
        device=None,
        **kwargs,
    ) -> torch.Tensor:
        """Convert an image to RGB `(3, height, width)` on `device`; see `DJepaImageProcessorPil`."""
        if not do_convert_rgb:
            return super().process_image(
                image, do_convert_rgb=False, input_data_format=input_data_format, device=device
            )
        return torch.from_numpy(to_channels_first(image, do_rescale, input_data_format)).to(device)

    def _preprocess(
        self,
        images: list[torch.Tensor],
        do_resize: bool,
        size: SizeDict,
        resample,
        do_rescale: bool,
        rescale_factor: float,
        do_normalize: bool,
        image_mean: float | list[float] | None,
        image_std: float | list[float] | None,
        do_pad: bool | None,
        return_tensors: str | TensorType | None = None,
        **kwargs,
    ) -> BatchFeature:
        side = letterbox_side(size)
        pixel_values, original_sizes, reshaped_sizes = [], [], []
        for image in images:  # pages rarely have the same size, so grouping them would not help
            original_sizes.append(tuple(image.shape[1:]))
            if do_resize:
                height, width = letterbox_size(*image.shape[1:], side)
                image = self.resize(image, SizeDict(height=height, width=width), resample=resample)
            reshaped_sizes.append(tuple(image.shape[1:]))
            pixel_values.append(
                self.rescale_and_normalize(image, do_rescale, rescale_factor, do_normalize, image_mean, image_std)
            )
        if do_pad:
            pixel_values = self.pad(pixel_values, pad_size=size)
        sizes = {"original_sizes": original_sizes, "reshaped_input_sizes": reshaped_sizes}
        return BatchFeature({"pixel_values": pixel_values, **sizes}, tensor_type=return_tensors)
