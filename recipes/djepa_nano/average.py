"""Steps 8, 12 and 16 of the recipe: half of what the last drawings did to words is taken back.

    python recipes/djepa_nano/average.py --words build/nano-words-open --drawings build/nano-drawings-again \
        --output build/nano-averaged

Learning drawings also moves what the decoder shares with words, slowly, and the model grows too ready to say that a
page has no answer. Weights of a training and of its continuation can be averaged (arXiv 2203.05482): the shared ones
become the mean of both, the image's side stays as it is. On 40 pages of the training split (seed 5) that gives back
the answers and keeps most of the drawings.
"""

import argparse
from pathlib import Path

import torch
import yaml
from transformers import AutoModelForMaskGeneration, AutoProcessor

import transformers_djepa  # noqa: F401


SETTINGS = Path(__file__).with_name("drawings.yaml")


@torch.no_grad()
def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("words", "drawings", "output"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--share", type=float, default=0.5, help="of the second model")
    arguments = parser.parse_args()
    shared = tuple(yaml.safe_load(SETTINGS.read_text())["pretrained"])
    model = AutoModelForMaskGeneration.from_pretrained(arguments.drawings, dtype="float32")
    before = AutoModelForMaskGeneration.from_pretrained(arguments.words, dtype="float32").state_dict()
    for name, value in model.state_dict().items():
        if name.startswith(shared):
            value.lerp_(before[name], 1 - arguments.share)
    model.save_pretrained(arguments.output)
    AutoProcessor.from_pretrained(arguments.drawings).save_pretrained(arguments.output)


if __name__ == "__main__":
    main()
