"""Losses as pure functions: the fine-tuning loss, and the regularizers of pre-training.

Every loss is a mean within each page, then over pages; a page without valid entries counts as 0. Splitting a batch, for
data parallelism or gradient accumulation, therefore does not change the loss or its gradient.

Legend: B pages, N entries of a page (units, tokens or words), C channels, Q questions, A acceptable answers
(alternatives; all zeros for padding), M masks, P pixels, W words.
"""

import torch
import torch.nn.functional as F

from ..configuration import DJepaConfig


FOCAL_ALPHA, FOCAL_GAMMA = 0.25, 2.0  # SAM (arXiv 2304.02643, appendix A), after RetinaNet
MIN_DEVIATION = 0.5  # of a channel over positions; VICReg's 1 is the maximum that layer-normed states can reach
EPSILON = 1e-4  # VICReg's, inside the square root


def mean_over_pages(values: torch.Tensor, valid: torch.Tensor) -> torch.Tensor:
    """Mean of `values` `(B, N)` over the `valid` `(B, N)` entries of each page, then over pages."""
    total = values.masked_fill(~valid, 0).sum(1)
    return (total / valid.sum(1).clamp(min=1)).mean()


def page_weights(valid: torch.Tensor) -> torch.Tensor:
    """`(B, N, 1)` weights that average `(B, N, C)` over the `valid` `(B, N)` entries of each page."""
    return (valid / valid.sum(1, keepdim=True).clamp(min=1)).unsqueeze(-1)


def normalise(values: torch.Tensor) -> torch.Tensor:
    """Layer norm over the last dimension without learned parameters."""
    return F.layer_norm(values, values.shape[-1:], eps=1e-6)


def segmentation_losses(
    config: DJepaConfig,
    pred_masks: torch.Tensor | None,  # (B, Q', M, H, W) logits: the single mask, then the multiple ones
    iou_scores: torch.Tensor,  # (B, Q, M)
    presence_logits: torch.Tensor,  # (B, Q)
    word_logits: torch.Tensor,  # (B, Q, M, W)
    mask_labels: torch.Tensor | None,  # (B, Q', A, H, W) in 0..1; None to train words and presence only
    word_labels: torch.Tensor,  # (B, Q, A, W) in {0, 1}
    presence_labels: torch.Tensor,  # (B, Q) 1, 0, or -100 for a question without a loss
    pixel_mask: torch.Tensor,  # (B, H, W) False in the letterbox padding
    kind_logits: torch.Tensor | None = None,  # (B, Q, M, 2) text, box
    kind_labels: torch.Tensor | None = None,  # (B, Q, A, 2) 1, 0, or -100 without a loss
) -> tuple[torch.Tensor, dict[str, torch.Tensor]]:
    """Return the weighted sum and the unweighted losses (mask, dice, iou, presence, word, kind).

    The single mask is trained on the alternative that it fits best. For each alternative, the best multiple mask is
    trained (SAM's minimum over masks), so that an ambiguous question can have several right answers. Masks are trained
    for the first Q' questions.
    """
    exists = word_labels.any(-1)  # (B, Q, A)
    costs = {"word": word_cost(word_logits.float(), word_labels.float())}  # each cost (B, Q, A, M)
    if kind_logits is not None:
        costs["kind"] = kind_cost(kind_logits.float(), kind_labels.float())
    total = _weigh(config, costs)
    if mask_labels is not None:
        inside = pixel_mask.flatten(1)[:, None, None].float()  # (B, 1, 1, P)
        masks = (pred_masks.flatten(3).float(), mask_labels.flatten(3).float(), inside)  # (B, Q', M, P), (B, Q', A, P)
        masked, others = masks[0].shape[1], exists.shape[1] - masks[0].shape[1]
        exists = exists | F.pad(masks[1].any(-1), (0, 0, 0, others))
        of_masks = {"mask": focal_cost(*masks), "dice": dice_cost(*masks)}  # each (B, Q', A, M)
        total, costs = total + F.pad(_weigh(config, of_masks), (0, 0, 0, 0, 0, others)), costs | of_masks
    assigned = assign_masks(total, exists)  # (B, Q, A, M)
    present = presence_labels == 1  # (B, Q)
    answered = present & exists.any(-1)  # (B, Q)
    losses = {}
    for name, cost in costs.items():
        asked = cost.shape[1]
        losses[name] = mean_over_pages((cost * assigned[:, :asked]).sum((-1, -2)), answered[:, :asked])
    if mask_labels is not None:
        ious = mask_ious(*masks).masked_fill(~exists[:, :masked].unsqueeze(-1), 0).amax(2)  # (B, Q', M)
        losses["iou"] = mean_over_pages((iou_scores[:, :masked].float() - ious).abs().mean(-1), answered[:, :masked])
    presence = F.binary_cross_entropy_with_logits(presence_logits.float(), present.float(), reduction="none")  # (B, Q)
    losses["presence"] = mean_over_pages(presence, presence_labels >= 0)
    return _weigh(config, losses), losses


