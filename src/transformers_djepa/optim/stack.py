"""`Stack`: parameters of one group and shape, updated together in place."""

import torch

from .core_state import CoreState, norms_of
from .precision import round_randomly, step_generator
from .sharding import full_tensor, local_tensor, shard_like
from .subspace import lift, project


STACK_ENTRIES = {"cpu": 2**22, "cuda": 2**27}  # bounds the memory of copied gradients and updates


class Stack:
    """N parameters of equal shape.

    Args:
        index: of their parameter group.
        group: the parameter group.
        members: pairs (number, parameter), where number is the parameter's position in the optimizer.
        total: number of parameters in the optimizer.
        state_class: kind of state.
        dtype: dtype of the state.
    """

    def __init__(self, index: int, group: dict, members: list, total: int, state_class: type[CoreState], dtype):
        self.index = index
        self.numbers, self.parameters = [list(each) for each in zip(*members)]
        first = self.parameters[0]
        self.state = state_class(first.shape, len(members), group, dtype, first.device)
        self.dtype, self.device, self.total = dtype, first.device, total
        self.unready = set(range(len(members)))  # rows without a gradient so far
        self.refreshes = 0
        # Overlap of the old and the new subspace at the last refresh.
        self.overlap = torch.full((len(members),), float("nan"), dtype=dtype, device=first.device)

    def step(self, group: dict, sizes: dict, is_used: torch.Tensor, clock: int, statistics: dict | None) -> None:
        """Update all parameters.

        Args:
            group: the parameter group, whose settings may change between steps.
            sizes: largest absolute entry `()` of each gradient, by parameter.
            is_used: 0-dimensional bool; False leaves everything unchanged.
            clock: number of steps applied before this one, equal on all processes.
            statistics: if given, filled with `(N,)` tensors by name.
        """
        if not any(p in sizes for p in self.parameters):
            return
        zero = torch.zeros((), device=self.device)
        largest = torch.stack([sizes.get(p, zero).to(self.device, self.dtype) for p in self.parameters])  # (N,)
        active, state = is_used.to(self.device) & (largest > 0), self.state
        gradients = self._gather(active, largest)
        self._update_subspaces(group, gradients, active, clock)
        state["step"].add_(active)
        core, norms = project(gradients, state.factors), norms_of(gradients)
        if statistics is not None:
            statistics["retained_energy"] = (norms_of(core) / norms.clamp(min=torch.finfo(self.dtype).tiny)).square()
            statistics["subspace_overlap"] = self.overlap
        core, ratio = state.direction(core, norms, group, active, statistics)
        rate = active.to(self.dtype) * group["lr"]  # (N,)
        signed = state.broadcast(rate if group["maximize"] else -rate)
        update = lift(core * signed, state.factors)
        if ratio is not None:
            update.addcmul_(gradients, ratio * signed)
        if statistics is not None:
            weights = torch.stack([full_tensor(p).detach().norm().to(self.dtype) for p in self.parameters])
            statistics["update_to_weight"] = norms_of(update) / weights.clamp(min=1e-30)
        for row, (parameter, shrink) in enumerate(zip(self.parameters, 1 - rate * group["weight_decay"])):
            self._apply(parameter, update[row], shrink, self._generator(group, row, clock))

    def _gather(self, active: torch.Tensor, largest: torch.Tensor) -> torch.Tensor:
        """Return scaled gradients `(N, n1, ..., nd)` in the state's precision, zeros where not active."""
        state = self.state
        gradients = torch.empty(len(self.parameters), *state.shape, dtype=self.dtype, device=self.device)
        for parameter, gradient in zip(self.parameters, gradients):
            if parameter.grad is not None:
                gradient.copy_(full_tensor(parameter.grad).view(state.shape))
        gradients.masked_fill_(state.broadcast(~active), 0)
        return gradients.mul_(state.broadcast(state.choose_scale(largest, active)))

    def _apply(self, parameter, update: torch.Tensor, shrink: torch.Tensor, generator: torch.Generator) -> None:
        """Set parameter = shrink · parameter + update, rounded randomly to bfloat16."""
        own, update = local_tensor(parameter), update.view(parameter.shape)
        if own is parameter and own.dtype == self.dtype:
            own.mul_(shrink).add_(update)
        else:
            values = full_tensor(parameter).to(self.dtype) * shrink + update
            own.copy_(shard_like(round_randomly(values, own.dtype, generator), parameter))

    def _update_subspaces(self, group: dict, gradients: torch.Tensor, active: torch.Tensor, clock: int) -> None:
        """Find the first subspace of new rows, and refresh the subspaces that are due: parameters take turns."""
        interval = group["refresh_interval"]
        for row, (number, parameter) in enumerate(zip(self.numbers, self.parameters)):
            is_due = (clock + number * interval // self.total) % interval == 0 and self.state.is_compressed
            is_new = row in self.unready
            if parameter.grad is None or not (is_new or is_due):
                continue
            here = slice(row, row + 1)
            one, generator = self.state[here], self._generator(group, row, clock)
            if is_new:
                if one.is_compressed:
                    one.find_subspaces(gradients[here], active[here], generator)
                if bool(active[row]):  # synchronizes, but only once per parameter
                    self.unready.remove(row)
            else:
                self.overlap[here] = one.refresh_subspaces(gradients[here], group, active[here], generator)
                self.refreshes += 1

    def _generator(self, group: dict, row: int, clock: int) -> torch.Generator:
        return step_generator(group["seed"], self.numbers[row], clock, self.device)
