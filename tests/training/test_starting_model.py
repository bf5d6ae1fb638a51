"""Models and processors that training starts from."""

import pytest
import torch
from transformers import BertModel

from builders import build_model, build_processor, build_prompt_tokenizer, build_tokenizer
from transformers_djepa import DJepaForPreTraining, DJepaForPromptableSegmentation
from transformers_djepa.configuration import DJepaConfig
from transformers_djepa.training.arguments import StartArguments
from transformers_djepa.training.starting_model import load_for_training


@pytest.fixture
def bert(tmp_path):
    """A BERT checkpoint that fits the tiny model, with its tokenizer."""
    torch.manual_seed(5)
    config = build_model().config.text_config
    model = BertModel(config, add_pooling_layer=False)
    model.save_pretrained(tmp_path / "bert")
    build_tokenizer().save_pretrained(tmp_path / "bert")
    return tmp_path / "bert"


def test_encoder_checkpoint_replaces_the_models_weights(tiny_model_folder, bert):
    model, _ = load_for_training(
        DJepaForPromptableSegmentation, str(tiny_model_folder), StartArguments(text_encoder=str(bert))
    )
    expected = BertModel.from_pretrained(bert, add_pooling_layer=False).encoder.layer[0].output.dense.weight
    assert torch.equal(model.model.text_encoder.bert.encoder.layer[0].output.dense.weight, expected)


def test_size_takes_tokenizers_from_the_encoder_checkpoints(monkeypatch, bert, tmp_path):
    """A size as small as the tiny model, so that the tiny BERT fits it."""
    monkeypatch.setattr(DJepaConfig, "from_size", lambda size, **changes: build_model().config)
    build_prompt_tokenizer().save_pretrained(tmp_path / "clip")
    start = StartArguments(text_encoder=str(bert), prompt_encoder=str(tmp_path / "clip"))
    model, processor = load_for_training(DJepaForPreTraining, "nano", start)
    assert model.config.text_config.vocab_size == len(processor.tokenizer) == len(build_tokenizer())
    assert model.config.prompt_config.eos_token_id == build_prompt_tokenizer().eos_token_id
    assert processor.image_processor.size["height"] == model.config.vision_config.image_size


def test_size_without_tokenizers_raises(tmp_path):
    with pytest.raises(ValueError, match="--processor, or --text_encoder and --prompt_encoder"):
        load_for_training(DJepaForPreTraining, "nano", StartArguments())


def test_a_size_with_a_processor_has_its_vocabularies_and_gives_it_its_image_size(tmp_path):
    build_processor().save_pretrained(tmp_path)
    model, processor = load_for_training(DJepaForPreTraining, "nano", StartArguments(processor=str(tmp_path)))
    assert processor.image_processor.size["height"] == model.config.vision_config.image_size == 768
    assert model.config.text_config.vocab_size == len(build_tokenizer())
    assert model.config.prompt_config.bos_token_id == build_prompt_tokenizer().bos_token_id
