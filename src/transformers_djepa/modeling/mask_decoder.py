"""The mask decoder (paper section 3.4, see docs/paper.md): page and question tokens in, masks and word scores out.

The page is one sequence: image tokens, then words (each the mean of its text tokens). After the two-way transformer,
each mask token gives two dynamic linear classifiers. One scores the words; they give the answer text. The other scores
the image; its logits are the sum of two maps: mask cells at stride 4 (the pixel decoder, the same for all questions),
and image tokens, conditioned on the question, at stride 8. The words of the answer (`answer_rule.py`) are painted onto
the mask, because most answers are text.

In the two-way transformer (SAM, arXiv 2304.02643, appendix A) prompt tokens attend to themselves and to the page, the
page attends to the prompt tokens, and the words, now conditioned on the question, exchange messages. Unlike in SAM and
SAM 2, padding of questions, words and images is masked in all attentions, so an answer does not depend on its batch.
Attention and feed-forward layers are SAM 2's.

The pixel decoder (MaskFormer, arXiv 2107.06278, section 3) turns joint image tokens and words into a vector per mask
cell, once a page.
"""

from typing import NamedTuple

import torch
from torch import nn
from torch.nn import functional as F
from transformers import initialization as init
from transformers.activations import ACT2FN
from transformers.modeling_layers import GradientCheckpointingLayer
from transformers.models.sam2.modeling_sam2 import Sam2Attention, Sam2FeedForward, Sam2LayerNorm

from djepa_runtime.conventions import NUM_MATCHES

from ..configuration import DJepaConfig, DJepaDecoderConfig
from .answer_weights import answer_weights, text_weight
from .image_encoder import key_padding_bias
from .mask_units import UnitSelection, scatter_units
from .pretrained import PRIOR_LOGIT
from .prompt_encoder import Prompts
from .words import NUM_GROUPS, DJepaWordMessages, box_around, paint_words


class DJepaTwoWayBlock(GradientCheckpointingLayer):
    """Self-attention of tokens, tokens to page, feed-forward, page to tokens, each with a residual and layer norm."""

    def __init__(self, config: DJepaDecoderConfig, is_first: bool):
        super().__init__()
        width, eps = config.hidden_size, config.layer_norm_eps
        self.is_first = is_first
        self.self_attn = Sam2Attention(config, downsample_rate=1)
        self.cross_attn_token_to_page = Sam2Attention(config)
        self.mlp = Sam2FeedForward(width, config.mlp_dim, width, num_layers=2, activation=config.hidden_act)
        self.cross_attn_page_to_token = Sam2Attention(config)
        self.layer_norm1 = nn.LayerNorm(width, eps=eps)
        self.layer_norm2 = nn.LayerNorm(width, eps=eps)
        self.layer_norm3 = nn.LayerNorm(width, eps=eps)
        self.layer_norm4 = nn.LayerNorm(width, eps=eps)

    def forward(self, tokens, page, token_positions, page_positions, token_bias, page_bias):
        """Shapes as in `DJepaTwoWayTransformer.forward`."""
        queries = tokens if self.is_first else tokens + token_positions
        attended, _ = self.self_attn(queries, queries, tokens, token_bias)
        tokens = self.layer_norm1(attended if self.is_first else tokens + attended)

        keys = page + page_positions
        attended, _ = self.cross_attn_token_to_page(tokens + token_positions, keys, page, page_bias)
        tokens = self.layer_norm2(tokens + attended)
        tokens = self.layer_norm3(tokens + self.mlp(tokens))

        attended, _ = self.cross_attn_page_to_token(keys, tokens + token_positions, tokens, token_bias)
        return tokens, self.layer_norm4(page + attended)


