"""`NaturalGradient` in `transformers.Trainer`."""

import pytest
import torch
from small_trainer import SmallModel, build, build_trainer, parameters

from transformers_djepa.optim import NaturalGradient


SETTINGS = {"lr": 1e-2, "rank": 6, "refresh_interval": 4}


def optimizer_of(model, **settings) -> NaturalGradient:
    return NaturalGradient(NaturalGradient.param_groups(model, weight_decay=0.01), **(SETTINGS | settings))


def assert_equal(one: dict, other: dict) -> None:
    assert one.keys() == other.keys()
    for name in one:
        assert torch.equal(one[name], other[name]), name


def losses(trainer) -> list[float]:
    return [row["loss"] for row in trainer.state.log_history if "loss" in row]


def train_with(chosen, tmp_path, **model_settings):
    """Train with `optimizer_cls_and_kwargs=chosen`; return the model, the optimizer and the trainer."""
    model = build(**model_settings)
    trainer = build_trainer(model, tmp_path, steps=40, trainer_settings={"optimizer_cls_and_kwargs": chosen})
    trainer.train()
    assert losses(trainer)[-1] < 0.7 * losses(trainer)[0]
    return model, trainer.optimizer.optimizer


@pytest.mark.parametrize("tied", (False, True))
def test_a_factory_that_trainer_calls_with_the_model_gives_the_groups_of_param_groups(tmp_path, tied):
    settings = {"lr": 1e-2, "rank": 6, "weight_decay": 0.01}
    model, optimizer = train_with((lambda: NaturalGradient, settings), tmp_path, tied=tied)
    expected = NaturalGradient.param_groups(model, weight_decay=0.01)
    assert len(optimizer.param_groups) == len(expected)
    for group, other in zip(optimizer.param_groups, expected):
        assert [id(p) for p in group["params"]] == [id(p) for p in other["params"]]
        assert (group["low_rank"], group["weight_decay"]) == (other["low_rank"], other["weight_decay"])
    assert "momentum" in optimizer.state[model.up.weight] and "exp_avg" in optimizer.state[model.table.weight]


def test_gradient_accumulation_matches_the_larger_batch(tmp_path):
    found = []
    for size, steps in ((8, 1), (2, 4)):
        model = build()
        settings = {"optimizers": (optimizer_of(model), None)}
        build_trainer(
            model,
            tmp_path,
            steps=6,
            trainer_settings=settings,
            per_device_train_batch_size=size,
            gradient_accumulation_steps=steps,
        ).train()
        found.append(parameters(model))
    for name in found[0]:
        torch.testing.assert_close(found[0][name], found[1][name], rtol=1e-3, atol=2e-4)


@pytest.mark.parametrize("arguments", ({"bf16": True}, {"max_grad_norm": 0.1}, {"lr_scheduler_type": "cosine"}))
def test_loss_decreases_with_common_trainer_arguments(arguments, tmp_path):
    model = build()
    trainer = build_trainer(
        model, tmp_path, steps=40, trainer_settings={"optimizers": (optimizer_of(model), None)}, **arguments
    )
    trainer.train()
    assert losses(trainer)[-1] < 0.9 * losses(trainer)[0]


def test_only_lora_weights_are_updated_and_the_merged_model_is_equivalent():
    peft = pytest.importorskip("peft")
    torch.manual_seed(0)
    base = SmallModel()
    before = {name: p.clone() for name, p in base.named_parameters()}
    config = peft.LoraConfig(r=9, target_modules=["up", "down"])
    model = peft.get_peft_model(base, config)
    optimizer = NaturalGradient(NaturalGradient.param_groups(model), lr=3e-3, rank=4)
    numbers = torch.randint(0, 40, (8, 6))
    for _ in range(4):
        optimizer.zero_grad()
        model(numbers=numbers, labels=numbers)["loss"].backward()
        optimizer.step()
    assert any("momentum" in state for state in optimizer.state.values())
    kept = {name.replace("base_layer.", ""): p for name, p in base.named_parameters() if "lora" not in name}
    assert_equal(kept, before)
    scores = model(numbers=numbers, labels=numbers)["logits"]
    merged = model.merge_and_unload()
    torch.testing.assert_close(merged(numbers=numbers, labels=numbers)["logits"], scores)
