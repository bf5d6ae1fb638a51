"""The fine-tuning loss as pure functions: focal and dice for masks, L1 for the predicted IoU, cross-entropy for words,
presence.

Legend: B pages, Q questions, A acceptable answers (alternatives), M masks, P pixels, W words. An alternative that is
all zeros does not exist. Every term is a mean over the questions of a page, then over pages, so that a batch cut into
smaller ones, of pages with different numbers of questions, gives the same loss and gradient.
"""

import torch
import torch.nn.functional as F

from ..configuration import DJepaConfig


FOCAL_ALPHA, FOCAL_GAMMA = 0.25, 2.0  # SAM (arXiv 2304.02643, appendix A) after RetinaNet


def segmentation_losses(
    config: DJepaConfig,
    pred_masks: torch.Tensor,  # (B, Q, 1 + M, H, W) logits: the single mask, then the multiple ones
    iou_scores: torch.Tensor,  # (B, Q, 1 + M)
    presence_logits: torch.Tensor,  # (B, Q)
    word_logits: torch.Tensor,  # (B, Q, 1 + M, words)
    mask_labels: torch.Tensor | None,  # (B, Q, A, H, W) in 0..1; None trains words and presence alone
    word_labels: torch.Tensor,  # (B, Q, A, words) in {0, 1}
    presence_labels: torch.Tensor,  # (B, Q) 1, 0, or -100 for padding
    pixel_mask: torch.Tensor,  # (B, H, W) False in the letterbox's padding
) -> tuple[torch.Tensor, dict[str, torch.Tensor]]:
    """Weighted sum and the unweighted terms (mask, dice, iou, presence, word).

    The single mask answers for the alternative it fits best; of the multiple masks, the best one answers for each
    alternative (SAM's minimum over masks), so that an ambiguous question can have several right answers.
    """
    exists = word_labels.any(-1)  # (B, Q, A)
    costs = {"word": word_cost(word_logits.float(), word_labels.float())}  # each cost (B, Q, A, 1 + M)
    if mask_labels is not None:
        masks = (
            pred_masks.flatten(3).float(),
            mask_labels.flatten(3).float(),
            pixel_mask.flatten(1)[:, None, None].float(),
        )
        exists = exists | masks[1].any(-1)
        costs |= {"mask": focal_cost(*masks), "dice": dice_cost(*masks)}
    best = best_masks(_weigh(config, costs), exists)  # (B, Q, A, 1 + M) share of each pair
    answered = (presence_labels == 1) & exists.any(-1)  # (B, Q)
    losses = {name: mean_over_pages((cost * best).sum((-1, -2)), answered) for name, cost in costs.items()}
    if mask_labels is not None:
        ious = mask_iou(*masks).masked_fill(~exists.unsqueeze(-1), 0).amax(2)  # (B, Q, 1 + M)
        losses["iou"] = mean_over_pages((iou_scores.float() - ious).abs().mean(-1), answered)
    presence = F.binary_cross_entropy_with_logits(
        presence_logits.float(), (presence_labels == 1).float(), reduction="none"
    )
    losses["presence"] = mean_over_pages(presence, presence_labels >= 0)
    return _weigh(config, losses), losses


def _weigh(config: DJepaConfig, terms: dict[str, torch.Tensor]) -> torch.Tensor:
    return sum(getattr(config, f"{name}_loss_weight") * term for name, term in terms.items())


def mean_over_pages(values: torch.Tensor, valid: torch.Tensor) -> torch.Tensor:
    """Mean of `values` `(B, N)` over the `valid` entries of each page, then over all pages; a page without any counts
    as 0.
    """
    total = values.masked_fill(~valid, 0).sum(1)
    return (total / valid.sum(1).clamp(min=1)).mean()


def best_masks(cost: torch.Tensor, exists: torch.Tensor) -> torch.Tensor:
    """How much each pair of alternative and mask counts, `(B, Q, A, 1 + M)`, from their cost of the same shape.

    The single mask: one for its cheapest alternative. The multiple masks: for each alternative, one for the cheapest
    mask, averaged over the alternatives. `exists` `(B, Q, A)`.
    """
    cost = cost.detach().masked_fill(~exists.unsqueeze(-1), float("inf"))
    single = F.one_hot(cost[..., 0].argmin(-1), cost.shape[2])  # (B, Q, A)
    shares = single.unsqueeze(-1) * exists.unsqueeze(-1)
    if cost.shape[-1] == 1:
        return shares.to(cost.dtype)
    multiple = F.one_hot(cost[..., 1:].argmin(-1), cost.shape[-1] - 1) * exists.unsqueeze(-1)  # (B, Q, A, M)
    multiple = multiple / exists.sum(-1).clamp(min=1)[..., None, None]
    return torch.cat([shares.to(cost.dtype), multiple.to(cost.dtype)], dim=-1)


def _pair_sum(negative: torch.Tensor, positive: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
    """Sum over the last dimension of `labels ? positive : negative` for each pair `(B, Q, A, M)`, never formed.

    `negative`, `positive` `(B, Q, M, P)`; `labels` `(B, Q, A, P)`.
    """
    return negative.sum(-1).unsqueeze(2) + labels @ (positive - negative).transpose(-1, -2)


def focal_cost(logits: torch.Tensor, labels: torch.Tensor, inside: torch.Tensor) -> torch.Tensor:
    """Focal loss (arXiv 1708.02002, equation 5), mean over the page's pixels: `(B, Q, A, M)`."""
    probability = logits.sigmoid()
    positive = FOCAL_ALPHA * (1 - probability) ** FOCAL_GAMMA * F.softplus(-logits) * inside
    negative = (1 - FOCAL_ALPHA) * probability**FOCAL_GAMMA * F.softplus(logits) * inside
    return _pair_sum(negative, positive, labels) / inside.sum(-1, keepdim=True)


def dice_cost(logits: torch.Tensor, labels: torch.Tensor, inside: torch.Tensor) -> torch.Tensor:
    """Dice loss (arXiv 1606.04797) with one pixel of smoothing: `(B, Q, A, M)`."""
    probability = logits.sigmoid() * inside
    overlap = labels @ probability.transpose(-1, -2)
    return 1 - (2 * overlap + 1) / (probability.sum(-1).unsqueeze(2) + labels.sum(-1).unsqueeze(3) + 1)


def word_cost(logits: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
    """Cross-entropy of every word being part of the answer, divided by the number of its words: `(B, Q, A, M)`."""
    cost = _pair_sum(F.softplus(logits), F.softplus(-logits), labels)
    return cost / labels.sum(-1).clamp(min=1).unsqueeze(-1)


@torch.no_grad()
def mask_iou(logits: torch.Tensor, labels: torch.Tensor, inside: torch.Tensor) -> torch.Tensor:
    """Intersection over union of thresholded masks: `(B, Q, A, M)`."""
    predicted, real = ((logits > 0) * inside).float(), (labels > 0.5).float()
    overlap = real @ predicted.transpose(-1, -2)
    union = predicted.sum(-1).unsqueeze(2) + real.sum(-1).unsqueeze(3) - overlap
    return overlap / union.clamp(min=1)
