"""Corrections by clicks, as a user would give them: placed where a first answer is wrong (SAM, arXiv 2304.02643,
appendix A).
"""

import torch

from .geometry import page_cells
from .prompt_encoder import NO_POINT


@torch.no_grad()
def sample_error_clicks(
    mask_logits: torch.Tensor,  # (B, Q, H, W) a first answer
    mask_labels: torch.Tensor,  # (B, Q, A, H, W) acceptable answers, share of each cell
    num_clicks: torch.Tensor,  # (B, Q)
    reshaped_input_sizes: torch.Tensor,  # (B, 2) pixels
    image_size: int,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Clicks `(B, Q, N, 2)` in 0..1000 of the page and their labels `(B, Q, N)`: 1 inside the answer, 0 out, -10 none.

    Each click falls on a random pixel of the page that the answer has wrong, measured against the alternative it
    overlaps most; where nothing is wrong, inside the answer. Questions without an answer get none.
    """
    on_page = page_cells(reshaped_input_sizes, mask_logits.shape[-1], image_size).unsqueeze(1)  # (B, 1, H, W)
    predicted, real = (mask_logits > 0) & on_page, _closest_alternative(mask_logits, mask_labels)
    wrong = predicted ^ real
    region = torch.where(wrong.flatten(2).any(-1)[..., None, None], wrong, real).flatten(2).float()  # (B, Q, P)
    answered = real.flatten(2).any(-1)
    most = max(int(num_clicks.max()), 1)
    weights = region + (~answered).unsqueeze(-1)  # a row of zeros cannot be drawn from
    chosen = torch.multinomial(weights.flatten(0, 1), most, replacement=True).view(*region.shape[:2], most)  # (B, Q, N)

    columns = mask_logits.shape[-1]
    cells = torch.stack([chosen % columns, torch.div(chosen, columns, rounding_mode="floor")], dim=-1) + 0.5
    page = reshaped_input_sizes.flip(-1)[:, None, None, :] * (columns / image_size)  # cells the page is wide and high
    points = (cells / page * 1000).clamp(0, 1000)
    labels = real.flatten(2).gather(-1, chosen).long()
    unused = torch.arange(most, device=labels.device) >= (num_clicks * answered).unsqueeze(-1)
    return points, labels.masked_fill(unused, NO_POINT)


def _closest_alternative(mask_logits: torch.Tensor, mask_labels: torch.Tensor) -> torch.Tensor:
    """`(B, Q, H, W)` the acceptable answer that a first answer overlaps most, thresholded."""
    real = mask_labels > 0.5
    overlap = (real & (mask_logits > 0).unsqueeze(2)).flatten(3).sum(-1)  # (B, Q, A)
    exists = real.flatten(3).any(-1)
    best = (overlap + exists).argmax(-1)[..., None, None, None].expand(-1, -1, 1, *real.shape[-2:])
    return real.gather(2, best).squeeze(2)
