"""The Fisher matrix of recent low-rank gradients and the product of its inverse with a vector (paper sections 2.2.2 to
2.2.5), as pure functions on stacks.

Legend: k = r1·…·rd coordinates of a core, s slots of history. G `(N, s, k)` holds the last gradients of N tensors as
rows (columns in the paper), K = G Gᵀ `(N, s, s)` is their Gram matrix, λ the damping. J = I - 11ᵀ/c over the c filled
slots subtracts the mean gradient. For s ≪ k the mean is the leading direction of the uncentred Fisher matrix, so the
uncentred inverse would damp the direction of descent.

    F = λI + Gᵀ J G                    λF⁻¹v = v - Gᵀ J (λI + J K J)⁻¹ J G v

The spectrum of λF⁻¹ is in (0, 1], so a small λ does not increase the step. The s × s systems are solved in float64 by
Cholesky decomposition without reading its `info`, which would synchronize a GPU with the host.
"""

import torch


def write_slot(history: torch.Tensor, slot: torch.Tensor, vector: torch.Tensor, active: torch.Tensor) -> None:
    """Write `vector` `(N, k)` to row `slot` `(N,)` of `history` `(N, s, k)`, where `active` `(N,)` is true."""
    rows = torch.arange(len(history), device=history.device)
    history[rows, slot] = torch.where(active.unsqueeze(1), vector.to(history.dtype), history[rows, slot])


def products(history: torch.Tensor, vectors: torch.Tensor) -> torch.Tensor:
    """Return G v for each of v vectors: `(N, s, k)` and `(N, v, k)` to `(N, s, v)`, in the vectors' precision."""
    return torch.bmm(history.to(vectors.dtype), vectors.transpose(1, 2))


def gram_of(history: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """Return K = G Gᵀ `(N, s, s)` of the stored history in float64, with products in `dtype`."""
    rows = history.to(dtype)
    return torch.bmm(rows, rows.transpose(1, 2)).double()


def replace_in_gram(gram: torch.Tensor, slot: torch.Tensor, row: torch.Tensor) -> torch.Tensor:
    """Return K with row and column `slot` `(N,)` replaced by `row` `(N, s)`, the products of the new gradient."""
    is_slot = torch.arange(gram.shape[1], device=gram.device) == slot.unsqueeze(1)  # (N, s)
    row = row.to(gram.dtype)
    gram = torch.where(is_slot.unsqueeze(1), row.unsqueeze(2), gram)
    return torch.where(is_slot.unsqueeze(2), row.unsqueeze(1), gram)


def centre(gram: torch.Tensor, filled: torch.Tensor) -> torch.Tensor:
    """Return J K J `(N, s, s)` over the `filled` slots `(N, s)` bool; other rows and columns are zero."""
    weights = filled.to(gram.dtype)
    centring = torch.diag_embed(weights) - weights.unsqueeze(2) * weights.unsqueeze(1) / _count(filled, gram)
    return centring @ gram @ centring


def relative_damping(
    gram: torch.Tensor, filled: torch.Tensor, damping: float, centred: bool, dtype: torch.dtype
) -> torch.Tensor:
    """Return λ = `damping` · tr(K) / filled slots, `(N, 1, 1)`, which is independent of the gradients' scale.

    λ is at least the rounding error: for equal gradients, J K J is nothing else. It is not zero for a history of zeros.
    """
    relative = damping * _trace_per_slot(centre(gram, filled) if centred else gram, filled)
    return torch.maximum(relative, rounding_error(gram, filled, dtype)).clamp(min=torch.finfo(dtype).tiny)


def rounding_error(gram: torch.Tensor, filled: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """Return the rounding error of K, `(N, 1, 1)`, for products in `dtype`; a smaller λ may leave λI + K indefinite."""
    return gram.shape[1] * torch.finfo(dtype).eps * _trace_per_slot(gram, filled)


def condition(gram: torch.Tensor, damping: torch.Tensor) -> torch.Tensor:
    """Return the condition number of λI + K, `(N,)`."""
    values = torch.linalg.eigvalsh(gram).clamp(min=0)
    damping = damping.flatten()
    return (values[:, -1] + damping) / (values[:, 0] + damping)


def _trace_per_slot(gram: torch.Tensor, filled: torch.Tensor) -> torch.Tensor:
    return gram.diagonal(dim1=1, dim2=2).sum(1)[:, None, None] / _count(filled, gram)


def _count(filled: torch.Tensor, like: torch.Tensor) -> torch.Tensor:
    return filled.sum(1).clamp(min=1)[:, None, None].to(like.dtype)


def solve(
    history: torch.Tensor,  # (N, s, k)
    gram: torch.Tensor,  # (N, s, s) of the rows of `history`, float64
    filled: torch.Tensor,  # (N, s) bool
    vector: torch.Tensor,  # (N, k)
    overlap: torch.Tensor,  # (N, s) `products` of `vector` with `history`
    damping: torch.Tensor,  # (N, 1, 1)
    centred: bool,
) -> torch.Tensor:
    """Return λF⁻¹ `vector`, `(N, k)`, by the Woodbury identity (paper section 2.2.4)."""
    right = torch.where(filled, overlap.double(), 0)
    if centred:
        gram, right = centre(gram, filled), _without_mean(right, filled)
    weights = _cholesky_solve(gram, damping, right.unsqueeze(2)).squeeze(2)
    if centred:
        weights = _without_mean(weights, filled)
    return vector - _combine(history, weights, vector.dtype)


def solve_newest(
    history: torch.Tensor, gram: torch.Tensor, slot: torch.Tensor, damping: torch.Tensor, dtype: torch.dtype
) -> torch.Tensor:
    """Return λF⁻¹g `(N, k)` of the uncentred Fisher matrix, where g is the gradient in `slot` `(N,)`.

    Equal to `solve`, in the push-through form λ Gᵀ (λI + K)⁻¹ e, which avoids cancellation for small λ.
    """
    unit = torch.nn.functional.one_hot(slot, gram.shape[1]).to(gram.dtype).unsqueeze(2)  # (N, s, 1)
    weights = damping * _cholesky_solve(gram, damping, unit)
    return _combine(history, weights.squeeze(2), dtype)


def _without_mean(values: torch.Tensor, filled: torch.Tensor) -> torch.Tensor:
    """Return J `values`, `(N, s)`."""
    values = torch.where(filled, values, 0)
    return torch.where(filled, values - values.sum(1, keepdim=True) / filled.sum(1, keepdim=True).clamp(min=1), 0)


def _cholesky_solve(gram: torch.Tensor, damping: torch.Tensor, right: torch.Tensor) -> torch.Tensor:
    """Return (λI + K)⁻¹ `right`, `(N, s, 1)`; systems are scaled to λ + tr(K)/s = 1 for numerical range."""
    identity = torch.eye(gram.shape[1], dtype=gram.dtype, device=gram.device)
    scale = damping + gram.diagonal(dim1=1, dim2=2).mean(1)[:, None, None]
    lower, _ = torch.linalg.cholesky_ex(damping / scale * identity + gram / scale)
    return torch.cholesky_solve(right / scale, lower)


def _combine(history: torch.Tensor, weights: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """Return Gᵀ `weights`: `(N, s)` to `(N, k)`."""
    return torch.bmm(weights.to(dtype).unsqueeze(1), history.to(dtype)).squeeze(1)
