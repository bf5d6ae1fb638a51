"""Named sizes, and errors for invalid ones."""

import json

import pytest
from transformers import AutoConfig

from builders import build_config
from transformers_djepa import DJepaConfig
from transformers_djepa.configuration.sizes import SIZES


@pytest.mark.parametrize("size", SIZES)
def test_every_named_size_is_valid_and_round_trips_through_json(size, tmp_path):
    config = DJepaConfig.from_size(size)
    config.save_pretrained(tmp_path)
    assert DJepaConfig.from_pretrained(tmp_path).to_dict() == config.to_dict()


@pytest.mark.parametrize(
    ("part", "fields", "message"),
    [
        ("vision_config", {"image_size": 1000}, "multiple of the mask unit's 32 pixels.*992"),
        ("vision_config", {"depths": [1, 2, 3]}, "four stages"),
        ("vision_config", {"embed_dim": 100, "num_heads": [1, 2, 4, 7]}, "vision_config: a width of 800 .* 7"),
        ("vision_config", {"patch_stride": [2, 2], "image_size": 1024}, "a cell every 4 pixels"),
        ("text_config", {"hidden_size": 100}, "text_config: a width of 100"),
        ("text_config", {"relative_position_max_distance": 16}, "buckets is 64 and .*distance 16"),
        ("prompt_config", {"num_attention_heads": 7}, "prompt_config: a width of 512"),
        ("decoder_config", {"hidden_size": 64, "num_attention_heads": 64}, "decoder_config: a width of 32"),
    ],
)
def test_invalid_sizes_raise_in_the_constructor(part, fields, message):
    with pytest.raises(ValueError, match=message):
        DJepaConfig(**{part: fields})


@pytest.mark.parametrize("wrong", [{"depths": "many"}, {"model_type": "djepa_vision_2", "depths": 3}])
def test_a_part_with_a_wrong_value_raises_one_line_with_the_field(tmp_path, wrong):
    content = build_config().to_dict()
    content["vision_config"].update(wrong)
    (tmp_path / "config.json").write_text(json.dumps(content))
    with pytest.raises(ValueError, match="depths") as error:
        AutoConfig.from_pretrained(tmp_path)
    assert "\n" not in str(error.value)
