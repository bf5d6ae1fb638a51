import pytest
import torch

from transformers_djepa.optim.guard import norm_dtype, norm_of


@pytest.mark.parametrize("dtype", (torch.float32, torch.float64, torch.bfloat16))
@pytest.mark.parametrize("size", (1e-30, 1e-12, 1e-3, 1.0, 1e15, 1e30))
@pytest.mark.parametrize("shape", ((300, 200), (7, 5, 3, 3), (1000,), ()))
def test_the_norm_is_accurate_at_any_gradient_scale(shape, size, dtype):
    gradient = (torch.randn(shape, generator=torch.Generator().manual_seed(0)).double() * size).to(dtype)
    found = norm_of(gradient)
    assert found.dtype == torch.float64
    assert found.item() == pytest.approx(gradient.double().norm().item(), rel=1e-6)


def test_norm_is_accurate_with_zero_rows_and_tiny_entries_next_to_large_ones():
    gradient = torch.zeros(100, 50)
    gradient[3], gradient[7] = 1e-30, 2.0
    assert norm_of(gradient).item() == pytest.approx(2 * 50**0.5, rel=1e-6)


@pytest.mark.parametrize("shape", ((20, 30), (0, 4), (0,)))
def test_zero_and_empty_gradients_have_norm_zero(shape):
    assert norm_of(torch.zeros(shape)) == 0


@pytest.mark.parametrize("bad", (float("nan"), float("inf"), -float("inf")))
def test_one_non_finite_entry_makes_the_norm_non_finite(bad):
    gradient = torch.ones(20, 30)
    gradient[4, 5] = bad
    assert not norm_of(gradient).isfinite()


def test_the_norm_of_the_largest_finite_gradient_is_finite():
    assert norm_of(torch.full((200, 300), torch.finfo(torch.float32).max)).isfinite()


@pytest.mark.parametrize("device, dtype", (("mps", torch.float32), ("cuda", torch.float64), ("cpu", torch.float64)))
def test_norms_are_float64_if_the_device_supports_it(device, dtype):
    assert norm_dtype(torch.device(device)) == dtype
