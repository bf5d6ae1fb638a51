"""The base class of all models: weight initialization, supported attention kernels, and published encoders.

Hiera, BERT and CLIP checkpoints load by parameter name. Parameters that they lack keep their initial values: box
embeddings and the 2-D attention bias start at zero, so an untrained text encoder computes the same as its BERT.
"""

from collections.abc import Mapping
from os import PathLike

import torch
from torch import nn
from transformers import BertModel, CLIPTextModel, HieraModel, PreTrainedConfig, PreTrainedModel
from transformers import initialization as init

from djepa_pages.damage import reading
from djepa_runtime.bundled import checkpoint_path

from ..configuration import DJepaConfig
from ..hub_code import HubClassMixin


Source = str | PathLike | PreTrainedModel

BERT_WIDTH = 768  # the width that `initializer_range` is meant for; other widths get the same gain
PRIOR_LOGIT = -4.0  # initial bias of words and pixels (p ≈ 0.02), as in RetinaNet (arXiv 1708.02002, section 4.1)


class DJepaPreTrainedModel(HubClassMixin, PreTrainedModel):
    config: DJepaConfig
    config_class = DJepaConfig
    base_model_prefix = "model"
    main_input_name = "pixel_values"
    input_modalities = ("image", "text")
    supports_gradient_checkpointing = True
    accepts_loss_kwargs = False  # losses are means over pages: Trainer divides by the accumulation steps itself
    _no_split_modules = ["DJepaFusion", "DJepaPixelDecoder", "DJepaPromptEncoder", "DJepaMaskDecoder", "DJepaPredictor"]
    _supports_sdpa = True
    _supports_flash_attn = False  # it takes no bias on attention scores; the image encoder supports it
    _supports_flex_attn = False
    _supports_attention_backend = True

    def __init__(self, config, *inputs, **kwargs):
        super().__init__(config, *inputs, **kwargs)
        for name in config.sub_configs:  # the mask decoder is a plain module, which does not set its own attention
            part = getattr(config, name)
            if part._attn_implementation is None:
                part._attn_implementation = config._attn_implementation

    @classmethod
    def is_custom_code(cls) -> bool:
        """Return False: all `_init_weights` use `transformers.initialization`, like models of the library.

        For custom code, `from_pretrained` skips modules without direct parameters. CLIP's attention and MLP would keep
        uninitialized weights if a checkpoint has no prompt encoder.
        """
        return False

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
            module.reset_djepa_parameters()

    def load_towers(
        self,
        image_encoder: Source | None = None,
        text_encoder: Source | None = None,
        prompt_encoder: Source | None = None,
    ) -> None:
        """Initialize the encoders, and the target encoders of pre-training, from published weights in place.

        Args:
            image_encoder: folder, Hub id or model of a Hiera (for `"absolute_win"` at any image size) or
                `DJepaVisionModel` with this configuration's sizes; or of a page model, whose image encoder is taken.
            text_encoder: the same for a BERT, a `DJepaTextModel` or a page model with this configuration's vocabulary;
                shorter position tables are fine.
            prompt_encoder: the same for a CLIP, whose text tower is loaded; or of a page model with a prompt encoder.

        >>> model = DJepaForPromptableSegmentation(DJepaConfig.from_size("base"))
        >>> model.load_towers("facebook/hiera-base-224-hf", "google-bert/bert-base-uncased")
        """
        if prompt_encoder is not None and not hasattr(self, "prompt_encoder"):
            name = type(self).__name__
            raise ValueError(f"{name} has no prompt encoder; load it into DJepaForPromptableSegmentation.")
        page = self.base_model
        if image_encoder is not None:
            weights = read_tower(image_encoder, HieraModel, type(page.image_encoder))
            page.image_encoder.load_hiera_state_dict(weights)
        if text_encoder is not None:
            weights = read_tower(text_encoder, BertModel, type(page.text_encoder))
            page.text_encoder.load_text_state_dict(weights)
        if prompt_encoder is not None:
            weights = read_tower(prompt_encoder, CLIPTextModel, type(self))
            self.prompt_encoder.load_prompt_state_dict(weights, self.config.tie_prompt_embeddings)
        if hasattr(self, "update_targets"):
            self.update_targets(0.0)