class DJepaTwoWayTransformer(nn.Module):
    """Blocks, each followed by word messages, then a last attention from tokens to page."""

    def __init__(self, config: DJepaDecoderConfig):
        super().__init__()
        self.layers = nn.ModuleList([DJepaTwoWayBlock(config, i == 0) for i in range(config.num_hidden_layers)])
        self.word_messages = nn.ModuleList([DJepaWordMessages(config) for _ in self.layers])
        self.final_attn_token_to_page = Sam2Attention(config)
        self.final_norm = nn.LayerNorm(config.hidden_size, eps=config.layer_norm_eps)

    def forward(
        self,
        tokens: torch.Tensor,  # (B, Q, T, width) output and prompt tokens
        page: torch.Tensor,  # (B, Q, K + W, width) image tokens, then words
        page_positions: torch.Tensor,  # (B, Q, K + W, width)
        token_bias: torch.Tensor,  # (B * Q, 1, 1, T) additive mask
        page_bias: torch.Tensor,  # (B * Q, 1, 1, K + W) additive mask
        word_mask: torch.Tensor,  # (B, W) True at words of the page
        relations: torch.Tensor,  # (B, R, W, W) of words
    ) -> tuple[torch.Tensor, torch.Tensor]:  # (B, Q, T, width), (B, Q, K + W, width)
        token_positions = tokens
        num_units = page.shape[2] - word_mask.shape[1]
        for layer, word_messages in zip(self.layers, self.word_messages):
            tokens, page = layer(tokens, page, token_positions, page_positions, token_bias, page_bias)
            units, words = page[:, :, :num_units], page[:, :, num_units:]  # (B, Q, K, width), (B, Q, W, width)
            page = torch.cat([units, words + word_messages(words, word_mask, relations)], dim=2)
        attended, _ = self.final_attn_token_to_page(tokens + token_positions, page + page_positions, page, page_bias)
        return self.final_norm(tokens + attended), page


class DJepaPixelDecoder(nn.Module):
    """Upsamples image tokens from stride 32 to stride 4, with skip connections from the image encoder and, at stride 8,
    the words painted onto the cells that they cover (BERTgrid, arXiv 1909.04948).
    """

    def __init__(self, config: DJepaConfig):
        super().__init__()
        decoder, size = config.decoder_config, config.decoder_config.pixel_size
        widths = [4 * size, 4 * size, 2 * size, size]  # strides 32, 16, 8, 4
        maps = config.vision_config.stage_dims[2::-1]
        self.units_per_side = config.vision_config.units_per_side
        self.tokens = nn.Linear(config.fusion_hidden_size, widths[0])
        self.words = nn.Linear(config.fusion_hidden_size, widths[2])
        self.skips = nn.ModuleList([nn.Conv2d(channels, out, 1) for channels, out in zip(maps, widths[1:])])
        self.steps = nn.ModuleList([nn.ConvTranspose2d(w_in, out, 2, 2) for w_in, out in zip(widths, widths[1:])])
        self.norms = nn.ModuleList(
            [Sam2LayerNorm(out, eps=decoder.layer_norm_eps, data_format="channels_first") for out in widths[1:]]
        )
        self.mixes = nn.ModuleList([nn.Conv2d(out, out, 3, padding=1) for out in widths[1:]])
        self.act = ACT2FN[decoder.hidden_act]

    def forward(
        self,
        image_embeds: torch.Tensor,  # (B, K, fusion) joint image tokens
        unit_indices: torch.Tensor,  # (B, K)
        unit_mask: torch.Tensor,  # (B, K) False at padding
        feature_maps: tuple[torch.Tensor, ...],  # (B, C, S/stride, S/stride), strides 4, 8, 16, 32; the last is unused
        words: torch.Tensor,  # (B, W, fusion) joint text tokens, averaged by word
        word_boxes: torch.Tensor,  # (B, W, 4) in 0..1 of the square
    ) -> torch.Tensor:  # (B, pixel_size, S/4, S/4)
        side = self.units_per_side
        tokens = self.tokens(image_embeds)  # (B, K, 4 * size)
        grid = scatter_units(tokens, UnitSelection(unit_indices, unit_mask), side**2)  # (B, units, 4 * size)
        pixels = grid.transpose(1, 2).unflatten(-1, (side, side))  # (B, 4 * size, S/32, S/32)
        channels = self.words(words).transpose(1, 2)  # (B, 2 * size, W)
        painted = paint_words(channels.unsqueeze(1), word_boxes, side * 4).squeeze(1)  # (B, 2 * size, S/8, S/8)
        layers = zip(self.steps, self.skips, self.norms, self.mixes, (0.0, painted, 0.0), feature_maps[2::-1])
        for step, skip, norm, mix, words_on_cells, feature_map in layers:
            pixels = self.act(norm(step(pixels) + skip(feature_map) + words_on_cells))
            pixels = pixels + mix(pixels)
        return pixels


