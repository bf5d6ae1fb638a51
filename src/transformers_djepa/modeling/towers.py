"""Published encoders as the start of ours: Hiera for the image, BERT for the words, CLIP for the question.

Each tower has its original's parameter names. What an original lacks keeps its own start: box embeddings and the 2-D
bias begin at zero, so that a BERT stays the BERT it was until training moves them.
"""

from collections.abc import Mapping
from os import PathLike

import torch
from torch import nn
from transformers import BertModel, CLIPTextModel, HieraModel, PreTrainedModel


Source = str | PathLike | PreTrainedModel


def load_weights(part: nn.Module, weights: Mapping[str, torch.Tensor], compare: str) -> None:
    """Loads exactly a part's weights; others that `weights` has, of heads and poolers, are ignored.

    Args:
        part: an encoder of ours.
        weights: a state dict with the part's own names.
        compare: fields of the configuration to look at when something does not fit.

    Raises:
        ValueError: a weight is missing or has another shape; nothing has been loaded then.
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
    """Position table `(old, width)` to `(length, width)`: the old ones as they are, the further ones repeating its
    second half.

    Near positions keep the differences they were learned with; which half of a long page a token is in, its box tells.
    """
    half = table[len(table) // 2 :]
    repeats = [half] * -(-(length - len(table)) // len(half))
    return torch.cat([table, *repeats])[:length]


def read_tower(source: Source, kind: type[PreTrainedModel]) -> dict[str, torch.Tensor]:
    """State dict of a checkpoint's encoder, without a task model's prefix.

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


def load_towers(
    model: PreTrainedModel,
    image_encoder: Source | None = None,
    text_encoder: Source | None = None,
    prompt_encoder: Source | None = None,
) -> None:
    """Loads published weights into a model's towers, in place; see `DJepaPreTrainedModel.load_towers`."""
    page = model.base_model
    if prompt_encoder is not None and not hasattr(model, "prompt_encoder"):
        raise ValueError(f"{type(model).__name__} has no prompt encoder; load it into DJepaForPromptableSegmentation.")
    if image_encoder is not None:
        page.image_encoder.load_hiera_state_dict(read_tower(image_encoder, HieraModel))
    if text_encoder is not None:
        page.text_encoder.load_bert_state_dict(read_tower(text_encoder, BertModel))
    if prompt_encoder is not None:
        model.prompt_encoder.load_clip_state_dict(read_tower(prompt_encoder, CLIPTextModel))
    if hasattr(model, "reset_targets"):
        model.reset_targets()
