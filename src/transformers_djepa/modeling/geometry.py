"""Coordinates and words as tensors: pages in the letterboxed square, words made of tokens, words painted onto the mask
grid.

The processor puts a page at the top left of a square. Boxes and clicks are given in 0..1000 of the page; image tokens
live on the square. Everything that compares the two happens in 0..1 of the square.
"""

import torch
from torch import nn


# In heights of a word
SAME_LINE = 0.5
SAME_COLUMN = 1.0
NEAR_BESIDE, NEAR_ABOVE = 4.0, 2.0
WORD_SPACE, LEAST_STEP = 3.0, 1.5  # from one word to the next: between their edges, between their centres

LEVEL_WORDS = 5  # that stand level on every page, so that its few own words must agree to say otherwise
NUM_LABEL_PLACES = 8


def page_to_square(
    coordinates: torch.Tensor,  # (B, ..., 2 or 4) x, y pairs in 0..1000 of the page
    reshaped_input_sizes: torch.Tensor,  # (B, 2) height and width of the page in the square, pixels
    image_size: int,
) -> torch.Tensor:
    """The same points in 0..1 of the square, float32."""
    extent = reshaped_input_sizes.flip(-1).float() / image_size  # (B, 2) share of the square's width and height
    extent = extent.repeat(1, coordinates.shape[-1] // 2)  # (B, 2 or 4)
    return coordinates.float() / 1000 * extent.view(extent.shape[0], *[1] * (coordinates.dim() - 2), -1)


def page_cells(reshaped_input_sizes: torch.Tensor, cells_per_side: int, image_size: int) -> torch.Tensor:
    """`(B, cells, cells)` true where a cell of the square holds any of the page, false in the letterbox's padding."""
    starts = torch.arange(cells_per_side, device=reshaped_input_sizes.device) * (image_size // cells_per_side)
    inside = starts < reshaped_input_sizes.unsqueeze(-1)  # (B, 2, cells) rows, columns
    return inside[:, 0, :, None] & inside[:, 1, None, :]


def unit_centres(unit_indices: torch.Tensor, units_per_side: int) -> torch.Tensor:
    """`(B, K, 2)` x and y, in 0..1 of the square, of the centres of mask units given by raster index `(B, K)`."""
    rows = torch.div(unit_indices, units_per_side, rounding_mode="floor")
    return (torch.stack([unit_indices % units_per_side, rows], dim=-1) + 0.5) / units_per_side


def box_centres(boxes: torch.Tensor) -> torch.Tensor:
    """`(..., 2)` centres of boxes `(..., 4)`."""
    return (boxes[..., :2] + boxes[..., 2:]) / 2


def tokens_of_words(word_ids: torch.Tensor, num_words: int) -> torch.Tensor:
    """`(B, W, L)` true where a token is of a word; `word_ids` `(B, L)` holds -1 at tokens that are of none."""
    return word_ids.unsqueeze(1) == torch.arange(num_words, device=word_ids.device).unsqueeze(-1)


def pool_words(tokens: torch.Tensor, membership: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Mean of the tokens of each word, by `tokens_of_words`: `(B, L, width)` -> `(B, W, width)`, and `(B, W)` true at
    words that have tokens.
    """
    counts = membership.sum(-1, keepdim=True)  # (B, W, 1)
    weights = membership.to(tokens.dtype) / counts.clamp(min=1).to(tokens.dtype)
    return weights @ tokens, counts.squeeze(-1) > 0


def of_first_tokens(tokens: torch.Tensor, membership: torch.Tensor) -> torch.Tensor:
    """What stands at each word's first token, by `tokens_of_words`: `(B, L, n)` -> `(B, W, n)`, zeros for a word
    without tokens.

    For what is the same at all of a word's tokens, such as its box. Looked up, not averaged: under autocast a matrix
    product would round places to a hundredth of the page.
    """
    first = membership.int().argmax(-1, keepdim=True).expand(-1, -1, tokens.shape[-1])  # (B, W, n)
    return tokens.gather(1, first) * membership.any(-1, keepdim=True)


def paint_words(
    word_values: torch.Tensor,  # (B, Q, M, W)
    word_boxes: torch.Tensor,  # (B, W, 4) in 0..1 of the square
    cells_per_side: int,
) -> torch.Tensor:
    """Spread each word's value over the cells its box covers, by the covered share of the cell: `(B, Q, M, cells,
    cells)`.

    Where the mask decoder knows which words answer, this tells it which pixels do (the word grid of BERTgrid, arXiv
    1909.04948, with scores instead of embeddings).
    """
    columns = _covered_share(word_boxes[..., 0], word_boxes[..., 2], cells_per_side)  # (B, W, cells)
    rows = _covered_share(word_boxes[..., 1], word_boxes[..., 3], cells_per_side)  # (B, W, cells)
    columns, rows = columns.to(word_values.dtype), rows.to(word_values.dtype)
    batch, questions, masks, words = word_values.shape
    by_row = word_values.flatten(1, 2).unsqueeze(-2) * rows.transpose(1, 2).unsqueeze(1)  # (B, Q*M, cells, W)
    painted = by_row.flatten(1, 2) @ columns  # (B, Q*M*cells, cells)
    return painted.view(batch, questions, masks, cells_per_side, cells_per_side)


def read_words(
    cells: torch.Tensor,  # (B, Q, cells, cells)
    word_boxes: torch.Tensor,  # (B, W, 4) in 0..1 of the square
) -> torch.Tensor:
    """The way back: the mean of a grid's values under each word's box, `(B, Q, W)`."""
    columns = _covered_share(word_boxes[..., 0], word_boxes[..., 2], cells.shape[-1])  # (B, W, cells)
    rows = _covered_share(word_boxes[..., 1], word_boxes[..., 3], cells.shape[-1])  # (B, W, cells)
    area = (rows.sum(-1) * columns.sum(-1)).clamp(min=1e-6)  # (B, W)
    by_row = rows.unsqueeze(1) @ cells.float()  # (B, Q, W, cells)
    return (by_row * columns.unsqueeze(1)).sum(-1) / area.unsqueeze(1)


def closeness(points: torch.Tensor, word_boxes: torch.Tensor) -> torch.Tensor:
    """How near points `(B, Q, N, 2)` are to the boxes of words `(B, W, 4)`, `(B, Q, N, W)`: 1 inside, a third at half a
    word's height from it.
    """
    boxes = word_boxes[:, None, None]  # (B, 1, 1, W, 4)
    points = points.unsqueeze(-2)  # (B, Q, N, 1, 2)
    outside = torch.maximum(boxes[..., :2] - points, points - boxes[..., 2:]).clamp(min=0)  # (B, Q, N, W, 2)
    height = (boxes[..., 3] - boxes[..., 1]).clamp(min=1e-4)
    return torch.exp(-4 * outside.square().sum(-1) / height.square())


def share_inside(boxes: torch.Tensor, word_boxes: torch.Tensor) -> torch.Tensor:
    """The share of each word's box `(B, W, 4)` that lies in the boxes `(B, Q, 4)`: `(B, Q, W)`."""
    boxes, words = boxes.unsqueeze(2), word_boxes.unsqueeze(1)  # (B, Q, 1, 4), (B, 1, W, 4)
    overlap = torch.minimum(boxes[..., 2:], words[..., 2:]) - torch.maximum(boxes[..., :2], words[..., :2])
    area = (words[..., 2:] - words[..., :2]).prod(-1).clamp(min=1e-8)  # (B, 1, W)
    return overlap.clamp(min=0).prod(-1) / area


def label_places(word_boxes: torch.Tensor) -> torch.Tensor:
    """How far each word stands where the label of another would: `(B, W, 4)` -> `(B, 8, W, W)`, the label's word last.

    Left on the same line, above in the same column, right, below: near (a few of the word's heights, fading), then all
    four again, anywhere. A page that was scanned aslant is put straight first.
    """
    boxes = straighten(word_boxes)
    words, labels = boxes.unsqueeze(2), boxes.unsqueeze(1)  # (B, W, 1, 4), (B, 1, W, 4)
    height = (words[..., 3] - words[..., 1]).clamp(min=1e-4)  # (B, W, 1)
    rise = (box_centres(words) - box_centres(labels))[..., 1] / height  # (B, W, W) above 0 where the label is higher
    before = (words[..., :2] - labels[..., 2:]) / height.unsqueeze(-1)  # (B, W, W, 2) from the label's end to the word
    after = (labels[..., :2] - words[..., 2:]) / height.unsqueeze(-1)  # from the word's end to the label
    line = rise.abs() < SAME_LINE
    column = torch.maximum(before[..., 0], after[..., 0]) < SAME_COLUMN  # gaps are below 0 where the two overlap
    stands = torch.stack(
        [
            line & (before[..., 0] > -SAME_LINE),
            column & (rise > SAME_LINE),
            line & (after[..., 0] > -SAME_LINE),
            column & (rise < -SAME_LINE),
        ],
        dim=1,
    ).to(height.dtype)
    reach = height.new_tensor([NEAR_BESIDE, NEAR_ABOVE])
    near = torch.cat([(-before.clamp(min=0) / reach).exp(), (-after.clamp(min=0) / reach).exp()], dim=-1)
    return torch.cat([near.permute(0, 3, 1, 2) * stands, stands], dim=1)


def straighten(word_boxes: torch.Tensor) -> torch.Tensor:
    """The boxes `(B, W, 4)` of words as they would stand had their page not been scanned aslant; each keeps its size.

    The slope of a page is the median of those from word to next word on its lines; a page of few words is level.
    """
    following = word_boxes.roll(-1, dims=1)  # the first word, after the last, is on no line with it
    centres, height = box_centres(word_boxes), word_boxes[..., 3] - word_boxes[..., 1]
    lower = torch.minimum(height, following[..., 3] - following[..., 1]).clamp(min=1e-4)  # (B, W)
    across, down = ((box_centres(following) - centres) / lower.unsqueeze(-1)).unbind(-1)
    gap = (following[..., 0] - word_boxes[..., 2]) / lower
    on_line = (down.abs() < SAME_LINE) & (gap > -SAME_LINE) & (gap < WORD_SPACE) & (across > LEAST_STEP)
    slopes = torch.where(on_line, down / across.clamp(min=LEAST_STEP), torch.inf)
    slopes = nn.functional.pad(slopes, (0, LEVEL_WORDS)).sort(-1).values
    middle = (on_line.sum(-1, keepdim=True) + LEVEL_WORDS) // 2  # (B, 1)
    slope = slopes.gather(-1, middle)
    turn = torch.stack([centres[..., 1], -centres[..., 0]], dim=-1) * slope.unsqueeze(-1)  # (B, W, 2)
    return word_boxes + turn.repeat(1, 1, 2)


def _covered_share(low: torch.Tensor, high: torch.Tensor, cells: int) -> torch.Tensor:
    """`(..., cells)` share of each of `cells` equal parts of 0..1 that lies between `low` and `high`."""
    edges = torch.arange(cells, device=low.device, dtype=torch.float32) / cells
    overlap = torch.minimum(high.unsqueeze(-1), edges + 1 / cells) - torch.maximum(low.unsqueeze(-1), edges)
    return (overlap * cells).clamp(0, 1)
