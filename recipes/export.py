"""Copy a trained model into the package with half-precision weights and graphs (last step of a recipe).

    python recipes/export.py build/nano-final src/djepa_runtime/checkpoints/djepa-nano

The configuration keeps `dtype: float32`, so `from_pretrained` loads a float32 model by default. Fine-tuned models take
their licence and languages from the short card that is saved with it.
"""

import argparse
import json
import shutil
import tempfile
from pathlib import Path

import torch
from huggingface_hub import ModelCard
from safetensors.torch import load_file, save_file
from transformers import AutoConfig, AutoProcessor

import transformers_djepa
from transformers_djepa import DJepaForPromptableSegmentation
from transformers_djepa.export import export as export_graphs
from transformers_djepa.hub_code import HUB_FILE


MAX_BYTES = 64_000_000  # of the weights
CARDS = Path(__file__).parents[1] / "model_cards"
SHORT_CARD = "Bundled with `transformers-djepa`. The full card is `model_cards/{name}.md` in the repository."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=Path)
    parser.add_argument("output", type=Path, help="named like the model's card")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        export(arguments.model, Path(folder))
        write_card(arguments.output.name, Path(folder))
        size = Path(folder, "model.safetensors").stat().st_size
        if size > MAX_BYTES:
            limit = f"the limit is {MAX_BYTES / 1e6:.0f} MB"
            raise SystemExit(f"The weights of {arguments.model} take {size / 1e6:.1f} MB; {limit}.")
        shutil.rmtree(arguments.output, ignore_errors=True)
        shutil.copytree(folder, arguments.output)
    size = sum(file.stat().st_size for file in arguments.output.rglob("*") if file.is_file())
    print(f"{arguments.output}: {size / 1e6:.1f} MB")


def export(model: Path, output: Path) -> None:
    (name,) = AutoConfig.from_pretrained(model).architectures
    getattr(transformers_djepa, name).from_pretrained(model, dtype="float32").save_pretrained(output)
    AutoProcessor.from_pretrained(model).save_pretrained(output)
    file = output / "model.safetensors"
    halves = {name: value.to(torch.float16) for name, value in load_file(file).items()}
    save_file(halves, file, metadata={"format": "pt"})
    for config in output.glob("*config.json"):
        remove_hub_code(config)
    for tokenizer in output.rglob("tokenizer.json"):  # half the size without indentation
        content = json.loads(tokenizer.read_text())
        tokenizer.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")))
    (output / HUB_FILE.name).unlink()
    if name == DJepaForPromptableSegmentation.__name__:
        export_graphs(DJepaForPromptableSegmentation.from_pretrained(output, dtype="float32"), output)


def write_card(name: str, folder: Path) -> None:
    metadata = ModelCard.load(CARDS / f"{name}.md").data.to_yaml()
    ModelCard(f"---\n{metadata}\n---\n\n# {name}\n\n{SHORT_CARD.format(name=name)}\n").save(folder / "README.md")


def remove_hub_code(config: Path) -> None:
    """Remove `auto_map`: the package loads its own checkpoint without Hub code."""
    settings = json.loads(config.read_text())
    for part in (settings, *settings.values()):
        if isinstance(part, dict):
            part.pop("auto_map", None)
    config.write_text(json.dumps(settings, indent=2) + "\n")


if __name__ == "__main__":
    main()
