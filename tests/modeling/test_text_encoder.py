"""Text encoder: BERT outputs without layout, and the effect of layout."""

import torch
from batches import page_inputs
from torch.testing import assert_close
from transformers import BertModel

from builders import build_config
from transformers_djepa.modeling.text_encoder import DJepaTextEncoder, relative_position_bucket


def encoder(**overrides):
    torch.manual_seed(0)
    text = build_config().text_config.to_dict() | overrides
    config = build_config(text_config=text).text_config
    config._attn_implementation = "sdpa"
    return DJepaTextEncoder(config).eval()


def test_untrained_layout_does_not_change_the_outputs_of_bert():
    model, page = encoder(), page_inputs(image=False)
    bert = BertModel(model.config, add_pooling_layer=False).eval()
    bert.load_state_dict(model.bert.state_dict())
    page["attention_mask"][:, -3:] = 0
    expected = bert(page["input_ids"], page["attention_mask"]).last_hidden_state
    output = model(page["input_ids"], page["attention_mask"], page["bbox"])
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


def test_zero_buckets_disable_the_bias_and_padding_stays_masked():
    model, page = encoder(relative_position_buckets=0), page_inputs(image=False)
    page["attention_mask"][:, -3:] = 0
    output = model(page["input_ids"], page["attention_mask"], page["bbox"])
    page["input_ids"][:, -3:] = 7
    assert_close(model(page["input_ids"], page["attention_mask"], page["bbox"])[:, :-3], output[:, :-3])


def test_inputs_embeds_replace_input_ids():
    model, page = encoder(), page_inputs(image=False)
    embeddings = model.bert.embeddings.word_embeddings(page["input_ids"])
    by_ids = model(page["input_ids"], page["attention_mask"], page["bbox"])
    assert_close(model(None, page["attention_mask"], page["bbox"], inputs_embeds=embeddings), by_ids)
