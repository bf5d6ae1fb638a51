"""Find models, and load them for the commands; every problem is a `ValueError` of one line."""

import json
import logging
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from djepa_pages.damage import DamagedError, reading

from .bundled import resolve_checkpoint
from .inference.graphs import missing_graphs
from .inference.loop import Inference


logger = logging.getLogger(__name__)

MODEL_TYPE = "djepa"
MODULES = {"onnx": "djepa_runtime.inference.onnx_engine", "torch": "transformers_djepa.loading"}  # by engine
ENGINES = tuple(MODULES)


def find_model(name: str | None) -> str:
    """Return the folder or Hub id of a model; raises `ValueError` unless its configuration has our `model_type`."""
    path = resolve_checkpoint(name)
    kind = "not a readable model folder" if Path(path).is_dir() else "neither a local folder nor a readable model"
    with reading(f"{path} is {kind}", keep=(DamagedError,)):
        file = Path(path, "config.json") if Path(path).is_dir() else download(path, "config.json")
        family = json.loads(file.read_text(encoding="utf-8")).get("model_type")
    if family != MODEL_TYPE:
        raise ValueError(
            f"{path} is a {family} model, but djepa needs a {MODEL_TYPE} model. For a newer model type run "
            "pip install -U transformers-djepa."
        )
    return path


def download(repo_id: str, *files: str) -> Path:
    """Path of a file of a Hub repository, or of the folder of the whole repository."""
    from huggingface_hub import hf_hub_download, snapshot_download

    return Path(hf_hub_download(repo_id, *files) if files else snapshot_download(repo_id))


def local_folder(name: str | None) -> Path:
    """The folder of a model, which is downloaded from the Hub if needed; `None` is the bundled model."""
    path = find_model(name)
    return Path(path).absolute() if Path(path).is_dir() else download(path)


def load_inference(name: str | None, engine: str | None = None, threads: int | None = None) -> Inference:
    """Load a model with its processor; raises `ValueError` also if they do not fit.

    Args:
        name: folder or Hub id; `None` is the bundled model.
        engine: "onnx" runs the graphs of `djepa export` and needs no torch, "torch" the model. By default "onnx" if the
            folder has graphs that can be run, else "torch".
        threads: of the engine, by default one for each CPU.
    """
    folder = local_folder(name)
    if engine_for(folder, engine) == "torch":
        return import_module(MODULES["torch"]).load_inference(str(folder), threads)
    try:
        return import_module(MODULES["onnx"]).load_inference(folder, threads)
    except ValueError as error:
        if engine == "onnx" or not is_torch_installed():
            raise
        logger.warning(f"{error} The model is run with torch.")
        return import_module(MODULES["torch"]).load_inference(str(folder), threads)


def engine_for(folder: Path, engine: str | None = None) -> str:
    """The engine of `load_inference` for a model; raises `ValueError` for an unknown one."""
    if engine not in (None, *ENGINES):
        raise ValueError(f"engine must be one of {', '.join(ENGINES)}, got {engine!r}.")
    return engine or ("torch" if is_torch_installed() and missing_graphs(folder) else "onnx")


def is_torch_installed() -> bool:
    return find_spec("torch") is not None and find_spec("transformers") is not None
