"""Initialization from published encoders: Hiera for the image, BERT for the words, CLIP for the question.

Each encoder has the parameter names of its original. Parameters that the original lacks keep their initial values: box
embeddings and the 2-D bias start at zero, so that a BERT computes what it was trained to until they are trained.
"""

from collections.abc import Mapping
from os import PathLike

import torch
from torch import nn
from transformers import CLIPTextModel, PreTrainedModel


Source = str | PathLike | PreTrainedModel


def load_weights(part: nn.Module, weights: Mapping[str, torch.Tensor], compare: str) -> None:
    """Load all weights of `part`; other weights, such as those of heads and poolers, are ignored.

    Args:
        part: one of our encoders.
        weights: a state dict with the names of `part`.
        compare: fields of the configuration to compare in the error message.

    Raises:
        ValueError: a weight is missing or has another shape; nothing is loaded then.
    """
    own = part.state_dict()
    wrong = [name for name, weight in own.items() if name not in weights or weights[name].shape != weight.shape]
    if wrong:
        theirs = tuple(weights[wrong[0]].shape) if wrong[0] in weights else "no such weight"
        raise ValueError(
            f"{len(wrong)} weights do not fit this configuration, such as {wrong[0]} "
            f"(ours {tuple(own[wrong[0]].shape)}, theirs {theirs}); compare {compare}."
        )
    part.load_state_dict({name: weights[name] for name in own})


def extend_positions(table: torch.Tensor, length: int) -> torch.Tensor:
    """Extend a position table `(old, width)` to `(length, width)` by repeating its second half.

    Nearby positions keep the differences that they were trained with. Boxes tell the parts of a long page apart.
    """
    half = table[len(table) // 2 :]
    repeats = [half] * -(-(length - len(table)) // len(half))
    return torch.cat([table, *repeats])[:length]


def read_tower(source: Source, kind: type[PreTrainedModel]) -> dict[str, torch.Tensor]:
    """Return the state dict of a checkpoint's encoder, without the prefix of a task model.

    Raises:
        ValueError: the checkpoint has no such encoder.
    """
    if not isinstance(source, PreTrainedModel):
        source, info = kind.from_pretrained(source, output_loading_info=True)
        missing = [name for name in info["missing_keys"] if not name.startswith("pooler.")]
        if missing:
            raise ValueError(f"{source.name_or_path} is no {kind.__name__}: it lacks {missing[0]} and others.")
    elif not isinstance(source, kind):
        source = getattr(source, "text_model", source.base_model) if kind is CLIPTextModel else source.base_model
    return source.state_dict()
