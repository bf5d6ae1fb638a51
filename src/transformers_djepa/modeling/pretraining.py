"""`DJepaForPreTraining`: self-supervised MLM, MIM and Document-JEPA (paper sections 1 and 3.4, see docs/paper.md).

The collator chooses what is hidden: `unit_mask` is true at the visible mask units, `target_unit_mask` at those to
predict, and `labels` has the original tokens of hidden words. D-JEPA targets are the outputs of the target encoders on
the whole page, before fusion.

    predicted            from                                                               loss
    hidden image units   joint embedding of the visible page, its text, or its visible      D-JEPA
                         image (`jepa_context`)
    their pixels         joint embedding, or the visible image                              MIM
    hidden words         the visible image, before fusion                                   D-JEPA
    hidden tokens        joint text embedding                                               MLM

Two regularizers keep encoders and fusion from collapse (`losses.py`).

The predictors are narrow. As in I-JEPA (arXiv 2301.08243, section 3), each hidden position is a learned mask token with
a fixed 2-D sin-cos position encoding, which attends to the context and to the other hidden positions.
"""

from typing import NamedTuple

import torch
from torch import nn
from torch.nn import functional as F
from transformers import initialization as init
from transformers.activations import ACT2FN
from transformers.modeling_layers import GradientCheckpointingLayer
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS
from transformers.models.bert.modeling_bert import eager_attention_forward
from transformers.processing_utils import Unpack
from transformers.utils import TransformersKwargs, can_return_tuple

from djepa_runtime.conventions import IGNORED

from ..configuration import DJepaConfig
from .geometry import box_centres, page_cells, sincos_2d, unit_centres
from .image_encoder import key_padding_bias
from .losses import collapse_losses, mean_over_pages, normalise
from .mask_units import UnitSelection, scatter_units
from .modeling_djepa import DJepaModel
from .outputs import DJepaModelOutput, DJepaPreTrainingOutput
from .pretrained import DJepaPreTrainedModel
from .target_encoders import (
    TARGETS,
    DJepaTargetImageEncoder,
    DJepaTargetTextEncoder,
    active_copy,
    has_adapters,
    merge_adapters,
    normalise_targets,
)
from .text_encoder import DJepaMlmHead
from .words import gather_words, tokens_of_words


class Context(NamedTuple):
    """Tokens to predict from."""

    states: torch.Tensor  # (B, N, width)
    positions: torch.Tensor  # (B, N, 2) in 0..1 of the square
    mask: torch.Tensor  # (B, N) False at padding


class DJepaPredictorAttention(nn.Module):
    """Self-attention (B, N, width) -> (B, N - first, width) with additive `mask` (B, 1, 1, N)."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        self.config = config
        self.is_causal = False
        self.head_dim = config.predictor_hidden_size // config.predictor_num_attention_heads
        self.scaling = self.head_dim**-0.5
        self.qkv = nn.Linear(config.predictor_hidden_size, 3 * config.predictor_hidden_size)
        self.proj = nn.Linear(config.predictor_hidden_size, config.predictor_hidden_size)

    def forward(self, hidden_states: torch.Tensor, mask: torch.Tensor, first: int = 0) -> torch.Tensor:
        qkv = self.qkv(hidden_states).unflatten(-1, (3, -1, self.head_dim))  # (B, length, 3, heads, head_dim)
        queries, keys, values = qkv.permute(2, 0, 3, 1, 4)  # (B, heads, length, head_dim) each
        attend = ALL_ATTENTION_FUNCTIONS.get_interface(self.config._attn_implementation, eager_attention_forward)
        output, _ = attend(self, queries[:, :, first:], keys, values, mask, dropout=0.0, scaling=self.scaling)
        return self.proj(output.flatten(2))


class DJepaPredictorLayer(GradientCheckpointingLayer):
    """Pre-norm attention and MLP, only for positions from `first` on; shapes as in `DJepaPredictorAttention`."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        width, eps = config.predictor_hidden_size, config.text_config.layer_norm_eps
        self.attention_norm = nn.LayerNorm(width, eps=eps)
        self.attention = DJepaPredictorAttention(config)
        self.mlp_norm = nn.LayerNorm(width, eps=eps)
        activation = ACT2FN[config.text_config.hidden_act]
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), activation, nn.Linear(4 * width, width))

    def forward(self, hidden_states: torch.Tensor, mask: torch.Tensor, first: int = 0) -> torch.Tensor:
        attended = self.attention(self.attention_norm(hidden_states), mask, first)
        hidden_states = hidden_states[:, first:] + attended
        return hidden_states + self.mlp(self.mlp_norm(hidden_states))


