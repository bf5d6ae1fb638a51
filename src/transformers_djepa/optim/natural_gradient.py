"""`NaturalGradient`: online natural gradient in a low-rank Tucker subspace (paper section 2), as a torch optimizer.

    optimizer = NaturalGradient(NaturalGradient.param_groups(model), lr=1e-3)

`reference.py` has the algorithm in a few lines; `kronecker.py` its direction on stacks of tensors of equal shape. 1-D
tensors and embeddings take AdamW in the same optimizer. State is plain tensors in `state[p]`, views into the stacks.
"""

from collections import defaultdict
from collections.abc import Callable
from math import prod
from typing import Any

import torch
from torch import nn
from torch.optim.adamw import adamw

from .kronecker import KroneckerState
from .param_groups import RULES, check_settings, param_groups
from .precision import round_randomly, step_generator
from .stack import STACK_ENTRIES, Stack
from .subspace import is_matrix_like
from .tensors import LARGEST_ENTRY, LaggedCount, largest_entry, local_tensor


FLAT_SHARD = 2**20  # entries; if all parameters are vectors and one is longer, they are flattened shards
LAYOUT_VERSION = 2  # of the state; saved with every group
# Settings that determine the layout of the state; they must equal those of a loaded checkpoint.
LAYOUT_KEYS = ("layout", "low_rank", "rank", "fisher", "state_dtype")


