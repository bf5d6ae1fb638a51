"""The recipe of a training run: settings that differ from their defaults."""

from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any


# Prefixes of settings that say where and how often things are written or how one machine runs, not what is trained.
NOT_RECIPE = (
    *("output_dir", "run_name", "report_to", "disable_tqdm", "push_to_hub", "hub_", "save_", "logging_", "log_"),
    *("eval_steps", "eval_strategy", "eval_delay", "eval_on_start", "resume_from", "dataloader_", "label_names"),
    *("remove_unused_columns", "use_cpu", "local_rank", "fsdp_config", "accelerator_config", "deepspeed"),
    *("overwrite_output_dir", "do_", "enable_jit_checkpoint", "trackio_", "project"),
)


def changed_settings(*arguments: Any) -> dict[str, Any]:
    """Return the fields of dataclasses that differ from their defaults. Paths are cut to their last part."""
    return {
        field.name: _shown(getattr(each, field.name))
        for each in arguments
        for field in fields(each)
        if field.init
        and not field.name.startswith(NOT_RECIPE)
        and (getattr(each, field.name) or None) != (_default(field) or None)
    }


def _default(field: Field) -> Any:
    return field.default if field.default_factory is MISSING else field.default_factory()


def _shown(value: Any) -> Any:
    if isinstance(value, list):
        return [_shown(each) for each in value]
    if isinstance(value, str) and Path(value).exists():
        return Path(value).name
    return getattr(value, "value", value)  # of an enum
