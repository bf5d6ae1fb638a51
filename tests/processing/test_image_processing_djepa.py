import numpy as np
import pytest
import torch
from PIL import Image

import transformers_djepa  # noqa: F401  registers the Auto classes
from transformers_djepa.processing.image_processing_djepa import DJepaImageProcessor, DJepaImageProcessorPil, to_image


@pytest.fixture(params=["pil", "default"])
def image_processor(request):
    return (DJepaImageProcessorPil if request.param == "pil" else DJepaImageProcessor)(size=128)


def test_page_is_placed_top_left_and_padding_is_zero(image_processor, page):
    features = image_processor(page, return_tensors="pt")
    assert features.pixel_values.shape == (1, 3, 128, 128) and features.pixel_values.dtype == torch.float32
    assert features.original_sizes.tolist() == [[300, 200]] and features.reshaped_input_sizes.tolist() == [[128, 85]]
    assert (features.pixel_values[..., 85:] == 0).all()
    white, black = features.pixel_values[0, :, 100, 40], features.pixel_values[0, :, 17, 30]
    assert (white == 1).all() and (black == -1).all()


def test_every_kind_of_image_gives_the_same_pixels(image_processor, page):
    expected = image_processor(page, return_tensors="pt").pixel_values
    array = np.array(page)
    kinds = [
        page.convert("L"), page.convert("1"), page.convert("RGBA"), page.convert("CMYK"), page.convert("LA"),
        page.convert("P"), array, array.transpose(2, 0, 1), array[..., :1], array[None, ..., 0],
        array[..., 0], array.astype(np.uint16) * 257,
        array / 255, torch.tensor(array).permute(2, 0, 1), torch.tensor(array[..., 0]), [array], array[None],
    ]  # fmt: skip
    for image in kinds:
        assert torch.equal(image_processor(image, return_tensors="pt").pixel_values, expected)


def test_image_above_the_pixel_limit_raises(image_processor):
    with pytest.raises(ValueError, match="56.0 megapixels"):
        image_processor(Image.new("1", (8000, 7000)))


def test_a_size_that_is_no_square_raises(page):
    with pytest.raises(ValueError, match="size must be a square"):
        DJepaImageProcessorPil(size={"height": 128, "width": 256})(page)


def test_sixteen_bits_keep_their_high_byte():
    values = np.array([[0, 256, 65535]], dtype=np.uint16)
    for image in (Image.fromarray(values), Image.fromarray(values.astype(np.int32)), values, torch.from_numpy(values)):
        assert np.asarray(to_image(image)).tolist() == [[[0] * 3, [1] * 3, [255] * 3]]


def test_transparency_is_blended_with_white():
    clear_black, palette = Image.new("RGBA", (2, 2), (0, 0, 0, 0)), Image.new("P", (2, 2), 3)
    palette.info["transparency"] = 3
    for image in (clear_black, np.asarray(clear_black), palette):
        assert (np.asarray(to_image(image)) == 255).all()


@pytest.mark.parametrize("wrong", [np.zeros((2, 2, 2)), np.zeros(5), np.zeros((4, 0)), "page", np.array([["a", "b"]])])
def test_non_images_raise(wrong):
    with pytest.raises(ValueError, match="image"):
        to_image(wrong)
