"""Low-rank coordinates of gradients by Tucker decomposition (paper section 2.2.1), as pure functions on stacks.

Legend: N tensors of equal shape (n1, ..., nd) are stacked to `(N, n1, ..., nd)`. `factors` has one entry for each mode
i: orthonormal columns U_i `(N, n_i, r_i)`, or `None` for the identity, which is never stored. The core of a tensor is
`(N, r1, ..., rd)`, with r_i = n_i if U_i is the identity.

    >>> gradients = torch.randn(4, 768, 3072)
    >>> factors = find_factors(gradients, ranks=(128, None))
    >>> project(gradients, factors).shape
    torch.Size([4, 128, 3072])
    >>> lift(project(gradients, factors), factors).shape
    torch.Size([4, 768, 3072])

Bases are found by orthogonal iteration, warm-started from the old basis, with matrix products and thin QR only: no SVD
and no synchronization of a GPU with the host.
"""

from collections.abc import Sequence
from math import prod

import torch


Factors = tuple[torch.Tensor | None, ...]

OVERSAMPLING = 16  # random directions added in every sweep (arXiv 0909.4061, section 4.2)
WARM_SWEEPS = 3  # of orthogonal iteration over the modes, from the old bases
COLD_SWEEPS = 8  # from random bases


def mode_product(tensor: torch.Tensor, matrices: torch.Tensor, mode: int) -> torch.Tensor:
    """`tensor ×_mode matrices`: `(N, ..., n, ...)` and `(N, r, n)` to `(N, ..., r, ...)`, n at dimension `mode` + 1."""
    if mode == tensor.dim() - 2:  # the last mode needs no copy
        flat = tensor.flatten(1, -2) if tensor.dim() > 3 else tensor
        return torch.bmm(flat, matrices.transpose(1, 2)).unflatten(1, tensor.shape[1:-1])
    moved = tensor.movedim(mode + 1, 1)  # (N, n, ...)
    product = torch.bmm(matrices, moved.flatten(2))
    return product.unflatten(2, moved.shape[2:]).movedim(1, mode + 1)


def project(tensor: torch.Tensor, factors: Factors) -> torch.Tensor:
    """Return the cores `(N, r1, ..., rd)` of `tensor` `(N, n1, ..., nd)`: `tensor ×_1 U_1ᵀ ... ×_d U_dᵀ`."""
    for mode in _most_shrinking_first(factors):
        tensor = mode_product(tensor, factors[mode].transpose(1, 2), mode)
    return tensor


def lift(core: torch.Tensor, factors: Factors) -> torch.Tensor:
    """Return to full space, `(N, r1, ..., rd)` to `(N, n1, ..., nd)`: `core ×_1 U_1 ... ×_d U_d`."""
    for mode in reversed(_most_shrinking_first(factors)):
        core = mode_product(core, factors[mode], mode)
    return core


def _most_shrinking_first(factors: Factors) -> list[int]:
    """Return the modes that are not the identity, in the order of contraction."""
    modes = [mode for mode, factor in enumerate(factors) if factor is not None]
    return sorted(modes, key=lambda mode: factors[mode].shape[2] / factors[mode].shape[1])


def find_factors(
    target: torch.Tensor,
    ranks: Sequence[int | None],
    start: Factors | None = None,
    generator: torch.Generator | None = None,
) -> Factors:
    """Return orthonormal bases that retain most of the energy of `target`.

    Higher-order orthogonal iteration (De Lathauwer et al. 2000) in which the leading singular vectors of each mode's
    unfolding Y are replaced by one step U ← orth(Y Yᵀ [U, random]), of which the columns with most energy are kept.

    Args:
        target: `(N, n1, ..., nd)`.
        ranks: r_i of each mode, `None` for the identity.
        start: initial bases; random by default.
        generator: generator of the random directions, on the device of `target`.

    Returns:
        One `(N, n_i, r_i)` or `None` for each mode, with columns ordered by energy.
    """
    bases = list(start or (_random_basis(target, mode, rank, generator) for mode, rank in enumerate(ranks)))
    modes = [mode for mode, rank in enumerate(ranks) if rank is not None]
    image = None  # Yᵀ U of the last sweep, reused for a single mode, whose Y does not change
    for _ in range(COLD_SWEEPS if start is None else WARM_SWEEPS):
        for mode in modes:
            others = tuple(basis if other != mode else None for other, basis in enumerate(bases))
            unfolding = project(target, others).movedim(mode + 1, 1).flatten(2)  # (N, n, rest)
            extra = _random_basis(target, mode, min(OVERSAMPLING, unfolding.shape[1] - ranks[mode]), generator)
            bases[mode], image = _iterate(unfolding, bases[mode], image if len(modes) == 1 else None, extra)
    return tuple(bases)


