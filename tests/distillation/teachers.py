"""A byte-level tokenizer and tiny causal language models."""

import json
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


def write_gguf(path: Path, model: LlamaForCausalLM) -> None:
    """Write a Llama with 8-bit matrices, and the tokenizer, as GGUF."""
    import gguf

    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.LLAMA, model.config.num_hidden_layers)
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_block_count(model.config.num_hidden_layers)
    writer.add_context_length(model.config.max_position_embeddings)
    writer.add_embedding_length(model.config.hidden_size)
    writer.add_feed_forward_length(model.config.intermediate_size)
    writer.add_head_count(model.config.num_attention_heads)
    writer.add_head_count_kv(model.config.num_key_value_heads)
    writer.add_layer_norm_rms_eps(model.config.rms_norm_eps)
    writer.add_vocab_size(model.config.vocab_size)
    saved = json.loads(build_teacher_tokenizer().backend_tokenizer.to_str())["model"]
    writer.add_tokenizer_model("gpt2")
    writer.add_token_list(list(saved["vocab"]))
    writer.add_token_merges([" ".join(merge) for merge in saved["merges"]])
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(1)
    writer.add_pad_token_id(0)
    for name, weight in model.state_dict().items():
        kind = gguf.GGMLQuantizationType.Q8_0 if weight.dim() == 2 else gguf.GGMLQuantizationType.F32
        values = gguf.quants.quantize(weight.numpy(), kind)
        writer.add_tensor(names.get_name(name, try_suffixes=(".weight",)), values, raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
