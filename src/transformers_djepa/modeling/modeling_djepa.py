"""The models of the family: `DJepaModel` encodes a page, `DJepaForPromptableSegmentation` answers questions about it.

Data flow (paper section 3.4): page image -> Hiera, OCR words -> BERT, both -> cross-attention fusion = the joint page.
Question -> CLIP, clicks, boxes and masks -> prompt tokens. Joint page and prompt tokens -> mask decoder -> masks,
words, presence. A page is encoded once (`get_page_embeddings`) and asked many questions.
"""

import torch
from transformers.models.sam2.modeling_sam2 import Sam2Attention
from transformers.processing_utils import Unpack
from transformers.utils import TransformersKwargs, can_return_tuple
from transformers.utils.import_utils import is_torchdynamo_compiling
from transformers.utils.output_capturing import OutputRecorder, capture_outputs

from ..configuration import DJepaConfig
from .clicks import sample_error_clicks
from .fusion import DJepaFusion
from .geometry import (
    box_centres,
    label_places,
    of_first_tokens,
    page_cells,
    page_to_square,
    pool_words,
    tokens_of_words,
    unit_centres,
)
from .image_encoder import DJepaVisionModel
from .losses import segmentation_losses
from .mask_decoder import DJepaMaskDecoder
from .outputs import DJepaModelOutput, DJepaSegmentationOutput
from .pretrained import DJepaPreTrainedModel
from .prompt_encoder import NO_POINT, DJepaPromptEncoder
from .text_encoder import DJepaTextEncoder


MAX_MASK_PROMPT = 8.0  # a first answer's logits are clamped before they become a prompt


class DJepaModel(DJepaPreTrainedModel):
    """Hiera image encoder, BERT text encoder with boxes, and their fusion: a page in, its joint embedding out."""

    def __init__(self, config: DJepaConfig):
        super().__init__(config)
        self.image_encoder = DJepaVisionModel._from_config(config.vision_config)
        self.text_encoder = DJepaTextEncoder(config.text_config)
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
        r"""
        Args:
            pixel_values: `(B, 3, S, S)` letterboxed page; `None` for a page known only by its words.
            input_ids: `(B, L)` tokens of the page's words; or `inputs_embeds` `(B, L, hidden)`.
            bbox: `(B, L, 4)` the box of each token's word in 0..1000 of the page.
            attention_mask: `(B, L)` 1 at tokens, 0 at padding; all ones by default.
            word_ids: `(B, L)` index of each token's word, -1 at special and padding tokens; by default every token
                but padding is a word.
            reshaped_input_sizes: `(B, 2)` height and width of the page inside the square; by default the page fills it.
            original_sizes: not used; accepted so that `model(**processor(...))` works.
            unit_mask: `(B, units)` true at the mask units to compute; by default those that hold any of the page.
            output_feature_maps: also lay the image encoder's stages out as maps, which the mask decoder needs.

        Raises:
            ValueError: without tokens, with more than the text encoder has positions, without their boxes, or if the
                boxes do not fit the tokens.
        """
        tokens = input_ids if input_ids is not None else inputs_embeds
        if tokens is None or bbox is None:
            raise ValueError("A page needs `input_ids` (or `inputs_embeds`) and `bbox`; the processor makes both.")
        if bbox.shape != (*tokens.shape[:2], 4):
            raise ValueError(
                f"bbox is {tuple(bbox.shape)}; {tuple(tokens.shape[:2])} tokens need {(*tokens.shape[:2], 4)}."
            )
        positions = self.config.text_config.max_position_embeddings
        if tokens.shape[1] > positions:
            raise ValueError(
                f"The page has {tokens.shape[1]} tokens, the text encoder {positions} positions; cut the page with "
                f"processor(..., max_length={positions})."
            )
        size = self.config.vision_config.image_size
        if attention_mask is None:
            attention_mask = torch.ones(tokens.shape[:2], dtype=torch.long, device=tokens.device)
        if word_ids is None:
            places = torch.arange(tokens.shape[1], device=tokens.device)
            word_ids = torch.where(attention_mask.bool(), places, -1)
        if reshaped_input_sizes is None:
            reshaped_input_sizes = torch.full((tokens.shape[0], 2), size, device=tokens.device)

        wanted = self._wanted_outputs(kwargs)
        text_output = self.text_encoder(input_ids, attention_mask, bbox, inputs_embeds, return_dict=True, **wanted)
        text = text_output.last_hidden_state  # (B, L, text)
        wanted |= {"output_feature_maps": output_feature_maps}
        image = self._encode_image(pixel_values, reshaped_input_sizes, unit_mask, wanted)
        token_boxes = page_to_square(bbox, reshaped_input_sizes, size)
        image_embeds, text_embeds = self.fusion(
            image.get("image_hidden_state"),
            image.get("unit_indices"),
            image.get("unit_attention_mask"),
            text,
            token_boxes,
            attention_mask,
        )
        return DJepaModelOutput(
            image_embeds=image_embeds,
            text_embeds=text_embeds,
            attention_mask=attention_mask,
            token_boxes=token_boxes,
            word_ids=word_ids,
            reshaped_input_sizes=reshaped_input_sizes,
            text_hidden_state=text,
            hidden_states=text_output.hidden_states,
            attentions=text_output.attentions,
            **image,
        )

    def _wanted_outputs(self, kwargs) -> dict:
        """What is asked of both encoders: by an argument, or by this model's configuration; else theirs decides."""
        flags = ("output_hidden_states", "output_attentions")
        return {flag: kwargs.get(flag, True) for flag in flags if flag in kwargs or getattr(self.config, flag)}

    def _encode_image(self, pixel_values, reshaped_input_sizes, unit_mask, wanted) -> dict[str, torch.Tensor]:
        if pixel_values is None:
            return {}
        vision = self.config.vision_config
        # To drop a page's padding, the graph would have to break; to drop what is hidden from training is worth it.
        drop_units = unit_mask is not None or not is_torchdynamo_compiling()
        if unit_mask is None:
            unit_mask = page_cells(reshaped_input_sizes, vision.units_per_side, vision.image_size).flatten(1)
        output = self.image_encoder(
            pixel_values, unit_mask=unit_mask, drop_units=drop_units, return_dict=True, **wanted
        )
        return {
            "image_hidden_state": output.last_hidden_state,
            "unit_indices": output.unit_indices,
            "unit_attention_mask": output.unit_attention_mask,
            "feature_maps": output.feature_maps,
            "vision_hidden_states": output.hidden_states,
            "vision_attentions": output.attentions,
        }


