"""Distributed training in several processes on one CPU, with gloo.

Ranks are forked from a server process that has imported the packages but computed nothing, which is fast and safe.
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
    """Run `work(rank, world, folder)` in `world` processes and return the results by rank.

    `work` must be a function of a module that other processes can import, which a test module is not.
    """
    multiprocessing.set_forkserver_preload(IMPORTED)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    arguments = (world, port, str(folder), work)
    torch.multiprocessing.start_processes(_run_rank, arguments, nprocs=world, start_method="forkserver")
    return [torch.load(folder / f"returned-{rank}-of-{world}.pt", weights_only=False) for rank in range(world)]


def _run_rank(rank: int, world: int, port: int, folder: str, work: Callable) -> None:
    os.environ |= {"GLOO_SOCKET_IFNAME": "lo", "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port)}
    os.environ |= {"RANK": str(rank), "LOCAL_RANK": str(rank), "WORLD_SIZE": str(world)}
    torch.set_num_threads(1)
    dist.init_process_group("gloo", rank=rank, world_size=world)
    try:
        torch.save(work(rank, world, Path(folder)), Path(folder, f"returned-{rank}-of-{world}.pt"))
    finally:
        dist.destroy_process_group()


def whole(value: torch.Tensor) -> torch.Tensor:
    """Gather a tensor sharded by FSDP2; return other tensors unchanged."""
    return value.full_tensor() if isinstance(value, DTensor) else value


def snapshot(model) -> dict[str, torch.Tensor]:
    """Copy the full parameters of a model, also if DDP or FSDP2 wraps it."""
    return {name.removeprefix("module."): whole(p).detach().clone() for name, p in model.named_parameters()}
