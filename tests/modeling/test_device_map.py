"""Models with parts offloaded to disk by accelerate: the same outputs up to rounding."""

import pytest
import torch
from accelerate import infer_auto_device_map
from batches import every_prompt, page_inputs, tiny_model

from transformers_djepa import DJepaForPreTraining, DJepaForPromptableSegmentation, DJepaModel


@pytest.mark.parametrize(
    "places",
    (
        {"": "disk"},
        {"model": "cpu", "pixel_decoder": "cpu", "prompt_encoder": "disk", "mask_decoder": "disk"},
        {"model": "disk", "pixel_decoder": "disk", "prompt_encoder": "cpu", "mask_decoder": "cpu"},
        "auto",
    ),
    ids=("all on disk", "questions on disk", "pages on disk", "auto"),
)
def test_offloaded_model_gives_the_same_outputs_for_every_kind_of_prompt(places, tmp_path):
    model, inputs = tiny_model().eval(), page_inputs() | every_prompt()
    model.save_pretrained(tmp_path / "model")
    placed = DJepaForPromptableSegmentation.from_pretrained(
        tmp_path / "model", device_map=places, offload_folder=tmp_path / "offloaded"
    )
    assert ("meta" in {parameter.device.type for parameter in placed.parameters()}) == (places != "auto")
    with torch.no_grad():
        expected, found = model(**inputs), placed(**inputs)
    for name in ("pred_masks", "iou_scores", "presence_logits", "word_logits"):
        torch.testing.assert_close(found[name], expected[name], rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("tenths", range(1, 10))
def test_parts_that_join_several_inputs_are_on_one_device(tenths):
    model = tiny_model()
    size = sum(parameter.nbytes for parameter in model.parameters())
    memory = {"cpu": tenths * size // 10, "disk": 2 * size}
    places = infer_auto_device_map(model, memory, no_split_module_classes=model._no_split_modules)
    parts = ("model.fusion.", "pixel_decoder.", "prompt_encoder.", "mask_decoder.")
    assert not [name for name in places if name.startswith(parts)]


@pytest.mark.parametrize("kind", (DJepaModel, DJepaForPreTraining))
def test_offloaded_models_give_the_same_page_encodings(kind, tmp_path):
    tiny_model().save_pretrained(tmp_path / "model")
    kept = kind.from_pretrained(tmp_path / "model").eval()
    kept.save_pretrained(tmp_path / "whole")
    placed = kind.from_pretrained(tmp_path / "whole", device_map={"": "disk"}, offload_folder=tmp_path / "offloaded")
    with torch.no_grad():
        expected, found = kept(**page_inputs()), placed(**page_inputs())
    compared = [name for name, value in expected.items() if torch.is_tensor(value) and value.is_floating_point()]
    assert compared
    for name in compared:
        torch.testing.assert_close(found[name], expected[name], rtol=1e-5, atol=1e-6)
