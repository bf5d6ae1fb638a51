"""`djepa finetune` on a small set of rows: settings, training, resuming, evaluation."""

import json
import re
import sys
from pathlib import Path

import pytest
import torch
from huggingface_hub import ModelCard
from safetensors.torch import load_file
from transformers import Trainer

from training_runs import flags
from transformers_djepa.data.simulated_prompts import PROMPT_SHARES
from transformers_djepa.trainer_callbacks import progress
from transformers_djepa.training.command import parse_command
from transformers_djepa.training.finetune import DEFAULTS, GROUPS, main


def parse(argv: list[str]) -> tuple:
    return parse_command("finetune", GROUPS, DEFAULTS, argv)


def results_of(folder):
    return json.loads((folder / "eval_results.json").read_text())


def log_of(folder):
    return json.loads((folder / "checkpoint-4" / "trainer_state.json").read_text())["log_history"]


def test_trains_evaluates_and_saves_a_model_that_loads(tiny_model_folder, finetuned):
    scores = {"eval_loss", "eval_mask_iou", "eval_mask_iou_50", "eval_word_exact", "eval_presence_auroc"}
    assert scores <= set(results_of(finetuned))
    before, after = (load_file(folder / "model.safetensors") for folder in (tiny_model_folder, finetuned))
    assert before.keys() == after.keys()
    assert not torch.equal(before["mask_decoder.word_bias"], after["mask_decoder.word_bias"])
    assert (finetuned / "prompt_tokenizer" / "tokenizer.json").is_file()
    assert {"mask_loss", "dice_loss", "iou_loss", "presence_loss", "word_loss"} <= set(log_of(finetuned)[0])


def test_trains_with_the_natural_gradient_by_default(finetuned):
    log = log_of(finetuned)[0]
    assert any(name.startswith("preconditioner/") and name.endswith("retained_energy") for name in log)
    state = torch.load(finetuned / "checkpoint-2" / "optimizer.pt", weights_only=True)
    assert {group["initial_lr"] for group in state["param_groups"]} == {1e-5, 1e-4}  # of encoders, and of the others
    assert all(group["rank"] == 4 for group in state["param_groups"])


@pytest.mark.slow
def test_max_minutes_ends_training_when_the_learning_rate_has_decayed(
    tiny_model_folder, rows, tmp_path, monkeypatch, capsys
):
    monkeypatch.setattr(progress, "FITTED_EVERY", 2)
    monkeypatch.setattr(progress, "process_age", lambda: 0.0)
    limits = "--max_steps 1000000 --max_minutes 0.1 --warmup_steps 1 --save_strategy no --eval_steps 1000000"
    limits += " --lr_scheduler_type warmup_stable_decay --model_card False --learning_rate 1e-3"
    main(flags(tiny_model_folder, rows, tmp_path, *limits.split()))
    assert (tmp_path / "model.safetensors").is_file()
    rates = [float(rate) for rate in re.findall("'learning_rate': '([^']+)'", capsys.readouterr().out)]
    assert max(rates) == 1e-3 and rates[-1] < 1e-3


def test_train_only_updates_named_parameters(tiny_model_folder, rows, tmp_path):
    main(flags(tiny_model_folder, rows, tmp_path / "out", "--max_steps", "2", "--train_only", "mask_decoder."))
    before = load_file(tiny_model_folder / "model.safetensors")
    after = load_file(tmp_path / "out" / "model.safetensors")
    changed = {name for name in before if not torch.equal(before[name], after[name])}
    assert changed and all(name.startswith("mask_decoder.") for name in changed)


def test_flags_override_the_file_and_the_file_overrides_defaults(tmp_path):
    settings = tmp_path / "settings.yaml"
    settings.write_text("max_steps: 50\nlearning_rate: 1.0e-3\ndataset: [mine, rows]\ndataset_weights: [7e-1, 3]\n")
    data, *_, training = parse([str(settings), "--max_steps", "40", "--output_dir", str(tmp_path)])
    assert (training.max_steps, training.learning_rate, data.dataset) == (40, 1e-3, ["mine", "rows"])
    assert data.dataset_weights == [0.7, 3.0]  # YAML reads 7e-1 as a string
    assert training.lr_scheduler_type == "warmup_stable_decay" and training.get_warmup_steps(40) == 2


