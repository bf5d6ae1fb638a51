"""Fusion (paper section 3.4, see docs/paper.md): cross-attention between image tokens and text tokens.

Both sides add the same 2-D sin-cos position encoding to queries and keys, so that a word and the patch under it match.
Before the first layer, each text token also gets the image features at its box (compare RoIAlign, arXiv 1703.06870,
section 3): means of bilinear samples of the stride-4 map in three regions (the word's box, left of it, right of it),
and one sample of the stride-16 map at its centre. A mask unit of 32 pixels holds several words; the stride-4 map
separates them. It shows what text lacks: bold or struck print, rules, check boxes.
"""

import torch
from torch import nn
from torch.nn import functional as F
from transformers.activations import ACT2FN
from transformers.modeling_layers import GradientCheckpointingLayer
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS
from transformers.models.bert.modeling_bert import eager_attention_forward

from ..configuration import DJepaConfig
from .geometry import box_centres, sincos_2d, unit_centres
from .image_encoder import DJepaVisionModelOutput, key_padding_bias


REGIONS = 3  # under the word, to its left, to its right
BESIDE = 2.0  # width of the regions at its sides, in heights of the word
SAMPLES = (2, 4)  # rows and columns of bilinear samples in a region


class DJepaWordPixels(nn.Module):
    """Projects the features at the box of each token to the width of the fusion."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        fine, _, coarse, _ = config.vision_config.stage_dims  # channels at strides 4, 8, 16, 32
        self.norm = nn.LayerNorm(REGIONS * fine + coarse, eps=config.text_config.layer_norm_eps)
        self.projection = nn.Linear(REGIONS * fine + coarse, config.fusion_hidden_size)

    def forward(
        self,
        feature_maps: tuple[torch.Tensor, ...],  # (B, C, S/stride, S/stride) at strides 4, 8, 16, 32
        token_boxes: torch.Tensor,  # (B, L, 4) in 0..1 of the square
    ) -> torch.Tensor:  # (B, L, fusion)
        fine = sample_map(feature_maps[0], sample_points(token_boxes))  # (B, C, L, 3 * 8)
        fine = fine.unflatten(-1, (REGIONS, -1)).mean(-1)  # (B, C, L, 3)
        coarse = sample_map(feature_maps[2], box_centres(token_boxes).unsqueeze(2)).squeeze(-1)  # (B, C, L)
        features = [fine.permute(0, 2, 3, 1).flatten(2), coarse.transpose(1, 2)]  # (B, L, 3 * C), (B, L, C')
        features = torch.cat(features, dim=-1)
        return self.projection(self.norm(features.to(self.norm.weight.dtype)))


def sample_points(boxes: torch.Tensor) -> torch.Tensor:
    """Points `(B, L, 3 * 8, 2)` on a grid under boxes `(B, L, 4)` and to their left and right, in the same unit."""
    x0, y0, x1, y1 = boxes.unsqueeze(-2).unbind(-1)  # (B, L, 1) each
    reach = BESIDE * (y1 - y0)
    left = torch.cat([x0, x0 - reach, x1], dim=-1)  # (B, L, 3) of the three regions
    right = torch.cat([x1, x0, x1 + reach], dim=-1)  # (B, L, 3)
    down, across = ((torch.arange(count, device=boxes.device) + 0.5) / count for count in SAMPLES)  # (2,), (4,)
    x = left.unsqueeze(-1) + (right - left).unsqueeze(-1) * across  # (B, L, 3, 4)
    y = y0 + (y1 - y0) * down  # (B, L, 2)
    shape = (*x.shape[:3], *SAMPLES)
    return torch.stack([x.unsqueeze(-2).expand(shape), y[:, :, None, :, None].expand(shape)], dim=-1).flatten(2, 4)


def sample_map(feature_map: torch.Tensor, points: torch.Tensor) -> torch.Tensor:
    """Bilinear samples `(B, C, L, P)` of a map `(B, C, H, W)` at points `(B, L, P, 2)` in 0..1; zeros outside."""
    return F.grid_sample(feature_map.float(), 2 * points.float() - 1, align_corners=False)


class DJepaCrossAttention(nn.Module):
    """Multi-head attention from one sequence to another, with positions added to queries and keys."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        self.config = config
        self.is_causal = False
        self.head_dim = config.fusion_hidden_size // config.fusion_num_attention_heads
        self.scaling = self.head_dim**-0.5
        width = config.fusion_hidden_size
        self.q_proj = nn.Linear(width, width)
        self.k_proj = nn.Linear(width, width)
        self.v_proj = nn.Linear(width, width)
        self.o_proj = nn.Linear(width, width)

    def forward(self, queries, query_positions, keys, key_positions, key_bias) -> torch.Tensor:
        """`queries` (B, N, fusion) attend to `keys` (B, M, fusion) with additive mask `key_bias` (B, 1, 1, M)."""

        def heads(states: torch.Tensor) -> torch.Tensor:
            return states.unflatten(-1, (-1, self.head_dim)).transpose(1, 2)  # (B, heads, length, head_dim)

        attend = ALL_ATTENTION_FUNCTIONS.get_interface(self.config._attn_implementation, eager_attention_forward)
        output, _ = attend(
            self,
            heads(self.q_proj(queries + query_positions)),
            heads(self.k_proj(keys + key_positions)),
            heads(self.v_proj(keys)),
            key_bias,
            dropout=0.0,
            scaling=self.scaling,
        )
        return self.o_proj(output.flatten(-2))


