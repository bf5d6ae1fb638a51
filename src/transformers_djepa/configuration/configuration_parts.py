"""Configurations of the encoders and the mask decoder (paper sections 3.1, 3.2 and 3.4, see docs/paper.md)."""

from typing import Literal

from huggingface_hub.dataclasses import strict
from transformers import BertConfig, CLIPTextConfig
from transformers.configuration_utils import PreTrainedConfig

from ..hub_code import HubCodeMixin, hub_classes


NUM_STAGES = 4


@strict
class DJepaVisionConfig(HubCodeMixin, PreTrainedConfig):
    r"""Sizes of the Hiera image encoder (arXiv 2306.00989). Field names follow `HieraConfig`.

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
            check_heads("vision_config", dim, heads)
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


@strict
class DJepaTextConfig(HubCodeMixin, BertConfig):
    r"""Sizes of the BERT text encoder. Adds to `BertConfig`:

    Args:
        max_position_embeddings: longest page in tokens.
        relative_position_buckets: log-spaced buckets of the horizontal and vertical distance between two boxes, each
            with a learned bias on attention scores (as in LayoutLMv2); a multiple of 4.
        relative_position_max_distance: distance, in 0..1000, from which all distances share the last bucket.
    """

    model_type = "djepa_text"
    base_config_key = "text_config"
    hub_auto_map = hub_classes(
        AutoConfig="DJepaTextConfig", AutoModel="DJepaTextModel", AutoModelForMaskedLM="DJepaTextForMaskedLM"
    )

    max_position_embeddings: int = 1024
    relative_position_buckets: int = 64
    relative_position_max_distance: int = 1000

    def __post_init__(self, **kwargs):
        super().__post_init__(**kwargs)
        check_heads("text_config", self.hidden_size, self.num_attention_heads)
        buckets = self.relative_position_buckets
        if buckets < 4 or buckets % 4 or self.relative_position_max_distance <= buckets // 4:
            raise ValueError(
                f"relative_position_buckets is {buckets} and relative_position_max_distance "
                f"{self.relative_position_max_distance}; give a multiple of 4, and a distance above a quarter of it."
            )


@strict
class DJepaPromptConfig(CLIPTextConfig):
    r"""Sizes of the prompt encoder. Adds to `CLIPTextConfig`, which is for the question:

    Args:
        mask_input_channels: channels of the convolutions that encode a rough mask.
        frequency_scale: scale of the random frequencies that encode clicks, boxes and page positions (as in SAM).
        fine_frequency_scale: scale of the finest frequencies; half of them are between the two scales. Equal scales
            give SAM's encoding.
        late_interaction_size: size of the vectors of question tokens and page words that late interaction compares
            (arXiv 2004.12832); 0 for none.
    """

    model_type = "djepa_prompt"
    base_config_key = "prompt_config"
    attribute_map = {**CLIPTextConfig.attribute_map, "scale": "frequency_scale"}

    mask_input_channels: int = 16
    frequency_scale: float | int = 1.0
    fine_frequency_scale: float | int = 16.0
    late_interaction_size: int = 128

    def __post_init__(self, **kwargs):
        super().__post_init__(**kwargs)
        check_heads("prompt_config", self.hidden_size, self.num_attention_heads)


@strict
class DJepaDecoderConfig(PreTrainedConfig):
    r"""Sizes of the two-way mask decoder. Field names follow `Sam2MaskDecoderConfig`.

    Args:
        num_multimask_outputs: masks for ambiguous questions, in addition to the single mask.
        pixel_size: width of the vector of each mask cell.
        layout_groups: let the words of a line, a table row and a block share features and scores, and score the words
            of regions, too.
        attention_downsample_rate: factor by which cross-attention is narrower than `hidden_size`.
    """

    model_type = "djepa_decoder"
    base_config_key = "decoder_config"

    hidden_size: int = 256
    hidden_act: str = "gelu"
    mlp_dim: int = 2048
    num_hidden_layers: int = 2
    num_attention_heads: int = 8
    attention_downsample_rate: int = 2
    num_multimask_outputs: int = 3
    pixel_size: int = 32
    layout_groups: bool = True
    iou_head_depth: int = 3
    iou_head_hidden_dim: int = 256
    layer_norm_eps: float = 1e-6

    def __post_init__(self, **kwargs):
        super().__post_init__(**kwargs)
        for width in (self.hidden_size, self.hidden_size // self.attention_downsample_rate):
            check_heads("decoder_config", width, self.num_attention_heads)


def check_heads(part: str, width: int, heads: int) -> None:
    """Raise `ValueError` if the width is not a multiple of the attention heads."""
    if width < heads or width % heads:
        raise ValueError(f"{part}: a width of {width} cannot be divided into {heads} attention heads; give a multiple.")
