"""Last step of the recipe: put a trained model into the package, its weights in half precision.

    python recipes/djepa_nano/export.py build/nano-final src/transformers_djepa/checkpoints/djepa-nano

The configuration keeps `dtype: float32`, so `from_pretrained` gives a float32 model unless told otherwise. A short card
goes with it, from which models that are fine-tuned from it take their licence and languages.
"""

import argparse
import json
import shutil
import tempfile
from pathlib import Path

import torch
from huggingface_hub import ModelCard
from safetensors.torch import load_file, save_file
from transformers import AutoModelForMaskGeneration, AutoProcessor

from transformers_djepa.hub_code import HUB_FILE


LIMIT = 64_000_000  # bytes
CARD = Path(__file__).parents[2] / "model_cards" / "djepa-nano.md"
SHORT_CARD = (
    "The model that ships with `transformers-djepa`. Its card is `model_cards/djepa-nano.md` of the repository."
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=Path)
    parser.add_argument("output", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        export(arguments.model, Path(folder))
        size = sum(file.stat().st_size for file in Path(folder).rglob("*") if file.is_file())
        if size > LIMIT:
            raise SystemExit(f"{arguments.model} would take {size / 1e6:.1f} MB, more than {LIMIT / 1e6:.0f}.")
        shutil.rmtree(arguments.output, ignore_errors=True)
        shutil.copytree(folder, arguments.output)
    print(f"{arguments.output}: {size / 1e6:.1f} MB")


def export(model: Path, output: Path) -> None:
    AutoModelForMaskGeneration.from_pretrained(model, dtype="float32").save_pretrained(output)
    AutoProcessor.from_pretrained(model).save_pretrained(output)
    file = output / "model.safetensors"
    halves = {name: value.to(torch.float16) for name, value in load_file(file).items()}
    save_file(halves, file, metadata={"format": "pt"})
    for config in ("config.json", "processor_config.json"):
        remove_hub_code(output / config)
    (output / HUB_FILE.name).unlink()
    metadata = ModelCard.load(CARD).data.to_yaml()
    ModelCard(f"---\n{metadata}\n---\n\n# {CARD.stem}\n\n{SHORT_CARD}\n").save(output / "README.md")


def remove_hub_code(config: Path) -> None:
    """What lies in the package is loaded by the package."""
    settings = json.loads(config.read_text())
    for part in (settings, *settings.values()):
        if isinstance(part, dict):
            part.pop("auto_map", None)
    config.write_text(json.dumps(settings, indent=2) + "\n")


if __name__ == "__main__":
    main()
