import torch

from transformers_djepa.optim.precision import BLOCK, dequantize, quantize


def test_quantized_values_are_within_half_a_step_of_their_block():
    values = torch.randn(3, 7, 50, generator=torch.Generator().manual_seed(0))
    values[1] *= 1e20
    values[2] = 0
    steps, scales = quantize(values)
    assert steps.shape == (3, 3, BLOCK) and steps.dtype == torch.int8
    found = dequantize(steps, scales, values.shape)
    limits = scales.repeat_interleave(BLOCK, 1)[:, :350].view(values.shape) / 2
    assert ((found - values).abs() <= limits * 1.001).all() and not found[2].any()
