"""Attention for training in bfloat16 on CPUs, where the kernels of PyTorch have slow backward passes.

It writes the scores once in each direction, in the dtype of the queries, as eager attention does. Autocast would copy
them to float32. Padding of keys is a further channel of queries and keys, not another pass over the scores.

Legend: B sequences, H heads, N queries, M keys, D channels of a head, R = B * H.
"""

import torch
from torch import Tensor, nn
from torch.autograd.function import once_differentiable
from torch.nn import functional as F
from transformers.masking_utils import ALL_MASK_ATTENTION_FUNCTIONS, eager_mask
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS
from transformers.models.bert.modeling_bert import eager_attention_forward


NAME = "djepa_cpu_training"
LANES = 32  # bfloat16 numbers in a vector register: the softmax of other lengths takes up to three times as long
PADDING = -1e30  # score of a key that does not exist


def use_training_attention(model, bf16: bool) -> None:
    """Replace the attention of a model that is trained on a CPU.

    In float32, only that of prompts and decoder, whose about twenty tokens are too few for the fused kernels.
    """
    ALL_ATTENTION_FUNCTIONS.register(NAME, training_attention)
    ALL_MASK_ATTENTION_FUNCTIONS.register(NAME, eager_mask)
    chosen = NAME if bf16 else "eager"
    model.prompt_encoder.clip.set_attn_implementation(chosen)
    model.config.decoder_config._attn_implementation = chosen
    if bf16:
        model.config._attn_implementation = model.config.vision_config._attn_implementation = chosen
        model.model.text_encoder.bert.set_attn_implementation(chosen)


def training_attention(
    module: nn.Module,
    query: Tensor,  # (B, H, N, D)
    key: Tensor,  # (B, H, M, D)
    value: Tensor,  # (B, H, M, D)
    attention_mask: Tensor | None,  # (B, 1 or H, 1 or N, M) additive, or bool and False at hidden keys
    scaling: float,
    dropout: float = 0.0,
    **kwargs,
) -> tuple[Tensor, Tensor | None]:  # (B, N, H, D), no weights
    """An attention function of transformers; with dropout, eager attention."""
    if dropout > 0:
        return eager_attention_forward(module, query, key, value, attention_mask, scaling, dropout)
    shape = query.shape[:2]
    bias = None
    if attention_mask is not None:
        bias = attention_mask
        if bias.dtype == torch.bool:
            bias = torch.zeros_like(bias, dtype=query.dtype).masked_fill(~bias, torch.finfo(query.dtype).min)
        bias = bias.to(query.dtype).expand(*shape, -1, -1).flatten(0, 1)  # (R, 1 or N, M)
    query, key, value = (query * scaling).flatten(0, 1), key.flatten(0, 1), value.flatten(0, 1)
    if bias is None or bias.shape[1] == 1:
        query, key, value = _add_bias_channel(query, key, value, bias)
        bias = None
    output = _SoftmaxAttention.apply(query, key, value, bias)  # (R, N, D)
    return output.unflatten(0, shape).transpose(1, 2).contiguous(), None


def _add_bias_channel(query: Tensor, key: Tensor, value: Tensor, bias: Tensor | None) -> tuple[Tensor, Tensor, Tensor]:
    """Append 1 to queries and the bias `(R, 1, M)` to keys; pad keys and values to a multiple of `LANES`."""
    bias = key.new_zeros(*key.shape[:2], 1) if bias is None else bias.transpose(1, 2)  # (R, M, 1)
    padding = -key.shape[1] % LANES
    key = torch.cat([F.pad(key, (0, 0, 0, padding)), F.pad(bias, (0, 0, 0, padding), value=PADDING)], dim=2)
    return torch.cat([query, query.new_ones(*query.shape[:2], 1)], dim=2), key, F.pad(value, (0, 0, 0, padding))


class _SoftmaxAttention(torch.autograd.Function):
    """softmax(query @ key^T + bias) @ value on (R, N, D), (R, M, D), (R, M, D') and, unless None, (R, N, M)."""

    @staticmethod
    def forward(ctx, query, key, value, bias):
        with torch.autocast("cpu", enabled=False):
            scores = query @ key.transpose(1, 2)
            if bias is not None:
                scores += bias
            weights = torch.softmax(scores, -1, out=scores)
            ctx.save_for_backward(query, key, value, weights)
            return weights @ value

    @staticmethod
    @once_differentiable
    def backward(ctx, gradient):
        query, key, value, weights = ctx.saved_tensors
        change = gradient @ value.transpose(1, 2)
        change = torch._softmax_backward_data(change, weights, -1, weights.dtype)
        # Faster than products with the transposed scores
        to_key = query.transpose(1, 2).contiguous() @ change  # (R, D, M)
        to_value = gradient.transpose(1, 2).contiguous() @ weights  # (R, D', M)
        to_bias = change if ctx.needs_input_grad[3] else None
        return change @ key, to_key.transpose(1, 2), to_value.transpose(1, 2), to_bias
