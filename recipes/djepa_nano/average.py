"""Average the weights of a model before and after further training (steps 8, 12, 16, 19, 20, 23, 24, 27 and 28).

    python recipes/djepa_nano/average.py build/nano-words-open build/nano-drawings-again --output build/mean [--all]

Weights of a training and of its continuation can be averaged (arXiv 2203.05482). Training on drawings also changes the
decoder weights that words use, and makes the model answer "not on this page" too often. Averaging these shared weights
undoes half of that change; the image weights stay as trained. `--all` averages all weights, which keeps what training
on harder pages gained and most of what it lost.
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
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path, help="model whose other weights and processor are kept")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument(
        "--all", action="store_true", help="average all weights, not only those shared by words and image"
    )
    arguments = parser.parse_args()
    shared = ("",) if arguments.all else tuple(yaml.safe_load(SETTINGS.read_text())["pretrained"])
    model = AutoModelForMaskGeneration.from_pretrained(arguments.after, dtype="float32")
    before = AutoModelForMaskGeneration.from_pretrained(arguments.before, dtype="float32").state_dict()
    for name, value in model.state_dict().items():
        if name.startswith(shared):
            value.lerp_(before[name], 0.5)
    model.save_pretrained(arguments.output)
    AutoProcessor.from_pretrained(arguments.after).save_pretrained(arguments.output)


if __name__ == "__main__":
    main()
