"""What keeps the encoders from collapse: the variance and covariance terms of VICReg (arXiv 2105.04906, equations 1 to
4) beside a predictive loss, as C-JEPA has them (arXiv 2410.19560).

D-JEPA is easiest where an encoder makes nearly the same of every place: a large constant, and beside it next to nothing
that tells one place from another. Normalised targets do not show it; how far the outputs spread does.

Legend: B pages, N places (units or tokens), C channels.
"""

import torch
from torch.nn import functional as F


LEAST_DEVIATION = 0.5  # of a channel from place to place; VICReg's is 1, which layer-normed states reach at most
EPSILON = 1e-4  # VICReg's, below the root


def covariances(states: torch.Tensor, real: torch.Tensor) -> torch.Tensor:
    """`(B, C, C)` of the channels of `states` `(B, N, C)`, layer-normed before, over the `real` places `(B, N)` of each
    page.

    Layer-normed, so that a large constant leaves little for what differs: scale alone is no spread.
    """
    with torch.autocast(states.device.type, enabled=False):
        shares = (real / real.sum(1, keepdim=True).clamp(min=1)).unsqueeze(-1)  # (B, N, 1)
        states = F.layer_norm(states.float(), states.shape[-1:], eps=1e-6)
        centred = states - (states * shares).sum(1, keepdim=True)
        return centred.transpose(1, 2) @ (centred * shares)


def variance_loss(found: torch.Tensor) -> torch.Tensor:
    """Of covariances `(B, C, C)`, `(B,)`: what each channel's deviation lacks of `LEAST_DEVIATION`, on average."""
    variances = found.diagonal(dim1=1, dim2=2)
    return F.relu(LEAST_DEVIATION - (variances + EPSILON).sqrt()).mean(-1)


def covariance_loss(found: torch.Tensor) -> torch.Tensor:
    """Of covariances `(B, C, C)`, `(B,)`: their squares but for the diagonal, divided by the channels."""
    variances = found.diagonal(dim1=1, dim2=2)
    return (found.square().sum((1, 2)) - variances.square().sum(-1)) / found.shape[-1]


@torch.no_grad()
def spread(found: torch.Tensor) -> torch.Tensor:
    """Of covariances `(B, C, C)`, `(B,)`: mean deviation of a channel, from 0 (every place the same) to 1; a measure,
    without a gradient.
    """
    return found.diagonal(dim1=1, dim2=2).clamp(min=0).sqrt().mean(-1)
