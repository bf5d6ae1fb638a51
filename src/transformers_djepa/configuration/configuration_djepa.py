"""All sizes and switches of the DJepa family; nothing else in the package knows a default.

A `DJepaConfig` is five parts, one for each block of paper section 3: the Hiera image encoder, the BERT text encoder,
the cross-attention fusion (fields of `DJepaConfig` itself), the CLIP prompt encoder and the mask decoder. Named sizes
come from `DJepaConfig.from_size`; see `sizes.py` for their numbers and where these come from.
"""

from huggingface_hub.dataclasses import strict
from huggingface_hub.errors import StrictDataclassError
from transformers import BertConfig, CLIPTextConfig
from transformers.configuration_utils import PreTrainedConfig

from ..hub_code import HubCodeMixin, hub_classes
from .saved import check_saved, versions
from .sizes import SIZES


MASK_STRIDE = 4  # pixels a cell of the masks, Hiera's patch stride
BOX_RANGE = 1000  # of the coordinates on a page
POSITION_EMBEDDING_TYPES = ("absolute", "absolute_win")
JEPA_CONTEXTS = ("joint", "text", "image")
PRETRAINING_LOSSES = ("mlm", "mim", "jepa_image", "jepa_text")
COLLAPSE_LOSSES = ("variance", "covariance")  # say nothing of a page: they keep its encoders from collapse


