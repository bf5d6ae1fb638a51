"""`Stack`: parameters of one group and shape, updated together in place."""

from math import log2

import torch

from .kronecker import KroneckerState, norms_of, per_tensor
from .precision import round_randomly, step_generator
from .subspace import choose_rank, compressed_mode, find_basis
from .tensors import full_tensor, local_tensor, shard_like


LAYOUT_SETTINGS = ("low_rank", "rank", "fisher", "state_dtype")  # settings that determine the layout of the state
STACK_ENTRIES = {"cpu": 2**22, "cuda": 2**27}  # bounds the memory of copied gradients and updates
SCALED_SIZES = (1e-8, 1e6)  # of the largest entry of scaled gradients; float32 holds the square of their energy


class Stack:
    """N parameters of equal shape: `members` are pairs (position in the optimizer, parameter)."""

    def __init__(self, group: dict, members: list, dtype: torch.dtype, state_class: type[KroneckerState]):
        self.numbers, self.parameters = [list(each) for each in zip(*members)]
        self.fixed, self.dtype = {name: group[name] for name in LAYOUT_SETTINGS}, dtype
        shape, self.device = self.parameters[0].shape, self.parameters[0].device
        self.mode = compressed_mode(shape)
        self.shape = (shape[self.mode], *shape[: self.mode], *shape[self.mode + 1 :])  # compressed mode first
        rank = choose_rank(shape, self.mode, group["rank"])
        self.state = state_class(len(members), self.shape, rank, group, dtype, self.device)
        self.next_step = torch.compile(self.state.next_step) if group["compile"] else self.state.next_step
        # The state of each parameter, as views.
        self.rows = [{name: each[row] for name, each in self.state.tensors.items()} for row in range(len(members))]
        self.refreshed: list[int | None] = [None] * len(members)  # as in the state; None before the first gradient
        self.refreshes = 0
        self.overlap = torch.full((len(members),), float("nan"), dtype=dtype, device=self.device)

    def is_intact(self, states: dict[torch.Tensor, dict], groups: dict[torch.Tensor, int]) -> bool:
        """Return whether its parameters are still in one group, with views into this stack as their states."""
        owned = (states.get(p, {}).get("momentum") is row["momentum"] for p, row in zip(self.parameters, self.rows))
        return all(owned) and len({groups.get(p) for p in self.parameters}) == 1

    def resume(self) -> None:
        """Continue from a state that was loaded."""
        steps, refreshed = (self.state[name].tolist() for name in ("step", "refreshed"))
        self.refreshed = [last if step else None for step, last in zip(steps, refreshed)]

    def step(self, group: dict, sizes: dict, is_used: torch.Tensor, clock: int, statistics: dict | None) -> None:
        """Update all parameters. If `is_used` `()` is false, nothing changes.

        `sizes` are the largest absolute entries `()` of the gradients, `clock` is the number of steps applied before.
        If given, `statistics` is filled with `(N,)` tensors by name; NaN where nothing is updated.
        """
        if not any(p in sizes for p in self.parameters):
            return
        for name, value in self.fixed.items():
            if group[name] != value:
                raise ValueError(f"{name} was {value!r} at the first step and cannot change, got {group[name]!r}.")
        lr, zero = group["lr"], torch.zeros((), device=self.device)
        lr = lr.to(self.device) if isinstance(lr, torch.Tensor) else lr
        largest = torch.stack([sizes.get(p, zero).to(self.device, self.dtype) for p in self.parameters])  # (N,)
        active = is_used.to(self.device) & (largest > 0)
        gradients = self._gather(active, largest)
        self._update_bases(group, gradients, active, is_used, clock)
        self.state["step"].add_(active)
        step = self.next_step(gradients, group, active, statistics)
        if statistics is not None:
            statistics["subspace_overlap"] = self.overlap
            weights = torch.stack([full_tensor(p).detach().norm().to(self.dtype) for p in self.parameters])
            ratios = norms_of(step) * lr / weights
            statistics["update_to_weight"] = torch.where(weights > 0, ratios, torch.nan)
            for name, values in statistics.items():
                statistics[name] = torch.where(active, values, torch.nan)
        rates = (active.to(self.dtype) * lr).to(self.dtype)  # (N,)
        step.mul_(per_tensor(rates if group["maximize"] else -rates, step))
        shrink = 1 - rates * group["weight_decay"]
        for row, (number, parameter) in enumerate(zip(self.numbers, self.parameters)):
            own = local_tensor(parameter)
            change = shard_like(step[row].movedim(0, self.mode), parameter)
            if own.dtype == self.dtype:
                own.mul_(shrink[row]).add_(change)
            else:
                generator = step_generator(group["seed"], number, clock, self.device)
                own.copy_(round_randomly(own.to(self.dtype) * shrink[row] + change, own.dtype, generator))

    def _gather(self, active: torch.Tensor, largest: torch.Tensor) -> torch.Tensor:
        """Return scaled gradients `(N, n, ...)` in the state's precision, zeros where not active."""
        size = (len(self.parameters), *self.shape)
        # As in the parameters' memory; those of kernels must be unfolded without a copy.
        memory_order = (0, 2, 1) if len(size) == 3 and self.mode else tuple(range(len(size)))
        gradients = torch.empty_permuted(size, memory_order, dtype=self.dtype, device=self.device)
        for parameter, gradient in zip(self.parameters, gradients):
            if parameter.grad is not None:
                gradient.copy_(full_tensor(parameter.grad).movedim(self.mode, 0))
        if active.device.type != "cpu" or not active.all():  # reading it on the host would stall a GPU
            gradients.masked_fill_(per_tensor(~active, gradients), 0)
        return gradients.mul_(per_tensor(self._scale(active, largest), gradients))

    def _scale(self, active: torch.Tensor, largest: torch.Tensor) -> torch.Tensor:
        """Return a factor for each gradient `(N,)`, against over- and underflow.

        It is the power of two that takes the `largest` entry `(N,)` of a tensor's first gradient to about one. Where it
        would take a later one out of `SCALED_SIZES`, that gradient is scaled to the end of the range.
        """
        scale = self.state["gradient_scale"]
        limit = -log2(torch.finfo(self.dtype).tiny)  # largest power of two whose inverse is a normal number
        power = -torch.log2(largest).round().clamp(-limit, limit)
        self.state.set_where(active & (self.state["step"] == 0), "gradient_scale", torch.exp2(power))
        scaled = largest * scale
        limited = scaled.clamp(*SCALED_SIZES)
        return torch.where(active & (limited != scaled), limited / largest, scale)

    def _update_bases(self, group: dict, gradients: torch.Tensor, active, is_used, clock: int) -> None:
        """Find the first basis of new rows, and refresh the bases that are due: parameters take turns."""
        interval, beta = group["refresh_interval"], group["betas"][0]
        for row, (number, parameter) in enumerate(zip(self.numbers, self.parameters)):
            turn, last = int(reversed_bits(number) * interval), self.refreshed[row]
            # A search at this very number of steps was in a step that was skipped.
            is_due = last is None or (last + turn) // interval < (clock + turn) // interval or last == clock
            if parameter.grad is None or not is_due or self.state.basis is None:
                continue
            here, one = active[row : row + 1], self.state.part(row, row + 1)
            if last is None and not here:  # synchronizes, but only until the first gradient
                continue
            matrix, rank = gradients[row : row + 1].flatten(2), one.basis.shape[2]
            generator = step_generator(group["seed"], number, clock, self.device)
            if last is None:
                one.set_where(here, "basis", find_basis(matrix, rank, generator))
            else:
                ahead = torch.lerp(matrix, torch.bmm(one.basis, one.momentum.flatten(2)), beta)
                overlap = one.rotate(find_basis(ahead, rank, generator, one.basis), here)
                self.overlap[row] = torch.where(here, overlap, self.overlap[row])
                self.refreshes += last != clock
            one.set_where(is_used.to(self.device), "refreshed", torch.full_like(one["refreshed"], clock))
            self.refreshed[row] = clock


def reversed_bits(number: int) -> float:
    """Return the number in [0, 1) with the binary digits of `number` reversed: those of 0, 1, 2, ... spread evenly."""
    return int(f"{number:032b}"[::-1], 2) / 2**32
