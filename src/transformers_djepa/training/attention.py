"""Attention for training on CPUs, where the fused kernels of PyTorch are slow for few tokens and, in bfloat16, in their
backward pass.

Legend: B sequences, H heads, N queries, M keys, D channels of a head.
"""

import torch
from torch import nn
from transformers import PreTrainedModel
from transformers.masking_utils import ALL_MASK_ATTENTION_FUNCTIONS, eager_mask
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS
from transformers.models.bert.modeling_bert import eager_attention_forward


BFLOAT16 = "cpu_bfloat16"


def use_cpu_attention(model: PreTrainedModel, bf16: bool) -> None:
    """Choose the attention of a model that is trained on a CPU: of all parts in bfloat16, else of questions alone."""
    if bf16:
        ALL_ATTENTION_FUNCTIONS.register(BFLOAT16, bfloat16_attention)
        ALL_MASK_ATTENTION_FUNCTIONS.register(BFLOAT16, eager_mask)
        model.set_attn_implementation(BFLOAT16)
    elif hasattr(model, "prompt_encoder"):
        model.prompt_encoder.clip.set_attn_implementation("eager")
        model.config.decoder_config._attn_implementation = "eager"


def bfloat16_attention(
    module: nn.Module,
    query: torch.Tensor,  # (B, H, N, D)
    key: torch.Tensor,  # (B, H, M, D)
    value: torch.Tensor,  # (B, H, M, D)
    attention_mask: torch.Tensor | None,  # (B or 1, H or 1, N or 1, M) additive
    scaling: float,
    dropout: float = 0.0,
    **kwargs,
) -> tuple[torch.Tensor, None]:  # (B, N, H, D), no weights
    """Eager attention whose scores stay in the dtype of the queries; autocast would copy them to float32."""
    if dropout > 0:
        return eager_attention_forward(module, query, key, value, attention_mask, scaling, dropout)
    heads = query.shape[:2]
    query, key, value = (states.flatten(0, 1) for states in (query * scaling, key, value))
    with torch.autocast(query.device.type, enabled=False):
        if attention_mask is None:
            scores = query @ key.mT
        else:
            bias = attention_mask.to(query.dtype).expand(*heads, -1, -1).flatten(0, 1)  # (B * H, N or 1, M)
            scores = torch.baddbmm(bias, query, key.mT)
        output = scores.softmax(-1) @ value  # (B * H, N, D)
    return output.unflatten(0, heads).transpose(1, 2).contiguous(), None
