"""Settings of a parameter group."""

from dataclasses import dataclass, fields

import torch


HISTORY_DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16}
CHOICES = {
    "sides": ("one", "all"),
    "target": ("nesterov", "momentum", "gradient"),
    "normalizer": ("polar", "adam", "none"),
    "factorization": ("iteration", "tensorly"),
    "history_dtype": tuple(HISTORY_DTYPES),
}


@dataclass(frozen=True)
class LowRankSettings:
    """Settings of the low-rank path. The defaults were chosen with `benchmarks/convergence.py`.

    Args:
        rank: rank of the subspace: an integer, or a share in (0, 1) of each mode's size.
        sides: `"one"` compresses the smaller of the two largest modes, `"all"` every mode (the paper's Tucker form).
        history: number of low-rank gradients in the Fisher matrix (the paper's s); 0 disables the Fisher matrix.
        history_dtype: `"float32"` or `"bfloat16"`, dtype of the stored gradients.
        damping: λ; `relative_damping` multiplies it by the mean squared norm of the gradients in the history.
        centred: subtract the mean of the history, so that the Fisher matrix does not damp the direction of descent.
        target: what is preconditioned: the `"momentum"`, Nesterov's momentum (`"nesterov"`), or the `"gradient"`.
        normalizer: normalizes the preconditioned direction: `"polar"` (the nearest orthogonal matrix), `"adam"` (a
            running second moment), or `"none"`.
        residual: also step along the part of the gradient outside the subspace, with the scale of the part inside
            (Fira, arXiv 2410.01623).
        refresh_interval: steps between two updates of a subspace; they are staggered over the parameters.
        factorization: `"iteration"` (warm-started, fast) or `"tensorly"` (HOOI to convergence, slow, exact).
        scale: factor of every step.
        betas, eps: decay of the momentum and of the second moment, and ε, also of the AdamW path.
        seed: seed of the random directions in the search for a subspace.
    """

    rank: int | float = 0.25
    sides: str = "one"
    history: int = 0
    history_dtype: str = "bfloat16"
    damping: float = 1.0
    relative_damping: bool = True
    centred: bool = True
    target: str = "nesterov"
    normalizer: str = "polar"
    residual: bool = True
    refresh_interval: int = 50
    factorization: str = "iteration"
    scale: float = 1.0
    betas: tuple[float, float] = (0.9, 0.99)
    eps: float = 1e-8
    seed: int = 0

    def __post_init__(self):
        is_share = isinstance(self.rank, float) and 0 < self.rank < 1
        if not is_share and (isinstance(self.rank, bool) or self.rank != int(self.rank) or self.rank < 1):
            raise ValueError(
                f"rank must be an integer of at least 1, or a share of the size between 0 and 1, got {self.rank!r}."
            )
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                raise ValueError(f"{name} must be one of {', '.join(allowed)}, got {getattr(self, name)!r}.")
        if self.history < 0 or self.history != int(self.history):
            raise ValueError(f"history must be a number of gradients, 0 for no Fisher matrix, got {self.history!r}.")
        if not self.damping > 0:
            raise ValueError(f"damping must be above 0, got {self.damping!r}.")
        if self.refresh_interval < 1:
            raise ValueError(f"refresh_interval must be at least 1 step, got {self.refresh_interval!r}.")
        if len(self.betas) != 2 or not all(0 <= beta < 1 for beta in self.betas):
            raise ValueError(f"betas must be two numbers in [0, 1), got {self.betas!r}.")
        if self.eps < 0:
            raise ValueError(f"eps must not be negative, got {self.eps!r}.")

    @classmethod
    def named(cls, settings: dict) -> "LowRankSettings":
        """Create settings by name, with defaults for the others; raise `ValueError` for unknown names."""
        known = [field.name for field in fields(cls)]
        unknown = sorted(set(settings) - set(known))
        if unknown:
            raise ValueError(f"{', '.join(unknown)}: no such setting; known settings are {', '.join(known)}.")
        return cls(**settings)

    @classmethod
    def of_group(cls, group: dict) -> "LowRankSettings":
        """Return the settings of a parameter group."""
        return cls(**{field.name: group[field.name] for field in fields(cls)})
