"""Checks of a configuration. The largest sizes are far above those of any model: a damaged file would run for hours."""

import math
from dataclasses import fields
from typing import Any

from transformers import PreTrainedConfig

from djepa_pages.damage import shown


MAX_LAYERS = 500  # of each part
MAX_SIZE = 65_536  # of widths and all other numbers that are not listed
MAX_SIZES = {
    **dict.fromkeys(("fusion_num_layers", "predictor_num_layers", "num_hidden_layers", "depths"), MAX_LAYERS),
    **dict.fromkeys(("iou_head_depth", "num_multimask_outputs"), MAX_LAYERS),
    "image_size": 8192,  # pixels
    "max_position_embeddings": 1_000_000,
    "vocab_size": 2_000_000,
}


def check_limits(config: PreTrainedConfig, others: dict[str, Any]) -> None:
    """Check the fields of a configuration, and `others` that transformers derives fields from.

    Raises:
        ValueError: an integer is negative or above its limit, or a number is not finite.
    """
    values = {field.name: getattr(config, field.name) for field in fields(config)}
    values |= {name: others[name] for name in ("num_labels",) if name in others}
    prefix = f"{config.base_config_key}." if config.base_config_key else ""
    for name, value in values.items():
        if name.endswith("_token_id"):
            continue
        most = MAX_SIZES.get(name, MAX_SIZE)
        for number in value if isinstance(value, (list, tuple)) else [value]:
            if isinstance(number, int) and not 0 <= number <= most:
                raise ValueError(f"{prefix}{name} is {shown(value)}; it must be from 0 to {most:,}.")
            if isinstance(number, float) and not (math.isfinite(number) and abs(number) <= MAX_SIZE):
                raise ValueError(f"{prefix}{name} is {shown(value)}; it must be a number up to {MAX_SIZE:,}.")


def check_model_type(config_class: type[PreTrainedConfig], saved: dict, *others: str) -> None:
    """Raise `ValueError` if a part of a page model was saved with another `model_type` than its own or the `others`."""
    kinds = (config_class.model_type, *others)
    kind = saved.get("model_type", config_class.model_type)
    if kind not in kinds:
        raise ValueError(
            f"its model_type is {kind!r}, not {' or '.join(kinds)}, and it has no {config_class.base_config_key}"
        )
