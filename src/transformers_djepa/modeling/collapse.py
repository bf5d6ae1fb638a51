"""Regularizers against collapse: the variance and covariance terms of VICReg (arXiv 2105.04906, equations 1 to 4),
added to a predictive loss as in C-JEPA (arXiv 2410.19560).

D-JEPA is easiest if an encoder returns nearly the same vector at every position: a large constant, and next to nothing
that differs. Normalised targets do not prevent it, and only the spread of the outputs shows it.

Legend: B pages, N positions (units or tokens), C channels.
"""

import torch
from torch.nn import functional as F

from .losses import normalise, page_weights


LEAST_DEVIATION = 0.5  # of a channel over positions; VICReg's 1 is the most that layer-normed states reach
EPSILON = 1e-4  # VICReg's, inside the square root


def collapse_losses(
    states: dict[str, tuple[torch.Tensor, torch.Tensor, torch.Tensor]],
) -> tuple[dict[str, torch.Tensor], dict[str, torch.Tensor]]:
    """Variance and covariance losses, summed over several outputs, and the spread of each output.

    Args:
        states: by name, an output `(B, N, C)`, its valid positions `(B, N)` and the positions `(B, N')` to predict.
            Pages with fewer than two valid positions, or nothing to predict, have a loss of 0.
    """
    losses, spreads = {"variance": 0.0, "covariance": 0.0}, {}
    for name, (values, valid, predicted) in states.items():
        matrices, several = covariances(values, valid), valid.sum(1) > 1
        ignored = ~(several & predicted.any(1))
        losses["variance"] += variance_loss(matrices).masked_fill(ignored, 0.0).mean()
        losses["covariance"] += covariance_loss(matrices).masked_fill(ignored, 0.0).mean()
        spreads[name] = (spread(matrices) * several).sum() / several.sum()
    return losses, spreads


def covariances(states: torch.Tensor, valid: torch.Tensor) -> torch.Tensor:
    """Covariances `(B, C, C)` of the layer-normed `states` `(B, N, C)` over the `valid` `(B, N)` positions of each
    page.

    The layer norm makes them independent of scale: a large constant leaves little room for differences.
    """
    with torch.autocast(states.device.type, enabled=False):
        weights = page_weights(valid)  # (B, N, 1)
        states = normalise(states.float())
        centred = states - (states * weights).sum(1, keepdim=True)
        return centred.transpose(1, 2) @ (centred * weights)


def variance_loss(matrices: torch.Tensor) -> torch.Tensor:
    """Hinge loss on the standard deviation of each channel, from covariances `(B, C, C)`: `(B,)`."""
    variances = matrices.diagonal(dim1=1, dim2=2)
    return F.relu(LEAST_DEVIATION - (variances + EPSILON).sqrt()).mean(-1)


def covariance_loss(matrices: torch.Tensor) -> torch.Tensor:
    """Sum of squared off-diagonal covariances, divided by the channels, from covariances `(B, C, C)`: `(B,)`."""
    variances = matrices.diagonal(dim1=1, dim2=2)
    return (matrices.square().sum((1, 2)) - variances.square().sum(-1)) / matrices.shape[-1]


@torch.no_grad()
def spread(matrices: torch.Tensor) -> torch.Tensor:
    """Mean standard deviation of the channels, from covariances `(B, C, C)`: `(B,)` in 0..1, without a gradient."""
    return matrices.diagonal(dim1=1, dim2=2).clamp(min=0).sqrt().mean(-1)
