"""The prompt encoder (paper section 3.4, see docs/paper.md): CLIP's text tower for questions; clicks, boxes and rough
masks as in SAM.

A question becomes one token per CLIP token and one for the pooled embedding. Clicks and box corners are encoded with
the same random frequencies as positions on the page, so that a click matches the words and image tokens under it. As in
SAM, a rough mask is a dense prompt, added to the image tokens. Words get dense prompts, too: clicks, boxes and rough
masks each add a vector to the words that they cover, and a question adds one to the words that it shares with the page
or that late interaction matches.

In late interaction (ColBERT, arXiv 2004.12832, section 3.2) each question token is compared with each word of the page
by the cosine of their projections. Over the words, the best matches of the question's tokens are evidence of whether
the answer is on this page; over the tokens, they are evidence of which words are the label that the question names.
Both encoders are trained for it before fine-tuning (`distillation/prompts.py`), so related words of six languages match
from the first step.
"""

from typing import NamedTuple

import torch
from torch import nn
from torch.nn import functional as F
from transformers import CLIPTextModel
from transformers import initialization as init
from transformers.models.sam2.modeling_sam2 import Sam2LayerNorm
from transformers.utils.import_utils import is_torchdynamo_compiling

from djepa_runtime.conventions import ABSENT, NUM_MATCHES, NUM_OVERLAPS

from ..configuration import DJepaConfig
from .geometry import DJepaPositionEncoding, closeness, page_to_square, share_inside
from .pretrained import load_weights
from .words import DJepaWordRelations, mask_values_at_words, num_relations


class Matches(NamedTuple):
    """Similarities in -1..1 of questions and pages."""

    words: torch.Tensor  # (B, Q, W, 3) of each word with the best token, the weighted mean of the tokens, the question
    questions: torch.Tensor  # (B, Q, 3) the same over the best words: tokens' mean, best word's, the question's


