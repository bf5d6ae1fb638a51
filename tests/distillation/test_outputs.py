"""The teacher's outputs on disk: the same as computed now, resumable, and only of this teacher and these texts."""

import pytest
import torch
from datasets import Dataset
from teachers import TEXTS, build_llama, build_teacher_tokenizer
from torch.testing import assert_close

from transformers_djepa.distillation import outputs
from transformers_djepa.distillation.outputs import TeacherOutputs, compute_outputs
from transformers_djepa.distillation.teacher import encode, make_bidirectional


MADE_OF = {"teacher": "tiny", "texts": "a"}
ROWS = Dataset.from_list([{"text_id": str(number), "text": text} for number, text in enumerate(TEXTS * 2)])


@pytest.fixture(autouse=True)
def small_shards(monkeypatch):
    monkeypatch.setattr(outputs, "TEXTS_PER_SHARD", 4)


def compute(folder, made_of=MADE_OF, model=None):
    model = model or make_bidirectional(build_llama())
    compute_outputs(model, build_teacher_tokenizer(), ROWS["text"], folder, made_of, max_length=16, batch_size=3)


def content(folder):
    return {path.name: path.read_bytes() for path in folder.glob("*.safetensors")}


def test_outputs_are_those_of_each_text_alone(tmp_path):
    compute(tmp_path)
    model, tokenizer = make_bidirectional(build_llama()), build_teacher_tokenizer()
    saved = TeacherOutputs(tmp_path, ROWS, MADE_OF)
    assert len(saved) == len(ROWS) and len(content(tmp_path)) == 3
    for row in (saved[index] for index in (0, 3, 4, 9)):
        encoded = tokenizer(row["text"], truncation=True, max_length=16, return_offsets_mapping=True)
        tokens = torch.tensor([encoded["input_ids"]])
        expected = encode(model, tokens, torch.ones_like(tokens))[0]
        assert row["teacher_states"].dtype == torch.bfloat16
        assert_close(row["teacher_states"].float(), expected, atol=0.05, rtol=0.05)
        assert row["teacher_offsets"].tolist() == [list(pair) for pair in encoded["offset_mapping"]]


def test_an_interrupted_run_continues_with_the_same_files(tmp_path, monkeypatch):
    compute(tmp_path / "whole")
    encode_shard, done = outputs.encode_shard, []

    def interrupt_the_second(*args):
        if done:
            raise KeyboardInterrupt
        done.append(True)
        return encode_shard(*args)

    monkeypatch.setattr(outputs, "encode_shard", interrupt_the_second)
    with pytest.raises(KeyboardInterrupt):
        compute(tmp_path / "cut")
    with pytest.raises(ValueError, match="run the stage outputs first"):
        TeacherOutputs(tmp_path / "cut", ROWS, MADE_OF)
    monkeypatch.setattr(outputs, "encode_shard", encode_shard)
    before = (tmp_path / "cut" / "00000.safetensors").stat().st_mtime_ns
    compute(tmp_path / "cut")
    assert content(tmp_path / "cut") == content(tmp_path / "whole")
    assert (tmp_path / "cut" / "00000.safetensors").stat().st_mtime_ns == before


@pytest.mark.parametrize("name", MADE_OF)
def test_outputs_of_another_teacher_or_text_are_refused(tmp_path, name):
    compute(tmp_path)
    before = content(tmp_path)
    for use in (compute, lambda folder, made_of: TeacherOutputs(folder, ROWS, made_of)):
        with pytest.raises(ValueError, match=f"{name}=.*now 'other'"):
            use(tmp_path, MADE_OF | {name: "other"})
    assert content(tmp_path) == before
