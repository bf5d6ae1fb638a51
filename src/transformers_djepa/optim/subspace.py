"""Low-rank coordinates of gradients (paper section 2.2.1): one mode of a tensor is compressed, the others are kept.

Tensors are unfolded along the compressed mode: N matrices X `(N, n, m)`. A basis U `(N, n, r)` has orthonormal columns,
UᵀX `(N, r, m)` are the low-rank gradients. Bases are found by orthogonal iteration, warm-started from the old basis,
with matrix products and thin QR only: no SVD and no synchronization of a GPU with the host.
"""

from collections.abc import Sequence
from math import prod

import torch


SMALLEST_MODE = 8  # modes up to this size are never compressed
LONGEST_ASPECT = 16  # longer matrices are treated as embedding tables
OVERSAMPLING = 16  # random directions added in every sweep (arXiv 0909.4061, section 4.2)
WARM_SWEEPS = 3  # of orthogonal iteration, from the old basis
COLD_SWEEPS = 8  # from a random basis


def is_matrix_like(shape: Sequence[int]) -> bool:
    """Return whether at least two modes have over 8 entries, and the longest at most 16 times the second longest's."""
    large = sorted((size for size in shape if size > SMALLEST_MODE), reverse=True)
    return len(large) >= 2 and large[0] <= LONGEST_ASPECT * large[1]


def compressed_mode(shape: Sequence[int]) -> int:
    """Return the smaller of the two largest modes, as in GaLore; of equal ones the first."""
    return min(sorted(range(len(shape)), key=lambda mode: -shape[mode])[:2], key=lambda mode: (shape[mode], mode))


def choose_rank(shape: Sequence[int], mode: int, rank: int | float) -> int | None:
    """Return the rank, given as an integer or as a share (a float) of the mode; `None` if it is not compressed."""
    size = shape[mode]
    wanted = max(1, round(size * rank)) if isinstance(rank, float) else int(rank)
    wanted = min(wanted, prod(shape) // max(size, 1))  # an unfolding has no higher rank
    return wanted if size > SMALLEST_MODE and wanted < size else None


def find_basis(
    matrices: torch.Tensor, rank: int, generator: torch.Generator, start: torch.Tensor | None = None
) -> torch.Tensor:
    """Return a basis `(N, n, rank)` that captures nearly the most energy of X `(N, n, m)`.

    The iteration starts from the basis `start`, by default from a random one. Columns are ordered by energy.
    """
    transposed = matrices.transpose(1, 2)

    def random(columns: int) -> torch.Tensor:
        shape = (len(matrices), matrices.shape[1], columns)
        return torch.randn(shape, generator=generator, device=matrices.device, dtype=matrices.dtype)

    image = torch.bmm(transposed, torch.linalg.qr(random(rank))[0] if start is None else start)  # (N, m, rank)
    for _ in range(COLD_SWEEPS if start is None else WARM_SWEEPS):
        extra = torch.linalg.qr(random(min(OVERSAMPLING, matrices.shape[1] - rank)))[0]
        wide = torch.cat([image, torch.bmm(transposed, extra)], dim=2)  # (N, m, rank + extra)
        basis = torch.linalg.qr(torch.bmm(matrices, wide))[0]  # (N, n, rank + extra)
        image = torch.bmm(transposed, basis)
        chosen = image.square().sum(1).topk(rank, dim=1).indices.unsqueeze(1)  # (N, 1, rank)
        basis, image = (each.gather(2, chosen.expand(-1, each.shape[1], -1)) for each in (basis, image))
    return basis
