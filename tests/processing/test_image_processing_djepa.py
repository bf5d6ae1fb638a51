import numpy as np
import pytest
import torch
from PIL import Image
from transformers import AutoImageProcessor
from transformers.utils import is_torchvision_available

import transformers_djepa  # noqa: F401  registers the Auto classes
from transformers_djepa.processing.image_processing_djepa import DJepaImageProcessor, DJepaImageProcessorPil


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


def test_batch_of_unequal_pages_is_one_tensor(image_processor, page):
    features = image_processor([page, page.rotate(90, expand=True)], return_tensors="pt")
    assert features.pixel_values.shape == (2, 3, 128, 128)
    assert features.reshaped_input_sizes.tolist() == [[128, 85], [85, 128]]


def test_every_kind_of_image_gives_the_same_pixels(image_processor, page):
    expected = image_processor(page, return_tensors="pt").pixel_values
    array = np.array(page)
    kinds = [
        page.convert("L"), page.convert("1"), page.convert("RGBA"), page.convert("CMYK"), array,
        array[..., 0], array.astype(np.uint16) * 257,
        array / 255, torch.tensor(array).permute(2, 0, 1), torch.tensor(array[..., 0]), [array], array[None],
    ]  # fmt: skip
    for image in kinds:
        assert torch.equal(image_processor(image, return_tensors="pt").pixel_values, expected)


def test_floats_are_unchanged_without_rescaling(image_processor):
    array = np.full((128, 128, 3), 0.25, dtype=np.float32)
    pixels = image_processor(array, do_rescale=False, do_normalize=False, return_tensors="pt").pixel_values
    assert torch.allclose(pixels, torch.tensor(0.25), atol=1 / 255)


def test_steps_can_be_switched_off(image_processor, page):
    plain = image_processor(page, do_resize=False, do_pad=False, do_normalize=False, return_tensors="pt")
    assert (
        plain.pixel_values.shape == (1, 3, 300, 200) and plain.pixel_values.max() == 1 and plain.pixel_values.min() == 0
    )
    assert plain.reshaped_input_sizes.tolist() == [[300, 200]]
    assert image_processor(page, do_pad=False, return_tensors="pt").pixel_values.shape == (1, 3, 128, 85)
    assert image_processor(page, do_resize=False, size=320, return_tensors="pt").pixel_values.shape == (1, 3, 320, 320)


def test_non_square_size_raises(image_processor, page):
    with pytest.raises(ValueError, match="square"):
        image_processor(page, size={"height": 128, "width": 64})


def test_image_above_the_pixel_limit_raises(image_processor):
    with pytest.raises(ValueError, match="56.0 megapixels"):
        image_processor(Image.new("1", (8000, 7000)))


def test_truncated_image_raises(image_processor, tmp_path):
    path = tmp_path / "cut.png"
    Image.fromarray(np.random.default_rng(0).integers(0, 256, (80, 80, 3), dtype=np.uint8)).save(path)
    path.write_bytes(path.read_bytes()[:2000])
    with pytest.raises(ValueError, match="truncated"):
        image_processor(Image.open(path))


@pytest.mark.parametrize("backend", ["pil", None])
def test_saved_and_loaded_by_the_auto_class(tmp_path, page, backend):
    saved = DJepaImageProcessorPil(size=96, image_mean=[0.1, 0.2, 0.3])
    saved.save_pretrained(tmp_path)
    loaded = AutoImageProcessor.from_pretrained(tmp_path, backend=backend)
    assert type(loaded) is (DJepaImageProcessorPil if backend == "pil" else DJepaImageProcessor)
    assert loaded.to_dict() == saved.to_dict()
    expected = saved(page, return_tensors="pt").pixel_values
    assert torch.allclose(
        loaded(page, return_tensors="pt").pixel_values, expected, atol=0.02
    )  # backends round differently


@pytest.mark.skipif(is_torchvision_available(), reason="torchvision is installed")
def test_image_processor_is_the_pillow_one_without_torchvision():
    assert DJepaImageProcessor is DJepaImageProcessorPil


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"size": {"height": 10**6, "width": 10**6}}, "size must be a square .* up to 8192"),
        ({"size": {"height": "a", "width": "a"}}, "size"),
        ({"rescale_factor": ""}, "rescale_factor must be a number"),
        ({"rescale_factor": float("nan")}, "rescale_factor must be a number"),
        ({"image_mean": ["a", "b", "c"]}, "image_mean must be a number"),
        ({"image_mean": [[0.5]]}, "image_mean must be a number"),
        ({"image_std": [0.5, 0.5]}, "image_std must be a number"),
        ({"image_std": [0.5, 0.5, 0]}, "image_std must be above 0"),
        ({"image_std": 10**400}, "image_std must be a number"),
    ],
)
def test_invalid_settings_raise_one_line(page, settings, message):
    with pytest.raises(ValueError, match=message) as error:
        DJepaImageProcessorPil(**settings)(page)
    assert "\n" not in str(error.value)
