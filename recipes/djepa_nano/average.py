"""Steps 8, 12, 16, 19, 20, 23, 24, 27 and 28 of the recipe: the mean of a training's weights and of its continuation's.

    python recipes/djepa_nano/average.py build/nano-words-open build/nano-drawings-again --output build/mean [--all]

Weights of a training and of its continuation can be averaged (arXiv 2203.05482). Learning drawings also moves what the
decoder shares with words, slowly, and the model grows too ready to say that a page has no answer: the shared ones
become the mean of both, and half of that is taken back; the image's side stays as it is. On 40 pages of the training
split (seed 5) that gives back the answers and keeps most of the drawings.

`--all` averages everything, the image's side as well: the last words, learned from harder pages, gained invoices that
are letters and lost headings and some held-out answers. The mean keeps the gain and most of what was lost.
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
    parser.add_argument("after", type=Path, help="whose other weights, and whose processor, are kept")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--all", action="store_true", help="all weights, not only those that words and image share")
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
