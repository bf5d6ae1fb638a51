"""How many parameters each part of a model has, counted without building its weights."""

import torch
from transformers import PreTrainedModel

from ..configuration import DJepaConfig


PARTS = {
    "model.image_encoder.": "image encoder (Hiera)",
    "model.text_encoder.": "text encoder (BERT, boxes, relative 2-D bias)",
    "model.fusion.": "fusion (cross-attention both ways)",
    "prompt_encoder.": "prompt encoder (CLIP text tower, clicks, boxes, rough masks)",
    "mask_decoder.": "mask decoder (two-way blocks)",
    "target_": "target encoders (averages of the encoders, for pre-training)",
    "": "predictors and heads of pre-training",
}


def count_parameters(model_class: type[PreTrainedModel], config: DJepaConfig) -> dict[str, int]:
    """Parameters by part, in the order of `PARTS`; a tied weight counts once. Nothing is allocated."""
    with torch.device("meta"):
        model = model_class(config)
    counts = dict.fromkeys(PARTS, 0)
    for name, parameter in model.named_parameters():
        counts[next(start for start in PARTS if name.startswith(start))] += parameter.numel()
    return {PARTS[start]: count for start, count in counts.items() if count}


def millions(count: int) -> str:
    """`30_812_345` as `"30.8 M"`, `81_200` as `"0.081 M"`."""
    return f"{count / 1e6:.1f} M" if count >= 1e6 else f"{count / 1e6:.3f} M"
