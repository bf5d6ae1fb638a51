"""The model that each rank of a distributed test trains in place of a causal language model."""

import torch
from model_testers import SIDE, hidden_parts
from transformers_suite import test_fsdp_mixin

from transformers_djepa import DJepaForPreTraining


class AutoModelForPages:
    """Replaces the suite's `AutoModelForCausalLM` with a model that converts the suite's tokens to pages."""

    @staticmethod
    def from_config(config):
        return DJepaForPreTraining(config)

    @staticmethod
    def from_pretrained(*args, **kwargs):
        model = DJepaForPreTraining.from_pretrained(*args, **kwargs)
        model.register_forward_pre_hook(tokens_to_page, with_kwargs=True)
        return model


def tokens_to_page(model, args, kwargs):
    """Place the suite's tokens side by side on pages of noise."""
    input_ids = kwargs["input_ids"]
    batch, length = input_ids.shape
    left = torch.arange(length) * (1000 / length)
    boxes = torch.stack([left, left, left + 10, left + 10], dim=-1)
    page = {
        "input_ids": input_ids,
        "bbox": boxes.expand(batch, -1, -1),
        "pixel_values": torch.stack([noise(row.sum().item()) for row in input_ids]),
    }
    return args, page | hidden_parts(input_ids)


def noise(seed: int) -> torch.Tensor:
    """An image that depends on the tokens but not on the rank of the page."""
    return torch.rand(3, SIDE, SIDE, generator=torch.Generator().manual_seed(seed))


def run_on_rank(test_impl, rank, *args, **kwargs):
    """Run a distributed test of the suite with pages."""
    test_fsdp_mixin.AutoModelForCausalLM = AutoModelForPages
    test_impl(rank, *args, **kwargs)
