"""The prompt encoder (paper section 3.4): CLIP's text tower for the question; clicks, boxes and rough masks as SAM has
them.

A question gives one token for each of its CLIP tokens and one for the pooled embedding. Clicks and box corners are
encoded by the same random frequencies as the page's own positions, so that a click and what lies under it match. A
rough mask is added to the image tokens. The page has words beside its image, and they are told as directly: a click,
a box and a rough mask each add a vector to the words that they touch, and so does a question to the words that it
shares with the page.
"""

from typing import NamedTuple

import torch
from torch import nn
from transformers import CLIPTextModel
from transformers import initialization as init
from transformers.models.sam2.modeling_sam2 import Sam2LayerNorm

from ..configuration import DJepaConfig
from .geometry import NUM_LABEL_PLACES, closeness, page_to_square, read_words, share_inside
from .position_encoding import DJepaPositionEncoding
from .towers import load_weights
from .word_relations import DJepaWordRelations


OUTSIDE, INSIDE, NO_POINT = 0, 1, -10  # click labels, as in SAM 2
NUM_KINDS = 4  # outside, inside, top-left corner, bottom-right corner
CORNERS = (2, 3)
IN_BOX, IN_MASK = 2, 3  # what tells a word something, beside clicks OUTSIDE and INSIDE the answer
NUM_WORD_PROMPTS = 4
NUM_OVERLAPS = 3  # what the processor says of the words that a question shares with the page (`prompt_overlap`)
ABSENT_BOX = -10  # an `input_boxes` entry of nothing but this means "no box for this question"


class Prompts(NamedTuple):
    """What is asked, encoded.

    Attributes:
        tokens: `(B, Q, T, width)`.
        token_mask: `(B, Q, T)` true at the real ones.
        on_units: what rough masks add to the image tokens, `(B, Q, units, width)`; `(width,)` where there are none.
        on_words: what shared words, clicks, boxes and rough masks add to the words, `(B, Q, W, width)`; `(width,)`
            where there are none.
    """

    tokens: torch.Tensor
    token_mask: torch.Tensor
    on_units: torch.Tensor
    on_words: torch.Tensor


