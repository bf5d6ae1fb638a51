"""`djepa pretrain` on a small dataset: losses, health, resuming, fine-tuning of the result."""

import json
import shutil

import pytest
import torch
from safetensors.torch import load_file

from training_runs import PRETRAINED, flags
from transformers_djepa import DJepaForPreTraining, TargetEncoderCallback
from transformers_djepa.training.finetune import main as finetune
from transformers_djepa.training.metrics import LOSSES
from transformers_djepa.training.pretrain import main


def log_of(folder, step):
    return json.loads((folder / f"checkpoint-{step}" / "trainer_state.json").read_text())["log_history"]


def test_every_loss_and_the_health_of_the_representation_are_logged(pretrained):
    row = log_of(pretrained, 4)[0]
    assert {f"{name}_loss" for name in LOSSES} <= set(row)
    assert {"image_target_rank", "image_cosine", "image_target_std", "image_prediction_std"} <= set(row)
    spreads = [row[f"{name}_spread"] for name in ("image", "text", "joint_image", "joint_text")]
    assert all(0 < spread < 1 for spread in spreads)


def test_the_model_has_its_settings_and_is_fine_tuned(pretrained, rows, trainer_of, tmp_path):
    model = DJepaForPreTraining.from_pretrained(pretrained)
    assert model.config.jepa_context == "text" and model.config.mim_loss_weight == 0.5
    assert (model.config.variance_loss_weight, model.config.covariance_loss_weight) == (2.0, 0.0)
    assert (pretrained / "preconditioner.png").is_file() and "| test |" in (pretrained / "README.md").read_text()
    trainer = trainer_of(finetune, flags(pretrained, rows, tmp_path))
    for name, value in trainer.model.model.text_encoder.state_dict().items():
        assert torch.equal(value, model.model.text_encoder.state_dict()[name]), name


def test_evaluations_hide_the_same_parts_of_held_out_pages(tiny_model_folder, rows, tmp_path):
    still = "--max_steps 2 --eval_steps 1 --learning_rate 0 --eval_pages 3 --ema_start 1".split()
    assert main(flags(tiny_model_folder, rows, tmp_path, *still)) == 0
    first, second = [row for row in log_of(tmp_path, 2) if "eval_loss" in row]
    losses = [f"eval_{name}_loss" for name in LOSSES]
    assert [first[name] for name in losses] == [second[name] for name in losses]
    config = json.loads((tmp_path / "config.json").read_text())
    weights = [config[f"{name}_loss_weight"] for name in LOSSES]
    assert first["eval_loss"] == pytest.approx(sum(w * first[n] for w, n in zip(weights, losses)), rel=1e-4)


def test_words_alone_leaves_the_image_encoder_unchanged(pretrained, rows, tmp_path):
    main(flags(pretrained, rows, tmp_path, *"--max_steps 2 --words_alone True --ema_start 0.5".split()))
    before, after = (load_file(folder / "model.safetensors") for folder in (pretrained, tmp_path))
    changed = {name for name in before if not torch.equal(before[name], after[name])}
    rooms = {name.removeprefix("model.").partition(".")[0] for name in changed}
    averages = {"target_text_encoder", "target_image_encoder"}  # of the encoders, which the start is behind
    assert rooms == {"text_encoder", "fusion", "mlm_head"} | averages
    trained, scored = ([row for row in log_of(tmp_path, 2) if name in row] for name in ("loss", "eval_loss"))
    assert trained and scored and not any("mim" in name or "jepa" in name for row in trained + scored for name in row)


def test_resumed_run_equals_an_uninterrupted_one(tiny_model_folder, pretrained, rows, tmp_path):
    run = shutil.copytree(pretrained, tmp_path / "run")
    shutil.rmtree(run / "checkpoint-4")
    (run / "model.safetensors").unlink()
    main(flags(tiny_model_folder, rows, run, *PRETRAINED, "--resume_from_checkpoint", "True"))
    first, second = (load_file(folder / "model.safetensors") for folder in (pretrained, run))
    assert all(torch.equal(first[name], second[name]) for name in first)
    assert any(name.startswith("target_image_encoder.") for name in first)


@pytest.mark.parametrize(
    "more, message",
    [
        (["--max_steps", "1", "--loss_weights", "1"], "--loss_weights has 1 numbers"),
        (["--max_steps", "1", "--word_share", "1.5"], "word_share"),
        (["--max_steps", "1", "--jepa_context", "pixels"], "jepa_context.*'joint', 'text', 'image'"),
        (["--max_steps", "1", "--image_size", "100"], "image_size is 100; it must be a multiple of"),
    ],
)
def test_invalid_settings_raise(tiny_model_folder, rows, tmp_path, more, message):
    with pytest.raises(ValueError, match=message):
        main(flags(tiny_model_folder, rows, tmp_path, *more))


def test_flags_reach_the_collator_and_the_target_encoders(tiny_model_folder, rows, tmp_path, trainer_of):
    given = "--word_share 0.3 --target_blocks 2 --ema_start 0.9 --max_page_tokens 40"
    trainer = trainer_of(main, flags(tiny_model_folder, rows, tmp_path, "--max_steps", "1", *given.split()))
    collator = trainer.data_collator
    assert (collator.word_share, collator.target_blocks) == (0.3, 2)
    assert collator.max_length == 40
    (callback,) = (each for each in trainer.callback_handler.callbacks if isinstance(each, TargetEncoderCallback))
    assert callback.start == 0.9


def test_crops_of_several_datasets_pretrain_a_model_that_is_fine_tuned_at_another_size(
    tiny_model_folder, rows, generated_rows, tmp_path, trainer_of
):
    given = flags(tiny_model_folder, rows, tmp_path, *"--image_size 64 --page_size 200 --max_steps 1".split())
    given[given.index("--dataset") + 2 : 4] = [str(generated_rows), "--dataset_weights", "3", "1"]
    trainer = trainer_of(main, given)
    batch = trainer.data_collator([next(iter(trainer.train_dataset)), next(iter(trainer.eval_dataset))])
    assert batch["pixel_values"].shape[2:] == (64, 64) and batch["reshaped_input_sizes"].tolist() == [[64, 64]] * 2
    trainer.save_model(tmp_path)
    assert DJepaForPreTraining.from_pretrained(tmp_path).config.vision_config.image_size == 64
    trainer = trainer_of(finetune, flags(tmp_path, rows, tmp_path / "tuned", "--image_size", "128"))
    assert trainer.model.config.vision_config.image_size == 128
    assert trainer.processing_class.image_processor.size["height"] == 128