@strict
class DJepaVisionConfig(HubCodeMixin, PreTrainedConfig):
    r"""Sizes of the Hiera image encoder (arXiv 2306.00989). Field names follow `HieraConfig`.

    Args:
        image_size: side of the square input in pixels.
        embed_dim: channels of the first stage; each later stage has `embed_dim_multiplier` times as many.
        depths: blocks of each of the four stages.
        num_heads: attention heads of each stage.
        masked_unit_size: tokens of one mask unit, height and width; the unit a context mask keeps or drops.
        masked_unit_attention: for each stage, whether attention stays within the mask unit.
        num_query_pool: number of stage changes at which queries are pooled by `query_stride`.
        position_embedding_type: `"absolute"` is Hiera's one table; `"absolute_win"` (arXiv 2311.05613) adds a tiled
            table of one mask unit to an interpolated coarse one, and holds at other sizes than it was learned at.
        position_coarse_size: side of the coarse table of `"absolute_win"`; 7 is the unit grid of a 224-pixel image.
        global_attention_layers: indices, counted over all stages, of the blocks of the third stage that attend
            globally; its others attend within their mask unit (SAM 2's pattern). `None`: all of them are global. The
            last stage always is: there a unit is a single token.

    Raises:
        ValueError: if the image cannot be cut into whole mask units, or the lists do not fit each other.
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
    num_query_pool: int = 3
    embed_dim_multiplier: float | int = 2.0
    drop_path_rate: float | int = 0.0
    hidden_act: str = "gelu"
    layer_norm_eps: float = 1e-6
    layer_norm_init: float | int = 1.0
    initializer_range: float = 0.02
    position_embedding_type: str = "absolute_win"
    position_coarse_size: int = 7
    global_attention_layers: list[int] | tuple[int, ...] | None = None

    def __post_init__(self, **kwargs):
        super().__post_init__(**kwargs)
        self._check_stages()
        self._check_grid()
        if self.position_embedding_type not in POSITION_EMBEDDING_TYPES:
            raise ValueError(
                f"position_embedding_type is {self.position_embedding_type!r}; choose one of "
                f"{POSITION_EMBEDDING_TYPES}."
            )

    @property
    def unit_pixels(self) -> int:
        """Side of one mask unit in pixels: 32 for every published Hiera."""
        return self.patch_stride[0] * self.masked_unit_size[0]

    @property
    def units_per_side(self) -> int:
        """Mask units along one side of the image."""
        return self.image_size // self.unit_pixels

    @property
    def stage_dims(self) -> list[int]:
        """Channels of each stage."""
        return [int(self.embed_dim * self.embed_dim_multiplier**stage) for stage in range(len(self.depths))]

    @property
    def hidden_size(self) -> int:
        """Channels of the last stage, the width of the image embedding."""
        return self.stage_dims[-1]

    @property
    def num_stages(self) -> int:
        """Entries of `hidden_states` but the first."""
        return len(self.depths)

    @property
    def num_hidden_layers(self) -> int:
        """Blocks over all stages."""
        return sum(self.depths)

    def _check_stages(self):
        lengths = {
            "depths": len(self.depths),
            "num_heads": len(self.num_heads),
            "masked_unit_attention": len(self.masked_unit_attention),
        }
        if set(lengths.values()) != {4}:
            raise ValueError(
                f"The image encoder has four stages, but the lists give {lengths}; give each four entries."
            )
        if min(self.depths) < 1:
            raise ValueError(f"depths is {list(self.depths)}; every stage needs at least one block.")
        for dim, heads in zip(self.stage_dims, self.num_heads):
            if heads < 1 or dim % heads:
                raise ValueError(
                    f"A stage of {dim} channels cannot be cut into {heads} heads; change embed_dim={self.embed_dim} "
                    f"or num_heads={list(self.num_heads)}."
                )
        layers, first = self.global_attention_layers or [], sum(self.depths[:2])
        if any(not first <= layer < first + self.depths[2] for layer in layers):
            raise ValueError(
                f"global_attention_layers is {list(layers)}; the third stage, which they are of, has blocks {first} "
                f"to {first + self.depths[2] - 1}."
            )

    def _check_grid(self):
        for name in ("patch_size", "patch_stride", "patch_padding", "masked_unit_size", "query_stride"):
            side = getattr(self, name)
            if len(side) != 2 or side[0] != side[1]:
                raise ValueError(f"{name} is {list(side)}; give two equal numbers, height and width.")
        if self.image_size < 1 or self.image_size % self.unit_pixels:
            nearest = max(1, self.image_size // self.unit_pixels) * self.unit_pixels
            raise ValueError(
                f"image_size is {self.image_size}; it must be a multiple of the mask unit's {self.unit_pixels} pixels "
                f"(patch_stride × masked_unit_size), such as {nearest}."
            )
        pooled = self.query_stride[0] ** self.num_query_pool
        if self.num_query_pool != 3 or pooled != self.masked_unit_size[0]:
            raise ValueError(
                f"{self.num_query_pool} poolings by {self.query_stride[0]} must turn a mask unit of "
                f"{self.masked_unit_size[0]} tokens a side into one token; three poolings of 2 go with a unit of 8."
            )


@strict
class DJepaTextConfig(BertConfig):
    r"""Sizes of the BERT text encoder. Fields are `BertConfig`'s, with positions for a whole page, and the layout's:

    Args:
        max_position_embeddings: longest page in tokens.
        max_box_position: coordinates run from 0 to this number: 1000, LayoutLM's convention.
        relative_position_buckets: log-spaced buckets of the horizontal and of the vertical distance between two boxes,
            whose learned bias is added to every attention score (as LayoutLMv2 does); 0 leaves the bias out.
        relative_position_max_distance: distance, in 0..1000, from which on all distances share the last bucket.

    Raises:
        ValueError: if the width is no multiple of the heads, the buckets cannot be halved or are too many for the
            farthest distance, or coordinates run to another number.
    """

    model_type = "djepa_text"
    base_config_key = "text_config"

    max_position_embeddings: int = 1024
    max_box_position: int = 1000
    relative_position_buckets: int = 64
    relative_position_max_distance: int = 1000

    def __post_init__(self, **kwargs):
        super().__post_init__(**kwargs)
        _check_heads("text_config", self.hidden_size, self.num_attention_heads)
        buckets = self.relative_position_buckets
        if buckets < 0 or buckets % 4:
            raise ValueError(
                f"relative_position_buckets is {buckets}; give 0 (no bias) or a multiple of 4, such as 64."
            )
        if buckets and self.relative_position_max_distance <= buckets // 4:
            raise ValueError(
                f"relative_position_max_distance is {self.relative_position_max_distance}; with {buckets} buckets the "
                f"distances below {buckets // 4} have one each, so give more than that."
            )
        if self.max_box_position != BOX_RANGE:
            raise ValueError(f"max_box_position is {self.max_box_position}; boxes are in 0..{BOX_RANGE} of the page.")


@strict
class DJepaPromptConfig(CLIPTextConfig):
    r"""Sizes of the prompt encoder: `CLIPTextConfig` for questions, and of the mask prompt's convolutions.

    Args:
        mask_input_channels: channels of the convolutions that read a rough mask.
        frequency_scale: spread of the random frequencies that encode clicks, boxes and page positions (as in SAM).
        fine_frequency_scale: spread of the finest; half of the frequencies lie between the two. Equal to
            `frequency_scale` it gives SAM's encoding.

    Raises:
        ValueError: if the width is no multiple of the heads, or the frequency scales are not 0 < coarse <= fine.
    """

    model_type = "djepa_prompt"
    base_config_key = "prompt_config"
    attribute_map = {**CLIPTextConfig.attribute_map, "scale": "frequency_scale"}

    mask_input_channels: int = 16
    frequency_scale: float | int = 1.0
    fine_frequency_scale: float | int = 16.0

    def __post_init__(self, **kwargs):
        super().__post_init__(**kwargs)
        _check_heads("prompt_config", self.hidden_size, self.num_attention_heads)
        if not 0 < self.frequency_scale <= self.fine_frequency_scale:
            raise ValueError(
                f"frequency_scale is {self.frequency_scale} and fine_frequency_scale {self.fine_frequency_scale}; "
                "give two numbers above 0, the fine one not below the other."
            )


@strict
class DJepaDecoderConfig(PreTrainedConfig):
    r"""Sizes of the two-way mask decoder (paper section 3.4). Field names follow `Sam2MaskDecoderConfig`.

    Args:
        num_multimask_outputs: masks for ambiguous questions, beside the single one.
        attention_downsample_rate: factor by which cross-attention is narrower than `hidden_size`.

    Raises:
        ValueError: if the width is no multiple of 8, or the narrowed width no multiple of the heads.
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
    iou_head_depth: int = 3
    iou_head_hidden_dim: int = 256
    layer_norm_eps: float = 1e-6

    def __post_init__(self, **kwargs):
        super().__post_init__(**kwargs)
        if self.hidden_size % 8:
            raise ValueError(
                f"decoder_config.hidden_size is {self.hidden_size}; upsampling to stride 4 needs a multiple of 8."
            )
        _check_heads("decoder_config", self.hidden_size // self.attention_downsample_rate, self.num_attention_heads)


@strict
class DJepaConfig(HubCodeMixin, PreTrainedConfig):
    r"""Configuration of `DJepaModel` and of the models built on it.

    Args:
        vision_config, text_config, prompt_config, decoder_config: the parts, as objects or dictionaries; base size
            by default.
        fusion_hidden_size: width of the joint page embedding.
        fusion_num_layers: layers in which image tokens attend to text tokens and text tokens to image tokens.
        predictor_hidden_size, predictor_num_layers, predictor_num_attention_heads: of the two narrow predictors of
            pre-training.
        tie_word_embeddings: MLM's last matrix is the text encoder's table of word embeddings, as in BERT.
        jepa_context: what hidden image blocks are predicted from: the `"joint"` image and text embedding (paper section
            1), the `"text"` alone (section 3.4), or the visible `"image"` alone, their pixels too (as in I-JEPA, arXiv
            2301.08243, and MAE, arXiv 2111.06377).
        center_targets: take from D-JEPA's targets what all places of a page share, before they are layer-normed;
            without, the image encoder's outputs collapsed within 60 steps in `benchmarks/pretraining.py`.
        mlm_loss_weight, mim_loss_weight, jepa_image_loss_weight, jepa_text_loss_weight: weights of the terms of the
            pre-training loss; one of 0 is worked out all the same, for the log.
        variance_loss_weight, covariance_loss_weight: weights of the terms that keep the outputs of encoders and fusion
            apart from place to place, after VICReg (arXiv 2105.04906); without them the image encoder's were the same
            for all places after 56 steps of `benchmarks/pretraining.py --plan short`, to one part in a hundred.
        mask_loss_weight, dice_loss_weight, iou_loss_weight, presence_loss_weight, word_loss_weight: weights of the
            terms of the fine-tuning loss; focal : dice : IoU : presence = 20 : 1 : 1 : 1 as in SAM 2 (arXiv
            2408.00714).

    Raises:
        ValueError: if a part's sizes are impossible, patches are not 4 pixels apart, or the fusion's width does not fit
            its heads.

    >>> config = DJepaConfig.from_size("tiny")
    >>> config.vision_config.depths
    [1, 2, 7, 2]
    """

    model_type = "djepa"
    keys_to_ignore_at_inference = ["loss_dict", "spreads"]  # what `Trainer.predict` gives besides is arrays
    hub_auto_map = hub_classes(
        AutoConfig="DJepaConfig",
        AutoModel="DJepaModel",
        AutoModelForMaskGeneration="DJepaForPromptableSegmentation",
        AutoModelForPreTraining="DJepaForPreTraining",
    )
    base_model_fsdp_plan = {
        "text_encoder.bert.encoder.layer.*": "free_full_weight",
        "fusion.layers.*": "free_full_weight",
    }
    sub_configs_defaults = {
        "vision_config": DJepaVisionConfig,
        "text_config": DJepaTextConfig,
        "prompt_config": DJepaPromptConfig,
        "decoder_config": DJepaDecoderConfig,
    }

    vision_config: dict | PreTrainedConfig | None = None
    text_config: dict | PreTrainedConfig | None = None
    prompt_config: dict | PreTrainedConfig | None = None
    decoder_config: dict | PreTrainedConfig | None = None
    fusion_hidden_size: int = 768
    fusion_num_layers: int = 4
    fusion_num_attention_heads: int = 12
    fusion_intermediate_size: int = 3072
    predictor_hidden_size: int = 384
    predictor_num_layers: int = 4
    predictor_num_attention_heads: int = 6
    tie_word_embeddings: bool = True
    jepa_context: str = "joint"
    center_targets: bool = True
    mlm_loss_weight: float | int = 1.0
    mim_loss_weight: float | int = 1.0
    jepa_image_loss_weight: float | int = 1.0
    jepa_text_loss_weight: float | int = 1.0
    variance_loss_weight: float | int = 1.0
    covariance_loss_weight: float | int = 0.05
    mask_loss_weight: float | int = 20.0
    dice_loss_weight: float | int = 1.0
    iou_loss_weight: float | int = 1.0
    presence_loss_weight: float | int = 1.0
    word_loss_weight: float | int = 1.0
    initializer_range: float = 0.02

    def __post_init__(self, **kwargs):
        super().__post_init__(**kwargs)
        stride = self.vision_config.patch_stride[0]
        if stride != MASK_STRIDE:
            raise ValueError(f"vision_config.patch_stride is {stride}; masks have a cell every {MASK_STRIDE} pixels.")
        _check_heads("fusion", self.fusion_hidden_size, self.fusion_num_attention_heads)
        if self.fusion_hidden_size % 4:
            raise ValueError(
                f"fusion_hidden_size is {self.fusion_hidden_size}; 2-D sin-cos positions need a multiple of 4."
            )
        _check_heads("predictor", self.predictor_hidden_size, self.predictor_num_attention_heads)
        if self.predictor_hidden_size % 4:
            raise ValueError(
                f"predictor_hidden_size is {self.predictor_hidden_size}; 2-D sin-cos positions need a multiple of 4."
            )
        self.check_pretraining()

    def check_pretraining(self) -> None:
        """Raises `ValueError` for an unknown `jepa_context`, pre-training loss weights below 0, or nothing to learn."""
        if self.jepa_context not in JEPA_CONTEXTS:
            raise ValueError(f"jepa_context must be one of {', '.join(JEPA_CONTEXTS)}, got {self.jepa_context!r}.")
        weights = {name: getattr(self, f"{name}_loss_weight") for name in (*PRETRAINING_LOSSES, *COLLAPSE_LOSSES)}
        if min(weights.values()) < 0 or not any(weights[name] for name in PRETRAINING_LOSSES):
            raise ValueError(
                f"The pre-training loss weights are {weights}; none may be negative, and one at least must be above 0 "
                f"of {', '.join(PRETRAINING_LOSSES)}."
            )

    @classmethod
    def from_dict(cls, config_dict: dict, **kwargs) -> "DJepaConfig":
        """As everywhere; of what another version wrote, unknown fields are a warning.

        Raises:
            ValueError: a part of another kind, or a value of the wrong type; the field and the versions are named.
        """
        check_saved(cls, config_dict)
        try:
            return super().from_dict(config_dict, **kwargs)
        except StrictDataclassError as error:
            raise ValueError(f"{' '.join(str(error).split())}. {versions(config_dict)}") from error

    @classmethod
    def from_size(cls, size: str, **kwargs) -> "DJepaConfig":
        """The configuration of a named size, `"nano"`, `"tiny"`, `"small"`, `"base"` or `"large"`.

        `kwargs` override fields of the result. Raises `ValueError` for another name.
        """
        if size not in SIZES:
            raise ValueError(f"There is no size {size!r}; choose one of {', '.join(SIZES)}.")
        return cls(**{**SIZES[size], **kwargs})


def _check_heads(part: str, width: int, heads: int) -> None:
    if heads < 1 or width < heads or width % heads:
        raise ValueError(f"{part}: a width of {width} cannot be cut into {heads} attention heads; make it a multiple.")
