"""The two-way transformer of the mask decoder (SAM, arXiv 2304.02643, appendix A), with padding masks everywhere.

Prompt tokens attend to themselves and to the page, the page attends to the prompt tokens, and the words, now
conditioned on the question, exchange messages. Unlike in SAM and SAM 2, padding of questions, words and images is
masked in all attentions, so an answer does not depend on its batch. Attention and feed-forward layers are SAM 2's.
"""

import torch
from torch import nn
from transformers.modeling_layers import GradientCheckpointingLayer
from transformers.models.sam2.modeling_sam2 import Sam2Attention, Sam2FeedForward

from ..configuration import DJepaDecoderConfig
from .words import DJepaWordMessages


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
