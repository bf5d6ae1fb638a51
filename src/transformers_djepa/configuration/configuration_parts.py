"""Configurations of text encoder, prompt encoder and mask decoder (paper sections 3.2 and 3.4, see docs/paper.md)."""

from huggingface_hub.dataclasses import strict
from transformers import BertConfig, CLIPTextConfig
from transformers.configuration_utils import PreTrainedConfig

from ..hub_code import HubCodeMixin, hub_classes


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
    late_interaction_size: int = 64

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