class PagePartMixin(HubClassMixin):
    """For the encoders of a page, which load from their own checkpoints or, by name, from those of page models."""

    page_part = ""  # name of the encoder in `DJepaModel`

    @classmethod
    def from_pretrained(
        cls, pretrained_model_name_or_path: str | PathLike | None, *args, output_loading_info: bool = False, **kwargs
    ):
        """Like the base class, but from a page model load this part of it."""
        kwargs["key_mapping"] = {rf"^(model\.)?{cls.page_part}\.": ""} | (kwargs.get("key_mapping") or {})
        model, info = super().from_pretrained(pretrained_model_name_or_path, *args, output_loading_info=True, **kwargs)
        model._weight_conversions = None  # `save_pretrained` would restore the names of the page model
        return (model, info) if output_loading_info else model

    def _adjust_missing_and_unexpected_keys(self, loading_info) -> None:
        """Ignore heads and the other parts of a page model, but not a checkpoint of other modules alone.

        `_keys_to_ignore_on_load_unexpected` would also hide unknown weights of a page model, which inherits it.
        """
        super()._adjust_missing_and_unexpected_keys(loading_info)
        has_modules = any("." in name for name in loading_info.unexpected_keys)
        if has_modules and loading_info.missing_keys.issuperset(name for name, _ in self.named_parameters()):
            raise ValueError(
                f"{self.name_or_path} has no weights of a {type(self).__name__}; give a checkpoint of it, or of a page "
                f"model, whose {self.page_part} is taken."
            )
        own = tuple(f"{name}." for model in (self, self.base_model) for name, _ in model.named_children())
        prefix = f"{self.base_model_prefix}."
        unexpected = loading_info.unexpected_keys
        loading_info.unexpected_keys = {name for name in unexpected if name.removeprefix(prefix).startswith(own)}


def load_weights(part: nn.Module, weights: Mapping[str, torch.Tensor], compare: str) -> None:
    """Load all weights of `part` and ignore others (heads, poolers); `compare` names fields for the error message."""
    own = part.state_dict()
    wrong = [name for name, weight in own.items() if name not in weights or weights[name].shape != weight.shape]
    if wrong:
        theirs = tuple(weights[wrong[0]].shape) if wrong[0] in weights else "no such weight"
        raise ValueError(
            f"{len(wrong)} weights do not fit this configuration, such as {wrong[0]} "
            f"(ours {tuple(own[wrong[0]].shape)}, theirs {theirs}); compare {compare}."
        )
    part.load_state_dict({name: weights[name] for name in own})


def read_tower(source: Source, kind: type[PreTrainedModel], part: type[PreTrainedModel]) -> dict[str, torch.Tensor]:
    """Return the state dict of a checkpoint's encoder, without the prefix of a task model.

    It is that of a `part` if the checkpoint has the model type of `part` or of a page model, else of a `kind`.
    """
    if not isinstance(source, PreTrainedModel):
        with reading(f"{source} cannot be loaded as a {kind.__name__}", keep=(OSError, ImportError)):
            folder = checkpoint_path(source)
            saved, _ = PreTrainedConfig.get_config_dict(str(folder))
            if saved.get("model_type") in (part.config_class.model_type, DJepaConfig.model_type):
                kind = part
            source, info = kind.from_pretrained(str(folder), output_loading_info=True)
        missing = [name for name in info["missing_keys"] if not name.startswith("pooler.")]
        if missing:
            raise ValueError(f"{source.name_or_path} is not a {kind.__name__}: it lacks {missing[0]} and others.")
    elif isinstance(source, DJepaPreTrainedModel):
        source = source if isinstance(source, part) else getattr(source.base_model, part.page_part)
    elif not isinstance(source, kind):
        source = getattr(source, "text_model", source.base_model) if kind is CLIPTextModel else source.base_model
    return source.state_dict()
