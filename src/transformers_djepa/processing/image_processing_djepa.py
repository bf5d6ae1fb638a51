"""Page images to `pixel_values`: letterbox, rescale, normalise.

`DJepaImageProcessorPil` uses Pillow and NumPy and is the reference; `DJepaImageProcessor` uses torchvision on any
device, with the same options and, up to rounding in the resizing, results. Without torchvision it is the first.

Next to the pixels are SAM's `original_sizes` and `reshaped_input_sizes`, `(height, width)` before and after resizing.
Padding is right and below, and zero after normalisation.
"""

import numpy as np
import torch
from PIL import Image
from transformers.image_processing_backends import PilBackend, TorchvisionBackend
from transformers.image_processing_utils import BatchFeature
from transformers.image_utils import (
    IMAGENET_STANDARD_MEAN,
    IMAGENET_STANDARD_STD,
    ChannelDimension,
    PILImageResampling,
    SizeDict,
)
from transformers.utils import TensorType, is_torchvision_available

from djepa_runtime.processing.images import channels_last, flat_images, to_image
from djepa_runtime.processing.letterbox import letterbox_size

from ..hub_code import HubProcessorMixin, hub_classes


class LetterboxMixin(HubProcessorMixin):
    """Settings and the letterbox, for both backends: images are `(3, height, width)` arrays or tensors."""

    resample = PILImageResampling.BILINEAR
    image_mean = IMAGENET_STANDARD_MEAN
    image_std = IMAGENET_STANDARD_STD
    size = {"height": 1024, "width": 1024}
    do_resize = True
    do_rescale = True
    do_normalize = True
    do_pad = True
    do_convert_rgb = True
    model_input_names = ["pixel_values", "original_sizes", "reshaped_input_sizes"]
    hub_auto_map = hub_classes(AutoImageProcessor=["DJepaImageProcessorPil", "DJepaImageProcessor"])

    def _prepare_images_structure(self, images, expected_ndims: int = 3) -> list:
        return flat_images(self.fetch_images(images))  # the base class rejects arrays (height, width)

    def process_image(
        self, image, do_convert_rgb: bool = True, do_rescale: bool = True, input_data_format=None, **kwargs
    ) -> np.ndarray:
        """Convert an image to RGB `(3, height, width)`: 8-bit or, without rescaling, unchanged floats."""
        if not do_convert_rgb:
            return super().process_image(image, do_convert_rgb=False, input_data_format=input_data_format)
        first = None if input_data_format is None else ChannelDimension(input_data_format) == ChannelDimension.FIRST
        rgb = None if do_rescale or isinstance(image, Image.Image) else channels_last(image, first)
        if rgb is None or rgb.dtype.kind != "f":
            rgb = np.array(to_image(image, first))  # (height, width, 3)
        elif rgb.shape[-1] == 4:
            rgb = rgb[..., :3] * rgb[..., 3:] + (1 - rgb[..., 3:])
        return np.repeat(rgb, 3 // rgb.shape[-1], axis=-1).transpose(2, 0, 1)

    def _preprocess(
        self,
        images: list,
        do_resize: bool,
        size: SizeDict,
        resample: PILImageResampling | None,
        do_rescale: bool,
        rescale_factor: float,
        do_normalize: bool,
        image_mean: float | list[float] | None,
        image_std: float | list[float] | None,
        do_pad: bool | None,
        return_tensors: str | TensorType | None = None,
        **kwargs,
    ) -> BatchFeature:
        if size.height != size.width:
            raise ValueError(f"size must be a square such as {{'height': 1024, 'width': 1024}}, got {dict(size)}.")
        original_sizes = [tuple(image.shape[1:]) for image in images]
        if do_resize:
            sizes = [letterbox_size(*original_size, size.height) for original_size in original_sizes]
            images = [
                self.resize(image, SizeDict(height=height, width=width), resample=resample)
                for image, (height, width) in zip(images, sizes)
            ]
        reshaped_sizes = [tuple(image.shape[1:]) for image in images]
        if do_rescale:
            images = [self.rescale(image, rescale_factor) for image in images]
        if do_normalize:
            images = [self.normalize(image, image_mean, image_std) for image in images]
        if do_pad:
            images = self.pad(images, pad_size=size)
        data = {
            "pixel_values": images,
            "original_sizes": np.array(original_sizes, dtype=np.int64),
            "reshaped_input_sizes": np.array(reshaped_sizes, dtype=np.int64),
        }
        return BatchFeature(data, tensor_type=return_tensors)


class DJepaImageProcessorPil(LetterboxMixin, PilBackend):
    """Letterboxes pages into a square.

    Arguments are those of all image processors in transformers. `size` is `{"height": S, "width": S}`, the model's
    `image_size`; `do_resize=False` keeps the pixels, and `do_pad=False` returns pages of different sizes.

    >>> DJepaImageProcessorPil(size=768)(Image.new("RGB", (1654, 2339)), return_tensors="pt").pixel_values.shape
    torch.Size([1, 3, 768, 768])
    """


class DJepaImageProcessor(LetterboxMixin, TorchvisionBackend):
    """Letterboxes pages into a square on `device`; see `DJepaImageProcessorPil`."""

    def process_image(self, image, *args, device=None, **kwargs) -> torch.Tensor:
        return torch.as_tensor(super().process_image(image, *args, **kwargs)).to(device)


if not is_torchvision_available():
    DJepaImageProcessor = DJepaImageProcessorPil  # noqa: F811
