"""Shared builders: character tokenizers, a tiny model, and pages with known words."""

import string

import torch
from PIL import Image, ImageDraw, ImageFont
from transformers import BertTokenizer, CLIPTokenizer

from transformers_djepa import DJepaConfig, DJepaForPromptableSegmentation, DJepaImageProcessorPil, DJepaProcessor


CHARACTERS = string.ascii_lowercase + string.digits + string.punctuation
SIDE = 128


def build_tokenizer() -> BertTokenizer:
    """Build a WordPiece tokenizer of single characters: a word of n characters has n tokens."""
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    pieces = special + list(CHARACTERS) + [f"##{character}" for character in CHARACTERS]
    return BertTokenizer(vocab={piece: index for index, piece in enumerate(pieces)})


def build_prompt_tokenizer() -> CLIPTokenizer:
    """Build CLIP's byte-level BPE tokenizer with two merges."""
    ends = [f"{character}</w>" for character in CHARACTERS]
    pieces = list(CHARACTERS) + ends + ["th", "the</w>", "<|startoftext|>", "<|endoftext|>"]
    vocab = {piece: index for index, piece in enumerate(pieces)}
    return CLIPTokenizer(vocab=vocab, merges=[("t", "h"), ("th", "e</w>")], model_max_length=77)


def build_processor(side: int = SIDE) -> DJepaProcessor:
    """Build a processor for pages of `side` pixels."""
    return DJepaProcessor(DJepaImageProcessorPil(size=side), build_tokenizer(), build_prompt_tokenizer())


def build_config(side: int = SIDE, **kwargs) -> DJepaConfig:
    """Build a tiny configuration that fits `build_processor(side)`; `kwargs` are fields of `DJepaConfig`."""
    tokenizer, prompt_tokenizer = build_tokenizer(), build_prompt_tokenizer()
    small = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32}
    no_dropout = {"hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0}
    prompt = {
        "vocab_size": len(prompt_tokenizer),
        "bos_token_id": prompt_tokenizer.bos_token_id,
        "eos_token_id": prompt_tokenizer.eos_token_id,
        "pad_token_id": prompt_tokenizer.pad_token_id,
        "late_interaction_size": 8,
        "projection_dim": 32,
    }
    parts = {
        "vision_config": {"image_size": side, "embed_dim": 8, "depths": [1, 1, 1, 1], "position_coarse_size": 2},
        "text_config": {"vocab_size": len(tokenizer), **no_dropout, **small},
        "prompt_config": {**prompt, **small},
        "decoder_config": {"hidden_size": 32, "num_attention_heads": 2, "mlp_dim": 32, "iou_head_hidden_dim": 16},
    }
    fusion = {
        "fusion_hidden_size": 32,
        "fusion_num_layers": 1,
        "fusion_num_attention_heads": 2,
        "fusion_intermediate_size": 32,
    }
    return DJepaConfig(**{**parts, **fusion, **kwargs})


def build_model(side: int = SIDE, seed: int = 0, **kwargs) -> DJepaForPromptableSegmentation:
    """Build a model of `build_config` with random weights, in evaluation mode."""
    torch.manual_seed(seed)
    return DJepaForPromptableSegmentation(build_config(side, **kwargs)).eval()


def draw_page(lines: list[str], size: tuple[int, int] = (800, 1000)) -> Image.Image:
    """Draw a white page with large text lines that OCR can read."""
    image = Image.new("RGB", size, "white")
    draw = ImageDraw.Draw(image)
    for index, line in enumerate(lines):
        draw.text((80, 80 + 80 * index), line, font=ImageFont.load_default(36), fill="black")
    return image
