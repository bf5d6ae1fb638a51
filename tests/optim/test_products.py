import pytest
import torch

from transformers_djepa.optim.products import fast_float32


SETTINGS = getattr(torch.backends.mkldnn, "matmul", None)
has_choice = pytest.mark.skipif(not hasattr(SETTINGS, "fp32_precision"), reason="this PyTorch has one CPU library")


def test_products_keep_the_digits_of_float32():
    draw = torch.Generator().manual_seed(0)
    left, right = torch.randn(3, 192, 768, generator=draw), torch.randn(3, 768, 160, generator=draw)
    exact = left.double() @ right.double()
    with fast_float32():
        found = torch.bmm(left, right)
    assert (found - exact).norm() < 1e-6 * exact.norm()


@has_choice
@pytest.mark.parametrize("before", ("none", "ieee", "bf16"))
def test_the_callers_setting_is_put_back_whatever_happens(before):
    usual = SETTINGS.fp32_precision
    SETTINGS.fp32_precision = before
    try:
        with pytest.raises(ZeroDivisionError), fast_float32():
            1 / 0  # noqa: B018
        assert SETTINGS.fp32_precision == before
    finally:
        SETTINGS.fp32_precision = usual
