"""Hiera image encoder (arXiv 2306.00989; paper section 3.1, see docs/paper.md) that computes selected mask units only.

Parameter names and outputs match `transformers`' `HieraModel`, whose checkpoints load by name. Only the layout differs:
tokens are (B, K, T, C) in all layers. Attention within units is attention over a batch of units, hidden units are never
computed, and the kernels of `ALL_ATTENTION_FUNCTIONS` apply.

Legend: B pages, U units per page, K computed units, T tokens per unit (64, 16, 4, 1 by stage), C channels.

Positions are Hiera's single table or "absolute-win" (arXiv 2311.05613). A model with window attention learns positions
that repeat in every window. Interpolated to a larger image, the pattern no longer matches the windows. Absolute-win
adds two tables and interpolates only the second:

    position[y, x] = window[y mod 8, x mod 8] + bicubic(coarse)[y, x].
"""

import math
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from transformers import PreTrainedModel
from transformers import initialization as init
from transformers.modeling_layers import GradientCheckpointingLayer
from transformers.modeling_outputs import ModelOutput
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS
from transformers.models.clip.modeling_clip import eager_attention_forward
from transformers.models.hiera.modeling_hiera import HieraMlp
from transformers.processing_utils import Unpack
from transformers.utils import TransformersKwargs
from transformers.utils.generic import merge_with_config_defaults
from transformers.utils.import_utils import is_torchdynamo_exporting
from transformers.utils.output_capturing import OutputRecorder, capture_outputs

from ..configuration import DJepaVisionConfig
from .mask_units import (
    UnitSelection,
    assemble_map,
    cut_unit_windows,
    hide_pixels,
    pool_tokens,
    select_units,
    unroll_unit,
)
from .pretrained import PagePartMixin, load_weights


def key_padding_bias(mask: Tensor, dtype: torch.dtype) -> Tensor:
    """Additive attention mask (B, 1, 1, N) from a mask (B, N) that is true (or 1) at valid positions."""
    bias = torch.zeros(mask.shape, dtype=dtype, device=mask.device)
    return bias.masked_fill(~mask.bool(), torch.finfo(dtype).min)[:, None, None, :]


