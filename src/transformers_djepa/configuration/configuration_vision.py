"""Configuration of the Hiera image encoder (arXiv 2306.00989; paper section 3.1, see docs/paper.md)."""

from typing import Literal

from huggingface_hub.dataclasses import strict
from transformers.configuration_utils import PreTrainedConfig

from ..hub_code import HubCodeMixin, hub_classes


NUM_STAGES = 4


@strict
class DJepaVisionConfig(HubCodeMixin, PreTrainedConfig):
    r"""Sizes of the Hiera image encoder. Field names follow `HieraConfig`.

    Args:
        image_size: side of the square input in pixels.
        embed_dim: channels of the first stage; each later stage has `embed_dim_multiplier` times as many.
        depths: blocks of each of the four stages.
        num_heads: attention heads of each stage.
        masked_unit_size: tokens of a mask unit, height and width. Whole units are visible or hidden.
        masked_unit_attention: for each stage, whether attention stays within mask units.
        query_stride: stride of the query pooling between stages, height and width.
        position_embedding_type: `"absolute"` is Hiera's single table. `"absolute_win"` (arXiv 2311.05613) adds a tiled
            table of one mask unit to an interpolated coarse one, which suits all image sizes.
        position_coarse_size: side of the coarse table of `"absolute_win"`; 7 is the unit grid of a 224-pixel image.

    Raises:
        ValueError: the image does not divide into whole mask units, or the fields do not match.
    """

    model_type = "djepa_vision"
    base_config_key = "vision_config"
    hub_auto_map = hub_classes(AutoConfig="DJepaVisionConfig", AutoModel="DJepaVisionModel")
    attribute_map = {"num_layers": "num_hidden_layers", "num_attention_heads": "num_heads"}
    base_model_fsdp_plan = {"encoder.stages.*.layers.*": "free_full_weight"}

    image_size: int = 1024
    num_channels: int = 3
    embed_dim: int = 96
    depths: list[int] | tuple[int, ...] = (2, 3, 16, 3)
    num_heads: list[int] | tuple[int, ...] = (1, 2, 4, 8)
    mlp_ratio: float | int = 4.0
    patch_size: list[int] | tuple[int, ...] = (7, 7)
    patch_stride: list[int] | tuple[int, ...] = (4, 4)
    patch_padding: list[int] | tuple[int, ...] = (3, 3)
    masked_unit_size: list[int] | tuple[int, ...] = (8, 8)
    masked_unit_attention: list[bool] | tuple[bool, ...] = (True, True, False, False)
    query_stride: list[int] | tuple[int, ...] = (2, 2)
    embed_dim_multiplier: float | int = 2.0
    hidden_act: str = "gelu"
    layer_norm_eps: float = 1e-6
    layer_norm_init: float | int = 1.0
    initializer_range: float = 0.02
    position_embedding_type: Literal["absolute", "absolute_win"] = "absolute_win"
    position_coarse_size: int = 7

    def __post_init__(self, **kwargs):
        super().__post_init__(**kwargs)
        lengths = {name: len(getattr(self, name)) for name in ("depths", "num_heads", "masked_unit_attention")}
        if set(lengths.values()) != {NUM_STAGES}:
            raise ValueError(f"The image encoder has four stages, but the lists have {lengths} entries; give 4 each.")
        for dim, heads in zip(self.stage_dims, self.num_heads):
            if dim % heads:
                raise ValueError(
                    f"A stage of {dim} channels cannot be divided into {heads} heads; change "
                    f"embed_dim={self.embed_dim} or num_heads={list(self.num_heads)}."
                )
        if self.image_size % self.unit_pixels:
            raise ValueError(
                f"image_size is {self.image_size}; it must be a multiple of the mask unit's {self.unit_pixels} pixels "
                f"(patch_stride × masked_unit_size), such as {self.units_per_side * self.unit_pixels}."
            )
        if self.query_stride[0] ** (NUM_STAGES - 1) != self.masked_unit_size[0]:
            raise ValueError(
                f"Three poolings by {self.query_stride[0]} must turn a mask unit of {self.masked_unit_size[0]} tokens "
                "per side into one token; a query_stride of 2 needs a masked_unit_size of 8."
            )

    @property
    def unit_pixels(self) -> int:
        """Side of a mask unit in pixels: 32 for all published Hieras."""
        return self.patch_stride[0] * self.masked_unit_size[0]

    @property
    def units_per_side(self) -> int:
        """Mask units per side of the image."""
        return self.image_size // self.unit_pixels

    @property
    def stage_dims(self) -> list[int]:  # channels
        return [int(self.embed_dim * self.embed_dim_multiplier**stage) for stage in range(NUM_STAGES)]

    @property
    def hidden_size(self) -> int:
        """Channels of the last stage."""
        return self.stage_dims[-1]

    @property
    def num_stages(self) -> int:
        """Number of `hidden_states` after the embeddings, for `OutputRecorder`."""
        return NUM_STAGES

    @property
    def num_hidden_layers(self) -> int:  # in all stages
        return sum(self.depths)
