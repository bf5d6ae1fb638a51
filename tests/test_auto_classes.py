import json

import pytest
import torch
from torch.testing import assert_close
from transformers import (
    AutoConfig,
    AutoImageProcessor,
    AutoModel,
    AutoModelForMaskGeneration,
)

from builders import build_config, build_model, build_processor, draw_page
from transformers_djepa import (
    DJepaForPromptableSegmentation,
    DJepaImageProcessor,
    DJepaImageProcessorPil,
    DJepaModel,
    DJepaVisionConfig,
    DJepaVisionModel,
)


WORDS = ["invoice", "42183017"]
BOXES = [[100, 100, 250, 130], [260, 100, 400, 130]]
ROUNDING = 1e-5  # memory-mapped weights are unaligned, so kernels may sum in another order


@pytest.fixture
def inputs():
    page = draw_page(["Invoice 42183017"])
    return build_processor()(images=page, text=WORDS, boxes=BOXES, questions=["which number?"], return_tensors="pt")


def test_segmentation_model_answers_the_same_after_save_and_load(tiny_model_folder, inputs):
    loaded = AutoModelForMaskGeneration.from_pretrained(tiny_model_folder).eval()
    assert type(loaded) is DJepaForPromptableSegmentation
    assert (tiny_model_folder / "model.safetensors").exists()
    original = build_model()
    for name, value in original.state_dict().items():
        assert torch.equal(loaded.state_dict()[name], value), name
    with torch.no_grad():
        before, after = original(**inputs), loaded(**inputs)
    for name in ("pred_masks", "iou_scores", "presence_logits", "word_logits"):
        assert_close(before[name], after[name], atol=ROUNDING, rtol=0)


def test_base_model_loads_from_the_segmentation_checkpoint(tiny_model_folder):
    loaded, report = AutoModel.from_pretrained(tiny_model_folder, output_loading_info=True)
    assert type(loaded) is DJepaModel
    assert not report["missing_keys"] and not report["unexpected_keys"]  # nothing to print
    for name, value in build_model().model.state_dict().items():
        assert torch.equal(loaded.state_dict()[name], value), name


def test_base_model_reports_unknown_weights_of_its_encoders(tmp_path):
    model = build_model()
    state = model.state_dict() | {"model.image_encoder.unknown": torch.zeros(1)}
    model.save_pretrained(tmp_path, state_dict=state)
    _, report = AutoModel.from_pretrained(tmp_path, output_loading_info=True)
    assert report["unexpected_keys"] == {"model.image_encoder.unknown"}


def test_vision_model_saves_and_loads_by_itself(tmp_path):
    torch.manual_seed(0)
    model = AutoModel.from_config(build_config().vision_config).eval()
    assert type(model) is DJepaVisionModel
    model.save_pretrained(tmp_path)
    loaded = AutoModel.from_pretrained(tmp_path).eval()
    assert type(loaded.config) is DJepaVisionConfig
    pixels = torch.randn(1, 3, 128, 128)
    with torch.no_grad():
        before, after = model(pixels).last_hidden_state, loaded(pixels).last_hidden_state
    assert_close(before, after, atol=ROUNDING, rtol=0)


def test_image_processor_matches_the_backend(tiny_model_folder):
    assert type(AutoImageProcessor.from_pretrained(tiny_model_folder)) is DJepaImageProcessor
    assert type(AutoImageProcessor.from_pretrained(tiny_model_folder, backend="pil")) is DJepaImageProcessorPil


def test_image_processor_is_found_by_the_configuration(tiny_model_folder, tmp_path):
    AutoConfig.from_pretrained(tiny_model_folder).save_pretrained(tmp_path)
    settings = AutoImageProcessor.from_pretrained(tiny_model_folder).to_dict()
    del settings["image_processor_type"]
    (tmp_path / "preprocessor_config.json").write_text(json.dumps(settings))
    assert AutoImageProcessor.from_pretrained(tmp_path).size["height"] == 128
