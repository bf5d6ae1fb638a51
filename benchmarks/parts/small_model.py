"""A small model with all its parts, for benchmarks that train one."""

from collections.abc import Sequence

from transformers import AutoProcessor

from transformers_djepa import DJepaConfig
from transformers_djepa.bundled import BUNDLED_FOLDER


def load_processor(side: int):
    """The bundled model's processor for pages of `side` pixels."""
    processor = AutoProcessor.from_pretrained(BUNDLED_FOLDER)
    processor.image_processor.size = {"height": side, "width": side}
    return processor


def small_config(processor, side: int, embed_dim: int, depths: Sequence[int], width: int, **settings) -> DJepaConfig:
    """A configuration for the processor's vocabularies.

    Args:
        processor: a `DJepaProcessor`.
        side: page size in pixels.
        embed_dim, depths: of the image encoder.
        width: hidden size of the text encoder, the prompt encoder and the fusion.
        settings: further fields of `DJepaConfig`.
    """
    tower = {"num_hidden_layers": 2, "hidden_size": width, "num_attention_heads": 4, "intermediate_size": 4 * width}
    dropout = {"hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0}
    prompt_tokenizer = processor.prompt_tokenizer
    special_tokens = {
        name: getattr(prompt_tokenizer, name) for name in ("bos_token_id", "eos_token_id", "pad_token_id")
    }
    return DJepaConfig(
        vision_config={"image_size": side, "embed_dim": embed_dim, "depths": list(depths)},
        text_config={"vocab_size": len(processor.tokenizer), **dropout, **tower},
        prompt_config={"vocab_size": len(prompt_tokenizer), "projection_dim": width, **special_tokens, **tower},
        decoder_config={"hidden_size": 64, "num_attention_heads": 4, "mlp_dim": 256, "iou_head_hidden_dim": 64},
        fusion_hidden_size=width,
        fusion_num_layers=1,
        fusion_num_attention_heads=4,
        fusion_intermediate_size=4 * width,
        **settings,
    )
