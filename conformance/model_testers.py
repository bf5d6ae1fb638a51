"""Tiny configurations and inputs of each model, as transformers' mixins expect them."""

import torch

from builders import build_config
from transformers_djepa import DJepaConfig, DJepaTextConfig, DJepaVisionConfig


SIDE = 64  # four mask units
CELLS = SIDE // 4
TOKENS = 10
QUESTIONS = 2
END_OF_TEXT = build_config().prompt_config.eos_token_id


class DJepaVisionModelTester:
    """Pages for `DJepaVisionModel`."""

    is_training = True
    batch_size = 3
    seq_length = 64  # tokens of a mask unit
    num_attention_heads = 1
    hidden_size = 8
    depth = 5
    expected_num_hidden_layers = 5  # embeddings and four stages

    def __init__(self, parent):
        self.parent = parent

    def get_config(self) -> DJepaVisionConfig:
        config = build_config(SIDE).vision_config
        config.depths = [1, 2, 1, 1]
        return config

    def prepare_config_and_inputs_for_common(self):
        return self.get_config(), {"pixel_values": torch.rand(self.batch_size, 3, SIDE, SIDE)}


class DJepaTextModelTester:
    """Words with boxes for the text encoder; the comparison of attention kernels needs seven pages."""

    is_training = True
    batch_size = 7
    seq_length = TOKENS
    num_hidden_layers = 2
    num_attention_heads = 2
    hidden_size = 32

    def __init__(self, parent):
        self.parent = parent

    def get_config(self) -> DJepaTextConfig:
        config = build_config(SIDE).text_config
        config.num_hidden_layers = self.num_hidden_layers
        return config

    def prepare_config_and_inputs_for_common(self):
        config = self.get_config()
        return config, self.words(config)

    def words(self, config: DJepaTextConfig) -> dict[str, torch.Tensor]:
        corner = torch.rand(self.batch_size, TOKENS, 2) * 800
        tokens = torch.randint(5, config.vocab_size, (self.batch_size, TOKENS))
        return {
            "input_ids": tokens,
            "bbox": torch.cat([corner, corner + 20 + 150 * torch.rand_like(corner)], dim=-1),
            "attention_mask": torch.ones_like(tokens),
        }


class DJepaModelTester(DJepaTextModelTester):
    """Pages for `DJepaModel`: words as for the text encoder, with an image."""

    num_hidden_states_types = 2  # of the text and of the image encoder

    def get_config(self) -> DJepaConfig:
        small = {"predictor_hidden_size": 32, "predictor_num_layers": 1, "predictor_num_attention_heads": 2}
        config = build_config(SIDE, **small)
        config.text_config.num_hidden_layers = self.num_hidden_layers
        return config

    def prepare_config_and_inputs_for_common(self):
        config = self.get_config()
        word_ids = torch.arange(TOKENS).repeat(self.batch_size, 1)
        word_ids[:, 1] = 0  # a word of two tokens
        return config, {
            "pixel_values": torch.rand(self.batch_size, 3, SIDE, SIDE),
            **self.words(config.text_config),
            "word_ids": word_ids,
            "reshaped_input_sizes": torch.tensor([[SIDE, SIDE - 12]]).repeat(self.batch_size, 1),
        }


def question_inputs(batch_size: int) -> dict[str, torch.Tensor]:
    """Questions of four tokens, each with a click, a box and a rough mask; the same for every call."""
    generator = torch.Generator().manual_seed(0)
    ids = torch.randint(0, 48, (batch_size, QUESTIONS, 4), generator=generator)
    ids[..., -1] = END_OF_TEXT
    return {
        "prompt_input_ids": ids,
        "prompt_attention_mask": torch.ones_like(ids),
        "input_points": torch.rand(batch_size, QUESTIONS, 1, 2, generator=generator) * 1000,
        "input_labels": torch.ones(batch_size, QUESTIONS, 1, dtype=torch.long),
        "input_boxes": torch.tensor([100.0, 200, 300, 400]).repeat(batch_size, QUESTIONS, 1),
        "input_masks": torch.rand(batch_size, QUESTIONS, CELLS, CELLS, generator=generator),
    }


def question_labels(batch_size: int) -> dict[str, torch.Tensor]:
    """Labels of a one-word answer to each question."""
    masks = torch.zeros(batch_size, QUESTIONS, 1, CELLS, CELLS)
    masks[..., 2:6, 3:9] = 1
    words = torch.zeros(batch_size, QUESTIONS, 1, TOKENS)
    words[..., 2] = 1
    return {
        "mask_labels": masks,
        "word_labels": words,
        "presence_labels": torch.ones(batch_size, QUESTIONS, dtype=torch.long),
    }


def hidden_parts(input_ids: torch.Tensor) -> dict[str, torch.Tensor]:
    """Masks for pre-training that hide one unit of four and the second word."""
    labels = torch.full_like(input_ids, -100)
    labels[:, 2:4] = input_ids[:, 2:4]
    target = torch.tensor([False, False, True, False]).repeat(len(input_ids), 1)
    return {"labels": labels, "unit_mask": ~target, "target_unit_mask": target}
