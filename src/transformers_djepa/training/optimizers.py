"""Training arguments with `--optim natural_gradient`, and learning rates per part of the model."""

import ast
import inspect
import re
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import nn
from transformers import TrainingArguments
from transformers.training_args import OptimizerNames
from transformers.utils import is_torch_bf16_gpu_available, is_torch_xla_available, logging

from ..optim import NaturalGradient
from ..optim.param_groups import check_settings


logger = logging.get_logger(__name__)
NATURAL_GRADIENT = "natural_gradient"
OWN_FLAGS = ("params", "lr", "weight_decay", "low_rank")  # arguments of `NaturalGradient` that are no `optim_args`


@dataclass
class DJepaTrainingArguments(TrainingArguments):
    """`TrainingArguments` whose `optim` may also be `"natural_gradient"`.

    Settings of `NaturalGradient` are in `optim_args`, such as `"rank=64,state_dtype=int8"`; `adam_beta1`, `adam_beta2`
    and `adam_epsilon`, if given, are its `betas` and `eps`. By default, each process makes its own batches
    (`dispatch_batches`). `bf16` without an accelerator sets `use_cpu`, where `TrainingArguments` raises.

    Raises:
        ValueError: `optim_args` that are no pairs, or not settings of `NaturalGradient`; `max_minutes` not above 0.
    """

    optim: str = field(
        default=TrainingArguments.default_optim,
        metadata={
            "help": f"{NATURAL_GRADIENT}, or any optimizer in transformers' OptimizerNames.",
            "choices": [NATURAL_GRADIENT, *(name.value for name in OptimizerNames)],
        },
    )
    max_minutes: float | None = field(
        default=None,
        metadata={
            "help": "End training so long after the start, with the schedule fitted, if --max_steps are not done."
        },
    )

    def __post_init__(self):
        chosen = self.optim
        if chosen == NATURAL_GRADIENT:  # unknown to `TrainingArguments`
            self.optim = "adamw_torch"
            natural_gradient_settings(self)
        if self.max_minutes is not None and not self.max_minutes > 0:
            raise ValueError(f"--max_minutes must be above 0, got {self.max_minutes}.")
        accelerated = torch.accelerator.is_available() or is_torch_bf16_gpu_available() or is_torch_xla_available()
        if (self.bf16 or self.bf16_full_eval) and not self.use_cpu and not accelerated:
            logger.warning("No accelerator was found: bf16 training runs on the CPU.")
            self.use_cpu = True
        super().__post_init__()
        if chosen == NATURAL_GRADIENT:
            self.optim = chosen


def natural_gradient_settings(arguments: TrainingArguments) -> dict[str, Any]:
    """Checked keyword arguments of `NaturalGradient`: `optim_args`, and Adam's arguments that are not the default."""
    known = {
        name: parameter.default
        for name, parameter in inspect.signature(NaturalGradient).parameters.items()
        if name not in OWN_FLAGS
    }
    names = ("adam_beta1", "adam_beta2", "adam_epsilon")
    given = {name: value for name in names if (value := getattr(arguments, name)) != getattr(TrainingArguments, name)}
    settings = {}
    if "adam_beta1" in given or "adam_beta2" in given:
        settings["betas"] = tuple(given.get(f"adam_beta{n}", known["betas"][n - 1]) for n in (1, 2))
    if "adam_epsilon" in given:
        settings["eps"] = given["adam_epsilon"]
    settings |= _optim_args(arguments.optim_args or "")
    if unknown := sorted(set(settings) - set(known)):
        raise ValueError(f"--optim_args: {', '.join(unknown)}: no such setting; known settings are {', '.join(known)}.")
    check_settings(settings)
    return settings


def _optim_args(text: str) -> dict[str, Any]:
    """Values of `"rank=64,state_dtype=int8,fisher=false,betas=(0.9,0.95)"`, split at commas outside parentheses."""
    settings = {}
    for pair in filter(None, re.split(r",(?![^(]*\))", text.replace(" ", ""))):
        name, _, value = pair.partition("=")
        if not value:
            raise ValueError(f"--optim_args: {name!r} has no value; write name=value,name=value.")
        try:
            settings[name] = ast.literal_eval(value.capitalize() if value.lower() in ("true", "false") else value)
        except (ValueError, SyntaxError):  # a word, such as int8
            settings[name] = value
    return settings


def split_by_rate(optimizer: torch.optim.Optimizer, model: nn.Module, rates: dict[str, float]) -> None:
    """Split the parameter groups of an optimizer so that each has one learning rate.

    `rates` are learning rates by prefix of parameter names; other parameters keep that of their group.
    """
    names = {parameter: name for name, parameter in model.named_parameters()}
    groups = []
    for group in optimizer.param_groups:
        by_rate: dict[float, list[nn.Parameter]] = defaultdict(list)
        for parameter in group["params"]:
            own = [rate for prefix, rate in rates.items() if names[parameter].startswith(prefix)]
            by_rate[own[0] if own else group["lr"]].append(parameter)
        groups += [group | {"params": parameters, "lr": rate} for rate, parameters in by_rate.items()]
    optimizer.param_groups = groups
