"""The mask decoder (paper section 3.4): the joint page and the tokens of a question in, masks and words out.

The page the decoder sees is one sequence, image tokens then words (each the mean of its text tokens: there are less
than half as many, and nobody asks for half a word). After the two-way transformer an output token becomes a dynamic
linear classifier. It is applied to the upsampled image tokens, which says *where* the answer is, and to the words,
which says *which words* it is. The words of the answer (`answer_words.py`) are also painted onto the pixels they cover:
the answer to most questions is print, and print is where the words are. So the mask of an answer the decoder is unsure
of is as full as that of a certain one, and the image's part is to correct it.
"""

import torch
from torch import nn
from transformers import initialization as init
from transformers.activations import ACT2FN
from transformers.models.sam2.modeling_sam2 import Sam2FeedForward, Sam2LayerNorm

from ..configuration import DJepaConfig
from .answer_words import answer_words, answered_in_words
from .fusion import key_padding_bias
from .geometry import paint_words
from .pretrained import PRIOR_LOGIT
from .two_way import DJepaTwoWayTransformer


ABSENT_WORD_LOGIT = -1e4  # a probability of zero, yet finite in every dtype
PAINTED_LOGIT = 9.0  # what the best word adds to its pixels: with the prior a mask begins where 4/9 of a cell is print


