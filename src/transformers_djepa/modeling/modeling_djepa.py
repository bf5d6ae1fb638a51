"""`DJepaModel` encodes pages; `DJepaForPromptableSegmentation` answers questions about them.

    page image -> Hiera, OCR words -> BERT, both -> cross-attention fusion = page embeddings
    page embeddings -> pixel decoder = a vector per mask cell
    question -> CLIP, clicks, boxes, rough masks -> prompt encoder = prompts
    page embeddings, prompts -> mask decoder -> masks, word scores, presence

A page is encoded once (`get_page_embeddings`) for any number of questions (paper section 3.4, see docs/paper.md).
"""

import torch
from transformers.models.sam2.modeling_sam2 import Sam2Attention
from transformers.processing_utils import Unpack
from transformers.utils import TransformersKwargs, can_return_tuple
from transformers.utils.import_utils import is_torchdynamo_compiling
from transformers.utils.output_capturing import OutputRecorder, capture_outputs

from djepa_runtime.conventions import ABSENT, MASK_STRIDE, MAX_MASK_PROMPT

from ..configuration import DJepaConfig
from .fusion import DJepaFusion
from .geometry import box_centres, page_cells, page_to_square, sample_error_clicks, unit_centres
from .image_encoder import DJepaVisionModel, DJepaVisionModelOutput
from .losses import segmentation_losses
from .mask_decoder import DJepaMaskDecoder, DJepaPixelDecoder, PageTokens
from .outputs import DJepaModelOutput, DJepaSegmentationOutput
from .pretrained import DJepaPreTrainedModel
from .prompt_encoder import DJepaPromptEncoder
from .text_encoder import DJepaTextModel
from .words import count_words, gather_words, group_means, label_relations, pad_overlap, tokens_of_words


WORD_EMBEDDINGS = "model.text_encoder.bert.embeddings.word_embeddings.weight"
PROMPT_EMBEDDINGS = "prompt_encoder.clip.embeddings.token_embedding.weight"