ABSENT_WORD_LOGIT = -1e4  # a probability of zero, yet finite in every dtype
MASK_CELLS = 8  # mask cells per side of a mask unit
UNIT_CELLS = 4  # coarse cells per side of a mask unit, which its image token scores
UNIT_CELL_CHANNELS = 8  # of each coarse cell
WORD_EXTENT = 3.0  # initial logit of scoring words one by one
PAINTED_LOGIT = 9.0  # of the best word; with `PRIOR_LOGIT`, the mask includes cells covered by more than 4/9


class PageTokens(NamedTuple):
    """Encoded pages as input of the mask decoder; a tuple, so that hooks of accelerate and FSDP find its tensors."""

    image: torch.Tensor | None  # (B, K, fusion) joint image tokens; None for a page without an image
    unit_indices: torch.Tensor | None  # (B, K) raster index of each image token
    unit_mask: torch.Tensor | None  # (B, K) False at padding
    pixels: torch.Tensor | None  # (B, pixel_size, S/4, S/4) mask cells
    words: torch.Tensor  # (B, W, fusion) joint text tokens, averaged by word
    word_mask: torch.Tensor  # (B, W) True at words of the page
    word_boxes: torch.Tensor  # (B, W, 4) in 0..1 of the square
    relations: torch.Tensor  # (B, R, W, W) of words; the last three average over lines, rows and blocks
    positions: torch.Tensor  # (B, K + W, width) position encodings of image tokens and words


def all_rows(table: nn.Embedding, device: torch.device) -> torch.Tensor:
    """Look up all rows: unlike reading `weight`, this runs the hooks that load offloaded weights."""
    return table(torch.arange(table.num_embeddings, device=device))


