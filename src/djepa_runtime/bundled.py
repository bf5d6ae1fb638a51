"""The checkpoint that ships with the package."""

import os
from pathlib import Path


BUNDLED = "djepa-nano"
BUNDLED_FOLDER = Path(__file__).parent / "checkpoints" / BUNDLED
TOKENIZERS = ("tokenizer.json", "prompt_tokenizer/tokenizer.json")  # without them transformers creates empty ones
REQUIRED_FILES = ("config.json", "model.safetensors", "processor_config.json", *TOKENIZERS)


def checkpoint_path(name: str) -> Path:
    """Folder of the bundled checkpoint if it has this name, else the folder or, unchanged, the Hub id of another."""
    return BUNDLED_FOLDER if name == BUNDLED else Path(os.path.expanduser(name))


def resolve_checkpoint(name: str | None = None) -> str:
    """Return the folder of a checkpoint: the bundled one by default, another folder, or a Hub id unchanged.

    Raises `ValueError` if the folder is incomplete or holds PEFT adapters.
    """
    folder = checkpoint_path(BUNDLED if name is None else name)
    if not folder.is_dir():
        return str(name or folder)
    missing = [file for file in REQUIRED_FILES if not (folder / file).is_file()]
    if "model.safetensors" in missing and (folder / "model.safetensors.index.json").is_file():
        missing.remove("model.safetensors")
    if missing and (folder / "adapter_config.json").is_file():
        raise ValueError(
            f"{folder} holds PEFT adapters, not a model; merge them into their base model with "
            "PeftModel.from_pretrained(base, folder).merge_and_unload() and save it with the processor."
        )
    if missing:
        raise ValueError(f"{folder} is not a complete model folder: {', '.join(missing)} is missing.")
    return str(folder)
