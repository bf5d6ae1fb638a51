"""Load models for the commands; every problem is a `ValueError` of one line."""

from pathlib import Path

from safetensors import SafetensorError
from transformers import AutoConfig, AutoModelForMaskGeneration, AutoProcessor, PreTrainedConfig

from ..bundled import resolve_checkpoint
from ..configuration import DJepaConfig
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..processing.processing_djepa import DJepaProcessor


DAMAGED = (OSError, ValueError, KeyError, TypeError, RuntimeError, SafetensorError)


def load_processor(name: str | None) -> DJepaProcessor:
    """Load the processor of a model folder or Hub id; `None` is the bundled model."""
    path = find_model(name)
    try:
        return AutoProcessor.from_pretrained(path)
    except DAMAGED as error:
        raise ValueError(f"The processor of {path} cannot be loaded: {first_line(error)}") from error


def load_model(name: str | None) -> DJepaForPromptableSegmentation:
    """Load a model in float32 for evaluation; `None` is the bundled model. Missing weights are an error."""
    path = find_model(name)
    try:
        model, report = AutoModelForMaskGeneration.from_pretrained(path, dtype="float32", output_loading_info=True)
    except DAMAGED as error:
        raise ValueError(f"The model of {path} cannot be loaded: {first_line(error)}") from error
    missing = sorted(report["missing_keys"])
    if missing:
        weights = f"{len(missing)} of the model's weights, such as {missing[0]}"
        raise ValueError(f"{path} lacks {weights}; it is damaged or of another version.")
    return model.eval()


def find_model(name: str | None) -> str:
    """Return the folder or Hub id of a model; raises `ValueError` unless its configuration has our `model_type`."""
    path = resolve_checkpoint(name)
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
    return path


def first_line(error: Exception) -> str:
    """First line of an error message."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]
