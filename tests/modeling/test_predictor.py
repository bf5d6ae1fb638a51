"""`DJepaPredictor`: only hidden places are computed to the end, which changes nothing."""

import torch
from torch.testing import assert_close

from builders import build_config
from transformers_djepa.modeling.fusion import key_padding_bias, sincos_2d
from transformers_djepa.modeling.predictor import DJepaPredictor


def test_the_last_layer_computes_hidden_places_alone_and_gives_them_as_if_it_computed_all():
    torch.manual_seed(0)
    config = build_config(predictor_hidden_size=32, predictor_num_layers=3, predictor_num_attention_heads=2)
    predictor = DJepaPredictor(config)
    predictor.mask_token.data.normal_()
    context, places, hidden = torch.randn(2, 9, 32), torch.rand(2, 9, 2), torch.rand(2, 4, 2)
    real, wanted = torch.rand(2, 9) > 0.3, torch.ones(2, 4, dtype=torch.bool)
    states = torch.cat([context + sincos_2d(places, 32), predictor.mask_token + sincos_2d(hidden, 32)], dim=1)
    mask = key_padding_bias(torch.cat([real, wanted], dim=1), states.dtype)
    for layer in predictor.layers:
        states = layer(states, mask)
    sizes = []
    predictor.layers[-1].mlp.register_forward_pre_hook(lambda _, inputs: sizes.append(inputs[0].shape[1]))
    assert_close(predictor(context, places, real, hidden, wanted), predictor.norm(states[:, 9:]))
    assert sizes == [4]
