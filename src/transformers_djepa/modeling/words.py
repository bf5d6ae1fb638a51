"""Words as tensors: pooled from tokens, painted onto the mask grid, related to the words around them.

The answer is next to a label that the question names, mostly to its right or below. `label_relations` computes the
weight of each pair of words from their boxes. `DJepaWordRelations` passes features along these weights (compare the
graph of text segments in arXiv 1903.11279). The features are word overlap (`prompt_encoder.py`) and learned features of
question-conditioned words (`mask_decoder.py`). An answer is often a whole line, table row or block: `group_means` are
weights that average over them.
"""

import torch
from torch import nn
from transformers import initialization as init
from transformers.models.sam2.modeling_sam2 import Sam2FeedForward
from transformers.utils.import_utils import is_torchdynamo_compiling

from djepa_runtime.answer_rule import AnswerRule

from ..configuration import DJepaDecoderConfig
from .answer_weights import neighbours
from .geometry import box_centres, covered_cells


# Distances in heights of a word
SAME_LINE = 0.5
SAME_COLUMN = 1.0
NEAR_BESIDE, NEAR_ABOVE = 4.0, 2.0
WORD_SPACE, LEAST_STEP = 3.0, 1.5  # maximum gap and minimum distance of centres to the next word of a line

LEVEL_WORDS = 5  # zeros added to the slopes before the median, so that a few noisy words cannot tilt a page
NUM_RELATIONS = 8
NUM_GROUPS = 3  # line, row, block
GROUP_STEPS = 12  # rounds of label propagation; words that are linked in a chain need the logarithm of its length
NUM_MESSAGES = 16
MESSAGE_LOGIT = -2.0  # messages start weak, because few words are the label that a question names


def tokens_of_words(word_ids: torch.Tensor, num_words: int) -> torch.Tensor:
    """`(B, W, L)` true where a token belongs to a word; `word_ids` `(B, L)` is -1 at tokens outside words."""
    return word_ids.unsqueeze(1) == torch.arange(num_words, device=word_ids.device).unsqueeze(-1)


def count_words(
    word_ids: torch.Tensor, word_labels: torch.Tensor | None = None, overlap: torch.Tensor | None = None
) -> int:
    """Number of words to score: the number of labels if given, else of the page with the most words.

    A compiled or exported graph cannot read the number of words. It scores as many as `prompt_overlap` has, or without
    it as there are tokens.
    """
    if is_torchdynamo_compiling():
        if word_labels is not None:
            return word_labels.shape[-1]
        return word_ids.shape[1] if overlap is None else overlap.shape[2]
    most = int(word_ids.max()) + 1
    if word_labels is None:
        return most
    if word_labels.shape[-1] < most:
        raise ValueError(f"word_labels are for {word_labels.shape[-1]} words, the page has {most}; give one per word.")
    return word_labels.shape[-1]


def pad_overlap(overlap: torch.Tensor, word_ids: torch.Tensor, word_mask: torch.Tensor) -> torch.Tensor:
    """Check `prompt_overlap` `(B, Q, words, 3)`, and pad or cut it to the scored words: `(B, Q, W, 3)`."""
    given, num_words = overlap.shape[2], word_mask.shape[1]
    if not is_torchdynamo_compiling():
        most = int(word_ids.max()) + 1
        if len(overlap) != len(word_ids) or given < most or overlap[:, :, most:].any():
            raise ValueError(
                f"prompt_overlap is for {len(overlap)} pages of {given} words, but there are {len(word_ids)} pages of "
                f"{most} words; make it from the same pages, processor(questions=..., page_inputs=...)."
            )
    if given == num_words:
        return overlap * word_mask[:, None, :, None]
    rows = torch.arange(num_words, device=overlap.device).clamp(max=given)  # row `given`: zeros
    overlap = nn.functional.pad(overlap, (0, 0, 0, 1)).index_select(2, rows)
    return overlap * word_mask[:, None, :, None]