class DJepaFusionLayer(GradientCheckpointingLayer):
    """Pre-norm cross-attention in both directions from the same inputs, then an MLP on each side."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        width, eps = config.fusion_hidden_size, config.text_config.layer_norm_eps
        self.image_norm, self.text_norm = nn.LayerNorm(width, eps=eps), nn.LayerNorm(width, eps=eps)
        self.image_to_text = DJepaCrossAttention(config)
        self.text_to_image = DJepaCrossAttention(config)
        self.image_mlp = DJepaFusionMLP(config)
        self.text_mlp = DJepaFusionMLP(config)

    def forward(self, image, text, image_positions, text_positions, image_bias, text_bias):
        """Return image `(B, K, fusion)` and text `(B, L, fusion)`; None and text after its MLP without an image."""
        if image is None:
            return None, text + self.text_mlp(text)
        image_keys, text_keys = self.image_norm(image), self.text_norm(text)
        image = image + self.image_to_text(image_keys, image_positions, text_keys, text_positions, text_bias)
        text = text + self.text_to_image(text_keys, text_positions, image_keys, image_positions, image_bias)
        return image + self.image_mlp(image), text + self.text_mlp(text)


class DJepaFusionMLP(nn.Module):
    def __init__(self, config: DJepaConfig):
        super().__init__()
        self.norm = nn.LayerNorm(config.fusion_hidden_size, eps=config.text_config.layer_norm_eps)
        self.fc1 = nn.Linear(config.fusion_hidden_size, config.fusion_intermediate_size)
        self.act = ACT2FN[config.text_config.hidden_act]
        self.fc2 = nn.Linear(config.fusion_intermediate_size, config.fusion_hidden_size)

    def forward(self, hidden_states: torch.Tensor) -> torch.Tensor:
        return self.fc2(self.act(self.fc1(self.norm(hidden_states))))


class DJepaFusion(nn.Module):
    """Projects the outputs of both encoders to one width and fuses them."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        self.config = config
        self.image_proj = nn.Linear(config.vision_config.hidden_size, config.fusion_hidden_size)
        self.text_proj = nn.Linear(config.text_config.hidden_size, config.fusion_hidden_size)
        self.word_pixels = DJepaWordPixels(config)
        self.layers = nn.ModuleList([DJepaFusionLayer(config) for _ in range(config.fusion_num_layers)])
        self.image_norm = nn.LayerNorm(config.fusion_hidden_size, eps=config.text_config.layer_norm_eps)
        self.text_norm = nn.LayerNorm(config.fusion_hidden_size, eps=config.text_config.layer_norm_eps)

    def forward(
        self,
        encoded: DJepaVisionModelOutput,  # without tensors for pages without an image
        text: torch.Tensor,  # (B, L, text)
        token_boxes: torch.Tensor,  # (B, L, 4) in 0..1 of the square
        text_mask: torch.Tensor,  # (B, L) 1 at tokens, 0 at padding
    ) -> tuple[torch.Tensor | None, torch.Tensor]:  # (B, K, fusion), (B, L, fusion)
        text = self.text_proj(text)  # (B, L, fusion)
        if encoded.last_hidden_state is None:
            for layer in self.layers:
                _, text = layer(None, text, None, None, None, None)
            return None, self.text_norm(text)
        text = text + self.word_pixels(encoded.feature_maps, token_boxes)
        image = self.image_proj(encoded.last_hidden_state)  # (B, K, fusion)
        width, side = self.config.fusion_hidden_size, self.config.vision_config.units_per_side
        image_positions = sincos_2d(unit_centres(encoded.unit_indices, side), width).to(image)  # (B, K, fusion)
        text_positions = sincos_2d(box_centres(token_boxes), width).to(text)  # (B, L, fusion)
        unit_mask = encoded.unit_attention_mask  # (B, K) False at padding
        image_bias = None if unit_mask is None else key_padding_bias(unit_mask, image.dtype)  # (B, 1, 1, K)
        text_bias = key_padding_bias(text_mask, text.dtype)  # (B, 1, 1, L)
        for layer in self.layers:
            image, text = layer(image, text, image_positions, text_positions, image_bias, text_bias)
        return self.image_norm(image), self.text_norm(text)