class NaturalGradient(torch.optim.Optimizer):
    """Natural-gradient steps in a low-rank subspace of each matrix, AdamW for the rest.

    Args:
        params: a model, split as by `NaturalGradient.param_groups`; tensors; or groups. A group's key `low_rank`
            selects its path: `True` (if they have two modes), `False`, or `None` for the shape rule: at least two modes
            of over 8 entries, the longest at most 16 times the second longest. The shape rule takes an embedding for
            a matrix unless it is longer. `Trainer(optimizer_cls_and_kwargs=...)` passes tensors to
            the class, but the model to a factory: `(lambda: NaturalGradient, {...})`.
        lr: learning rate of both paths; may be a tensor.
        betas: decay of the momentum and of the Fisher matrix, and of AdamW's moments.
        eps: of AdamW.
        weight_decay: decoupled weight decay, as in AdamW.
        maximize: maximize the objective.
        rank: rank of the subspace: an integer, or a share in (0, 1) of the compressed mode, the smaller of the two
            largest.
        fisher: precondition with the Fisher matrix; without, the direction is the polar factor of the momentum.
        damping: λ, relative to the mean of each Fisher factor.
        state_dtype: of the momentum, `"float32"` or `"int8"` with a scale for each 128 entries.
        refresh_interval: steps between two updates of a subspace; parameters take turns.
        low_rank: default of the groups' key.
        compile: compute directions with `torch.compile`, once for each shape.
        seed: of the random directions in the search for a subspace, and of rounding to bfloat16.

    All settings but `low_rank`, `rank`, `fisher` and `state_dtype` may be changed in `param_groups` between steps.

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
        damping: float = 1e-3,
        state_dtype: str = "float32",
        refresh_interval: int = 50,
        low_rank: bool | None = None,
        compile: bool = False,
        seed: int = 0,
    ):
        defaults = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay, "maximize": maximize}
        defaults |= {"rank": rank, "fisher": fisher, "damping": damping, "state_dtype": state_dtype}
        defaults |= {"refresh_interval": refresh_interval, "low_rank": low_rank, "compile": compile, "seed": seed}
        if isinstance(params, nn.Module):
            params = param_groups(params, defaults["weight_decay"])
            if defaults["low_rank"] is not None:
                params = [group | {"low_rank": defaults["low_rank"]} for group in params]
        self._reset()
        self.collect_statistics = False
        super().__init__(params, defaults | {"clock": 0, "layout": LAYOUT_VERSION})

    @staticmethod
    def paper(params, lr=1e-2, rank=128, history=10, damping=1e-3) -> torch.optim.Optimizer:
        """The algorithm of the paper's section 2, `p -= lr * lift(F⁻¹ g)` for every tensor; see `optim/paper.py`.

        Args:
            params: a model, tensors or groups.
            lr: learning rate.
            rank: as of `NaturalGradient`, of every mode of over 8 entries.
            history: number of low-rank gradients in the Fisher matrix.
            damping: λ, absolute.
        """
        from .paper import PaperNaturalGradient  # imports tensorly, which takes long

        return PaperNaturalGradient(params, lr, rank, history, damping)

    # On the class, `NaturalGradient.param_groups(model)`; on an instance, the list of groups as in every optimizer.
    param_groups = staticmethod(param_groups)

    def add_param_group(self, param_group: dict) -> None:
        check_settings(self.defaults | param_group)
        super().add_param_group(param_group)

    @torch.no_grad()
    def step(self, closure: Callable[[], torch.Tensor] | None = None):
        """Update all parameters. One non-finite gradient skips the step for all of them, and the skip is counted.

        So does one with an entry over `LARGEST_ENTRY`, unless it is scaled (low-rank path).
        """
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        self._allocate()
        sizes = {p: largest_entry(p) for group in self.param_groups for p in group["params"] if p.grad is not None}
        if not sizes:
            return loss
        device = next(iter(sizes)).device
        is_finite = torch.stack([(size < self._limit(p)).to(device) for p, size in sizes.items()]).all()
        # If all gradients are zero, nothing changes: torch.distributed.checkpoint initializes state by such a step.
        is_used = is_finite & torch.stack([(size > 0).to(device) for size in sizes.values()]).any()
        clock = self._used_steps.value
        self._statistics.clear()
        for stack in self._stacks:
            found = {} if self.collect_statistics else None
            stack.step(self.param_groups[stack.index], sizes, is_used, clock, found)
            for name, values in (found or {}).items():
                self._statistics[stack.index, name].append(values)
        for group in self.param_groups:
            self._step_adamw(group, is_used, clock)
        self._used_steps.add(is_used)
        self._skipped_steps = self._skipped_steps + (~is_finite).to("cpu", torch.int64, non_blocking=True)
        return loss

    def _limit(self, p: torch.Tensor) -> float:
        """Return the largest entry of a gradient that can be used."""
        is_squared = "exp_avg" in self.state[p] and p.dtype != torch.float64
        return LARGEST_ENTRY if is_squared else torch.inf

    def _step_adamw(self, group: dict, is_used: torch.Tensor, clock: int) -> None:
        """AdamW for the parameters without a subspace, in float32 (float64 for float64 parameters)."""
        chosen = [p for p in group["params"] if p.grad is not None and "exp_avg" in self.state[p]]
        if not chosen:
            return
        states = [self.state[p] for p in chosen]
        moments = [[local_tensor(state[name]) for state in states] for name in ("exp_avg", "exp_avg_sq")]
        shards = [local_tensor(p) for p in chosen]
        values = [p.to(moment.dtype) for p, moment in zip(shards, moments[0])]
        adamw(
            values,
            [local_tensor(p.grad).to(value.dtype) for p, value in zip(chosen, values)],
            *moments,
            [],
            [state["step"] for state in states],
            fused=True,
            found_inf=(~is_used).float(),
            amsgrad=False,
            maximize=group["maximize"],
            beta1=group["betas"][0],
            beta2=group["betas"][1],
            lr=group["lr"],
            weight_decay=group["weight_decay"],
            eps=group["eps"],
        )
        for number, (parameter, value) in enumerate(zip(shards, values)):
            if value is not parameter:
                generator = step_generator(group["seed"], ~number, clock, value.device)
                parameter.copy_(torch.where(is_used, round_randomly(value, parameter.dtype, generator), parameter))

    def _allocate(self) -> None:
        """Allocate the state of all trainable parameters without one, also of those without a gradient."""
        stackable: dict[tuple, list[tuple[int, torch.Tensor]]] = defaultdict(list)
        parameters = [(index, p) for index, group in enumerate(self.param_groups) for p in group["params"]]
        for number, (index, p) in enumerate(parameters):
            if not p.requires_grad or self.state[p]:
                continue
            dtype = torch.float64 if p.dtype == torch.float64 else torch.float32
            choice = self.param_groups[index]["low_rank"]
            takes_low_rank_path = is_matrix_like(p.shape) if choice is None else choice
            if takes_low_rank_path and p.dim() > 1 and p.numel():
                stackable[index, tuple(p.shape), dtype, p.device].append((number, p))
            else:
                moments = {name: torch.zeros_like(p, dtype=dtype) for name in ("exp_avg", "exp_avg_sq")}
                self.state[p].update(step=torch.zeros((), device=p.device), **moments)
        for (index, shape, dtype, device), members in stackable.items():
            group, size = self.param_groups[index], max(1, STACK_ENTRIES.get(device.type, 2**24) // prod(shape))
            for start in range(0, len(members), size):
                part = members[start : start + size]
                stack = Stack(index, group, part, len(parameters), dtype, self.state_class)
                self._stacks.append(stack)
                for row, parameter in enumerate(stack.parameters):
                    self.state[parameter].update({name: tensor[row] for name, tensor in stack.state.tensors.items()})
        shapes = [tuple(p.shape) for index, p in parameters if self.param_groups[index]["low_rank"] is not False]
        are_flat = all(len(shape) == 1 for shape in shapes) and any(shape[0] > FLAT_SHARD for shape in shapes)
        if are_flat and not self._stacks:
            raise ValueError(
                f"All parameters are vectors, of shapes {sorted(set(shapes))[-5:]}. DeepSpeed ZeRO and FSDP1 pass "
                "flattened shards to the optimizer: use DDP or FSDP2 (fully_shard), which keep the shapes. To train "
                "such vectors with AdamW, give their group low_rank=False."
            )

    @property
    def skipped_steps(self) -> int:
        """Number of steps skipped for non-finite gradients since the optimizer was created."""
        return int(self._skipped_steps)

    @property
    def refreshes(self) -> int:
        """Number of subspace updates since the optimizer was created."""
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
            found[str(group)][name] = torch.cat(values).double().nanmean().item()
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
        return super().__getstate__() | {"_skipped_steps": self._skipped_steps, "collect_statistics": False}

    def _save_clock(self) -> None:
        for group in self.param_groups:
            group["clock"] = self._used_steps.value

    @torch.no_grad()
    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Restore the state bit for bit, including dtypes. A failed load changes nothing.

        Raises:
            ValueError: the checkpoint is incomplete, or has other parameters or settings with another layout.
        """
        before = dict(self.__dict__)
        last_hook = self.register_load_state_dict_pre_hook(_check_and_hold)
        try:
            super().load_state_dict(state_dict)
        except Exception:
            self.__dict__.update(before)
            raise
        finally:
            last_hook.remove()

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take over the state that was loaded, unpickled or copied: allocate stacks and copy it there."""
        super().__setstate__(state)
        loaded, self.state = self.state, defaultdict(dict)
        self._reset(max((group["clock"] for group in self.param_groups), default=0))
        self._skipped_steps = state.get("_skipped_steps", self._skipped_steps)
        if not loaded:
            return
        self._allocate()
        for parameter, saved in loaded.items():
            _restore(self.state[parameter], saved.tensors if isinstance(saved, _Held) else saved)
        for stack in self._stacks:  # rows that never had a gradient
            stack.unready = set(torch.nonzero(stack.state["step"] == 0).flatten().tolist())

    def _reset(self, clock: int = 0) -> None:
        """Reset to the state of a new optimizer."""
        self._stacks: list[Stack] = []
        self._used_steps = LaggedCount(clock)
        self._skipped_steps = torch.zeros((), dtype=torch.int64)
        self._statistics: dict[tuple[int, str], list[torch.Tensor]] = defaultdict(list)


class _Held:
    """Tensors of one parameter's state, which `Optimizer.load_state_dict` passes on without casting them."""

    def __init__(self, tensors: dict[str, torch.Tensor]):
        self.tensors = tensors


