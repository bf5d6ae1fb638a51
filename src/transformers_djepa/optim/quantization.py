"""Tensors as int8 with one scale for each block of entries."""

import torch


BLOCK = 128
LARGEST = 127


def quantize(values: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Round `(N, ...)` to int8 `(N, blocks, BLOCK)`, padded with zeros, and scales `(N, blocks)`."""
    flat = values.flatten(1)
    blocks = torch.nn.functional.pad(flat, (0, -flat.shape[1] % BLOCK)).unflatten(1, (-1, BLOCK))
    scales = blocks.abs().amax(2) / LARGEST
    steps = blocks / scales.clamp(min=torch.finfo(scales.dtype).tiny).unsqueeze(2)
    return steps.round().clamp(-LARGEST, LARGEST).to(torch.int8), scales


def dequantize(steps: torch.Tensor, scales: torch.Tensor, shape: torch.Size) -> torch.Tensor:
    """Return the values `(N, ...)` of `shape`."""
    values = torch.mul(steps, scales.unsqueeze(2)).flatten(1)
    return values[:, : shape[1:].numel()].view(shape)
