"""Simulated corrections: clicks where a first answer is wrong (SAM, arXiv 2304.02643, appendix A)."""

import torch

from ..configuration.conventions import ABSENT, BOX_RANGE
from .geometry import page_cells


@torch.no_grad()
def sample_error_clicks(
    mask_logits: torch.Tensor,  # (B, Q, H, W) a first answer
    mask_labels: torch.Tensor,  # (B, Q, A, H, W) acceptable answers, share of each cell
    num_clicks: torch.Tensor,  # (B, Q)
    reshaped_input_sizes: torch.Tensor,  # (B, 2) pixels
    image_size: int,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Sample clicks on random wrong pixels of the page, or inside the answer if there are none.

    Errors are relative to the alternative that the first answer overlaps most. Unanswerable questions get no clicks.

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
