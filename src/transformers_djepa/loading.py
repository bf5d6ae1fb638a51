"""Load models for the commands; every problem is a `ValueError` of one line."""

from pathlib import Path

from transformers import PreTrainedConfig

from djepa_pages.damage import DamagedError, reading

from .bundled import resolve_checkpoint
from .configuration import DJepaConfig
from .inference.loop import Inference, TorchEngine
from .modeling.modeling_djepa import DJepaForPromptableSegmentation
from .processing.processing_djepa import DJepaProcessor


def find_model(name: str | None) -> str:
    """Return the folder or Hub id of a model; raises `ValueError` unless its configuration has our `model_type`."""
    path = resolve_checkpoint(name)
    kind = "not a readable model folder" if Path(path).is_dir() else "neither a local folder nor a readable model"
    with reading(f"{path} is {kind}", keep=(DamagedError,)):
        family = PreTrainedConfig.get_config_dict(path)[0].get("model_type")  # without running code of another model
    if family != DJepaConfig.model_type:
        raise ValueError(
            f"{path} is a {family} model, but djepa needs a {DJepaConfig.model_type} model. For a newer model type run "
            "pip install -U transformers-djepa."
        )
    return path


def load_processor(name: str | None) -> DJepaProcessor:
    """Load the processor of a model folder or Hub id; `None` is the bundled model."""
    path = find_model(name)
    with reading(f"The processor of {path} cannot be loaded", keep=(DamagedError,)):
        return DJepaProcessor.from_pretrained(path, trust_remote_code=False)


def load_model(name: str | None) -> DJepaForPromptableSegmentation:
    """Load a model in float32 for evaluation; `None` is the bundled model. Missing weights are an error."""
    path = find_model(name)
    with reading(f"The model of {path} cannot be loaded", keep=(DamagedError,)):
        model, report = DJepaForPromptableSegmentation.from_pretrained(path, dtype="float32", output_loading_info=True)
    missing = sorted(report["missing_keys"])
    if missing:
        weights = f"{len(missing)} of the model's weights, such as {missing[0]}"
        raise ValueError(f"{path} lacks {weights}; it is damaged or of another version.")
    return model.eval()


def load_inference(name: str | None) -> Inference:
    """Load a model with its processor; raises `ValueError` also if they do not fit."""
    model, processor = load_model(name), load_processor(name)
    processor.check_fit(model.config)
    return Inference(TorchEngine(model), processor)
