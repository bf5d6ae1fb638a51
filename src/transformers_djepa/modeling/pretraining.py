"""`DJepaForPreTraining`: MLM, MIM and Document-JEPA (paper sections 1 and 3.4), without a label.

What is hidden is said by the inputs: `unit_mask` is true at the mask units that the context sees, `target_unit_mask` at
those that are predicted, `labels` holds the original tokens of hidden words. Targets are what slowly moving copies of
the two encoders (the target encoders) make of the whole page, before fusion.

    hidden image blocks <- `jepa_context`: the joint embedding of the visible page,
                           its text alone, or its visible image alone                 (D-JEPA)
    their pixels        <- the joint embedding, or the visible image alone            (MIM)
    hidden words        <- image embedding of the visible units alone                 (D-JEPA)
    hidden tokens       <- joint text embedding                                       (MLM)

Beside them, what encoders and fusion make of the visible page is kept from collapse (`collapse.py`).

Every loss is a mean within a page, then over the pages; one that has none of it counts with 0. So a batch that is cut
into smaller ones, for other processes or steps of accumulation, gives the same loss and gradient.
"""

import copy
from collections.abc import Iterator
from itertools import chain

import torch
from torch import nn
from torch.nn import functional as F
from transformers.activations import ACT2FN
from transformers.processing_utils import Unpack
from transformers.utils import TransformersKwargs, can_return_tuple

from ..configuration import DJepaConfig
from .adapters import merged, unadapted
from .collapse import covariance_loss, covariances, spread, variance_loss
from .geometry import box_centres, of_first_tokens, page_cells, pool_words, tokens_of_words, unit_centres
from .image_encoder import DJepaVisionModel
from .mask_units import UnitSelection, scatter_units
from .modeling_djepa import DJepaModel
from .outputs import DJepaModelOutput, DJepaPreTrainingOutput
from .predictor import DJepaPredictor
from .pretrained import DJepaPreTrainedModel
from .text_encoder import DJepaTextEncoder


TARGETS = {"target_image_encoder": "image_encoder", "target_text_encoder": "text_encoder"}


