"""`Stack`: parameters of one group and shape, updated together in place."""

import torch

from .core_state import CoreState
from .guard import norm_dtype
from .rounding import round_randomly, step_generator
from .sharding import full_tensor, local_tensor, shard_like
from .subspace import lift, project_into


PLAIN_SCALES = (2.0**-60, 2.0**60)  # in this range, unscaled gradients are projected without over- or underflow
CHUNK_ENTRIES = {"cpu": 2**22, "cuda": 2**27}  # updated at once; bounds the memory of gathered and converted tensors

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
        self.unready = set(range(len(members)))  # rows without a subspace
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
        rows = max(1, CHUNK_ENTRIES.get(self.device.type, 2**24) // self.parameters[0].numel())
        for start in range(0, len(self.parameters), rows):
            self._step_rows(range(start, min(start + rows, len(self.parameters))), group, norms, is_used, clock, statistics)

    def _step_rows(self, rows: range, group, norms, is_used, clock, statistics) -> None:
        parameters = [self.parameters[row] for row in rows]
        zero = torch.zeros((), dtype=norm_dtype(self.device), device=self.device)
        norm = torch.stack([norms.get(p, zero).to(self.device) for p in parameters])  # (rows,)
        active = is_used.to(self.device) & (norm > 0)
        state = self.state.slice(rows.start, rows.stop)
        fresh = [p.grad if row in self.unready else None for row, p in zip(rows, parameters)]
        scale = state.choose_scale([None if g is None else full_tensor(g) for g in fresh], norm, active)
        norm = norm * scale.to(norm.dtype)
        gradients, scale = self._gradients(parameters, active, scale)
        self._update_subspaces(rows, state, group, gradients, scale, active, clock)
        core = self._project(state, gradients, scale)
        state["step"].add_(active)
        found = {} if statistics is not None else None
        retained = core.flatten(1).square().sum(1) if statistics is not None else None
        core, ratio = state.direction(core, norm, group, active, found)
        rate = active.to(self.dtype) * group["lr"]  # (rows,)
        if statistics is not None:
            energy = torch.where(active, norm, 0).square().to(self.dtype)
            found["retained_energy"] = retained / energy.clamp(min=torch.finfo(self.dtype).tiny)
            found["subspace_overlap"] = self.overlap[rows.start : rows.stop]
        signed = rate if group["maximize"] else -rate
        core = core * state.broadcast(signed)
        ratio = None if ratio is None else ratio * state.broadcast(signed * scale)
        sizes = []
        for index, (parameter, gradient) in enumerate(zip(parameters, gradients)):
            if gradient is None:
                continue
            update = lift(core[index : index + 1], state.slice(index, index + 1).factors)[0]
            if ratio is not None:
                update.addcmul_(gradient, ratio[index])
            if statistics is not None:
                sizes.append(update.norm() / full_tensor(parameter).to(self.dtype).norm().clamp(min=1e-30))
            keep = rate[index] * group["weight_decay"] if group["weight_decay"] else None
            self._apply(parameter, update.view(parameter.shape), keep, lambda: self._generator(group, rows[index], clock))
        if statistics is not None and sizes:
            found["update_to_weight"] = torch.stack(sizes)
            for name, values in found.items():
                statistics[self.index, name].append(values)

    def _project(self, state: CoreState, gradients: list[torch.Tensor | None], scale: torch.Tensor) -> torch.Tensor:
        """Return the scaled cores `(rows, r1, ..., rd)`, zeros without a gradient; gradients are never stacked."""
        cores = scale.new_zeros(len(gradients), *state.core_shape)
        for row, gradient in enumerate(gradients):
            if gradient is not None:
                project_into(cores[row : row + 1], gradient.unsqueeze(0), state.slice(row, row + 1).factors)
        return cores.mul_(state.broadcast(scale))

    def _apply(self, parameter, update: torch.Tensor, decay: torch.Tensor | None, generator) -> None:
        """Set parameter = (1 - decay) parameter + update, rounded randomly to half precision."""
        own = local_tensor(parameter)
        is_plain = own is parameter and own.dtype == self.dtype
        values = own if is_plain else full_tensor(parameter).to(self.dtype, copy=True)
        if decay is None:
            values.add_(update)
        elif self.device.type == "cpu":  # reading the rate is free on a CPU, and saves a pass
            torch.add(update, values, alpha=1 - float(decay), out=values)
        else:
            values.mul_(1 - decay).add_(update)
        if not is_plain:
            own.copy_(shard_like(round_randomly(values, own.dtype, generator()), parameter))

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

    def _update_subspaces(self, rows: range, state: CoreState, group, gradients, scale, active, clock: int) -> None:
        """Find the first subspace of new rows, and refresh the subspaces that are due: parameters take turns."""
        interval = group["refresh_interval"]
        for index, row in enumerate(rows):
            turn = self.numbers[row] * interval // self.total
            is_due = (clock + turn) % interval == 0 and state.is_compressed
            is_new = row in self.unready
            if gradients[index] is None or not (is_new or is_due):
                continue
            one, flag = state.slice(index, index + 1), active[index : index + 1]
            gradient = gradients[index].unsqueeze(0) * scale[index]
            if is_new:
                if state.is_compressed:
                    one.find_subspaces(gradient, flag, self._generator(group, row, clock))
                if bool(flag):  # synchronizes, but only once per parameter
                    self.unready.remove(row)
            else:
                overlap = one.refresh_subspaces(gradient, group, flag, self._generator(group, row, clock))
                self.overlap[row : row + 1].copy_(overlap)
                self.refreshes += 1

    def _generator(self, group: dict, row: int, clock: int) -> torch.Generator:
        return step_generator(group["seed"], self.numbers[row], clock, self.device)