class DJepaLateInteraction(nn.Module):
    """Compares encoded questions, whose first token is the pooled one, with words before fusion."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        width, size = config.decoder_config.hidden_size, config.prompt_config.late_interaction_size
        self.query = nn.Linear(width, size)
        self.key = nn.Linear(config.text_config.hidden_size, size)
        self.token_weight = nn.Linear(width, 1)

    def forward(
        self,
        questions: torch.Tensor,  # (B, Q, 1 + P, width)
        question_mask: torch.Tensor,  # (B, Q, 1 + P) 0 at padding and for prompts without text
        words: torch.Tensor,  # (B, W, text)
        word_mask: torch.Tensor,  # (B, W) True at words of the page
    ) -> Matches:
        queries, keys = F.normalize(self.query(questions), dim=-1), F.normalize(self.key(words), dim=-1)
        similarity = queries @ keys.unsqueeze(1).transpose(-1, -2)  # (B, Q, 1 + P, W)
        if similarity.shape[-1] == 0:  # a page without words
            shapes = (similarity.shape[:2] + (0,), similarity.shape[:2])
            return Matches(*(similarity.new_zeros(*shape, NUM_MATCHES) for shape in shapes))
        similarity = similarity.masked_fill(~word_mask[:, None, None], -1)
        visible = question_mask.bool()
        weights = self.weights(questions, visible)  # (B, Q, P)
        pooled, tokens = similarity[:, :, 0], similarity[:, :, 1:]  # (B, Q, W), (B, Q, P, W)
        share = weights / weights.amax(-1, keepdim=True).clamp(min=1e-6)
        best = (tokens * share.unsqueeze(-1)).masked_fill(~visible[:, :, 1:, None], -1).amax(2)  # (B, Q, W)
        mean = (weights.unsqueeze(2) @ tokens).squeeze(2)  # (B, Q, W)
        found = (weights * tokens.amax(-1)).sum(-1)  # (B, Q)
        asked = visible.any(-1)[..., None]  # (B, Q, 1)
        of_words = torch.stack([best, mean, pooled], dim=-1) * asked.unsqueeze(2) * word_mask[:, None, :, None]
        return Matches(of_words, torch.stack([found, mean.amax(-1), pooled.amax(-1)], dim=-1) * asked)

    def weights(self, questions: torch.Tensor, visible: torch.Tensor) -> torch.Tensor:
        """Weight of each token `(B, Q, P)`, which sum to 1; the pooled token has none."""
        logits = self.token_weight(questions[:, :, 1:]).squeeze(-1).float()
        weights = logits.masked_fill(~visible[:, :, 1:], torch.finfo(torch.float32).min).softmax(-1)
        return (weights * visible[:, :, 1:]).to(questions.dtype)


OUTSIDE, INSIDE = 0, 1  # click labels, as in SAM 2, and rows of `point_kinds` and `word_prompts`
CORNERS = (2, 3)  # top left, bottom right: further rows of `point_kinds`
IN_BOX, IN_MASK = 2, 3  # further rows of `word_prompts`


class Prompts(NamedTuple):
    """Encoded prompts."""

    tokens: torch.Tensor  # (B, Q, T, width)
    token_mask: torch.Tensor  # (B, Q, T) False at padding
    dense_image: torch.Tensor  # (B, Q, units, width) rough masks, added to the image tokens; (width,) without any
    dense_words: torch.Tensor  # (B, Q, W, width) prompts that are added to the words; (width,) without any
    matches: torch.Tensor | None = None  # (B, Q, 3) how well the question matches the page


class DJepaMaskPrompt(nn.Module):
    """Encodes a rough mask at stride 4 as one vector per mask unit, with three strided convolutions."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        channels, width = config.prompt_config.mask_input_channels, config.decoder_config.hidden_size
        eps = config.decoder_config.layer_norm_eps
        self.layers = nn.Sequential(
            nn.Conv2d(1, channels // 4, kernel_size=2, stride=2),
            Sam2LayerNorm(channels // 4, eps=eps, data_format="channels_first"),
            nn.GELU(),
            nn.Conv2d(channels // 4, channels, kernel_size=2, stride=2),
            Sam2LayerNorm(channels, eps=eps, data_format="channels_first"),
            nn.GELU(),
            nn.Conv2d(channels, width, kernel_size=2, stride=2),
        )

    def forward(self, masks: torch.Tensor) -> torch.Tensor:  # (N, S/4, S/4) logits -> (N, units, width)
        return self.layers(masks.unsqueeze(1)).flatten(2).transpose(1, 2)


class DJepaPromptEncoder(nn.Module):
    """Encodes questions, clicks, boxes and rough masks at the width of the mask decoder."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        prompt, width = config.prompt_config, config.decoder_config.hidden_size
        self.clip = CLIPTextModel(prompt)
        self.token_projection = nn.Linear(prompt.hidden_size, width)
        self.pooled_projection = nn.Linear(prompt.hidden_size, width)
        self.position_encoding = DJepaPositionEncoding(width, prompt.frequency_scale, prompt.fine_frequency_scale)
        self.point_kinds = nn.Embedding(4, width)
        self.mask_prompt = DJepaMaskPrompt(config)
        self.no_mask = nn.Parameter(torch.zeros(width))
        self.word_prompts = nn.Parameter(torch.zeros(4, width))
        self.late_interaction = DJepaLateInteraction(config) if prompt.late_interaction_size else None
        self.num_features = NUM_OVERLAPS + (NUM_MATCHES if self.late_interaction else 0)  # of each word
        self.num_relations = num_relations(config.decoder_config)
        self.overlap_prompt = DJepaWordRelations(config.decoder_config, self.num_features)
        self.image_size = config.vision_config.image_size

    def reset_djepa_parameters(self):
        init.zeros_(self.no_mask)
        init.zeros_(self.word_prompts)

    def forward(
        self,
        reshaped_input_sizes: torch.Tensor | None,  # (B, 2) height and width of each page in the square, pixels
        words: torch.Tensor,  # (B, W, text) before fusion
        word_mask: torch.Tensor,  # (B, W) True at words of the page
        word_boxes: torch.Tensor,  # (B, W, 4) in 0..1 of the square
        relations: torch.Tensor,  # (B, R, W, W) of words
        input_ids: torch.Tensor | None = None,  # (B, Q, P) CLIP tokens of the questions
        attention_mask: torch.Tensor | None = None,  # (B, Q, P)
        points: torch.Tensor | None = None,  # (B, Q, N, 2) clicks in 0..1000 of the page
        labels: torch.Tensor | None = None,  # (B, Q, N) of the clicks: 1 inside, 0 outside, -10 padding
        boxes: torch.Tensor | None = None,  # (B, Q, 4) in 0..1000 of the page; all -10 without a box
        masks: torch.Tensor | None = None,  # (B, Q, S/4, S/4) logits; all zeros without a mask
        overlap: torch.Tensor | None = None,  # (B, Q, W, 3) word-overlap features
        questions: torch.Tensor | None = None,  # (B, Q, 1 + P, width) of `encode_questions`, in place of `input_ids`
    ) -> Prompts:
        texts = input_ids if questions is None else questions
        given = [prompt for prompt in (texts, points, boxes, masks) if prompt is not None]
        if not given:
            raise ValueError("Nothing is asked: give prompt_input_ids, input_points, input_boxes or input_masks.")
        if (points is None) != (labels is None):
            raise ValueError("input_points and input_labels go together: one label for each click.")
        if reshaped_input_sizes is not None and given[0].shape[0] != reshaped_input_sizes.shape[0]:
            raise ValueError(f"There are questions for {len(given[0])} pages, but {len(reshaped_input_sizes)} pages.")
        tokens, matches = [], None  # pairs of (B, Q, T, width) and its mask (B, Q, T)
        if texts is not None:
            if questions is None:
                questions = self.encode_questions(input_ids, attention_mask)
            visible = questions.new_ones(questions.shape[:3])  # (B, Q, 1 + P)
            if attention_mask is not None:
                visible = torch.cat([attention_mask[..., :1], attention_mask], dim=-1)
            tokens.append((questions, visible))
            if self.late_interaction is not None:
                matches = self.late_interaction(questions, visible, words, word_mask)
        if points is not None:
            points = page_to_square(points, reshaped_input_sizes, self.image_size)
            clicks = self.position_encoding(points) + self.point_kinds(labels.clamp(min=0))  # (B, Q, N, width)
            tokens.append((clicks, labels != ABSENT))
        if boxes is not None:
            has_box = (boxes != ABSENT).any(-1)  # (B, Q)
            boxes = page_to_square(boxes, reshaped_input_sizes, self.image_size)
            kinds = self.point_kinds(torch.tensor(CORNERS, device=boxes.device))  # (2, width)
            corners = self.position_encoding(boxes.unflatten(-1, (2, 2))) + kinds  # (B, Q, 2, width)
            tokens.append((corners, has_box.unsqueeze(-1).expand(-1, -1, 2)))
        dense_image = self.no_mask
        if masks is not None:
            dense_image = self._encode_masks(masks)  # (B, Q, units, width)
        if not tokens:  # only a rough mask
            empty = dense_image.new_zeros(*masks.shape[:2], 0, self.no_mask.shape[0])
            tokens.append((empty, empty[..., 0]))
        embeddings, token_mask = (torch.cat(parts, dim=2) for parts in zip(*tokens))  # (B, Q, T, width), (B, Q, T)
        if self.training:
            embeddings = embeddings + self._unused_parameters()
        coverage = self._word_coverage(word_boxes, points, labels, boxes, masks)
        dense_words = self._dense_words(overlap, matches, relations, coverage)
        matched = None if matches is None else matches.questions
        return Prompts(embeddings, token_mask.bool(), dense_image, dense_words, matched)

    def _encode_masks(self, masks: torch.Tensor) -> torch.Tensor:
        """Rough masks `(B, Q, S/4, S/4)` -> `(B, Q, units, width)`; absent ones, of zeros, become `no_mask`."""
        has_mask, masks = masks.flatten(2).any(-1), masks.to(self.no_mask.dtype)  # (B, Q)
        if is_torchdynamo_compiling():  # a graph encodes all of them
            encoded = self.mask_prompt(masks.flatten(0, 1)).unflatten(0, has_mask.shape)
            return torch.where(has_mask[..., None, None], encoded, self.no_mask)
        encoded = self.mask_prompt(masks[has_mask])  # (N, units, width)
        dense = self.no_mask.expand(*has_mask.shape, *encoded.shape[1:])
        return dense.to(encoded.dtype).index_put((has_mask,), encoded)

    def _dense_words(self, overlap: torch.Tensor | None, matches: Matches | None, relations, coverage) -> torch.Tensor:
        """Prompts that are added to the words `(B, Q, W, width)`; `(width,)` without any.

        Of overlap `(B, Q, W, 3)` and late-interaction features of words, zeros replace the one that is missing.
        """
        dense = self.no_mask.new_zeros(self.no_mask.shape)
        if matches is not None:
            features = nn.functional.pad(matches.words, (NUM_OVERLAPS, 0))  # (B, Q, W, 6)
            if overlap is not None:
                features = torch.cat([overlap.to(matches.words.dtype), matches.words], dim=-1)
            dense = self.overlap_prompt(features, relations)
        elif overlap is not None:
            dense = self.overlap_prompt(nn.functional.pad(overlap, (0, self.num_features - NUM_OVERLAPS)), relations)
        for kind, share in coverage:
            dense = dense + share.to(dense.dtype).unsqueeze(-1) * self.word_prompts[kind]
        return dense

    def encode_questions(self, input_ids: torch.Tensor, attention_mask: torch.Tensor | None) -> torch.Tensor:
        """Questions `(B, Q, P)` -> tokens `(B, Q, 1 + P, width)`, the pooled one first.

        CLIP attends to the first position of a padded question, because the softmax of a row without keys is undefined.
        """
        if attention_mask is None:
            attention_mask = torch.ones_like(input_ids)
        visible = attention_mask.flatten(0, 1).clone()  # (B * Q, P)
        visible[:, 0] = 1
        output = self.clip(input_ids=input_ids.flatten(0, 1), attention_mask=visible)
        pooled = self.pooled_projection(output.pooler_output).unsqueeze(1)  # (B * Q, 1, width)
        tokens = torch.cat([pooled, self.token_projection(output.last_hidden_state)], dim=1)  # (B * Q, 1 + P, width)
        return tokens.unflatten(0, input_ids.shape[:2])

    def _word_coverage(self, word_boxes, points, labels, boxes, masks) -> list[tuple[int, torch.Tensor]]:
        """Row of `word_prompts` for each prompt, and how much it covers each word, `(B, Q, W)` in -1..1."""
        coverage = []
        if points is not None:
            near = closeness(points, word_boxes)  # (B, Q, N, W)
            for kind in (OUTSIDE, INSIDE):
                coverage.append((kind, (near * (labels == kind).unsqueeze(-1)).sum(2).clamp(max=1)))
        if boxes is not None:
            coverage.append((IN_BOX, share_inside(boxes, word_boxes)))
        if masks is not None:
            signed = 2 * masks.float().sigmoid() - 1  # 0 for an absent mask
            coverage.append((IN_MASK, mask_values_at_words(signed, word_boxes)))
        return coverage

    def _unused_parameters(self) -> torch.Tensor:
        """Return a zero that depends on the parameters of every kind of prompt, so that all get a gradient.

        Data-parallel processes then reduce the same gradients, even if their pages have different kinds of prompts.
        """
        zeros = self.no_mask.new_zeros
        mask = self.mask_prompt(zeros(1, 8, 8))  # one mask unit
        overlap = self.overlap_prompt(zeros(1, 1, 1, self.num_features), zeros(1, self.num_relations, 1, 1))
        unused = [mask, self.point_kinds.weight, self.word_prompts, overlap]
        if self.late_interaction is not None:
            unused += self.late_interaction.parameters()
        return 0.0 * sum(values.sum() for values in unused)

    def load_prompt_state_dict(self, state_dict: dict[str, torch.Tensor], tied: bool) -> None:
        """Load that of a page model, but for `tied` word embeddings, or a CLIP text tower."""
        prefix, table = "prompt_encoder.", "clip.embeddings.token_embedding.weight"
        own = {name.removeprefix(prefix): weight for name, weight in state_dict.items() if name.startswith(prefix)}
        if own:
            own |= {table: self.state_dict()[table]} if tied else {}
            load_weights(self, own, "prompt_config and decoder_config")
        else:
            clip = {name.removeprefix("text_model."): weight for name, weight in state_dict.items()}
            load_weights(self.clip, clip, "prompt_config's sizes and vocab_size, and the processor's prompt tokenizer")
