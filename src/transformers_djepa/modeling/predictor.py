"""The narrow predictors of Document-JEPA (paper section 3.4): from what is visible to what is hidden, by its place.

As in I-JEPA (arXiv 2301.08243, section 3): one learned mask token stands at every hidden place, told apart by a fixed
2-D sin-cos encoding, and attends to the context and to the other hidden places.
"""

import torch
from torch import nn
from transformers import initialization as init
from transformers.activations import ACT2FN
from transformers.modeling_layers import GradientCheckpointingLayer
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS
from transformers.models.bert.modeling_bert import eager_attention_forward

from ..configuration import DJepaConfig
from .fusion import key_padding_bias, sincos_2d


class DJepaPredictorAttention(nn.Module):
    """Multi-head self-attention; only the states from `first` on ask, all are attended to."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        self.config = config
        self.is_causal = False
        self.head_dim = config.predictor_hidden_size // config.predictor_num_attention_heads
        self.scaling = self.head_dim**-0.5
        self.qkv = nn.Linear(config.predictor_hidden_size, 3 * config.predictor_hidden_size)
        self.proj = nn.Linear(config.predictor_hidden_size, config.predictor_hidden_size)

    def forward(self, hidden_states: torch.Tensor, mask: torch.Tensor, first: int = 0) -> torch.Tensor:
        queries, keys, values = self.qkv(hidden_states).unflatten(-1, (3, -1, self.head_dim)).permute(2, 0, 3, 1, 4)
        attend = ALL_ATTENTION_FUNCTIONS.get_interface(self.config._attn_implementation, eager_attention_forward)
        output, _ = attend(self, queries[:, :, first:], keys, values, mask, dropout=0.0, scaling=self.scaling)
        return self.proj(output.flatten(2))


class DJepaPredictorLayer(GradientCheckpointingLayer):
    """Attention and MLP, each after a norm; returns the states from `first` on."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        width, eps = config.predictor_hidden_size, config.text_config.layer_norm_eps
        self.attention_norm = nn.LayerNorm(width, eps=eps)
        self.attention = DJepaPredictorAttention(config)
        self.mlp_norm = nn.LayerNorm(width, eps=eps)
        self.mlp = nn.Sequential(
            nn.Linear(width, 4 * width), ACT2FN[config.text_config.hidden_act], nn.Linear(4 * width, width)
        )

    def forward(self, hidden_states: torch.Tensor, mask: torch.Tensor, first: int = 0) -> torch.Tensor:
        attended = self.attention(self.attention_norm(hidden_states), mask, first)
        hidden_states = hidden_states[:, first:] + attended
        return hidden_states + self.mlp(self.mlp_norm(hidden_states))


class DJepaPredictor(nn.Module):
    """Hidden states at hidden places, from a context and its places."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        self.width = config.predictor_hidden_size
        self.mask_token = nn.Parameter(torch.zeros(self.width))
        self.layers = nn.ModuleList(DJepaPredictorLayer(config) for _ in range(config.predictor_num_layers))
        self.norm = nn.LayerNorm(self.width, eps=config.text_config.layer_norm_eps)

    def reset_djepa_parameters(self, std: float):
        init.trunc_normal_(self.mask_token, std=std)

    def forward(
        self,
        context: torch.Tensor,  # (B, N, width)
        context_places: torch.Tensor,  # (B, N, 2) in 0..1 of the square
        context_mask: torch.Tensor,  # (B, N) true at real entries
        target_places: torch.Tensor,  # (B, T, 2)
        target_mask: torch.Tensor,  # (B, T)
    ) -> torch.Tensor:  # (B, T, width)
        context = context + sincos_2d(context_places, self.width).to(context)
        targets = self.mask_token + sincos_2d(target_places, self.width).to(context)
        hidden_states = torch.cat([context, targets], dim=1)
        mask = key_padding_bias(torch.cat([context_mask, target_mask], dim=1), hidden_states.dtype)
        for layer in self.layers[:-1]:
            hidden_states = layer(hidden_states, mask)
        hidden_states = self.layers[-1](hidden_states, mask, context.shape[1])  # what the rest becomes is not used
        return self.norm(hidden_states)
