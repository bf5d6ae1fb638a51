"""The optimizers that the training commands offer: `Trainer`'s own, and `--optim natural_gradient`."""

import ast
import re
from collections import defaultdict
from dataclasses import asdict, dataclass, field
from typing import Any

import torch
from torch import nn
from transformers import TrainingArguments
from transformers.utils import is_torch_bf16_gpu_available, is_torch_xla_available, logging

from ..optim import NaturalGradient
from ..optim.settings import LowRankSettings


logger = logging.get_logger(__name__)
NATURAL_GRADIENT = "natural_gradient"


@dataclass
class DJepaTrainingArguments(TrainingArguments):
    """`TrainingArguments` whose `optim` may also be `"natural_gradient"`, with its settings in `optim_args`, such as
    `"rank=64,history=8"`. `adam_beta1`, `adam_beta2` and `adam_epsilon`, where given, are its `betas` and `eps`.
    Every process of several makes its own batches (`accelerator_config.dispatch_batches` is false unless given).
    With `bf16` and no accelerator `use_cpu` is true, with a warning: `TrainingArguments` would refuse.

    Raises:
        ValueError: `optim_args` that are no settings of `NaturalGradient`.
    """

    optim: str = field(
        default=TrainingArguments.default_optim,
        metadata={"help": f"{NATURAL_GRADIENT}, or any optimizer that transformers' OptimizerNames lists."},
    )

    def __post_init__(self):
        chosen = self.optim
        if chosen == NATURAL_GRADIENT:  # a name that `TrainingArguments` does not know
            self.optim = "adamw_torch"
            natural_gradient_settings(self)
        if (self.bf16 or self.bf16_full_eval) and not self.use_cpu and not _has_accelerator():
            logger.warning("No accelerator was found: bf16 training runs on the CPU.")
            self.use_cpu = True
        super().__post_init__()
        if self.accelerator_config.dispatch_batches is None:
            # For a stream accelerate would otherwise join the processes' batches, which differ in length, in the first.
            self.accelerator_config.dispatch_batches = False
        if chosen == NATURAL_GRADIENT:
            self.optim = chosen


def _has_accelerator() -> bool:
    return torch.accelerator.is_available() or is_torch_bf16_gpu_available() or is_torch_xla_available()


def natural_gradient_settings(arguments: TrainingArguments) -> dict[str, Any]:
    """Keyword arguments of `NaturalGradient`, checked: `optim_args`, and Adam's that differ from their defaults."""
    settings = _adam_settings(arguments) | _read_optim_args(arguments.optim_args or "")
    LowRankSettings.named(settings)
    return settings


def _adam_settings(arguments: TrainingArguments) -> dict[str, Any]:
    usual, names = LowRankSettings(), ("adam_beta1", "adam_beta2", "adam_epsilon")
    given = {name: getattr(arguments, name) for name in names}
    given = {name: value for name, value in given.items() if value != getattr(TrainingArguments, name)}
    betas = (given.get("adam_beta1", usual.betas[0]), given.get("adam_beta2", usual.betas[1]))
    chosen = {"betas": betas, "eps": given.get("adam_epsilon", usual.eps)}
    return {name: value for name, value in chosen.items() if value != getattr(usual, name)}


def _read_optim_args(text: str) -> dict[str, Any]:
    """`"rank=64,damping=1e-3,residual=false,betas=(0.9,0.95)"` as values by name."""
    settings, usual = {}, asdict(LowRankSettings())
    for pair in filter(None, re.split(r",(?![^(]*\))", text.replace(" ", ""))):  # not at commas within brackets
        name, _, value = pair.partition("=")
        if not value:
            raise ValueError(f"--optim_args: {pair!r} has no value; write name=value,name=value.")
        settings[name] = _read_value(value)
        if name in usual and _kind(settings[name]) != _kind(usual[name]):
            example = str(usual[name]).lower().replace(" ", "")
            raise ValueError(f"--optim_args: {value!r} is no {name}; write it as in {name}={example}.")
    return settings


def _read_value(text: str) -> Any:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):  # a word, such as "polar"
        return text


def _kind(value: Any) -> Any:
    """What sort of setting it is; numbers are all alike."""
    if isinstance(value, tuple):
        return tuple(map(_kind, value))
    return float if type(value) is int else type(value)


def split_by_rate(model: nn.Module, groups: list[dict], rates: dict[str, float], usual: float) -> list[dict]:
    """Parameter groups with learning rates of their own for parts of a model.

    Args:
        model: whose parameters the groups hold.
        groups: any optimizer's, without a learning rate.
        rates: learning rate by the beginning of the parameters' names.
        usual: learning rate of all others.
    """
    names = {parameter: name for name, parameter in model.named_parameters()}
    split = []
    for group in groups:
        by_rate: dict[float, list[nn.Parameter]] = defaultdict(list)
        for parameter in group["params"]:
            own = [rate for start, rate in rates.items() if names[parameter].startswith(start)]
            by_rate[(own or [usual])[0]].append(parameter)
        split += [{**group, "params": parameters, "lr": rate} for rate, parameters in by_rate.items()]
    return split


class OptimizerChoice:
    """For a `Trainer`: `--optim natural_gradient`, and learning rates by the beginning of parameter names.

    Attributes:
        learning_rates: of the parameters whose name begins with a key; the others have the arguments' own.
    """

    learning_rates: dict[str, float] = {}

    def create_optimizer(self, model=None):
        if self.optimizer is None and (self.learning_rates or self.args.optim == NATURAL_GRADIENT):
            model = self.model if model is None else model
            if self.args.optim == NATURAL_GRADIENT:
                groups = NaturalGradient.param_groups(model, self.args.weight_decay)
                optimizer_class, settings = NaturalGradient, natural_gradient_settings(self.args)
            else:
                groups = self._decay_groups(model)
                optimizer_class, settings = self.get_optimizer_cls_and_kwargs(self.args, model)
            groups = split_by_rate(model, groups, self.learning_rates, self.args.learning_rate)
            self.optimizer = optimizer_class(groups, **settings)
        return super().create_optimizer(model)

    def _decay_groups(self, model) -> list[dict]:
        """With and without weight decay, as `Trainer` decides."""
        decayed = set(self.get_decay_parameter_names(model))
        trained = [(name, p) for name, p in model.named_parameters() if p.requires_grad]
        groups = [
            {"params": [p for name, p in trained if name in decayed], "weight_decay": self.args.weight_decay},
            {"params": [p for name, p in trained if name not in decayed], "weight_decay": 0.0},
        ]
        return [group for group in groups if group["params"]]
