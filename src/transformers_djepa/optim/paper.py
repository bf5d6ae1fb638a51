"""The paper's algorithm to the letter (section 2), one tensor at a time.

    U_1, ..., U_d   Tucker factors of the gradient G, from tensorly, found anew every 200 steps
    g    = G ×_1 U_1ᵀ ... ×_d U_dᵀ             low-rank gradient, k entries
    F    = λI + H Hᵀ                            H `(k, s)`: the last s low-rank gradients, rotated with the factors
    step = F⁻¹ g ×_1 U_1 ... ×_d U_d

F⁻¹g is computed in the push-through form H (λI + Hᵀ H)⁻¹ e with e the unit vector of the newest gradient: equal to the
Woodbury identity of section 2.2.4, without its cancellation for small λ.
"""

from collections.abc import Callable, Sequence

import torch
from tensorly import backend_context
from tensorly.decomposition import partial_tucker
from tensorly.tenalg import multi_mode_dot
from torch import nn

from .param_groups import check_settings
from .subspace import choose_rank
from .tensors import LARGEST_ENTRY, largest_entry


REFRESH_INTERVAL = 200


class PaperNaturalGradient(torch.optim.Optimizer):
    """The paper's natural gradient: `p -= lr * lift(F⁻¹ g)` for every tensor.

    Args:
        params: a model, tensors or groups.
        rank: rank of the subspace of each mode: an integer, or a share in (0, 1] of the mode.
        history: number s of low-rank gradients in the Fisher matrix.
        damping: λ, absolute.

    All state is float32, or float64 for float64 parameters. A setting out of range raises `ValueError`.
    """

    skipped_steps = 0  # for non-finite gradients, since the optimizer was created or copied

    def __init__(self, params, lr: float = 1e-2, rank: int | float = 128, history: int = 10, damping: float = 1e-3):
        params = params.parameters() if isinstance(params, nn.Module) else params
        super().__init__(params, {"lr": lr, "rank": rank, "history": history, "damping": damping})

    def add_param_group(self, param_group: dict) -> None:
        check_settings(self.defaults | param_group)
        super().add_param_group(param_group)

    @torch.no_grad()
    def step(self, closure: Callable[[], torch.Tensor] | None = None):
        """Update all parameters. One non-finite or overflowing gradient skips the step for all of them."""
        loss = None if closure is None else torch.enable_grad()(closure)()
        chosen = [(group, p) for group in self.param_groups for p in group["params"] if p.grad is not None]
        sizes = [largest_entry(p) for _, p in chosen]
        if not all(
            size < (torch.inf if p.dtype == torch.float64 else LARGEST_ENTRY) for size, (_, p) in zip(sizes, chosen)
        ):
            self.skipped_steps += 1
            return loss
        with backend_context("pytorch", local_threadsafe=True):
            for size, (group, p) in zip(sizes, chosen):
                if size > 0:
                    gradient = p.grad.to(torch.promote_types(p.dtype, torch.float32))
                    step = natural_gradient(gradient, self.state[p], group)
                    p.copy_(p.to(step.dtype) - group["lr"] * step)
        return loss

    @torch.no_grad()
    def load_state_dict(self, state_dict: dict) -> None:
        """Restore the state bit for bit; `Optimizer` would cast it to the dtype of the parameters."""
        super().load_state_dict(state_dict)
        parameters = (p for group in self.param_groups for p in group["params"])
        numbers = (number for group in state_dict["param_groups"] for number in group["params"])
        for p, number in zip(parameters, numbers):
            for name, value in state_dict["state"].get(number, {}).items():
                self.state[p][name] = value.to(p.device, copy=True)


def natural_gradient(gradient: torch.Tensor, state: dict[str, torch.Tensor], group: dict) -> torch.Tensor:
    """Update the state of a tensor with its gradient and return the step."""
    shape, count = gradient.shape, int(state.get("step", 0))
    ranks = [choose_rank(shape, mode, group["rank"]) for mode in range(len(shape))] if len(shape) > 1 else []
    modes = [mode for mode, rank in enumerate(ranks) if rank is not None]
    if modes and count % REFRESH_INTERVAL == 0:
        found = find_factors(gradient, modes, [ranks[mode] for mode in modes])
        if count:
            rotations = [new.T @ state[f"basis_{mode}"] for mode, new in zip(modes, found)]
            state["history"] = torch.stack([multi_mode_dot(g, rotations, modes) for g in state["history"]])
        state |= {f"basis_{mode}": basis for mode, basis in zip(modes, found)}
    bases = [state[f"basis_{mode}"] for mode in modes]
    low = multi_mode_dot(gradient, bases, modes, transpose=True) if modes else gradient
    if not count:
        state["history"] = low.new_zeros(group["history"], *low.shape)
    newest = count % group["history"]
    state["history"][newest], state["step"] = low, torch.tensor(count + 1)
    natural = solve(state["history"].view(group["history"], -1), newest, group["damping"]).view(low.shape)
    return multi_mode_dot(natural, bases, modes) if modes else natural


def solve(history: torch.Tensor, newest: int, damping: float) -> torch.Tensor:
    """Return F⁻¹g `(k,)` for Hᵀ = `history` `(s, k)`, solved in float64 at a scale where λ + tr(Hᵀ H)/s = 1."""
    rows = history.double()
    gram = rows @ rows.T
    mean = gram.diagonal().mean()
    damping = (len(gram) * torch.finfo(gram.dtype).eps * mean).clamp(min=damping)  # keeps λI + Hᵀ H definite
    identity = torch.eye(len(gram), dtype=gram.dtype, device=gram.device)
    lower = torch.linalg.cholesky((damping * identity + gram) / (damping + mean))
    weights = torch.cholesky_solve(identity[:, newest : newest + 1] / (damping + mean), lower)  # (s, 1)
    return (weights.T @ rows)[0].to(history.dtype)


def find_factors(tensor: torch.Tensor, modes: Sequence[int], ranks: Sequence[int]) -> list[torch.Tensor]:
    """Return the orthonormal bases `(n_i, r_i)` of some modes in the Tucker decomposition of `tensor`."""
    with backend_context("pytorch", local_threadsafe=True):
        (_, factors), _ = partial_tucker(tensor, rank=list(ranks), modes=list(modes))
    return factors
