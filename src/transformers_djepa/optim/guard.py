"""Checks of gradients without synchronizing a GPU with the host."""

import torch

from .sharding import full_tensor, is_sharded


SAFE_NORMS = (1e-12, 1e15)  # in this range float32 squares neither underflow noticeably nor overflow


def check_gradient(gradient: torch.Tensor, shape: torch.Size) -> None:
    """Raise `ValueError` for sparse and complex gradients."""
    if gradient.is_sparse or gradient.layout != torch.strided:
        raise ValueError(
            f"NaturalGradient needs dense gradients, got a sparse one of shape {tuple(shape)}; "
            "build the embedding with sparse=False."
        )
    if gradient.is_complex():
        raise ValueError(
            f"NaturalGradient needs real gradients, got {gradient.dtype} of shape {tuple(shape)}; "
            "store the parameter as two real tensors (torch.view_as_real)."
        )


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


def norm_dtype(device: torch.device) -> torch.dtype:
    """Return the dtype of norms: float64, or float32 on MPS, which has no float64."""
    return torch.float32 if device.type == "mps" else torch.float64


def norm_of(gradient: torch.Tensor) -> torch.Tensor:
    """Return the norm `()` in `norm_dtype`: non-finite if an entry is, or exceeds about 1e150 (1e19 in float32)."""
    if gradient.device.type != "cpu" or is_sharded(gradient):
        return full_tensor(torch.linalg.vector_norm(gradient, dtype=norm_dtype(gradient.device)))
    rows = gradient.flatten(1) if gradient.dim() > 1 else gradient.reshape(1, -1)
    norms = torch.linalg.vector_norm(rows, dim=1, dtype=None if gradient.dtype == torch.float64 else torch.float32)
    norm = torch.linalg.vector_norm(norms, dtype=torch.float64)
    if SAFE_NORMS[0] < norm < SAFE_NORMS[1]:  # the float32 norm is accurate, and much faster
        return norm
    return torch.linalg.vector_norm(gradient, dtype=torch.float64)
