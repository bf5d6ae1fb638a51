"""Worker functions of `test_target_encoder_distributed.py`, in a module that its processes can import."""

from pathlib import Path
from types import SimpleNamespace

import followed
import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from pretraining_pages import build
from torch.distributed.checkpoint.state_dict import get_model_state_dict, set_model_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor
from transformers import default_data_collator

from processes import snapshot, whole
from transformers_djepa import TargetEncoderCallback


WORLD = 2
SAVED_AT = 2  # steps


def train(model, steps: range, rank: int = 0, world: int = 1) -> list[list[torch.Tensor]]:
    """Train on this process's share of the pages with the callback; return the encoders after each step."""
    callback = TargetEncoderCallback(followed.START)
    # SGD, because Adam turns rounding errors of a zero gradient into full-size steps.
    optimizer = torch.optim.SGD([p for p in model.parameters() if p.requires_grad], lr=0.05)
    data, seen = followed.examples(), []
    for step in steps:
        pages = (data[4 * step % 8 : 4 * step % 8 + 4])[rank::world]
        optimizer.zero_grad()
        model(**default_data_collator(pages)).loss.backward()
        optimizer.step()
        state = SimpleNamespace(global_step=step, max_steps=followed.STEPS)
        callback.on_optimizer_step(None, state, None, model=model)
        seen.append([whole(value) for value in followed.encoders(model)])
    return seen


def shard(model):
    """Apply FSDP2 to each layer and to the remaining parameters."""
    mesh = init_device_mesh("cpu", (WORLD,))
    kinds = ("DJepaVisionLayer", "BertLayer", "DJepaFusionLayer", "DJepaPredictorLayer")
    for module in list(model.modules()):
        if type(module).__name__ in kinds:
            fully_shard(module, mesh=mesh)
    return fully_shard(model, mesh=mesh)


def worker(rank: int, world: int, folder: Path) -> dict:
    """Run `Trainer` under DDP, then FSDP2 with a checkpoint saved and loaded after some steps."""
    model = build()
    recorded = followed.train(model, folder / "ddp", **followed.SGD, per_device_train_batch_size=2)
    found = {
        "ddp": snapshot(model),
        "ddp_recorded": (recorded.start, recorded.encoders),
        "processes": dist.get_world_size(),
    }

    model = shard(build())
    found["fsdp_start"] = [whole(value) for value in followed.targets(model)]
    found["fsdp_encoders"] = train(model, range(SAVED_AT), rank, WORLD)
    dcp.save(get_model_state_dict(model), checkpoint_id=folder / "saved")
    found["fsdp_encoders"] += train(model, range(SAVED_AT, followed.STEPS), rank, WORLD)
    found["fsdp"] = snapshot(model)
    found["sharded"] = all(isinstance(p, DTensor) for p in model.parameters())

    model = shard(build(seed=1))
    state = get_model_state_dict(model)
    dcp.load(state, checkpoint_id=folder / "saved")
    set_model_state_dict(model, state)
    train(model, range(SAVED_AT, followed.STEPS), rank, WORLD)
    found["fsdp_resumed"] = snapshot(model)
    return found
