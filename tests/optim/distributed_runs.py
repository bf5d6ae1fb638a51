"""Worker functions of `test_distributed.py`, in a module that its processes can import."""

from pathlib import Path

import torch
import torch.distributed.checkpoint as dcp
from small_trainer import build, examples
from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
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
    return found
