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


@dataclass
class DJepaTrainingArguments(TrainingArguments):
    """`TrainingArguments` whose `optim` may also be `"natural_gradient"`.

    Settings of `NaturalGradient` are in `optim_args`, such as `"rank=64,state_dtype=int8"`. `bf16` without an
    accelerator sets `use_cpu`, where `TrainingArguments` raises.

    Raises:
        ValueError: `optim_args` that are not settings of `NaturalGradient`.
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
            natural_gradient_settings(self.optim_args)
        accelerated = torch.accelerator.is_available() or is_torch_bf16_gpu_available() or is_torch_xla_available()
        if (self.bf16 or self.bf16_full_eval) and not self.use_cpu and not accelerated:
            logger.warning("No accelerator was found: bf16 training runs on the CPU.")
            self.use_cpu = True
        super().__post_init__()
        if chosen == NATURAL_GRADIENT:
            self.optim = chosen


SET_ELSEWHERE = ("params", "others", "lr", "weight_decay", "low_rank")  # by other flags, or for each parameter


def natural_gradient_settings(text: str | None) -> dict[str, Any]:
    """Checked arguments of `NaturalGradient` in `"rank=64,state_dtype=int8,fisher=False,betas=(0.9,0.95)"`."""
    known = [name for name in inspect.signature(NaturalGradient).parameters if name not in SET_ELSEWHERE]
    settings = {}
    pairs = re.split(r",(?![^(]*\))", text.replace(" ", "")) if text else ()  # at commas outside parentheses
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in known:
            raise ValueError(f"--optim_args: {name}: no such setting; known settings are {', '.join(known)}.")
        try:
            settings[name] = ast.literal_eval(value)
        except (ValueError, SyntaxError):  # a word, such as int8
            settings[name] = value
    check_settings(settings)
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
