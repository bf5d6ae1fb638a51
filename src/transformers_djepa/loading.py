"""Load models with torch for the commands; every problem is a `ValueError` of one line."""

import torch

from djepa_pages.damage import DamagedError, reading
from djepa_runtime.inference.loop import Inference
from djepa_runtime.loading import find_model

from .modeling.modeling_djepa import DJepaForPromptableSegmentation
from .processing.processing_djepa import DJepaProcessor
from .torch_engine import TorchEngine


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


def load_inference(name: str | None, threads: int | None = None) -> Inference:
    """Load a model with its processor; raises `ValueError` also if they do not fit. `threads` are those of torch."""
    if threads is not None:
        torch.set_num_threads(threads)
    model, processor = load_model(name), load_processor(name)
    processor.check_fit(model.config)
    return Inference(TorchEngine(model), processor)
