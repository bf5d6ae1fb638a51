"""The paper's algorithm to the letter (section 2): `NaturalGradient.paper`.

    F    = λI + G Gᵀ            G: the last s low-rank gradients as columns, k coordinates each
    step = lift(F⁻¹ g)          g: the newest of them

Bases are Tucker factors from tensorly, updated every 200 steps, and the history is rotated with them. F⁻¹g is computed
in the push-through form G (λI + K)⁻¹ e with K = Gᵀ G and e the unit vector of the newest slot: equal to the Woodbury
identity of section 2.2.4, without its cancellation for small λ. The s × s systems are solved in float64 by Cholesky
decomposition without reading its `info`, which would synchronize a GPU with the host.
"""

from collections.abc import Sequence

import tensorly
import torch
from tensorly.decomposition import partial_tucker

from .core_state import CoreState, Layout
from .natural_gradient import NaturalGradient
from .subspace import Factors, rotate


class DenseState(CoreState):
    """History of low-rank gradients of N tensors, all modes of which are compressed; rows are slots."""

    sides, scales_gradients = "all", False

    def layout(self, group: dict) -> Layout:
        slots, size = group["history"], torch.Size(self.core_shape).numel()
        yield "history", (slots, size), self.dtype
        yield "gram", (slots, slots), torch.float64

    def search(self, target, start, generator) -> Factors:
        return find_factors_exactly(target, self.ranks)

    def rotate(self, rotations, rotated) -> None:
        history = self["history"]
        slots = history.flatten(0, 1).view(-1, *self.core_shape)
        repeated = tuple(None if r is None else r.repeat_interleave(history.shape[1], 0) for r in rotations)
        self.write("history", rotate(slots, repeated).view_as(history), rotated)
        rows = self["history"].double()
        self.write("gram", torch.bmm(rows, rows.transpose(1, 2)), rotated)

    def direction(self, core, norms, group, active, statistics):
        history, gram = self["history"], self["gram"]
        slot = (self["step"] - 1).clamp(min=0) % history.shape[1]
        newest = torch.nn.functional.one_hot(slot, history.shape[1]).bool()  # (N, s)
        chosen = newest & active.unsqueeze(1)
        history.copy_(torch.where(chosen.unsqueeze(2), core.flatten(1).unsqueeze(1), history))
        row = torch.bmm(history.double(), core.flatten(1).double().unsqueeze(2)).squeeze(2)  # (N, s)
        gram.copy_(torch.where(chosen.unsqueeze(1), row.unsqueeze(2), gram))
        gram.copy_(torch.where(chosen.unsqueeze(2), row.unsqueeze(1), gram))
        step = self._solve(newest.double(), group["damping"])
        if statistics is not None:
            flat = (each.flatten(1) for each in (core, step))
            statistics["cosine"] = torch.nn.functional.cosine_similarity(*flat, dim=1)
            values = torch.linalg.eigvalsh(gram).clamp(min=0) + group["damping"]
            statistics["condition"] = values[:, -1] / values[:, 0]
        return step, None

    def _solve(self, unit: torch.Tensor, damping: float) -> torch.Tensor:
        """Return G (λI + K)⁻¹ `unit` as cores; systems are scaled to λ + tr(K)/s = 1 for numerical range."""
        gram = self["gram"]
        mean = gram.diagonal(dim1=1, dim2=2).mean(1)[:, None, None]
        damping = (gram.shape[1] * torch.finfo(gram.dtype).eps * mean).clamp(min=damping)  # keeps λI + K definite
        identity = torch.eye(gram.shape[1], dtype=gram.dtype, device=gram.device)
        lower, _ = torch.linalg.cholesky_ex((damping * identity + gram) / (damping + mean))
        weights = torch.cholesky_solve(unit.unsqueeze(2) / (damping + mean), lower)  # (N, s, 1)
        solved = torch.bmm(weights.transpose(1, 2), self["history"].to(weights.dtype))
        return solved.to(self.dtype).view(-1, *self.core_shape)


class PaperNaturalGradient(NaturalGradient):
    """See `NaturalGradient.paper`."""

    state_class = DenseState

    def __init__(self, params, lr: float = 1e-2, rank: int | float = 128, history: int = 10, damping: float = 1e-3):
        fixed = {"betas": (0.9, 0.99), "eps": 1e-8, "low_rank": True, "weight_decay": 0.0, "maximize": False, "refresh_interval": 200, "seed": 0}
        self._initialize(params, {"lr": lr, "rank": rank, "history": history, "damping": damping} | fixed)


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
