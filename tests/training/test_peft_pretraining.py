"""LoRA on `DJepaForPreTraining`: target encoders have no adapters and average the merged weights."""

import followed
import pytest
import torch
from peft import LoraConfig, get_peft_model
from pretraining_pages import build
from torch.testing import assert_close
from transformers import Trainer, default_data_collator

from training_runs import arguments
from transformers_djepa import TargetEncoderCallback
from transformers_djepa.modeling.pretraining import TARGETS


ENCODERS = {"target_modules": ["query", "value", "qkv"], "exclude_modules": r"target_.*", "r": 4, "lora_alpha": 8}
SAVED = {"modules_to_save": list(TARGETS)}


def adapted(seed: int = 0, **settings):
    model = build()
    torch.manual_seed(seed)  # of the adapters alone
    return get_peft_model(model, LoraConfig(**(ENCODERS | settings)))


def train(model, folder):
    Trainer(
        model=model,
        args=arguments(folder, learning_rate=3e-2),
        train_dataset=followed.examples(),
        data_collator=default_data_collator,
        callbacks=[TargetEncoderCallback(0.5)],
    ).train()


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
