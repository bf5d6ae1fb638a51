"""Resolution of checkpoint names."""

import pytest

from transformers_djepa.bundled import resolve_checkpoint


def test_a_folder_of_peft_adapters_raises(tmp_path):
    for file in ("adapter_config.json", "adapter_model.safetensors"):
        (tmp_path / file).touch()
    with pytest.raises(ValueError, match=r"holds PEFT adapters, not a model.*merge_and_unload"):
        resolve_checkpoint(str(tmp_path))
