"""Sizes of damaged configurations, which would run for hours or out of memory."""

import pytest

from transformers_djepa import DJepaConfig


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"fusion_num_layers": 10**6}, "fusion_num_layers is 1000000; it must be from 0 to 500"),
        ({"fusion_hidden_size": 10**400}, "fusion_hidden_size is 1000"),
        ({"predictor_num_layers": -1}, "predictor_num_layers is -1"),
        ({"num_labels": 10**9}, "num_labels is 1000000000"),
        ({"initializer_range": float("nan")}, "initializer_range is nan; it must be a number"),
        ({"vision_config": {"image_size": 2**20}}, "vision_config.image_size is 1048576; it must be from 0 to 8,192"),
        ({"vision_config": {"depths": [1, 1, 10**9, 1]}}, "vision_config.depths is "),
        ({"vision_config": {"embed_dim_multiplier": 100}}, "96,000,000 channels, the limit is 65,536"),
        ({"vision_config": {"mlp_ratio": float("inf")}}, "vision_config.mlp_ratio is inf"),
        ({"text_config": {"num_attention_heads": 10**6}}, "text_config.num_attention_heads"),
        ({"text_config": {"max_position_embeddings": 10**9}}, "text_config.max_position_embeddings"),
        ({"text_config": {"vocab_size": 10**9}}, "text_config.vocab_size"),
        ({"prompt_config": {"intermediate_size": 10**9}}, "prompt_config.intermediate_size"),
        ({"decoder_config": {"num_multimask_outputs": 10**6}}, "decoder_config.num_multimask_outputs"),
    ],
)
def test_sizes_beyond_the_limits_raise(changes, message):
    with pytest.raises(ValueError, match=message):
        DJepaConfig(**changes)


def test_sizes_far_above_those_of_published_models_are_valid():
    parts = {"text_config": {"num_hidden_layers": 200, "hidden_size": 16_384, "num_attention_heads": 128}}
    assert DJepaConfig(fusion_num_layers=200, **parts).fusion_num_layers == 200
