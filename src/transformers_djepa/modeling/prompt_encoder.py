"""The prompt encoder (paper section 3.4): CLIP's text tower for the question; clicks, boxes and rough masks as SAM has
them.

A question gives one token for each of its CLIP tokens and one for the pooled embedding. Clicks and box corners are
encoded by the same random frequencies as the page's own positions, so that a click and what lies under it match. A
rough mask is added to the image tokens.
"""

import torch
from torch import nn
from transformers import CLIPTextModel
from transformers import initialization as init
from transformers.models.sam2.modeling_sam2 import Sam2LayerNorm

from ..configuration import DJepaConfig
from .position_encoding import DJepaPositionEncoding
from .towers import load_weights


OUTSIDE, INSIDE, NO_POINT = 0, 1, -10  # click labels, as in SAM 2
NUM_KINDS = 4  # outside, inside, top-left corner, bottom-right corner


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

    def reset_djepa_parameters(self, std: float):
        init.zeros_(self.no_mask)

    def absent_prompts(self) -> torch.Tensor:
        """Zero, for training to add: parameters of clicks, boxes and masks that no page of a batch has get gradients of
        zeros.

        Processes that train together exchange gradients, and each must have the same ones, whatever its pages ask.
        """
        blank = self.no_mask.new_zeros(1, 8, 8)  # one mask unit
        return 0.0 * (self.mask_prompt(blank).sum() + self.point_kinds.weight.sum())

    def encode_positions(self, points: torch.Tensor) -> torch.Tensor:
        """`(..., 2)` points in 0..1 of the square -> `(..., width)`."""
        return self.position_encoding(points)

    def embed_question(self, input_ids: torch.Tensor, attention_mask: torch.Tensor):
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

    def embed_points(self, points: torch.Tensor, labels: torch.Tensor):  # (N, points, 2) in 0..1, (N, points)
        """Click tokens `(N, points, width)` and their mask."""
        real = labels != NO_POINT
        return self.encode_positions(points) + self.point_kinds(labels.clamp(min=0)), real

    def embed_boxes(self, boxes: torch.Tensor, real: torch.Tensor):  # (N, 4) in 0..1, (N,)
        """Two corner tokens `(N, 2, width)` for each box and their mask."""
        corners = boxes.unflatten(-1, (2, 2))
        kinds = self.point_kinds.weight[2:]  # (2, width)
        return self.encode_positions(corners) + kinds, real.unsqueeze(-1).expand(-1, 2)

    def embed_masks(self, masks: torch.Tensor | None) -> torch.Tensor:
        """What a rough mask `(N, S/4, S/4)` adds to each image token, `(N, units, width)`; zeros say nothing."""
        if masks is None:
            return self.no_mask
        said = masks.flatten(1).any(-1)[:, None, None]
        return torch.where(said, self.mask_prompt(masks.to(self.no_mask.dtype)), self.no_mask)

    def load_clip_state_dict(self, state_dict: dict[str, torch.Tensor]) -> None:
        """Load the text tower of a CLIP checkpoint, with or without a `text_model.` prefix.

        Raises:
            ValueError: if a weight is missing or has another shape, such as the table of another vocabulary.
        """
        weights = {name.removeprefix("text_model."): weight for name, weight in state_dict.items()}
        load_weights(self.clip, weights, "prompt_config's sizes and vocab_size, and the processor's prompt tokenizer")
