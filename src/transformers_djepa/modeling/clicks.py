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
    """Sample clicks on random wrong pixels of the page.

    Errors are measured against the alternative that the first answer overlaps most. Without errors, clicks fall inside
    the answer. Questions without an answer get no clicks.

    Returns:
        `(B, Q, N, 2)` clicks in 0..1000 of the page, and `(B, Q, N)` labels: 1 inside, 0 outside the answer, -10
        padding.
    """
    on_page = page_cells(reshaped_input_sizes, mask_logits.shape[-1], image_size).unsqueeze(1)  # (B, 1, H, W)
    predicted, expected = (mask_logits > 0) & on_page, _closest_alternative(mask_logits, mask_labels)
    wrong = predicted ^ expected
    region = torch.where(wrong.flatten(2).any(-1)[..., None, None], wrong, expected).flatten(2).float()  # (B, Q, H * W)
    answered = expected.flatten(2).any(-1)
    most = max(int(num_clicks.max()), 1)
    weights = region + (~answered).unsqueeze(-1)  # multinomial rejects a row of zeros
    chosen = torch.multinomial(weights.flatten(0, 1), most, replacement=True).view(*region.shape[:2], most)  # (B, Q, N)

    columns = mask_logits.shape[-1]
    cells = torch.stack([chosen % columns, torch.div(chosen, columns, rounding_mode="floor")], dim=-1) + 0.5
    page = reshaped_input_sizes.flip(-1)[:, None, None, :] * (columns / image_size)  # width and height in cells
    points = (cells / page * BOX_RANGE).clamp(0, BOX_RANGE)
    labels = expected.flatten(2).gather(-1, chosen).long()
    unused = torch.arange(most, device=labels.device) >= (num_clicks * answered).unsqueeze(-1)
    return points, labels.masked_fill(unused, ABSENT)


def _closest_alternative(mask_logits: torch.Tensor, mask_labels: torch.Tensor) -> torch.Tensor:
    """`(B, Q, H, W)` the acceptable answer that the first answer overlaps most, thresholded."""
    alternatives = mask_labels > 0.5
    overlap = (alternatives & (mask_logits > 0).unsqueeze(2)).flatten(3).sum(-1)  # (B, Q, A)
    exists = alternatives.flatten(3).any(-1)
    best = (overlap + exists).argmax(-1)[..., None, None, None].expand(-1, -1, 1, *alternatives.shape[-2:])
    return alternatives.gather(2, best).squeeze(2)
