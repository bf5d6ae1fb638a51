"""Conventions of transformers; `make conformance` runs the library's own tests."""

import torch
from batches import page_inputs, question_inputs
from safetensors.torch import load_file
from torch.testing import assert_close

from builders import SIDE, build_config, build_model
from transformers_djepa import DJepaForPreTraining


def test_a_rough_mask_is_cast_to_the_model_dtype():
    model, masks = build_model().to(torch.bfloat16), torch.randn(2, 3, SIDE // 4, SIDE // 4)
    assert model(**page_inputs(), **question_inputs(), input_masks=masks).pred_masks.dtype == torch.bfloat16


def test_resizing_embeddings_resizes_the_target_encoder():
    model = DJepaForPreTraining(build_config())
    model.update_targets(0.0)
    old = model.target_text_encoder.bert.embeddings.word_embeddings.weight.clone()
    model.get_input_embeddings().weight.data.add_(1.0)
    new = model.resize_token_embeddings(len(old) + 3).weight
    target = model.target_text_encoder.bert.embeddings.word_embeddings.weight
    assert not target.requires_grad
    assert_close(target, torch.cat([old, new[-3:]]))
    model.update_targets(0.5)


def test_the_mlm_head_is_tied_to_the_word_embeddings_by_default(tmp_path):
    def tied(model) -> bool:
        return model.mlm_head.decoder.weight is model.get_input_embeddings().weight

    model = DJepaForPreTraining(build_config())
    assert tied(model)
    model.save_pretrained(tmp_path)
    assert "mlm_head.decoder.weight" not in load_file(tmp_path / "model.safetensors")
    loaded = DJepaForPreTraining.from_pretrained(tmp_path)
    loaded.resize_token_embeddings(len(loaded.get_input_embeddings().weight) + 3)
    assert tied(loaded) and len(loaded.mlm_head.decoder.bias) == len(loaded.get_input_embeddings().weight)
    assert not tied(DJepaForPreTraining(build_config(tie_word_embeddings=False)))


def test_pre_training_without_labels_returns_logits_for_every_token():
    model = DJepaForPreTraining(build_config()).eval()
    output = model(**page_inputs())
    assert output.loss is None
    assert output.mlm_logits.shape == (2, 12, model.config.text_config.vocab_size)