def _weigh(config: DJepaConfig, terms: dict[str, torch.Tensor]) -> torch.Tensor:
    return sum(getattr(config, f"{name}_loss_weight") * term for name, term in terms.items())


def assign_masks(cost: torch.Tensor, exists: torch.Tensor) -> torch.Tensor:
    """Weight in the loss of each pair of alternative and mask `(B, Q, A, M)`, from their `cost` of the same shape.

    Single mask: weight 1 for its cheapest alternative. Multiple masks: for each alternative, weight 1 for the cheapest
    mask, averaged over the alternatives. `exists` `(B, Q, A)` is false at padded alternatives.
    """
    cost = cost.detach().masked_fill(~exists.unsqueeze(-1), float("inf"))
    single = F.one_hot(cost[..., 0].argmin(-1), cost.shape[2])  # (B, Q, A)
    single = single.unsqueeze(-1) * exists.unsqueeze(-1)  # (B, Q, A, 1)
    if cost.shape[-1] == 1:
        return single.to(cost.dtype)
    multiple = F.one_hot(cost[..., 1:].argmin(-1), cost.shape[-1] - 1) * exists.unsqueeze(-1)  # (B, Q, A, M - 1)
    multiple = multiple / exists.sum(-1).clamp(min=1)[..., None, None]
    return torch.cat([single.to(cost.dtype), multiple.to(cost.dtype)], dim=-1)


