import pytest
import torch
from gradients import Task, assert_same, snapshot
from torch import nn

from transformers_djepa.optim import NaturalGradient


class TestPaths:
    def test_vectors_and_tables_are_updated_with_adamw(self):
        task = Task((20,), (500, 20), (20, 8), dtype=torch.float32)
        same = Task((20,), (500, 20), (20, 8), dtype=torch.float32)
        matrix = nn.Parameter(torch.zeros(20, 20))
        mine = NaturalGradient([*task.parameters, matrix], lr=0.005, weight_decay=0.1, adamw_lr_factor=2.0)
        theirs = torch.optim.AdamW(same.parameters, lr=0.01, weight_decay=0.1, betas=(0.9, 0.99), fused=True)
        for _ in range(5):
            task.next_gradients()
            same.next_gradients()
            mine.step()
            theirs.step()
        for one, other in zip(task.values(), same.values()):
            assert torch.equal(one, other)

    def test_param_groups_exclude_embeddings_norms_and_biases_from_low_rank_updates(self):
        model = nn.ModuleDict(
            {
                "table": nn.Embedding(40, 20),
                "norm": nn.LayerNorm(20),
                "up": nn.Linear(20, 40),
                "down": nn.Linear(40, 20),
            }
        )
        model["down"].weight.requires_grad_(False)
        head = nn.Linear(20, 40, bias=False)
        head.weight = model["table"].weight  # tied
        model["head"] = head
        groups = {
            (group["low_rank"], group["weight_decay"]): group["params"]
            for group in NaturalGradient.param_groups(model, weight_decay=0.1)
        }
        assert [p is model["up"].weight for p in groups[True, 0.1]] == [True]
        assert [p is model["table"].weight for p in groups[False, 0.1]] == [True]
        assert len(groups[False, 0.0]) == 4 and len(groups) == 3

    def test_flattened_shards_raise(self):
        flat = nn.Parameter(torch.zeros(2**20 + 1))
        optimizer = NaturalGradient([flat])
        flat.grad = torch.ones_like(flat)
        with pytest.raises(ValueError, match="DeepSpeed ZeRO and FSDP1.*low_rank=False"):
            optimizer.step()


class TestUnusableGradients:
    @pytest.mark.parametrize("bad", (float("nan"), float("inf")))
    def test_one_non_finite_entry_leaves_state_and_parameters_unchanged(self, bad):
        task = Task((20, 30), (20, 30), (7,), dtype=torch.float32)
        optimizer = NaturalGradient(task.parameters, lr=0.01, rank=6, weight_decay=0.1)
        for _ in range(3):
            task.next_gradients()
            optimizer.step()
        state, values = snapshot(optimizer), task.values()
        for place in range(3):
            task.next_gradients()
            task.parameters[place].grad.view(-1)[3] = bad
            optimizer.step()
        assert_same(snapshot(optimizer), state)
        assert_same(task.values(), values)
        assert optimizer.skipped_steps == 3

    def test_a_non_finite_first_gradient_does_not_affect_the_next_step(self):
        task, clean = Task((20, 30)), Task((20, 30))
        optimizers = [NaturalGradient(t.parameters, lr=0.01, rank=6) for t in (task, clean)]
        task.parameters[0].grad = torch.full((20, 30), float("nan")).double()
        optimizers[0].step()
        for _ in range(3):
            for t, optimizer in zip((task, clean), optimizers):
                t.next_gradients()
                optimizer.step()
        assert_same(task.values(), clean.values())

    @pytest.mark.parametrize("factor", (2.0**-100, 2.0**100))  # 1e-30, 1e30
    def test_steps_are_independent_of_gradient_scale(self, factor):
        values = []
        for size in (1.0, factor):
            task = Task((20, 30), dtype=torch.float32)
            optimizer = NaturalGradient(task.parameters, lr=0.01, rank=6, refresh_interval=3)
            for _ in range(6):
                task.next_gradients(size)
                optimizer.step()
            values.append(task.parameters[0].detach())
        torch.testing.assert_close(*values)


BAD_SETTINGS = {
    "rank must be": {"rank": 0},
    "rank must be an integer of at least 1, or a share": {"rank": 1.5},
    "damping must be above 0": {"damping": 0.0},
    "state_dtype must be one of float32, int8": {"state_dtype": "int4"},
    "fisher must be one of True, False, got 'no'": {"fisher": "no"},
    "betas must be": {"betas": (0.9, 1.0)},
    "refresh_interval must be": {"refresh_interval": 0},
    "lr must not be negative": {"lr": -1.0},
    "weight_decay must not": {"weight_decay": -0.1},
    "eps must be above 0": {"eps": 0.0},
    "seed must be": {"seed": "zero"},
    "low_rank must be one of True, False, None": {"low_rank": "auto"},
}


@pytest.mark.parametrize("message, settings", BAD_SETTINGS.items(), ids=BAD_SETTINGS)
def test_a_setting_out_of_range_raises(message, settings):
    with pytest.raises(ValueError, match=message):
        NaturalGradient([nn.Parameter(torch.zeros(10, 10))], **settings)


def test_half_precision_parameters_have_state_in_float32():
    task = Task((20, 30), (9,), dtype=torch.bfloat16)
    optimizer = NaturalGradient(task.parameters, lr=0.1, rank=6)
    before = task.values()
    for _ in range(3):
        task.next_gradients()
        optimizer.step()
    floats = [v.dtype for s in optimizer.state.values() for v in s.values() if v.is_floating_point()]
    assert set(floats) <= {torch.float32, torch.float64}
    assert all(not torch.equal(p, b) for p, b in zip(task.parameters, before))


def test_refreshes_are_staggered_over_the_interval():
    shapes = [(20, 30)] * 8
    task = Task(*shapes)
    optimizer = NaturalGradient(task.parameters, rank=6, refresh_interval=8)
    seen = []
    for _ in range(17):
        task.next_gradients()
        optimizer.step()
        seen.append(optimizer.refreshes)
    assert max(b - a for a, b in zip(seen, seen[1:])) == 1 and seen[-1] == 16


def test_training_reaches_a_low_loss_on_a_small_problem():
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(32, 64), nn.Tanh(), nn.Linear(64, 32))
    optimizer = NaturalGradient(NaturalGradient.param_groups(model), lr=3e-3, rank=8)
    inputs, mixing = torch.randn(256, 32), torch.randn(32, 32) / 32**0.5
    losses = []
    for _ in range(150):
        loss = (model(inputs) - torch.tanh(inputs @ mixing)).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < 0.05 * losses[0]
