"""Stand-in for transformers' helpers that start the ranks of a distributed test: gloo on the CPU."""

import torch
import torch.multiprocessing


def _get_distributed_backend() -> str:
    return "gloo"


def _get_distributed_device_type() -> str:
    return "cpu"


def _get_rank_device(rank: int) -> torch.device:
    return torch.device("cpu")


def _set_rank_device(rank: int) -> None:
    torch.set_num_threads(1)


def _start_rank_processes(function, args, nprocs: int) -> None:
    torch.multiprocessing.spawn(function, args=args, nprocs=nprocs)