def _pair_sum(negative: torch.Tensor, positive: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
    """Sum over P of `positive` where `labels` is 1, else `negative`: `(B, Q, A, M)`, without a tensor of all pairs.

    `negative`, `positive` `(B, Q, M, P)`; `labels` `(B, Q, A, P)`.
    """
    return negative.sum(-1).unsqueeze(2) + labels @ (positive - negative).transpose(-1, -2)


def focal_cost(logits: torch.Tensor, labels: torch.Tensor, inside: torch.Tensor) -> torch.Tensor:
    """Focal loss (arXiv 1708.02002, equation 5), mean over the pixels of the page: `(B, Q, A, M)`.

    `logits` `(B, Q, M, P)`; `labels` `(B, Q, A, P)`; `inside` `(B, 1, 1, P)`, 0 in the letterbox padding.
    """
    probability = logits.sigmoid()
    positive = FOCAL_ALPHA * (1 - probability) ** FOCAL_GAMMA * F.softplus(-logits) * inside
    negative = (1 - FOCAL_ALPHA) * probability**FOCAL_GAMMA * F.softplus(logits) * inside
    return _pair_sum(negative, positive, labels) / inside.sum(-1, keepdim=True)


def dice_cost(logits: torch.Tensor, labels: torch.Tensor, inside: torch.Tensor) -> torch.Tensor:
    """Dice loss (arXiv 1606.04797), smoothed by one pixel; shapes as in `focal_cost`."""
    probability = logits.sigmoid() * inside
    overlap = labels @ probability.transpose(-1, -2)
    return 1 - (2 * overlap + 1) / (probability.sum(-1).unsqueeze(2) + labels.sum(-1).unsqueeze(3) + 1)


def word_cost(logits: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
    """Binary cross-entropy of `logits` `(B, Q, M, W)`, summed and divided by the words in `labels` `(B, Q, A, W)`."""
    cost = _pair_sum(F.softplus(logits), F.softplus(-logits), labels)
    return cost / labels.sum(-1).clamp(min=1).unsqueeze(-1)


def kind_cost(logits: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
    """Binary cross-entropy of `logits` `(B, Q, M, 2)`, summed over those with `labels` `(B, Q, A, 2)` of 0 or 1."""
    shape = (*labels.shape[:3], *logits.shape[2:])  # (B, Q, A, M, 2)
    logits, labels = logits.unsqueeze(2).expand(shape), labels.unsqueeze(3).expand(shape)
    cost = F.binary_cross_entropy_with_logits(logits, labels.clamp(min=0), reduction="none")
    return cost.masked_fill(labels < 0, 0).sum(-1)


@torch.no_grad()
def mask_ious(logits: torch.Tensor, labels: torch.Tensor, inside: torch.Tensor) -> torch.Tensor:
    """Intersection over union of thresholded masks; shapes as in `focal_cost`."""
    predicted, expected = ((logits > 0) * inside).float(), (labels > 0.5).float()
    overlap = expected @ predicted.transpose(-1, -2)
    union = predicted.sum(-1).unsqueeze(2) + expected.sum(-1).unsqueeze(3) - overlap
    return overlap / union.clamp(min=1)


def collapse_losses(
    states: dict[str, tuple[torch.Tensor, torch.Tensor, torch.Tensor]],
) -> tuple[dict[str, torch.Tensor], dict[str, torch.Tensor]]:
    """Regularizers against collapse: VICReg's variance and covariance terms (arXiv 2105.04906, equations 1 to 4).

    A constant encoder output minimizes the D-JEPA loss, even with normalised targets. As in C-JEPA (arXiv 2410.19560),
    these terms keep the outputs spread. `states` has by name an output `(B, N, C)`, valid positions `(B, N)` and the
    positions `(B, N')` to predict; pages with fewer than two valid ones, or nothing to predict, have a loss of 0.
    Returns both losses, summed over the outputs, and the spread of each output.
    """
    losses, spreads = {"variance": 0.0, "covariance": 0.0}, {}
    for name, (values, valid, predicted) in states.items():
        variance, covariance, spread = spread_terms(covariances(values, valid))  # (B,) each
        several = valid.sum(1) > 1
        ignored = ~(several & predicted.any(1))
        losses["variance"] += variance.masked_fill(ignored, 0.0).mean()
        losses["covariance"] += covariance.masked_fill(ignored, 0.0).mean()
        spreads[name] = (spread * several).sum() / several.sum()
    return losses, spreads


def covariances(states: torch.Tensor, valid: torch.Tensor) -> torch.Tensor:
    """Covariances `(B, C, C)` of layer-normed `states` `(B, N, C)` over each page's `valid` `(B, N)` positions.

    With the layer norm, the scale of the states has no effect, and a large common vector makes covariances small.
    """
    with torch.autocast(states.device.type, enabled=False):
        weights = page_weights(valid)  # (B, N, 1)
        states = normalise(states.float())
        centred = states - (states * weights).sum(1, keepdim=True)
        return centred.transpose(1, 2) @ (centred * weights)


def spread_terms(matrices: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Variance loss, covariance loss and spread `(B,)` from covariances `(B, C, C)`.

    They are a hinge loss on the standard deviation of each channel, the sum of squared off-diagonal covariances per
    channel, and the mean standard deviation in 0..1.
    """
    variances = matrices.diagonal(dim1=1, dim2=2)  # (B, C)
    variance = F.relu(MIN_DEVIATION - (variances + EPSILON).sqrt()).mean(-1)
    covariance = (matrices.square().sum((1, 2)) - variances.square().sum(-1)) / matrices.shape[-1]
    return variance, covariance, variances.detach().clamp(min=0).sqrt().mean(-1)