class DJepaModel(DJepaPreTrainedModel):
    """Hiera image encoder, BERT text encoder with boxes, and their fusion: the joint embedding of a page."""

    # Loads from any checkpoint of the family, without its prompt encoder, decoder or pre-training heads.
    _keys_to_ignore_on_load_unexpected = [r"^(?!(model\.)?(image_encoder|text_encoder|fusion)\.)"]

    def __init__(self, config: DJepaConfig):
        super().__init__(config)
        self.image_encoder = DJepaVisionModel._from_config(config.vision_config)
        self.text_encoder = DJepaTextModel._from_config(config.text_config)
        self.fusion = DJepaFusion(config)
        self.post_init()

    def get_input_embeddings(self):
        return self.text_encoder.bert.embeddings.word_embeddings

    def set_input_embeddings(self, value):
        self.text_encoder.bert.embeddings.word_embeddings = value

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
        inputs_embeds: torch.Tensor | None = None,
        output_feature_maps: bool = True,
        **kwargs: Unpack[TransformersKwargs],
    ) -> DJepaModelOutput:
        r"""Encode pages.

        Args:
            pixel_values: `(B, 3, S, S)` letterboxed page; `None` for a page without an image.
            input_ids: `(B, L)` tokens of the page's words; or `inputs_embeds` `(B, L, hidden)`.
            bbox: `(B, L, 4)` box of each token's word in 0..1000 of the page.
            attention_mask: `(B, L)` 1 at tokens, 0 at padding; all ones by default.
            word_ids: `(B, L)` index of each token's word, -1 at special and padding tokens; one per token by default.
            reshaped_input_sizes: `(B, 2)` height and width of the page inside the square; by default the page fills it.
            original_sizes: unused; accepted for `model(**processor(...))`.
            unit_mask: `(B, units)` true at the mask units to compute, or a `UnitSelection`; by default those that
                contain part of the page.
            output_feature_maps: also return the image encoder's feature maps, which the pixel decoder needs.
        """
        tokens = input_ids if input_ids is not None else inputs_embeds
        size, positions = self.config.vision_config.image_size, self.config.text_config.max_position_embeddings
        if tokens is None or bbox is None:
            raise ValueError("A page needs `input_ids` (or `inputs_embeds`) and `bbox`; the processor makes both.")
        if tokens.shape[1] > positions:
            raise ValueError(
                f"The page has {tokens.shape[1]} tokens, the text encoder {positions} positions; cut the page with "
                f"processor(..., max_length={positions})."
            )
        if attention_mask is None:
            attention_mask = torch.ones(tokens.shape[:2], dtype=torch.long, device=tokens.device)
        if word_ids is None:
            word_ids = torch.where(attention_mask.bool(), torch.arange(tokens.shape[1], device=tokens.device), -1)
        if reshaped_input_sizes is None:
            reshaped_input_sizes = torch.full((tokens.shape[0], 2), size, device=tokens.device)

        # Inner states requested by an argument or this configuration; otherwise the encoders' configurations decide.
        flags = ("output_hidden_states", "output_attentions")
        requested = {flag: kwargs.get(flag, True) for flag in flags if flag in kwargs or getattr(self.config, flag)}
        text_output = self.text_encoder(input_ids, attention_mask, bbox, inputs_embeds, return_dict=True, **requested)
        text = text_output.last_hidden_state  # (B, L, text)
        if pixel_values is None:
            image = DJepaVisionModelOutput()
        else:
            image = self._encode_image(pixel_values, reshaped_input_sizes, unit_mask, **requested)
        token_boxes = page_to_square(bbox, reshaped_input_sizes, size)  # (B, L, 4)
        # (B, K, fusion), (B, L, fusion)
        image_embeds, text_embeds = self.fusion(image, text, token_boxes, attention_mask)
        return DJepaModelOutput(
            image_embeds=image_embeds,
            unit_indices=image.unit_indices,
            unit_attention_mask=image.unit_attention_mask,
            feature_maps=image.feature_maps if output_feature_maps else None,
            text_embeds=text_embeds,
            attention_mask=attention_mask,
            token_boxes=token_boxes,
            word_ids=word_ids,
            reshaped_input_sizes=reshaped_input_sizes,
            image_hidden_state=image.last_hidden_state,
            text_hidden_state=text,
            hidden_states=text_output.hidden_states,
            attentions=text_output.attentions,
            vision_hidden_states=image.hidden_states,
            vision_attentions=image.attentions,
        )

    def _encode_image(self, pixel_values, reshaped_input_sizes, unit_mask, **requested) -> DJepaVisionModelOutput:
        vision = self.config.vision_config
        # Dropping units breaks a compiled graph: worthwhile for hidden units, but not for the letterbox padding.
        drop_units = unit_mask is not None or not is_torchdynamo_compiling()
        if unit_mask is None:
            unit_mask = page_cells(reshaped_input_sizes, vision.units_per_side, vision.image_size).flatten(1)
        return self.image_encoder(pixel_values, unit_mask, drop_units=drop_units, return_dict=True, **requested)


class LabelKwargs(TransformersKwargs, total=False):
    """Labels that not every batch has.

    `Trainer` waits for all arguments of `forward` with "label" in their name, so these are keywords of `**kwargs`.
    """

    input_labels: torch.Tensor | None
    mask_labels: torch.Tensor | None
    word_labels: torch.Tensor | None
    kind_labels: torch.Tensor | None


