"""The pixel decoder (MaskFormer, arXiv 2107.06278, section 3): joint image tokens and words -> a vector per mask cell.

It runs once a page. Each question then classifies the cells with a dynamic linear classifier (`mask_decoder.py`).
"""

import torch
from torch import nn
from transformers.activations import ACT2FN
from transformers.models.sam2.modeling_sam2 import Sam2LayerNorm

from ..configuration import DJepaConfig
from .mask_units import UnitSelection, scatter_units
from .words import paint_words


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
        feature_maps: tuple[
            torch.Tensor, ...
        ],  # (B, C, S/stride, S/stride) at strides 4, 8, 16, 32; the last is not used
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