class DJepaForPromptableSegmentation(DJepaPreTrainedModel):
    """Asks a page questions: masks of the region that answers, its words, and whether the page has an answer at all."""

    # Checkpoints from before have none of these, and what they get instead says nothing.
    _keys_to_ignore_on_load_missing = [
        r"prompt_encoder\.(word_prompts|overlap_prompt\.)",
        r"\.word_messages\.",
        r"\.beside_words$",
    ]
    _can_record_outputs = {"mask_decoder_attentions": OutputRecorder(Sam2Attention, index=1)}
    _fsdp_plan = {
        "prompt_encoder.clip.encoder.layers.*": "free_full_weight",
        "mask_decoder.transformer.layers.*": "free_full_weight",
    }

    def __init__(self, config: DJepaConfig):
        super().__init__(config)
        self.model = DJepaModel(config)
        self.prompt_encoder = DJepaPromptEncoder(config)
        self.mask_decoder = DJepaMaskDecoder(config)
        self.post_init()

    def get_input_embeddings(self):
        return self.model.get_input_embeddings()

    def set_input_embeddings(self, value):
        self.model.set_input_embeddings(value)

    def get_page_embeddings(self, **page_inputs) -> DJepaModelOutput:
        """Encode pages once, to ask many questions: `model(page_embeddings=embeddings, **question_inputs)`.

        Takes the arguments of `DJepaModel.forward`.
        """
        return self.model(**page_inputs)

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
        input_labels: torch.Tensor | None = None,
        input_boxes: torch.Tensor | None = None,
        input_masks: torch.Tensor | None = None,
        prompt_overlap: torch.Tensor | None = None,
        page_embeddings: DJepaModelOutput | None = None,
        mask_labels: torch.Tensor | None = None,
        word_labels: torch.Tensor | None = None,
        presence_labels: torch.Tensor | None = None,
        num_clicks: torch.Tensor | None = None,
        multimask_output: bool = False,
        **kwargs: Unpack[TransformersKwargs],
    ) -> DJepaSegmentationOutput:
        r"""
        Args:
            pixel_values, input_ids, bbox, attention_mask, word_ids, reshaped_input_sizes, original_sizes: the page, as
                `DJepaModel.forward` takes it; or its `page_embeddings`.
            prompt_input_ids, prompt_attention_mask: `(B, Q, P)` CLIP tokens of the questions; a question of zeros in
                the mask is padding, or a prompt without words.
            input_points: `(B, Q, N, 2)` clicks, x and y in 0..1000 of the page.
            input_labels: `(B, Q, N)` 1 for a click inside the answer, 0 outside, -10 for padding.
            input_boxes: `(B, Q, 4)` a rough box in 0..1000 of the page; all -10 for a question without one.
            input_masks: `(B, Q, S/4, S/4)` logits of a rough mask; all zeros for a question without one.
            prompt_overlap: `(B, Q, L, 3)` what each token's word shares with the question (`word_overlap.py`); without,
                the question's tokens alone say it.
            mask_labels: `(B, Q, A, S/4, S/4)` share of each cell that an acceptable answer covers; zeros: no such
                alternative.
            word_labels: `(B, Q, A, W)` 1 at the words of each acceptable answer.
                Without mask_labels, for pages known by their words alone, words and presence are trained.
            presence_labels: `(B, Q)` 1 where the page has an answer, 0 where not, -100 for a padded question.
            num_clicks: `(B, Q)` with labels, in place of `input_points`: answer first without clicks, place so many
                where that answer is wrong, and answer again with them and the first mask: how corrections are trained.
            multimask_output: return the masks for ambiguous questions (three) instead of the single one. With labels,
                the loss is over all of them either way.

        Raises:
            ValueError: if nothing is asked, points come without labels, one kind of label without the others, labels
                for fewer words than the page has, or `num_clicks` with clicks of the caller's own.
        """
        if (word_labels is None) != (presence_labels is None) or (mask_labels is not None and word_labels is None):
            raise ValueError("Give word_labels and presence_labels together, with mask_labels where there is an image.")
        if page_embeddings is None:
            page_embeddings = self.model(
                pixel_values=pixel_values,
                input_ids=input_ids,
                bbox=bbox,
                attention_mask=attention_mask,
                word_ids=word_ids,
                reshaped_input_sizes=reshaped_input_sizes,
                **kwargs | {"return_dict": True},
            )
        asked = {
            "input_ids": prompt_input_ids,
            "attention_mask": prompt_attention_mask,
            "points": input_points,
            "labels": input_labels,
            "boxes": input_boxes,
            "masks": input_masks,
            "overlap": prompt_overlap,
        }
        if num_clicks is not None and input_points is not None:
            raise ValueError("num_clicks places clicks by itself; give input_points or num_clicks, not both.")
        if num_clicks is not None and mask_labels is not None:
            asked |= self._simulate_clicks(page_embeddings, asked, mask_labels, num_clicks)
        num_words = _count_words(page_embeddings, word_labels)
        answers = self._decode(page_embeddings, num_words, asked)
        loss, loss_dict = None, None
        if word_labels is not None:
            loss, loss_dict = self._loss(page_embeddings, answers, mask_labels, word_labels, presence_labels)
        return DJepaSegmentationOutput(
            loss=loss, loss_dict=loss_dict, **_select_masks(answers, multimask_output), **page_embeddings.inner_states
        )

    def _loss(self, page, answers, mask_labels, word_labels, presence_labels):
        """The weighted sum of the terms and the terms, in float32: masks are sums over tens of thousands of pixels.

        A word that the tokenizer makes no token of cannot be scored, and is not asked for.
        """
        read = tokens_of_words(page.word_ids, word_labels.shape[-1]).any(-1)  # (B, W)
        side, size = answers["pred_masks"].shape[-1], self.config.vision_config.image_size
        with torch.autocast(word_labels.device.type, enabled=False):
            return segmentation_losses(
                self.config,
                **answers,
                mask_labels=mask_labels,
                word_labels=word_labels * read[:, None, None],
                presence_labels=presence_labels,
                pixel_mask=page_cells(page.reshaped_input_sizes, side, size),
            )

    @torch.no_grad()
    def _simulate_clicks(self, page, asked, mask_labels, num_clicks) -> dict[str, torch.Tensor]:
        """Clicks on the errors of a first answer, and that answer as the mask prompt of the questions clicked on."""
        answers = self._decode(page, _count_words(page), asked)
        first = answers["pred_masks"][:, :, 0].float()  # (B, Q, H, W)
        size = self.config.vision_config.image_size
        points, labels = sample_error_clicks(first, mask_labels, num_clicks, page.reshaped_input_sizes, size)
        clicked = (labels != NO_POINT).any(-1)[..., None, None]
        masks = torch.where(
            clicked, first.clamp(-MAX_MASK_PROMPT, MAX_MASK_PROMPT), 0 if asked["masks"] is None else asked["masks"]
        )
        return {"points": points, "labels": labels, "masks": masks}

    def _decode(self, page, num_words: int, asked: dict[str, torch.Tensor | None]) -> dict[str, torch.Tensor]:
        """Everything the mask decoder says of the questions, for the single and the multiple masks together."""
        membership = tokens_of_words(page.word_ids, num_words)  # (B, W, L)
        words, word_mask = pool_words(page.text_embeds, membership)  # (B, W, fusion), (B, W)
        boxes = of_first_tokens(page.token_boxes, membership)  # (B, W, 4)
        if asked["overlap"] is not None:
            asked = asked | {"overlap": _overlap_of_words(asked["overlap"], membership)}
        places = label_places(boxes)  # (B, 8, W, W)
        prompts = self.prompt_encoder(page.reshaped_input_sizes, boxes, places, **asked)
        centres = box_centres(boxes)  # (B, W, 2)
        if page.image_embeds is not None:
            units = unit_centres(page.unit_indices, self.config.vision_config.units_per_side)
            centres = torch.cat([units, centres], dim=1)  # (B, K + W, 2)
        return self.mask_decoder(
            page.image_embeds,
            page.unit_indices,
            page.unit_attention_mask,
            page.feature_maps,
            words,
            word_mask,
            boxes,
            places,
            self.prompt_encoder.position_encoding(centres).to(prompts.tokens.dtype),
            prompts=prompts.tokens,
            prompt_mask=prompts.token_mask,
            on_units=prompts.on_units,
            on_words=prompts.on_words,
        )


