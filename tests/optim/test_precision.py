import torch

from transformers_djepa.optim.precision import BLOCK, dequantize, quantize, round_randomly


def test_quantized_values_are_within_half_a_step_of_their_block():
    values = torch.randn(3, 7, 50, generator=torch.Generator().manual_seed(0))
    values[1] *= 1e20
    values[2] = 0
    steps, scales = quantize(values)
    assert steps.shape == (3, 3, BLOCK) and steps.dtype == torch.int8
    found = dequantize(steps, scales, values.shape)
    limits = scales.repeat_interleave(BLOCK, 1)[:, :350].view(values.shape) / 2
    assert ((found - values).abs() <= limits * 1.001).all() and not found[2].any()


def test_random_rounding_is_exact_on_average_and_to_a_neighbour():
    values = torch.tensor([1.001, -3.1415, 1e-30, 0.0, 65000.0]).repeat(20000, 1)
    rounded = round_randomly(values, torch.bfloat16, torch.Generator().manual_seed(0)).float()
    torch.testing.assert_close(rounded.mean(0), values[0], rtol=1e-4, atol=0)
    assert ((rounded - values).abs() <= values.abs() * 2**-7).all()
