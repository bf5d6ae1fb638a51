"""The recipe of a training run: settings that differ from their defaults."""

from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any


# Prefixes of settings for output, logging and hardware, which do not change what is trained.
NOT_RECIPE = (
    *("output_dir", "run_name", "report_to", "disable_tqdm", "push_to_hub", "hub_", "save_", "logging_", "log_"),
    *("eval_steps", "eval_strategy", "eval_delay", "eval_on_start", "resume_from", "dataloader_", "label_names"),
    *("remove_unused_columns", "use_cpu", "local_rank", "fsdp_config", "accelerator_config", "deepspeed"),
    *("overwrite_output_dir", "do_", "enable_jit_checkpoint", "trackio_", "project", "allow_outside"),
)


def changed_settings(*arguments: Any) -> dict[str, Any]:
    """Return the fields of dataclasses that differ from their defaults. Paths are cut to their last part."""
    changed = {}
    for each in arguments:
        for field in fields(each):
            value = getattr(each, field.name)
            default = field.default if field.default_factory is MISSING else field.default_factory()
            if field.init and not field.name.startswith(NOT_RECIPE) and (value or None) != (default or None):
                changed[field.name] = _shown(value)
    return changed


def _shown(value: Any) -> Any:
    if isinstance(value, list):
        return [_shown(each) for each in value]
    if isinstance(value, str) and Path(value).exists():
        return Path(value).name
    return getattr(value, "value", value)  # of an enum
