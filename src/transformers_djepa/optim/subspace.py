"""Low-rank coordinates of gradients by Tucker decomposition (paper section 2.2.1), as pure functions on stacks of
tensors.

Legend: N tensors of equal shape (n1, ..., nd) are stacked to `(N, n1, ..., nd)`. `factors` has one entry for each mode
i: orthonormal columns U_i `(N, n_i, r_i)`, or `None` for the identity, which is never stored. The core of a tensor is
`(N, r1, ..., rd)`, with r_i = n_i where U_i is the identity.

    >>> gradients = torch.randn(4, 768, 3072)
    >>> factors = find_factors(gradients, ranks=(128, None))
    >>> project(gradients, factors).shape
    torch.Size([4, 128, 3072])
    >>> lift(project(gradients, factors), factors).shape
    torch.Size([4, 768, 3072])

Bases are found by orthogonal iteration, warm-started from the old basis: only matrix products and thin QR, never an
SVD, nothing that makes a GPU wait for the host.
"""

from collections.abc import Sequence

import torch


Factors = tuple[torch.Tensor | None, ...]

OVERSAMPLING = 16  # random directions that compete with the old ones in every sweep (arXiv 0909.4061, section 4.2)
WARM_SWEEPS = 3  # of orthogonal iteration from the old basis
COLD_SWEEPS = 8  # from a random one


def mode_product(tensor: torch.Tensor, matrices: torch.Tensor, mode: int) -> torch.Tensor:
    """`tensor ×_mode matrices`: `(N, ..., n, ...)` and `(N, r, n)` to `(N, ..., r, ...)`, n at dimension `mode` + 1."""
    if mode == tensor.dim() - 2:  # the last one: no copy
        flat = tensor.flatten(1, -2) if tensor.dim() > 3 else tensor
        return torch.bmm(flat, matrices.transpose(1, 2)).unflatten(1, tensor.shape[1:-1])
    moved = tensor.movedim(mode + 1, 1)  # (N, n, ...)
    product = torch.bmm(matrices, moved.flatten(2))
    return product.unflatten(2, moved.shape[2:]).movedim(1, mode + 1)


def project(tensor: torch.Tensor, factors: Factors) -> torch.Tensor:
    """The cores `(N, r1, ..., rd)` of `tensor` `(N, n1, ..., nd)`: `tensor ×_1 U_1ᵀ ... ×_d U_dᵀ`."""
    for mode in _most_shrinking_first(factors):
        tensor = mode_product(tensor, factors[mode].transpose(1, 2), mode)
    return tensor


def project_into(core: torch.Tensor, tensor: torch.Tensor, factors: Factors) -> torch.Tensor:
    """`core = project(tensor)`, in place; the last product writes there where the layout allows."""
    *others, last = _most_shrinking_first(factors) or [None]
    for mode in others:
        tensor = mode_product(tensor, factors[mode].transpose(1, 2), mode)
    if last == 0 and core.is_contiguous():
        torch.bmm(factors[0].transpose(1, 2), tensor.flatten(2), out=core.flatten(2))
    elif last is not None and last == tensor.dim() - 2 and core.is_contiguous():
        torch.bmm(tensor.flatten(1, -2), factors[last], out=core.flatten(1, -2))
    else:
        core.copy_(tensor if last is None else mode_product(tensor, factors[last].transpose(1, 2), last))
    return core


def lift(core: torch.Tensor, factors: Factors) -> torch.Tensor:
    """Back to full space, `(N, r1, ..., rd)` to `(N, n1, ..., nd)`: `core ×_1 U_1 ... ×_d U_d`."""
    for mode in reversed(_most_shrinking_first(factors)):
        core = mode_product(core, factors[mode], mode)
    return core


def _most_shrinking_first(factors: Factors) -> list[int]:
    """Modes that are not the identity; the one that shrinks the tensor most is contracted first."""
    modes = [mode for mode, factor in enumerate(factors) if factor is not None]
    return sorted(modes, key=lambda mode: factors[mode].shape[2] / factors[mode].shape[1])


