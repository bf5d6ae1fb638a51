"""Configurations that were written elsewhere: what this version does not know of them is said, with both versions."""

from importlib.metadata import version

from transformers import PreTrainedConfig
from transformers import __version__ as transformers_version
from transformers.utils import logging


logger = logging.get_logger(__name__)

WRITTEN_BESIDE = {
    "auto_map",
    "quantization_config",
    "torch_dtype",
    "transformers_version",
    "use_cache",
}  # by the library and its Trainer, not fields


def check_saved(config_class: type[PreTrainedConfig], saved: dict) -> None:
    """Warns of fields that `config_class` and its parts do not have.

    Raises:
        ValueError: a part is of another `model_type`.
    """
    unknown = unknown_fields(config_class, saved)
    for name, part_class in config_class.sub_configs.items():
        part = saved.get(name)
        if not isinstance(part, dict):
            continue
        kind = part.get("model_type", part_class.model_type)
        if kind != part_class.model_type:
            raise ValueError(
                f"{name} has model_type {kind!r}; this version knows {part_class.model_type!r}. {versions(saved)}"
            )
        unknown += [f"{name}.{field}" for field in unknown_fields(part_class, part)]
    if unknown:
        logger.warning(
            "Fields of the configuration that have no effect here: %s. %s", ", ".join(unknown), versions(saved)
        )


def unknown_fields(config_class: type[PreTrainedConfig], saved: dict) -> list[str]:
    """Names in `saved` that a configuration of this class lacks."""
    known = config_class()
    return [name for name in saved if not (name.startswith("_") or name in WRITTEN_BESIDE or hasattr(known, name))]


def versions(saved: dict) -> str:
    """Who wrote a configuration and who reads it, for an error."""
    wrote = saved.get("transformers_version") or "an unknown version"
    return (
        f"It was written with transformers {wrote}; installed are transformers {transformers_version} and "
        f"transformers-djepa {version('transformers-djepa')}. If it is newer: pip install -U transformers-djepa."
    )
