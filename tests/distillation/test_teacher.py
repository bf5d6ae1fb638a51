"""Bidirectional teachers: later tokens matter, padding never does."""

import pytest
import torch
from peft import LoraConfig, get_peft_model
from safetensors.torch import load_file, save_file
from teachers import build_llama, build_teacher_tokenizer, save_teacher, small_config, write_gguf
from torch.testing import assert_close
from transformers import AutoConfig, AutoModelForCausalLM, MambaConfig, MambaForCausalLM
from transformers.trainer_utils import validate_quantization_for_training

from transformers_djepa.distillation.teacher import encode, load_teacher, make_bidirectional


KINDS = ("llama", "mistral", "qwen2", "gemma", "gpt2", "gpt_neox", "olmo2")


def build(kind: str, attention: str):
    torch.manual_seed(0)
    config = AutoConfig.for_model(kind, **small_config() | ({"head_dim": 16} if kind == "gemma" else {}))
    config.sliding_window = 4  # shorter than the texts
    model = AutoModelForCausalLM.from_config(config, attn_implementation=attention)
    return make_bidirectional(model.eval())


@pytest.mark.parametrize("attention", ["sdpa", "eager"])
@pytest.mark.parametrize("kind", KINDS)
def test_later_tokens_matter_and_padding_does_not(kind, attention):
    model = build(kind, attention)
    tokens = torch.tensor([[5, 6, 7]])
    alone = encode(model, tokens, torch.ones_like(tokens))
    other = encode(model, torch.tensor([[5, 6, 9]]), torch.ones_like(tokens))
    assert not torch.allclose(alone[:, 0], other[:, 0], atol=1e-4)
    padded, mask = torch.tensor([[5, 6, 7, 3, 4], [8, 9, 10, 11, 12]]), torch.tensor([[1, 1, 1, 0, 0], [1] * 5])
    assert_close(encode(model, padded, mask)[:1, :3], alone, atol=1e-5, rtol=1e-4)
    changed = torch.where(mask.bool(), padded, 20)
    assert_close(encode(model, changed, mask)[:1, :3], alone, atol=1e-5, rtol=1e-4)


def test_an_architecture_that_stays_causal_is_named_with_what_is_supported():
    model = MambaForCausalLM(MambaConfig(vocab_size=32, hidden_size=16, num_hidden_layers=1, state_size=4))
    with pytest.raises(ValueError, match="MambaForCausalLM cannot be made bidirectional.*Supported are.*Llama"):
        make_bidirectional(model)


def test_a_saved_teacher_is_bidirectional_again_after_loading(tmp_path):
    first, _ = load_teacher(str(save_teacher(tmp_path / "first")))
    first.save_pretrained(tmp_path / "second")
    build_teacher_tokenizer().save_pretrained(tmp_path / "second")
    second, _ = load_teacher(str(tmp_path / "second"))
    tokens = torch.tensor([[5, 6, 7]])
    assert_close(encode(second, tokens, torch.ones_like(tokens)), encode(first, tokens, torch.ones_like(tokens)))


def drop(folder, name: str) -> None:
    weights = load_file(folder / "model.safetensors")
    del weights[name]
    save_file(weights, folder / "model.safetensors", {"format": "pt"})


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda folder: build_teacher_tokenizer(pad_token=None).save_pretrained(folder), "no padding token"),
        (lambda folder: drop(folder, "model.layers.1.mlp.up_proj.weight"), r"lacks 1 weights.*layers\.1\.mlp\.up_proj"),
    ],
)
def test_a_teacher_that_cannot_be_used_is_one_line(tmp_path, damage, message):
    damage(save_teacher(tmp_path))
    with pytest.raises(ValueError, match=message) as error:
        load_teacher(str(tmp_path))
    assert "\n" not in str(error.value)


def test_a_quantized_gguf_file_is_a_teacher_that_can_be_trained(tmp_path):
    pytest.importorskip("gguf")
    original = build_llama()
    write_gguf(tmp_path / "model.gguf", original)
    model, _ = load_teacher(str(tmp_path), "model.gguf")
    weight = model.model.layers[1].mlp.up_proj.weight
    assert_close(weight, original.model.layers[1].mlp.up_proj.weight, atol=1e-2, rtol=0.1)
    validate_quantization_for_training(get_peft_model(model, LoraConfig(target_modules="all-linear")))
