"""A byte-level tokenizer and tiny causal language models."""

from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedModel, PreTrainedTokenizerFast


TEXTS = ["Invoice No. 42183017", "Total amount 123.45 EUR", "Please pay within thirty days", "naïve café", "a b c d"]


def build_teacher_tokenizer(**special: str) -> PreTrainedTokenizerFast:
    """Bytes and a few merges; tokens of words begin with their space."""
    pieces = [*pre_tokenizers.ByteLevel.alphabet(), "Ġt", "to", "ta", "al", "Ġp", "pa", "ay"]
    vocabulary = {piece: index for index, piece in enumerate(["<pad>", "<end>", *sorted(set(pieces))])}
    merges = [("Ġ", "t"), ("t", "o"), ("t", "a"), ("a", "l"), ("Ġ", "p"), ("p", "a"), ("a", "y")]
    tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=merges))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, **{"pad_token": "<pad>", "eos_token": "<end>"} | special)


def build_llama(**changes) -> LlamaForCausalLM:
    """Two layers of width 32 with random weights."""
    torch.manual_seed(0)
    return LlamaForCausalLM(LlamaConfig(**small_config() | changes)).eval()


def small_config() -> dict:
    sizes = {"hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2, "num_attention_heads": 2}
    tokens = {"vocab_size": len(build_teacher_tokenizer()), "pad_token_id": 0, "eos_token_id": 1, "bos_token_id": 1}
    return {**sizes, **tokens, "num_key_value_heads": 2, "max_position_embeddings": 256}


def save_teacher(folder: Path, model: PreTrainedModel | None = None, **special: str) -> Path:
    (model or build_llama()).save_pretrained(folder)
    build_teacher_tokenizer(**special).save_pretrained(folder)
    return folder
