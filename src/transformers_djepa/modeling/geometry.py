"""Coordinates as tensors: boxes and clicks in 0..1000 of the page, image tokens on the letterboxed square.

The processor puts the page at the top left of the square. Coordinates are compared in 0..1 of the square.

Points are encoded as fixed sines and cosines, or as random Fourier features. The waves of SAM's random Fourier features
(arXiv 2304.02643) are about as long as the image, enough to separate objects. Lines of print are a sixtieth of a page
apart, so half of the waves here are shorter, with up to `fine_frequency_scale` periods per page: a click has nearly the
features of the word under it, but not of the next line.
"""

import math

import torch
from torch import nn
from transformers import initialization as init

from djepa_runtime.conventions import ABSENT, BOX_RANGE


def page_to_square(
    coordinates: torch.Tensor,  # (B, ..., 2 or 4) x, y pairs in 0..1000 of the page
    reshaped_input_sizes: torch.Tensor,  # (B, 2) height and width of the page in the square, pixels
    image_size: int,
) -> torch.Tensor:  # the same shape, float32 in 0..1 of the square
    extent = reshaped_input_sizes.flip(-1).float() / image_size  # (B, 2) share of the square's width and height
    extent = extent.repeat(1, coordinates.shape[-1] // 2)  # (B, 2 or 4)
    extent = extent.view(extent.shape[0], *[1] * (coordinates.dim() - 2), -1)  # (B, 1, ..., 2 or 4)
    return coordinates.float() / BOX_RANGE * extent


def page_cells(reshaped_input_sizes: torch.Tensor, cells_per_side: int, image_size: int) -> torch.Tensor:
    """Mask `(B, cells, cells)` that is true at cells of the square that contain part of the page."""
    starts = torch.arange(cells_per_side, device=reshaped_input_sizes.device) * (image_size // cells_per_side)
    inside = starts < reshaped_input_sizes.unsqueeze(-1)  # (B, 2, cells) rows, columns
    return inside[:, 0, :, None] & inside[:, 1, None, :]


def unit_centres(unit_indices: torch.Tensor, units_per_side: int) -> torch.Tensor:
    """Centres `(B, K, 2)`, x and y in 0..1 of the square, of mask units with raster indices `(B, K)`."""
    rows = torch.div(unit_indices, units_per_side, rounding_mode="floor")
    return (torch.stack([unit_indices % units_per_side, rows], dim=-1) + 0.5) / units_per_side


def box_centres(boxes: torch.Tensor) -> torch.Tensor:
    """Centres `(..., 2)` of boxes `(..., 4)`."""
    return (boxes[..., :2] + boxes[..., 2:]) / 2


def closeness(points: torch.Tensor, word_boxes: torch.Tensor) -> torch.Tensor:
    """Closeness `(B, Q, N, W)` of points `(B, Q, N, 2)` to boxes `(B, W, 4)`: 1 inside, 1/e half a height away."""
    boxes = word_boxes[:, None, None]  # (B, 1, 1, W, 4)
    points = points.unsqueeze(-2)  # (B, Q, N, 1, 2)
    outside = torch.maximum(boxes[..., :2] - points, points - boxes[..., 2:]).clamp(min=0)  # (B, Q, N, W, 2)
    height = (boxes[..., 3] - boxes[..., 1]).clamp(min=1e-4)
    return torch.exp(-4 * outside.square().sum(-1) / height.square())


def share_inside(boxes: torch.Tensor, word_boxes: torch.Tensor) -> torch.Tensor:
    """Share `(B, Q, W)` of each word's box `(B, W, 4)` inside each box `(B, Q, 4)`."""
    boxes, words = boxes.unsqueeze(2), word_boxes.unsqueeze(1)  # (B, Q, 1, 4), (B, 1, W, 4)
    overlap = torch.minimum(boxes[..., 2:], words[..., 2:]) - torch.maximum(boxes[..., :2], words[..., :2])
    area = (words[..., 2:] - words[..., :2]).prod(-1).clamp(min=1e-8)  # (B, 1, W)
    return overlap.clamp(min=0).prod(-1) / area


def covered_cells(boxes: torch.Tensor, cells: int) -> torch.Tensor:
    """Share `(..., 2, cells)` of each of `cells` columns and rows of 0..1 that boxes `(..., 4)` cover."""
    edges = torch.arange(cells, device=boxes.device, dtype=torch.float32) / cells
    low, high = boxes[..., :2].unsqueeze(-1), boxes[..., 2:].unsqueeze(-1)  # (..., 2, 1)
    return ((torch.minimum(high, edges + 1 / cells) - torch.maximum(low, edges)) * cells).clamp(0, 1)


def sincos_2d(points: torch.Tensor, width: int) -> torch.Tensor:
    """Fixed encoding `(..., width)` of points `(..., 2)`, wavelengths from a hundredth of the square to all of it."""
    frequencies = 2 * math.pi * torch.logspace(0, 2, width // 4, device=points.device)
    angles = (points.float().unsqueeze(-1) * frequencies).flatten(-2)  # (..., width / 2)
    return torch.cat([angles.sin(), angles.cos()], dim=-1)


@torch.no_grad()
def sample_error_clicks(
    mask_logits: torch.Tensor,  # (B, Q, H, W) a first answer
    mask_labels: torch.Tensor,  # (B, Q, A, H, W) acceptable answers, share of each cell
    num_clicks: torch.Tensor,  # (B, Q)
    reshaped_input_sizes: torch.Tensor,  # (B, 2) pixels
    image_size: int,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Sample clicks on random wrong pixels of the page, or inside the answer if there are none.

    They simulate corrections (SAM, arXiv 2304.02643, appendix A). Errors are relative to the alternative that the first
    answer overlaps most. Unanswerable questions get no clicks.

    Returns:
        Clicks `(B, Q, N, 2)` in 0..1000 of the page, and labels `(B, Q, N)`: 1 inside, 0 outside, -10 padding.
    """
    on_page = page_cells(reshaped_input_sizes, mask_logits.shape[-1], image_size).unsqueeze(1)  # (B, 1, H, W)
    predicted, alternatives = mask_logits > 0, mask_labels > 0.5
    overlap = (alternatives & predicted.unsqueeze(2)).flatten(3).sum(-1)  # (B, Q, A)
    closest = (overlap + alternatives.flatten(3).any(-1)).argmax(-1)  # (B, Q)
    expected = alternatives.take_along_dim(closest[..., None, None, None], dim=2).squeeze(2)  # (B, Q, H, W)
    wrong = (predicted & on_page) ^ expected
    region = torch.where(wrong.flatten(2).any(-1)[..., None, None], wrong, expected).flatten(2).float()  # (B, Q, H * W)
    answered = expected.flatten(2).any(-1)  # (B, Q)
    most = max(int(num_clicks.max()), 1)  # N
    weights = region + (~answered).unsqueeze(-1)  # multinomial rejects a row of zeros
    chosen = torch.multinomial(weights.flatten(0, 1), most, replacement=True).view(*region.shape[:2], most)  # (B, Q, N)

    columns = mask_logits.shape[-1]
    cells = torch.stack([chosen % columns, torch.div(chosen, columns, rounding_mode="floor")], dim=-1) + 0.5
    extent = reshaped_input_sizes.flip(-1)[:, None, None, :] * (columns / image_size)  # width and height in cells
    points = (cells / extent * BOX_RANGE).clamp(0, BOX_RANGE)  # (B, Q, N, 2)
    labels = expected.flatten(2).gather(-1, chosen).long()  # (B, Q, N)
    unused = torch.arange(most, device=labels.device) >= (num_clicks * answered).unsqueeze(-1)
    return points, labels.masked_fill(unused, ABSENT)


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
