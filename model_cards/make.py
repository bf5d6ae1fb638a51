"""Write the cards of the untrained sizes, djepa-tiny.md to djepa-large.md, from their configurations.

python model_cards/make.py
"""

from pathlib import Path

import torch
from huggingface_hub import ModelCardData

from transformers_djepa import DJepaConfig, DJepaForPreTraining, DJepaForPromptableSegmentation
from transformers_djepa.cards.card import TAGS, millions, render, table


FOLDER = Path(__file__).parent
BYTES = 4  # of a float32 weight
TOWERS = ("image_encoder", "text_encoder", "prompt_encoder")
# Checkpoints with exactly the dimensions of a size, in the order of `TOWERS`.
PUBLISHED = {
    "tiny": ("facebook/hiera-tiny-224-hf", "microsoft/MiniLM-L12-H384-uncased", None),
    "small": (
        "facebook/hiera-small-224-hf",
        "google/bert_uncased_L-8_H-512_A-8",
        "openai/clip-vit-base-patch16",
    ),
    "base": ("facebook/hiera-base-224-hf", "google-bert/bert-base-uncased", "openai/clip-vit-base-patch16"),
    "large": ("facebook/hiera-large-224-hf", "google-bert/bert-large-uncased", "openai/clip-vit-large-patch14"),
}
# Parts of the model by the prefix of their parameter names.
PARTS = {
    "model.image_encoder.": "image encoder (Hiera)",
    "model.text_encoder.": "text encoder (BERT, boxes, relative 2-D bias)",
    "model.fusion.": "fusion (image features at words, cross-attention both ways)",
    "pixel_decoder.": "pixel decoder (mask cells of a page)",
    "prompt_encoder.": "prompt encoder (CLIP text tower, clicks, boxes, rough masks)",
    "mask_decoder.": "mask decoder (two-way blocks)",
}
SUMMARY = """\
**Untrained.** A configuration, not a checkpoint: the weights are random until published Hiera, BERT and CLIP weights
are loaded and the model is trained. No scores of this size have been measured. The trained size is
[djepa-nano](djepa-nano.md)."""
CODE = """\
from transformers_djepa import DJepaConfig, DJepaForPromptableSegmentation

config = DJepaConfig.from_size("{size}")
model = DJepaForPromptableSegmentation(config)  # random weights
print(f"{{model.num_parameters() / 1e6:.1f}} M parameters, pages of {{config.vision_config.image_size}} pixels")"""
SIZES = """\
{table}

{memory} of weights in float32. The vocabularies are those of BERT ({text_vocabulary} tokens) and CLIP \
({prompt_vocabulary})."""
TRAINING = """\
```console
djepa pretrain --model {size} {flags} \\
  --dataset pages/ --output_dir pretrained --max_steps 100000 --bf16 True
djepa finetune --model pretrained {prompt_flag}--dataset my_rows/ --output_dir answers --max_steps 20000 --bf16 True
```

In Python:

```console
model.load_towers(
    {arguments},
)
```

Hiera's position tables, learned at 224 pixels, are split into a window table and a coarse table and interpolated to
{image_side}; BERT's 512 positions are extended to {positions}.
Fusion and decoders start from random weights.{missing}

Check the licences of the weights that you load: Hiera's are for non-commercial use (CC-BY-NC-4.0).
See [Pre-training](../docs/guides/pretraining.md) and [Own data](../docs/guides/own_data.md)."""
MISSING_PROMPT = """
So does the prompt encoder: no published CLIP text tower has the dimensions of this size. `--processor` names a folder
or repository with the tokenizers."""


def main() -> None:
    for size in PUBLISHED:
        (FOLDER / f"djepa-{size}.md").write_text(card(size))


def card(size: str) -> str:
    """Return the card of a size."""
    tags = [*TAGS, "promptable-segmentation", "untrained"]
    return render(
        ModelCardData(
            license="apache-2.0", library_name="transformers", pipeline_tag="document-question-answering", tags=tags
        ),
        title=f"djepa-{size}",
        summary=SUMMARY,
        code=CODE.format(size=size),
        sections={"Sizes": sizes(size), "Load published weights, then train": training(size)},
    )


def sizes(size: str) -> str:
    """Return the table of parts with their dimensions, parameters and published weights."""
    config = DJepaConfig.from_size(size)
    with torch.device("meta"):
        model, pretraining = DJepaForPromptableSegmentation(config), DJepaForPreTraining(config)
    counts = dict.fromkeys(PARTS, 0)
    for name, parameter in model.named_parameters():
        counts[next(prefix for prefix in PARTS if name.startswith(prefix))] += parameter.numel()
    names = [f"`{name}`" if name else "none known" for name in PUBLISHED[size]]
    weights = [names[0], names[1], "-", "-", names[2], "-"]
    rows = [*zip(PARTS.values(), dimensions(config), map(millions, counts.values()), weights)]
    total = sum(counts.values())
    inputs = f"{config.vision_config.image_size} × {config.vision_config.image_size} pixels"
    inputs = f"{inputs}, {config.text_config.max_position_embeddings} text tokens"
    rows.append(("all of `DJepaForPromptableSegmentation`", inputs, millions(total), ""))
    rows.append(("all of `DJepaForPreTraining`", "", millions(pretraining.num_parameters()), ""))
    return SIZES.format(
        table=table(("part", "dimensions", "parameters", "published weights"), rows),
        memory=f"{total * BYTES / 1e9:.1f} GB",
        text_vocabulary=f"{config.text_config.vocab_size:,}",
        prompt_vocabulary=f"{config.prompt_config.vocab_size:,}",
    )


def dimensions(config: DJepaConfig) -> list[str]:
    """Return the dimensions of the `PARTS`."""
    vision, text, prompt, decoder = (getattr(config, name) for name in config.sub_configs_defaults)
    return [
        f"widths {vision.stage_dims[0]} to {vision.hidden_size}, blocks {'/'.join(map(str, vision.depths))}",
        f"{text.num_hidden_layers} layers, {text.hidden_size} wide, {text.num_attention_heads} heads",
        f"{config.fusion_num_layers} layers, {config.fusion_hidden_size} wide",
        f"{decoder.pixel_size} wide at stride 4",
        f"{prompt.num_hidden_layers} layers, {prompt.hidden_size} wide, {prompt.num_attention_heads} heads",
        f"{decoder.num_hidden_layers} two-way blocks, {decoder.hidden_size} wide",
    ]


def training(size: str) -> str:
    """Return how to load the published weights and train."""
    config = DJepaConfig.from_size(size)
    towers = {tower: name for tower, name in zip(TOWERS, PUBLISHED[size]) if name}
    flags = [f"--{tower} {name}" for tower, name in towers.items()]
    has_prompt = "prompt_encoder" in towers
    return TRAINING.format(
        size=size,
        flags=" \\\n  ".join(flags if has_prompt else [*flags, "--processor PROCESSOR"]),
        prompt_flag=f"{flags[-1]} " if has_prompt else "",  # pre-training has no prompt encoder
        arguments=",\n    ".join(f'{tower}="{name}"' for tower, name in towers.items()),
        image_side=config.vision_config.image_size,
        positions=config.text_config.max_position_embeddings,
        missing="" if has_prompt else MISSING_PROMPT,
    )


if __name__ == "__main__":
    main()
