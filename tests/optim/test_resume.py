"""A resumed run is bitwise equal to an uninterrupted one."""

import copy
import io

import pytest
import torch
from gradients import Task, assert_same, snapshot

from transformers_djepa.optim import NaturalGradient


@pytest.mark.parametrize("at", (1, 4, 5, 6, 11))
@pytest.mark.parametrize("dtype", (torch.float32, torch.bfloat16))
@pytest.mark.parametrize("state_dtype", ("float32", "int8"))
def test_a_run_resumed_from_a_checkpoint_is_bitwise_equal_to_an_uninterrupted_one(at, dtype, state_dtype):
    shapes = ((20, 30), (20, 30), (12, 16, 3, 3), (9,))
    settings = {"lr": 0.01, "rank": 6, "refresh_interval": 5, "state_dtype": state_dtype}
    whole, parts = Task(*shapes, dtype=dtype), Task(*shapes, dtype=dtype)
    straight = NaturalGradient(whole.parameters, **settings)
    first = NaturalGradient(parts.parameters, **settings)
    for _ in range(at):
        for task, optimizer in ((whole, straight), (parts, first)):
            task.next_gradients()
            optimizer.step()
    buffer = io.BytesIO()
    torch.save(first.state_dict(), buffer)
    buffer.seek(0)
    second = NaturalGradient(parts.parameters, **settings)
    second.load_state_dict(torch.load(buffer, weights_only=True))
    for _ in range(7):
        for task, optimizer in ((whole, straight), (parts, second)):
            task.next_gradients()
            optimizer.step()
    assert_same(whole.values(), parts.values())
    assert_same(snapshot(straight), snapshot(second))


@pytest.mark.parametrize(
    "message, damage",
    [
        ("different number of parameter groups", lambda saved: saved["param_groups"].pop()),
        (
            "state of a parameter has .*'step'.*, this optimizer's .*'momentum'",
            lambda saved: saved["state"][1].pop("momentum"),
        ),
    ],
)
def test_a_damaged_checkpoint_raises_and_changes_nothing(message, damage):
    tasks = [Task((20, 30), (20, 30), (9,), dtype=torch.float32, seed=seed) for seed in (0, 1)]
    optimizers = [NaturalGradient([{"params": t.parameters}, {"params": [torch.zeros(0)]}], rank=6) for t in tasks]
    for task, optimizer in zip(tasks, optimizers):
        for _ in range(2):
            task.next_gradients()
            optimizer.step()
    task, optimizer = tasks[0], optimizers[0]
    twin, saved, before = copy.deepcopy(optimizer), snapshot(optimizers[1]), snapshot(optimizer)
    damage(saved)
    with pytest.raises(ValueError, match=message):
        optimizer.load_state_dict(saved)
    assert_same(snapshot(optimizer), before)
    task.next_gradients()
    for mine, theirs in zip(task.parameters, twin.param_groups[0]["params"]):
        theirs.grad = mine.grad.clone()
    optimizer.step()
    twin.step()
    assert_same(snapshot(optimizer), snapshot(twin))
    assert_same(task.values(), [p.detach() for p in twin.param_groups[0]["params"]])


def test_a_checkpoint_of_another_optimizer_raises():
    task = Task((20, 30))
    saved = torch.optim.AdamW(task.parameters).state_dict()
    with pytest.raises(ValueError, match="group 0 has layout=None"):
        NaturalGradient(task.parameters).load_state_dict(saved)


@pytest.mark.parametrize("name, value", (("rank", 8), ("fisher", False), ("state_dtype", "int8")))
def test_a_checkpoint_with_other_settings_raises_and_names_the_setting(name, value):
    task = Task((20, 30))
    saved = NaturalGradient(task.parameters, rank=6)
    task.next_gradients()
    saved.step()
    other = NaturalGradient(task.parameters, **({"rank": 6} | {name: value}))
    with pytest.raises(ValueError, match=f"{name}=.*{name}={value!r}"):
        other.load_state_dict(saved.state_dict())


@pytest.mark.parametrize("shape", [(20, 30), (9,)])
def test_entries_of_wrappers_are_kept_and_do_not_stop_updates(shape):
    task, twin = Task(shape, seed=1), Task(shape, seed=1)
    optimizer, plain = NaturalGradient(task.parameters), NaturalGradient(twin.parameters)
    optimizer.state[task.parameters[0]]["ema"] = torch.ones(3)
    for _ in range(3):
        task.next_gradients()
        twin.next_gradients()
        optimizer.step()
        plain.step()
    assert_same(task.values(), twin.values())
    loaded = NaturalGradient(twin.parameters)
    loaded.load_state_dict(optimizer.state_dict())
    assert torch.equal(loaded.state[twin.parameters[0]]["ema"], torch.ones(3))
    task.next_gradients()
    twin.next_gradients()
    optimizer.step()
    loaded.step()
    assert_same(task.values(), twin.values())


def test_a_checkpoint_from_before_a_setting_takes_its_default():
    task = Task((20, 30), (9,))
    optimizer = NaturalGradient(task.parameters, adamw_lr_factor=2.0)
    task.next_gradients()
    optimizer.step()
    saved = optimizer.state_dict()
    for group in saved["param_groups"]:
        del group["adamw_lr_factor"], group["damping"], group["rank"]
    loaded = NaturalGradient(task.parameters, damping=0.3)
    loaded.load_state_dict(saved)
    assert [(group["adamw_lr_factor"], group["damping"]) for group in loaded.param_groups] == [(1.0, 0.3)]


def test_a_float32_checkpoint_loads_into_a_float64_model():
    task = Task((20, 30), (9,), dtype=torch.float32)
    saved = NaturalGradient(task.parameters)
    task.next_gradients()
    saved.step()
    double = [p.detach().double().requires_grad_() for p in task.parameters]
    loaded = NaturalGradient(double)
    loaded.load_state_dict(saved.state_dict())
    for p, mine in zip(task.parameters, double):
        for name, value in saved.state[p].items():
            found = loaded.state[mine][name]
            assert torch.equal(found, value.to(found.dtype)) and (
                found.dtype == torch.float64 or name in ("step", "refreshed")
            )
