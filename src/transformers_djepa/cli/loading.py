"""Opens a model folder for a command: whatever is wrong with it is a `ValueError` of one line."""

import json
from pathlib import Path

from safetensors import SafetensorError
from transformers import AutoConfig, AutoModelForMaskGeneration, AutoProcessor, PreTrainedConfig

from ..bundled import resolve_checkpoint
from ..configuration import DJepaConfig
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..processing.processing_djepa import DJepaProcessor


DAMAGED = (OSError, ValueError, KeyError, TypeError, RuntimeError, SafetensorError, json.JSONDecodeError)


def load_processor(name: str | None) -> DJepaProcessor:
    """The processor of a model folder or Hub id; `None` is the bundled model. Raises `ValueError`."""
    path = resolve_checkpoint(name)
    check_family(path)
    try:
        return AutoProcessor.from_pretrained(path)
    except DAMAGED as error:
        raise ValueError(f"The processor of {path} cannot be loaded: {first_line(error)}") from error


def load_model(name: str | None) -> DJepaForPromptableSegmentation:
    """The model in float32, ready to answer; `None` is the bundled one. `ValueError`, also for missing weights."""
    path = resolve_checkpoint(name)
    check_family(path)
    try:
        model, report = AutoModelForMaskGeneration.from_pretrained(path, dtype="float32", output_loading_info=True)
    except DAMAGED as error:
        raise ValueError(f"The model of {path} cannot be loaded: {first_line(error)}") from error
    missing = sorted(report["missing_keys"])
    if missing:
        some = f"{len(missing)} of the model's weights, such as {missing[0]}"
        raise ValueError(f"{path} lacks {some}; it is damaged or of another version.")
    return model.eval()


def check_family(path: str) -> None:
    """Raises `ValueError` unless `path` holds a configuration of this family."""
    try:
        family = PreTrainedConfig.get_config_dict(path)[0].get("model_type")  # before code of another family is run
        if family == DJepaConfig.model_type:
            AutoConfig.from_pretrained(path)
    except DAMAGED as error:
        where = "model folder" if Path(path).is_dir() else "folder here, and no model"
        raise ValueError(f"{path} is no {where} that can be read: {first_line(error)}") from error
    if family != DJepaConfig.model_type:
        raise ValueError(
            f"{path} holds a {family} model; djepa needs one of its own family, {DJepaConfig.model_type}. If that is a "
            "newer one: pip install -U transformers-djepa."
        )


def first_line(error: Exception) -> str:
    """The first line of an error that may have many."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]
