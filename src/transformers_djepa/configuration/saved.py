"""Checks of configurations saved by other versions."""

from importlib.metadata import version

from transformers import PreTrainedConfig
from transformers import __version__ as transformers_version
from transformers.utils import logging


logger = logging.get_logger(__name__)

# Keys that transformers and its Trainer add to a saved configuration.
LIBRARY_FIELDS = {"auto_map", "quantization_config", "torch_dtype", "transformers_version", "use_cache"}


def check_saved(config_class: type[PreTrainedConfig], saved: dict) -> None:
    """Warn about fields that `config_class` and its parts do not have.

    Raises:
        ValueError: a part has another `model_type`.
    """
    parts = {name: saved[name] for name in config_class.sub_configs if isinstance(saved.get(name), dict)}
    unknown = _unknown_fields(config_class, saved)
    for name, part in parts.items():
        part_class = config_class.sub_configs[name]
        if part.get("model_type", part_class.model_type) != part_class.model_type:
            raise ValueError(
                f"{name} has model_type {part['model_type']!r}; this version supports {part_class.model_type!r}. "
                f"{versions(saved)}"
            )
        unknown += [f"{name}.{field}" for field in _unknown_fields(part_class, part)]
    if unknown:
        logger.warning_once(f"Ignored unknown fields of the configuration: {', '.join(unknown)}. {versions(saved)}")


def check_model_type(config_class: type[PreTrainedConfig], saved: dict, *others: str) -> None:
    """Raise `ValueError` if a part of a page model was saved with another `model_type` than its own or the `others`."""
    kinds = (config_class.model_type, *others)
    kind = saved.get("model_type", config_class.model_type)
    if kind not in kinds:
        raise ValueError(
            f"its model_type is {kind!r}, not {' or '.join(kinds)}, and it has no {config_class.base_config_key}"
        )


def _unknown_fields(config_class: type[PreTrainedConfig], saved: dict) -> list[str]:
    known = config_class()
    return [name for name in saved if not (name.startswith("_") or name in LIBRARY_FIELDS or hasattr(known, name))]


def versions(saved: dict) -> str:
    """Return which versions wrote and read a configuration, for error messages."""
    wrote = saved.get("transformers_version") or "an unknown version"
    return (
        f"It was saved with transformers {wrote}; installed are transformers {transformers_version} and "
        f"transformers-djepa {version('transformers-djepa')}. If it is newer: pip install -U transformers-djepa."
    )
