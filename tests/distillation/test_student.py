"""Distillation losses, and the students that training starts from."""

import numpy as np
import pytest
import torch
from datasets import Dataset
from teachers import TEXTS, build_llama, build_teacher_tokenizer
from torch.testing import assert_close
from transformers import BertConfig, BertForMaskedLM

from builders import build_config, build_model, build_processor, build_tokenizer
from transformers_djepa import DJepaTextForMaskedLM
from transformers_djepa.distillation.outputs import TeacherOutputs, compute_outputs
from transformers_djepa.distillation.student import (
    DistillationCollator,
    StudentForDistillation,
    align_tokens,
    load_student,
    relation_loss,
    text_loss,
)
from transformers_djepa.distillation.teacher import make_bidirectional


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    folder = tmp_path_factory.mktemp("outputs")
    model, tokenizer = make_bidirectional(build_llama()), build_teacher_tokenizer()
    compute_outputs(model, tokenizer, TEXTS, folder, {}, max_length=64)
    return TeacherOutputs(folder, Dataset.from_list([{"text": text} for text in TEXTS]), {})


@pytest.fixture(scope="module")
def student(saved):
    torch.manual_seed(0)
    student = StudentForDistillation(build_config().text_config, 32).eval()
    student.set_statistics(saved)
    return student


def batch_of(saved, indices):
    return DistillationCollator(build_tokenizer(), 64)([saved[index] for index in indices])


def test_losses_are_zero_for_a_student_with_the_teachers_states():
    states = torch.randn(3, 5, 8)
    valid = torch.ones(3, 5, dtype=torch.bool)
    assert relation_loss(states, states, valid) < 1e-10 and text_loss(states[:, 0], states[:, 0]) < 1e-10
    turned = states @ torch.linalg.qr(torch.randn(8, 8))[0]  # cosines stay
    assert relation_loss(turned, states, valid) < 1e-10 and relation_loss(-states.roll(1, 1), states, valid) > 0.01


def test_the_loss_of_a_text_does_not_depend_on_the_padding_of_its_batch(saved, student):
    alone, among = batch_of(saved, [4, 4]), batch_of(saved, [4, 4, 0])
    among = {name: value[:2] for name, value in among.items()}
    assert among["input_ids"].shape[1] > alone["input_ids"].shape[1]
    losses = student(**alone).loss_dict, student(**among).loss_dict
    for name in ("token", "relation", "text"):
        assert_close(losses[0][name], losses[1][name], atol=1e-6, rtol=1e-4)


def test_training_brings_the_student_closer_to_the_teacher(saved):
    torch.manual_seed(0)
    student = StudentForDistillation(build_config().text_config, 32)
    student.set_statistics(saved)
    batch = batch_of(saved, range(len(TEXTS)))
    before = student(**batch).loss_dict
    optimizer = torch.optim.AdamW(student.parameters(), lr=3e-3)
    for _ in range(150):
        optimizer.zero_grad()
        student(**batch).loss.backward()
        optimizer.step()
    after = student(**batch).loss_dict
    assert all(after[name] < 0.5 * before[name] for name in ("token", "relation", "text"))


def test_students_start_from_a_size_a_bert_a_text_encoder_or_a_page_model(tmp_path):
    config = build_config().text_config
    sizes = ("vocab_size", "hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size")
    bert = BertForMaskedLM(BertConfig(**{name: getattr(config, name) for name in sizes}, max_position_embeddings=64))
    models = {"bert": bert, "text": DJepaTextForMaskedLM(config), "page": build_model()}
    for name, model in models.items():
        model.save_pretrained(tmp_path / name)
        build_processor().save_pretrained(tmp_path / name)
        build_tokenizer().save_pretrained(tmp_path / name)
        encoder, tokenizer = load_student(str(tmp_path / name), "nowhere")
        expected = {"bert": bert.bert, "text": models["text"].text_encoder.bert}.get(name)
        expected = expected or models["page"].model.text_encoder.bert
        assert torch.equal(
            encoder.bert.encoder.layer[0].output.dense.weight, expected.encoder.layer[0].output.dense.weight
        )
        assert len(tokenizer) == config.vocab_size and encoder.config.max_position_embeddings >= 1024
    encoder, tokenizer = load_student("nano", str(tmp_path / "bert"))
    assert encoder.config.vocab_size == len(tokenizer) and encoder.config.num_hidden_layers == 6


def test_a_token_is_the_mean_of_the_tokens_under_it_by_shared_characters():
    weights = align_tokens([(0, 0), (0, 4), (4, 6), (7, 9)], [(0, 3), (3, 6), (6, 9)])
    np.testing.assert_allclose(weights, [[0, 0, 0], [0.75, 0.25, 0], [0, 1, 0], [0, 0, 1]])


@pytest.mark.parametrize("text", TEXTS)
def test_every_token_of_one_tokenizer_is_covered_by_the_other(text):
    ours = build_tokenizer()(text, return_offsets_mapping=True)["offset_mapping"]
    theirs = build_teacher_tokenizer()(text, return_offsets_mapping=True)["offset_mapping"]
    covered = align_tokens(ours, theirs).sum(1)
    np.testing.assert_allclose(covered, [0, *[1] * (len(ours) - 2), 0], atol=1e-6)  # but [CLS] and [SEP]
