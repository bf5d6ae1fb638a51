"""Configuration of the whole model, with a part for each block of paper section 3 (see docs/paper.md).

The fusion and the predictors are configured by fields of `DJepaConfig` itself. Named sizes are in `sizes.py`.
"""

from dataclasses import asdict
from typing import Any, Literal

from huggingface_hub.dataclasses import strict
from huggingface_hub.errors import StrictDataclassError
from transformers.configuration_utils import PreTrainedConfig

from djepa_runtime.answer_rule import AnswerRule
from djepa_runtime.conventions import MASK_STRIDE

from ..hub_code import HubCodeMixin, hub_classes
from .configuration_parts import DJepaDecoderConfig, DJepaPromptConfig, DJepaTextConfig, DJepaVisionConfig, check_heads
from .sizes import SIZES


PRETRAINING_LOSSES = ("mlm", "mim", "jepa_image", "jepa_text")
COLLAPSE_LOSSES = ("variance", "covariance")  # regularizers, not objectives


@strict
class DJepaConfig(HubCodeMixin, PreTrainedConfig):
    r"""Configuration of `DJepaModel` and of the models built on it.

    Args:
        vision_config, text_config, prompt_config, decoder_config: objects or dictionaries; base size by default.
        fusion_hidden_size: width of the joint page embedding.
        fusion_num_layers: layers in which image tokens attend to text tokens and text tokens to image tokens.
        predictor_hidden_size, predictor_num_layers, predictor_num_attention_heads: sizes of the two narrow predictors
            of pre-training.
        tie_prompt_embeddings: share the word embeddings of the text encoder with the prompt encoder; both need the same
            vocabulary and width.
        tie_word_embeddings: share the MLM output matrix with the word embeddings of the text encoder, as in BERT.
        jepa_context: context from which hidden image units are predicted: `"joint"`, the joint embedding (paper section
            1, see docs/paper.md), `"text"` alone (section 3.4), or the visible `"image"` alone, also for pixels (as in
            I-JEPA, arXiv 2301.08243, and MAE, arXiv 2111.06377).
        center_targets: subtract the page mean from D-JEPA targets before layer norm, against collapse.
        mlm_loss_weight, mim_loss_weight, jepa_image_loss_weight, jepa_text_loss_weight: weights of the pre-training
            objectives; those of weight 0 are still computed and logged.
        variance_loss_weight, covariance_loss_weight: weights of the VICReg terms (arXiv 2105.04906) against collapse.
        mask_loss_weight, dice_loss_weight, iou_loss_weight, presence_loss_weight, word_loss_weight, kind_loss_weight:
            weights of the fine-tuning losses; focal : dice : IoU : presence = 20 : 1 : 1 : 1 as in SAM 2
            (arXiv 2408.00714).
        answer_rule: constants of the rule that forms answers from words, as an `AnswerRule` or a dictionary.

    >>> config = DJepaConfig.from_size("tiny")
    >>> config.vision_config.depths
    [1, 2, 7, 2]
    """

    model_type = "djepa"
    keys_to_ignore_at_inference = ["loss_dict", "spreads"]  # `Trainer.predict` concatenates all other outputs
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
    tie_prompt_embeddings: bool = False
    jepa_context: Literal["joint", "text", "image"] = "joint"
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
    kind_loss_weight: float | int = 1.0
    initializer_range: float = 0.02
    answer_rule: dict | AnswerRule | None = None

    def __post_init__(self, **kwargs):
        super().__post_init__(**kwargs)
        self.answer_rule = AnswerRule.create(self.answer_rule)
        stride = self.vision_config.patch_stride[0]
        if stride != MASK_STRIDE:
            raise ValueError(f"vision_config.patch_stride is {stride}; masks have a cell every {MASK_STRIDE} pixels.")
        text, prompt = self.text_config, self.prompt_config
        sizes = [(part.vocab_size, part.hidden_size) for part in (text, prompt)]
        if self.tie_prompt_embeddings and sizes[0] != sizes[1]:
            raise ValueError(
                "tie_prompt_embeddings needs equal vocab_size and hidden_size; "
                f"text_config has {sizes[0]}, prompt_config {sizes[1]}."
            )
        for part in ("fusion", "predictor"):
            width = getattr(self, f"{part}_hidden_size")
            check_heads(part, width, getattr(self, f"{part}_num_attention_heads"))
            if width % 4:
                raise ValueError(f"{part}_hidden_size is {width}; 2-D sin-cos positions need a multiple of 4.")

    @classmethod
    def from_dict(cls, config_dict: dict, **kwargs) -> "DJepaConfig":
        if "answer_rule" in kwargs:  # the base class would set it without validation
            config_dict = config_dict | {"answer_rule": kwargs.pop("answer_rule")}
        try:
            return super().from_dict(config_dict, **kwargs)
        except StrictDataclassError as error:
            raise ValueError(" ".join(str(error).split())) from error

    def to_dict(self) -> dict[str, Any]:
        return super().to_dict() | {"answer_rule": asdict(self.answer_rule)}

    @classmethod
    def from_size(cls, size: str, **kwargs) -> "DJepaConfig":
        """Return the configuration of a size of `sizes.py`; `kwargs` override its fields."""
        if size not in SIZES:
            raise ValueError(f"There is no size {size!r}; choose one of {', '.join(SIZES)}.")
        return cls(**{**SIZES[size], **kwargs})
