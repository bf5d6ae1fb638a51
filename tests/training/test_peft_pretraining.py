"""LoRA on `DJepaForPreTraining`: target encoders have no adapters and average the merged weights."""

import logging

import followed
import pytest
import torch
from followed import targets
from peft import LoraConfig, get_peft_model
from pretraining_pages import batch_of, build
from torch.testing import assert_close
from transformers import BitsAndBytesConfig, Trainer, TrainingArguments, default_data_collator
from transformers.utils.import_utils import is_bitsandbytes_available

from transformers_djepa import DJepaForPreTraining, TargetEncoderCallback
from transformers_djepa.modeling.pretraining import TARGETS


ENCODERS = {"target_modules": ["query", "value", "qkv"], "exclude_modules": r"target_.*", "r": 4, "lora_alpha": 8}
SAVED = {"modules_to_save": list(TARGETS)}


def adapted(seed: int = 0, **settings):
    model = build()
    torch.manual_seed(seed)  # of the adapters alone
    return get_peft_model(model, LoraConfig(**(ENCODERS | settings)))


def train(model, folder, resume=None, **arguments):
    settings = {
        "max_steps": 4,
        "per_device_train_batch_size": 4,
        "learning_rate": 3e-2,
        "lr_scheduler_type": "constant",
        "save_strategy": "no",
        "report_to": "none",
        "disable_tqdm": True,
        "use_cpu": True,
    }
    Trainer(
        model=model,
        args=TrainingArguments(output_dir=str(folder), **(settings | arguments)),
        train_dataset=followed.examples(),
        data_collator=default_data_collator,
        callbacks=[TargetEncoderCallback(0.5)],
    ).train(resume_from_checkpoint=resume)


def effective(model) -> list[torch.Tensor]:
    """Weights of the encoders with merged adapters."""
    return followed.encoders(model.merge_and_unload())


@pytest.mark.parametrize("settings", ({}, {"use_dora": True}, {"init_lora_weights": "pissa"}, SAVED))
def test_targets_follow_the_weights_that_the_adapted_encoders_compute_with(tmp_path, settings):
    model = adapted(**settings)
    before = followed.encoders(build())
    train(model, tmp_path)
    model.update_targets(0.0)
    base = model.get_base_model()
    found = [p.clone() for name in TARGETS for p in _trained_copy(getattr(base, name)).parameters()]
    expected = effective(model)
    assert_close(found, expected, rtol=1e-4, atol=1e-6)
    assert sum(not torch.allclose(one, other, atol=1e-4) for one, other in zip(before, expected)) == 6


def _trained_copy(module):
    return getattr(module, "modules_to_save", {"default": module})["default"]


def test_what_an_adapter_adds_to_a_bfloat16_encoder_is_not_rounded_away():
    model = adapted().bfloat16()
    query = model.get_base_model().model.text_encoder.bert.encoder.layer[0].attention.self.query
    torch.nn.init.constant_(query.lora_B["default"].weight, 1e-4)
    model.update_targets(0.0)
    target = model.get_base_model().target_text_encoder.bert.encoder.layer[0].attention.self.query.weight
    added = query.get_delta_weight("default").float()
    assert_close(target - query.base_layer.weight.float(), added, rtol=2e-2, atol=1e-7)


def test_following_leaves_the_encoders_and_their_adapters_as_they_are():
    model = adapted()
    before = {name: value.clone() for name, value in model.state_dict().items() if "target" not in name}
    model.update_targets(0.5)
    after = {name: value for name, value in model.state_dict().items() if "target" not in name}
    assert_close(after, before, rtol=0, atol=0)


@pytest.mark.parametrize("target_modules", (["query", "value"], "all-linear"))
def test_adapters_on_the_target_encoders_are_one_clear_error(tmp_path, target_modules):
    model = get_peft_model(build(), LoraConfig(target_modules=target_modules))
    with pytest.raises(ValueError, match=r"adapters on target_\w+_encoder.*exclude_modules=r'target_"):
        train(model, tmp_path)


def test_names_that_begin_at_the_model_never_reach_the_target_encoders():
    model = get_peft_model(build(), LoraConfig(target_modules=r"model\..*\.(query|value|qkv)"))
    assert model.targeted_module_names and all(name.startswith("model.") for name in model.targeted_module_names)


def test_saved_target_encoders_make_a_resumed_run_end_like_an_uninterrupted_one(tmp_path):
    whole, resumed = adapted(**SAVED), adapted(seed=1, **SAVED)
    train(whole, tmp_path, save_strategy="steps", save_steps=2)
    train(resumed, tmp_path, resume=str(tmp_path / "checkpoint-2"))
    first, second = whole.state_dict(), resumed.state_dict()
    assert_close(second, first, rtol=0, atol=0)
    moved = [_trained_copy(getattr(whole.get_base_model(), name)) for name in TARGETS]
    found = [p for module in moved for p in module.parameters()]
    assert any(not torch.equal(one, other) for one, other in zip(found, targets(build()), strict=True))


def test_a_checkpoint_without_the_averages_is_warned_of_and_not_resumed(tmp_path, caplog, monkeypatch):
    monkeypatch.setattr(logging.getLogger("transformers_djepa"), "propagate", True)
    train(adapted(), tmp_path, save_strategy="steps", save_steps=2)
    assert any("not the target encoders' averages" in record.message for record in caplog.records)
    with pytest.raises(ValueError, match="not the target encoders' averages; .*modules_to_save="):
        train(adapted(), tmp_path, resume=str(tmp_path / "checkpoint-2"))


@pytest.mark.skipif(not is_bitsandbytes_available(), reason="needs bitsandbytes")
def test_quantized_encoders_have_float_targets_and_cannot_be_followed(tmp_path):
    build().save_pretrained(tmp_path)
    four_bits = BitsAndBytesConfig(load_in_4bit=True)
    model = DJepaForPreTraining.from_pretrained(tmp_path, quantization_config=four_bits)
    assert {p.dtype for name in TARGETS for p in getattr(model, name).parameters()} == {torch.float32}
    assert torch.isfinite(model.train()(**batch_of(9, 5)).loss)
    with pytest.raises(ValueError, match="cannot follow image_encoder, whose weights are quantized"):
        model.update_targets(0.9)
