"""Load models for the commands; every problem is a `ValueError` of one line."""

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
    """Load the processor of a model folder or Hub id; `None` is the bundled model."""
    path = resolve_checkpoint(name)
    check_family(path)
    try:
        return AutoProcessor.from_pretrained(path)
    except DAMAGED as error:
        raise ValueError(f"The processor of {path} cannot be loaded: {first_line(error)}") from error


def load_model(name: str | None) -> DJepaForPromptableSegmentation:
    """Load a model in float32 for evaluation; `None` is the bundled model. Missing weights are an error."""
    path = resolve_checkpoint(name)
    check_family(path)
    try:
        model, report = AutoModelForMaskGeneration.from_pretrained(path, dtype="float32", output_loading_info=True)
    except DAMAGED as error:
        raise ValueError(f"The model of {path} cannot be loaded: {first_line(error)}") from error
    missing = sorted(report["missing_keys"])
    if missing:
        weights = f"{len(missing)} of the model's weights, such as {missing[0]}"
        raise ValueError(f"{path} lacks {weights}; it is damaged or of another version.")
    return model.eval()


def check_family(path: str) -> None:
    """Raise `ValueError` unless `path` has a configuration with our `model_type`."""
    try:
        family = PreTrainedConfig.get_config_dict(path)[0].get("model_type")  # before running code of another model
        if family == DJepaConfig.model_type:
            AutoConfig.from_pretrained(path)
    except DAMAGED as error:
        kind = "not a readable model folder" if Path(path).is_dir() else "neither a local folder nor a readable model"
        raise ValueError(f"{path} is {kind}: {first_line(error)}") from error
    if family != DJepaConfig.model_type:
        raise ValueError(
            f"{path} is a {family} model, but djepa needs a {DJepaConfig.model_type} model. For a newer model type run "
            "pip install -U transformers-djepa."
        )


def first_line(error: Exception) -> str:
    """First line of an error message."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]
