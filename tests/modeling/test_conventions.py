"""Conventions of transformers; `make conformance` runs the library's own tests."""

import pytest
import torch
from batches import page_inputs, question_inputs
from safetensors.torch import load_file
from torch.testing import assert_close

from builders import SIDE, build_config, build_model
from transformers_djepa import DJepaForPreTraining, DJepaForPromptableSegmentation, DJepaModel


def test_hidden_states_and_attentions_of_both_encoders_are_returned():
    model = DJepaForPromptableSegmentation._from_config(build_config(), attn_implementation="eager").eval()
    output = model(**page_inputs(), **question_inputs(), output_hidden_states=True, output_attentions=True)
    text, vision = model.config.text_config, model.config.vision_config
    assert len(output.hidden_states) == text.num_hidden_layers + 1
    assert [tuple(weights.shape) for weights in output.attentions] == [(2, text.num_attention_heads, 12, 12)]
    assert len(output.vision_hidden_states) == vision.num_stages + 1
    assert len(output.vision_attentions) == vision.num_hidden_layers
    assert all(weights.shape[:2] == (6, 2) for weights in output.mask_decoder_attentions)  # pages × questions, heads


@pytest.mark.parametrize("model_class", (DJepaModel, DJepaForPreTraining))
def test_hidden_states_and_attentions_are_only_returned_on_request(model_class):
    output = model_class(build_config()).eval()(**page_inputs())
    assert not {"hidden_states", "attentions", "vision_hidden_states", "vision_attentions"} & set(output)


def test_return_dict_false_returns_tuples():
    model = build_model()
    expected = model(**page_inputs(), **question_inputs()).to_tuple()
    model.config.return_dict = model.config.text_config.return_dict = model.config.vision_config.return_dict = False
    assert_close(model(**page_inputs(), **question_inputs()), expected)


def test_missing_weights_are_initialized_as_in_a_new_model():
    new = build_model().prompt_encoder.clip
    loaded = DJepaForPromptableSegmentation.from_pretrained(None, config=build_config(), state_dict={})
    for name, weight in loaded.prompt_encoder.clip.named_parameters():
        assert_close(weight.std(), new.get_parameter(name).std(), rtol=0.2, atol=1e-6, msg=name)


def test_a_rough_mask_is_cast_to_the_model_dtype():
    model, masks = build_model().to(torch.bfloat16), torch.randn(2, 3, SIDE // 4, SIDE // 4)
    assert model(**page_inputs(), **question_inputs(), input_masks=masks).pred_masks.dtype == torch.bfloat16


def test_resizing_embeddings_resizes_the_target_encoder():
    model = DJepaForPreTraining(build_config())
    model.update_targets(0.0)
    old = model.target_text_encoder.bert.embeddings.word_embeddings.weight.clone()
    model.get_input_embeddings().weight.data.add_(1.0)
    new = model.resize_token_embeddings(len(old) + 3).weight
    target = model.target_text_encoder.bert.embeddings.word_embeddings.weight
    assert not target.requires_grad
    assert_close(target, torch.cat([old, new[-3:]]))
    model.update_targets(0.5)


def test_the_mlm_head_is_tied_to_the_word_embeddings_by_default(tmp_path):
    def tied(model) -> bool:
        return model.mlm_head.decoder.weight is model.get_input_embeddings().weight

    model = DJepaForPreTraining(build_config())
    assert tied(model)
    model.save_pretrained(tmp_path)
    assert "mlm_head.decoder.weight" not in load_file(tmp_path / "model.safetensors")
    loaded = DJepaForPreTraining.from_pretrained(tmp_path)
    loaded.resize_token_embeddings(len(loaded.get_input_embeddings().weight) + 3)
    assert tied(loaded) and len(loaded.mlm_head.decoder.bias) == len(loaded.get_input_embeddings().weight)
    assert not tied(DJepaForPreTraining(build_config(tie_word_embeddings=False)))


def test_the_mlm_head_of_a_segmentation_checkpoint_is_tied_to_its_word_embeddings(tmp_path):
    DJepaForPromptableSegmentation(build_config()).save_pretrained(tmp_path)
    model, info = DJepaForPreTraining.from_pretrained(tmp_path, output_loading_info=True)
    assert model.mlm_head.decoder.weight is model.get_input_embeddings().weight
    assert "mlm_head.decoder.weight" not in info["missing_keys"]


def test_pre_training_without_labels_returns_logits_for_every_token():
    model = DJepaForPreTraining(build_config()).eval()
    output = model(**page_inputs())
    assert output.loss is None
    assert output.mlm_logits.shape == (2, 12, model.config.text_config.vocab_size)


@pytest.mark.parametrize("model_class", (DJepaModel, DJepaForPreTraining, DJepaForPromptableSegmentation))
def test_models_can_be_built_on_the_meta_device(model_class):
    with torch.device("meta"):
        model = model_class(build_config())
    assert {parameter.device.type for parameter in model.parameters()} == {"meta"}
