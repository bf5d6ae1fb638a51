"""One step of the natural gradient in a low-rank subspace, on stacks of tensors of equal shape.

    g_low = g ×_i U_iᵀ            projection, also stored in the history
    m     = β1 m + (1 - β1) g_low
    d     = λF⁻¹ m                with the centred Fisher matrix of the history
    u     = normalize(d)
    step  = lift(u) + φ (g - lift(g_low))       residual, φ = ‖u‖ / ‖g_low‖; equals lift(u - φ g_low) + φ g

`LowRankState` holds the state of N tensors. The functions change it in place where `active`: tensors with a zero
gradient and steps with non-finite gradients leave it unchanged.
"""

from collections.abc import Iterable, Sequence
from math import log2, prod

import torch

from . import fisher
from .polar import polar
from .settings import HISTORY_DTYPES, LowRankSettings
from .subspace import Factors, choose_ranks, core_shape, find_factors, lift, project_into, rotate, rotations_between


SMALLEST_MODE = 8  # modes up to this size are never compressed
LONGEST_ASPECT = 16  # longer matrices are treated as embedding tables
SCALED_NORMS = (1e-9, 1e9)  # of scaled gradients; in this range, float32 holds fourth powers
RESIDUAL_GROWTH = 1.01  # largest growth of the residual's norm from one step to the next (Fira's limiter)
SMALLEST_SHARE = 0.03  # a gradient's share in its subspace counts as at least this in the scale of the residual


def is_matrix_like(shape: torch.Size) -> bool:
    """Return whether at least two modes have over 8 entries, and the longest at most 16 times the second longest's."""
    large = sorted((size for size in shape if size > SMALLEST_MODE), reverse=True)
    return len(large) >= 2 and large[0] <= LONGEST_ASPECT * large[1]


class LowRankState:
    """The state of N tensors of equal `shape`; `tensors` maps names to `(N, ...)`. Vectors and scalars are `(1, n)`."""

    def __init__(self, shape: torch.Size, count: int, settings: LowRankSettings, dtype: torch.dtype, device):
        self.settings, self.shape = settings, tuple(shape) if len(shape) > 1 else (1, prod(shape))
        ranks = choose_ranks(shape, settings.rank, settings.sides, SMALLEST_MODE) or (None,) * len(self.shape)
        self.ranks: tuple[int | None, ...] = ranks
        self.core_shape = core_shape(self.shape, ranks)
        self.tensors = {
            name: torch.zeros(count, *size, dtype=kind, device=device) for name, size, kind in self._layout(dtype)
        }
        self.tensors["gradient_scale"].fill_(1)
        self.fisher_dtype = dtype if settings.relative_damping else torch.float64  # λ may be far below K

    def _layout(self, dtype: torch.dtype) -> Iterable[tuple[str, tuple[int, ...], torch.dtype]]:
        settings = self.settings
        yield "step", (), torch.int64  # number of gradients
        yield "gradient_scale", (), dtype  # power of two by which the gradients are multiplied (`choose_scale`)
        for mode, rank in enumerate(self.ranks):
            if rank is not None:
                yield f"basis_{mode}", (self.shape[mode], rank), dtype
        if settings.target != "gradient":
            yield "momentum", self.core_shape, dtype
        if settings.normalizer == "adam":
            yield "second_moment", self.core_shape, dtype
        if settings.residual and self.is_compressed:
            yield "residual_norm", (), dtype
        if settings.history:
            stored = dtype if dtype == torch.float64 else HISTORY_DTYPES[settings.history_dtype]
            yield "history", (settings.history, prod(self.core_shape)), stored
            yield "gram", (settings.history, settings.history), torch.float64

    @property
    def is_compressed(self) -> bool:
        return any(rank is not None for rank in self.ranks)

    def __getitem__(self, name: str) -> torch.Tensor:
        return self.tensors[name]

    def slice(self, start: int, stop: int) -> "LowRankState":
        """Return the state of the tensors from `start` to `stop`, as views."""
        part = object.__new__(LowRankState)
        part.__dict__.update(self.__dict__)
        part.tensors = {name: tensor[start:stop] for name, tensor in self.tensors.items()}
        return part

    @property
    def factors(self) -> Factors:
        return tuple(None if rank is None else self[f"basis_{mode}"] for mode, rank in enumerate(self.ranks))

    def broadcast(self, values: torch.Tensor) -> torch.Tensor:
        """Reshape `(N,)` to broadcast over stacks of cores and of tensors."""
        return values.view(-1, *[1] * len(self.shape))


