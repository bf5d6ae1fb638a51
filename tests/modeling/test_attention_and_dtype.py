"""Attention kernels and half precision: the same outputs, or a clear error."""

import copy

import pytest
import torch
from batches import END_OF_TEXT, label_inputs, page_inputs, question_inputs, tiny_model
from torch.testing import assert_close

from builders import build_config
from transformers_djepa import DJepaForPromptableSegmentation


def padded_inputs() -> dict[str, torch.Tensor]:
    """Two pages; the second has fewer words, mask units and questions, and shorter questions."""
    inputs = page_inputs() | question_inputs()
    inputs["attention_mask"][1, 8:] = 0
    inputs["word_ids"][1, 8:] = -1
    inputs["reshaped_input_sizes"][1] = torch.tensor([128, 40])
    inputs["prompt_input_ids"][1, :, 3] = END_OF_TEXT
    inputs["prompt_attention_mask"][1, :, 4:] = 0
    inputs["prompt_attention_mask"][1, 2] = 0
    return inputs


def with_attention(model, implementation: str) -> DJepaForPromptableSegmentation:
    other = copy.deepcopy(model)
    other.set_attn_implementation(implementation)
    return other


def test_eager_and_sdpa_give_the_same_outputs_and_gradients_on_padded_pages():
    inputs = padded_inputs() | label_inputs()
    inputs["presence_labels"][1, 2] = -100
    found = []
    for implementation in ("eager", "sdpa"):
        model = with_attention(tiny_model(), implementation)
        output = model(**inputs)
        output.loss.backward()
        real = {"masks": output.pred_masks[1, :2], "words": output.word_logits[1, :2], "loss": output.loss}
        found.append(real | {name: p.grad for name, p in model.named_parameters() if p.grad is not None})
    assert_close(found[0], found[1], atol=1e-4, rtol=1e-3)


@pytest.mark.parametrize("implementation", ("eager", "sdpa"))
@pytest.mark.parametrize(("dtype", "tolerance"), ((torch.float16, 0.02), (torch.bfloat16, 0.15)))
@torch.no_grad()
def test_half_precision_is_finite_and_near_float32_with_and_without_padding(dtype, tolerance, implementation):
    model, inputs = tiny_model(), padded_inputs()
    half = with_attention(model, implementation).to(dtype)
    expected, output = model(**inputs), half(**inputs)
    for name in ("pred_masks", "word_logits", "presence_logits"):
        assert output[name].dtype == dtype and output[name].isfinite().all()
    real = expected.word_logits[1] > -1000
    assert ((output.word_logits[1] < -1000) == ~real).all()
    assert_close(output.word_logits[1][real].float(), expected.word_logits[1][real], atol=tolerance, rtol=tolerance)
    assert_close(output.presence_logits.float(), expected.presence_logits, atol=tolerance, rtol=tolerance)


@pytest.fixture
def flash_attention_installed(monkeypatch):
    """Make transformers treat flash attention as installed."""
    monkeypatch.setattr("transformers.PreTrainedModel._flash_attn_can_dispatch", lambda *args, **kwargs: True)
    monkeypatch.setattr("transformers.modeling_utils.lazy_import_flash_attention", lambda *args, **kwargs: None)


@pytest.mark.parametrize("asked", ("flash_attention_2", {"text_config": "flash_attention_2"}))
def test_flash_attention_raises_unless_limited_to_the_image_encoder(asked, flash_attention_installed):
    with pytest.raises(ValueError, match='no bias.*"vision_config": "flash_attention_2"'):
        model = DJepaForPromptableSegmentation._from_config(build_config(), attn_implementation=asked)
        model(**page_inputs(), **question_inputs())
