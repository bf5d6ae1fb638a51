"""Resolution of checkpoint names."""

import pytest

from transformers_djepa.bundled import resolve_checkpoint


def test_a_folder_of_peft_adapters_raises(tmp_path):
    for file in ("adapter_config.json", "adapter_model.safetensors"):
        (tmp_path / file).touch()
    with pytest.raises(ValueError, match=r"holds PEFT adapters, not a model.*merge_and_unload"):
        resolve_checkpoint(str(tmp_path))


@pytest.mark.parametrize("name", ["~nobody-has-this-name/model", "x" * 5000])
def test_a_name_that_is_no_path_raises(name):
    with pytest.raises(ValueError, match="is not the path of a file or folder"):
        resolve_checkpoint(name)
