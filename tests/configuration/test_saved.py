"""Damaged saved configurations."""

import json

import pytest
from transformers import AutoConfig

from builders import build_config


@pytest.mark.parametrize("wrong", [{"depths": "many"}, {"model_type": "djepa_vision_2", "depths": 3}])
def test_a_part_with_a_wrong_value_raises_one_line_with_the_field(tmp_path, wrong):
    content = build_config().to_dict()
    content["vision_config"].update(wrong)
    (tmp_path / "config.json").write_text(json.dumps(content))
    with pytest.raises(ValueError, match="depths") as error:
        AutoConfig.from_pretrained(tmp_path)
    assert "\n" not in str(error.value)
