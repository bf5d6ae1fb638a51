import json
import shutil

import pytest
import torch
from safetensors.torch import load_file, save_file

from builders import build_model
from djepa_runtime.bundled import resolve_checkpoint
from transformers_djepa.loading import load_model, load_processor


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


def test_missing_weights_raise(djepa, folder, pdf_file):
    weights = load_file(folder / "model.safetensors")
    name = next(name for name in weights if name.startswith("mask_decoder.image_projection."))
    del weights[name]
    save_file(weights, folder / "model.safetensors", {"format": "pt"})
    result = djepa("segment", pdf_file, "--question", "Where?", "--model", folder)
    assert result.code == 2 and name in result.err and result.err.count("\n") == 1


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


DAMAGES = {
    "config.json": (
        b"[]",
        b"5",
        b"",
        b"[" * 100_000,
        b'{"model_type": ["djepa"]}',
        b"\xff\xfe",
        b'{"model_type": "djepa"',
    ),
    "model.safetensors": (b"", b"garbage", b"\xff" * 500, b"\x02\0\0\0\0\0\0\0{}", b"\x02\0\0\0\0\0\0\0[]"),
    "processor_config.json": (b"[]", b"{}", b'{"image_processor": 5}', b'{"max_length": [1]', b"[" * 100_000),
    "tokenizer.json": (b"[]", b"{}", b"garbage", b'{"added_tokens": [5], "model": {}}', b'{"model": {"vocab": [1]}}'),
    "tokenizer_config.json": (b"[1]", b"garbage", b'{"pad_token": -1}', b'{"tokenizer_class": ["x"]}'),
    "prompt_tokenizer/tokenizer.json": (b"[]", b"{}", b'{"model": {"merges": [true]}}'),
}


@pytest.mark.parametrize(
    ("name", "content"), [(name, content) for name, contents in DAMAGES.items() for content in contents]
)
def test_damaged_files_are_one_line_that_names_the_folder(folder, name, content):
    (folder / name).write_bytes(content)
    with pytest.raises(ValueError, match=str(folder)) as error:
        load_processor(str(folder)), load_model(str(folder))
    assert "\n" not in str(error.value) and len(str(error.value)) < 600


CHANGES = {
    "config.json": {"fusion_hidden_size": 10**40, "text_config": [], "answer_rule": 5},
    "processor_config.json": {"ocr_language": 5, "answer_rule": [1], "image_processor": {"size": "large"}},
    "tokenizer_config.json": {"tokenize_chinese_chars": 0.5, "added_tokens_decoder": {"x": 1}},
}


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [(name, field, value) for name, fields in CHANGES.items() for field, value in fields.items()],
)
def test_fields_of_wrong_types_are_one_line_that_names_the_folder(folder, name, field, value):
    content = json.loads((folder / name).read_text())
    (folder / name).write_text(json.dumps(content | {field: value}))
    with pytest.raises(ValueError, match=str(folder)) as error:
        load_processor(str(folder)), load_model(str(folder))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("file", ["tokenizer_config.json", "processor_config.json"])
def test_code_of_a_tokenizer_or_processor_is_never_run(folder, file, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda *_: pytest.fail("asks on the terminal"))
    (folder / "evil.py").write_text("raise SystemExit('code of the folder runs')")
    content = json.loads((folder / file).read_text())
    auto_map = {"AutoTokenizer": ["evil.T", "evil.T"], "AutoProcessor": "evil.P", "AutoImageProcessor": "evil.I"}
    (folder / file).write_text(json.dumps(content | {"auto_map": auto_map, "tokenizer_class": "Unknown"}))
    try:
        assert load_processor(str(folder)).tokenizer.is_fast
    except ValueError as error:
        assert "\n" not in str(error)


def test_a_folder_of_peft_adapters_raises(tmp_path):
    for file in ("adapter_config.json", "adapter_model.safetensors"):
        (tmp_path / file).touch()
    with pytest.raises(ValueError, match=r"holds PEFT adapters, not a model.*merge_and_unload"):
        resolve_checkpoint(str(tmp_path))
