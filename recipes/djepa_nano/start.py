"""Copy the weights of a checkpoint without the pixel decoder into a new model (first stage of the recipe).

    python recipes/djepa_nano/start.py --former build/nano-former --output build/nano-start

All weights are copied except those of `IMAGE_PATH`, which are random. The output layers of `ZEROS`, which add image
features to words, are zero, so that words are scored as before.
"""

import argparse
import json
from pathlib import Path

import torch
from safetensors.torch import load_file
from transformers import AutoProcessor, set_seed

from transformers_djepa import DJepaConfig, DJepaForPromptableSegmentation


IMAGE_PATH = (
    "image_encoder.", "pixel_decoder.", "pixel_classifiers.", "unit_cells.", "word_pixels.", "image_to_text.",
    "text_to_image.", "image_proj.",
)  # fmt: skip
ZEROS = ("text_to_image.o_proj.", "word_pixels.projection.")
SAVED_FIELDS = ("vocab_size", "pad_token_id", "bos_token_id", "eos_token_id", "max_position_embeddings")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--former", type=Path, required=True)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    set_seed(arguments.seed)
    model = DJepaForPromptableSegmentation(former_sizes(arguments.former))
    copied = copy_words_path(model, load_file(arguments.former / "model.safetensors"))
    model.save_pretrained(arguments.output)
    AutoProcessor.from_pretrained(arguments.former).save_pretrained(arguments.output)
    total = sum(parameter.numel() for parameter in model.parameters())
    print(f"{arguments.output}: {copied / 1e6:.1f} of {total / 1e6:.1f} M parameters are of {arguments.former}")


def former_sizes(former: Path) -> DJepaConfig:
    """The nano configuration with the vocabularies and positions of the former checkpoint."""
    saved, config = json.loads((former / "config.json").read_text()), DJepaConfig.from_size("nano")
    for part in ("text_config", "prompt_config"):
        for name in SAVED_FIELDS:
            setattr(getattr(config, part), name, saved[part][name])
    return config


@torch.no_grad()
def copy_words_path(model: DJepaForPromptableSegmentation, former: dict[str, torch.Tensor]) -> int:
    """Copy all weights outside of the image path; returns their number."""
    copied = 0
    for name, weight in model.state_dict().items():
        if any(part in name for part in ZEROS):
            weight.zero_()
        elif not any(part in name for part in IMAGE_PATH):
            weight.copy_(former[name])
            copied += weight.numel()
    return copied


if __name__ == "__main__":
    main()
