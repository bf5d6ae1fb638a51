"""Configurations saved by other versions."""

import json

import pytest
from transformers import AutoConfig
from transformers import __version__ as transformers_version

from builders import build_config
from transformers_djepa import DJepaConfig
from transformers_djepa.configuration import saved


@pytest.fixture
def warnings(monkeypatch):
    found = []
    monkeypatch.setattr(saved.logger, "warning_once", found.append)
    return found


@pytest.fixture
def write(tmp_path):
    """Write the tiny configuration with changes by part ("" for the whole) to a folder."""

    def write(changes: dict[str, dict]):
        content = build_config().to_dict() | {"transformers_version": "9.1.0"}
        for part, change in changes.items():
            (content[part] if part else content).update(change)
        (tmp_path / "config.json").write_text(json.dumps(content))
        return tmp_path

    return write


def test_fields_of_a_newer_version_are_named_in_a_warning(write, warnings):
    folder = write({"": {"depth_loss_weight": 2.0, "audio_config": {}}, "vision_config": {"rotary": True}})
    assert type(AutoConfig.from_pretrained(folder)) is DJepaConfig
    (message,) = warnings
    assert "depth_loss_weight, audio_config, vision_config.rotary" in message
    assert "9.1.0" in message and transformers_version in message and "transformers-djepa 0" in message


def test_a_part_of_an_unknown_model_type_raises(write):
    folder = write({"vision_config": {"model_type": "djepa_vision_2"}})
    with pytest.raises(ValueError, match="vision_config has model_type 'djepa_vision_2'.*'djepa_vision'.*9.1.0"):
        AutoConfig.from_pretrained(folder)


def test_a_value_of_another_type_raises_with_field_and_version(write):
    folder = write({"vision_config": {"depths": "many"}})
    with pytest.raises(ValueError, match="'depths'.*'many'.*9.1.0") as error:
        AutoConfig.from_pretrained(folder)
    assert "\n" not in str(error.value)
