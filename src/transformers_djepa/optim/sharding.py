"""Access to sharded parameters (DTensor of FSDP2 and tensor parallelism) and plain ones alike."""

import torch


def is_sharded(tensor: torch.Tensor) -> bool:
    return hasattr(tensor, "full_tensor")


def full_tensor(tensor: torch.Tensor) -> torch.Tensor:
    """Gather a DTensor from all processes; return other tensors unchanged."""
    return tensor.full_tensor() if is_sharded(tensor) else tensor


def local_tensor(tensor: torch.Tensor) -> torch.Tensor:
    """Return this process's shard of a DTensor, sharing memory; other tensors unchanged."""
    return tensor.to_local() if is_sharded(tensor) else tensor


def shard_like(whole: torch.Tensor, parameter: torch.Tensor) -> torch.Tensor:
    """Return this process's shard of the replicated `whole`, placed as `parameter`, without communication."""
    if not is_sharded(parameter):
        return whole
    from torch.distributed.tensor import distribute_tensor

    return distribute_tensor(whole, parameter.device_mesh, parameter.placements, src_data_rank=None).to_local()
