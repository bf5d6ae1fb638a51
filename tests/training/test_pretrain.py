"""`djepa pretrain` on a small dataset: losses, health, resuming, fine-tuning of the result."""

import json

import datasets
import numpy as np
import pytest
import torch
from safetensors.torch import load_file
from transformers import EvalPrediction

from builders import draw_page
from djepa_cli import main as djepa
from transformers_djepa import DJepaForPreTraining, TargetEncoderCallback
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES
from transformers_djepa.training.finetune import REPLAY
from transformers_djepa.training.finetune import main as finetune
from transformers_djepa.training.metrics import LOSSES, effective_rank, pretraining_metrics
from transformers_djepa.training.pretrain import main


WORDS = [f"word{index}" for index in range(16)]
BOXES = [[50.0 + 200 * (i % 4), 50.0 + 180 * (i // 4), 200 + 200 * (i % 4), 90 + 180 * (i // 4)] for i in range(16)]


def write_pages(file, numbers):
    rows = [
        {
            "image": draw_page([f"page {number}"], (200, 250)),
            "words": [*WORDS[number:], *WORDS[:number]],
            "boxes": BOXES,
            "page_id": f"page-{number}",
            "document_id": f"page-{number}",
            "questions": [],
        }
        for number in numbers
    ]
    datasets.Dataset.from_list(rows, features=PAGE_EXAMPLE_FEATURES).to_parquet(file)


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pages")
    write_pages(folder / "train-00000.parquet", range(6))
    return folder


@pytest.fixture(scope="module")
def split_pages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("split_pages")
    write_pages(folder / "train-00000.parquet", range(6))
    write_pages(folder / "validation-00000.parquet", range(6, 11))
    return folder


def flags(model, pages, output, *more):
    settings = f"--model {model} --dataset {pages} --output_dir {output} --use_cpu True --dataloader_num_workers 0"
    settings += " --logging_steps 1 --save_steps 2 --warmup_steps 0 --lr_scheduler_type constant --disable_tqdm True"
    return [*settings.split(), "--per_device_train_batch_size", "2", *more]


def test_every_loss_and_the_health_of_the_representation_are_logged(tiny_model_folder, pages, tmp_path):
    large = ["--per_device_train_batch_size", "6"]
    assert main(flags(tiny_model_folder, pages, tmp_path, "--max_steps", "2", *large)) == 0
    row = json.loads((tmp_path / "checkpoint-2" / "trainer_state.json").read_text())["log_history"][0]
    assert {f"{name}_loss" for name in LOSSES} <= set(row)
    assert {"image_target_rank", "image_cosine", "image_target_std", "image_prediction_std"} <= set(row)
    spreads = [row[f"{name}_spread"] for name in ("image", "text", "joint_image", "joint_text")]
    assert all(0 < spread < 1 for spread in spreads)


def log_of(folder, step):
    return json.loads((folder / f"checkpoint-{step}" / "trainer_state.json").read_text())["log_history"]


def test_evaluations_hide_the_same_parts_of_held_out_pages(tiny_model_folder, split_pages, tmp_path):
    still = ["--max_steps", "2", "--eval_steps", "1", "--learning_rate", "0", "--eval_pages", "3", "--ema_start", "1"]
    assert main(flags(tiny_model_folder, split_pages, tmp_path, *still)) == 0
    first, second = [row for row in log_of(tmp_path, 2) if "eval_loss" in row]
    losses = [f"eval_{name}_loss" for name in LOSSES]
    assert [first[name] for name in losses] == [second[name] for name in losses]
    config = json.loads((tmp_path / "config.json").read_text())
    weights = [config[f"{name}_loss_weight"] for name in LOSSES]
    assert first["eval_loss"] == pytest.approx(sum(w * first[n] for w, n in zip(weights, losses)), rel=1e-4)
    results = json.loads((tmp_path / "eval_results.json").read_text())
    assert results["eval_mlm_loss"] == first["eval_mlm_loss"]
    assert "validation" in (tmp_path / "README.md").read_text()


@pytest.mark.parametrize("more", ([], ["--split", "validation"]))
def test_no_evaluation_without_held_out_pages(tiny_model_folder, pages, split_pages, tmp_path, more):
    folder = split_pages if more else pages
    assert main(flags(tiny_model_folder, folder, tmp_path, "--max_steps", "2", "--eval_steps", "1", *more)) == 0
    assert not any("eval_loss" in row for row in log_of(tmp_path, 2))
    assert not (tmp_path / "eval_results.json").exists()


def test_losses_without_values_are_dropped_from_metrics():
    values = np.array([[1.0, np.nan, 2.0, np.nan, np.nan, np.nan], [3.0, *[np.nan] * 5]])
    metrics = pretraining_metrics(EvalPrediction(predictions=values, label_ids=np.ones(2)))
    assert metrics == {"mlm_loss": 2.0, "jepa_image_loss": 2.0}


def test_train_only_updates_named_parameters_and_their_targets(tiny_model_folder, pages, tmp_path):
    start = tmp_path / "start"
    main(flags(tiny_model_folder, pages, start, "--max_steps", "1", "--learning_rate", "0"))
    image_alone = ["--ema_start", "0.5", "--train_only", "model.image_encoder."]
    main(flags(start, pages, tmp_path / "out", "--max_steps", "2", *image_alone))
    before, after = (load_file(tmp_path / name / "model.safetensors") for name in ("start", "out"))
    changed = {name for name in before if not torch.equal(before[name], after[name])}
    assert {name.split(".embeddings")[0].split(".encoder")[0] for name in changed} == {
        "model.image_encoder",
        "target_image_encoder",
    }


def test_words_alone_leaves_the_image_encoder_unchanged(tiny_model_folder, split_pages, tmp_path):
    start = tmp_path / "start"
    main(flags(tiny_model_folder, split_pages, start, "--max_steps", "1", "--learning_rate", "0"))
    words_alone = ["--max_steps", "2", "--eval_steps", "2", "--words_alone", "True", "--ema_start", "0.5"]
    main(flags(start, split_pages, tmp_path / "out", *words_alone))
    before, after = (load_file(tmp_path / name / "model.safetensors") for name in ("start", "out"))
    changed = {name for name in before if not torch.equal(before[name], after[name])}
    rooms = {name.removeprefix("model.").partition(".")[0] for name in changed}
    assert rooms == {"text_encoder", "fusion", "mlm_head", "target_text_encoder"}
    trained, scored = ([row for row in log_of(tmp_path / "out", 2) if name in row] for name in ("loss", "eval_loss"))
    assert trained and scored and not any("mim" in name or "jepa" in name for row in trained + scored for name in row)


def test_resumed_run_equals_an_uninterrupted_one(tiny_model_folder, pages, tmp_path):
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    main(flags(tiny_model_folder, pages, whole, "--max_steps", "4"))
    main(flags(tiny_model_folder, pages, cut, "--max_steps", "4", "--save_steps", "2"))
    (cut / "model.safetensors").unlink()
    for file in (cut / "checkpoint-4").iterdir():
        file.unlink() if file.is_file() else None
    main(
        flags(tiny_model_folder, pages, cut, "--max_steps", "4", "--resume_from_checkpoint", str(cut / "checkpoint-2"))
    )
    first, second = load_file(whole / "model.safetensors"), load_file(cut / "model.safetensors")
    assert all(torch.equal(first[name], second[name]) for name in first)
    assert any(name.startswith("target_image_encoder.") for name in first)


def test_pretrains_with_natural_gradient_and_fine_tunes_the_result(tiny_model_folder, pages, tmp_path):
    chosen = "--optim natural_gradient --optim_args rank=4 --jepa_context text --loss_weights 1 0.5 1 1".split()
    chosen += ["--collapse_weights", "2", "0"]
    assert main(flags(tiny_model_folder, pages, tmp_path, "--max_steps", "2", *chosen)) == 0
    model = DJepaForPreTraining.from_pretrained(tmp_path)
    assert model.config.jepa_context == "text" and model.config.mim_loss_weight == 0.5
    assert (model.config.variance_loss_weight, model.config.covariance_loss_weight) == (2.0, 0.0)
    assert (tmp_path / "preconditioner.png").is_file()
    tuned = ["finetune", "--model", str(tmp_path), "--dataset", str(REPLAY), "--max_steps", "1", "--eval_pages", "1"]
    tuned += ["--output_dir", str(tmp_path / "tuned"), "--use_cpu", "True", "--dataloader_num_workers", "0"]
    assert djepa([*tuned, "--max_page_tokens", "64", "--max_questions", "2", "--disable_tqdm", "True"]) == 0


@pytest.mark.parametrize(
    "more, message",
    (
        (["--max_steps", "1", "--loss_weights", "1"], "--loss_weights has 1 numbers"),
        (["--max_steps", "1", "--collapse_weights", "1"], "--collapse_weights has 1 numbers; give 2, for variance"),
        (["--max_steps", "1", "--collapse_weights", "1", "-1"], "none may be negative"),
        (
            ["--max_steps", "1", "--loss_weights", "0", "0", "0", "0"],
            "at least one of mlm, mim, jepa_image, jepa_text must be above 0",
        ),
        (
            ["--max_steps", "1", "--words_alone", "True", "--loss_weights", "0", "1", "1", "1"],
            "MLM alone, whose weight is 0",
        ),
        (["--max_steps", "1", "--word_share", "1.5"], "word_share"),
        (["--max_steps", "1", "--train_only", "target_image_encoder."], "matches no parameter; names begin with image"),
        (["--max_steps", "1", "--model", "nano"], "give --processor"),
        (["--max_steps", "1", "--jepa_context", "pixels"], "jepa_context must be one of joint, text, image"),
        (["--max_steps", "1", "--prompt_encoder", "clip"], "give --prompt_encoder to `djepa finetune`"),
        (["--max_steps", "1", "--max_page_tokens", "2"], "--max_page_tokens must be at least 3"),
        (["--max_steps", "1", "--dataset_weights", "1", "2"], "2 numbers for 1 datasets"),
        (["--max_steps", "1", "--image_size", "100"], "image_size is 100; it must be a multiple of"),
        (["--max_steps", "1", "--page_size", "0"], "--page_size must be at least 32 pixels"),
        (["--max_steps", "1", "--page_size", "64", "--words_alone", "True"], "--page_size crops images"),
    ),
)
def test_invalid_settings_raise(tiny_model_folder, pages, tmp_path, more, message):
    with pytest.raises(ValueError, match=message):
        main(flags(tiny_model_folder, pages, tmp_path, *more))


def test_flags_reach_the_collator_and_the_target_encoders(tiny_model_folder, pages, tmp_path, trainer_of):
    given = "--word_share 0.3 --target_blocks 2 --hide_words_in_blocks True --ema_start 0.9 --max_page_tokens 40"
    trainer = trainer_of(main, flags(tiny_model_folder, pages, tmp_path, "--max_steps", "1", *given.split()))
    collator = trainer.data_collator
    assert (collator.word_share, collator.blocks.targets, collator.hide_words_in_blocks) == (0.3, 2, True)
    assert collator.max_length == 40
    (callback,) = (each for each in trainer.callback_handler.callbacks if isinstance(each, TargetEncoderCallback))
    assert callback.start == 0.9


def test_crops_of_several_datasets_pretrain_a_model_that_is_fine_tuned_at_another_size(
    tiny_model_folder, split_pages, pages, tmp_path, trainer_of
):
    crops = [str(pages), "--dataset_weights", "3", "1", "--image_size", "64", "--page_size", "200"]
    given = flags(tiny_model_folder, split_pages, tmp_path, *"--max_steps 2 --eval_pages 2".split())
    given[given.index("--dataset") + 2 : 4] = crops
    assert main(given) == 0
    card = (tmp_path / "README.md").read_text()
    assert pages.name in card and split_pages.name in card
    assert DJepaForPreTraining.from_pretrained(tmp_path).config.vision_config.image_size == 64
    trainer = trainer_of(main, given)
    batch = trainer.data_collator([next(iter(trainer.train_dataset)), next(iter(trainer.eval_dataset))])
    assert batch["pixel_values"].shape[2:] == (64, 64) and batch["reshaped_input_sizes"].tolist() == [[64, 64]] * 2
    tuned = f"--model {tmp_path} --dataset {REPLAY} --image_size 128 --max_steps 1 --use_cpu True --eval_pages 1"
    trainer = trainer_of(finetune, [*tuned.split(), "--output_dir", str(tmp_path / "tuned")])
    assert trainer.model.config.vision_config.image_size == 128
    assert trainer.processing_class.image_processor.size["height"] == 128


def test_the_effective_rank_counts_directions():
    rows = torch.randn(500, 20, generator=torch.Generator().manual_seed(0))
    assert effective_rank(rows) > 18
    assert effective_rank(rows[:, :1] * torch.randn(1, 20)) == pytest.approx(1, abs=0.01)
    assert effective_rank(torch.ones(50, 20)) == 1
