"""Parameters of one group and shape, stepped together: gradients in, parameters changed in place."""

import torch

from .guard import norm_dtype
from .low_rank import LowRankState, choose_scale, find_subspaces, low_rank_step, refresh_subspaces
from .settings import LowRankSettings
from .sharding import full_tensor, local_tensor, shard_like
from .subspace import lift


CHUNK_ENTRIES = {"cpu": 2**22, "cuda": 2**27}  # stepped at a time: bounds what is gathered or converted at once


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
        norms: dict[torch.Tensor, torch.Tensor],
        is_used: torch.Tensor,
        clock: int,
        lr: float | torch.Tensor,
        weight_decay: float,
        statistics: dict[tuple[int, str], list[torch.Tensor]] | None,
    ) -> None:
        """One step.

        Args:
            norms: of the gradient of every parameter that has one, `()` float64.
            is_used: 0-dimensional bool, False leaves everything as it is.
            clock: steps used before this one, the same on all processes.
            statistics: lists by group and name that `(rows,)` tensors are added to.
        """
        rows = max(1, CHUNK_ENTRIES.get(self.device.type, 2**24) // self.parameters[0].numel())
        for start in range(0, len(self.parameters), rows):
            chosen = range(start, min(start + rows, len(self.parameters)))
            self._step_rows(chosen, norms, is_used, clock, lr, weight_decay, statistics)

    def _step_rows(self, rows: range, norms, is_used, clock, lr, weight_decay, statistics) -> None:
        parameters = [self.parameters[row] for row in rows]
        nothing = torch.zeros((), dtype=norm_dtype(self.device), device=self.device)
        norm = torch.stack([norms.get(p, nothing).to(self.device) for p in parameters])  # (rows,)
        active = is_used.to(self.device) & (norm > 0)
        state = self.state.slice(rows.start, rows.stop)
        gradients = self._gradients(parameters, active)
        if self.unready.intersection(rows):
            first = [gradient if row in self.unready else None for row, gradient in zip(rows, gradients)]
            choose_scale(state, first, active)
        self._tend_subspaces(rows, state, gradients, active, clock)
        found = {} if statistics is not None else None
        core, ratio = low_rank_step(state, gradients, norm, active, found)
        rate = active.to(self.dtype) * lr  # (rows,)
        reach = -rate * self.settings.scale
        if statistics is not None:
            found["update_to_weight"] = found.pop("update_norm") * rate / _norms(parameters)
            found["subspace_overlap"] = self.overlap[rows.start : rows.stop]
            for name, values in found.items():
                statistics[self.group, name].append(values)
        core, ratio = core.mul_(state.broadcast(reach)), ratio * reach
        for index, (parameter, gradient) in enumerate(zip(parameters, gradients)):
            if gradient is not None:
                one = state.slice(index, index + 1)
                self._move(
                    parameter, gradient, one.factors, core[index : index + 1], ratio[index], rate[index], weight_decay
                )

    def _move(self, parameter, gradient, factors, core, ratio, rate, weight_decay: float) -> None:
        """`parameter = (1 - rate · weight_decay) parameter + (lift(core) + ratio · gradient)`, in three passes."""
        own = local_tensor(parameter)
        is_plain = own is parameter and own.dtype == self.dtype
        values = own if is_plain else full_tensor(parameter).to(self.dtype, copy=True)
        update = lift(core, factors)[0]
        if self.settings.residual and self.state.is_compressed:
            update.addcmul_(gradient, ratio)
        keep = 1.0
        if weight_decay and self.device.type == "cpu":  # a number costs nothing there, and saves a pass
            keep = 1.0 - float(rate) * weight_decay
        elif weight_decay:
            values.mul_(1.0 - rate * weight_decay)
        torch.add(update, values, alpha=keep, out=values)
        if not is_plain:
            own.copy_(shard_like(values, parameter))

    def _gradients(self, parameters: list[torch.Tensor], active: torch.Tensor) -> list[torch.Tensor | None]:
        """Whole gradients in the state's precision; `None` for those that are missing or known not to be active."""
        known = active.tolist() if self.device.type == "cpu" else [True] * len(parameters)  # a GPU would have to wait
        found: list[torch.Tensor | None] = []
        for parameter, is_active, flag in zip(parameters, known, active):
            if parameter.grad is None or not is_active:
                found.append(None)
                continue
            gradient = full_tensor(parameter.grad).to(self.dtype)
            found.append(gradient if self.device.type == "cpu" else gradient.masked_fill(~flag, 0))
        return found

    def _tend_subspaces(self, rows: range, state: LowRankState, gradients, active, clock: int) -> None:
        """First subspaces where there are none, and better ones for those whose turn it is."""
        for index, row in enumerate(rows):
            is_due = (clock + self.turns[row]) % self.settings.refresh_interval == 0 and state.is_compressed
            is_new = row in self.unready
            if gradients[index] is None or not (is_new or is_due):
                continue
            one, flag = state.slice(index, index + 1), active[index : index + 1]
            gradient = gradients[index].unsqueeze(0) * state.broadcast(state["gradient_scale"])[index : index + 1]
            if is_new:
                if state.is_compressed:
                    find_subspaces(one, gradient, flag, self._draws(row, clock))
                if bool(flag):  # once a parameter
                    self.unready.remove(row)
            else:
                overlap = refresh_subspaces(one, gradient, flag, self._draws(row, clock))
                self.overlap[row : row + 1].copy_(overlap)
                self.refreshes += 1

    def _draws(self, row: int, clock: int) -> torch.Generator:
        """Random numbers that depend on the seed, the parameter and the step alone: equal on all processes."""
        seed = hash((self.settings.seed, self.numbers[row], clock)) % 2**63
        return torch.Generator(self.device).manual_seed(seed)

    def find_unready(self) -> None:
        """After loading: the rows that never had a gradient."""
        self.unready = set(torch.nonzero(self.state["step"] == 0).flatten().tolist())


def _norms(parameters: list[torch.Tensor]) -> torch.Tensor:
    """‖parameter‖, `(rows,)`, at least the smallest number."""
    norms = torch.stack([full_tensor(p).float().norm() for p in parameters])
    return norms.clamp(min=torch.finfo(torch.float32).tiny)
