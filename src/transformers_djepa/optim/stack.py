"""`Stack`: parameters of one group and shape, updated together in place."""

import torch

from .guard import norm_dtype
from .low_rank import LowRankState, choose_scale, find_subspaces, low_rank_step, refresh_subspaces
from .settings import LowRankSettings
from .sharding import full_tensor, local_tensor, shard_like
from .subspace import lift


PLAIN_SCALES = (2.0**-60, 2.0**60)  # in this range, unscaled gradients are projected without over- or underflow
CHUNK_ENTRIES = {"cpu": 2**22, "cuda": 2**27}  # updated at once; bounds the memory of gathered and converted tensors


class Stack:
    """N parameters of equal shape.

    Args:
        group: index of their parameter group.
        members: pairs (number, parameter), where number is the parameter's position in the optimizer.
        total: number of parameters in the optimizer.
        settings: settings of the group.
        dtype: dtype of the state.
    """

    def __init__(
        self, group: int, members: list[tuple[int, torch.Tensor]], total: int, settings: LowRankSettings, dtype
    ):
        self.group, self.settings = group, settings
        self.numbers, self.parameters = [list(each) for each in zip(*members)]
        first = self.parameters[0]
        self.state = LowRankState(first.shape, len(members), settings, dtype, first.device)
        self.dtype, self.device = dtype, first.device
        interval = settings.refresh_interval
        self.offsets = [number * interval // total for number in self.numbers]  # stagger refreshes over the interval
        self.unready = set(range(len(members)))  # rows without a subspace
        self.refreshes = 0
        # Overlap of the old and the new subspace at the last refresh.
        self.overlap = torch.full((len(members),), float("nan"), dtype=dtype, device=first.device)

    def step(
        self,
        norms: dict[torch.Tensor, torch.Tensor],
        is_used: torch.Tensor,
        clock: int,
        lr: float | torch.Tensor,
        weight_decay: float,
        statistics: dict[tuple[int, str], list[torch.Tensor]] | None,
    ) -> None:
        """Update all parameters in chunks.

        Args:
            norms: norm `()` float64 of each parameter with a gradient.
            is_used: 0-dimensional bool; False leaves everything unchanged.
            clock: number of steps applied before this one, equal on all processes.
            lr, weight_decay: settings of the group.
            statistics: lists by group and name, to which `(rows,)` tensors are appended.
        """
        rows = max(1, CHUNK_ENTRIES.get(self.device.type, 2**24) // self.parameters[0].numel())
        for start in range(0, len(self.parameters), rows):
            chosen = range(start, min(start + rows, len(self.parameters)))
            self._step_rows(chosen, norms, is_used, clock, lr, weight_decay, statistics)

    def _step_rows(self, rows: range, norms, is_used, clock, lr, weight_decay, statistics) -> None:
        parameters = [self.parameters[row] for row in rows]
        zero = torch.zeros((), dtype=norm_dtype(self.device), device=self.device)
        norm = torch.stack([norms.get(p, zero).to(self.device) for p in parameters])  # (rows,)
        active = is_used.to(self.device) & (norm > 0)
        state = self.state.slice(rows.start, rows.stop)
        fresh = [p.grad if row in self.unready else None for row, p in zip(rows, parameters)]
        scale = choose_scale(state, [None if g is None else full_tensor(g) for g in fresh], norm, active)
        norm = norm * scale.to(norm.dtype)
        gradients, scale = self._gradients(parameters, active, scale)
        self._update_subspaces(rows, state, gradients, scale, active, clock)
        found = {} if statistics is not None else None
        core, ratio = low_rank_step(state, gradients, scale, norm, active, found)
        rate = active.to(self.dtype) * lr  # (rows,)
        factor = -rate * self.settings.scale
        if statistics is not None:
            sizes = torch.stack([full_tensor(p).float().norm() for p in parameters])  # (rows,)
            smallest = torch.finfo(sizes.dtype).tiny
            found["update_to_weight"] = found.pop("update_norm") * rate / sizes.clamp(min=smallest)
            found["subspace_overlap"] = self.overlap[rows.start : rows.stop]
            for name, values in found.items():
                statistics[self.group, name].append(values)
        core, ratio = core.mul_(state.broadcast(factor)), ratio * factor
        for index, (parameter, gradient) in enumerate(zip(parameters, gradients)):
            if gradient is not None:
                factors = state.slice(index, index + 1).factors
                update = lift(core[index : index + 1], factors)[0].reshape(parameter.shape)
                self._apply(parameter, gradient, update, ratio[index], rate[index], weight_decay)

    def _apply(self, parameter, gradient, update, ratio, rate, weight_decay: float) -> None:
        """Set parameter = (1 - rate · weight_decay) parameter + update + ratio · gradient."""
        own = local_tensor(parameter)
        is_plain = own is parameter and own.dtype == self.dtype
        values = own if is_plain else full_tensor(parameter).to(self.dtype, copy=True)
        if self.settings.residual and self.state.is_compressed:
            update.addcmul_(gradient, ratio)
        keep = 1.0
        if weight_decay and self.device.type == "cpu":  # reading the rate is free on a CPU, and saves a pass
            keep = 1.0 - float(rate) * weight_decay
        elif weight_decay:
            values.mul_(1.0 - rate * weight_decay)
        torch.add(update, values, alpha=keep, out=values)
        if not is_plain:
            own.copy_(shard_like(values, parameter))

    def _gradients(self, parameters: list[torch.Tensor], active: torch.Tensor, scale: torch.Tensor):
        """Return full gradients in the state's precision, `None` for missing or inactive ones, and their factors.

        Very large and very small gradients are scaled first, on a GPU all of them; their factor is then one.
        """
        on_cpu = self.device.type == "cpu"
        is_plain = (scale > PLAIN_SCALES[0]) & (scale < PLAIN_SCALES[1]) & on_cpu
        known = active.tolist() if on_cpu else [True] * len(parameters)  # do not synchronize a GPU
        scaled = (~is_plain).tolist() if on_cpu else known
        found: list[torch.Tensor | None] = []
        for index, parameter in enumerate(parameters):
            if parameter.grad is None or not known[index]:
                found.append(None)
                continue
            gradient = full_tensor(parameter.grad).to(self.dtype).view(self.state.shape)
            gradient = gradient * scale[index] if scaled[index] else gradient
            found.append(gradient if on_cpu else gradient.masked_fill_(~active[index], 0))
        return found, torch.where(is_plain, scale, 1)

    def _update_subspaces(self, rows: range, state: LowRankState, gradients, scale, active, clock: int) -> None:
        """Find the first subspace of new rows, and refresh the subspaces that are due."""
        for index, row in enumerate(rows):
            is_due = (clock + self.offsets[row]) % self.settings.refresh_interval == 0 and state.is_compressed
            is_new = row in self.unready
            if gradients[index] is None or not (is_new or is_due):
                continue
            one, flag = state.slice(index, index + 1), active[index : index + 1]
            gradient = gradients[index].unsqueeze(0) * scale[index]
            if is_new:
                if state.is_compressed:
                    find_subspaces(one, gradient, flag, self._generator(row, clock))
                if bool(flag):  # synchronizes, but only once per parameter
                    self.unready.remove(row)
            else:
                overlap = refresh_subspaces(one, gradient, flag, self._generator(row, clock))
                self.overlap[row : row + 1].copy_(overlap)
                self.refreshes += 1

    def _generator(self, row: int, clock: int) -> torch.Generator:
        """Return a generator seeded by the seed, the parameter and the step, equal on all processes."""
        seed = hash((self.settings.seed, self.numbers[row], clock)) % 2**63
        return torch.Generator(self.device).manual_seed(seed)
