"""`DJepaPredictor`: the last layer computes only hidden positions."""

import torch
from torch.testing import assert_close

from builders import build_config
from transformers_djepa.modeling.fusion import key_padding_bias
from transformers_djepa.modeling.geometry import sincos_2d
from transformers_djepa.modeling.pretraining import Context, DJepaPredictor


def test_last_layer_computes_only_hidden_positions_with_the_same_result():
    torch.manual_seed(0)
    config = build_config(predictor_hidden_size=32, predictor_num_layers=3, predictor_num_attention_heads=2)
    predictor = DJepaPredictor(config)
    predictor.mask_token.data.normal_()
    context = Context(torch.randn(2, 9, 32), torch.rand(2, 9, 2), torch.rand(2, 9) > 0.3)
    positions, valid = torch.rand(2, 4, 2), torch.ones(2, 4, dtype=torch.bool)
    visible = context.states + sincos_2d(context.positions, 32)
    states = torch.cat([visible, predictor.mask_token + sincos_2d(positions, 32)], dim=1)
    mask = key_padding_bias(torch.cat([context.mask, valid], dim=1), states.dtype)
    for layer in predictor.layers:
        states = layer(states, mask)
    sizes = []
    predictor.layers[-1].mlp.register_forward_pre_hook(lambda _, inputs: sizes.append(inputs[0].shape[1]))
    assert_close(predictor(context, positions, valid), predictor.norm(states[:, 9:]))
    assert sizes == [4]
