"""Models with parts offloaded to disk by accelerate: the same outputs up to rounding."""

import pytest
import torch
from batches import every_prompt, page_inputs, tiny_model

from transformers_djepa import DJepaForPromptableSegmentation


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
