"""Random Fourier features of places on the page (SAM's prompt encoder, arXiv 2304.02643), coarse and fine.

SAM's waves are about as long as the image, which is enough to tell objects apart. Lines of print are a sixtieth of a
page from each other, so half of our waves are shorter, down to `fine_frequency_scale` times as many per page: a click
and the word under it have nearly the same features, a click and the next line do not.
"""

import math

import torch
from torch import nn
from transformers import initialization as init


class DJepaPositionEncoding(nn.Module):
    """`(..., 2)` points in 0..1 of the square -> `(..., width)`, sines then cosines."""

    def __init__(self, width: int, scale: float, fine_scale: float):
        super().__init__()
        waves = width // 2
        # The first half at `scale`, then ever finer; on the CPU, for the meta device has no numbers.
        exponents = torch.linspace(-1, 1, waves + 1, device="cpu")[:-1].clamp(min=0)
        self.scales = (scale ** (1 - exponents) * fine_scale**exponents).tolist()
        self.positional_embedding = nn.Buffer(torch.empty(2, waves))  # named as in SAM's checkpoints
        self.reset_djepa_parameters()

    def reset_djepa_parameters(self, std: float | None = None):
        waves = self.positional_embedding
        init.copy_(waves, torch.randn_like(waves) * waves.new_tensor(self.scales))

    def forward(self, points: torch.Tensor) -> torch.Tensor:
        """In float32, whatever the model's dtype: half precision cannot tell neighbouring lines apart. Without a matrix
        product, which autocast would round.
        """
        waves = self.positional_embedding
        x, y = (2 * math.pi * (2 * points.float() - 1)).unsqueeze(-1).unbind(-2)  # (..., 1)
        phases = x * waves[0].float() + y * waves[1].float()  # (..., width / 2)
        return torch.cat([phases.sin(), phases.cos()], dim=-1).to(waves.dtype)
