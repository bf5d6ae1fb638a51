"""`Stack`: parameters of one group and shape, updated together in place."""

import torch

from .core_state import CoreState
from .guard import norm_dtype
from .precision import round_randomly, step_generator
from .sharding import full_tensor, local_tensor, shard_like
from .subspace import lift, project


CHUNK_ENTRIES = {"cpu": 2**22, "cuda": 2**27}  # updated at once; bounds the memory of copied gradients and updates

Statistics = dict[tuple[int, str], list[torch.Tensor]]  # by group and name


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

    def __init__(
        self,
        index: int,
        group: dict,
        members: list[tuple[int, torch.Tensor]],
        total: int,
        state_class: type[CoreState],
        dtype: torch.dtype,
    ):
        self.index = index
        self.numbers, self.parameters = [list(each) for each in zip(*members)]
        first = self.parameters[0]
        self.state = state_class(first.shape, len(members), group, dtype, first.device)
        self.dtype, self.device, self.total = dtype, first.device, total
        self.unready = set(range(len(members)))  # rows without a gradient so far
        self.refreshes = 0
        # Overlap of the old and the new subspace at the last refresh.
        self.overlap = torch.full((len(members),), float("nan"), dtype=dtype, device=first.device)

    def step(
        self,
        group: dict,
        norms: dict[torch.Tensor, torch.Tensor],
        is_used: torch.Tensor,
        clock: int,
        statistics: Statistics | None,
    ) -> None:
        """Update all parameters in chunks.

        Args:
            group: the parameter group, whose settings may change between steps.
            norms: norm `()` float64 of each parameter with a gradient.
            is_used: 0-dimensional bool; False leaves everything unchanged.
            clock: number of steps applied before this one, equal on all processes.
            statistics: lists to which `(rows,)` tensors are appended.
        """
        count = max(1, CHUNK_ENTRIES.get(self.device.type, 2**24) // self.parameters[0].numel())
        zero = torch.zeros((), dtype=norm_dtype(self.device), device=self.device)
        for start in range(0, len(self.parameters), count):
            rows = range(start, min(start + count, len(self.parameters)))
            if all(self.parameters[row].grad is None for row in rows):
                continue
            norm = torch.stack([norms.get(self.parameters[row], zero).to(self.device) for row in rows])
            found = {} if statistics is not None else None
            self._step_rows(rows, group, norm, is_used.to(self.device) & (norm > 0), clock, found)
            for name, values in (found or {}).items():
                statistics[self.index, name].append(values)

    def _step_rows(self, rows: range, group: dict, norm, active, clock: int, statistics: dict | None) -> None:
        state = self.state.slice(rows.start, rows.stop)
        gradients, norm = self._gather(rows, state, norm, active)
        self._update_subspaces(rows, state, group, gradients, active, clock)
        state["step"].add_(active)
        core = project(gradients, state.factors)
        if statistics is not None:
            energy = torch.where(active, norm, 1).square().to(self.dtype)
            statistics["retained_energy"] = core.flatten(1).square().sum(1) / energy
            statistics["subspace_overlap"] = self.overlap[rows.start : rows.stop]
        core, ratio = state.direction(core, norm, group, active, statistics)
        rate = active.to(self.dtype) * group["lr"]  # (rows,)
        signed = state.broadcast(rate if group["maximize"] else -rate)
        update = lift(core * signed, state.factors)
        if ratio is not None:
            update.addcmul_(gradients, ratio * signed)
        if statistics is not None:
            sizes = torch.stack([full_tensor(self.parameters[row]).norm() for row in rows]).to(self.dtype)
            statistics["update_to_weight"] = update.flatten(1).norm(dim=1) / sizes.clamp(min=1e-30)
        for row, each, shrink in zip(rows, update, 1 - rate * group["weight_decay"]):
            self._apply(self.parameters[row], each, shrink, self._generator(group, row, clock))

    def _gather(self, rows: range, state: CoreState, norm, active) -> tuple[torch.Tensor, torch.Tensor]:
        """Return scaled gradients `(rows, n1, ..., nd)` in the state's precision, zeros where not active; their norms."""
        gradients = torch.empty(len(rows), *state.shape, dtype=self.dtype, device=self.device)
        for row, gradient in zip(rows, gradients):
            grad = self.parameters[row].grad
            gradient.zero_() if grad is None else gradient.copy_(full_tensor(grad).view(state.shape))
        gradients.masked_fill_(state.broadcast(~active), 0)
        scale = state.choose_scale(gradients if self.unready.intersection(rows) else None, norm, active)
        return gradients.mul_(state.broadcast(scale)), norm * scale.to(norm.dtype)

    def _apply(self, parameter, update: torch.Tensor, shrink: torch.Tensor, generator: torch.Generator) -> None:
        """Set parameter = shrink · parameter + update, rounded randomly to bfloat16."""
        own, update = local_tensor(parameter), update.view(parameter.shape)
        if own is parameter and own.dtype == self.dtype:
            own.mul_(shrink).add_(update)
        else:
            values = full_tensor(parameter).to(self.dtype) * shrink + update
            own.copy_(shard_like(round_randomly(values, own.dtype, generator), parameter))

    def _update_subspaces(self, rows: range, state: CoreState, group, gradients, active, clock: int) -> None:
        """Find the first subspace of new rows, and refresh the subspaces that are due: parameters take turns."""
        interval = group["refresh_interval"]
        for index, row in enumerate(rows):
            turn = self.numbers[row] * interval // self.total
            is_due = (clock + turn) % interval == 0 and state.is_compressed
            is_new = row in self.unready
            if self.parameters[row].grad is None or not (is_new or is_due):
                continue
            one, each = state.slice(index, index + 1), slice(index, index + 1)
            generator = self._generator(group, row, clock)
            if is_new:
                if state.is_compressed:
                    one.find_subspaces(gradients[each], active[each], generator)
                if bool(active[each]):  # synchronizes, but only once per parameter
                    self.unready.remove(row)
            else:
                overlap = one.refresh_subspaces(gradients[each], group, active[each], generator)
                self.overlap[row : row + 1].copy_(overlap)
                self.refreshes += 1

    def _generator(self, group: dict, row: int, clock: int) -> torch.Generator:
        return step_generator(group["seed"], self.numbers[row], clock, self.device)
