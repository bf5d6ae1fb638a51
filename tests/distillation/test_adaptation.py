"""The losses of MNTP and SimCSE, and the masks."""

from functools import partial

import pytest
import torch
from teachers import TEXTS, build_llama, build_teacher_tokenizer
from torch.nn import functional as F
from torch.testing import assert_close
from transformers import TrainingArguments

from transformers_djepa.distillation.adaptation import TextCollator, masked_next_token_loss, simcse_loss
from transformers_djepa.distillation.teacher import check_tokenizer, encode, make_bidirectional, mean_pool
from transformers_djepa.training.distill import AdaptationTrainer


@pytest.fixture
def tokenizer():
    tokenizer = build_teacher_tokenizer()
    check_tokenizer(tokenizer, "test")
    return tokenizer


def rows(epoch=None):
    return [{"text_id": str(number), "text": text, "epoch": epoch} for number, text in enumerate(TEXTS)]


def test_a_masked_token_is_predicted_from_the_position_before_it(tokenizer):
    model = make_bidirectional(build_llama())
    batch = TextCollator(tokenizer, 64, 0.3)(rows(epoch=0))
    logits = model(batch["input_ids"], batch["attention_mask"]).logits.log_softmax(-1)
    expected = [
        -logits[text, position - 1, batch["labels"][text, position]]
        for text, position in (batch["labels"] != -100).nonzero().tolist()
    ]
    loss = masked_next_token_loss(model, model.get_output_embeddings(), **batch)
    assert_close(loss, torch.stack(expected).mean())


def test_simcse_finds_each_text_among_the_others_of_the_batch(tokenizer):
    model = make_bidirectional(build_llama(attention_dropout=0.5)).train()
    batch = TextCollator(tokenizer, 64)(rows())
    torch.manual_seed(3)
    loss = simcse_loss(model, **batch)
    torch.manual_seed(3)
    twice = {name: torch.cat([value] * 2) for name, value in batch.items()}
    means = F.normalize(mean_pool(encode(model, **twice), twice["attention_mask"]), dim=-1)
    similarity = means[: len(TEXTS)] @ means[len(TEXTS) :].T / 0.05
    assert_close(loss, F.cross_entropy(similarity, torch.arange(len(TEXTS))))
    assert not torch.allclose(means[: len(TEXTS)], means[len(TEXTS) :])  # other dropout


def test_a_share_of_the_tokens_is_masked_but_never_the_first_one_or_padding(tokenizer):
    batch = TextCollator(tokenizer, 64, 0.25)(rows())
    hidden = batch["labels"] != -100
    lengths = batch["attention_mask"].sum(1)
    assert_close(hidden.sum(1), ((lengths - 1) * 0.25).round().long().clamp(min=1))
    assert not hidden[:, 0].any() and not (hidden & (batch["attention_mask"] == 0)).any()
    plain = TextCollator(tokenizer, 64)(rows())["input_ids"]
    assert torch.equal(torch.where(hidden, batch["labels"], batch["input_ids"]), plain)
    assert (batch["input_ids"][hidden] == tokenizer.mask_token_id).float().mean() > 0.5


def test_the_loss_of_accumulated_steps_is_their_mean(tokenizer, tmp_path):
    model = make_bidirectional(build_llama())
    loss = partial(masked_next_token_loss, head=model.get_output_embeddings())
    logged = []
    for steps in (1, 4):
        settings = {"per_device_train_batch_size": len(TEXTS) // steps, "gradient_accumulation_steps": steps}
        settings |= {"max_steps": 1, "logging_steps": 1, "save_strategy": "no", "report_to": "none"}
        settings |= {"use_cpu": True, "remove_unused_columns": False, "disable_tqdm": True}
        args = TrainingArguments(tmp_path, learning_rate=0.0, **settings)
        collator = TextCollator(tokenizer, 64, 0.3)
        trainer = AdaptationTrainer(model, args, collator, train_dataset=rows(epoch=0), loss=loss)
        trainer.train()
        logged.append(trainer.state.log_history[0]["loss"])
    assert logged[1] == pytest.approx(logged[0], rel=0.2)  # texts have different numbers of masks