class DJepaMaskUpsampler(nn.Module):
    """Image tokens at stride 32 to pixel features at stride 4; each step adds the image encoder's map of its stride."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        width, eps = config.decoder_config.hidden_size, config.decoder_config.layer_norm_eps
        widths = [width // 2, width // 4, width // 8]  # strides 16, 8, 4
        maps = config.vision_config.stage_dims[2::-1]
        self.skips = nn.ModuleList([nn.Conv2d(channels, out, 1) for channels, out in zip(maps, widths)])
        self.steps = nn.ModuleList(
            [nn.ConvTranspose2d(w_in, w_out, 2, 2) for w_in, w_out in zip([width, *widths], widths)]
        )
        self.norms = nn.ModuleList([Sam2LayerNorm(out, eps=eps, data_format="channels_first") for out in widths[:-1]])
        self.act = ACT2FN[config.decoder_config.hidden_act]

    def project_maps(self, feature_maps: tuple[torch.Tensor, ...]) -> list[torch.Tensor]:
        """The skip connections at strides 16, 8 and 4; once a page, whatever the number of questions."""
        return [skip(feature_map) for skip, feature_map in zip(self.skips, feature_maps[2::-1])]

    def forward(self, tokens: torch.Tensor, skips: list[torch.Tensor]) -> torch.Tensor:
        """`(B, Q, width, S/32, S/32)` -> `(B, Q, width / 8, S/4, S/4)`."""
        batch, questions = tokens.shape[:2]
        pixels = tokens.flatten(0, 1)
        for index, (step, skip) in enumerate(zip(self.steps, skips)):
            pixels = step(pixels).unflatten(0, (batch, questions)) + skip.unsqueeze(1)
            pixels = pixels.flatten(0, 1)
            if index < len(self.norms):
                pixels = self.norms[index](pixels)
            pixels = self.act(pixels)
        return pixels.unflatten(0, (batch, questions))


def all_rows(table: nn.Embedding, device: torch.device) -> torch.Tensor:
    """The whole table, looked up: weights that are on disk or another device come for a module that is called."""
    return table(torch.arange(table.num_embeddings, device=device))


class DJepaMaskDecoder(nn.Module):
    """One single mask and `num_multimask_outputs` more, their predicted IoU, presence, and a score for every word."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        decoder = config.decoder_config
        width, self.num_masks = decoder.hidden_size, decoder.num_multimask_outputs + 1
        self.units_per_side = config.vision_config.units_per_side
        self.image_projection = nn.Linear(config.fusion_hidden_size, width)
        self.text_projection = nn.Linear(config.fusion_hidden_size, width)
        self.modality = nn.Embedding(2, width)
        self.output_tokens = nn.Embedding(2 + self.num_masks, width)  # presence, IoU, masks
        self.transformer = DJepaTwoWayTransformer(decoder)
        self.upsampler = DJepaMaskUpsampler(config)

        def head(out: int, depth: int = 3, hidden: int = width) -> Sam2FeedForward:
            return Sam2FeedForward(width, hidden, out, num_layers=depth)

        self.pixel_classifiers = nn.ModuleList([head(width // 8) for _ in range(self.num_masks)])
        self.word_classifiers = nn.ModuleList([head(width) for _ in range(self.num_masks)])
        self.word_projection = nn.Linear(width, width)
        self.iou_head = head(self.num_masks, decoder.iou_head_depth, decoder.iou_head_hidden_dim)
        self.presence_head = head(1)
        self.pixel_bias = nn.Parameter(torch.full((1,), PRIOR_LOGIT))
        self.word_bias = nn.Parameter(torch.full((1,), PRIOR_LOGIT))
        # Where words answer, they are the mask, and the image has less to say: its share there, and an offset.
        self.beside_words = nn.Parameter(torch.tensor([1.0, 0.0]))

    def reset_djepa_parameters(self, std: float):
        init.constant_(self.pixel_bias, PRIOR_LOGIT)
        init.constant_(self.word_bias, PRIOR_LOGIT)
        init.copy_(self.beside_words, torch.tensor([1.0, 0.0]))
        for classifier in self.pixel_classifiers:  # before training, masks are the painted words
            init.zeros_(classifier.proj_out.weight)

    def forward(
        self,
        image: torch.Tensor | None,  # (B, K, fusion)
        unit_indices: torch.Tensor | None,  # (B, K)
        unit_mask: torch.Tensor | None,  # (B, K)
        feature_maps: tuple[torch.Tensor, ...] | None,
        words: torch.Tensor,  # (B, W, fusion)
        word_mask: torch.Tensor,  # (B, W) True = a word of the page
        word_boxes: torch.Tensor,  # (B, W, 4) in 0..1 of the square
        places: torch.Tensor,  # (B, 8, W, W) where labels of words would stand, see `label_places`
        page_positions: torch.Tensor,  # (B, K + W, width)
        prompts: torch.Tensor,  # (B, Q, T, width)
        prompt_mask: torch.Tensor,  # (B, Q, T)
        on_units: torch.Tensor,  # (B, Q, units, width), or (width,): what prompts add to the image tokens
        on_words: torch.Tensor,  # (B, Q, W, width), or (width,): what they add to the words
    ) -> dict[str, torch.Tensor]:
        batch, questions = prompts.shape[:2]
        num_units = 0 if image is None else image.shape[1]
        words = self.text_projection(words).unsqueeze(1) + on_words
        page, page_mask = self._join_page(image, unit_mask, words, word_mask, on_units, unit_indices, questions)
        outputs = all_rows(self.output_tokens, prompts.device).expand(batch, questions, -1, -1)
        tokens = torch.cat([outputs, prompts], dim=2)  # (B, Q, 2 + masks + T, width)
        token_mask = torch.cat([prompt_mask.new_ones(outputs.shape[:3]), prompt_mask], dim=2)

        tokens, page = self.transformer(
            tokens,
            page,
            page_positions.unsqueeze(1).expand(-1, questions, -1, -1),
            key_padding_bias(token_mask.flatten(0, 1), page.dtype),
            key_padding_bias(page_mask.unsqueeze(1).expand(-1, questions, -1).flatten(0, 1), page.dtype),
            word_mask,
            places,
        )
        presence, iou, masks = tokens[:, :, 0], tokens[:, :, 1], tokens[:, :, 2 : 2 + self.num_masks]
        word_logits = self._score_words(masks, page[:, :, num_units:])
        word_logits = word_logits.masked_fill(~word_mask[:, None, None], ABSENT_WORD_LOGIT)
        painted = paint_words(answer_words(word_logits, word_boxes), word_boxes, self.units_per_side * 8)
        in_words = answered_in_words(word_logits)[..., None, None]
        share, offset = self.beside_words
        pixel_logits = self.pixel_bias + PAINTED_LOGIT * painted + offset * in_words
        if image is not None:
            units = self._to_grid(page[:, :, :num_units], unit_indices, unit_mask)
            seen = self._score_pixels(masks, units, self.upsampler.project_maps(feature_maps))
            pixel_logits = pixel_logits + (1 + (share - 1) * in_words) * seen
        return {
            "pred_masks": pixel_logits,
            "iou_scores": self.iou_head(iou).sigmoid(),
            "presence_logits": self.presence_head(presence).squeeze(-1),
            "word_logits": word_logits,
        }

    def _join_page(self, image, unit_mask, words, word_mask, on_units, unit_indices, questions):
        """The joint page sequence for every question `(B, Q, K + W, width)` and its mask `(B, K + W)`."""
        from_image, from_text = all_rows(self.modality, words.device)
        parts, masks = [(words + from_text).expand(-1, questions, -1, -1)], [word_mask]
        if image is not None:
            if on_units.dim() > 1:  # only the units that were computed
                where = unit_indices[:, None, :, None].expand(-1, questions, -1, on_units.shape[-1])
                on_units = on_units.gather(2, where)
            image = self.image_projection(image) + from_image
            parts.insert(0, (image.unsqueeze(1) + on_units).expand(-1, questions, -1, -1))
            real = torch.ones_like(unit_indices, dtype=torch.bool) if unit_mask is None else unit_mask
            masks.insert(0, real)
        return torch.cat(parts, dim=2), torch.cat(masks, dim=1)

    def _score_words(self, masks: torch.Tensor, words: torch.Tensor) -> torch.Tensor:
        """Output token · projected word: `(B, Q, M, W)`."""
        classifiers = torch.stack([mlp(masks[:, :, i]) for i, mlp in enumerate(self.word_classifiers)], dim=2)
        scores = classifiers @ self.word_projection(words).transpose(-1, -2)
        return scores * words.shape[-1] ** -0.5 + self.word_bias

    def _score_pixels(self, masks, units, skips) -> torch.Tensor:
        """Output token · upsampled image token: `(B, Q, M, S/4, S/4)`."""
        pixels = self.upsampler(units, skips)  # (B, Q, width / 8, S/4, S/4)
        classifiers = torch.stack([mlp(masks[:, :, i]) for i, mlp in enumerate(self.pixel_classifiers)], dim=2)
        return (classifiers @ pixels.flatten(3)).unflatten(-1, pixels.shape[-2:])

    def _to_grid(self, units: torch.Tensor, unit_indices: torch.Tensor, unit_mask: torch.Tensor | None) -> torch.Tensor:
        """Units `(B, Q, K, width)` on their grid `(B, Q, width, S/32, S/32)`, zeros where none was computed."""
        if unit_mask is not None:
            units = units * unit_mask[:, None, :, None]
        batch, questions, _, width = units.shape
        grid = units.new_zeros(batch, questions, self.units_per_side**2, width)
        grid = grid.scatter_add(2, unit_indices[:, None, :, None].expand_as(units), units)
        return grid.transpose(-1, -2).unflatten(-1, (self.units_per_side, self.units_per_side))
