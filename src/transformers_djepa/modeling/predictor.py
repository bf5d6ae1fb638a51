"""The narrow predictors of Document-JEPA (paper section 3.4, see docs/paper.md).

As in I-JEPA (arXiv 2301.08243, section 3), each hidden position is a learned mask token with a fixed 2-D sin-cos
position encoding, which attends to the context and to the other hidden positions.
"""

from typing import NamedTuple

import torch
from torch import nn
from transformers import initialization as init
from transformers.activations import ACT2FN
from transformers.modeling_layers import GradientCheckpointingLayer
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS
from transformers.models.bert.modeling_bert import eager_attention_forward

from ..configuration import DJepaConfig
from .fusion import key_padding_bias
from .position_encoding import sincos_2d


class Context(NamedTuple):
    """Tokens to predict from."""

    states: torch.Tensor  # (B, N, width)
    positions: torch.Tensor  # (B, N, 2) in 0..1 of the square
    mask: torch.Tensor  # (B, N) False at padding


class DJepaPredictorAttention(nn.Module):
    """Self-attention (B, N, width) -> (B, N - first, width) with additive `mask` (B, 1, 1, N)."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        self.config = config
        self.is_causal = False
        self.head_dim = config.predictor_hidden_size // config.predictor_num_attention_heads
        self.scaling = self.head_dim**-0.5
        self.qkv = nn.Linear(config.predictor_hidden_size, 3 * config.predictor_hidden_size)
        self.proj = nn.Linear(config.predictor_hidden_size, config.predictor_hidden_size)

    def forward(self, hidden_states: torch.Tensor, mask: torch.Tensor, first: int = 0) -> torch.Tensor:
        qkv = self.qkv(hidden_states).unflatten(-1, (3, -1, self.head_dim))  # (B, length, 3, heads, head_dim)
        queries, keys, values = qkv.permute(2, 0, 3, 1, 4)  # (B, heads, length, head_dim) each
        attend = ALL_ATTENTION_FUNCTIONS.get_interface(self.config._attn_implementation, eager_attention_forward)
        output, _ = attend(self, queries[:, :, first:], keys, values, mask, dropout=0.0, scaling=self.scaling)
        return self.proj(output.flatten(2))


class DJepaPredictorLayer(GradientCheckpointingLayer):
    """Pre-norm attention and MLP, only for positions from `first` on; shapes as in `DJepaPredictorAttention`."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        width, eps = config.predictor_hidden_size, config.text_config.layer_norm_eps
        self.attention_norm = nn.LayerNorm(width, eps=eps)
        self.attention = DJepaPredictorAttention(config)
        self.mlp_norm = nn.LayerNorm(width, eps=eps)
        activation = ACT2FN[config.text_config.hidden_act]
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), activation, nn.Linear(4 * width, width))

    def forward(self, hidden_states: torch.Tensor, mask: torch.Tensor, first: int = 0) -> torch.Tensor:
        attended = self.attention(self.attention_norm(hidden_states), mask, first)
        hidden_states = hidden_states[:, first:] + attended
        return hidden_states + self.mlp(self.mlp_norm(hidden_states))


class DJepaPredictor(nn.Module):
    """Predicts hidden states at hidden positions."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        self.width, self.initializer_range = config.predictor_hidden_size, config.initializer_range
        self.mask_token = nn.Parameter(torch.zeros(self.width))
        self.layers = nn.ModuleList(DJepaPredictorLayer(config) for _ in range(config.predictor_num_layers))
        self.norm = nn.LayerNorm(self.width, eps=config.text_config.layer_norm_eps)

    def reset_djepa_parameters(self):
        init.trunc_normal_(self.mask_token, std=self.initializer_range)

    def forward(
        self,
        context: Context,
        positions: torch.Tensor,  # (B, T, 2) in 0..1 of the square
        mask: torch.Tensor,  # (B, T) False at padding
    ) -> torch.Tensor:  # (B, T, width)
        states = context.states + sincos_2d(context.positions, self.width).to(context.states)
        targets = self.mask_token + sincos_2d(positions, self.width).to(states)  # (B, T, width)
        hidden_states = torch.cat([states, targets], dim=1)  # (B, N + T, width)
        bias = key_padding_bias(torch.cat([context.mask, mask], dim=1), hidden_states.dtype)  # (B, 1, 1, N + T)
        for layer in self.layers[:-1]:
            hidden_states = layer(hidden_states, bias)
        hidden_states = self.layers[-1](hidden_states, bias, states.shape[1])  # (B, T, width)
        return self.norm(hidden_states)
