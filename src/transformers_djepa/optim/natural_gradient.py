"""`NaturalGradient`: online natural gradient in a low-rank Tucker subspace (paper section 2), as a torch optimizer.

    optimizer = NaturalGradient(NaturalGradient.param_groups(model), lr=1e-3)

`reference.py` has the algorithm in a few lines; `kronecker.py` its direction on stacks, of which `state[p]` has views.
"""

from collections import defaultdict
from collections.abc import Callable, Container
from itertools import chain
from math import inf, prod
from typing import Any

import torch
from torch import nn
from torch.optim.adamw import adamw

from .kronecker import KroneckerState
from .param_groups import check_settings, param_groups, refuse_flattened_shards
from .precision import round_randomly, step_generator
from .stack import LAYOUT_SETTINGS, STACK_ENTRIES, Stack
from .subspace import is_matrix_like
from .tensors import LARGEST_ENTRY, LaggedCount, largest_entry, local_gradient, local_tensor


LAYOUT_VERSION = 2  # of the state; saved with every group
OWN_ENTRIES = {"momentum", "gradient_scale", "exp_avg", "exp_avg_sq"}  # by which its state is recognized


class NaturalGradient(torch.optim.Optimizer):
    """Spectral steepest descent under a Kronecker-factored diagonal Fisher matrix, in a low-rank subspace.

    The step of a matrix or kernel is lift(F^-½ polar(F^-½ N)) + residual. N is the Nesterov momentum of the low-rank
    gradient, F = F_1 ⊗ ... ⊗ F_d has one diagonal factor for each mode, and the residual is the gradient outside the
    subspace, divided by the factors of the modes that are not compressed.

    1-D tensors and embeddings take AdamW. From the paper are the projection of gradients (section 2.2.1) and the damped
    Fisher matrix of low-rank gradients (2.2.3); `PaperNaturalGradient` is the paper's algorithm.

    Args:
        params: a model, split as by `NaturalGradient.param_groups`; tensors; or groups. A group's key `low_rank`
            selects its path: `True` (if they have two modes), `False`, or `None` for the shape rule: at least two modes
            of over 8 entries, the longest at most 16 times the second longest. `Trainer(optimizer_cls_and_kwargs=...)`
            passes tensors to the class, but the model to a factory: `(lambda: NaturalGradient, {...})`.
        lr: learning rate; may be a tensor.
        adamw_lr_factor: the rate of the AdamW path is this times `lr`.
        betas: decay of the momentum and of the Fisher matrix, and of AdamW's moments.
        eps: of AdamW.
        weight_decay: decoupled weight decay, as in AdamW; a matrix with a zero gradient is not changed at all.
        maximize: maximize the objective.
        rank: rank of the subspace: an integer, or a share in (0, 1] of the compressed mode, the smaller of the two
            largest; 1 is rank one, 1.0 compresses nothing.
        fisher: precondition with the Fisher matrix; without, the direction is the polar factor of the momentum.
        damping: λ, relative to the mean of each Fisher factor.
        state_dtype: of the momentum, `"float32"`, or `"int8"` with a scale for each 128 entries; the state of float64
            parameters is float64.
        refresh_interval: steps between two updates of a subspace; parameters take turns.
        low_rank: default of the groups' key.
        compile: compute directions with `torch.compile`.
        seed: of the random directions in the search for a subspace, and of rounding to bfloat16.

    All settings but `low_rank`, `rank`, `fisher`, `state_dtype` and `compile` may be changed between steps.

    Raises:
        ValueError: a setting is out of range, a gradient is sparse or complex, or the parameters are flattened shards.
    """

    state_class = KroneckerState  # of each stack; a subclass may precondition in another way

    def __init__(
        self,
        params,
        lr: float | torch.Tensor = 1e-3,
        betas: tuple[float, float] = (0.9, 0.99),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        rank: int | float = 0.25,
        fisher: bool = True,
        damping: float = 0.1,
        state_dtype: str = "float32",
        refresh_interval: int = 50,
        low_rank: bool | None = None,
        compile: bool = False,
        seed: int = 0,
        adamw_lr_factor: float = 1.0,
        **others: Any,
    ):
        if others:
            raise TypeError(
                f"NaturalGradient has no {', '.join(others)}: it updates tensors of equal shape together and reads no "
                "state on the host by itself (foreach, fused, capturable), and is not differentiable."
            )
        defaults = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay, "maximize": maximize}
        defaults |= {"rank": rank, "fisher": fisher, "damping": damping, "state_dtype": state_dtype}
        defaults |= {"refresh_interval": refresh_interval, "low_rank": low_rank, "compile": compile, "seed": seed}
        defaults |= {"adamw_lr_factor": adamw_lr_factor}
        check_settings(defaults)
        if isinstance(params, nn.Module):
            params = param_groups(params, defaults["weight_decay"])
            if defaults["low_rank"] is not None:
                params = [group | {"low_rank": defaults["low_rank"]} for group in params]
        self._stacks: list[Stack] = []
        self._applied, self._skipped = LaggedCount(), LaggedCount()
        self._statistics: dict[tuple[int, str], list[torch.Tensor]] = defaultdict(list)
        self.collect_statistics = False
        super().__init__(params, defaults | {"clock": 0, "layout": LAYOUT_VERSION})

    @staticmethod
    def paper(params, lr=1e-2, rank=128, history=10, damping=1e-3) -> torch.optim.Optimizer:
        """Return a `PaperNaturalGradient`."""
        from .paper import PaperNaturalGradient  # imports tensorly, which takes long

        return PaperNaturalGradient(params, lr, rank, history, damping)

    # On the class, `NaturalGradient.param_groups(model)`; on an instance, the list of groups as in every optimizer.
    param_groups = staticmethod(param_groups)

    def add_param_group(self, param_group: dict) -> None:
        check_settings(self.defaults | param_group)
        super().add_param_group(param_group)

    @torch.no_grad()
    def step(self, closure: Callable[[], torch.Tensor] | None = None):
        """Update all parameters.

        One non-finite gradient skips the step for all of them, and the skip is counted. In the AdamW path an entry of
        over `LARGEST_ENTRY` counts as non-finite.
        """
        loss = None if closure is None else torch.enable_grad()(closure)()
        self._statistics.clear()
        groups = {p: index for index, group in enumerate(self.param_groups) for p in group["params"]}
        if not all(stack.is_intact(self.state, groups) for stack in self._stacks):
            self._adopt({p: self.state[p] for p in groups if p in self.state})
        self._allocate()
        sizes = {p: largest_entry(p) for p in groups if p.grad is not None and is_allocated(self.state.get(p))}
        if not sizes:
            return loss
        device = next(iter(sizes)).device
        limits = [LARGEST_ENTRY if "exp_avg" in self.state[p] and p.dtype != torch.float64 else inf for p in sizes]
        is_finite = torch.stack([(size < limit).to(device) for size, limit in zip(sizes.values(), limits)]).all()
        # If all gradients are zero, nothing changes: torch.distributed.checkpoint initializes state by such a step.
        is_used = is_finite & torch.stack([(size > 0).to(device) for size in sizes.values()]).any()
        clock = self._applied.value
        for stack in (stack for stack in self._stacks if stack.parameters[0] in groups):
            index, found = groups[stack.parameters[0]], {} if self.collect_statistics else None
            stack.step(self.param_groups[index], sizes, is_used, clock, found)
            for name, values in (found or {}).items():
                self._statistics[index, name].append(values)
        numbers = {p: -1 - number for number, p in enumerate(groups)}  # those of the stacks are not negative
        for group in self.param_groups:
            chosen = [(numbers[p], p) for p in group["params"] if p in sizes and "exp_avg" in self.state[p]]
            if chosen:
                self._step_adamw(group, chosen, is_used, clock)
        self._applied.add(is_used)
        self._skipped.add(~is_finite)
        return loss

    def _step_adamw(self, group: dict, chosen: list[tuple[int, torch.Tensor]], is_used, clock: int) -> None:
        """AdamW for parameters with their numbers, in float32 (float64 for float64 parameters)."""
        states = [self.state[p] for _, p in chosen]
        moments = [[local_tensor(state[name]) for state in states] for name in ("exp_avg", "exp_avg_sq")]
        shards = [local_tensor(p) for _, p in chosen]
        values = [p.to(moment.dtype).contiguous() for p, moment in zip(shards, moments[0])]  # fused: ignores strides
        adamw(
            values,
            [local_gradient(p).to(value.dtype).contiguous() for (_, p), value in zip(chosen, values)],
            *moments,
            [],
            [state["step"] for state in states],
            fused=True,
            found_inf=(~is_used).float(),
            amsgrad=False,
            beta1=group["betas"][0],
            beta2=group["betas"][1],
            lr=group["lr"] * group["adamw_lr_factor"],
            **{name: group[name] for name in ("weight_decay", "eps", "maximize")},
        )
        for (number, _), shard, value in zip(chosen, shards, values):
            if value is not shard:
                generator = step_generator(group["seed"], number, clock, value.device)
                rounded = round_randomly(value, shard.dtype, generator)
                shard.copy_(torch.where(is_used.to(shard.device), rounded, shard))

    def _allocate(self, loaded: Container[torch.Tensor] = ()) -> None:
        """Allocate missing state of all parameters that are trainable, with or without a gradient, or were `loaded`."""
        stackable: dict[tuple, list[tuple[int, torch.Tensor]]] = defaultdict(list)
        parameters = [(index, p) for index, group in enumerate(self.param_groups) for p in group["params"]]
        number = 0  # of parameters in the low-rank path, frozen ones too
        for index, p in parameters:
            choice = self.param_groups[index]["low_rank"]
            is_low_rank = (is_matrix_like(p.shape) if choice is None else choice) and p.dim() > 1 and p.numel() > 0
            number += is_low_rank
            if is_allocated(self.state.get(p)) or not (p.requires_grad or p.grad is not None or p in loaded):
                continue
            dtype = torch.float64 if p.dtype == torch.float64 else torch.float32
            if is_low_rank:
                stackable[index, tuple(p.shape), dtype, p.device].append((number - 1, p))
            else:
                plain = {"dtype": dtype, "memory_format": torch.contiguous_format}
                moments = {name: torch.zeros_like(p, **plain) for name in ("exp_avg", "exp_avg_sq")}
                self.state[p].update(step=torch.zeros((), dtype=torch.float32, device=p.device), **moments)
        for (index, shape, dtype, device), members in stackable.items():
            group, size = self.param_groups[index], max(1, STACK_ENTRIES.get(device.type, 2**24) // prod(shape))
            for start in range(0, len(members), size):
                stack = Stack(group, members[start : start + size], dtype, self.state_class)
                self._stacks.append(stack)
                for parameter, row in zip(stack.parameters, stack.rows):
                    self.state[parameter].update(row)
        if not self._stacks:
            refuse_flattened_shards(p for index, p in parameters if self.param_groups[index]["low_rank"] is not False)

    @property
    def skipped_steps(self) -> int:
        """Number of steps skipped for non-finite gradients since the optimizer was created."""
        return self._skipped.value

    @property
    def refreshes(self) -> int:
        """Number of searches for subspaces, but the first, since the optimizer was created or loaded its state."""
        return sum(stack.refreshes for stack in self._stacks)

    def statistics(self) -> dict[str, dict[str, float]]:
        """Return statistics of the last step by parameter group ("0", "1", ...), as means over its low-rank tensors.

        retained_energy: share of the gradient's energy in its subspace, 0..1.
        cosine: cosine of the low-rank gradient and its preconditioned direction.
        condition_J: condition number of the damped Fisher factor of mode J; 0 is the compressed mode.
        fisher_change: ‖direction with Fisher matrix - without‖ / ‖direction‖.
        update_to_weight: ‖update‖ / ‖parameter‖.
        subspace_overlap: share of the old subspace in the new one at the last refresh, 0..1; NaN before the first.

        Empty unless `collect_statistics` was true at that step, as they cost extra time.
        """
        found: dict[str, dict[str, float]] = defaultdict(dict)
        for (group, name), values in self._statistics.items():
            found[str(group)][name] = torch.cat([value.cpu() for value in values]).double().nanmean().item()
        return dict(found)

    def state_bytes(self) -> int:
        """Return the bytes of all state on this process."""
        tensors = (local_tensor(value) for state in self.state.values() for value in state.values())
        return sum(tensor.numel() * tensor.element_size() for tensor in tensors)

    def state_dict(self) -> dict[str, Any]:
        self._save_clock()
        return super().state_dict()

    def __getstate__(self) -> dict[str, Any]:
        self._save_clock()
        return super().__getstate__() | {"skipped_before": self.skipped_steps, "collect_statistics": False}

    def _save_clock(self) -> None:
        for group in self.param_groups:
            group["clock"] = self._applied.value

    @torch.no_grad()
    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Restore the state bit for bit, including dtypes. A failed load changes nothing.

        Raises:
            ValueError: the checkpoint is incomplete, or has other parameters or settings with another layout.
        """
        for index, (saved, own) in enumerate(zip(state_dict["param_groups"], self.param_groups)):
            for key in ("layout", *LAYOUT_SETTINGS):
                default = None if key == "layout" else self.defaults[key]
                if saved.get(key, default) != own[key]:
                    raise ValueError(
                        f"The checkpoint's parameter group {index} has {key}={saved.get(key)!r}, this optimizer has "
                        f"{key}={own[key]!r}; create it with the checkpoint's setting, or start with fresh state."
                    )
        before, states = dict(self.__dict__), state_dict["state"]
        try:
            super().load_state_dict(state_dict | {"state": {}})  # it would cast states to the parameters' dtypes
            numbers = chain.from_iterable(group["params"] for group in state_dict["param_groups"])
            parameters = chain.from_iterable(group["params"] for group in self.param_groups)
            self._adopt({p: states[number] for number, p in zip(numbers, parameters) if number in states})
        except Exception:
            self.__dict__.update(before)
            raise

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take over the state that was loaded, unpickled or copied."""
        skipped = state["skipped_before"] if "skipped_before" in state else self.skipped_steps
        super().__setstate__({name: value for name, value in state.items() if name != "skipped_before"})
        for group in self.param_groups:  # of a checkpoint from before a setting
            for name in self.defaults.keys() - {"differentiable"}:  # which torch adds
                group.setdefault(name, self.defaults[name])
        self._statistics = defaultdict(list)
        self._applied = LaggedCount(max((group["clock"] for group in self.param_groups), default=0))
        self._skipped = LaggedCount(skipped)
        self._adopt(self.state)

    def _adopt(self, states: dict[torch.Tensor, dict]) -> None:
        """Allocate stacks and copy states there."""
        own = {p: state for p, state in states.items() if is_allocated(state)}
        self.state, self._stacks = defaultdict(dict), []
        if own:
            self._allocate(own)
        for p, saved in states.items():
            found, expected = saved, self.state[p] if p in own else {}
            shapes = [{name: each[name].shape for name in expected if name in each} for each in (found, expected)]
            if shapes[0] != shapes[1]:
                raise ValueError(
                    f"The checkpoint's state of a parameter has {shapes[0]}, this optimizer's {shapes[1]}; create the "
                    "optimizer with the checkpoint's settings."
                )
            for name, value in expected.items():
                local_tensor(value).copy_(local_tensor(found[name]))
            # Entries of wrappers, such as averages of weights
            self.state[p].update({name: value for name, value in found.items() if name not in expected})
        for stack in self._stacks:
            stack.resume()


def is_allocated(state: dict[str, Any] | None) -> bool:
    """Whether the state of a parameter is this optimizer's; wrappers put entries of their own there."""
    return bool(state) and not OWN_ENTRIES.isdisjoint(state)
