"""State of tensors of equal shape in low-rank coordinates: their subspaces, and what a kind of Fisher matrix adds.

A subclass computes the direction in the core, see `CoreState.direction`. All functions change the state in place where
`active`: tensors with a zero gradient and steps with non-finite gradients leave it unchanged.
"""

from collections.abc import Iterable
from copy import copy
from math import log2, prod

import torch

from .subspace import Factors, choose_ranks, core_shape, find_factors, rotations_between


SMALLEST_MODE = 8  # modes up to this size are never compressed
LONGEST_ASPECT = 16  # longer matrices are treated as embedding tables
SCALED_SIZES = (1e-8, 1e6)  # of the largest entry of scaled gradients; float32 holds the square of their energy

Layout = Iterable[tuple[str, tuple[int, ...], torch.dtype]]  # name, shape and dtype of tensors


def is_matrix_like(shape: torch.Size) -> bool:
    """Return whether at least two modes have over 8 entries, and the longest at most 16 times the second longest's."""
    large = sorted((size for size in shape if size > SMALLEST_MODE), reverse=True)
    return len(large) >= 2 and large[0] <= LONGEST_ASPECT * large[1]


class CoreState:
    """State of N tensors of equal `shape`; `tensors` maps names to `(N, ...)`. Vectors and scalars are `(1, n)`."""

    sides: str  # "one" mode is compressed, or "all"
    scales_gradients: bool  # the direction does not depend on the scale of gradients

    def __init__(self, shape: torch.Size, count: int, group: dict, dtype: torch.dtype, device):
        self.shape, self.dtype = tuple(shape) if len(shape) > 1 else (1, prod(shape)), dtype
        ranks = choose_ranks(shape, group["rank"], self.sides, SMALLEST_MODE) or (None,) * len(self.shape)
        self.ranks: tuple[int | None, ...] = ranks
        self.core_shape = core_shape(self.shape, ranks)
        layout = [*self._common_layout(), *self.layout(group)]
        self.tensors = {name: torch.zeros(count, *size, dtype=kind, device=device) for name, size, kind in layout}
        self.tensors["gradient_scale"].fill_(1)

    def _common_layout(self) -> Layout:
        yield "step", (), torch.int64  # number of gradients
        yield "gradient_scale", (), self.dtype  # power of two by which the gradients are multiplied (`choose_scale`)
        for mode, rank in enumerate(self.ranks):
            if rank is not None:
                yield f"basis_{mode}", (self.shape[mode], rank), self.dtype

    def layout(self, group: dict) -> Layout:
        """Return the tensors that a subclass adds."""
        raise NotImplementedError

    def direction(
        self, core: torch.Tensor, norms: torch.Tensor, group: dict, active: torch.Tensor, statistics: dict | None
    ) -> tuple[torch.Tensor, torch.Tensor | None]:
        """Update the state with low-rank gradients and return the step in parts: lift(core) + ratio · gradient.

        Args:
            core: low-rank gradients `(N, r1, ..., rd)`; may be overwritten.
            norms: norms of the gradients, `(N,)`.
            group: settings.
            active: `(N,)` bool.
            statistics: if given, filled with `(N,)` tensors by name.

        Returns:
            core `(N, r1, ..., rd)`, and ratio, which broadcasts to `(N, n1, ..., nd)`, or `None` for zero.
        """
        raise NotImplementedError

    def search(self, target: torch.Tensor, start: Factors | None, generator: torch.Generator) -> Factors:
        """Return bases for `target` `(N, n1, ..., nd)`, from the bases `start` if given."""
        return find_factors(target, self.ranks, start, generator)

    def ahead(self, gradient: torch.Tensor, group: dict) -> torch.Tensor:
        """Return what the next subspace is for: the gradient `(N, n1, ..., nd)`, or a mean with earlier ones."""
        return gradient

    def rotate(self, rotations: Factors, rotated: torch.Tensor) -> None:
        """Rotate the state to new bases where `rotated` `(N,)`; see `rotations_between`."""
        raise NotImplementedError

    @property
    def is_compressed(self) -> bool:
        return any(rank is not None for rank in self.ranks)

    def __getitem__(self, key):
        """A tensor of the state by its name, or the state of some of the N tensors by a slice, as views."""
        if isinstance(key, str):
            return self.tensors[key]
        part = copy(self)
        part.tensors = {name: tensor[key] for name, tensor in self.tensors.items()}
        return part

    @property
    def factors(self) -> Factors:
        return tuple(None if rank is None else self[f"basis_{mode}"] for mode, rank in enumerate(self.ranks))

    def broadcast(self, values: torch.Tensor) -> torch.Tensor:
        """Reshape `(N,)` to broadcast over stacks of cores and of tensors."""
        return values.view(-1, *[1] * len(self.shape))

    def write(self, name: str, values: torch.Tensor, where: torch.Tensor) -> None:
        """Set a tensor of the state where `where` `(N,)` is true."""
        mask = where.view(-1, *[1] * (values.dim() - 1))
        self[name].copy_(torch.where(mask, values.to(self[name].dtype), self[name]))

    def choose_scale(self, largest: torch.Tensor, active: torch.Tensor) -> torch.Tensor:
        """Return a factor for each gradient `(N,)`, against over- and underflow.

        It is the power of two that takes the `largest` entry `(N,)` of a tensor's first gradient to about one. Where it
        would take a later one out of `SCALED_SIZES`, that gradient is scaled to the end of the range.
        """
        scale = self["gradient_scale"]
        if not self.scales_gradients:
            return scale
        limit = -log2(torch.finfo(self.dtype).tiny)  # largest power of two whose inverse is a normal number
        power = -torch.log2(largest).round().clamp(-limit, limit)
        self.write("gradient_scale", torch.exp2(power), active & (self["step"] == 0))
        scaled = largest * scale
        limited = scaled.clamp(*SCALED_SIZES)
        return torch.where(active & (limited != scaled), limited / largest, scale)

    def find_subspaces(self, gradient: torch.Tensor, active: torch.Tensor, generator: torch.Generator) -> None:
        """Find the first subspace of `active` tensors without one."""
        fresh = active & (self["step"] == 0)
        for mode, found in enumerate(self.search(gradient, None, generator)):
            if found is not None:
                self.write(f"basis_{mode}", found, fresh)

    def refresh_subspaces(
        self, gradient: torch.Tensor, group: dict, active: torch.Tensor, generator: torch.Generator
    ) -> torch.Tensor:
        """Update the subspaces with this gradient, and rotate the state to them.

        Returns:
            Share of the old subspace in the new one, `(N,)` in 0..1.
        """
        old, rotated = self.factors, active & (self["step"] > 0)
        found = self.search(self.ahead(gradient, group), old, generator)
        rotations = rotations_between(old, found)
        self.rotate(rotations, rotated)
        for mode, basis in enumerate(found):
            if basis is not None:
                self.write(f"basis_{mode}", basis, rotated)
        overlaps = [r.square().sum((1, 2)) / r.shape[1] for r in rotations if r is not None]
        return torch.where(rotated, torch.stack(overlaps).mean(0), 1.0)


def norms_of(stack: torch.Tensor) -> torch.Tensor:
    """Return the norm of each tensor `(N,)` of a stack, computed from row norms for accuracy."""
    return torch.linalg.vector_norm(torch.linalg.vector_norm(stack.flatten(2), dim=2), dim=1)
