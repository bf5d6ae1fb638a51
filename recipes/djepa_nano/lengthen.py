"""Extend the text encoder's positions for longer pages (step 6 of the recipe).

    python recipes/djepa_nano/lengthen.py --model build/nano-drawings --output build/nano-long

A dense invoice has more than 1,024 tokens, and its totals come last. New rows of the position table are initialized
from existing ones and trained by the next step.
"""

import argparse
from pathlib import Path

from torch import nn
from transformers import AutoModelForMaskGeneration, AutoProcessor

import transformers_djepa  # noqa: F401
from transformers_djepa.modeling.text_encoder import extend_positions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--tokens", type=int, default=1536)
    arguments = parser.parse_args()
    model = AutoModelForMaskGeneration.from_pretrained(arguments.model, dtype="float32")
    processor = AutoProcessor.from_pretrained(arguments.model)
    embeddings = model.model.text_encoder.bert.embeddings
    table = extend_positions(embeddings.position_embeddings.weight.detach(), arguments.tokens)
    embeddings.position_embeddings = nn.Embedding.from_pretrained(table, freeze=False)
    model.config.text_config.max_position_embeddings = arguments.tokens
    processor.max_length = processor.tokenizer.model_max_length = arguments.tokens
    model.save_pretrained(arguments.output)
    processor.save_pretrained(arguments.output)


if __name__ == "__main__":
    main()