class DJepaMaskPrompt(nn.Module):
    """A rough mask at stride 4 as one vector for each mask unit, by three strided convolutions."""

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
    """Turns what is asked into prompt tokens of the decoder's width, with a mask of the real ones."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        prompt, width = config.prompt_config, config.decoder_config.hidden_size
        self.clip = CLIPTextModel(prompt)
        self.token_projection = nn.Linear(prompt.hidden_size, width)
        self.pooled_projection = nn.Linear(prompt.hidden_size, width)
        self.position_encoding = DJepaPositionEncoding(width, prompt.frequency_scale, prompt.fine_frequency_scale)
        self.point_kinds = nn.Embedding(NUM_KINDS, width)
        self.mask_prompt = DJepaMaskPrompt(config)
        self.no_mask = nn.Parameter(torch.zeros(width))
        self.word_prompts = nn.Parameter(torch.zeros(NUM_WORD_PROMPTS, width))
        self.overlap_prompt = DJepaWordRelations(config.decoder_config, NUM_OVERLAPS)
        self.image_size = config.vision_config.image_size

    def reset_djepa_parameters(self, std: float):
        init.zeros_(self.no_mask)
        init.zeros_(self.word_prompts)

    def forward(
        self,
        reshaped_input_sizes: torch.Tensor | None,  # (B, 2), for points and boxes
        word_boxes: torch.Tensor,  # (B, W, 4) in 0..1 of the square
        places: torch.Tensor,  # (B, 8, W, W) where their labels would stand, see `label_places`
        input_ids: torch.Tensor | None = None,  # (B, Q, P)
        attention_mask: torch.Tensor | None = None,  # (B, Q, P)
        points: torch.Tensor | None = None,  # (B, Q, N, 2) in 0..1000 of the page
        labels: torch.Tensor | None = None,  # (B, Q, N)
        boxes: torch.Tensor | None = None,  # (B, Q, 4) in 0..1000 of the page
        masks: torch.Tensor | None = None,  # (B, Q, S/4, S/4) logits
        overlap: torch.Tensor | None = None,  # (B, Q, W, 3) what the questions share with the words
    ) -> Prompts:
        """All that is asked, as the model's `forward` takes it.

        Raises:
            ValueError: nothing is asked, points come without labels, or prompts are for other numbers of questions.
        """
        given = [prompt for prompt in (input_ids, points, boxes, masks) if prompt is not None]
        if not given:
            raise ValueError("Nothing is asked: give prompt_input_ids, input_points, input_boxes or input_masks.")
        if (points is None) != (labels is None):
            raise ValueError("input_points and input_labels go together: one label for each click.")
        batch, questions = given[0].shape[:2]
        if any(prompt.shape[:2] != (batch, questions) for prompt in given):
            shapes = ", ".join(str(tuple(prompt.shape[:2])) for prompt in given)
            raise ValueError(f"The prompts are for {shapes} pages and questions; give one of each kind a question.")
        if reshaped_input_sizes is not None and batch != len(reshaped_input_sizes):
            pages = len(reshaped_input_sizes)
            raise ValueError(f"Questions for {batch} pages, but {pages} pages; give one row a page.")
        if points is not None:
            points = page_to_square(points, reshaped_input_sizes, self.image_size)
        if boxes is not None:
            has_box = (boxes != ABSENT_BOX).any(-1)  # (B, Q)
            boxes = page_to_square(boxes, reshaped_input_sizes, self.image_size)
        tokens = []
        if input_ids is not None:
            if attention_mask is None:
                attention_mask = torch.ones_like(input_ids)
            tokens.append(self._question(input_ids.flatten(0, 1), attention_mask.flatten(0, 1)))
        if points is not None:
            tokens.append(self._points(points.flatten(0, 1), labels.flatten(0, 1)))
        if boxes is not None:
            tokens.append(self._boxes(boxes.flatten(0, 1), has_box.flatten()))
        on_units = self.no_mask
        if masks is not None:
            on_units = self._masks(masks.flatten(0, 1)).unflatten(0, (batch, questions))
        if not tokens:  # a rough mask alone
            nothing = on_units.new_zeros(batch * questions, 0, self.no_mask.shape[0])
            tokens.append((nothing, nothing[..., 0]))
        embeddings, real = zip(*tokens)
        prompts = torch.cat(embeddings, dim=1).unflatten(0, (batch, questions))
        if self.training:
            prompts = prompts + self._absent_prompts()
        on_words = self.no_mask.new_zeros(self.no_mask.shape)
        if overlap is not None:
            on_words = self.overlap_prompt(overlap, places)
        for kind, share in self._touched(word_boxes, points, labels, boxes, masks):
            on_words = on_words + share.to(on_words.dtype).unsqueeze(-1) * self.word_prompts[kind]
        return Prompts(prompts, torch.cat(real, dim=1).bool().unflatten(0, (batch, questions)), on_units, on_words)

    def _question(self, input_ids: torch.Tensor, attention_mask: torch.Tensor):
        """`(N, P)` -> tokens `(N, 1 + P, width)` with the pooled one first, and their mask.

        A padded question, all zeros in `attention_mask`, gets no tokens at all; its first position is shown to CLIP
        only because a row without any key has no softmax.
        """
        visible = attention_mask.clone()
        visible[:, 0] = 1
        output = self.clip(input_ids=input_ids, attention_mask=visible)
        pooled = self.pooled_projection(output.pooler_output).unsqueeze(1)  # (N, 1, width)
        tokens = self.token_projection(output.last_hidden_state)  # (N, P, width)
        return torch.cat([pooled, tokens], dim=1), torch.cat([attention_mask[:, :1], attention_mask], dim=1).bool()

    def _points(self, points: torch.Tensor, labels: torch.Tensor):  # (N, points, 2) in 0..1, (N, points)
        """Click tokens `(N, points, width)` and their mask."""
        return self.position_encoding(points) + self.point_kinds(labels.clamp(min=0)), labels != NO_POINT

    def _boxes(self, boxes: torch.Tensor, real: torch.Tensor):  # (N, 4) in 0..1, (N,)
        """Two corner tokens `(N, 2, width)` for each box and their mask."""
        kinds = self.point_kinds(torch.tensor(CORNERS, device=boxes.device))  # (2, width)
        return self.position_encoding(boxes.unflatten(-1, (2, 2))) + kinds, real.unsqueeze(-1).expand(-1, 2)

    def _masks(self, masks: torch.Tensor) -> torch.Tensor:
        """What a rough mask `(N, S/4, S/4)` adds to each image token, `(N, units, width)`; zeros say nothing."""
        said = masks.flatten(1).any(-1)[:, None, None]
        return torch.where(said, self.mask_prompt(masks.to(self.no_mask.dtype)), self.no_mask)

    def _touched(self, word_boxes, points, labels, boxes, masks) -> list[tuple[int, torch.Tensor]]:
        """Row of `word_prompts` and how much, `(B, Q, W)`, each kind of prompt touches the words."""
        touched = []
        if points is not None:
            near = closeness(points, word_boxes)  # (B, Q, N, W)
            for kind in (OUTSIDE, INSIDE):
                touched.append((kind, (near * (labels == kind).unsqueeze(-1)).sum(2).clamp(max=1)))
        if boxes is not None:
            touched.append((IN_BOX, share_inside(boxes, word_boxes)))
        if masks is not None:
            said = 2 * masks.float().sigmoid() - 1  # 0 where the mask says nothing
            touched.append((IN_MASK, read_words(said, word_boxes)))
        return touched

    def _absent_prompts(self) -> torch.Tensor:
        """Zero, for training to add: parameters of clicks, boxes, masks and shared words that no page of a batch has
        get gradients of zeros.

        Processes that train together exchange gradients, and each must have the same ones, whatever its pages ask.
        """
        nothing = self.no_mask.new_zeros
        blank = nothing(1, 8, 8)  # one mask unit
        overlap = self.overlap_prompt(nothing(1, 1, 1, NUM_OVERLAPS), nothing(1, NUM_LABEL_PLACES, 1, 1))
        said = (self.mask_prompt(blank), self.point_kinds.weight, self.word_prompts, overlap)
        return 0.0 * sum(values.sum() for values in said)

    def load_clip_state_dict(self, state_dict: dict[str, torch.Tensor]) -> None:
        """Load the text tower of a CLIP checkpoint, with or without a `text_model.` prefix.

        Raises:
            ValueError: if a weight is missing or has another shape, such as the table of another vocabulary.
        """
        weights = {name.removeprefix("text_model."): weight for name, weight in state_dict.items()}
        load_weights(self.clip, weights, "prompt_config's sizes and vocab_size, and the processor's prompt tokenizer")
