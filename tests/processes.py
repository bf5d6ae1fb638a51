"""Several processes on one CPU that train together, over gloo.

They are forked from a helper process that has imported everything and computed nothing, which is quick and safe.
"""

import multiprocessing
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist
import torch.multiprocessing
from torch.distributed.tensor import DTensor


TRAINING = "transformers_djepa.training.finetune"
IMPORTED = ["torch", "datasets", "accelerate", "transformers", "transformers_djepa", TRAINING]


def run_processes(work: Callable[[int, int, Path], Any], world: int, folder: Path) -> list[Any]:
    """What `work(rank, world, folder)` returned in each of `world` processes, by rank.

    `work` has to be a function of a module that others can import, which a test module is not.
    """
    multiprocessing.set_forkserver_preload(IMPORTED)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    arguments = (world, port, str(folder), work)
    torch.multiprocessing.start_processes(_member, arguments, nprocs=world, start_method="forkserver")
    return [torch.load(folder / f"returned-{rank}-of-{world}.pt", weights_only=False) for rank in range(world)]


def _member(rank: int, world: int, port: int, folder: str, work: Callable) -> None:
    os.environ |= {"GLOO_SOCKET_IFNAME": "lo", "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port)}
    os.environ |= {"RANK": str(rank), "LOCAL_RANK": str(rank), "WORLD_SIZE": str(world)}
    torch.set_num_threads(1)
    dist.init_process_group("gloo", rank=rank, world_size=world)
    try:
        torch.save(work(rank, world, Path(folder)), Path(folder, f"returned-{rank}-of-{world}.pt"))
    finally:
        dist.destroy_process_group()


def whole(value: torch.Tensor) -> torch.Tensor:
    """All of a tensor that FSDP2 has cut; others as they are."""
    return value.full_tensor() if isinstance(value, DTensor) else value


def snapshot(model) -> dict[str, torch.Tensor]:
    """Copies of a model's parameters, whatever DDP or FSDP2 has wrapped around it."""
    return {name.removeprefix("module."): whole(p).detach().clone() for name, p in model.named_parameters()}
