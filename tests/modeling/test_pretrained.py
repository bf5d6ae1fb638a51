"""Initialization from published encoders."""

import pytest
import torch
from pretraining_pages import build
from safetensors.torch import load_file
from transformers import BertForMaskedLM, BertModel, CLIPConfig, CLIPModel, CLIPTextModel, HieraConfig, HieraModel

from builders import build_config, build_model
from djepa_runtime.bundled import BUNDLED_FOLDER
from transformers_djepa import (
    DJepaConfig,
    DJepaForPromptableSegmentation,
    DJepaModel,
    DJepaTextForMaskedLM,
    DJepaTextModel,
    DJepaVisionModel,
)


PARTS = ((DJepaTextModel, "text_encoder"), (DJepaVisionModel, "image_encoder"))


def published_hiera(**changes) -> HieraModel:
    torch.manual_seed(1)
    sizes = {"image_size": [64, 64], "embed_dim": 8, "depths": [1, 1, 1, 1], "num_heads": [1, 2, 4, 8]}
    return HieraModel(HieraConfig(**(sizes | changes)))


def published_bert(config, kind=BertModel, **changes):
    torch.manual_seed(2)
    sizes = {"vocab_size", "hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size"}
    return kind(kind.config_class(**({name: getattr(config, name) for name in sizes} | changes)))


def published_clip(config) -> CLIPModel:
    torch.manual_seed(3)
    small = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
    vision = small | {"image_size": 16, "patch_size": 8}
    return CLIPModel(CLIPConfig(text_config=config.to_dict(), vision_config=vision, projection_dim=32))


def test_all_towers_load_from_saved_checkpoints(tmp_path):
    model = build_model()
    text = model.config.text_config
    hiera, clip = published_hiera(), published_clip(model.config.prompt_config)
    bert = published_bert(text, BertForMaskedLM, max_position_embeddings=64)  # a head, and fewer positions
    for name, checkpoint in (("hiera", hiera), ("bert", bert), ("clip", clip)):
        checkpoint.save_pretrained(tmp_path / name)
    head = model.mask_decoder.word_projection.weight.clone()
    model.load_towers(tmp_path / "hiera", tmp_path / "bert", tmp_path / "clip")
    stages = model.model.image_encoder.encoder.stages
    assert torch.equal(stages[2].layers[0].attn.qkv.weight, hiera.encoder.stages[2].layers[0].attn.qkv.weight)
    ours, theirs = model.model.text_encoder.bert, bert.bert
    assert torch.equal(ours.encoder.layer[0].output.dense.weight, theirs.encoder.layer[0].output.dense.weight)
    table = theirs.embeddings.position_embeddings.weight
    positions = ours.embeddings.position_embeddings.weight
    assert len(positions) == text.max_position_embeddings > len(table)
    assert torch.equal(positions[:64], table) and torch.equal(positions[64:96], table[32:])
    question = {"input_ids": torch.tensor([[1, 2, 3]]), "attention_mask": torch.ones(1, 3, dtype=torch.long)}
    expected = CLIPTextModel.from_pretrained(tmp_path / "clip").eval()(**question).last_hidden_state
    torch.testing.assert_close(model.prompt_encoder.clip(**question).last_hidden_state, expected)
    assert torch.equal(model.mask_decoder.word_projection.weight, head)


def test_a_text_encoder_with_boxes_loads_with_its_layout(tmp_path):
    model = build_model()
    text = DJepaTextForMaskedLM(model.config.text_config)
    for parameter in text.parameters():
        torch.nn.init.normal_(parameter)
    text.save_pretrained(tmp_path)
    for source in (tmp_path, text, text.text_encoder):
        page_model = DJepaModel(model.config)
        page_model.load_towers(text_encoder=source)
        for name, weight in text.text_encoder.state_dict().items():
            assert torch.equal(page_model.text_encoder.state_dict()[name], weight)


def test_loading_towers_also_sets_the_target_encoders(tmp_path):
    model, hiera = build(), published_hiera()
    model.load_towers(image_encoder=hiera)
    loaded = hiera.encoder.stages[0].layers[0].mlp.fc1.weight
    assert torch.equal(model.model.image_encoder.encoder.stages[0].layers[0].mlp.fc1.weight, loaded)
    assert torch.equal(model.target_image_encoder.encoder.stages[0].layers[0].mlp.fc1.weight, loaded)