def _iterate(
    unfolding: torch.Tensor, basis: torch.Tensor, image: torch.Tensor | None, extra: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """Update U `(N, n, r)` and its image Yᵀ U `(N, rest, r)` by one step of orthogonal iteration on Y `(N, n, rest)`.

    `extra` `(N, n, e)` are random directions; the r columns with most energy are kept, in descending order.
    """
    transposed = unfolding.transpose(1, 2)
    image = torch.bmm(transposed, basis) if image is None else image
    wide = torch.cat([image, torch.bmm(transposed, extra)], dim=2)  # (N, rest, r + extra)
    basis = orthonormalize(torch.bmm(unfolding, wide))
    image = torch.bmm(transposed, basis)
    energy = image.square().sum(1)  # (N, r + extra)
    chosen = energy.topk(energy.shape[1] - extra.shape[2], dim=1).indices.unsqueeze(1)
    return tuple(each.gather(2, chosen.expand(-1, each.shape[1], -1)) for each in (basis, image))


def _random_basis(target: torch.Tensor, mode: int, rank: int | None, generator) -> torch.Tensor | None:
    if rank is None:
        return None
    shape = (target.shape[0], target.shape[mode + 1], rank)
    return orthonormalize(torch.randn(shape, generator=generator, device=target.device, dtype=target.dtype))


def orthonormalize(columns: torch.Tensor) -> torch.Tensor:
    """Return an orthonormal basis `(N, n, r)` of the span of `columns` `(N, n, r)`, completed if they are dependent."""
    return torch.linalg.qr(columns)[0]


def rotate(core: torch.Tensor, rotations: Factors) -> torch.Tensor:
    """Rotate cores to a new basis: `core ×_i T_i` with the `rotations` T_i."""
    for mode, rotation in enumerate(rotations):
        if rotation is not None:
            core = mode_product(core, rotation, mode)
    return core


def rotations_between(old: Factors, new: Factors) -> Factors:
    """Return T_i = U_newᵀ U_old `(N, r_i, r_i)`, `None` for the identity."""
    pairs = zip(old, new, strict=True)
    return tuple(None if before is None else torch.bmm(after.transpose(1, 2), before) for before, after in pairs)


def choose_ranks(shape: Sequence[int], rank: int | float, sides: str, smallest: int) -> tuple[int | None, ...] | None:
    """Return the rank of each mode, `None` for the identity; or `None` if nothing is compressed.

    Args:
        shape: shape of the tensor; scalars and vectors are not compressed.
        rank: an integer, or a share in (0, 1) of each mode's size.
        sides: `"one"` compresses the smaller of the two largest modes, as in GaLore; `"all"` every mode (Tucker).
        smallest: modes up to this size are never compressed.
    """
    if len(shape) < 2:
        return None
    wanted = [max(1, round(size * rank)) if rank < 1 else int(rank) for size in shape]
    wanted = [min(r, prod(shape) // max(size, 1)) for r, size in zip(wanted, shape)]  # an unfolding has no higher rank
    ranks = [r if size > smallest and r < size else None for r, size in zip(wanted, shape)]
    if sides == "one":
        large = sorted(range(len(shape)), key=lambda mode: -shape[mode])[:2]
        side = min(large, key=lambda mode: (shape[mode], mode))
        ranks = [r if mode == side else None for mode, r in enumerate(ranks)]
    return tuple(ranks) if any(r is not None for r in ranks) else None


def core_shape(shape: Sequence[int], ranks: Sequence[int | None]) -> tuple[int, ...]:
    """Return the shape of the core of a tensor of `shape`."""
    return tuple(size if rank is None else rank for size, rank in zip(shape, ranks, strict=True))