def find_factors(
    target: torch.Tensor,
    ranks: Sequence[int | None],
    start: Factors | None = None,
    generator: torch.Generator | None = None,
    sweeps: int | None = None,
) -> Factors:
    """Orthonormal bases that hold most of the energy of `target`.

    Higher-order orthogonal iteration (De Lathauwer et al. 2000) in which the leading singular vectors of each mode's
    unfolding Y are replaced by one step U ← orth(Y Yᵀ [U, random]), of which the most energetic columns stay.

    Args:
        target: `(N, n1, ..., nd)`.
        ranks: r_i of each mode, `None` for the identity.
        start: the bases to start from; random ones without.
        generator: draws the directions that the old basis does not have; on the device of `target`.
        sweeps: over the modes; 3 from `start`, 8 without.

    Returns:
        one `(N, n_i, r_i)` or `None` for each mode, columns ordered by the energy they hold.
    """
    sweeps = sweeps or (COLD_SWEEPS if start is None else WARM_SWEEPS)
    bases = list(start or (_random_basis(target, mode, rank, generator) for mode, rank in enumerate(ranks)))
    modes = [mode for mode, rank in enumerate(ranks) if rank is not None]
    image = None  # Yᵀ U, where it is known from the last sweep: Y stays the same if there is one mode
    for _ in range(sweeps):
        for mode in modes:
            others = tuple(basis if other != mode else None for other, basis in enumerate(bases))
            unfolding = project(target, others).movedim(mode + 1, 1).flatten(2)  # (N, n, rest)
            extra = _random_basis(target, mode, min(OVERSAMPLING, unfolding.shape[1] - ranks[mode]), generator)
            bases[mode], image = _iterate(unfolding, bases[mode], image if len(modes) == 1 else None, extra)
    return tuple(bases)


def _iterate(
    unfolding: torch.Tensor, basis: torch.Tensor, image: torch.Tensor | None, extra: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """One step of orthogonal iteration: `basis` `(N, n, r)` and its image Yᵀ U `(N, rest, r)`, the old ones to the new.

    Of the columns found those stay that hold most of the energy, the largest first.
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
    """An orthonormal basis `(N, n, r)` of the span of `columns` `(N, n, r)`; completed where they are dependent."""
    return torch.linalg.qr(columns)[0]


def turn(core: torch.Tensor, rotations: Factors) -> torch.Tensor:
    """Cores in a new basis, from their coordinates in the old one: `core ×_i T_i` with the `rotations` T_i."""
    for mode, rotation in enumerate(rotations):
        if rotation is not None:
            core = mode_product(core, rotation, mode)
    return core


def rotations_between(old: Factors, new: Factors) -> Factors:
    """T_i = U_newᵀ U_old, `(N, r_i, r_i)`, `None` where both are the identity."""
    return tuple(
        None if before is None else torch.bmm(after.transpose(1, 2), before)
        for before, after in zip(old, new, strict=True)
    )


def retained_energy(tensor: torch.Tensor, core: torch.Tensor) -> torch.Tensor:
    """`‖core‖² / ‖tensor‖²` of each of N tensors, `(N,)` in 0..1; zero tensors retain all."""
    whole, part = (x.flatten(1).square().sum(1) for x in (tensor, core))
    return torch.where(whole > 0, part / whole.clamp(min=torch.finfo(whole.dtype).tiny), 1.0)


def choose_ranks(shape: Sequence[int], rank: int | float, sides: str, smallest: int) -> tuple[int | None, ...] | None:
    """Rank of each mode of a tensor of `shape`; `None` for the identity, and for all where nothing is compressed.

    Args:
        shape: of the tensor, at least two modes.
        rank: an integer, or a share in (0, 1) of each mode's size.
        sides: `"one"` compresses the smaller of the two largest modes, as GaLore does; `"all"` every mode (Tucker).
        smallest: modes up to this size are never compressed.
    """
    wanted = [max(1, round(size * rank)) if rank < 1 else int(rank) for size in shape]
    ranks = [r if size > smallest and r < size else None for r, size in zip(wanted, shape)]
    if sides == "one":
        large = sorted(range(len(shape)), key=lambda mode: -shape[mode])[:2]
        side = min(large, key=lambda mode: (shape[mode], mode))
        ranks = [r if mode == side else None for mode, r in enumerate(ranks)]
    return tuple(ranks) if any(r is not None for r in ranks) else None


def core_shape(shape: Sequence[int], ranks: Sequence[int | None]) -> tuple[int, ...]:
    """Shape of the core of a tensor of `shape`."""
    return tuple(size if rank is None else rank for size, rank in zip(shape, ranks, strict=True))
