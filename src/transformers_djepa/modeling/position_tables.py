"""Position tables of the image encoder: Hiera's single table, and "absolute-win" (arXiv 2311.05613).

A model with window attention learns positions that repeat in every window. Interpolated to a larger image, the pattern
no longer matches the windows. Absolute-win adds two tables and interpolates only the second:

    position[y, x] = window[y mod 8, x mod 8] + bicubic(coarse)[y, x].
"""

import torch
from torch import Tensor, nn


def interpolate_table(table: Tensor, grid: tuple[int, int]) -> Tensor:
    """Interpolate a square table (1, N, C) to a `grid` of tokens (rows, columns): (1, rows * columns, C)."""
    side = _side(table)
    if grid == (side, side):
        return table
    image = table.view(1, side, side, -1).permute(0, 3, 1, 2)  # (1, C, side, side)
    image = nn.functional.interpolate(image, size=grid, mode="bicubic")
    return image.permute(0, 2, 3, 1).flatten(1, 2)


def absolute_win_table(window: Tensor, coarse: Tensor, grid: tuple[int, int]) -> Tensor:
    """Tile `window` (1, C, 8, 8) and add `coarse` (1, C, c, c), interpolated to `grid`: (1, rows * columns, C)."""
    tiled = window.tile(1, 1, grid[0] // window.shape[2], grid[1] // window.shape[3])
    stretched = nn.functional.interpolate(coarse, size=grid, mode="bicubic")
    return (tiled + stretched).flatten(2).transpose(1, 2)


def convert_absolute_positions(table: Tensor, window_size: int = 8, coarse_size: int = 7) -> tuple[Tensor, Tensor]:
    """Split a table trained at one size into the two tables of absolute-win, by least squares.

    (1, N, C), with N = 56 x 56 for a 224-pixel Hiera -> window table (1, C, window_size, window_size), coarse table
    (1, C, coarse_size, coarse_size).

    Raises:
        ValueError: the table is not square or does not consist of whole windows.
    """
    side = _side(table)
    if side % window_size:
        raise ValueError(f"The position table has {side} tokens per side; give a multiple of {window_size}.")
    positions = table[0].double()  # (N, C)
    impulses = torch.eye(coarse_size, dtype=torch.float64, device=table.device).view(1, coarse_size, coarse_size, 1)
    axis = nn.functional.interpolate(impulses, size=(side, 1), mode="bicubic")[0, :, :, 0].T  # (side, coarse_size)
    stretch = torch.kron(axis, axis)  # (N, coarse_size ** 2): bicubic interpolation as one matrix
    # The window table fits every part that repeats in each window, so the coarse table is fitted to the rest.
    aperiodic = stretch - _mean_over_windows(stretch, window_size)
    coarse = torch.linalg.pinv(aperiodic) @ (positions - _mean_over_windows(positions, window_size))
    window = _mean_over_windows(positions - stretch @ coarse, window_size)  # (N, C), the same in every window
    window = window.view(side, side, -1)[:window_size, :window_size].permute(2, 0, 1)
    coarse = coarse.T.reshape(-1, coarse_size, coarse_size)
    return window[None].to(table.dtype), coarse[None].to(table.dtype)


def _mean_over_windows(field: Tensor, window_size: int) -> Tensor:
    """Mean of a square field (N, C) over its windows, repeated in each window: (N, C)."""
    side = int(field.shape[0] ** 0.5 + 0.5)
    windows = side // window_size
    cut = field.view(windows, window_size, windows, window_size, -1)
    return cut.mean((0, 2), keepdim=True).expand_as(cut).reshape(field.shape)


def _side(table: Tensor) -> int:
    side = int(table.shape[1] ** 0.5 + 0.5)
    if side * side != table.shape[1]:
        raise ValueError(f"The position table has {table.shape[1]} tokens; it must be square.")
    return side
