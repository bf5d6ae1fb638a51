"""Blocks of the Hiera image encoder (arXiv 2306.00989, section 3), with attention within mask units or over the page.

Tokens are (B, K, T, C): pages, computed units, tokens of one unit in unroll order (64, 16, 4, 1 by stage), channels.
"""

import torch
from torch import Tensor, nn
from transformers.activations import ACT2FN
from transformers.modeling_layers import GradientCheckpointingLayer
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS
from transformers.models.clip.modeling_clip import eager_attention_forward

from ..configuration import DJepaVisionConfig
from .mask_units import pool_tokens


def key_padding_mask(unit_attention_mask: Tensor, tokens: int, implementation: str, dtype: torch.dtype) -> Tensor:
    """Convert a unit mask (B, K) to a mask of its `tokens` keys per unit, in the format of an attention implementation.

    (B, K * tokens) for flash attention, (B, 1, 1, K * tokens) for the others; boolean, or additive for eager.
    """
    keys = unit_attention_mask.repeat_interleave(tokens, dim=1)  # (B, K * tokens) False at padding
    if "flash" in implementation:
        return keys
    keys = keys[:, None, None, :]
    if implementation != "eager":
        return keys
    return torch.zeros_like(keys, dtype=dtype).masked_fill(~keys, torch.finfo(dtype).min)


def apply_flat(layer: nn.Module, hidden_states: Tensor) -> Tensor:
    """Apply a linear layer to (B, K, T, C) as (B, K * T, C): 8-bit layers (bitsandbytes) and CorDA's hooks need 3-D."""
    return layer(hidden_states.flatten(1, 2)).unflatten(1, hidden_states.shape[1:3])


def block_sizes(config: DJepaVisionConfig, stage: int, block: int) -> tuple[int, int, int]:
    """Input and output channels and query stride of a block. The first block of a later stage pools and widens."""
    widens = stage > 0 and block == 0
    return config.stage_dims[stage - widens], config.stage_dims[stage], config.query_stride[0] ** 2 if widens else 1


class DJepaVisionAttention(nn.Module):
    """Attention within units or over the whole page; with a query stride, queries are max-pooled first."""

    def __init__(self, config: DJepaVisionConfig, stage: int, block: int):
        super().__init__()
        self.config = config
        input_size, output_size, self.query_stride = block_sizes(config, stage, block)
        self.num_heads = config.num_heads[stage]
        self.head_dim = output_size // self.num_heads
        self.scaling = self.head_dim**-0.5
        pools_within = block == 0 and config.masked_unit_attention[max(stage - 1, 0)]  # as in Hiera
        self.within_units = config.masked_unit_attention[stage] or pools_within
        self.is_causal = False
        self.qkv = nn.Linear(input_size, 3 * output_size)
        self.proj = nn.Linear(output_size, output_size)

    def forward(
        self, hidden_states: Tensor, unit_attention_mask: Tensor | None = None, **kwargs
    ) -> tuple[Tensor, Tensor | None]:
        batch, units, tokens, _ = hidden_states.shape
        qkv = apply_flat(self.qkv, hidden_states).view(batch, units, tokens, 3, self.num_heads, self.head_dim)
        query, key, value = qkv.unbind(3)  # (B, K, T, heads, head_dim) each
        if self.query_stride > 1:
            query = pool_tokens(query, self.query_stride, dim=2)  # (B, K, T / stride, heads, head_dim)
        # (B * K, heads, T, head_dim) within units, (B, heads, K * T, head_dim) over the page
        merged = (0, 1) if self.within_units else (1, 2)
        query, key, value = (states.flatten(*merged).transpose(1, 2) for states in (query, key, value))

        implementation, attention_mask = self.config._attn_implementation, None
        if self.within_units and query.device.type == "cpu":
            implementation = "eager"  # fused kernels for CPUs are slow with thousands of short sequences
        if unit_attention_mask is not None and not self.within_units:
            if self.query_stride > 1 and "flash" in implementation:
                # Flash attention takes one padding mask for queries and keys, but pooled queries are fewer.
                implementation = "sdpa"
            attention_mask = key_padding_mask(unit_attention_mask, tokens, implementation, query.dtype)
        attend = ALL_ATTENTION_FUNCTIONS.get_interface(implementation, eager_attention_forward)
        output, weights = attend(self, query, key, value, attention_mask, dropout=0.0, scaling=self.scaling, **kwargs)
        output = output.reshape(batch, units, tokens // self.query_stride, -1)  # (B, K, T / stride, C)
        return apply_flat(self.proj, output), weights


class DJepaVisionMLP(nn.Module):
    def __init__(self, config: DJepaVisionConfig, hidden_size: int):
        super().__init__()
        self.activation_fn = ACT2FN[config.hidden_act]
        self.fc1 = nn.Linear(hidden_size, int(hidden_size * config.mlp_ratio))
        self.fc2 = nn.Linear(int(hidden_size * config.mlp_ratio), hidden_size)

    def forward(self, hidden_states: Tensor) -> Tensor:
        return apply_flat(self.fc2, self.activation_fn(apply_flat(self.fc1, hidden_states)))


class DJepaVisionLayer(GradientCheckpointingLayer):
    """Attention and MLP with residuals."""

    def __init__(self, config: DJepaVisionConfig, stage: int, block: int):
        super().__init__()
        input_size, output_size, self.query_stride = block_sizes(config, stage, block)
        self.layernorm_before = nn.LayerNorm(input_size, eps=config.layer_norm_eps)
        self.attn = DJepaVisionAttention(config, stage, block)
        self.layernorm_after = nn.LayerNorm(output_size, eps=config.layer_norm_eps)
        self.mlp = DJepaVisionMLP(config, output_size)
        self.proj = nn.Linear(input_size, output_size) if input_size != output_size else None

    def forward(self, hidden_states: Tensor, unit_attention_mask: Tensor | None = None, **kwargs) -> Tensor:
        normed = self.layernorm_before(hidden_states)  # (B, K, T, C)
        if self.proj is not None:
            hidden_states = apply_flat(self.proj, normed)
        if self.query_stride > 1:
            hidden_states = pool_tokens(hidden_states, self.query_stride, dim=2)  # (B, K, T / 4, 2 C)
        attended, _ = self.attn(normed, unit_attention_mask, **kwargs)
        hidden_states = hidden_states + attended
        return hidden_states + self.mlp(self.layernorm_after(hidden_states))


class DJepaVisionStage(nn.Module):
    """The blocks of one resolution."""

    def __init__(self, config: DJepaVisionConfig, stage: int):
        super().__init__()
        self.layers = nn.ModuleList(DJepaVisionLayer(config, stage, block) for block in range(config.depths[stage]))

    def forward(self, hidden_states: Tensor, unit_attention_mask: Tensor | None = None, **kwargs) -> Tensor:
        for layer in self.layers:
            hidden_states = layer(hidden_states, unit_attention_mask, **kwargs)
        return hidden_states