class DJepaMlmHead(nn.Module):
    """Joint text embedding to scores of tokens; the last matrix is the table of word embeddings."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        text = config.text_config
        self.dense = nn.Linear(config.fusion_hidden_size, text.hidden_size)
        self.act = ACT2FN[text.hidden_act]
        self.norm = nn.LayerNorm(text.hidden_size, eps=text.layer_norm_eps)
        self.decoder = nn.Linear(text.hidden_size, text.vocab_size)

    def forward(self, hidden_states: torch.Tensor) -> torch.Tensor:
        return self.decoder(self.norm(self.act(self.dense(hidden_states))))


class DJepaForPreTraining(DJepaPreTrainedModel):
    """The page encoders of `DJepaModel`, two narrow predictors, and the target encoders."""

    _tied_weights_keys = {"mlm_head.decoder.weight": "model.text_encoder.bert.embeddings.word_embeddings.weight"}
    _fsdp_plan = {"target_text_encoder.bert.encoder.layer.*": "free_full_weight"}
    _keep_in_fp32_modules_strict = list(TARGETS)  # a bf16 average at 0.996 rounds to nothing
    _keep_in_fp32_modules = ["target_image_encoder.encoder", "target_text_encoder.bert"]  # for quantizers to pass over

    def __init__(self, config: DJepaConfig):
        super().__init__(config)
        config.check_pretraining()  # fields may have been changed since the configuration was made
        vision, width = config.vision_config, config.predictor_hidden_size
        self.model = DJepaModel(config)
        self.target_image_encoder = DJepaVisionModel._from_config(vision)
        self.target_text_encoder = DJepaTextEncoder(config.text_config)
        self.image_predictor = DJepaPredictor(config)
        self.text_predictor = DJepaPredictor(config)
        context = config.jepa_context
        self.joint_context = nn.Linear(config.fusion_hidden_size, width) if context != "image" else None
        self.text_context = nn.Linear(config.text_config.hidden_size, width) if context == "text" else None
        self.image_context = nn.Linear(vision.hidden_size, width)
        self.image_head = nn.Linear(width, vision.hidden_size)
        self.text_head = nn.Linear(width, config.text_config.hidden_size)
        self.pixel_head = nn.Linear(width, vision.num_channels * vision.unit_pixels**2)
        self.mlm_head = DJepaMlmHead(config)
        self.post_init()
        self.reset_targets()
        self._freeze_targets()

    @classmethod
    def from_pretrained(cls, *args, output_loading_info: bool = False, **kwargs):
        """As everywhere; a checkpoint without target encoders starts them as copies of its encoders."""
        model, info = super().from_pretrained(*args, output_loading_info=True, **kwargs)
        missing = {name.partition(".")[0] for name in info["missing_keys"]} & set(TARGETS)
        if missing:
            model.reset_targets()
        model._freeze_targets()
        return (model, info) if output_loading_info else model

    @classmethod
    def maybe_distribute_model(cls, model, *args, **kwargs):
        """As everywhere, but FSDP2 finds one table of words: two, tied after it has cut them, part at the first step
        where processes have unequal shares.
        """
        model.tie_weights(recompute_mapping=False)
        return super().maybe_distribute_model(model, *args, **kwargs)

    def get_input_embeddings(self):
        return self.model.get_input_embeddings()

    def set_input_embeddings(self, value):
        self.model.set_input_embeddings(value)

    @torch.no_grad()
    def resize_token_embeddings(self, *args, **kwargs) -> nn.Embedding:
        """As everywhere; the target encoder's table keeps its own rows and takes new ones from the encoder's."""
        embeddings = super().resize_token_embeddings(*args, **kwargs)
        table = self.target_text_encoder.bert.embeddings
        kept = table.word_embeddings.weight[: len(embeddings.weight)]
        table.word_embeddings = copy.deepcopy(embeddings).to(kept).requires_grad_(False)
        table.word_embeddings.weight[: len(kept)] = kept
        return embeddings

    def get_output_embeddings(self):
        return self.mlm_head.decoder

    def set_output_embeddings(self, value):
        self.mlm_head.decoder = value

    @torch.no_grad()
    def reset_targets(self) -> None:
        """The target encoders become copies of the encoders."""
        self.update_targets(0.0)

    def _freeze_targets(self) -> None:
        """Without gradients, and in float32 whatever the model was built in."""
        for name in TARGETS:
            getattr(self, name).requires_grad_(False).float()

    def train(self, mode: bool = True):
        """As everywhere, but the target encoders never train: dropout in them would be noise in the targets."""
        super().train(mode)
        for name in TARGETS:
            getattr(self, name).eval()
        return self

    def _apply(self, *args, **kwargs):
        """What `to`, `bfloat16` and others do; the target encoders keep their float32 numbers on any device."""
        before = [tensor.detach() for tensor in self._target_tensors()]
        super()._apply(*args, **kwargs)
        for tensor, precise in zip(self._target_tensors(), before):
            if tensor.dtype != precise.dtype:
                tensor.data = precise.to(tensor.device)
        return self

    def _target_tensors(self) -> Iterator[torch.Tensor]:
        for name in TARGETS:
            target = getattr(self, name)
            yield from chain(target.parameters(), target.buffers())

    @torch.no_grad()
    def update_targets(self, momentum: float) -> None:
        """`target = momentum * target + (1 - momentum) * encoder`, once an optimizer step (`TargetEncoderCallback`).

        Adapters of `peft` on the encoder count as what they add to its weights.

        Raises:
            ValueError: if the encoder is quantized, or adapters are on a target encoder.
        """
        for name, source in TARGETS.items():
            target, encoder = unadapted(getattr(self, name), name), merged(getattr(self.model, source), source)
            for ours, theirs in zip(target.parameters(), encoder.parameters(), strict=True):
                ours.lerp_(theirs.to(ours.dtype), 1.0 - momentum)
            for ours, theirs in zip(target.buffers(), encoder.buffers(), strict=True):
                ours.copy_(theirs)

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
        r"""
        Args:
            pixel_values, bbox, attention_mask, word_ids, reshaped_input_sizes, original_sizes: the page, as
                `DJepaModel.forward` takes it. Without an image, only MLM is trained.
            input_ids: `(B, L)` tokens with the hidden ones replaced.
            unit_mask: `(B, units)` true at the mask units that the context sees.
            target_unit_mask: `(B, units)` true at the units to predict; none of them visible.
            labels: `(B, L)` the original token at hidden ones, -100 elsewhere. Without them, nor `target_unit_mask`,
                there is no loss and every token gets its scores.

        Raises:
            ValueError: units to predict without `labels` or without `unit_mask`, or a unit that is visible and to be
                predicted.
        """
        if labels is None and target_unit_mask is not None:
            raise ValueError("Pre-training needs `labels`, the tokens of hidden words; its collator makes them.")
        if pixel_values is not None and target_unit_mask is not None:
            if unit_mask is None:
                raise ValueError("Units to predict (target_unit_mask) need `unit_mask`, the units that may be seen.")
            if bool((unit_mask & target_unit_mask).any()):
                raise ValueError("A unit is both visible (unit_mask) and to be predicted (target_unit_mask).")
        page = self.model(
            pixel_values=pixel_values,
            input_ids=input_ids,
            bbox=bbox,
            attention_mask=attention_mask,
            word_ids=word_ids,
            reshaped_input_sizes=reshaped_input_sizes,
            unit_mask=unit_mask,
            output_feature_maps=False,
            **kwargs | {"return_dict": True},
        )
        if labels is None:
            return DJepaPreTrainingOutput(mlm_logits=self.mlm_head(page.text_embeds), **page.inner_states)
        hidden = labels != -100
        mlm_logits = self.mlm_head(page.text_embeds[hidden])  # (hidden tokens, vocab)
        token_losses = F.cross_entropy(mlm_logits.float(), labels[hidden], reduction="none")
        losses = {"mlm": _page_mean(_scatter(token_losses, hidden), hidden)}
        found: dict[str, torch.Tensor] = {"mlm_logits": mlm_logits}
        if pixel_values is not None and target_unit_mask is not None:
            original = torch.where(hidden, labels, input_ids)
            terms, image = self._predict_image(page, pixel_values, target_unit_mask)
            losses |= terms
            terms, text = self._predict_words(page, original, bbox, hidden)
            losses |= terms
            found |= image | text
            terms, found["spreads"] = self._spread_out(page, target_unit_mask, hidden)
            losses |= terms
        loss = sum(getattr(self.config, f"{name}_loss_weight") * value for name, value in losses.items())
        return DJepaPreTrainingOutput(loss=loss, loss_dict=losses, **found, **page.inner_states)

    def _predict_image(self, page: DJepaModelOutput, pixel_values, target_unit_mask):
        """Losses and representations of hidden units: their targets, and their pixels."""
        vision = self.config.vision_config
        counts = target_unit_mask.sum(1)
        slots = max(1, int(counts.max()))
        units = torch.argsort(~target_unit_mask, dim=1, stable=True)[:, :slots]  # (B, T), real ones first
        real = torch.arange(slots, device=units.device) < counts.unsqueeze(1)  # (B, T)
        places = unit_centres(units, vision.units_per_side)
        visual = self._image_context(page) if self.joint_context is None else self._joint_context(page)
        states = self.image_predictor(*visual, places, real)
        pixels = _unit_pixels(pixel_values, vision.unit_pixels)  # (B, U, pixels)
        wanted = _normalised(_at(pixels.float(), units))
        mim = F.mse_loss(self.pixel_head(states).float(), wanted, reduction="none").mean(-1)
        if self.text_context is not None:
            states = self.image_predictor(*self._text_context(page), places, real)
        targets = _at(self._image_targets(pixel_values, page.reshaped_input_sizes), units)  # (B, T, C)
        predictions = self.image_head(states).float()
        jepa = F.smooth_l1_loss(predictions, targets, reduction="none").mean(-1)
        losses = {"mim": _page_mean(mim, real), "jepa_image": _page_mean(jepa, real)}
        return losses, {"image_predictions": predictions[real], "image_targets": targets[real]}

    def _predict_words(self, page: DJepaModelOutput, original, bbox, hidden):
        """Loss and representations of hidden words, predicted from the visible image alone."""
        num_words = max(1, int(page.word_ids.max()) + 1)
        membership = tokens_of_words(page.word_ids, num_words)  # (B, W, L)
        with torch.autocast(original.device.type, enabled=False):  # what centring leaves of a rounded mean is noise
            targets, words = pool_words(self._text_targets(original, bbox, page), membership)  # (B, W, C)
        share, exists = pool_words(hidden.float().unsqueeze(-1), membership)
        real = (share.squeeze(-1) > 0) & exists  # (B, W)
        boxes = of_first_tokens(page.token_boxes, membership)
        states = self.text_predictor(*self._image_context(page), box_centres(boxes), real)
        predictions, targets = self.text_head(states).float(), self._normalised_targets(targets, words)
        jepa = F.smooth_l1_loss(predictions, targets, reduction="none").mean(-1)
        found = {"text_predictions": predictions[real], "text_targets": targets[real]}
        return {"jepa_text": _page_mean(jepa, real)}, found

    def _image_context(self, page: DJepaModelOutput) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """The visible image as predictors read it: states `(B, K, width)`, places `(B, K, 2)`, real `(B, K)`."""
        places = unit_centres(page.unit_indices, self.config.vision_config.units_per_side)
        return self.image_context(page.image_hidden_state), places, _visible(page)

    def _text_context(self, page: DJepaModelOutput) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """The visible text, in the same form."""
        states = self.text_context(page.text_hidden_state)
        return states, box_centres(page.token_boxes), page.attention_mask.bool()

    def _joint_context(self, page: DJepaModelOutput) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """The joint embedding of the visible page, image before text, in the same form."""
        unit_places = unit_centres(page.unit_indices, self.config.vision_config.units_per_side)
        return (
            torch.cat([self.joint_context(page.image_embeds), self.joint_context(page.text_embeds)], dim=1),
            torch.cat([unit_places, box_centres(page.token_boxes)], dim=1),
            torch.cat([_visible(page), page.attention_mask.bool()], dim=1),
        )

    def _spread_out(self, page: DJepaModelOutput, target_unit_mask, hidden):
        """Losses that keep what encoders and fusion make of a page apart from place to place, and how far apart it is.

        A page of fewer than two places, or of which nothing is predicted, counts with 0 in the losses.
        """
        losses: dict[str, torch.Tensor] = {"variance": 0.0, "covariance": 0.0}
        spreads = {}
        image, text = (_visible(page), target_unit_mask), (page.attention_mask.bool(), hidden)
        states = {
            "image": (page.image_hidden_state, *image),
            "text": (page.text_hidden_state, *text),
            "joint_image": (page.image_embeds, *image),
            "joint_text": (page.text_embeds, *text),
        }
        for name, (values, real, predicted) in states.items():
            found, several = covariances(values, real), real.sum(1) > 1
            ignored = ~(several & predicted.any(1))
            losses["variance"] += variance_loss(found).masked_fill(ignored, 0.0).mean()
            losses["covariance"] += covariance_loss(found).masked_fill(ignored, 0.0).mean()
            spreads[name] = (spread(found) * several).sum() / several.sum()
        return losses, spreads

    @torch.no_grad()
    def _image_targets(self, pixel_values, reshaped_input_sizes) -> torch.Tensor:
        """`(B, units, C)`, normalised: what the target encoder makes of the whole page."""
        vision = self.config.vision_config
        whole = page_cells(reshaped_input_sizes, vision.units_per_side, vision.image_size).flatten(1)
        output = self.target_image_encoder(pixel_values, unit_mask=whole, output_feature_maps=False)
        selection = UnitSelection(output.unit_indices, output.unit_attention_mask)
        real = output.unit_attention_mask
        if real is None:
            real = torch.ones_like(output.unit_indices, dtype=torch.bool)
        targets = self._normalised_targets(output.last_hidden_state.float(), real)
        return scatter_units(targets, selection, vision.units_per_side**2)

    @torch.no_grad()
    def _text_targets(self, original, bbox, page: DJepaModelOutput) -> torch.Tensor:
        """`(B, L, C)` of the target text encoder, which sees all words."""
        return self.target_text_encoder(original, page.attention_mask, bbox).float()

    def _normalised_targets(self, targets: torch.Tensor, real: torch.Tensor) -> torch.Tensor:
        """`(B, T, C)` less its mean over the real places `(B, T)` of the page (`center_targets`), then layer-normed.

        What all places of a page share is most of an encoder's output. Left in, it alone is a target that a constant
        hits, and the encoders soon make nothing else.
        """
        if self.config.center_targets:
            shares = real.unsqueeze(-1) / real.sum(1).clamp(min=1)[:, None, None]  # (B, T, 1)
            targets = targets - (targets * shares).sum(1, keepdim=True)
        return _normalised(targets)


def _page_mean(values: torch.Tensor, real: torch.Tensor) -> torch.Tensor:
    """Mean of `values` `(B, T)` where `real`, within each page, then over all pages; 0 for a page that has none."""
    pages = values.masked_fill(~real, 0.0).sum(1) / real.sum(1).clamp(min=1)
    return pages.mean()


def _visible(page: DJepaModelOutput) -> torch.Tensor:
    """`(B, K)` true at the image tokens that are units of the page."""
    if page.unit_attention_mask is not None:
        return page.unit_attention_mask
    return torch.ones_like(page.unit_indices, dtype=torch.bool)


def _scatter(values: torch.Tensor, where: torch.Tensor) -> torch.Tensor:
    """`values` `(n,)` put where `where` `(B, L)` is true, zeros elsewhere."""
    return values.new_zeros(where.shape).masked_scatter(where, values)


def _at(values: torch.Tensor, indices: torch.Tensor) -> torch.Tensor:
    """`(B, U, C)` at `(B, T)` to `(B, T, C)`."""
    return values.gather(1, indices.unsqueeze(-1).expand(-1, -1, values.shape[-1]))


def _normalised(values: torch.Tensor) -> torch.Tensor:
    """Zero mean and unit variance over the last dimension, without learned parameters."""
    return F.layer_norm(values, values.shape[-1:], eps=1e-6)


def _unit_pixels(pixel_values: torch.Tensor, side: int) -> torch.Tensor:
    """`(B, channels, H, W)` to the pixels of each mask unit, `(B, units, side * side * channels)`."""
    return F.unfold(pixel_values, side, stride=side).transpose(1, 2)
