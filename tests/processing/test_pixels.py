import numpy as np
import pytest
import torch
from PIL import Image

from transformers_djepa.processing.image_processing_djepa import to_image


def assert_arrays_equal(image, expected, atol=0):
    np.testing.assert_allclose(
        np.asarray(image).astype(int), np.broadcast_to(expected, np.asarray(image).shape), atol=atol
    )


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "CMYK", "YCbCr", "LA", "L", "P"])
def test_every_pil_mode_converts_to_the_same_rgb(gradient, mode):
    source = gradient.convert("L") if mode in ("L", "LA", "P") else gradient
    image = to_image(source.convert(mode))
    assert image.mode == "RGB" and image.size == source.size
    assert_arrays_equal(image, np.asarray(source.convert("RGB")).astype(int), atol=4)


def test_sixteen_bits_keep_their_high_byte():
    values = np.array([[0, 256, 65535]], dtype=np.uint16)
    expected = [[[0] * 3, [1] * 3, [255] * 3]]
    for image in (Image.fromarray(values), Image.fromarray(values.astype(np.int32)), values, torch.from_numpy(values)):
        assert_arrays_equal(to_image(image), expected)


def test_transparency_is_blended_with_white():
    clear_black = Image.new("RGBA", (2, 2), (0, 0, 0, 0))
    assert_arrays_equal(to_image(clear_black), 255)
    assert_arrays_equal(to_image(np.asarray(clear_black)), 255)
    palette = Image.new("P", (2, 2), 3)
    palette.info["transparency"] = 3
    assert_arrays_equal(to_image(palette), 255)


def test_arrays_and_tensors_convert_like_the_image(gradient):
    array = np.array(gradient)
    for same in (
        array,
        array.transpose(2, 0, 1),
        torch.tensor(array),
        array / 255,
        torch.tensor(array).permute(2, 0, 1) / 255,
        array.astype(float),
    ):
        assert_arrays_equal(to_image(same), array)
    for gray in (array[..., 0], array[..., :1], array[None, ..., 0]):
        assert_arrays_equal(to_image(gray), array[..., :1])


@pytest.mark.parametrize("wrong", [np.zeros((2, 2, 2)), np.zeros(5), np.zeros((4, 0)), "page", np.array([["a", "b"]])])
def test_non_images_raise(wrong):
    with pytest.raises(ValueError, match="image"):
        to_image(wrong)
