"""A tiny model for pre-training, and pages with hidden parts."""

import torch

from builders import build_config, build_processor, draw_page
from transformers_djepa import DJepaForPreTraining, DJepaPreTrainingCollator


SMALL = {"predictor_hidden_size": 32, "predictor_num_layers": 1, "predictor_num_attention_heads": 2}


def build(seed: int = 0, dropout: float = 0.0, **settings) -> DJepaForPreTraining:
    """Build a model in training mode; `dropout` applies to the text encoder."""
    torch.manual_seed(seed)
    config = build_config(**(SMALL | settings))
    config.text_config.hidden_dropout_prob = config.text_config.attention_probs_dropout_prob = dropout
    return DJepaForPreTraining(config).train()


def batch_of(*word_counts: int) -> dict[str, torch.Tensor]:
    """Collate one page per word count; pages of two or more words have at least one hidden word."""
    pages = []
    for number, count in enumerate(word_counts):
        corners = [(50.0 + 150 * (i % 6), 50.0 + 60 * (i // 6)) for i in range(count)]
        pages.append(
            {
                "image": draw_page([f"page {number}"], (400, 500)),
                "words": [f"{chr(97 + number)}{i}" for i in range(count)],
                "boxes": [[x, y, x + 100, y + 40] for x, y in corners],
                "page_id": f"page-{number}",
                "epoch": 0,
            }
        )
    return DJepaPreTrainingCollator(build_processor())(pages)


def rows(batch: dict[str, torch.Tensor], *numbers: int) -> dict[str, torch.Tensor]:
    """Select pages of a batch, including their padding."""
    return {name: value[list(numbers)] for name, value in batch.items()}


def gradients(model) -> dict[str, torch.Tensor]:
    return {name: p.grad.clone() for name, p in model.named_parameters() if p.grad is not None}