class DJepaPredictor(nn.Module):
    """Predicts hidden states at hidden positions."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        self.width, self.initializer_range = config.predictor_hidden_size, config.initializer_range
        self.mask_token = nn.Parameter(torch.zeros(self.width))
        self.layers = nn.ModuleList(DJepaPredictorLayer(config) for _ in range(config.predictor_num_layers))
        self.norm = nn.LayerNorm(self.width, eps=config.text_config.layer_norm_eps)

    def reset_djepa_parameters(self):
        init.trunc_normal_(self.mask_token, std=self.initializer_range)

    def forward(
        self,
        context: Context,
        positions: torch.Tensor,  # (B, T, 2) in 0..1 of the square
        mask: torch.Tensor,  # (B, T) False at padding
    ) -> torch.Tensor:  # (B, T, width)
        states = context.states + sincos_2d(context.positions, self.width).to(context.states)
        targets = self.mask_token + sincos_2d(positions, self.width).to(states)  # (B, T, width)
        hidden_states = torch.cat([states, targets], dim=1)  # (B, N + T, width)
        bias = key_padding_bias(torch.cat([context.mask, mask], dim=1), hidden_states.dtype)  # (B, 1, 1, N + T)
        for layer in self.layers[:-1]:
            hidden_states = layer(hidden_states, bias)
        hidden_states = self.layers[-1](hidden_states, bias, states.shape[1])  # (B, T, width)
        return self.norm(hidden_states)


class DJepaForPreTraining(DJepaPreTrainedModel):
    """The page encoders of `DJepaModel`, two narrow predictors, and the target encoders."""

    _tied_weights_keys = {"mlm_head.decoder.weight": "model.text_encoder.bert.embeddings.word_embeddings.weight"}
    _fsdp_plan = {"target_text_encoder.bert.encoder.layer.*": "free_full_weight"}
    _keep_in_fp32_modules_strict = list(TARGETS)
    _keep_in_fp32_modules = ["target_image_encoder.encoder", "target_text_encoder.bert"]  # skipped by quantizers

    def __init__(self, config: DJepaConfig):
        super().__init__(config)
        vision, width = config.vision_config, config.predictor_hidden_size
        self.model = DJepaModel(config)
        self.target_image_encoder = DJepaTargetImageEncoder._from_config(vision)
        self.target_text_encoder = DJepaTargetTextEncoder(config.text_config)
        self.image_predictor = DJepaPredictor(config)
        self.text_predictor = DJepaPredictor(config)
        context = config.jepa_context
        self.joint_context = nn.Linear(config.fusion_hidden_size, width) if context != "image" else None
        self.text_context = nn.Linear(config.text_config.hidden_size, width) if context == "text" else None
        self.image_context = nn.Linear(vision.hidden_size, width)
        self.image_head = nn.Linear(width, vision.hidden_size)
        self.text_head = nn.Linear(width, config.text_config.hidden_size)
        self.pixel_head = nn.Linear(width, vision.num_channels * vision.unit_pixels**2)
        self.mlm_head = DJepaMlmHead(config.text_config, config.fusion_hidden_size)
        self.post_init()
        self.update_targets(0.0)

    @classmethod
    def from_pretrained(cls, *args, output_loading_info: bool = False, **kwargs):
        """Load as in the base class; a checkpoint without target encoders starts them as copies of its encoders."""
        model, info = super().from_pretrained(*args, output_loading_info=True, **kwargs)
        if {name.partition(".")[0] for name in info["missing_keys"]} & set(TARGETS):
            model.update_targets(0.0)
        for name in TARGETS:
            getattr(model, name).freeze()
        return (model, info) if output_loading_info else model

    @classmethod
    def maybe_distribute_model(cls, model, *args, **kwargs):
        """Tie the MLM head first: after FSDP2 has sharded both tables unequally, they would diverge."""
        model.tie_weights(recompute_mapping=False)
        return super().maybe_distribute_model(model, *args, **kwargs)

    @torch.no_grad()
    def resize_token_embeddings(self, *args, **kwargs) -> nn.Embedding:
        """Resize as in the base class, also the embeddings of the target text encoder."""
        embeddings = super().resize_token_embeddings(*args, **kwargs)
        self.target_text_encoder.match_embeddings(embeddings)
        return embeddings

    def get_output_embeddings(self):
        return self.mlm_head.decoder

    def set_output_embeddings(self, value):
        self.mlm_head.decoder = value

    @torch.no_grad()
    def update_targets(self, momentum: float) -> None:
        """Update the moving averages once per optimizer step (`TargetEncoderCallback`); a momentum of 0 copies.

        They follow the encoders' weights with `peft` adapters merged, and have no adapters themselves.
        """
        for name, source in TARGETS.items():
            target = active_copy(getattr(self, name))
            if has_adapters(target):
                raise ValueError(
                    f"There are adapters on {name}, which is a moving average and not trained; exclude the target "
                    "encoders with LoraConfig(..., exclude_modules=r'target_.*')."
                )
            target.update(merge_adapters(getattr(self.model, source), source), momentum)

    @can_return_tuple
    def forward(
        self,
        pixel_values: torch.Tensor | None = None,
        input_ids: torch.Tensor | None = None,
        bbox: torch.Tensor | None = None,
        attention_mask: torch.Tensor | None = None,
        word_ids: torch.Tensor | None = None,
        reshaped_input_sizes: torch.Tensor | None = None,
        original_sizes: torch.Tensor | None = None,
        unit_mask: torch.Tensor | None = None,
        target_unit_mask: torch.Tensor | None = None,
        labels: torch.Tensor | None = None,
        **kwargs: Unpack[TransformersKwargs],
    ) -> DJepaPreTrainingOutput:
        r"""Predict what is hidden on pages; with labels, also compute the loss.

        Args:
            pixel_values, bbox, attention_mask, word_ids, reshaped_input_sizes, original_sizes: the page, see
                `DJepaModel.forward`. Without an image, only MLM is trained.
            input_ids: `(B, L)` tokens, with hidden ones replaced.
            unit_mask: `(B, units)` true at the visible mask units.
            target_unit_mask: `(B, units)` true at the units to predict, none of them visible.
            labels: `(B, L)` original token at hidden tokens, -100 elsewhere. Without `labels` and `target_unit_mask`
                there is no loss, and all tokens are scored.
        """
        inputs = (pixel_values, input_ids, bbox, attention_mask, word_ids, reshaped_input_sizes)
        settings = kwargs | {"unit_mask": unit_mask, "output_feature_maps": False, "return_dict": True}
        page = self.model(*inputs, **settings)
        if labels is None:
            return DJepaPreTrainingOutput(mlm_logits=self.mlm_head(page.text_embeds), **page.inner_states)
        hidden = labels != IGNORED  # (B, L)
        mlm, mlm_logits = self.mlm_head.loss(page.text_embeds, labels)
        losses, outputs = {"mlm": mlm}, {"mlm_logits": mlm_logits}
        if pixel_values is not None and target_unit_mask is not None:
            image_losses, image_outputs = self._predict_image(page, pixel_values, target_unit_mask)
            original = torch.where(hidden, labels, input_ids)
            text_losses, text_outputs = self._predict_words(page, original, bbox, hidden)
            image, text = (page.image_mask, target_unit_mask), (page.attention_mask.bool(), hidden)
            regularizers, spreads = collapse_losses(
                {
                    "image": (page.image_hidden_state, *image),
                    "text": (page.text_hidden_state, *text),
                    "joint_image": (page.image_embeds, *image),
                    "joint_text": (page.text_embeds, *text),
                }
            )
            losses |= image_losses | text_losses | regularizers
            outputs |= image_outputs | text_outputs | {"spreads": spreads}
        loss = sum(getattr(self.config, f"{name}_loss_weight") * value for name, value in losses.items())
        return DJepaPreTrainingOutput(loss=loss, loss_dict=losses, **outputs, **page.inner_states)

    def _predict_image(self, page: DJepaModelOutput, pixel_values, target_unit_mask):
        """Losses, predictions and targets of the hidden units."""
        vision = self.config.vision_config
        counts = target_unit_mask.sum(1)  # (B,)
        most = max(1, int(counts.max()))
        units = torch.argsort(~target_unit_mask, dim=1, stable=True)[:, :most]  # (B, T) hidden units, then padding
        valid = torch.arange(most, device=units.device) < counts.unsqueeze(1)  # (B, T)
        positions = unit_centres(units, vision.units_per_side)  # (B, T, 2)
        context = self._image_context(page) if self.joint_context is None else self._joint_context(page)
        states = self.image_predictor(context, positions, valid)  # (B, T, width)
        pixels = F.unfold(pixel_values, vision.unit_pixels, stride=vision.unit_pixels).transpose(1, 2).float()
        pixels = normalise(pixels.take_along_dim(units.unsqueeze(-1), dim=1))  # (B, T, channels * side * side)
        mim = F.mse_loss(self.pixel_head(states).float(), pixels, reduction="none").mean(-1)  # (B, T)
        if self.text_context is not None:
            text = self.text_context(page.text_hidden_state)  # before fusion
            context = Context(text, box_centres(page.token_boxes), page.attention_mask.bool())
            states = self.image_predictor(context, positions, valid)
        targets = self._image_targets(pixel_values, page.reshaped_input_sizes)  # (B, units, C)
        targets = targets.take_along_dim(units.unsqueeze(-1), dim=1)  # (B, T, C)
        predictions = self.image_head(states).float()  # (B, T, C)
        jepa = F.smooth_l1_loss(predictions, targets, reduction="none").mean(-1)  # (B, T)
        losses = {"mim": mean_over_pages(mim, valid), "jepa_image": mean_over_pages(jepa, valid)}
        return losses, {"image_predictions": predictions[valid], "image_targets": targets[valid]}

    def _predict_words(self, page: DJepaModelOutput, original, bbox, hidden):
        """Loss, predictions and targets of the hidden words, from the visible image alone."""
        num_words = max(1, int(page.word_ids.max()) + 1)
        with torch.autocast(original.device.type, enabled=False):  # centring would amplify rounding errors
            output = self.target_text_encoder(original, page.attention_mask, bbox, return_dict=True)
            states = output.last_hidden_state.float()  # (B, L, C)
            targets, exists, boxes = gather_words(states, page.token_boxes, page.word_ids, num_words)  # (B, W, C)
        targets = normalise_targets(targets, exists, self.config.center_targets)
        valid = (tokens_of_words(page.word_ids, num_words) & hidden.unsqueeze(1)).any(-1)  # (B, W)
        states = self.text_predictor(self._image_context(page), box_centres(boxes), valid)  # (B, W, width)
        predictions = self.text_head(states).float()  # (B, W, C)
        jepa = F.smooth_l1_loss(predictions, targets, reduction="none").mean(-1)  # (B, W)
        outputs = {"text_predictions": predictions[valid], "text_targets": targets[valid]}
        return {"jepa_text": mean_over_pages(jepa, valid)}, outputs

    def _image_context(self, page: DJepaModelOutput) -> Context:
        """The visible image before fusion."""
        positions = unit_centres(page.unit_indices, self.config.vision_config.units_per_side)
        return Context(self.image_context(page.image_hidden_state), positions, page.image_mask)

    def _joint_context(self, page: DJepaModelOutput) -> Context:
        """The joint embedding of the visible page, image then text."""
        units = unit_centres(page.unit_indices, self.config.vision_config.units_per_side)
        return Context(
            states=torch.cat([self.joint_context(page.image_embeds), self.joint_context(page.text_embeds)], dim=1),
            positions=torch.cat([units, box_centres(page.token_boxes)], dim=1),
            mask=torch.cat([page.image_mask, page.attention_mask.bool()], dim=1),
        )

    def _image_targets(self, pixel_values, reshaped_input_sizes) -> torch.Tensor:
        """Normalised outputs `(B, units, C)` of the target encoder on the whole page."""
        vision = self.config.vision_config
        whole = page_cells(reshaped_input_sizes, vision.units_per_side, vision.image_size).flatten(1)
        output = self.target_image_encoder(pixel_values, unit_mask=whole, output_feature_maps=False)
        valid = output.unit_attention_mask
        if valid is None:
            valid = torch.ones_like(output.unit_indices, dtype=torch.bool)
        targets = normalise_targets(output.last_hidden_state.float(), valid, self.config.center_targets)
        return scatter_units(targets, UnitSelection(output.unit_indices, valid), vision.units_per_side**2)
