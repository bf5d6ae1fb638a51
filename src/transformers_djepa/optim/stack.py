"""Parameters of one group and shape, stepped together: gradients in, parameters changed in place."""

import torch

from .low_rank import LowRankState, choose_scale, find_subspaces, low_rank_step, refresh_subspaces
from .settings import LowRankSettings
from .sharding import full_tensor, local_tensor, shard_like


CHUNK_ENTRIES = {"cpu": 2**22, "cuda": 2**27}  # stepped at a time; about what a step needs beside its state


class Stack:
    """N parameters of equal shape.

    Args:
        group: index of their parameter group.
        members: (number, parameter): the number is the parameter's position among all `total` of the optimizer.
        settings: of the group.
        dtype: of the state.
    """

    def __init__(
        self,
        group: int,
        members: list[tuple[int, torch.Tensor]],
        total: int,
        settings: LowRankSettings,
        dtype: torch.dtype,
    ):
        self.group, self.settings = group, settings
        self.numbers, self.parameters = [list(each) for each in zip(*members)]
        first = self.parameters[0]
        self.state = LowRankState(first.shape, len(members), settings, dtype, first.device)
        self.dtype, self.device = dtype, first.device
        interval = settings.refresh_interval
        self.turns = [number * interval // total for number in self.numbers]  # refreshes are spread over the interval
        self.unready = set(range(len(members)))  # rows without a subspace
        self.refreshes = 0
        self.overlap = torch.full(
            (len(members),), float("nan"), dtype=dtype, device=first.device
        )  # at the last refresh

    def state_of(self, row: int) -> dict[str, torch.Tensor]:
        """The state of one parameter, views."""
        return {name: tensor[row] for name, tensor in self.state.tensors.items()}

    def step(
        self,
        sizes: dict[torch.Tensor, torch.Tensor],
        is_used: torch.Tensor,
        clock: int,
        lr: float | torch.Tensor,
        weight_decay: float,
        statistics: dict[tuple[int, str], list[torch.Tensor]] | None,
    ) -> None:
        """One step.

        Args:
            sizes: largest entry of the gradient of every parameter that has one.
            is_used: 0-dimensional bool, False leaves everything as it is.
            clock: steps used before this one, the same on all processes.
            statistics: lists by group and name that `(rows,)` tensors are added to.
        """
        rows = max(1, CHUNK_ENTRIES.get(self.device.type, 2**24) // self.parameters[0].numel())
        for start in range(0, len(self.parameters), rows):
            chosen = range(start, min(start + rows, len(self.parameters)))
            self._step_rows(chosen, sizes, is_used, clock, lr, weight_decay, statistics)

    def _step_rows(self, rows: range, sizes, is_used, clock, lr, weight_decay, statistics) -> None:
        parameters = [self.parameters[row] for row in rows]
        nothing = torch.zeros((), dtype=torch.float64, device=self.device)
        size = torch.stack([sizes.get(p, nothing).to(self.device) for p in parameters])
        active = is_used.to(self.device) & (size > 0)
        state = self.state.slice(rows.start, rows.stop)
        if self.unready.intersection(rows):
            choose_scale(state, size, active)
        gradient = self._gather(parameters, active, state["gradient_scale"])
        self._tend_subspaces(rows, state, gradient, active, clock)
        found = {} if statistics is not None else None
        factor = active.to(self.dtype) * -lr  # (rows,)
        update = low_rank_step(state, gradient, active, factor, found)
        if weight_decay:
            for each, p, decay in zip(update.unbind(), parameters, (factor * weight_decay).unbind()):
                each.addcmul_(full_tensor(p).to(self.dtype), decay)
        if statistics is not None:
            found["update_to_weight"] = _ratio(update, parameters)
            found["subspace_overlap"] = self.overlap[rows.start : rows.stop]
            for name, values in found.items():
                statistics[self.group, name].append(values)
        parts = [shard_like(each, p) for each, p in zip(update.unbind(), parameters)]
        torch._foreach_add_([local_tensor(p) for p in parameters], parts)

    def _gather(self, parameters: list[torch.Tensor], active: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
        """Whole gradients `(rows, n1, ..., nd)` times `scale` `(rows,)`, in its precision, zero where not active."""
        shape, kind = self.parameters[0].shape, {"dtype": self.dtype, "device": self.device}
        gradient = torch.empty(len(parameters), *shape, **kind)
        for row, parameter in enumerate(parameters):
            if parameter.grad is None:
                gradient[row].zero_()
            elif parameter.grad.dtype == self.dtype:
                torch.mul(full_tensor(parameter.grad), scale[row], out=gradient[row])
            else:
                gradient[row].copy_(full_tensor(parameter.grad)).mul_(scale[row])
        if self.device.type != "cpu" or not active.all():  # on a CPU it costs nothing to look
            gradient.masked_fill_(~self.state.broadcast(active), 0)
        return gradient

    def _tend_subspaces(self, rows: range, state: LowRankState, gradient, active, clock: int) -> None:
        """First subspaces where there are none, and better ones for those whose turn it is."""
        for index, row in enumerate(rows):
            one = slice(index, index + 1)
            due = (clock + self.turns[row]) % self.settings.refresh_interval == 0
            if row in self.unready and self.parameters[row].grad is not None:
                if state.is_compressed:
                    find_subspaces(state.slice(index, index + 1), gradient[one], active[one], self._draws(row, clock))
                if bool(active[index]):  # once a parameter
                    self.unready.remove(row)
            elif due and state.is_compressed and row not in self.unready:
                overlap = refresh_subspaces(
                    state.slice(index, index + 1), gradient[one], active[one], self._draws(row, clock)
                )
                self.overlap[row : row + 1].copy_(overlap)
                self.refreshes += 1

    def _draws(self, row: int, clock: int) -> torch.Generator:
        """Random numbers that depend on the seed, the parameter and the step alone: equal on all processes."""
        seed = hash((self.settings.seed, self.numbers[row], clock)) % 2**63
        return torch.Generator(self.device).manual_seed(seed)

    def find_unready(self) -> None:
        """After loading: the rows that never had a gradient."""
        self.unready = set(torch.nonzero(self.state["step"] == 0).flatten().tolist())


def _ratio(update: torch.Tensor, parameters: list[torch.Tensor]) -> torch.Tensor:
    """‖update‖ / ‖parameter‖, `(rows,)`."""
    norms = torch.stack([full_tensor(p).float().norm() for p in parameters])
    return update.flatten(1).float().norm(dim=1) / norms.clamp(min=torch.finfo(torch.float32).tiny)
