"""Which gradients may be used, decided without making a GPU wait."""

import torch

from .sharding import full_tensor, is_sharded


SAFE_NORMS = (1e-12, 1e15)  # squares of what matters in such a gradient are neither lost nor infinite in float32


def check_gradient(gradient: torch.Tensor, shape: torch.Size) -> None:
    """Raises `ValueError` for a gradient that no part of the optimizer can take."""
    if gradient.is_sparse or gradient.layout != torch.strided:
        raise ValueError(
            f"NaturalGradient takes dense gradients, got a sparse one of shape {tuple(shape)}; "
            "build the embedding with sparse=False."
        )
    if gradient.is_complex():
        raise ValueError(
            f"NaturalGradient takes real gradients, got {gradient.dtype} of shape {tuple(shape)}; "
            "store the parameter as two real tensors (torch.view_as_real)."
        )


class GradientCheck:
    """The norm of every gradient, and whether the step may be used.

    One gradient that is not finite skips the step for all. A gradient that is all zeros leaves its own tensor alone
    (torch.distributed.checkpoint steps with zeros to make an optimizer build its state); if all are, so is everything.

    Args:
        gradients: of all parameters, dense.
    """

    def __init__(self, gradients: list[torch.Tensor]):
        device = gradients[0].device
        self.norms = torch.stack([norm_of(gradient).to(device) for gradient in gradients])  # (parameters,) float64
        self.is_finite = self.norms.isfinite().all()
        self.is_used = self.is_finite & (self.norms > 0).any()


class LaggedCount:
    """Counts the steps that were used, on the host, from flags on a device.

    The flag of one step is copied without waiting and read at the next one, when it has long arrived; the count is
    exact, and training never stalls for it.
    """

    def __init__(self, count: int = 0):
        self._count, self._pending = count, None

    def add(self, flag: torch.Tensor) -> None:
        """One more if the 0-dimensional bool `flag` is true."""
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
    return torch.float32 if device.type == "mps" else torch.float64


def norm_of(gradient: torch.Tensor) -> torch.Tensor:
    """Its norm in float64, `()`; NaN or infinite if and only if an entry is (a float64 one: or is above 1e150).

    MPS has no float64: there it is in float32, infinite from some 1e19 on too.
    """
    if gradient.device.type != "cpu" or is_sharded(gradient):
        return full_tensor(torch.linalg.vector_norm(gradient, dtype=norm_dtype(gradient.device)))
    rows = gradient.flatten(1) if gradient.dim() > 1 else gradient.reshape(1, -1)
    norms = torch.linalg.vector_norm(rows, dim=1, dtype=None if gradient.dtype == torch.float64 else torch.float32)
    norm = torch.linalg.vector_norm(norms, dtype=torch.float64)
    if SAFE_NORMS[0] < norm < SAFE_NORMS[1]:  # far faster than in float64, and no square left float32's range
        return norm
    return torch.linalg.vector_norm(gradient, dtype=torch.float64)