def test_flags_reach_the_collators_and_the_loaders(tiny_model_folder, rows, tmp_path, trainer_of):
    given = "--max_steps 1 --hidden_share 0.2 --max_page_tokens 50 --max_questions 3"
    argv = flags(tiny_model_folder, rows, tmp_path / "out", *given.split())
    trainer = trainer_of(main, [*argv, "--only_questions", "True"])
    for collator in (trainer.data_collator, trainer.eval_collator):
        assert (collator.max_length, collator.max_questions) == (50, 3)
        assert collator.only_questions and collator.use_image
    assert (trainer.data_collator.hidden_share, trainer.eval_collator.hidden_share) == (0.2, 0.0)
    assert (trainer.data_collator.overlap_share, trainer.eval_collator.overlap_share) == (0.9, 1.0)
    trainer = trainer_of(main, argv)
    assert trainer.data_collator.prompt_shares == PROMPT_SHARES and not trainer.data_collator.only_questions
    assert trainer.eval_collator.only_questions


def test_last_push_has_the_final_evaluation(tiny_model_folder, rows, tmp_path, monkeypatch):
    pushed = []

    class Hub:
        def upload_folder(self, folder_path, **kwargs):
            folder = Path(folder_path)
            pushed.append({file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()})

    monkeypatch.setattr(sys.modules[Trainer.__module__], "hf_api", Hub)
    monkeypatch.setattr(Trainer, "init_hf_repo", lambda self, **kwargs: setattr(self, "hub_model_id", "me/invoices"))
    more = "--max_steps 1 --eval_strategy no --push_to_hub True --hub_strategy end".split()
    assert main(flags(tiny_model_folder, rows, tmp_path, *more)) == 0
    results = json.loads(pushed[-1]["eval_results.json"])
    assert "eval_mask_iou" in results and {"model.safetensors", "processor_config.json"} <= set(pushed[-1])
    card = ModelCard(pushed[-1]["README.md"].decode())
    found = {result.metric_type: result.metric_value for result in card.data.eval_results}
    assert found and set(found.values()) <= set(results.values())


@pytest.mark.parametrize(
    ("more", "steps"),
    [("--max_steps 3", [2, 3]), ("--max_steps 2 --load_best_model_at_end True", [2, 2])],
)
def test_saved_results_are_of_the_saved_weights_which_are_evaluated_once(
    tiny_model_folder, rows, tmp_path, monkeypatch, more, steps
):
    evaluated, evaluate = [], Trainer.evaluate

    def watch(self, *args, **kwargs):
        metrics = evaluate(self, *args, **kwargs)
        evaluated.append((self.state.global_step, metrics))
        return metrics

    monkeypatch.setattr(Trainer, "evaluate", watch)
    assert main(flags(tiny_model_folder, rows, tmp_path, *more.split())) == 0
    assert [step for step, _ in evaluated] == steps
    assert json.loads((tmp_path / "eval_results.json").read_text()) == evaluated[-1][1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["missing.yaml"], "missing.yaml cannot be read as settings"),
        (["--max_steps", "1", "--train_only", "nothing"], "matches no parameter; names begin with mask_decoder"),
        (["--max_steps", "1", "--dataset", "a", "b", "--dataset_weights", "1"], "1 numbers for 2 datasets"),
        (["--max_steps", "1", "--hidden_share", "15"], "--hidden_share must be at least 0 and below 1, got 15"),
    ],
)
def test_invalid_settings_raise(tiny_model_folder, rows, tmp_path, arguments, message):
    if not arguments[0].endswith(".yaml"):
        arguments = flags(tiny_model_folder, rows, tmp_path / "out", *arguments)
    with pytest.raises(ValueError, match=message):
        main(arguments)


@pytest.mark.parametrize(
    "optim_args, message",
    [
        ("rang=4", "rang: no such setting"),
        ("lr=0.1", "lr: no such setting"),  # --learning_rate
        ("low_rank=False", "low_rank: no such setting"),
        ("damping=1e-3x", "damping must be above 0 .* got '1e-3x'"),
        ("betas=0.9", "betas must be two numbers in .* got 0.9"),
    ],
)
def test_invalid_optim_args_raise(tmp_path, optim_args, message):
    with pytest.raises(ValueError, match=message):
        parse(f"--output_dir {tmp_path} --max_steps 1 --optim natural_gradient --optim_args {optim_args}".split())
