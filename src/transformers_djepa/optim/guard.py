"""Checks of gradients without synchronizing a GPU with the host."""

import torch

from .sharding import full_tensor


def largest_entry(parameter: torch.Tensor) -> torch.Tensor:
    """Return the largest absolute entry `()` of a gradient, NaN if one is NaN; of a DTensor, that of all processes.

    Raises `ValueError` for sparse and complex gradients.
    """
    gradient, shape = parameter.grad, tuple(parameter.shape)
    if gradient.is_sparse or gradient.layout != torch.strided:
        raise ValueError(
            f"NaturalGradient needs dense gradients, got a sparse one of shape {shape}; "
            "build the embedding with sparse=False."
        )
    if gradient.is_complex():
        raise ValueError(
            f"NaturalGradient needs real gradients, got {gradient.dtype} of shape {shape}; "
            "store the parameter as two real tensors (torch.view_as_real)."
        )
    if not gradient.numel():
        return torch.zeros((), device=gradient.device)
    return full_tensor(torch.linalg.vector_norm(gradient, ord=torch.inf))


class LaggedCount:
    """Counts the applied steps on the host from flags on a device.

    The flag of a step is copied asynchronously and read at the next step: the count is exact and causes no stall.
    """

    def __init__(self, count: int = 0):
        self._count, self._pending = count, None

    def add(self, flag: torch.Tensor) -> None:
        """Count one step if the 0-dimensional bool `flag` is true."""
        self._settle()
        if flag.is_cuda:
            copied = torch.empty((), dtype=torch.bool, pin_memory=True)
            copied.copy_(flag, non_blocking=True)
            event = torch.cuda.Event()
            event.record()
            self._pending = (copied, event)
        else:
            self._count += bool(flag)

    @property
    def value(self) -> int:
        self._settle()
        return self._count

    def _settle(self) -> None:
        if self._pending is not None:
            copied, event = self._pending
            event.synchronize()
            self._count += bool(copied)
            self._pending = None