def gather_words(
    states: torch.Tensor,  # (B, L, C)
    token_boxes: torch.Tensor,  # (B, L, 4) equal for all tokens of a word
    word_ids: torch.Tensor,  # (B, L) -1 at tokens outside words
    num_words: int,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:  # (B, W, C), (B, W), (B, W, 4)
    """Mean of the tokens of each word, a mask that is true at words that have tokens, and the boxes of the words.

    Words without tokens are zeros.
    """
    membership = tokens_of_words(word_ids, num_words)  # (B, W, L)
    counts = membership.sum(-1, keepdim=True)  # (B, W, 1)
    words = membership.to(states.dtype) / counts.clamp(min=1).to(states.dtype) @ states
    first = membership.int().argmax(-1, keepdim=True).expand(-1, -1, 4)  # (B, W, 4); a mean would round under autocast
    return words, counts.squeeze(-1) > 0, token_boxes.gather(1, first) * (counts > 0)


def paint_words(
    word_values: torch.Tensor,  # (B, Q, M, W)
    word_boxes: torch.Tensor,  # (B, W, 4) in 0..1 of the square
    cells_per_side: int,
) -> torch.Tensor:  # (B, Q, M, cells, cells)
    """Add each word's value to the cells under its box, weighted by the covered share of the cell.

    This is the word grid of BERTgrid (arXiv 1909.04948) with scores instead of embeddings.
    """
    columns, rows = covered_cells(word_boxes, cells_per_side).to(word_values.dtype).unbind(2)  # (B, W, cells) each
    by_row = word_values.flatten(1, 2).unsqueeze(-2) * rows.transpose(1, 2).unsqueeze(1)  # (B, Q * M, cells, W)
    painted = by_row.flatten(1, 2) @ columns  # (B, Q * M * cells, cells)
    return painted.view(*word_values.shape[:3], cells_per_side, cells_per_side)


def box_around(values: torch.Tensor) -> torch.Tensor:
    """The box around the cells of a map `(..., cells, cells)` in 0..1, as a map: of the cells above t, for every t."""
    rows, columns = (between(values.amax(axis)) for axis in (-1, -2))  # (..., cells) each
    return torch.minimum(rows.unsqueeze(-1), columns.unsqueeze(-2))


def between(values: torch.Tensor) -> torch.Tensor:
    """The lower of the highest values before and after each place of `(..., n)`, itself included."""
    before, after, step = values, values, 1
    while step < values.shape[-1]:
        before = torch.maximum(before, nn.functional.pad(before[..., :-step], (step, 0)))
        after = torch.maximum(after, nn.functional.pad(after[..., step:], (0, step)))
        step *= 2
    return torch.minimum(before, after)


def mask_values_at_words(
    mask: torch.Tensor,  # (B, Q, cells, cells)
    word_boxes: torch.Tensor,  # (B, W, 4) in 0..1 of the square
) -> torch.Tensor:  # (B, Q, W)
    """Mean of the mask under each word's box."""
    columns, rows = covered_cells(word_boxes, mask.shape[-1]).unbind(2)  # (B, W, cells) each
    area = (rows.sum(-1) * columns.sum(-1)).clamp(min=1e-6)  # (B, W)
    by_row = rows.unsqueeze(1) @ mask.float()  # (B, Q, W, cells)
    return (by_row * columns.unsqueeze(1)).sum(-1) / area.unsqueeze(1)


def label_relations(word_boxes: torch.Tensor) -> torch.Tensor:
    """Weights of the relations between words and possible labels: boxes `(B, W, 4)` in 0..1 -> `(B, 8, W, W)`.

    The label is to the left on the same line, above in the same column, to the right, or below. The first four weights
    decay within a few heights of the word; the other four are the same relations at any distance. Skewed scans are
    straightened first.
    """
    boxes = straighten(word_boxes)
    words, labels = boxes.unsqueeze(2), boxes.unsqueeze(1)  # (B, W, 1, 4), (B, 1, W, 4)
    height = (words[..., 3] - words[..., 1]).clamp(min=1e-4)  # (B, W, 1)
    rise = (box_centres(words) - box_centres(labels))[..., 1] / height  # (B, W, W) above 0 if the label is higher
    before = (words[..., :2] - labels[..., 2:]) / height.unsqueeze(-1)  # (B, W, W, 2) gap from the label to the word
    after = (labels[..., :2] - words[..., 2:]) / height.unsqueeze(-1)  # (B, W, W, 2) gap from the word to the label
    line = rise.abs() < SAME_LINE
    column = torch.maximum(before[..., 0], after[..., 0]) < SAME_COLUMN  # gaps are negative where boxes overlap
    anywhere = torch.stack(
        [
            line & (before[..., 0] > -SAME_LINE),
            column & (rise > SAME_LINE),
            line & (after[..., 0] > -SAME_LINE),
            column & (rise < -SAME_LINE),
        ],
        dim=1,
    ).to(height.dtype)  # (B, 4, W, W)
    reach = height.new_tensor([NEAR_BESIDE, NEAR_ABOVE])
    near = torch.cat([(-before.clamp(min=0) / reach).exp(), (-after.clamp(min=0) / reach).exp()], dim=-1)
    return torch.cat([near.permute(0, 3, 1, 2) * anywhere, anywhere], dim=1)


def group_means(word_boxes: torch.Tensor, word_mask: torch.Tensor, rule: AnswerRule) -> torch.Tensor:
    """Weights `(B, 3, W, W)` that average over the line, the row and the block of each word.

    A line is a run of words without a column gap. A row is all words at its height, such as the cells of a table. A
    block is the lines that continue each other, such as a paragraph. `word_boxes` `(B, W, 4)` are in 0..1 of the
    square; `word_mask` `(B, W)` is True at words of the page.
    """
    boxes = straighten(word_boxes)
    on_line, spans_columns, on_next_lines = neighbours(boxes, rule)
    none = boxes.shape[1]
    on_line = on_line.masked_fill(spans_columns, none)
    middle, height = box_centres(boxes)[..., 1], boxes[..., 3] - boxes[..., 1]  # (B, W)
    rise = (middle.unsqueeze(1) - middle.unsqueeze(2)).abs()
    row = rise < SAME_LINE * torch.minimum(height.unsqueeze(1), height.unsqueeze(2))  # (B, W, W)
    line, block = connected(on_line), connected(torch.cat([on_line, on_next_lines], dim=-1))
    groups = torch.stack([line, row, block], dim=1) & word_mask[:, None, None, :] & word_mask[:, None, :, None]
    return groups / groups.sum(-1, keepdim=True).clamp(min=1)


def connected(links: torch.Tensor) -> torch.Tensor:
    """Whether two words are connected by links `(B, W, n)`, indices of other words or W for none: `(B, W, W)`.

    Each word takes the lowest label of its neighbours, then the label of that label.
    """
    batch, words, _ = links.shape
    linked = torch.zeros(batch, words, words + 1, dtype=torch.bool, device=links.device)
    linked = linked.scatter(2, links, True)[..., :words]
    own = torch.arange(words, device=links.device)
    linked = linked | linked.mT | (own == own.unsqueeze(1))
    labels = own.expand(batch, -1)  # (B, W)
    for _ in range(GROUP_STEPS):
        labels = torch.where(linked, labels.unsqueeze(1), words).amin(-1)
        labels = labels.gather(1, labels)
    return labels.unsqueeze(1) == labels.unsqueeze(2)


def straighten(word_boxes: torch.Tensor) -> torch.Tensor:
    """Undo the skew of a scanned page by moving the boxes `(B, W, 4)` of its words; sizes do not change.

    The slope of a page is the median slope from one word of a line to the next, shrunk to zero for few words.
    """
    following = word_boxes.roll(-1, dims=1)  # the first word, after the last, is not on its line
    centres, height = box_centres(word_boxes), word_boxes[..., 3] - word_boxes[..., 1]  # (B, W, 2), (B, W)
    lower = torch.minimum(height, following[..., 3] - following[..., 1]).clamp(min=1e-4)  # (B, W)
    across, down = ((box_centres(following) - centres) / lower.unsqueeze(-1)).unbind(-1)  # (B, W) each
    gap = (following[..., 0] - word_boxes[..., 2]) / lower  # (B, W)
    on_line = (down.abs() < SAME_LINE) & (gap > -SAME_LINE) & (gap < WORD_SPACE) & (across > LEAST_STEP)
    slopes = torch.where(on_line, down / across.clamp(min=LEAST_STEP), torch.inf)
    slopes = nn.functional.pad(slopes, (0, LEVEL_WORDS)).sort(-1).values  # (B, W + LEVEL_WORDS)
    middle = (on_line.sum(-1, keepdim=True) + LEVEL_WORDS) // 2  # (B, 1)
    slope = slopes.gather(-1, middle)  # (B, 1)
    shift = torch.stack([centres[..., 1], -centres[..., 0]], dim=-1) * slope.unsqueeze(-1)  # (B, W, 2)
    return word_boxes + shift.repeat(1, 1, 2)


def num_relations(config: DJepaDecoderConfig) -> int:
    """Number of weights of each pair of words."""
    return NUM_RELATIONS + (NUM_GROUPS if config.layout_groups else 0)


class DJepaWordRelations(Sam2FeedForward):
    """MLP over the features of each word and its related words; its output is zero before training."""

    def __init__(self, config: DJepaDecoderConfig, num_features: int):
        width = config.hidden_size
        inputs = (1 + num_relations(config)) * num_features
        super().__init__(inputs, width // 4, width, num_layers=2, activation=config.hidden_act)

    def reset_djepa_parameters(self):
        init.zeros_(self.proj_out.weight)

    def forward(
        self,
        features: torch.Tensor,  # (B, Q, W, n)
        relations: torch.Tensor,  # (B, R, W, W)
    ) -> torch.Tensor:  # (B, Q, W, width)
        own = features.to(relations.dtype).transpose(1, 2)  # (B, W, Q, n)
        related = relations @ own.flatten(2).unsqueeze(1)  # (B, R, W, Q * n)
        related = related.unflatten(-1, own.shape[2:])  # (B, R, W, Q, n)
        inputs = torch.cat([own.unsqueeze(1), related], dim=1).permute(0, 3, 2, 1, 4).flatten(3)  # (B, Q, W, n + R * n)
        inputs = inputs.to(self.proj_in.bias.dtype).flatten(0, 1)  # 8-bit linear layers take up to three dimensions
        return super().forward(inputs).unflatten(0, features.shape[:2])


class DJepaWordMessages(nn.Module):
    """Message passing between words with learned features, such as "the label of the question" or "an amount"."""

    def __init__(self, config: DJepaDecoderConfig):
        super().__init__()
        self.mark = nn.Linear(config.hidden_size, NUM_MESSAGES)
        self.relations = DJepaWordRelations(config, NUM_MESSAGES)

    def reset_djepa_parameters(self):
        init.constant_(self.mark.bias, MESSAGE_LOGIT)

    def forward(
        self,
        words: torch.Tensor,  # (B, Q, W, width)
        word_mask: torch.Tensor,  # (B, W) True at words of the page
        relations: torch.Tensor,  # (B, R, W, W)
    ) -> torch.Tensor:  # (B, Q, W, width) residual
        messages = self.mark(words.flatten(0, 1)).sigmoid().unflatten(0, words.shape[:2])  # (B, Q, W, 16)
        return self.relations(messages * word_mask[:, None, :, None], relations)
