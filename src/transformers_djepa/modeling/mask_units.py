"""Mask units: cut an image into units, keep some, and place their tokens on the page (Hiera, arXiv 2306.00989).

A mask unit is a square of 8 x 8 patch tokens (32 x 32 pixels), which becomes one token at the end of the encoder.
`unit_mask` is True at the units to compute; the others are dropped before the first layer. Units are numbered in raster
order, and kept units stay in that order.

Legend: B pages, U units per page, K kept units, T tokens per unit, S = sqrt(T) its side, C channels.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn
from transformers.utils.import_utils import is_torchdynamo_exporting


class UnitSelection(NamedTuple):
    """The computed units of a batch."""

    indices: Tensor  # (B, K) raster indices
    attention_mask: Tensor | None  # (B, K) False at padding up to the largest count; None if all counts are equal


def select_units(unit_mask: Tensor, drop_units: bool = True) -> UnitSelection:
    """Select the units to compute, in raster order, from `unit_mask` (B, U); padding has the indices of hidden units.

    Counts are read from the device. Without `drop_units`, and in `torch.export`, nothing is read and all units are
    computed, hidden ones as padding.

    >>> select_units(torch.tensor([[False, True, False, True]])).indices.tolist()
    [[1, 3]]
    """
    numbers = torch.arange(unit_mask.shape[1], device=unit_mask.device)
    # (B, U) kept units first. Keys are distinct, because ONNX has no stable sort.
    order = torch.argsort(torch.where(unit_mask, numbers, numbers + unit_mask.shape[1]), dim=1)
    if not drop_units or is_torchdynamo_exporting():
        return UnitSelection(order, unit_mask.gather(1, order))
    counts = unit_mask.sum(dim=1)  # (B,)
    fewest, most = torch.stack(counts.aminmax()).tolist()
    if fewest == 0:
        raise ValueError(
            f"unit_mask hides all {unit_mask.shape[1]} units of a page; keep at least one True on every page."
        )
    indices = order[:, :most]  # (B, K)
    if fewest == most:
        return UnitSelection(indices, None)
    return UnitSelection(indices, numbers[:most] < counts[:, None])


def hide_pixels(pixel_values: Tensor, unit_mask: Tensor, unit_pixels: int) -> Tensor:
    """Zero the pixels (B, channels, H, W) of dropped units, which the patch kernels of kept neighbours overlap."""
    batch, channels, height, width = pixel_values.shape
    rows, columns = height // unit_pixels, width // unit_pixels
    units = pixel_values.reshape(batch, channels, rows, unit_pixels, columns, unit_pixels)
    return units.masked_fill(~unit_mask.view(batch, 1, rows, 1, columns, 1), 0.0).reshape(pixel_values.shape)


def cut_unit_windows(pixel_values: Tensor, indices: Tensor, unit_pixels: int, halo: tuple[int, int]) -> Tensor:
    """Cut the pixels of units `indices` (B, K) with the margin that patch kernels read.

    `halo` is the margin before (left and above) and after (right and below) a unit, with zeros beyond the image.
    (B, channels, H, W) -> (B * K, channels, side, side) in channels-last memory, side = unit_pixels + both margins.
    """
    before, after = halo
    side = unit_pixels + before + after
    padded = nn.functional.pad(pixel_values, (before, after, before, after))
    windows = padded.unfold(2, side, unit_pixels).unfold(3, side, unit_pixels)
    windows = windows.permute(0, 2, 3, 4, 5, 1)  # (B, rows, columns, side, side, channels)
    pages, columns = torch.arange(indices.shape[0], device=indices.device)[:, None], windows.shape[2]
    return windows[pages, indices // columns, indices % columns].flatten(0, 1).permute(0, 3, 1, 2)


def unroll_unit(tokens: Tensor) -> Tensor:
    """Reorder a unit's tokens so that 2 x 2 pooling is a maximum over the four quarters of the sequence.

    (..., S, S, C) in rows and columns -> (..., T, C), the finest position bits first.

    >>> unroll_unit(torch.arange(16).view(4, 4, 1)).flatten().tolist()[:4]
    [0, 2, 8, 10]
    """
    *lead, side, _, channels = tokens.shape
    levels = side.bit_length() - 1
    start = len(lead)
    split = tokens.reshape(*lead, *[2] * (2 * levels), channels)  # row bits, then column bits, coarsest first
    order = [start + bit + axis * levels for bit in reversed(range(levels)) for axis in (0, 1)]
    return split.permute(*range(start), *order, start + 2 * levels).reshape(*lead, side * side, channels)


def reroll_unit(tokens: Tensor) -> Tensor:
    """Inverse of `unroll_unit`, also after pooling: (..., T, C) -> (..., S, S, C) in rows and columns."""
    *lead, count, channels = tokens.shape
    levels = (count.bit_length() - 1) // 2
    start = len(lead)
    split = tokens.reshape(*lead, *[2] * (2 * levels), channels)  # pairs of row and column bits, finest first
    order = [start + 2 * level + axis for axis in (0, 1) for level in reversed(range(levels))]
    return split.permute(*range(start), *order, start + 2 * levels).reshape(*lead, 2**levels, 2**levels, channels)


def pool_tokens(tokens: Tensor, stride: int, dim: int) -> Tensor:
    """Max-pool groups of `stride` neighbouring tokens in unroll order."""
    return tokens.unflatten(dim, (stride, -1)).amax(dim)


def assemble_map(tokens: Tensor, selection: UnitSelection, units: int) -> Tensor:
    """Arrange the tokens (B, K, T, C) of units on a page of `units` per side.

    Returns (B, units * S, units * S, C), zeros at units that were not computed.
    """
    tokens = scatter_units(reroll_unit(tokens), selection, units**2)  # (B, U, S, S, C)
    tokens = tokens.unflatten(1, (units, units)).transpose(2, 3)  # (B, units, S, units, S, C)
    return tokens.flatten(3, 4).flatten(1, 2)


def scatter_units(units: Tensor, selection: UnitSelection, count: int) -> Tensor:
    """Place kept units (B, K, ...) among all `count` units of the page: (B, count, ...), zeros elsewhere."""
    if selection.attention_mask is not None:
        # Padding has the index of a hidden unit, which must stay zero.
        units = units * selection.attention_mask.view(*selection.indices.shape, *[1] * (units.ndim - 2))
    pages = torch.arange(units.shape[0], device=units.device)[:, None]
    page = units.new_zeros(units.shape[0], count, *units.shape[2:])
    return page.index_put((pages, selection.indices), units)
