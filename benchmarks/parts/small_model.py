"""All parts of the model in small, for benchmarks that train one."""

from collections.abc import Sequence

from transformers_djepa import DJepaConfig


def small_config(processor, side: int, embed_dim: int, depths: Sequence[int], width: int, **settings) -> DJepaConfig:
    """A configuration for the processor's vocabularies.

    Args:
        processor: a `DJepaProcessor`.
        side: pixels of a page.
        embed_dim, depths: of the image encoder.
        width: of the text encoder, the prompt encoder and the fusion.
        settings: further fields of `DJepaConfig`.
    """
    tower = {"hidden_size": width, "num_attention_heads": 4, "intermediate_size": 4 * width}
    prompt_tokenizer = processor.prompt_tokenizer
    return DJepaConfig(
        vision_config={"image_size": side, "embed_dim": embed_dim, "depths": list(depths)},
        text_config={
            "vocab_size": len(processor.tokenizer),
            "num_hidden_layers": 2,
            "hidden_dropout_prob": 0.0,
            "attention_probs_dropout_prob": 0.0,
            **tower,
        },
        prompt_config={
            "vocab_size": len(prompt_tokenizer),
            "bos_token_id": prompt_tokenizer.bos_token_id,
            "eos_token_id": prompt_tokenizer.eos_token_id,
            "pad_token_id": prompt_tokenizer.pad_token_id,
            "projection_dim": width,
            "num_hidden_layers": 2,
            **tower,
        },
        decoder_config={"hidden_size": 64, "num_attention_heads": 4, "mlp_dim": 256, "iou_head_hidden_dim": 64},
        fusion_hidden_size=width,
        fusion_num_layers=1,
        fusion_num_attention_heads=4,
        fusion_intermediate_size=4 * width,
        **settings,
    )
