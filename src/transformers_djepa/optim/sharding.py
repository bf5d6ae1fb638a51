"""Parameters that are spread over processes (DTensor of FSDP2 and tensor parallel), and those that are not."""

import torch


def is_sharded(tensor: torch.Tensor) -> bool:
    return hasattr(tensor, "full_tensor")


def full_tensor(tensor: torch.Tensor) -> torch.Tensor:
    """The whole of a DTensor, gathered from all processes; other tensors as they are."""
    return tensor.full_tensor() if is_sharded(tensor) else tensor


def local_tensor(tensor: torch.Tensor) -> torch.Tensor:
    """This process's part of a DTensor, sharing its memory; other tensors as they are."""
    return tensor.to_local() if is_sharded(tensor) else tensor


def shard_like(whole: torch.Tensor, parameter: torch.Tensor) -> torch.Tensor:
    """This process's part of `whole`, which all have, cut as `parameter` is; nothing is sent."""
    if not is_sharded(parameter):
        return whole
    from torch.distributed.tensor import distribute_tensor

    return distribute_tensor(whole, parameter.device_mesh, parameter.placements, src_data_rank=None).to_local()
