"""Named sizes, and errors for invalid ones."""

import pytest

from transformers_djepa import DJepaConfig
from transformers_djepa.configuration.sizes import SIZES


def test_base_has_the_published_sizes_of_its_parts():
    config = DJepaConfig()
    assert config.vision_config.image_size == 1024 and config.vision_config.depths == (2, 3, 16, 3)
    assert config.vision_config.stage_dims == [96, 192, 384, 768]
    text, prompt = config.text_config, config.prompt_config
    assert (text.hidden_size, text.num_hidden_layers, text.num_attention_heads) == (768, 12, 12)
    assert (prompt.hidden_size, prompt.num_hidden_layers, prompt.vocab_size) == (512, 12, 49408)


def test_tiny_has_the_image_encoder_of_hiera_tiny():
    vision = DJepaConfig.from_size("tiny").vision_config
    assert (vision.embed_dim, vision.depths) == (96, [1, 2, 7, 2])


@pytest.mark.parametrize("size", SIZES)
def test_every_named_size_is_valid_and_round_trips_through_json(size, tmp_path):
    config = DJepaConfig.from_size(size)
    config.save_pretrained(tmp_path)
    assert DJepaConfig.from_pretrained(tmp_path).to_dict() == config.to_dict()


def test_nano_has_enough_resolution_for_small_print():
    assert DJepaConfig.from_size("nano").vision_config.image_size >= 768


def test_fields_override_a_named_size():
    assert DJepaConfig.from_size("nano", fusion_num_layers=1).fusion_num_layers == 1


def test_an_unknown_size_raises_with_the_known_ones():
    with pytest.raises(ValueError, match="'huge'.*nano, tiny, small, base, large"):
        DJepaConfig.from_size("huge")


@pytest.mark.parametrize(
    ("part", "fields", "message"),
    [
        ("vision_config", {"image_size": 1000}, "multiple of the mask unit's 32 pixels.*992"),
        ("vision_config", {"depths": [1, 2, 3]}, "four stages"),
        ("vision_config", {"depths": [1, 0, 3, 1]}, "at least one block"),
        ("vision_config", {"embed_dim": 100, "num_heads": [1, 2, 4, 7]}, "cannot be divided into 7 heads"),
        ("vision_config", {"masked_unit_size": [4, 4]}, "must turn a mask unit"),
        ("vision_config", {"patch_stride": [4, 2]}, "two equal numbers"),
        ("vision_config", {"patch_stride": [2, 2], "image_size": 1024}, "a cell every 4 pixels"),
        ("vision_config", {"position_embedding_type": "learned"}, "'learned'; choose one of"),
        ("text_config", {"hidden_size": 100}, "text_config: a width of 100"),
        ("text_config", {"relative_position_buckets": 30}, "multiple of 4"),
        ("text_config", {"relative_position_max_distance": 16}, "with 64 buckets.*16"),
        ("prompt_config", {"num_attention_heads": 7}, "prompt_config: a width of 512"),
        ("decoder_config", {"hidden_size": 100}, "decoder_config: a width of 100"),
        ("decoder_config", {"hidden_size": 64, "num_attention_heads": 64}, "decoder_config: a width of 32"),
        ("decoder_config", {"hidden_size": 33, "num_attention_heads": 1}, "even"),
    ],
)
def test_invalid_sizes_raise_in_the_constructor(part, fields, message):
    with pytest.raises(ValueError, match=message):
        DJepaConfig(**{part: fields})


def test_a_fusion_width_that_does_not_fit_its_heads_raises():
    with pytest.raises(ValueError, match="fusion: a width of 100"):
        DJepaConfig(fusion_hidden_size=100, fusion_num_attention_heads=7)