def apply_flat(layer: nn.Module, hidden_states: Tensor) -> Tensor:
    """Apply a layer to (B, K, T, C) as (B, K * T, C): 8-bit layers (bitsandbytes) and CorDA's hooks need 3-D."""
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
            keys = unit_attention_mask.repeat_interleave(tokens, dim=1)  # (B, K * T) False at padding
            attention_mask = keys if "flash" in implementation else key_padding_bias(keys, query.dtype)
        attend = ALL_ATTENTION_FUNCTIONS.get_interface(implementation, eager_attention_forward)
        output, weights = attend(self, query, key, value, attention_mask, dropout=0.0, scaling=self.scaling, **kwargs)
        output = output.reshape(batch, units, tokens // self.query_stride, -1)  # (B, K, T / stride, C)
        return apply_flat(self.proj, output), weights


class DJepaVisionLayer(GradientCheckpointingLayer):
    """Attention and MLP with residuals."""

    def __init__(self, config: DJepaVisionConfig, stage: int, block: int):
        super().__init__()
        input_size, output_size, self.query_stride = block_sizes(config, stage, block)
        self.layernorm_before = nn.LayerNorm(input_size, eps=config.layer_norm_eps)
        self.attn = DJepaVisionAttention(config, stage, block)
        self.layernorm_after = nn.LayerNorm(output_size, eps=config.layer_norm_eps)
        self.mlp = HieraMlp(config, output_size)
        self.proj = nn.Linear(input_size, output_size) if input_size != output_size else None

    def forward(self, hidden_states: Tensor, unit_attention_mask: Tensor | None = None, **kwargs) -> Tensor:
        normed = self.layernorm_before(hidden_states)  # (B, K, T, C)
        if self.proj is not None:
            hidden_states = apply_flat(self.proj, normed)
        if self.query_stride > 1:
            hidden_states = pool_tokens(hidden_states, self.query_stride, dim=2)  # (B, K, T / 4, 2 C)
        attended, _ = self.attn(normed, unit_attention_mask, **kwargs)
        hidden_states = hidden_states + attended
        return hidden_states + apply_flat(self.mlp, self.layernorm_after(hidden_states))


class DJepaVisionStage(nn.Module):
    """The blocks of one resolution."""

    def __init__(self, config: DJepaVisionConfig, stage: int):
        super().__init__()
        self.layers = nn.ModuleList(DJepaVisionLayer(config, stage, block) for block in range(config.depths[stage]))

    def forward(self, hidden_states: Tensor, unit_attention_mask: Tensor | None = None, **kwargs) -> Tensor:
        for layer in self.layers:
            hidden_states = layer(hidden_states, unit_attention_mask, **kwargs)
        return hidden_states


def absolute_win_table(window: Tensor, coarse: Tensor, side: int) -> Tensor:
    """Tile `window` (1, C, 8, 8) and add `coarse` (1, C, c, c), interpolated to `side`: (1, side * side, C)."""
    tiled = window.tile(1, 1, side // window.shape[2], side // window.shape[3])
    if is_torchdynamo_exporting():  # ONNX Runtime's bicubic kernel takes longer than the matrix products
        identity = torch.eye(coarse.shape[-1], device=coarse.device)[None, None]
        rows = nn.functional.interpolate(identity, size=(side, coarse.shape[-1]), mode="bicubic")  # (1, 1, side, c)
        stretched = rows @ coarse @ rows.mT
    else:
        stretched = nn.functional.interpolate(coarse, size=(side, side), mode="bicubic")
    return (tiled + stretched).flatten(2).transpose(1, 2)


def convert_absolute_positions(table: Tensor, window_size: int = 8, coarse_size: int = 7) -> tuple[Tensor, Tensor]:
    """Split a table trained at one size into the two tables of absolute-win: the mean over windows, and the rest.

    (1, N, C), with N = 56 x 56 for a 224-pixel Hiera -> window table (1, C, window_size, window_size), coarse table
    (1, C, coarse_size, coarse_size).
    """
    side = math.isqrt(table.shape[1])
    positions = table.transpose(1, 2).unflatten(2, (side, side))  # (1, C, side, side)
    window = positions.unflatten(3, (-1, window_size)).unflatten(2, (-1, window_size)).mean((2, 4))
    rest = positions - window.tile(1, 1, side // window_size, side // window_size)
    return window, nn.functional.interpolate(rest, size=(coarse_size, coarse_size), mode="area")


@dataclass
class DJepaVisionModelOutput(ModelOutput):
    """Output of `DJepaVisionModel`; hidden states and attentions on request."""

    last_hidden_state: Tensor | None = None  # (B, K, C) one token per computed unit in raster order; zeros at padding
    unit_indices: Tensor | None = None  # (B, K) raster index of each computed unit
    unit_attention_mask: Tensor | None = None  # (B, K) False at padding; None if all pages compute as many units
    feature_maps: tuple[Tensor, ...] | None = None  # (B, C, H / stride, W / stride) at strides 4, 8, 16, 32
    hidden_states: tuple[Tensor, ...] | None = None  # (B, K, T, C) embeddings and each stage, in unroll order
    attentions: tuple[Tensor, ...] | None = None  # (B or B * K, heads, queries, keys) of each block (eager only)


class DJepaVisionPatchEmbeddings(nn.Module):
    """Overlapping patch convolution, run on the windows of the computed units only."""

    def __init__(self, config: DJepaVisionConfig):
        super().__init__()
        self.unit_pixels = config.unit_pixels
        kernel, stride, padding = config.patch_size[0], config.patch_stride[0], config.patch_padding[0]
        self.halo = (padding, max(0, kernel - stride - padding))
        # No padding: `cut_unit_windows` pads.
        self.projection = nn.Conv2d(config.num_channels, config.embed_dim, kernel_size=kernel, stride=stride)

    def forward(self, pixel_values: Tensor, unit_indices: Tensor) -> Tensor:
        windows = cut_unit_windows(pixel_values, unit_indices, self.unit_pixels, self.halo)  # (B * K, 3, 35, 35)
        patches = self.projection(windows)  # (B * K, C, 8, 8)
        return patches.permute(0, 2, 3, 1).unflatten(0, (pixel_values.shape[0], -1))  # (B, K, 8, 8, C)


class DJepaVisionEmbeddings(nn.Module):
    """Patch embeddings plus positions, grouped by unit and in unroll order."""

    def __init__(self, config: DJepaVisionConfig):
        super().__init__()
        self.config = config
        self.patch_embeddings = DJepaVisionPatchEmbeddings(config)
        unit, side = config.masked_unit_size[0], config.image_size // config.patch_stride[0]
        if config.position_embedding_type == "absolute":
            self.position_embeddings = nn.Parameter(torch.zeros(1, side * side, config.embed_dim))
        else:
            coarse = config.position_coarse_size
            self.window_position_embeddings = nn.Parameter(torch.zeros(1, config.embed_dim, unit, unit))
            self.coarse_position_embeddings = nn.Parameter(torch.zeros(1, config.embed_dim, coarse, coarse))

    def forward(self, pixel_values: Tensor, unit_indices: Tensor) -> Tensor:
        patches = self.patch_embeddings(pixel_values, unit_indices)  # (B, K, 8, 8, C)
        return unroll_unit(patches + self.unit_positions()[unit_indices])  # (B, K, 64, C)

    def unit_positions(self) -> Tensor:
        """Return the positions (U, 8, 8, C) of the tokens of each unit."""
        units, unit = self.config.units_per_side, self.config.masked_unit_size[0]
        if self.config.position_embedding_type == "absolute":
            table = self.position_embeddings
        else:
            window, coarse = self.window_position_embeddings, self.coarse_position_embeddings
            table = absolute_win_table(window, coarse, units * unit)
        return table.view(units, unit, units, unit, -1).transpose(1, 2).flatten(0, 1)


class DJepaVisionEncoder(nn.Module):
    """The four stages."""

    def __init__(self, config: DJepaVisionConfig):
        super().__init__()
        self.stages = nn.ModuleList(DJepaVisionStage(config, stage) for stage in range(len(config.depths)))

    def forward(self, hidden_states: Tensor, unit_attention_mask: Tensor | None = None, **kwargs) -> list[Tensor]:
        """Return the output of each stage, (B, K, T, C), before the pooling of the next stage."""
        outputs = []
        for stage in self.stages:
            hidden_states = stage(hidden_states, unit_attention_mask, **kwargs)
            outputs.append(hidden_states)
        return outputs


class DJepaVisionModel(PagePartMixin, PreTrainedModel):
    """Hiera without its pooler. Checkpoints may have a `hiera.` prefix and a head."""

    config: DJepaVisionConfig
    config_class = DJepaVisionConfig
    base_model_prefix = "hiera"
    page_part = "image_encoder"
    main_input_name = "pixel_values"
    _input_embed_layer = "patch_embeddings"
    input_modalities = ("image",)
    supports_gradient_checkpointing = True
    _no_split_modules = ["DJepaVisionEmbeddings", "DJepaVisionLayer"]
    _supports_sdpa = True
    _supports_flash_attn = True
    _can_compile_fullgraph = True
    _can_record_outputs = {
        "hidden_states": OutputRecorder(DJepaVisionStage, num_hidden_layers_key="num_stages"),
        "attentions": DJepaVisionAttention,
    }

    def __init__(self, config: DJepaVisionConfig):
        super().__init__(config)
        self.embeddings = DJepaVisionEmbeddings(config)
        self.encoder = DJepaVisionEncoder(config)
        self.post_init()

    @torch.no_grad()
    def _init_weights(self, module: nn.Module) -> None:
        """Hiera's initialization: truncated normal weights, biases equal to `initializer_range`."""
        std = self.config.initializer_range
        if isinstance(module, DJepaVisionEmbeddings):
            for table in module.parameters(recurse=False):
                init.trunc_normal_(table, std=std)
        elif isinstance(module, (nn.Linear, nn.Conv2d)):
            init.trunc_normal_(module.weight, std=std)
            init.constant_(module.bias, std)
        elif isinstance(module, nn.LayerNorm):
            init.constant_(module.weight, self.config.layer_norm_init)
            init.constant_(module.bias, std)

    @merge_with_config_defaults
    @capture_outputs(tie_last_hidden_states=False)
    def forward(
        self,
        pixel_values: Tensor,
        unit_mask: Tensor | UnitSelection | None = None,
        output_feature_maps: bool = True,
        drop_units: bool = True,
        **kwargs: Unpack[TransformersKwargs],
    ) -> DJepaVisionModelOutput:
        r"""Encode pages, or some of their units.

        Args:
            pixel_values: (B, channels, S, S).
            unit_mask: (B, U) bool, True at the units to compute, all by default; pixels of other units are never read.
                Or a `UnitSelection` of units next to which pixels are zero, as of a letterboxed page. Pages may keep
                different numbers of units. Counting them synchronises with the device and breaks a compiled graph.
            output_feature_maps: also return the outputs of the four stages as maps.
            drop_units: if False, compute units outside `unit_mask` as padding that nothing attends to, so that the
                shapes of a graph do not depend on the mask. Outputs inside the mask are the same.

        Raises:
            ValueError: the images have another size, or a page has no unit to compute.
        """
        shape, units = (self.config.num_channels, *[self.config.image_size] * 2), self.config.units_per_side
        if pixel_values.shape[1:] != shape:
            raise ValueError(f"pixel_values is {tuple(pixel_values.shape)}; the model takes {('B', *shape)}.")
        pixel_values = pixel_values.to(self.embeddings.patch_embeddings.projection.weight.dtype)
        if unit_mask is None:
            indices = torch.arange(units**2, device=pixel_values.device).expand(len(pixel_values), -1)
            selection = UnitSelection(indices, None)
        elif isinstance(unit_mask, UnitSelection):
            selection = unit_mask
        else:
            selection = select_units(unit_mask, drop_units)
            pixel_values = hide_pixels(pixel_values, unit_mask, self.config.unit_pixels)
        embeddings = self.embeddings(pixel_values, selection.indices)  # (B, K, 64, C)
        stages = self.encoder(embeddings, selection.attention_mask, **kwargs)  # 4 x (B, K, T, C)

        last_hidden_state = stages[-1].squeeze(2)  # (B, K, C)
        if selection.attention_mask is not None:
            last_hidden_state = last_hidden_state.masked_fill(~selection.attention_mask[..., None], 0.0)
        feature_maps = None
        if output_feature_maps:
            # Channels stay innermost in memory: faster for the convolutions that follow.
            feature_maps = tuple(assemble_map(tokens, selection, units).permute(0, 3, 1, 2) for tokens in stages)
        return DJepaVisionModelOutput(
            last_hidden_state=last_hidden_state,
            unit_indices=selection.indices,
            unit_attention_mask=selection.attention_mask,
            feature_maps=feature_maps,
        )

    def load_hiera_state_dict(self, state_dict: dict[str, Tensor]) -> None:
        """Load a `HieraModel`, with or without a `hiera.` prefix, or a `DJepaVisionModel`.

        For `"absolute_win"` Hiera's positions are split, whatever its image size. Weights of poolers and heads are
        ignored; a weight that is missing or has another shape is a `ValueError`.
        """
        weights = {name.removeprefix("hiera."): weight for name, weight in state_dict.items()}
        table = weights.get("embeddings.position_embeddings")
        if table is not None and self.config.position_embedding_type == "absolute_win":
            sizes = self.config.masked_unit_size[0], self.config.position_coarse_size
            tables = zip(("window", "coarse"), convert_absolute_positions(table, *sizes))
            weights |= {f"embeddings.{name}_position_embeddings": part for name, part in tables}
        load_weights(self, weights, "vision_config's embed_dim, depths and position_coarse_size")
