"""Outputs of the teacher, computed once: shards of last hidden states in bfloat16, with the offsets of their tokens.

outputs/train/
  state.json              teacher and texts
  00000.safetensors       states (tokens, hidden) bf16, offsets (tokens, 2) int32, ends (texts,) int64
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import torch
from datasets import Dataset
from safetensors import safe_open
from safetensors.torch import save_file
from tqdm.auto import tqdm
from transformers import PreTrainedModel, PreTrainedTokenizerBase

from djepa_runtime.files import clear_unfinished, replace, replacing

from .teacher import encode
from .texts import TextDataset


STATE = "state.json"
TEXTS_PER_SHARD = 2048


def compute_outputs(
    model: PreTrainedModel,
    tokenizer: PreTrainedTokenizerBase,
    texts: Sequence[str],
    folder: Path,
    made_of: dict[str, str],
    max_length: int,
    batch_size: int = 32,
    prefix: str = "",
) -> None:
    """Write the teacher's outputs on all texts to a folder; an interrupted run continues after its last shard.

    Outputs depend on what they are `made_of`, such as the teacher's name; the folder must not have others. Texts are
    truncated to `max_length` tokens. The tokens of the `prefix` that is put before each text are left out.
    """
    folder.mkdir(parents=True, exist_ok=True)
    clear_unfinished(folder)
    check_made_of(folder, made_of)
    model.eval()
    for number, path in enumerate(tqdm(shard_paths(folder, len(texts)), unit="shard", desc="teacher outputs")):
        if not path.is_file():
            shard = texts[number * TEXTS_PER_SHARD : (number + 1) * TEXTS_PER_SHARD]
            with replacing(path) as partial:
                save_file(encode_shard(model, tokenizer, shard, max_length, batch_size, prefix), partial)


def shard_paths(folder: Path, texts: int) -> list[Path]:
    """Paths of the shards of a number of texts."""
    return [folder / f"{number:05d}.safetensors" for number in range(-(-texts // TEXTS_PER_SHARD))]


def check_made_of(folder: Path, made_of: dict[str, str]) -> None:
    """Note what the outputs in a folder are made of; raise `ValueError` if it is something else already."""
    path = folder / STATE
    if not path.is_file():
        replace(path, json.dumps({"made_of": made_of}).encode())
    before = json.loads(path.read_text())["made_of"]
    changed = [
        f"{name}={before.get(name)!r} (now {made_of[name]!r})" for name in made_of if made_of[name] != before.get(name)
    ]
    if changed:
        listed = ", ".join(changed)
        raise ValueError(f"{folder} has the teacher's outputs for {listed}; give another --output_dir or remove it.")


@torch.inference_mode()
def encode_shard(
    model: PreTrainedModel,
    tokenizer: PreTrainedTokenizerBase,
    texts: Sequence[str],
    max_length: int,
    batch_size: int,
    prefix: str = "",
) -> dict[str, torch.Tensor]:
    """Tensors of a shard. Texts of similar length are encoded together."""
    prefixed = [prefix + text for text in texts]
    encodings = tokenizer(prefixed, truncation=True, max_length=max_length, return_offsets_mapping=True)
    lengths = [len(tokens) for tokens in encodings["input_ids"]]
    order = sorted(range(len(texts)), key=lengths.__getitem__)
    states: list[torch.Tensor] = [torch.empty(0)] * len(texts)
    for start in range(0, len(order), batch_size):
        rows = order[start : start + batch_size]
        batch = tokenizer.pad({"input_ids": [encodings["input_ids"][row] for row in rows]}, return_tensors="pt")
        batch = batch.to(model.device)
        hidden = encode(model, batch["input_ids"], batch["attention_mask"])  # (rows, L, hidden)
        for row, text_states in zip(rows, hidden):
            states[row] = text_states[: lengths[row]].to("cpu", torch.bfloat16)
    offsets = [torch.tensor(pairs, dtype=torch.int32).view(-1, 2) for pairs in encodings["offset_mapping"]]
    if prefix:
        kept = [pairs[:, 1] > len(prefix) for pairs in offsets]
        states = [each[keep] for each, keep in zip(states, kept)]
        offsets = [(pairs[keep] - len(prefix)).clamp(min=0) for pairs, keep in zip(offsets, kept)]
    ends = torch.tensor([len(pairs) for pairs in offsets]).cumsum(0)
    return {"states": torch.cat(states), "offsets": torch.cat(offsets), "ends": ends}


class TeacherOutputs(TextDataset):
    """Texts with the teacher's outputs, read from the shards as needed."""

    def __init__(self, folder: Path, rows: Dataset, made_of: dict[str, str]):
        super().__init__(rows)
        self.files = shard_paths(folder, len(rows))
        if not all(path.is_file() for path in self.files):
            raise ValueError(f"{folder} lacks outputs of the teacher; run the stage outputs first.")
        check_made_of(folder, made_of)

    def __getitem__(self, index: int) -> dict:
        """`text`, `teacher_states` `(tokens, hidden)` bf16 and `teacher_offsets` `(tokens, 2)`."""
        shard, row = divmod(index, TEXTS_PER_SHARD)
        states, offsets, ends = _open_shard(self.files[shard])
        start, end = int(ends[row - 1]) if row else 0, int(ends[row])
        outputs = {"teacher_states": states[start:end], "teacher_offsets": offsets[start:end]}
        return {**self.rows[index], **outputs}


@cache
def _open_shard(path: Path) -> tuple:
    file = safe_open(path, "pt")
    return file.get_slice("states"), file.get_slice("offsets"), file.get_tensor("ends")
