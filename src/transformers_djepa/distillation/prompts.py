"""Contrastive training of the prompt encoder, as CLIP's text tower is trained (arXiv 2103.00020), against text.

A question is matched with the texts that answer to it: the label of its field, a heading, their translations. Texts are
encoded by the trained text encoder, which stays as it is.

    loss      compares                                                                     as in
    pooled    the pooled question with the mean key of all texts of a batch (InfoNCE)      CLIP
    late      the question's tokens with the best matching words of all texts (InfoNCE)    ColBERT (arXiv 2004.12832)
    same      the pooled question with the mean key of itself (cosine)

Keys are the principal components of the text encoder's states, which keep what its cosines compare.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import nn
from torch.nn import functional as F
from transformers import PreTrainedTokenizerBase

from djepa_runtime.processing.prompt_inputs import MAX_PROMPT_TOKENS

from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from .adaptation import TEMPERATURE
from .student import DistillationOutput
from .teacher import mean_pool, without_ends


SAME_WEIGHT = 5.0
KEY_TEXTS = 2048  # whose principal components are the keys


class PromptsForDistillation(nn.Module):
    """The prompt encoder of a page model and its frozen text encoder."""

    accepts_loss_kwargs = False

    def __init__(self, model: DJepaForPromptableSegmentation):
        super().__init__()
        self.text_encoder = model.model.text_encoder.requires_grad_(False)
        self.prompt_encoder = model.prompt_encoder
        self.prompt_encoder.clip.embeddings.token_embedding.requires_grad_(not model.config.tie_prompt_embeddings)
        self.prompt_encoder.late_interaction.key.requires_grad_(False)

    def train(self, mode: bool = True):
        super().train(mode)
        self.text_encoder.eval()  # no dropout
        return self

    @torch.no_grad()
    def set_keys(self, input_ids: torch.Tensor, attention_mask: torch.Tensor) -> None:
        """Let keys be the principal components of the states of texts `(N, L)`."""
        states = self.text_encoder(input_ids, attention_mask, return_dict=True).last_hidden_state
        states, key = states[attention_mask.bool()], self.prompt_encoder.late_interaction.key  # (tokens, text)
        axes = torch.pca_lowrank(states, key.out_features)[2].T  # (size, text)
        key.weight.copy_(axes)
        key.bias.copy_(-axes @ states.mean(0))

    def state_dict(self, *args, prefix: str = "", **kwargs) -> dict[str, torch.Tensor]:
        """Weights of the prompt encoder; those of the text encoder, partly the same ones, do not change."""
        weights = super().state_dict(*args, prefix=prefix, **kwargs)
        return {name: value for name, value in weights.items() if not name.startswith(f"{prefix}text_encoder.")}

    def load_state_dict(self, state_dict: dict[str, torch.Tensor], *args, **kwargs):
        return super().load_state_dict(super().state_dict() | state_dict, *args, **kwargs)

    def forward(
        self,
        prompt_input_ids: torch.Tensor,  # (N, P)
        prompt_attention_mask: torch.Tensor,  # (N, P)
        question_ids: torch.Tensor,  # (N, L) the same questions for the text encoder
        question_mask: torch.Tensor,  # (N, L)
        input_ids: torch.Tensor,  # (N, L') the text that belongs to each question
        attention_mask: torch.Tensor,  # (N, L')
        positives: torch.Tensor,  # (N, N) true where a text belongs to a question
    ) -> DistillationOutput:
        late = self.prompt_encoder.late_interaction
        with torch.no_grad():  # keys of texts and of the questions, both (N, L', size)
            texts = late.key(self.text_encoder(input_ids, attention_mask, return_dict=True).last_hidden_state)
            same = late.key(self.text_encoder(question_ids, question_mask, return_dict=True).last_hidden_state)
        questions = self.prompt_encoder.encode_questions(prompt_input_ids[None], prompt_attention_mask[None])[0]
        queries = late.query(questions)  # (N, 1 + P, size)
        visible = torch.cat([prompt_attention_mask[:, :1], prompt_attention_mask], dim=-1).bool()  # (N, 1 + P)
        weights = late.weights(questions[None], visible[None])[0]  # (N, P)
        inside = without_ends(attention_mask)  # as on pages, which match by their words
        # Cosines near 1 differ by less than bfloat16 resolves.
        with torch.autocast(input_ids.device.type, enabled=False):
            texts, same, weights = texts.float(), same.float(), weights.float()
            queries = F.normalize(queries.float(), dim=-1)
            mean = F.normalize(mean_pool(texts, inside), dim=-1)  # (N, size)
            scores = torch.einsum("qpc,twc->qptw", queries[:, 1:], F.normalize(texts, dim=-1))  # (N, P, N, L')
            scores = scores.masked_fill(~inside.bool()[None, None], -1).amax(-1)  # (N, P, N)
            losses = {
                "pooled": contrast(queries[:, 0] @ mean.T, positives),
                "late": contrast(torch.einsum("qp,qpt->qt", weights, scores), positives),
                "same": 1 - F.cosine_similarity(queries[:, 0], mean_pool(same, without_ends(question_mask))).mean(),
            }
        return DistillationOutput(losses["pooled"] + losses["late"] + SAME_WEIGHT * losses["same"], losses)


def contrast(similarity: torch.Tensor, positives: torch.Tensor) -> torch.Tensor:
    """InfoNCE in both directions of similarities `(N, N)`; other positives of a row are no negatives."""
    own = torch.eye(len(similarity), dtype=torch.bool, device=similarity.device)
    logits = (similarity.float() / TEMPERATURE).masked_fill(positives & ~own, torch.finfo(torch.float32).min)
    rows = torch.arange(len(similarity), device=similarity.device)
    return (F.cross_entropy(logits, rows) + F.cross_entropy(logits.T, rows)) / 2


@dataclass
class PromptCollator:
    """Collates rows of `text`, a question, and its `translation`, a text, for `PromptsForDistillation`."""

    tokenizer: PreTrainedTokenizerBase  # of texts
    prompt_tokenizer: PreTrainedTokenizerBase  # of questions
    max_length: int  # tokens

    def __call__(self, rows: Sequence[dict]) -> dict[str, torch.Tensor]:
        questions, texts = ([row[name] for row in rows] for name in ("text", "translation"))
        settings = {"truncation": True, "padding": True, "return_tensors": "pt"}
        prompts = self.prompt_tokenizer(questions, max_length=min(self.max_length, MAX_PROMPT_TOKENS), **settings)
        same = self.tokenizer(questions, max_length=self.max_length, **settings)
        encoded = self.tokenizer(texts, max_length=self.max_length, **settings)
        groups = [row["group"] for row in rows]
        batch = {"prompt_input_ids": prompts["input_ids"], "prompt_attention_mask": prompts["attention_mask"]}
        batch |= {"question_ids": same["input_ids"], "question_mask": same["attention_mask"]}
        batch |= {"input_ids": encoded["input_ids"], "attention_mask": encoded["attention_mask"]}
        return batch | {"positives": torch.tensor([[group == other for other in groups] for group in groups])}
