"""Settings of a training run that differ from their defaults."""

import inspect
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

from torch.optim import Optimizer
from transformers import TrainingArguments


# Where things are written, how often, and what runs on one machine: nothing that changes the weights.
OF_THE_RUN = (
    *("output_dir", "run_name", "report_to", "disable_tqdm", "push_to_hub", "hub_", "save_", "logging_", "log_"),
    *("eval_steps", "eval_strategy", "eval_delay", "eval_on_start", "resume_from", "dataloader_", "label_names"),
    *("remove_unused_columns", "use_cpu", "local_rank", "fsdp_config", "accelerator_config", "deepspeed"),
    *("overwrite_output_dir", "do_", "enable_jit_checkpoint", "trackio_", "project"),
)


def changed_arguments(arguments: TrainingArguments) -> dict[str, Any]:
    """Fields that differ from the defaults of `TrainingArguments`; secrets and places are not among them."""
    values = arguments.to_dict()  # with tokens masked
    return {
        field.name: values[field.name]
        for field in fields(TrainingArguments)
        if field.init
        and not field.name.startswith(OF_THE_RUN)
        and (values[field.name] or None) != (_default(field) or None)
    }


def changed_settings(*arguments: Any) -> dict[str, Any]:
    """Fields of a command's dataclasses that differ from their defaults; of a path only the last part is told."""
    return {
        field.name: _without_folder(getattr(each, field.name))
        for each in arguments
        for field in fields(each)
        if getattr(each, field.name) != _default(field)
    }


def of_optimizer(optimizer: Optimizer | None) -> dict[str, Any]:
    """The optimizer's class, with what it was given beside its defaults."""
    if optimizer is None:
        return {}
    usual = {name: each.default for name, each in inspect.signature(type(optimizer).__init__).parameters.items()}
    given = {
        name: value
        for name, value in optimizer.defaults.items()
        if name in usual and isinstance(value, (int, float, str, tuple)) and value != usual[name]
    }
    told = ", ".join(f"{name}={value}" for name, value in given.items())
    return {"optimizer": f"{type(optimizer).__name__}({told})" if told else type(optimizer).__name__}


def _default(field) -> Any:
    return field.default if field.default_factory is MISSING else field.default_factory()


def _without_folder(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_folder(each) for each in value]
    return Path(value).name if isinstance(value, str) and Path(value).exists() else value
