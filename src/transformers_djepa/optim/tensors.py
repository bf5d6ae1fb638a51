"""Gradients and parameters, sharded (DTensor of FSDP2 and tensor parallelism) or plain, without stalls of a GPU."""

import torch


LARGEST_ENTRY = 2.0**63  # of gradients that are not scaled; float32 holds its square


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


def local_gradient(parameter: torch.Tensor) -> torch.Tensor:
    """Return this process's shard of a gradient, placed as the parameter."""
    gradient = parameter.grad
    if is_sharded(gradient):
        gradient = gradient.redistribute(placements=parameter.placements)  # tensor parallelism leaves partial sums
    return local_tensor(gradient)


def largest_entry(parameter: torch.Tensor) -> torch.Tensor:
    """Return the largest absolute entry `()` of a gradient, non-finite if one is; of a DTensor, that of all processes.

    Raises `ValueError` for sparse and complex gradients.
    """
    gradient = parameter.grad
    if gradient.layout != torch.strided or gradient.is_complex():
        kind = f"{gradient.layout} {gradient.dtype}"
        raise ValueError(f"Gradients must be dense and real, got {kind}; build embeddings with sparse=False.")
    shard = local_gradient(parameter)
    low, high = torch.aminmax(shard) if shard.numel() else shard.new_zeros(2)
    largest = torch.maximum(-low, high)
    if not is_sharded(parameter):
        return largest
    from torch.distributed.tensor import DTensor, Partial

    mesh = parameter.device_mesh
    largest = largest.nan_to_num(nan=torch.inf, posinf=torch.inf)  # a maximum over processes may drop NaN
    return DTensor.from_local(largest, mesh, [Partial("max")] * mesh.ndim).full_tensor()


class LaggedCount:
    """Counts steps on the host from flags on a device.

    The flag of a step is copied asynchronously and read at the next step: the count is exact and causes no stall.
    """

    def __init__(self, count: int = 0):
        self._count, self._pending = count, None

    def add(self, flag: torch.Tensor) -> None:
        """Count one step if the 0-dimensional bool `flag` is true."""
        self._count = self.value
        if flag.is_cuda:
            copied = torch.empty((), dtype=torch.bool, pin_memory=True)
            copied.copy_(flag, non_blocking=True)
            event = torch.cuda.Event()
            event.record(torch.cuda.current_stream(flag.device))
            self._pending = (copied, event)
        else:
            self._count += bool(flag)

    @property
    def value(self) -> int:
        if self._pending is not None:
            copied, event = self._pending
            event.synchronize()
            self._count, self._pending = self._count + bool(copied), None
        return self._count
