"""float32 matrix products by the faster of PyTorch's two CPU libraries.

PyTorch multiplies float32 matrices with MKL, which takes a 256-bit path on processors that are not Intel's. Its other
library, oneDNN, uses AVX-512 on all of them and is twice as fast there. PyTorch goes to oneDNN where it is allowed to
round factors to bfloat16; a processor without AMX gains nothing by rounding, so oneDNN does not, and the products keep
float32's digits. Whether that is so is tried once, on one product.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import torch


ROUNDING = 1e-5  # relative error that float32 products stay below and bfloat16 ones do not


@contextmanager
def fast_float32() -> Iterator[None]:
    """Products of float32 matrices go to oneDNN within, if that is as exact; the setting is put back."""
    if not _onednn_keeps_float32():
        yield
        return
    with _allowing_bfloat16():
        yield


@contextmanager
def _allowing_bfloat16() -> Iterator[None]:
    settings = torch.backends.mkldnn.matmul
    before = settings.fp32_precision
    settings.fp32_precision = "bf16"
    try:
        yield
    finally:
        settings.fp32_precision = before


@cache
def _onednn_keeps_float32() -> bool:
    has_choice = hasattr(getattr(torch.backends.mkldnn, "matmul", None), "fp32_precision")
    if not has_choice or torch.backends.cpu.get_cpu_capability() != "AVX512":
        return False
    draw = torch.Generator().manual_seed(0)
    one, other = (torch.randn(256, 256, generator=draw) for _ in range(2))
    exact = one.double() @ other.double()
    with _allowing_bfloat16():
        found = one @ other
    return bool((found - exact).norm() <= ROUNDING * exact.norm())
