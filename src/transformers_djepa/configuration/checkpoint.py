"""Find the model that a user names, before any of it is loaded."""

from pathlib import Path

from transformers import PreTrainedConfig

from djepa_pages.damage import DamagedError, reading

from ..bundled import resolve_checkpoint
from .configuration_djepa import DJepaConfig


def find_model(name: str | None) -> str:
    """Return the folder or Hub id of a model; raises `ValueError` unless its configuration has our `model_type`."""
    path = resolve_checkpoint(name)
    kind = "not a readable model folder" if Path(path).is_dir() else "neither a local folder nor a readable model"
    with reading(f"{path} is {kind}", keep=(DamagedError,)):
        family = PreTrainedConfig.get_config_dict(path)[0].get("model_type")  # before running code of another model
        if family == DJepaConfig.model_type:
            DJepaConfig.from_pretrained(path)
    if family != DJepaConfig.model_type:
        raise ValueError(
            f"{path} is a {family} model, but djepa needs a {DJepaConfig.model_type} model. For a newer model type run "
            "pip install -U transformers-djepa."
        )
    return path
