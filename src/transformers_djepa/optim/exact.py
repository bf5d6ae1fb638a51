"""Tucker factors from tensorly: higher-order orthogonal iteration with full SVDs, to convergence. Slow but exact."""

from collections.abc import Sequence

import tensorly
import torch
from tensorly.decomposition import partial_tucker

from .subspace import Factors


def find_factors_exactly(target: torch.Tensor, ranks: Sequence[int | None]) -> Factors:
    """Return orthonormal bases `(N, n_i, r_i)` of the Tucker decomposition of `target` `(N, n1, ..., nd)`.

    `ranks` has `None` for modes with the identity.
    """
    modes = [mode for mode, rank in enumerate(ranks) if rank is not None]
    found = []
    with tensorly.backend_context("pytorch", local_threadsafe=True):
        for tensor in target:
            (_, factors), _ = partial_tucker(tensor, rank=[ranks[mode] for mode in modes], modes=modes)
            found.append(factors)
    stacked = iter(torch.stack(each).to(target) for each in zip(*found))
    return tuple(None if rank is None else next(stacked) for rank in ranks)