class DJepaMaskDecoder(nn.Module):
    """Predicts a single mask and `num_multimask_outputs` more, their IoU, presence, and a score per word."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        decoder = config.decoder_config
        width, self.num_masks = decoder.hidden_size, decoder.num_multimask_outputs + 1
        self.units_per_side = config.vision_config.units_per_side
        self.answer_rule = config.answer_rule
        self.image_projection = nn.Linear(config.fusion_hidden_size, width)
        self.text_projection = nn.Linear(config.fusion_hidden_size, width)
        self.modality = nn.Embedding(2, width)
        self.output_tokens = nn.Embedding(2 + self.num_masks, width)  # presence, IoU, masks
        self.transformer = DJepaTwoWayTransformer(decoder)

        def head(out: int, depth: int = 3, hidden: int = width) -> Sam2FeedForward:
            return Sam2FeedForward(width, hidden, out, num_layers=depth)

        self.pixel_size = decoder.pixel_size
        self.pixel_classifiers = nn.ModuleList(
            [head(self.pixel_size + UNIT_CELL_CHANNELS) for _ in range(self.num_masks)]
        )
        self.unit_cells = nn.Linear(width, UNIT_CELLS**2 * UNIT_CELL_CHANNELS)
        self.word_classifiers = nn.ModuleList([head(width) for _ in range(self.num_masks)])
        self.word_projection = nn.Linear(width, width)
        self.iou_head = head(self.num_masks, decoder.iou_head_depth, decoder.iou_head_hidden_dim)
        self.presence_head = head(1)
        self.pixel_bias = nn.Parameter(torch.full((1,), PRIOR_LOGIT))
        self.word_bias = nn.Parameter(torch.full((1,), PRIOR_LOGIT))
        self.extent_head = nn.Linear(width, 1 + NUM_GROUPS) if decoder.layout_groups else None
        self.kind_head = head(2, depth=2) if decoder.layout_groups else None
        has_matches = config.prompt_config.late_interaction_size > 0
        self.match_head = Sam2FeedForward(NUM_MATCHES, width // 4, 1, num_layers=2) if has_matches else None

    def reset_djepa_parameters(self):
        init.constant_(self.pixel_bias, PRIOR_LOGIT)
        init.constant_(self.word_bias, PRIOR_LOGIT)
        for classifier in self.pixel_classifiers:  # before training, masks are the painted words
            init.zeros_(classifier.proj_out.weight)
        if self.extent_head is not None:  # before training, words are scored one by one
            init.zeros_(self.extent_head.weight)
            init.copy_(self.extent_head.bias, torch.tensor([WORD_EXTENT, *[0.0] * NUM_GROUPS]))
        if self.match_head is not None:
            init.zeros_(self.match_head.proj_out.weight)

    def forward(
        self, page: PageTokens, prompts: Prompts, kept: slice, masked: int | None = None
    ) -> dict[str, torch.Tensor]:
        """Return the fields of `DJepaSegmentationOutput` for the M masks `kept`; the single mask is the first of all.

        `pred_masks` is for the first `masked` questions; all by default, and left out for 0.
        """
        num_units = 0 if page.image is None else page.image.shape[1]
        outputs = all_rows(self.output_tokens, prompts.tokens.device)  # (2 + M, width)
        outputs = outputs.expand(*prompts.tokens.shape[:2], -1, -1)  # (B, Q, 2 + M, width)
        tokens = torch.cat([outputs, prompts.tokens], dim=2)  # (B, Q, 2 + M + T, width)
        token_mask = torch.cat([prompts.token_mask.new_ones(outputs.shape[:3]), prompts.token_mask], dim=2)
        sequence, sequence_mask = self._page_sequence(page, prompts)  # (B, Q, K + W, width), (B, K + W)
        questions = tokens.shape[1]
        tokens, sequence = self.transformer(
            tokens,
            sequence,
            page.positions.unsqueeze(1).expand(-1, questions, -1, -1),
            key_padding_bias(token_mask.flatten(0, 1), sequence.dtype),
            key_padding_bias(sequence_mask.unsqueeze(1).expand(-1, questions, -1).flatten(0, 1), sequence.dtype),
            page.word_mask,
            page.relations,
        )
        presence, iou = tokens[:, :, 0], tokens[:, :, 1]  # (B, Q, width)
        masks = tokens[:, :, 2 : 2 + self.num_masks][:, :, kept]  # (B, Q, M, width)
        word_logits = self._score_words(masks, sequence[:, :, num_units:], page, kept)  # (B, Q, M, W)
        word_logits = word_logits.masked_fill(~page.word_mask[:, None, None], ABSENT_WORD_LOGIT)
        answers = {
            "iou_scores": self.iou_head(iou)[:, :, kept].sigmoid(),
            "presence_logits": self._score_presence(presence, prompts),
            "word_logits": word_logits,
        }
        if self.kind_head is not None:
            answers["kind_logits"] = self.kind_head(masks)  # (B, Q, M, 2)
        if masked != 0:
            painted = self._paint_answers({name: answer[:, :masked] for name, answer in answers.items()}, page)
            others = PRIOR_LOGIT  # without an image, masks are the painted words
            if page.image is not None:
                units = sequence[:, :masked, :num_units]
                others = self.pixel_bias + self._score_pixels(masks[:, :masked], units, page, kept)
            answers["pred_masks"] = painted + others  # (B, Q, M, S/4, S/4)
        return answers

    def _score_presence(self, tokens: torch.Tensor, prompts: Prompts) -> torch.Tensor:
        """Presence logits `(B, Q)` from its output token `(B, Q, width)` and the matches of question and page."""
        logits = self.presence_head(tokens)
        if prompts.matches is not None:
            logits = logits + self.match_head(prompts.matches.to(logits.dtype))
        return logits.squeeze(-1)

    def _paint_answers(self, answers: dict[str, torch.Tensor], page: PageTokens) -> torch.Tensor:
        """Paint the words of each answer, without gradient: logits `(B, Q, M, S/4, S/4)`, 0 elsewhere.

        The words of a text follow the answer rule; those of a region are all probable ones. The mask is these words, or
        the box around them.
        """
        logits, cells = answers["word_logits"].detach(), self.units_per_side * MASK_CELLS
        weights = answer_weights(logits, page.word_boxes, self.answer_rule)  # (B, Q, M, W)
        if self.kind_head is None:
            weights = weights * text_weight(logits, self.answer_rule).unsqueeze(-1)
            return PAINTED_LOGIT * paint_words(weights, page.word_boxes, cells)
        is_text, is_box = answers["kind_logits"].detach().sigmoid().unsqueeze(-2).unbind(-1)  # (B, Q, M, 1) each
        probable = logits.sigmoid()  # sums below instead of torch.lerp, which takes one dtype, unlike autocast
        painted = paint_words(probable + is_text * (weights - probable), page.word_boxes, cells)
        return PAINTED_LOGIT * (painted + is_box.unsqueeze(-1) * (box_around(painted) - painted))

    def _page_sequence(self, page: PageTokens, prompts: Prompts) -> tuple[torch.Tensor, torch.Tensor]:
        """Image tokens and words for each question `(B, Q, K + W, width)`, and their mask `(B, K + W)`."""
        questions = prompts.tokens.shape[1]
        from_image, from_text = all_rows(self.modality, page.words.device)
        words = self.text_projection(page.words).unsqueeze(1) + prompts.dense_words  # (B, 1 or Q, W, width)
        words = (words + from_text).expand(-1, questions, -1, -1)
        if page.image is None:
            return words, page.word_mask
        dense = prompts.dense_image
        if dense.dim() > 1:  # (B, Q, units, width) -> (B, Q, K, width)
            dense = dense.gather(2, page.unit_indices[:, None, :, None].expand(-1, questions, -1, dense.shape[-1]))
        image = self.image_projection(page.image) + from_image  # (B, K, width)
        image = (image.unsqueeze(1) + dense).expand(-1, questions, -1, -1)
        return torch.cat([image, words], dim=2), torch.cat([page.unit_mask, page.word_mask], dim=1)

    def _score_words(self, masks: torch.Tensor, words: torch.Tensor, page: PageTokens, kept: slice) -> torch.Tensor:
        """Classify the words `(B, Q, W, width)` by the output tokens `(B, Q, M, width)`: `(B, Q, M, W)`.

        Each output token chooses how far the words of a line, row or block share their scores.
        """
        classifiers = torch.stack([mlp(masks[:, :, i]) for i, mlp in enumerate(self.word_classifiers[kept])], dim=2)
        scores = classifiers @ self.word_projection(words).transpose(-1, -2)
        scores = scores * words.shape[-1] ** -0.5 + self.word_bias
        if self.extent_head is None:
            return scores
        alone, *shares = self.extent_head(masks).softmax(-1).unsqueeze(-1).unbind(-2)  # (B, Q, M, 1) each
        groups = page.relations[:, -NUM_GROUPS:].to(scores.dtype).unbind(1)  # (B, W, W) each
        pooled = (share * (scores.flatten(1, 2) @ group.mT).view_as(scores) for share, group in zip(shares, groups))
        return alone * scores + sum(pooled)

    def _score_pixels(self, masks: torch.Tensor, units: torch.Tensor, page: PageTokens, kept: slice) -> torch.Tensor:
        """Classify mask cells and image tokens `(B, Q, K, width)` by the output tokens: `(B, Q, M, S/4, S/4)`."""
        classifiers = torch.stack([mlp(masks[:, :, i]) for i, mlp in enumerate(self.pixel_classifiers[kept])], dim=2)
        of_pixels, of_units = classifiers.split([self.pixel_size, UNIT_CELL_CHANNELS], dim=-1)  # (B, Q, M, size) each
        pixels = of_pixels.flatten(1, 2) @ page.pixels.flatten(2)  # (B, Q * M, cells)
        pixels = pixels.view(*masks.shape[:3], *page.pixels.shape[-2:])  # (B, Q, M, S/4, S/4)
        cells = self.unit_cells(units).unflatten(-1, (-1, UNIT_CELL_CHANNELS))  # (B, Q, K, 16, UNIT_CELL_CHANNELS)
        scores = of_units @ cells.flatten(2, 3).transpose(-1, -2)  # (B, Q, M, K * 16)
        return pixels + self._unit_map(scores.unflatten(-1, (-1, UNIT_CELLS**2)), page)

    def _unit_map(self, scores: torch.Tensor, page: PageTokens) -> torch.Tensor:
        """Upsample scores `(B, Q, M, K, 16)` of units to mask cells `(B, Q, M, S/4, S/4)`; zeros without a unit."""
        side, shape = self.units_per_side, scores.shape[:3]
        units = UnitSelection(page.unit_indices, page.unit_mask)
        grid = scatter_units(scores.movedim(3, 1), units, side**2)  # (B, units, Q, M, 16)
        grid = grid.unflatten(-1, (UNIT_CELLS, UNIT_CELLS)).unflatten(1, (side, side))  # (B, row, column, Q, M, 4, 4)
        grid = grid.permute(0, 3, 4, 1, 5, 2, 6).reshape(shape[0], -1, side * UNIT_CELLS, side * UNIT_CELLS)
        return F.interpolate(grid, scale_factor=MASK_CELLS // UNIT_CELLS, mode="bilinear").unflatten(1, shape[1:])
