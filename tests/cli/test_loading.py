import json
import shutil

import pytest
import torch
from safetensors.torch import load_file, save_file

from builders import build_model
from transformers_djepa.cli.loading import load_model, load_processor


@pytest.fixture
def folder(tiny_model_folder, tmp_path):
    """A copy of the tiny model that a test may change."""
    return shutil.copytree(tiny_model_folder, tmp_path / "model")


def test_model_is_loaded_in_float32_for_evaluation(folder):
    build_model().to(torch.bfloat16).save_pretrained(folder)
    model = load_model(str(folder))
    assert not model.training and {parameter.dtype for parameter in model.parameters()} == {torch.float32}


@pytest.mark.parametrize(
    "name",
    ["config.json", "model.safetensors", "processor_config.json", "tokenizer.json", "prompt_tokenizer/tokenizer.json"],
)
def test_missing_file_is_named(djepa, folder, pdf_file, name):
    (folder / name).unlink()
    result = djepa("segment", pdf_file, "--question", "Where?", "--model", folder)
    assert result.code == 2 and result.err.count("\n") == 1
    assert result.err.startswith("djepa: error: ") and name in result.err


def test_damaged_weights_fail_in_one_line(folder):
    (folder / "model.safetensors").write_bytes(b"not weights")
    with pytest.raises(ValueError, match="cannot be loaded") as error:
        load_model(str(folder))
    assert "\n" not in str(error.value)


def test_missing_weights_raise(djepa, folder, pdf_file):
    weights = load_file(folder / "model.safetensors")
    name = next(name for name in weights if name.startswith("mask_decoder.image_projection."))
    del weights[name]
    save_file(weights, folder / "model.safetensors", {"format": "pt"})
    result = djepa("segment", pdf_file, "--question", "Where?", "--model", folder)
    assert result.code == 2 and name in result.err and result.err.count("\n") == 1


def test_invalid_configuration_fails_in_one_line(folder):
    (folder / "config.json").write_text("{")
    for load in (load_model, load_processor):
        with pytest.raises(ValueError) as error:
            load(str(folder))
        assert "\n" not in str(error.value)


def test_model_of_another_family_raises(folder):
    (folder / "config.json").write_text(json.dumps({"model_type": "bert"}))
    for load in (load_model, load_processor):
        with pytest.raises(ValueError, match="bert"):
            load(str(folder))


def test_unknown_name_fails_in_one_line():
    with pytest.raises(ValueError, match="nobody/nothing") as error:
        load_processor("nobody/nothing")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("mixed_up", ("exchanged", "larger"))
def test_tokenizers_of_another_model_fail_in_one_line(djepa, folder, pdf_file, mixed_up):
    page, prompt = folder / "tokenizer.json", folder / "prompt_tokenizer" / "tokenizer.json"
    if mixed_up == "exchanged":
        first, second = page.read_text(), prompt.read_text()
        page.write_text(second)
        prompt.write_text(first)
    else:
        tokenizer = json.loads(page.read_text())
        tokenizer["model"]["vocab"]["invoice"] = len(tokenizer["model"]["vocab"])
        page.write_text(json.dumps(tokenizer))
    result = djepa("segment", pdf_file, "--question", "Where?", "--model", folder)
    assert result.code == 2 and result.err.count("\n") == 1
    assert "does not fit the model" in result.err


def test_model_of_a_newer_family_raises_without_running_its_code(djepa, folder, pdf_file, monkeypatch):
    config = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps(config | {"model_type": "djepa2"}))
    monkeypatch.setattr("builtins.input", lambda *_: pytest.fail("asks on the terminal"))
    result = djepa("segment", pdf_file, "--question", "Where?", "--model", folder)
    assert result.code == 2 and "djepa2" in result.err and result.err.count("\n") == 1