class DJepaForPromptableSegmentation(DJepaPreTrainedModel):
    """Answers questions about pages: mask and words of the answer, and whether there is one."""

    _can_record_outputs = {"mask_decoder_attentions": OutputRecorder(Sam2Attention, index=1)}
    _fsdp_plan = {
        "prompt_encoder.clip.encoder.layers.*": "free_full_weight",
        "mask_decoder.transformer.layers.*": "free_full_weight",
    }

    def __init__(self, config: DJepaConfig):
        super().__init__(config)
        if config.tie_prompt_embeddings:
            self._tied_weights_keys = {PROMPT_EMBEDDINGS: WORD_EMBEDDINGS}
        self.model = DJepaModel(config)
        self.pixel_decoder = DJepaPixelDecoder(config)
        self.prompt_encoder = DJepaPromptEncoder(config)
        self.mask_decoder = DJepaMaskDecoder(config)
        self.post_init()

    def get_page_embeddings(self, *page_inputs, num_words: int | None = None, **kwargs) -> DJepaModelOutput:
        """Encode pages, with the arguments of `DJepaModel.forward`, for `model(page_embeddings=..., **questions)`.

        Image features are decoded to `pixel_embeds`, which replace the larger `feature_maps`. `num_words` is that of
        the page with the most words, which a compiled or exported graph cannot read.
        """
        page = self.model(*page_inputs, **kwargs | {"output_feature_maps": True, "return_dict": True})
        if page.image_embeds is None:
            return page
        num_words = num_words or count_words(page.word_ids)
        words, _, word_boxes = gather_words(page.text_embeds, page.token_boxes, page.word_ids, num_words)
        units = (page.image_embeds, page.unit_indices, page.image_mask)
        pixels = self.pixel_decoder(*units, page.feature_maps, words, word_boxes)
        return DJepaModelOutput(**{**page, "pixel_embeds": pixels, "feature_maps": None})

    def without_image(self, page_embeddings: DJepaModelOutput) -> DJepaModelOutput:
        """Embeddings of the words alone of encoded pages: those of `get_page_embeddings` without `pixel_values`."""
        page, no_image = page_embeddings, DJepaVisionModelOutput()
        _, text_embeds = self.model.fusion(no_image, page.text_hidden_state, page.token_boxes, page.attention_mask)
        kept = ("text_hidden_state", "token_boxes", "attention_mask", "word_ids", "reshaped_input_sizes")
        return DJepaModelOutput(text_embeds=text_embeds, **{name: page[name] for name in kept})

    def get_question_embeddings(self, prompt_input_ids, prompt_attention_mask=None) -> torch.Tensor:
        """Encode questions `(B, Q, P)`, to ask them of several pages: `(B, Q, 1 + P, width)`, see `forward`."""
        return self.prompt_encoder.encode_questions(prompt_input_ids, prompt_attention_mask)

    @capture_outputs
    def forward(
        self,
        pixel_values: torch.Tensor | None = None,
        input_ids: torch.Tensor | None = None,
        bbox: torch.Tensor | None = None,
        attention_mask: torch.Tensor | None = None,
        word_ids: torch.Tensor | None = None,
        reshaped_input_sizes: torch.Tensor | None = None,
        original_sizes: torch.Tensor | None = None,
        prompt_input_ids: torch.Tensor | None = None,
        prompt_attention_mask: torch.Tensor | None = None,
        input_points: torch.Tensor | None = None,
        input_boxes: torch.Tensor | None = None,
        input_masks: torch.Tensor | None = None,
        prompt_overlap: torch.Tensor | None = None,
        page_embeddings: DJepaModelOutput | None = None,
        question_embeddings: torch.Tensor | None = None,
        presence_labels: torch.Tensor | None = None,
        num_clicks: torch.Tensor | None = None,
        multimask_output: bool = False,
        **kwargs: Unpack[LabelKwargs],
    ) -> DJepaSegmentationOutput:
        r"""Answer questions about pages; with labels, also compute the loss.

        Args:
            pixel_values, input_ids, bbox, attention_mask, word_ids, reshaped_input_sizes, original_sizes: the page, see
                `DJepaModel.forward`; or its `page_embeddings`.
            prompt_input_ids, prompt_attention_mask: `(B, Q, P)` CLIP tokens of the questions; the mask is all zeros for
                padding and for a prompt without text.
            input_points: `(B, Q, N, 2)` clicks, x and y in 0..1000 of the page.
            input_labels: `(B, Q, N)` 1 for a click inside the answer, 0 outside, -10 for padding.
            input_boxes: `(B, Q, 4)` rough boxes in 0..1000 of the page; all -10 without a box.
            input_masks: `(B, Q, S/4, S/4)` logits of rough masks; all zeros without a mask.
            prompt_overlap: `(B, Q, W, 3)` word-overlap features (`processing/prompt_overlap.py`); answers are worse
                without.
            question_embeddings: of `get_question_embeddings`, in place of `prompt_input_ids`.
            mask_labels: `(B, Q', A, S/4, S/4)` share of each cell covered by each of A acceptable answers to the first
                Q' <= Q questions; all zeros for padding. Of other questions, and without `mask_labels`, only words and
                presence are trained, and `pred_masks` leaves them out: masks take most of the memory.
            word_labels: `(B, Q, A, W)` 1 at the words of each acceptable answer.
            kind_labels: `(B, Q, A, 2)` 1 for an answer that is text, and 1 for a mask that is the box around its words;
                0 for others, -100 without a loss. By default answers are text, and masks their words.
            presence_labels: `(B, Q)` 1 if the page has an answer, 0 if not, -100 for a question without a loss
                (padding, or an answer that cannot be trained).
            num_clicks: `(B, Q)` number of clicks to simulate in training, instead of `input_points`; 0 for questions
                without `mask_labels`. A first pass without clicks gives a mask. Clicks are placed on its errors, and it
                becomes a prompt.
            multimask_output: return the `num_multimask_outputs` masks for ambiguous questions instead of the single
                mask. Training includes all of them.
        """
        names = ("input_labels", "mask_labels", "word_labels", "kind_labels")
        input_labels, mask_labels, word_labels, kind_labels = (kwargs.pop(name, None) for name in names)
        if (word_labels is None) != (presence_labels is None) or (mask_labels is not None and word_labels is None):
            raise ValueError("Give word_labels and presence_labels together, with mask_labels where there is an image.")
        if num_clicks is not None and (mask_labels is None or input_points is not None):
            raise ValueError("num_clicks simulates clicks on errors of the mask: give mask_labels, not input_points.")
        masked = None  # questions that get a mask, the first ones; None: all
        if word_labels is not None:
            masked = 0 if mask_labels is None else mask_labels.shape[1]
        if page_embeddings is None:
            encode = self.model if masked == 0 else self.get_page_embeddings
            inputs = (pixel_values, input_ids, bbox, attention_mask, word_ids, reshaped_input_sizes)
            page_embeddings = encode(*inputs, **kwargs | {"return_dict": True})
        elif masked != 0 and page_embeddings.pixel_embeds is None and page_embeddings.image_embeds is not None:
            raise ValueError("page_embeddings has no pixel_embeds; make it with get_page_embeddings.")
        prompts = {
            "input_ids": prompt_input_ids,
            "attention_mask": prompt_attention_mask,
            "points": input_points,
            "labels": input_labels,
            "boxes": input_boxes,
            "masks": input_masks,
            "overlap": prompt_overlap,
            "questions": question_embeddings,
        }
        if num_clicks is not None:
            prompts |= self._simulate_clicks(page_embeddings, prompts, mask_labels, num_clicks)
        returned = slice(1, None) if multimask_output else slice(0, 1)
        kept = returned if word_labels is None else slice(None)  # training includes all masks
        answers = self._decode(page_embeddings, prompts, kept, word_labels, masked)
        loss, loss_dict = None, None
        if word_labels is not None:
            labels = {"mask_labels": mask_labels, "word_labels": word_labels, "presence_labels": presence_labels}
            loss, loss_dict = self._loss(page_embeddings, answers, kind_labels=kind_labels, **labels)
            answers |= {name: answers[name][:, :, returned] for name in answers if name != "presence_logits"}
        return DJepaSegmentationOutput(loss=loss, loss_dict=loss_dict, **answers, **page_embeddings.inner_states)

    def _decode(self, page: DJepaModelOutput, prompts: dict, kept: slice, word_labels=None, masked=None) -> dict:
        """Return the output of the mask decoder for the masks `kept`, see `DJepaMaskDecoder.forward`."""
        num_words = count_words(page.word_ids, word_labels, prompts["overlap"])
        words, word_mask, word_boxes = gather_words(page.text_embeds, page.token_boxes, page.word_ids, num_words)
        relations = label_relations(word_boxes)  # (B, 8, W, W)
        if self.config.decoder_config.layout_groups:
            groups = group_means(word_boxes, word_mask, self.config.answer_rule)  # (B, 3, W, W)
            relations = torch.cat([relations, groups], dim=1)
        keys = None
        if page.text_hidden_state is not None:
            keys, _, _ = gather_words(page.text_hidden_state, page.token_boxes, page.word_ids, num_words)
        if prompts["overlap"] is not None:
            prompts = prompts | {"overlap": pad_overlap(prompts["overlap"], page.word_ids, word_mask)}
        sizes = page.reshaped_input_sizes
        encoded_prompts = self.prompt_encoder(sizes, keys, word_mask, word_boxes, relations, **prompts)
        centres = box_centres(word_boxes)  # (B, W, 2)
        if page.image_embeds is not None:
            units = unit_centres(page.unit_indices, self.config.vision_config.units_per_side)
            centres = torch.cat([units, centres], dim=1)  # (B, K + W, 2)
        positions = self.prompt_encoder.position_encoding(centres)  # (B, K + W, width)
        page_tokens = PageTokens(
            image=page.image_embeds,
            unit_indices=page.unit_indices,
            unit_mask=page.image_mask,
            pixels=page.pixel_embeds,
            words=words,
            word_mask=word_mask,
            word_boxes=word_boxes,
            relations=relations,
            positions=positions.to(encoded_prompts.tokens.dtype),
        )
        return self.mask_decoder(page=page_tokens, prompts=encoded_prompts, kept=kept, masked=masked)

    def _loss(self, page, answers, mask_labels, word_labels, presence_labels, kind_labels):
        """Weighted sum and unweighted losses, in float32 because mask losses sum over tens of thousands of pixels."""
        has_tokens = tokens_of_words(page.word_ids, word_labels.shape[-1]).any(-1)  # (B, W) others have no score
        size = self.config.vision_config.image_size
        if kind_labels is None:
            kind_labels = word_labels.new_tensor([1, 0]).expand(*word_labels.shape[:3], -1)
        if "kind_logits" not in answers:  # words are the text of the answer
            word_labels = word_labels * kind_labels[..., :1]
        with torch.autocast(word_labels.device.type, enabled=False):
            return segmentation_losses(
                self.config,
                **{"pred_masks": None, **answers},
                mask_labels=mask_labels,
                word_labels=word_labels * has_tokens[:, None, None],
                presence_labels=presence_labels,
                kind_labels=kind_labels,
                pixel_mask=page_cells(page.reshaped_input_sizes, size // MASK_STRIDE, size),
            )

    @torch.no_grad()
    def _simulate_clicks(self, page, prompts, mask_labels, num_clicks) -> dict[str, torch.Tensor]:
        """Clicks on the errors of a first answer, and its mask as a prompt for the questions with clicks."""
        clicked = num_clicks > 0  # (B, Q)
        pages = torch.arange(len(clicked), device=clicked.device).unsqueeze(1)  # (B, 1)
        most = max(1, int(clicked.sum(1).max()))  # N questions of each page are answered, clicked ones first
        asked = clicked.int().argsort(dim=1, descending=True, stable=True)[:, :most]  # (B, N)
        given = {name: value if value is None else value[pages, asked] for name, value in prompts.items()}
        first = self._decode(page, given, slice(0, 1))["pred_masks"][:, :, 0].float()  # (B, N, S/4, S/4)
        size, counts = self.config.vision_config.image_size, num_clicks[pages, asked]
        found = sample_error_clicks(first, mask_labels[pages, asked], counts, page.reshaped_input_sizes, size)
        points = found[0].new_zeros(*clicked.shape, *found[0].shape[2:])  # (B, Q, clicks, 2)
        labels = found[1].new_full((*clicked.shape, found[1].shape[-1]), ABSENT)  # (B, Q, clicks)
        points[pages, asked], labels[pages, asked] = found
        masks = first.new_zeros(*clicked.shape, *first.shape[2:])  # (B, Q, S/4, S/4)
        masks[pages, asked] = first.clamp(-MAX_MASK_PROMPT, MAX_MASK_PROMPT)
        has_clicks = (labels != ABSENT).any(-1)[..., None, None]  # (B, Q, 1, 1)
        other = 0 if prompts["masks"] is None else prompts["masks"]
        return {"points": points, "labels": labels, "masks": torch.where(has_clicks, masks, other)}