def _count_words(page: DJepaModelOutput, word_labels: torch.Tensor | None = None) -> int:
    """How many words get a score: as many as have labels, else as the pages have. A compiled or exported graph, which
    has to know it beforehand, scores as many as there are tokens, which is never too few.
    """
    if is_torchdynamo_compiling():
        return page.word_ids.shape[1] if word_labels is None else word_labels.shape[-1]
    most = int(page.word_ids.max()) + 1
    if word_labels is None:
        return most
    if word_labels.shape[-1] < most:
        raise ValueError(f"word_labels are for {word_labels.shape[-1]} words, the page has {most}; give one a word.")
    return word_labels.shape[-1]


def _overlap_of_words(overlap: torch.Tensor, membership: torch.Tensor) -> torch.Tensor:
    """What questions share with each token's word, by word: `(B, Q, L, 3)` -> `(B, Q, W, 3)`."""
    batch, questions, tokens, numbers = overlap.shape
    if (batch, tokens) != tuple(membership.shape[::2]):
        raise ValueError(
            f"prompt_overlap is for {batch} pages of {tokens} tokens, but there are {tuple(membership.shape[::2])}; "
            "make it from the same page, processor(questions=..., page_inputs=...)."
        )
    by_token = overlap.transpose(1, 2).flatten(2)  # (B, L, Q * 3)
    return of_first_tokens(by_token, membership).unflatten(-1, (questions, numbers)).transpose(1, 2)


def _select_masks(answers: dict[str, torch.Tensor], multimask_output: bool) -> dict[str, torch.Tensor]:
    """The single mask's answers, or those of the multiple masks; presence is one for all."""
    chosen = slice(1, None) if multimask_output else slice(0, 1)
    return {name: value if name == "presence_logits" else value[:, :, chosen] for name, value in answers.items()}