def test_mismatched_sizes_and_vocabularies_raise_and_nothing_is_loaded():
    model = build_model()
    before = {name: weight.clone() for name, weight in model.state_dict().items()}
    with pytest.raises(ValueError, match="vocab_size, and the processor's tokenizer"):
        model.load_towers(text_encoder=published_bert(model.config.text_config, vocab_size=7))
    with pytest.raises(ValueError, match="compare vision_config's embed_dim, depths"):
        model.load_towers(image_encoder=published_hiera(embed_dim=16))
    assert all(torch.equal(weight, before[name]) for name, weight in model.state_dict().items())


def assert_equal_weights(model, expected):
    weights = model.state_dict()
    assert weights.keys() == expected.state_dict().keys()
    assert all(torch.equal(weights[name], weight) for name, weight in expected.state_dict().items())


@torch.no_grad()
def assert_same_output(encoder, expected):
    config = encoder.config
    if isinstance(encoder, DJepaTextModel):
        tokens = torch.arange(6).view(2, 3)
        inputs = (tokens, torch.ones_like(tokens), torch.arange(24.0).view(2, 3, 4))
    else:
        inputs = (torch.linspace(-1, 1, 3 * config.image_size**2).view(1, 3, config.image_size, config.image_size),)
    outputs = [each.eval()(*inputs).last_hidden_state for each in (encoder, expected)]
    assert torch.equal(*outputs)


@pytest.mark.parametrize("kind", ["segmentation", "pre-training", "encoders", "shards"])
def test_an_encoder_loads_from_a_page_model_by_name(tmp_path, kind):
    page_model = build() if kind == "pre-training" else build_model()
    for parameter in page_model.parameters():  # no weight is at its initial value
        torch.nn.init.normal_(parameter, std=0.1)
    saved = page_model.model if kind == "encoders" else page_model
    saved.save_pretrained(tmp_path / "page", max_shard_size="50KB" if kind == "shards" else "1GB")
    assert (len(list((tmp_path / "page").glob("*.safetensors"))) > 1) == (kind == "shards")
    for encoder_class, name in PARTS:
        expected = getattr(page_model.model, name)
        encoder, info = encoder_class.from_pretrained(tmp_path / "page", output_loading_info=True)
        assert not info["missing_keys"] and not info["unexpected_keys"]
        assert_equal_weights(encoder, expected)
        assert_same_output(encoder, expected)
        encoder.save_pretrained(tmp_path / name)
        assert load_file(tmp_path / name / "model.safetensors").keys() == expected.state_dict().keys()
        assert_equal_weights(encoder_class.from_pretrained(tmp_path / name), expected)


def test_an_encoder_refuses_a_checkpoint_of_other_modules(tmp_path):
    build_model().model.image_encoder.save_pretrained(tmp_path)
    with pytest.raises(ValueError, match="no weights of a DJepaTextModel.* whose text_encoder is taken"):
        DJepaTextModel.from_pretrained(tmp_path)


def test_the_page_encoders_of_the_bundled_model_load_by_its_name():
    weights = load_file(BUNDLED_FOLDER / "model.safetensors")
    page_model = DJepaModel.from_pretrained("djepa-nano")
    assert all(torch.equal(weights[f"model.{name}"], weight) for name, weight in page_model.state_dict().items())
    for encoder_class, name in PARTS:
        encoder = encoder_class.from_pretrained("djepa-nano")
        assert encoder.dtype == torch.float32
        assert_equal_weights(encoder, getattr(page_model, name))


def test_the_prompt_encoder_of_a_page_model_loads_but_for_tied_word_embeddings(tmp_path):
    config = build_config().to_dict()
    config["prompt_config"]["vocab_size"] = config["text_config"]["vocab_size"]
    config = DJepaConfig(**config | {"tie_prompt_embeddings": True})
    source, model = DJepaForPromptableSegmentation(config), DJepaForPromptableSegmentation(config)
    source.save_pretrained(tmp_path)
    words = model.model.text_encoder.bert.embeddings.word_embeddings.weight.clone()
    model.load_towers(prompt_encoder=tmp_path)
    assert torch.equal(model.prompt_encoder.point_kinds.weight, source.prompt_encoder.point_kinds.weight)
    assert torch.equal(model.model.text_encoder.bert.embeddings.word_embeddings.weight, words)