def low_rank_step(
    state: LowRankState,
    gradients: Sequence[torch.Tensor | None],
    scale: torch.Tensor,
    norms: torch.Tensor,
    active: torch.Tensor,
    statistics: dict | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Update the state with one gradient of each tensor and return the direction in parts: lift(core) + ratio g.

    The caller multiplies by `settings.scale`. Gradients are never copied or stacked.

    Args:
        state: state with subspaces.
        gradients: N tensors `(n1, ..., nd)`; `None` for inactive ones.
        scale: factors of the gradients, `(N,)`.
        norms: norms of the scaled gradients, `(N,)` float64.
        active: `(N,)` bool.
        statistics: if given, filled with `(N,)` tensors by name.

    Returns:
        core `(N, r1, ..., rd)` and ratio `(N,)`.
    """
    settings = state.settings
    core = _project_each(state, gradients, scale)
    slot = state["step"] % max(settings.history, 1)
    state["step"].add_(active)
    target = _update_momentum(state, core, active)
    direction = _precondition(state, core, target, slot, active, statistics) if settings.history else target
    step = _normalize(state, direction, active)
    ratio = torch.zeros_like(scale)
    energy = torch.where(active, norms, 0).square().to(core.dtype)  # (N,)
    if settings.residual and state.is_compressed:
        ratio = _residual_ratio(state, energy, core, step, active)
        step = torch.addcmul(step, core, state.broadcast(-ratio))
    if statistics is not None:
        core_energy = core.flatten(1).square().sum(1)
        statistics |= {
            "retained_energy": core_energy / energy.clamp(min=torch.finfo(core.dtype).tiny),
            "cosine": torch.nn.functional.cosine_similarity(core.flatten(1), direction.flatten(1), dim=1),
            "update_norm": settings.scale * _update_norm(step, ratio, core, energy),
        }
    return step, ratio * scale


def _project_each(state: LowRankState, gradients: Sequence[torch.Tensor | None], scale: torch.Tensor) -> torch.Tensor:
    """Return the scaled cores `(N, r1, ..., rd)`; zeros without a gradient."""
    cores = scale.new_zeros(len(gradients), *state.core_shape)
    for row, gradient in enumerate(gradients):
        if gradient is not None:
            factors = tuple(None if basis is None else basis[row : row + 1] for basis in state.factors)
            project_into(cores[row : row + 1], gradient.unsqueeze(0), factors)
    return cores.mul_(state.broadcast(scale))


def _update_momentum(state: LowRankState, core: torch.Tensor, active: torch.Tensor) -> torch.Tensor:
    """Update the momentum and return what is preconditioned: the bias-corrected momentum, or the gradient."""
    if state.settings.target == "gradient":
        return core
    beta = state.settings.betas[0]
    state["momentum"].lerp_(core, state.broadcast((1 - beta) * active.to(core.dtype)))
    correction = state.broadcast(1 - beta ** state["step"].clamp(min=1).to(core.dtype))
    if state.settings.target == "nesterov":
        return torch.lerp(core, state["momentum"], beta).div_(correction)
    return state["momentum"] / correction


def _precondition(
    state: LowRankState,
    core: torch.Tensor,
    target: torch.Tensor,
    slot: torch.Tensor,
    active: torch.Tensor,
    statistics: dict | None,
) -> torch.Tensor:
    """Add the gradient to the history and return λF⁻¹ `target`."""
    settings, history = state.settings, state["history"]
    fisher.write_slot(history, slot, core.flatten(1), active)
    newest = history[torch.arange(len(slot), device=slot.device), slot]
    vectors = torch.stack([newest.to(core.dtype), target.flatten(1)], dim=1).to(state.fisher_dtype)
    overlaps = fisher.products(history, vectors)  # (N, s, 2)
    gram = fisher.replace_in_gram(state["gram"], slot, overlaps[..., 0])
    gram = torch.where(active[:, None, None], gram, state["gram"])
    state["gram"].copy_(gram)
    filled = torch.arange(settings.history, device=slot.device) < state["step"].unsqueeze(1)
    if settings.relative_damping:
        damping = fisher.relative_damping(gram, filled, settings.damping, settings.centred, state.fisher_dtype)
    else:
        damping = fisher.rounding_error(gram, filled, state.fisher_dtype).clamp(min=settings.damping)
    if statistics is not None:
        statistics |= {
            "damping": damping.flatten(),
            "condition": fisher.condition(fisher.centre(gram, filled) if settings.centred else gram, damping),
            "history_fill": filled.to(core.dtype).mean(1),
        }
    if settings.target == "gradient" and not settings.centred:
        solved = fisher.solve_newest(history, gram, slot, damping, state.fisher_dtype)
        if not settings.relative_damping:  # the λ of the settings as factor
            solved.mul_((settings.damping / damping).flatten(1))
    else:
        solved = fisher.solve(history, gram, filled, vectors[:, 1], overlaps[..., 1], damping, settings.centred)
    return solved.to(core.dtype).view_as(core)


def _normalize(state: LowRankState, direction: torch.Tensor, active: torch.Tensor) -> torch.Tensor:
    settings = state.settings
    if settings.normalizer == "polar":
        compressed = [mode for mode, rank in enumerate(state.ranks) if rank is not None]
        return polar(direction, compressed[0] if compressed else 0)
    if settings.normalizer == "adam":
        beta = settings.betas[1]
        state["second_moment"].lerp_(direction.square(), state.broadcast((1 - beta) * active.to(direction.dtype)))
        correction = state.broadcast(1 - beta ** state["step"].clamp(min=1).to(direction.dtype))
        return direction / ((state["second_moment"] / correction).sqrt() + settings.eps)
    return direction


def _residual_ratio(
    state: LowRankState, energy: torch.Tensor, core: torch.Tensor, step: torch.Tensor, active: torch.Tensor
) -> torch.Tensor:
    """Return φ `(N,)` of the step lift(u) + φ (g - lift(g_low)), for scaled gradients, with limited growth."""
    core_norm, step_norm = (_norms(x) for x in (core, step))
    smallest = (SMALLEST_SHARE * energy.sqrt()).clamp(min=torch.finfo(core.dtype).tiny)
    ratio = torch.where(core_norm > 0, step_norm / core_norm.maximum(smallest), 0.0)
    norm = ratio * (energy - core_norm.square()).clamp(min=0).sqrt()
    last = state["residual_norm"]
    limit = torch.where((last > 0) & (norm > last * RESIDUAL_GROWTH), last * RESIDUAL_GROWTH / norm, 1.0)
    last.copy_(torch.where(active, norm * limit, last))
    return ratio * limit


def _norms(cores: torch.Tensor) -> torch.Tensor:
    """Return the norm of each core `(N,)`, computed from row norms for accuracy."""
    return torch.linalg.vector_norm(torch.linalg.vector_norm(cores.flatten(2), dim=2), dim=1)


def _update_norm(step: torch.Tensor, ratio: torch.Tensor, core: torch.Tensor, energy: torch.Tensor) -> torch.Tensor:
    """Return ‖lift(step) + ratio g‖ `(N,)` from the core and the energy of g."""
    step, core = step.flatten(1), core.flatten(1)
    squared = step.square().sum(1) + 2 * ratio * (step * core).sum(1) + ratio.square() * energy
    return squared.clamp(min=0).sqrt()


def choose_scale(
    state: LowRankState, first: Sequence[torch.Tensor | None], norms: torch.Tensor, active: torch.Tensor
) -> torch.Tensor:
    """Return a factor for each gradient `(N,)`, against over- and underflow.

    It is the power of two that takes the largest entry of a tensor's first gradient to about one. Where it would take
    the norm of a later gradient out of `SCALED_NORMS`, that gradient is scaled to the end of the range. With relative
    damping, normalized steps do not depend on it; with absolute damping gradients are not scaled.

    `first` are first gradients, `None` for tensors that had one before; `norms` the norms of all gradients, float64.
    """
    scale = state["gradient_scale"]
    if not state.settings.relative_damping:
        return scale
    if any(gradient is not None for gradient in first):
        largest = torch.stack([scale.new_ones(()) if g is None else g.abs().max().to(scale.dtype) for g in first])
        limit = -log2(torch.finfo(scale.dtype).tiny)  # largest power of two whose inverse is a normal number
        power = -torch.log2(largest.double()).round().clamp(-limit, limit)
        scale.copy_(torch.where(active & (state["step"] == 0), torch.exp2(power).to(scale.dtype), scale))
    scaled = norms * scale.to(norms.dtype)
    limited = scaled.clamp(*SCALED_NORMS)
    return torch.where(
        active & (limited != scaled), (limited / norms.clamp(min=torch.finfo(norms.dtype).tiny)).to(scale.dtype), scale
    )


def find_subspaces(state: LowRankState, gradient: torch.Tensor, active: torch.Tensor, generator) -> None:
    """Find the first subspace of `active` tensors without one."""
    fresh = active & (state["step"] == 0)
    for basis, found in zip(state.factors, _search(state.settings, gradient, state.ranks, None, generator)):
        if basis is not None:
            basis.copy_(torch.where(fresh[:, None, None], found, basis))


def refresh_subspaces(state: LowRankState, gradient: torch.Tensor, active: torch.Tensor, generator) -> torch.Tensor:
    """Update the subspaces for the momentum with this gradient, and rotate the state to them.

    Returns:
        Share of the old subspace in the new one, `(N,)` in 0..1.
    """
    settings, old = state.settings, state.factors
    target = gradient
    if settings.target != "gradient":
        target = torch.lerp(gradient, lift(state["momentum"], old), settings.betas[0])
    found = _search(settings, target, state.ranks, old, generator)
    is_rotated = active & (state["step"] > 0)
    new = tuple(
        None if basis is None else torch.where(is_rotated[:, None, None], after, basis)
        for basis, after in zip(old, found, strict=True)
    )
    rotations = rotations_between(old, new)
    for name, values in _rotated(state, rotations).items():
        mask = is_rotated.view(-1, *[1] * (values.dim() - 1))
        state[name].copy_(torch.where(mask, values.to(state[name].dtype), state[name]))
    if settings.history:
        gram = fisher.gram_of(state["history"], state.fisher_dtype)
        state["gram"].copy_(torch.where(is_rotated[:, None, None], gram, state["gram"]))
    for basis, after in zip(old, new, strict=True):
        if basis is not None:
            basis.copy_(after)
    overlaps = [r.square().sum((1, 2)) / r.shape[1] for r in rotations if r is not None]
    return torch.stack(overlaps).mean(0)


def _rotated(state: LowRankState, rotations: Factors) -> dict[str, torch.Tensor]:
    """Return the state in subspace coordinates, rotated to the new subspace."""
    settings, rotated = state.settings, {}
    if settings.target != "gradient":
        rotated["momentum"] = rotate(state["momentum"], rotations)
    if settings.normalizer == "adam":
        # Variances of uncorrelated coordinates mix with squared weights (LDAdam, arXiv 2410.16103, section 3.2).
        squared = tuple(None if rotation is None else rotation.square() for rotation in rotations)
        rotated["second_moment"] = rotate(state["second_moment"], squared)
    if settings.history:
        tiled = tuple(r if r is None else r.repeat_interleave(settings.history, dim=0) for r in rotations)
        slots = state["history"].flatten(0, 1).unflatten(1, state.core_shape)
        rotated["history"] = rotate(slots.to(state["gradient_scale"].dtype), tiled).flatten(1).view_as(state["history"])
    return rotated


def _search(settings: LowRankSettings, target: torch.Tensor, ranks, start: Factors | None, generator) -> Factors:
    if settings.factorization == "tensorly":
        from .exact import find_factors_exactly  # imports tensorly, which takes long

        return find_factors_exactly(target, ranks)
    return find_factors(target, ranks, start, generator)
