"""Image features of words (compare RoIAlign, arXiv 1703.06870, section 3).

Each text token gets means of bilinear samples of the stride-4 map in three regions (the word's box, left of it, right
of it), and one sample of the stride-16 map at its centre. A mask unit of 32 pixels holds several words; the stride-4
map separates them. It shows what text lacks: bold or struck print, rules, check boxes.
"""

import torch
from torch import nn
from torch.nn import functional as F

from ..configuration import DJepaConfig
from .geometry import box_centres


REGIONS = 3  # under the word, to its left, to its right
BESIDE = 2.0  # width of the regions at its sides, in heights of the word
SAMPLES = (2, 4)  # rows and columns of bilinear samples in a region


class DJepaWordPixels(nn.Module):
    """Projects the features at the box of each token to the width of the fusion."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        fine, _, coarse, _ = config.vision_config.stage_dims  # channels at strides 4, 8, 16, 32
        self.norm = nn.LayerNorm(REGIONS * fine + coarse, eps=config.text_config.layer_norm_eps)
        self.projection = nn.Linear(REGIONS * fine + coarse, config.fusion_hidden_size)

    def forward(
        self,
        feature_maps: tuple[torch.Tensor, ...],  # (B, C, S/stride, S/stride) at strides 4, 8, 16, 32
        token_boxes: torch.Tensor,  # (B, L, 4) in 0..1 of the square
    ) -> torch.Tensor:  # (B, L, fusion)
        fine = sample_map(feature_maps[0], sample_points(token_boxes))  # (B, C, L, 3 * 8)
        fine = fine.unflatten(-1, (REGIONS, -1)).mean(-1)  # (B, C, L, 3)
        coarse = sample_map(feature_maps[2], box_centres(token_boxes).unsqueeze(2)).squeeze(-1)  # (B, C, L)
        features = [fine.permute(0, 2, 3, 1).flatten(2), coarse.transpose(1, 2)]  # (B, L, 3 * C), (B, L, C')
        features = torch.cat(features, dim=-1)
        return self.projection(self.norm(features.to(self.norm.weight.dtype)))


def sample_points(boxes: torch.Tensor) -> torch.Tensor:
    """Points `(B, L, 3 * 8, 2)` on a grid under boxes `(B, L, 4)` and to their left and right, in the same unit."""
    x0, y0, x1, y1 = boxes.unsqueeze(-2).unbind(-1)  # (B, L, 1) each
    reach = BESIDE * (y1 - y0)
    left = torch.cat([x0, x0 - reach, x1], dim=-1)  # (B, L, 3) of the three regions
    right = torch.cat([x1, x0, x1 + reach], dim=-1)  # (B, L, 3)
    down, across = ((torch.arange(count, device=boxes.device) + 0.5) / count for count in SAMPLES)  # (2,), (4,)
    x = left.unsqueeze(-1) + (right - left).unsqueeze(-1) * across  # (B, L, 3, 4)
    y = y0 + (y1 - y0) * down  # (B, L, 2)
    shape = (*x.shape[:3], *SAMPLES)
    return torch.stack([x.unsqueeze(-2).expand(shape), y[:, :, None, :, None].expand(shape)], dim=-1).flatten(2, 4)


def sample_map(feature_map: torch.Tensor, points: torch.Tensor) -> torch.Tensor:
    """Bilinear samples `(B, C, L, P)` of a map `(B, C, H, W)` at points `(B, L, P, 2)` in 0..1; zeros outside."""
    return F.grid_sample(feature_map.float(), 2 * points.float() - 1, align_corners=False)
