"""Text encoder: BERT outputs without layout, and the effect of layout."""

import torch
from batches import page_inputs
from torch.testing import assert_close
from transformers import AutoModel, AutoModelForMaskedLM, BertModel

from builders import build_config
from transformers_djepa import DJepaTextForMaskedLM, DJepaTextModel
from transformers_djepa.modeling.text_encoder import relative_position_bucket


def encoder(**overrides):
    torch.manual_seed(0)
    text = build_config().text_config.to_dict() | overrides
    config = build_config(text_config=text).text_config
    config._attn_implementation = "sdpa"
    return DJepaTextModel(config).eval()


def test_untrained_layout_does_not_change_the_outputs_of_bert():
    model, page = encoder(), page_inputs(image=False)
    bert = BertModel(model.config, add_pooling_layer=False).eval()
    bert.load_state_dict(model.bert.state_dict())
    page["attention_mask"][:, -3:] = 0
    expected = bert(page["input_ids"], page["attention_mask"]).last_hidden_state
    output = model(page["input_ids"], page["attention_mask"], page["bbox"]).last_hidden_state
    assert_close(output[:, :-3], expected[:, :-3])


def test_bias_depends_only_on_relative_positions():
    model, page = encoder(), page_inputs(image=False)
    torch.nn.init.normal_(model.position_bias.horizontal)
    torch.nn.init.normal_(model.position_bias.vertical)
    bbox = page["bbox"].round() / 2
    assert_close(model.position_bias(bbox), model.position_bias(bbox + 300))
    assert not torch.allclose(model.position_bias(bbox), model.position_bias(bbox * 1.5))


def test_buckets_grow_with_distance_and_keep_the_sign():
    distances = torch.tensor([0.0, 1, 2, 5, 50, 400, 1000])
    forward = relative_position_bucket(distances, 16, 1000)
    backward = relative_position_bucket(-distances, 16, 1000)
    assert (forward.diff() >= 0).all() and forward[0] == 0 and forward.max() == 15
    assert_close(forward[1:], backward[1:] + 8)


def test_a_saved_masked_language_model_loads_with_and_without_its_head(tmp_path):
    model = DJepaTextForMaskedLM(encoder().config).eval()
    torch.nn.init.normal_(model.text_encoder.position_bias.horizontal)
    model.save_pretrained(tmp_path)
    page = page_inputs(image=False)
    inputs = page["input_ids"], page["attention_mask"], page["bbox"]
    assert_close(AutoModelForMaskedLM.from_pretrained(tmp_path)(*inputs).logits, model(*inputs).logits)
    expected = model.text_encoder(*inputs).last_hidden_state
    assert_close(AutoModel.from_pretrained(tmp_path)(*inputs).last_hidden_state, expected)


def test_only_hidden_tokens_are_scored_and_pages_weigh_the_same():
    model, page = DJepaTextForMaskedLM(encoder().config).eval(), page_inputs(image=False)
    inputs = page["input_ids"], page["attention_mask"], page["bbox"]
    labels = torch.full_like(page["input_ids"], -100)
    labels[0, :1] = labels[1, :3] = 5
    output = model(*inputs, labels=labels)
    logits = model(*inputs).logits.log_softmax(-1)
    assert output.logits.shape == (4, model.config.vocab_size)
    assert_close(output.loss, -(logits[0, 0, 5] + logits[1, :3, 5].mean()) / 2)
