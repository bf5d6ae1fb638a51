"""`Stack`: parameters of one group and shape, updated together in place."""

from math import log2

import torch

from .kronecker import KroneckerState, norms_of, over
from .precision import round_randomly, step_generator
from .subspace import choose_rank, compressed_mode, find_basis
from .tensors import full_tensor, local_tensor, shard_like


STACK_ENTRIES = {"cpu": 2**22, "cuda": 2**27}  # bounds the memory of copied gradients and updates
SCALED_SIZES = (1e-8, 1e6)  # of the largest entry of scaled gradients; float32 holds the square of their energy


class Stack:
    """N parameters of equal shape.

    Args:
        index: of their parameter group.
        group: the parameter group.
        members: pairs (number, parameter), where number is the parameter's position in the optimizer.
        total: number of parameters in the optimizer.
        dtype: dtype of the state.
        state_class: kind of state.
    """

    def __init__(self, index: int, group: dict, members: list, total: int, dtype, state_class: type[KroneckerState]):
        self.index, self.dtype, self.total = index, dtype, total
        self.numbers, self.parameters = [list(each) for each in zip(*members)]
        shape, self.device = self.parameters[0].shape, self.parameters[0].device
        self.mode = compressed_mode(shape)
        self.shape = (shape[self.mode], *shape[: self.mode], *shape[self.mode + 1 :])  # compressed mode first
        rank = choose_rank(shape, self.mode, group["rank"])
        self.state = state_class(len(members), self.shape, rank, group, dtype, self.device)
        self.direction = torch.compile(self.state.direction) if group["compile"] else self.state.direction
        self.unready = set(range(len(members)))  # rows without a gradient so far
        self.refreshes = 0
        # Overlap of the old and the new subspace at the last refresh.
        self.overlap = torch.full((len(members),), float("nan"), dtype=dtype, device=self.device)

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
        active = is_used.to(self.device) & (largest > 0)
        gradients = self._gather(active, largest)
        self._update_bases(group, gradients, active, clock)
        self.state["step"].add_(active)
        core, norms = self._project(gradients), norms_of(gradients)
        if statistics is not None:
            statistics["retained_energy"] = (norms_of(core) / norms.clamp(min=torch.finfo(self.dtype).tiny)).square()
            statistics["subspace_overlap"] = self.overlap
        core, ratio = self.direction(core, norms, group, active, statistics)
        rate = active.to(self.dtype) * group["lr"]  # (N,)
        signed = over(rate if group["maximize"] else -rate, core)
        update = self._lift(core * signed)
        if ratio is not None:
            update.addcmul_(gradients, ratio * signed)
        if statistics is not None:
            weights = torch.stack([full_tensor(p).detach().norm().to(self.dtype) for p in self.parameters])
            statistics["update_to_weight"] = norms_of(update) / weights.clamp(min=1e-30)
        for row, (parameter, shrink) in enumerate(zip(self.parameters, 1 - rate * group["weight_decay"])):
            self._apply(parameter, update[row].movedim(0, self.mode), shrink, self._generator(group, row, clock))

    def _gather(self, active: torch.Tensor, largest: torch.Tensor) -> torch.Tensor:
        """Return scaled gradients `(N, n, ...)` in the state's precision, zeros where not active."""
        gradients = torch.empty(len(self.parameters), *self.shape, dtype=self.dtype, device=self.device)
        for parameter, gradient in zip(self.parameters, gradients):
            if parameter.grad is not None:
                gradient.copy_(full_tensor(parameter.grad).movedim(self.mode, 0))
        gradients.masked_fill_(over(~active, gradients), 0)
        return gradients.mul_(over(self._scale(active, largest), gradients))

    def _scale(self, active: torch.Tensor, largest: torch.Tensor) -> torch.Tensor:
        """Return a factor for each gradient `(N,)`, against over- and underflow.

        It is the power of two that takes the `largest` entry `(N,)` of a tensor's first gradient to about one. Where it
        would take a later one out of `SCALED_SIZES`, that gradient is scaled to the end of the range.
        """
        scale = self.state["gradient_scale"]
        limit = -log2(torch.finfo(self.dtype).tiny)  # largest power of two whose inverse is a normal number
        power = -torch.log2(largest).round().clamp(-limit, limit)
        self.state.write("gradient_scale", torch.exp2(power), active & (self.state["step"] == 0))
        scaled = largest * scale
        limited = scaled.clamp(*SCALED_SIZES)
        return torch.where(active & (limited != scaled), limited / largest, scale)

    def _update_bases(self, group: dict, gradients: torch.Tensor, active: torch.Tensor, clock: int) -> None:
        """Find the first basis of new rows, and refresh the bases that are due: parameters take turns."""
        interval, beta = group["refresh_interval"], group["betas"][0]
        for row, (number, parameter) in enumerate(zip(self.numbers, self.parameters)):
            is_new = row in self.unready
            is_due = (clock + number * interval // self.total) % interval == 0 and self.state.basis is not None
            if parameter.grad is None or not (is_new or is_due):
                continue
            one, here = self.state[row : row + 1], active[row : row + 1]
            matrix, generator = gradients[row : row + 1].flatten(2), self._generator(group, row, clock)
            if is_new:
                if one.basis is not None:
                    found = find_basis(matrix, one.basis.shape[2], generator)
                    one.write("basis", found, here & (one["step"] == 0))
                if bool(here):  # synchronizes, but only once per parameter
                    self.unready.remove(row)
            else:
                ahead = torch.lerp(matrix, torch.bmm(one.basis, one.momentum.flatten(2)), beta)
                found = find_basis(ahead, one.basis.shape[2], generator, one.basis)
                self.overlap[row : row + 1] = one.turn(found, here & (one["step"] > 0))
                self.refreshes += 1

    def _project(self, gradients: torch.Tensor) -> torch.Tensor:
        """Return the cores `(N, r, ...)` of gradients `(N, n, ...)`."""
        basis = self.state.basis
        if basis is None:
            return gradients
        return torch.bmm(basis.transpose(1, 2), gradients.flatten(2)).view(-1, *self.state.shape)

    def _lift(self, core: torch.Tensor) -> torch.Tensor:
        """Return cores `(N, r, ...)` to full space `(N, n, ...)`."""
        basis = self.state.basis
        return core if basis is None else torch.bmm(basis, core.flatten(2)).view(-1, *self.shape)

    def _apply(self, parameter, update: torch.Tensor, shrink: torch.Tensor, generator: torch.Generator) -> None:
        """Set parameter = shrink · parameter + update, rounded randomly to bfloat16."""
        own = local_tensor(parameter)
        if own is parameter and own.dtype == self.dtype:
            own.mul_(shrink).add_(update)
        else:
            values = full_tensor(parameter).to(self.dtype) * shrink + update
            own.copy_(shard_like(round_randomly(values, own.dtype, generator), parameter))

    def _generator(self, group: dict, row: int, clock: int) -> torch.Generator:
        return step_generator(group["seed"], self.numbers[row], clock, self.device)
