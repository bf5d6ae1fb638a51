"""float32 matrix products by the faster of PyTorch's two CPU libraries.

PyTorch multiplies float32 matrices with MKL, which runs at half speed on AMD's AVX-512 processors. Its other library,
oneDNN, does not. PyTorch goes there where it is allowed to round factors to bfloat16; on a processor that gains nothing
by rounding (one without AMX) oneDNN leaves them as they are, and the products keep float32's digits. Whether that is so
is tried once, on one product; where digits are lost nothing is changed.
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
    one, other = (torch.randn(256, 256, generator=draw, device="cpu", dtype=torch.float32) for _ in range(2))
    exact = one.double() @ other.double()
    with _allowing_bfloat16():
        found = one @ other
    return bool((found - exact).norm() <= ROUNDING * exact.norm())
