"""Models and processors that training starts from."""

import json
import shutil
from functools import partial

import pytest
import torch
from transformers import BertConfig, BertModel

from builders import build_model, build_processor, build_prompt_tokenizer, build_tokenizer
from djepa_runtime.bundled import BUNDLED_FOLDER
from transformers_djepa import DJepaForPreTraining, DJepaForPromptableSegmentation, DJepaTextModel
from transformers_djepa.configuration import DJepaConfig
from transformers_djepa.training.arguments import StartArguments
from transformers_djepa.training.starting_model import load_for_training


@pytest.fixture
def bert(tmp_path):
    """A BERT checkpoint that fits the tiny model, with its tokenizer."""
    torch.manual_seed(5)
    sizes = build_model().config.text_config.to_dict() | {"model_type": "bert"}
    model = BertModel(BertConfig.from_dict(sizes), add_pooling_layer=False)
    model.save_pretrained(tmp_path / "bert")
    build_tokenizer().save_pretrained(tmp_path / "bert")
    return tmp_path / "bert"


def test_encoder_checkpoint_replaces_the_models_weights(tiny_model_folder, bert):
    model, _ = load_for_training(
        DJepaForPromptableSegmentation, str(tiny_model_folder), StartArguments(text_encoder=str(bert))
    )
    expected = BertModel.from_pretrained(bert, add_pooling_layer=False).encoder.layer[0].output.dense.weight
    assert torch.equal(model.model.text_encoder.bert.encoder.layer[0].output.dense.weight, expected)


def test_a_size_starts_from_the_text_encoder_of_the_bundled_model():
    start = StartArguments(processor="djepa-nano", text_encoder="djepa-nano")
    model, processor = load_for_training(DJepaForPreTraining, "nano", start)
    weights, bundled = model.model.text_encoder.state_dict(), DJepaTextModel.from_pretrained(BUNDLED_FOLDER)
    assert all(torch.equal(weights[name], weight) for name, weight in bundled.state_dict().items())
    assert model.config.text_config.vocab_size == len(processor.tokenizer)


def test_size_takes_tokenizers_from_the_encoder_checkpoints(monkeypatch, bert, tmp_path):
    """A size as small as the tiny model, so that the tiny BERT fits it."""
    monkeypatch.setattr(DJepaConfig, "from_size", lambda size, **changes: build_model().config)
    build_prompt_tokenizer().save_pretrained(tmp_path / "clip")
    start = StartArguments(text_encoder=str(bert), prompt_encoder=str(tmp_path / "clip"))
    model, processor = load_for_training(DJepaForPreTraining, "nano", start)
    assert model.config.text_config.vocab_size == len(processor.tokenizer) == len(build_tokenizer())
    assert model.config.prompt_config.eos_token_id == build_prompt_tokenizer().eos_token_id
    assert processor.image_processor.size["height"] == model.config.vision_config.image_size


def test_a_size_with_a_processor_has_its_vocabularies_and_gives_it_its_image_size(tmp_path):
    build_processor().save_pretrained(tmp_path)
    model, processor = load_for_training(DJepaForPreTraining, "nano", StartArguments(processor=str(tmp_path)))
    assert processor.image_processor.size["height"] == model.config.vision_config.image_size == 768
    assert model.config.text_config.vocab_size == len(build_tokenizer())
    assert model.config.prompt_config.bos_token_id == build_prompt_tokenizer().bos_token_id


def test_the_image_size_of_a_checkpoint_and_its_processor_changes_and_its_weights_stay(tiny_model_folder):
    load = partial(load_for_training, DJepaForPromptableSegmentation, str(tiny_model_folder))
    model, processor = load(StartArguments(image_size=192))
    same, _ = load(StartArguments())
    assert model.config.vision_config.image_size == processor.image_processor.size["height"] == 192
    assert model.config.vision_config.position_coarse_size == same.config.vision_config.position_coarse_size
    assert same.config.vision_config.image_size == 128
    weights = model.state_dict()
    assert all(torch.equal(weights[name], value) for name, value in same.state_dict().items())


@pytest.mark.parametrize("file", ["config.json", "tokenizer.json"])
def test_damaged_start_fails_in_one_line(tiny_model_folder, bert, tmp_path, file):
    folder = shutil.copytree(tiny_model_folder, tmp_path / "model")
    for damaged, start in (
        (folder / file, {"name": str(folder)}),
        (bert / file, {"name": "nano", "text_encoder": str(bert), "prompt_encoder": str(bert)}),
    ):
        damaged.write_bytes(b"[1]")
        with pytest.raises((ValueError, OSError)) as error:
            load_for_training(DJepaForPromptableSegmentation, start.pop("name"), StartArguments(**start))
        assert str(damaged.parent) in str(error.value)


def test_code_of_a_tokenizer_is_refused_without_asking(bert, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda *_: pytest.fail("asks on the terminal"))
    auto_map = {"AutoTokenizer": ["evil.Tokenizer", None]}
    (bert / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "Evil", "auto_map": auto_map}))
    (bert / "config.json").write_text(json.dumps({"model_type": "evil", "auto_map": {"AutoConfig": "evil.Config"}}))
    (bert / "evil.py").write_text("raise SystemExit('code of the folder runs')")
    start = StartArguments(text_encoder=str(bert), prompt_encoder=str(bert))
    with pytest.raises(ValueError, match="cannot be loaded: .*custom code") as error:
        load_for_training(DJepaForPreTraining, "nano", start)
    assert "\n" not in str(error.value)


def test_model_of_another_family_is_refused_without_running_its_code(tiny_model_folder, tmp_path, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda *_: pytest.fail("asks on the terminal"))
    folder = shutil.copytree(tiny_model_folder, tmp_path / "model")
    auto_map = {"AutoConfig": "evil.Config", "AutoModelForMaskGeneration": "evil.Model"}
    (folder / "config.json").write_text(json.dumps({"model_type": "evil", "auto_map": auto_map}))
    (folder / "evil.py").write_text("raise SystemExit('code of the folder runs')")
    with pytest.raises(ValueError, match="is a evil model, but djepa needs a djepa model"):
        load_for_training(DJepaForPromptableSegmentation, str(folder), StartArguments())
