"""Distillation into a BERT student: its states follow the teacher's at the same characters, and those of whole texts.

    loss        compares                                                             as in
    token       projected states with the teacher's mean over the same characters    DistilBERT (arXiv 1910.01108)
    relation    cosines between all tokens of a text                                 MiniLMv2 (arXiv 2012.15828)
    text        cosines between the mean states of all texts of a batch              RKD (arXiv 1904.05068)
    translation the mean state of a translation with those of all texts (InfoNCE)    LaBSE (arXiv 2007.01852)

The states of an LLM have a few dimensions with values a hundred times those of the others, which alone would decide
every cosine. So the teacher's states are normalized per dimension first, by statistics of its own outputs. Tokens of
the two tokenizers are matched by the characters that they cover:

    text       in voi ce N o .
    teacher    [invo][ice][ No][.]
    student    [in][##voice][no][.]     each is the mean of the teacher's tokens, weighted by shared characters
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from transformers import AutoConfig, AutoTokenizer, BertModel, PreTrainedTokenizerBase
from transformers.modeling_outputs import ModelOutput

from djepa_pages.damage import reading
from djepa_runtime.bundled import checkpoint_path

from ..configuration import DJepaConfig, DJepaTextConfig
from ..configuration.sizes import SIZES
from ..modeling.pretrained import read_tower
from ..modeling.text_encoder import DJepaTextModel, DJepaTextPreTrainedModel
from .adaptation import TEMPERATURE, info_nce
from .teacher import mean_pool


WEIGHTS = {"token": 1.0, "relation": 1.0, "text": 1.0, "translation": 0.2}
STATISTICS_TEXTS = 2000


@dataclass
class DistillationOutput(ModelOutput):
    """Loss, and its unweighted terms."""

    loss: torch.Tensor | None = None
    loss_dict: dict[str, torch.Tensor] | None = None


class StudentForDistillation(DJepaTextPreTrainedModel):
    """A text encoder with a projection to the teacher's width; the projection is not needed afterwards."""

    def __init__(self, config: DJepaTextConfig, teacher_width: int = 1):
        super().__init__(config)
        self.text_encoder = DJepaTextModel(config)
        self.projection = nn.Linear(config.hidden_size, teacher_width)
        self.register_buffer("teacher_mean", torch.zeros(teacher_width))
        self.register_buffer("teacher_scale", torch.ones(teacher_width))
        self.post_init()

    @torch.no_grad()
    def set_statistics(self, outputs: Sequence[dict]) -> None:
        """Set mean and standard deviation of each dimension of the teacher's states, from evenly spaced texts."""
        chosen = np.linspace(0, len(outputs) - 1, min(len(outputs), STATISTICS_TEXTS)).astype(int)
        states = torch.cat([outputs[int(index)]["teacher_states"].float() for index in chosen])
        self.teacher_mean.copy_(states.mean(0))
        self.teacher_scale.copy_(states.std(0).clamp(min=1e-6))

    def forward(
        self,
        input_ids: torch.Tensor,  # (B, L)
        attention_mask: torch.Tensor,  # (B, L)
        teacher_states: torch.Tensor,  # (B, T, teacher)
        teacher_mask: torch.Tensor,  # (B, T)
        alignment: torch.Tensor,  # (B, L, T) from `align_tokens`
        translation_ids: torch.Tensor | None = None,  # (N, L')
        translation_mask: torch.Tensor | None = None,  # (N, L')
        translated: torch.Tensor | None = None,  # (N,) rows of the texts that they translate
        **kwargs,
    ) -> DistillationOutput:
        states = self.text_encoder(input_ids, attention_mask, return_dict=True).last_hidden_state  # (B, L, hidden)
        teacher = (teacher_states.float() - self.teacher_mean) / self.teacher_scale  # (B, T, teacher)
        targets = alignment.float() @ teacher  # (B, L, teacher)
        aligned = alignment.sum(-1) > 0  # (B, L)
        projected = self.projection(states).float()
        texts = mean_pool(states.float(), attention_mask)  # (B, hidden)
        if translated is not None:
            translations = self.text_encoder(translation_ids, translation_mask, return_dict=True).last_hidden_state
            translations = mean_pool(translations.float(), translation_mask)  # (N, hidden)
        # Cosines near 1 differ by less than bfloat16 resolves.
        with torch.autocast(input_ids.device.type, enabled=False):
            losses = {
                "token": (1 - F.cosine_similarity(projected, targets, dim=-1))[aligned].mean(),
                "relation": relation_loss(states.float(), targets, aligned),
                "text": text_loss(texts, mean_pool(teacher, teacher_mask)),
            }
            if translated is not None:
                losses["translation"] = info_nce(translations, texts, TEMPERATURE, translated)
        return DistillationOutput(sum(WEIGHTS[name] * loss for name, loss in losses.items()), losses)


