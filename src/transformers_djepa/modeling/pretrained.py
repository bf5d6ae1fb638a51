"""What all models of the family share: configuration, weight initialisation, which attention kernels they support."""

import torch
from torch import nn
from transformers import PreTrainedModel
from transformers import initialization as init

from ..configuration import DJepaConfig
from ..hub_code import HubClassMixin
from .towers import Source, load_towers


BERT_WIDTH = 768  # `initializer_range` was chosen for layers of this width; narrower ones get the same gain
PRIOR_LOGIT = -4.0  # words and pixels start out as "no" (p ≈ 0.02), as in RetinaNet (arXiv 1708.02002, section 4.1)
NO_FLASH_ATTENTION = (
    "Flash attention takes no bias on its scores, and here the bias says where words stand; leave attn_implementation "
    'out, or choose it for the image encoder alone: {"vision_config": "flash_attention_2"}.'
)


class DJepaPreTrainedModel(HubClassMixin, PreTrainedModel):
    config: DJepaConfig
    config_class = DJepaConfig
    base_model_prefix = "model"
    main_input_name = "pixel_values"
    input_modalities = ("image", "text")
    supports_gradient_checkpointing = True
    accepts_loss_kwargs = False  # losses are means over pages: Trainer divides by the accumulation steps itself
    _no_split_modules = [
        "DJepaFusion",
        "DJepaPromptEncoder",
        "DJepaMaskDecoder",
        "DJepaPredictor",
    ]  # each on one device
    _supports_sdpa = True
    _supports_flash_attn = False  # it takes no bias on the scores; see `NO_FLASH_ATTENTION`
    _supports_flex_attn = False
    _supports_attention_backend = True

    def __init__(self, config, *inputs, **kwargs):
        super().__init__(config, *inputs, **kwargs)
        for name in config.sub_configs:  # the mask decoder, a plain module, has nobody else to choose its attention
            part = getattr(config, name)
            if part._attn_implementation is None:
                part._attn_implementation = config._attn_implementation

    @classmethod
    def is_custom_code(cls) -> bool:
        """False: `_init_weights` here and in all parts keeps to `transformers.initialization`, as the library's own do.

        For other code `from_pretrained` passes over modules without parameters of their own, and so over what CLIP's
        initialisation does for its attention and MLP when a checkpoint lacks the prompt encoder.
        """
        return False

    def _flash_attn_can_dispatch(self, *args, **kwargs) -> bool:
        """Raises `ValueError`, as transformers asks of a model that cannot, but with the way out."""
        raise ValueError(NO_FLASH_ATTENTION)

    @torch.no_grad()
    def _init_weights(self, module: nn.Module):
        std = self.config.initializer_range
        if isinstance(module, (nn.Linear, nn.Conv2d, nn.ConvTranspose2d)):
            fan_in = module.weight[0].numel()
            init.trunc_normal_(module.weight, mean=0.0, std=std * (BERT_WIDTH / fan_in) ** 0.5)
            if module.bias is not None:
                init.zeros_(module.bias)
        elif isinstance(module, nn.Embedding):
            init.trunc_normal_(module.weight, mean=0.0, std=std)
            if module.padding_idx is not None:
                init.zeros_(module.weight[module.padding_idx])
        elif isinstance(module, nn.LayerNorm):
            init.ones_(module.weight)
            init.zeros_(module.bias)
        elif hasattr(module, "reset_djepa_parameters"):
            module.reset_djepa_parameters(std)

    def load_towers(
        self,
        image_encoder: Source | None = None,
        text_encoder: Source | None = None,
        prompt_encoder: Source | None = None,
    ) -> None:
        """Start the encoders from published weights, in place. Pre-training's target encoders follow.

        Args:
            image_encoder: a Hiera checkpoint (folder, Hub id or model) of this configuration's sizes, at any image
                size; positions are converted.
            text_encoder: a BERT checkpoint with this configuration's vocabulary; shorter position tables are extended.
            prompt_encoder: a CLIP checkpoint, of which the text tower is taken.

        Raises:
            ValueError: a checkpoint of another kind or size, or a prompt encoder for a model that has none.

        Example:

            >>> model = DJepaForPromptableSegmentation(DJepaConfig.from_size("base"))
            >>> clip = "openai/clip-vit-base-patch16"
            >>> model.load_towers("facebook/hiera-base-224-hf", "google-bert/bert-base-uncased", clip)
        """
        load_towers(self, image_encoder, text_encoder, prompt_encoder)
