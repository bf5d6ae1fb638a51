"""A tiny model and random, valid inputs for it."""

import torch

from builders import SIDE, build_config, build_model
from djepa_runtime.conventions import NUM_OVERLAPS
from transformers_djepa import DJepaForPromptableSegmentation


END_OF_TEXT = build_config().prompt_config.eos_token_id


def tiny_model(seed: int = 0) -> DJepaForPromptableSegmentation:
    """Build a model in evaluation mode with random values in every weight; zero weights would hide leaks."""
    model = build_model(seed=seed)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * 0.1)
    return model


def page_inputs(batch: int = 2, tokens: int = 12, seed: int = 0, image: bool = True) -> dict[str, torch.Tensor]:
    generator = torch.Generator().manual_seed(seed)
    corner = torch.rand(batch, tokens // 2, 2, generator=generator) * 800
    boxes = torch.cat([corner, corner + 20 + 150 * torch.rand(batch, tokens // 2, 2, generator=generator)], dim=-1)
    word_ids = torch.arange(tokens // 2).repeat_interleave(2).expand(batch, -1)  # two tokens per word
    inputs = {
        "input_ids": torch.randint(5, 100, (batch, tokens), generator=generator),
        "attention_mask": torch.ones(batch, tokens, dtype=torch.long),
        "bbox": boxes.repeat_interleave(2, dim=1),
        "word_ids": word_ids.clone(),
        "reshaped_input_sizes": torch.tensor([[SIDE, 90]] * batch),
    }
    if image:
        inputs["pixel_values"] = torch.randn(batch, 3, SIDE, SIDE, generator=generator)
        inputs["pixel_values"][..., 90:] = 0
    return inputs


def question_inputs(batch: int = 2, questions: int = 3, tokens: int = 6, seed: int = 1) -> dict[str, torch.Tensor]:
    generator = torch.Generator().manual_seed(seed)
    ids = torch.randint(0, 48, (batch, questions, tokens), generator=generator)
    ids[..., -1] = END_OF_TEXT
    return {"prompt_input_ids": ids, "prompt_attention_mask": torch.ones_like(ids)}


def every_prompt(batch: int = 2, questions: int = 3, seed: int = 1) -> dict[str, torch.Tensor]:
    """Each question with text, word overlap, clicks, a box and a rough mask."""
    generator = torch.Generator().manual_seed(seed)
    corner = torch.rand(batch, questions, 2, generator=generator) * 500
    return {
        **question_inputs(batch, questions, seed=seed),
        "input_points": torch.rand(batch, questions, 2, 2, generator=generator) * 1000,
        "input_labels": torch.tensor([1, 0]).repeat(batch, questions, 1),
        "input_boxes": torch.cat([corner, corner + 400], dim=-1),
        "input_masks": torch.randn(batch, questions, SIDE // 4, SIDE // 4, generator=generator),
        "prompt_overlap": overlap_inputs(batch, questions, seed=seed)["prompt_overlap"],
    }


def overlap_inputs(batch: int = 2, questions: int = 3, words: int = 6, seed: int = 1) -> dict[str, torch.Tensor]:
    """Random word overlap for the pages of `page_inputs`."""
    generator = torch.Generator().manual_seed(seed)
    return {"prompt_overlap": torch.rand(batch, questions, words, NUM_OVERLAPS, generator=generator)}


def label_inputs(batch: int = 2, questions: int = 3, alternatives: int = 1, words: int = 6) -> dict[str, torch.Tensor]:
    cells = SIDE // 4
    masks = torch.zeros(batch, questions, alternatives, cells, cells)
    word_labels = torch.zeros(batch, questions, alternatives, words)
    for question in range(questions):
        for alternative in range(alternatives):
            row = 4 * question + 2 * alternative
            masks[:, question, alternative, row : row + 2, 3:15] = 1
            word_labels[:, question, alternative, (question + alternative) % words] = 1
    presence = torch.ones(batch, questions, dtype=torch.long)
    return {"mask_labels": masks, "word_labels": word_labels, "presence_labels": presence}