def _check_and_hold(optimizer: NaturalGradient, state_dict: dict[str, Any]) -> dict[str, Any]:
    """The last hook before a checkpoint is loaded."""
    if missing := [name for name in ("state", "param_groups") if name not in state_dict]:
        raise ValueError(f"The checkpoint lacks {' and '.join(missing)}; pass what state_dict() returned.")
    for index, (saved, own) in enumerate(zip(state_dict["param_groups"], optimizer.param_groups)):
        name = f"The checkpoint's parameter group {index}"
        if missing := [key for key in own if (key in RULES or key in ("params", "clock")) and key not in saved]:
            raise ValueError(f"{name} lacks {', '.join(missing)}; load one of NaturalGradient.")
        check_settings(saved)
        for key in LAYOUT_KEYS:
            if saved.get(key) != own.get(key):
                raise ValueError(
                    f"{name} has {key}={saved.get(key)!r}, this optimizer has {key}={own.get(key)!r}; create the "
                    "optimizer with the checkpoint's setting, or start with fresh state."
                )
    return state_dict | {"state": {name: _Held(tensors) for name, tensors in state_dict["state"].items()}}


def _restore(own: dict[str, torch.Tensor], saved: dict[str, torch.Tensor]) -> None:
    """Copy the saved state into the allocated one."""
    found, expected = (
        {
            name: (tuple(getattr(value, "shape", ())), getattr(value, "dtype", None))
            for name, value in sorted(state.items())
        }
        for state in (saved, own)
    )
    if found != expected:
        raise ValueError(
            f"The checkpoint's state of a parameter is {found}, this optimizer's is {expected}; create the optimizer "
            "with the checkpoint's settings."
        )
    for name, value in saved.items():
        local_tensor(own[name]).copy_(local_tensor(value))