def relation_loss(states: torch.Tensor, targets: torch.Tensor, valid: torch.Tensor) -> torch.Tensor:
    """Mean squared difference of the cosines between the `valid` `(B, L)` tokens of each text."""
    ours, theirs = (F.normalize(each, dim=-1) @ F.normalize(each, dim=-1).mT for each in (states, targets))
    pairs = valid.unsqueeze(1) & valid.unsqueeze(2)  # (B, L, L)
    return F.mse_loss(ours[pairs], theirs[pairs])


def text_loss(ours: torch.Tensor, theirs: torch.Tensor) -> torch.Tensor:
    """Mean squared difference of the cosines between the texts of a batch, `(B, hidden)` and `(B, teacher)`."""
    similarities = [F.normalize(each, dim=-1) @ F.normalize(each, dim=-1).T for each in (ours, theirs)]
    return F.mse_loss(*similarities)


def align_tokens(student: Sequence[tuple[int, int]], teacher: Sequence[tuple[int, int]]) -> np.ndarray:
    """Weights `(student tokens, teacher tokens)`, float32, whose rows sum to 1; rows of zeros share no character.

    The arguments are start and end of each token in the text; equal for special tokens.
    """
    ours, theirs = (np.asarray(offsets, dtype=np.int64).reshape(-1, 2) for offsets in (student, teacher))
    start = np.maximum(ours[:, None, 0], theirs[None, :, 0])
    end = np.minimum(ours[:, None, 1], theirs[None, :, 1])
    shared = np.clip(end - start, 0, None).astype(np.float32)  # characters
    return shared / np.maximum(shared.sum(1, keepdims=True), 1)


@dataclass
class DistillationCollator:
    """Collates rows of `TeacherOutputs`, some with a `translation`, into inputs of `StudentForDistillation`."""

    tokenizer: PreTrainedTokenizerBase  # the student's
    max_length: int  # tokens

    def __call__(self, rows: Sequence[dict]) -> dict[str, torch.Tensor]:
        texts = [row["text"] for row in rows]
        settings = {"truncation": True, "max_length": self.max_length, "padding": True}
        inputs = self.tokenizer(texts, return_offsets_mapping=True, return_tensors="pt", **settings)
        offsets = inputs.pop("offset_mapping").numpy()  # (B, L, 2)
        lengths = torch.tensor([len(row["teacher_states"]) for row in rows])
        alignment = torch.zeros(len(rows), offsets.shape[1], int(lengths.max()))
        for number, row in enumerate(rows):
            weights = align_tokens(offsets[number], row["teacher_offsets"].numpy())
            alignment[number, :, : weights.shape[1]] = torch.from_numpy(weights)
        states = nn.utils.rnn.pad_sequence([row["teacher_states"] for row in rows], batch_first=True)
        mask = (torch.arange(states.shape[1]) < lengths.unsqueeze(1)).long()
        batch = {"input_ids": inputs["input_ids"], "attention_mask": inputs["attention_mask"]}
        batch |= {"teacher_states": states, "teacher_mask": mask, "alignment": alignment}
        translated = [number for number, row in enumerate(rows) if row.get("translation")]
        if translated:
            translations = [rows[number]["translation"] for number in translated]
            inputs = self.tokenizer(translations, return_tensors="pt", **settings)
            batch |= {"translation_ids": inputs["input_ids"], "translation_mask": inputs["attention_mask"]}
            batch["translated"] = torch.tensor(translated)
        return batch


def load_student(source: str, tokenizer: str) -> tuple[DJepaTextModel, PreTrainedTokenizerBase]:
    """Return a text encoder in float32 and its tokenizer.

    `source` is a size, for random weights and the given `tokenizer`; or the folder, Hub id or bundled name of a BERT,
    of a `DJepaTextModel`, or of a page model, whose text encoder is taken.
    """
    if source in SIZES:
        tokenizer = load_tokenizer(tokenizer)
        config = DJepaConfig.from_size(source).text_config
        config.vocab_size = len(tokenizer)
        return DJepaTextModel(config), tokenizer
    folder = str(checkpoint_path(source))
    with reading(f"The student {source} cannot be loaded", keep=(ImportError,)):
        config = AutoConfig.from_pretrained(folder)
        fields = getattr(config, "text_config", config).to_dict()  # of a page model
        length = max(fields["max_position_embeddings"], DJepaTextConfig.max_position_embeddings)
        model = DJepaTextModel(DJepaTextConfig(**fields | {"max_position_embeddings": length}))
        model.load_text_state_dict(read_tower(folder, BertModel, DJepaTextModel))
    return model, load_tokenizer(source)


def load_tokenizer(source: str) -> PreTrainedTokenizerBase:
    """Return the text tokenizer of a folder, Hub id or bundled model; raises `ValueError` if it cannot be loaded."""
    folder = str(checkpoint_path(source))
    with reading(f"The tokenizer of {source} cannot be loaded", keep=(ImportError,)):
        return AutoTokenizer.from_pretrained(folder, trust_remote_code=False)
