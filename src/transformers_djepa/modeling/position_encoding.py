"""Encodings of points in 0..1 of the square: fixed sines and cosines, and random Fourier features.

The waves of SAM's random Fourier features (arXiv 2304.02643) are about as long as the image, enough to separate
objects. Lines of print are a sixtieth of a page apart, so half of the waves here are shorter, with up to
`fine_frequency_scale` periods per page: a click has nearly the features of the word under it, but not of the next line.
"""

import math

import torch
from torch import nn
from transformers import initialization as init


def sincos_2d(points: torch.Tensor, width: int) -> torch.Tensor:
    """Fixed encoding `(..., width)` of points `(..., 2)`, wavelengths from a hundredth of the square to all of it."""
    frequencies = 2 * math.pi * torch.logspace(0, 2, width // 4, device=points.device)
    angles = (points.float().unsqueeze(-1) * frequencies).flatten(-2)  # (..., width / 2)
    return torch.cat([angles.sin(), angles.cos()], dim=-1)


class DJepaPositionEncoding(nn.Module):
    """Random Fourier features `(..., width)` of points `(..., 2)`, sines then cosines."""

    def __init__(self, width: int, scale: float, fine_scale: float):
        super().__init__()
        waves = width // 2
        # The first half at `scale`, then ever finer. On the CPU, because the meta device has no values.
        exponents = torch.linspace(-1, 1, waves + 1, device="cpu")[:-1].clamp(min=0)
        self.scales = (scale ** (1 - exponents) * fine_scale**exponents).tolist()
        self.positional_embedding = nn.Buffer(torch.empty(2, waves))  # named as in SAM's checkpoints
        self.reset_djepa_parameters()

    def reset_djepa_parameters(self):
        waves = self.positional_embedding
        init.copy_(waves, torch.randn_like(waves) * waves.new_tensor(self.scales))

    def forward(self, points: torch.Tensor) -> torch.Tensor:
        # In float32, because half precision cannot separate neighbouring lines; without matmul, which autocast rounds.
        waves = self.positional_embedding
        x, y = (2 * math.pi * (2 * points.float() - 1)).unsqueeze(-1).unbind(-2)  # (..., 1)
        phases = x * waves[0].float() + y * waves[1].float()  # (..., width / 2)
        return torch.cat([phases.sin(), phases.cos()], dim=-1).to(waves.dtype)
