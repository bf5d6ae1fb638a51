"""Worker functions of `test_distributed.py`, in a module that its processes can import."""

from functools import partial
from pathlib import Path

import torch
import torch.distributed.checkpoint as dcp
from small_trainer import build, examples
from torch import nn
from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import Shard, distribute_tensor
from torch.distributed.tensor.parallel import SequenceParallel, parallelize_module
from torch.nn.parallel import DistributedDataParallel

from processes import snapshot
from transformers_djepa.optim import NaturalGradient


STEPS, SAVED_AT = 8, 5
SETTINGS = {"lr": 3e-3, "rank": 6, "refresh_interval": 4}


def optimizer_of(model) -> NaturalGradient:
    return NaturalGradient(NaturalGradient.param_groups(model, weight_decay=0.01), **SETTINGS)


def train(model, optimizer, steps: range, rank: int = 0, world: int = 1) -> None:
    """Train on this process's share of the batches; equal shares make the mean of means exact."""
    data = examples(64)
    for step in steps:
        batch = data[8 * step % 64 : 8 * step % 64 + 8][rank::world]
        numbers, labels = (torch.stack([example[name] for example in batch]) for name in ("numbers", "labels"))
        optimizer.zero_grad()
        model(numbers, labels)["loss"].backward()
        optimizer.step()


def run_single_process() -> dict[str, torch.Tensor]:
    """Run the reference in one process."""
    model = build()
    train(model, optimizer_of(model), range(STEPS))
    return snapshot(model)


def sharded_model(world: int):
    model = build()
    mesh = init_device_mesh("cpu", (world,))
    for part in (model.up, model.down):
        fully_shard(part, mesh=mesh)
    return fully_shard(model, mesh=mesh)


def worker(rank: int, world: int, folder: Path) -> dict:
    """Run DDP, then FSDP2 saved at step 5; load checkpoints saved by a different number of processes."""
    model = DistributedDataParallel(build())
    optimizer = optimizer_of(model)
    train(model, optimizer, range(STEPS), rank, world)
    found = {"ddp": snapshot(model), "ddp_state": optimizer.state_dict()}

    model = sharded_model(world)
    optimizer = optimizer_of(model)
    train(model, optimizer, range(SAVED_AT), rank, world)
    saved, saved_state = get_state_dict(model, optimizer)
    dcp.save({"model": saved, "optimizer": saved_state}, checkpoint_id=folder / f"saved-by-{world}")
    train(model, optimizer, range(SAVED_AT, STEPS), rank, world)
    found |= {"fsdp": snapshot(model), "state_bytes": optimizer.state_bytes()}

    for source in sorted(folder.glob("saved-by-*")):
        model = sharded_model(world)
        optimizer = optimizer_of(model)
        state, optimizer_state = get_state_dict(model, optimizer)
        both = {"model": state, "optimizer": optimizer_state}
        dcp.load(both, checkpoint_id=source)
        set_state_dict(model, optimizer, model_state_dict=both["model"], optim_state_dict=both["optimizer"])
        train(model, optimizer, range(SAVED_AT, STEPS), rank, world)
        found[f"{source.name}-loaded"] = snapshot(model)
    return found | {"bad": steps_with_bad_gradients(rank, world), "norms": norms_in_sequence_parallel(rank, world)}


def steps_with_bad_gradients(rank: int, world: int) -> list[tuple[int, bool]]:
    """Skipped steps, and whether all weights are finite, after one bad entry on each process in turn and none."""
    model = nn.Sequential(nn.Linear(20, 30), nn.Linear(30, 3))  # of three rows, not every process has one
    model = fully_shard(model, mesh=init_device_mesh("cpu", (world,)))
    optimizer, found = NaturalGradient(model, rank=6), []
    for bad_rank in (*range(world), None):
        for value in (torch.nan, torch.inf):
            optimizer.zero_grad()
            model(torch.ones(4, 20)).square().sum().backward()
            if rank == bad_rank:
                model[0].weight.grad.to_local()[0, 0] = value
            optimizer.step()
            finite = all(p.to_local().isfinite().all() for p in model.parameters())
            found.append((optimizer.skipped_steps, finite))
    return found


def norms_in_sequence_parallel(rank: int, world: int) -> list[torch.Tensor]:
    """Weights of a norm whose gradients are partial sums, after a step of `NaturalGradient` and of AdamW."""
    mesh, found = init_device_mesh("cpu", (world,)), []
    inputs, targets = torch.randn(2, 8, 6, generator=torch.Generator().manual_seed(0))
    for build_optimizer in (NaturalGradient, partial(torch.optim.AdamW, betas=(0.9, 0.99))):
        norm = parallelize_module(nn.LayerNorm(6), mesh, SequenceParallel(sequence_dim=0, use_local_output=False))
        optimizer = build_optimizer(norm.parameters(), lr=0.1, weight_decay=0.0)
        outputs = norm(distribute_tensor(inputs * torch.arange(8).sub(3)[:, None], mesh, [Shard(0)]))
        (outputs * distribute_tensor(targets, mesh, [Shard(0)])).sum().backward()
        optimizer.step()
        found.append(norm.weight.to_local().detach().clone())
    return found
