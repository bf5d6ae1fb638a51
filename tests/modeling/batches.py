"""A tiny model and random, valid inputs for it."""

import torch

from transformers_djepa import DJepaConfig, DJepaForPromptableSegmentation


SIDE = 128  # pixels; 4 x 4 mask units, 32 x 32 mask cells
END_OF_TEXT = 49


def tiny_config(**overrides) -> DJepaConfig:
    text = {"vocab_size": 100, "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4}
    text |= {"intermediate_size": 64, "max_position_embeddings": 64, "relative_position_buckets": 16}
    text |= {"hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0}
    prompt = {"vocab_size": 50, "hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 4}
    prompt |= {"intermediate_size": 64, "bos_token_id": 48, "eos_token_id": END_OF_TEXT, "pad_token_id": END_OF_TEXT}
    settings = {
        "vision_config": {"image_size": SIDE, "embed_dim": 8, "depths": [1, 1, 1, 1], "position_coarse_size": 4},
        "text_config": text,
        "prompt_config": prompt,
        "decoder_config": {"hidden_size": 32, "num_attention_heads": 4, "mlp_dim": 64, "iou_head_hidden_dim": 32},
        "fusion_hidden_size": 32,
        "fusion_num_layers": 2,
        "fusion_num_attention_heads": 4,
        "fusion_intermediate_size": 64,
    }
    return DJepaConfig(**{**settings, **overrides})


def tiny_model(seed: int = 0) -> DJepaForPromptableSegmentation:
    """In evaluation mode, with every weight random: zero-initialised gates and biases would hide leaks."""
    torch.manual_seed(seed)
    model = DJepaForPromptableSegmentation(tiny_config()).eval()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * 0.1)
    return model


def page_inputs(batch: int = 2, tokens: int = 12, seed: int = 0, image: bool = True) -> dict[str, torch.Tensor]:
    generator = torch.Generator().manual_seed(seed)
    corner = torch.rand(batch, tokens // 2, 2, generator=generator) * 800
    boxes = torch.cat([corner, corner + 20 + 150 * torch.rand(batch, tokens // 2, 2, generator=generator)], dim=-1)
    word_ids = torch.arange(tokens // 2).repeat_interleave(2).expand(batch, -1)  # two tokens a word
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
